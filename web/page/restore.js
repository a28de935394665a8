/** From an address back to a view: which board, from which text, under which names. */

import { views } from "../define.js";
import { boundsOf, readLink } from "../link/reading.js";
import { readCompare } from "./compare-link.js";
import { inForm, readBoards } from "./recast.js";

/**
 * @typedef {import("../link/reading.js").Core} Core
 * @typedef {import("../link/reading.js").LinkProblem} LinkProblem
 * @typedef {import("../link/link.js").Link} Link
 * @typedef {import("./address.js").Entry} Entry
 * @typedef {{ link: Link | null, entry: Entry, problem: LinkProblem | null }} Restored
 */

/** @param {string} puzzle @returns {Entry} */
const sampleOf = (puzzle) => ({
  text: views[puzzle].sample,
  size: "",
  start: "",
  case: views[puzzle].sampleCase ?? 1,
  typed: "",
});

/**
 * The board of a link in the judge's form, as if it had been pasted; in another one where the judge's cannot tell it.
 * @param {Core} core
 * @param {Link} link
 * @returns {Entry}
 */
function written(core, link) {
  const [one] = core.parse(link.puzzle, link.board);
  const recast = inForm(core, link.puzzle, [one]);
  one.free();
  for (const board of recast?.boards ?? []) board.free();
  return { ...(recast?.content ?? { text: link.board, size: "", start: "" }), case: 1, typed: "" };
}

/**
 * Whether the text beside a link still has the link's board in its place.
 * @param {Core} core
 * @param {Link} link
 * @param {Entry} entry
 */
function belongs(core, link, entry) {
  const boards = readBoards(core, link.puzzle, entry) ?? [];
  const same = boards[entry.case - 1]?.write("link") === link.board;
  for (const board of boards) board.free();
  return same;
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
  const { link: read, problem } = readLink(core, fragment);
  if (read === null) return { link: null, entry: sampleOf(puzzle), problem };
  const { link, problem: doubt } = comparable(core, read);
  return { link, entry: entryFor(core, link, entry), problem: doubt ?? problem };
}

/**
 * The board of a link as text: the one beside it, as long as that still has the board in its place.
 * @param {Core} core
 * @param {Link} link of a board that can be read
 * @param {Entry | null} entry
 * @returns {Entry}
 */
export const entryFor = (core, link, entry) =>
  entry !== null && belongs(core, link, entry) ? entry : written(core, link);

/**
 * A link whose searches side by side can be read.
 * @param {Core} core
 * @param {Link} link
 * @returns {{ link: Link, problem: LinkProblem | null }}
 */
function comparable(core, link) {
  const names = { engines: core.engines.map(({ name }) => name), bounds: boundsOf(core, link.puzzle) };
  if (link.compare === "" || readCompare(link.compare, names) !== null) return { link, problem: null };
  return { link: { ...link, compare: "" }, problem: { fault: "compare", part: link.compare, isFatal: false } };
}
