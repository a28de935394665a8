/** From an address back to a view: which board, from which text, under which names. */

import { TextError, views } from "../define.js";
import { modes } from "../element-opening.js";
import { readCompare } from "./compare-link.js";
import { parseLink } from "./link.js";

/**
 * @typedef {Awaited<ReturnType<typeof import("../define.js").FewestMoves.core>>} Core
 * @typedef {import("./link.js").Link} Link
 * @typedef {import("./address.js").Entry} Entry
 * @typedef {import("../strings/index.js").Words} Words
 * @typedef {import("../strings/page.js").PageWords} PageWords
 * @typedef {object} LinkProblem
 * @property {string} fault
 * @property {string} part of the address
 * @property {TextError} [error] what is wrong with the board
 * @property {(words: Words, page: PageWords) => string} [why] what is wrong with the move
 * @typedef {{ link: Link | null, entry: Entry, problem: LinkProblem | null }} Restored
 */

/** @param {string} puzzle @returns {Entry} */
const sampleOf = (puzzle) => ({ text: views[puzzle].sample, size: "", start: "", case: views[puzzle].sampleCase ?? 1 });

/**
 * The board of a link in the judge's form, as if it had been pasted; in another one where the judge's cannot tell it.
 * @param {Core} core
 * @param {Link} link
 * @returns {Entry}
 */
function written(core, link) {
  const { puzzle, board } = link;
  const [one] = core.parse(puzzle, board);
  const { rows, columns } = one;
  const { size } = views[puzzle];
  const isTold = size === null || (rows === size.rows && columns === size.columns);
  const entries = ["judge", "drawn"].map((form) => ({
    text: one.write(form, { list: true }),
    size: isTold ? "" : `${rows}x${columns}`,
    start: "",
    case: 1,
  }));
  one.free();
  return entries.find((entry) => belongs(core, link, entry)) ?? { ...entries[0], text: board, size: "" };
}

/**
 * Whether the text beside a link still has the link's board in its place.
 * @param {Core} core
 * @param {Link} link
 * @param {Entry} entry
 */
function belongs(core, link, entry) {
  const [rows, columns] = entry.size.split("x").map(Number);
  const [x, y] = entry.start.split(",").map(Number);
  try {
    const boards = core.parse(link.puzzle, entry.text, {
      ...(entry.size === "" ? {} : { rows, columns }),
      ...(entry.start === "" ? {} : { start: [x, y] }),
    });
    const same = boards[entry.case - 1]?.write("link") === link.board;
    for (const board of boards) board.free();
    return same;
  } catch {
    return false;
  }
}

/**
 * The moves and the step of a link, as far as its board lets them go.
 * @param {Core} core
 * @param {Link} link of a board that can be read
 * @returns {{ link: Link, problem: LinkProblem | null }}
 */
function playable(core, link) {
  const { puzzle, moves, mode, step } = link;
  const [board] = core.parse(puzzle, link.board);
  try {
    let state = board.start;
    for (const [made, move] of [...moves].entries()) {
      const known = board.moves.includes(move);
      const refusal = known ? state.refusal(move) : null;
      if (!known || refusal !== null) {
        /** @type {LinkProblem["why"]} */
        const why = (words, page) => {
          if (refusal === null) return words.textErrors["expected-move"]({ found: move, numbers: [] });
          return refusal === "over" ? page.link.over : (words.puzzles[puzzle].refusals[refusal] ?? refusal);
        };
        const problem = { fault: "game", part: String(made + 1), why };
        return { link: { ...link, moves: moves.slice(0, made), step: null }, problem };
      }
      state = state.apply(move);
    }
    // How long a solution is shows only once it is found.
    if (mode !== "play" || step === null || step <= moves.length) return { link, problem: null };
    return { link: { ...link, step: null }, problem: { fault: "end", part: String(step) } };
  } finally {
    board.free();
  }
}

/**
 * A link whose searches side by side can be read, and what else is worth saying of it: steps of another version are
 * steps all the same, though others may be found there.
 * @param {Link} link
 * @param {{ engines: readonly string[], bounds: readonly string[] }} names
 * @param {number} traceVersion
 * @returns {{ link: Link, problem: LinkProblem | null }}
 */
function searchable(link, names, traceVersion) {
  if (link.compare !== "" && readCompare(link.compare, names) === null) {
    return { link: { ...link, compare: "" }, problem: { fault: "compare", part: link.compare } };
  }
  const moved = link.trace !== null && link.trace !== traceVersion;
  return { link, problem: moved ? { fault: "trace", part: "" } : null };
}

/**
 * What an address asks for. Where it asks for nothing sensible: the sample, and what is wrong.
 * @param {Core} core
 * @param {string} fragment
 * @param {Entry | null} entry what the history holds beside it
 * @param {string} puzzle whose sample it is
 * @returns {Restored}
 */
export function restored(core, fragment, entry, puzzle) {
  const sample = (/** @type {LinkProblem | null} */ problem) => ({ link: null, entry: sampleOf(puzzle), problem });
  const engines = core.engines.map(({ name }) => name);
  const parsed = parseLink(fragment, { puzzles: Object.keys(views), modes, engines });
  if (parsed === null) return sample(null);
  if ("fault" in parsed) return sample(parsed);
  const bounds = core.puzzles.find(({ name }) => name === parsed.link.puzzle)?.bounds ?? [];
  const { link, problem: doubt } = searchable(parsed.link, { engines, bounds }, core.traceVersion);
  if (link.bound !== "" && !bounds.includes(link.bound)) return sample({ fault: "bound", part: link.bound });
  try {
    const alone = written(core, link);
    const { problem, ...played } = playable(core, link);
    return {
      ...played,
      problem: problem ?? doubt,
      entry: entry !== null && belongs(core, link, entry) ? entry : alone,
    };
  } catch (error) {
    if (error instanceof TextError) return sample({ fault: "board", part: "", error });
    throw error;
  }
}
