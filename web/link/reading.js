/** From an address's fragment to a link that can be shown, or to what is wrong with it. */

import { TextError, views } from "../define.js";
import { modes } from "../element-opening.js";
import { textErrorSentence } from "../strings/text-error.js";
import { parseLink } from "./link.js";
import { visible } from "../strings/visible.js";

/**
 * @typedef {Awaited<ReturnType<typeof import("../define.js").FewestMoves.core>>} Core
 * @typedef {import("./link.js").Link} Link
 * @typedef {import("../strings/index.js").Words} Words
 * @typedef {import("../strings/link.js").LinkWords} LinkWords
 *
 * @typedef {object} LinkProblem
 * @property {string} fault a key of the words
 * @property {string} part of the address
 * @property {boolean} isFatal whether there is nothing to show
 * @property {TextError} [error] what is wrong with the board
 * @property {(words: Words, link: LinkWords) => string} [why] what is wrong with the move
 *
 * @typedef {{ link: Link | null, problem: LinkProblem | null }} Read both null: the fragment is empty
 */

/**
 * What a fragment asks for, as far as it can be shown. It throws nothing, whatever the fragment holds.
 * @param {Core} core
 * @param {string} fragment with or without its "#"
 * @returns {Read}
 */
export function readLink(core, fragment) {
  const nothing = (/** @type {Omit<LinkProblem, "isFatal">} */ problem) => ({
    link: null,
    problem: { ...problem, isFatal: true },
  });
  const engines = core.engines.map(({ name }) => name);
  const parsed = parseLink(fragment, { puzzles: Object.keys(views), modes, engines });
  if (parsed === null) return { link: null, problem: null };
  if ("fault" in parsed) return nothing(parsed);
  const { link } = parsed;
  const bounds = boundsOf(core, link.puzzle);
  if (link.bound !== "" && !bounds.includes(link.bound)) return nothing({ fault: "bound", part: link.bound });
  try {
    const played = playable(core, link);
    // Steps of another version are steps all the same, though others may be found there.
    const isOld = link.trace !== null && link.trace !== core.traceVersion;
    return { ...played, problem: played.problem ?? (isOld ? { fault: "trace", part: "", isFatal: false } : null) };
  } catch (error) {
    if (error instanceof TextError) return nothing({ fault: "board", part: "", error });
    throw error;
  }
}

/** @param {Core} core @param {string} puzzle @returns {readonly string[]} */
export const boundsOf = (core, puzzle) => core.puzzles.find(({ name }) => name === puzzle)?.bounds ?? [];

/**
 * The moves and the step of a link, as far as its board lets them go.
 * @param {Core} core
 * @param {Link} link
 * @returns {{ link: Link, problem: LinkProblem | null }}
 * @throws {TextError} its board is none
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
        const why = (words, own) => {
          if (refusal === null) return words.textErrors["expected-move"]({ found: move, numbers: [] });
          return refusal === "over" ? own.over : (words.puzzles[puzzle].refusals[refusal] ?? refusal);
        };
        const problem = { fault: "game", part: String(made + 1), isFatal: false, why };
        return { link: { ...link, moves: moves.slice(0, made), step: null }, problem };
      }
      state = state.apply(move);
    }
    // How long a solution is shows only once it is found.
    if (mode !== "play" || step === null || step <= moves.length) return { link, problem: null };
    return { link: { ...link, step: null }, problem: { fault: "end", part: String(step), isFatal: false } };
  } finally {
    board.free();
  }
}

/**
 * What is wrong with a link, in a sentence or two.
 * @param {LinkProblem} problem
 * @param {Words} words
 * @param {LinkWords} own
 * @returns {string}
 */
export function problemSentence({ fault, part, error, why }, words, own) {
  const say = /** @type {Readonly<Record<string, string | ((...parts: string[]) => string)>>} */ (own)[fault];
  const about = error === undefined ? (why?.(words, own) ?? visible(part)) : textErrorSentence(words, error);
  return typeof say === "function" ? say(about, visible(part)) : say;
}
