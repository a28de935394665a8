/** From an address back to a view: which board, from which text, under which names. */

import { TextError, views } from "../define.js";
import { parseLink } from "./link.js";

/**
 * @typedef {Awaited<ReturnType<typeof import("../define.js").FewestMoves.core>>} Core
 * @typedef {import("./link.js").Link} Link
 * @typedef {import("./address.js").Entry} Entry
 * @typedef {{ fault: string, part: string, error?: TextError }} LinkProblem `error`: what is wrong with the board
 * @typedef {{ link: Link | null, entry: Entry, problem: LinkProblem | null }} Restored
 */

/** @param {string} puzzle @returns {Entry} */
const sampleOf = (puzzle) => ({ text: views[puzzle].sample, size: "", start: "", case: 1 });

/**
 * The board of a link in the judge's form, as if it had been pasted.
 * @param {Core} core
 * @param {Link} link
 * @returns {Entry}
 */
function written(core, { puzzle, board }) {
  const [one] = core.parse(puzzle, board);
  const { rows, columns } = one;
  const text = one.write("judge", { list: true });
  one.free();
  const { size } = views[puzzle];
  const isTold = size === null || (rows === size.rows && columns === size.columns);
  return { text, size: isTold ? "" : `${rows}x${columns}`, start: "", case: 1 };
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
 * What an address asks for. Where it asks for nothing sensible: the sample, and what is wrong.
 * @param {Core} core
 * @param {string} fragment
 * @param {Entry | null} entry what the history holds beside it
 * @param {string} puzzle whose sample it is
 * @returns {Restored}
 */
export function restored(core, fragment, entry, puzzle) {
  const sample = (/** @type {LinkProblem | null} */ problem) => ({ link: null, entry: sampleOf(puzzle), problem });
  const parsed = parseLink(fragment, {
    puzzles: Object.keys(views),
    modes: ["play", "solution"],
    engines: core.engines.map(({ name }) => name),
  });
  if (parsed === null) return sample(null);
  if ("fault" in parsed) return sample(parsed);
  const { link } = parsed;
  const bounds = core.puzzles.find(({ name }) => name === link.puzzle)?.bounds ?? [];
  if (link.bound !== "" && !bounds.includes(link.bound)) return sample({ fault: "bound", part: link.bound });
  try {
    const alone = written(core, link);
    return { link, entry: entry !== null && belongs(core, link, entry) ? entry : alone, problem: null };
  } catch (error) {
    if (error instanceof TextError) return sample({ fault: "board", part: "", error });
    throw error;
  }
}
