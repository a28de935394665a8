/**
 * Boards back into text: one case of a text in the place where it stood, or all of them in another form. Whatever is
 * written is read again before it is taken: not every form tells every board.
 */

import { parseOptions, RequestError } from "../element-board.js";
import { TextError, views } from "../define.js";

/**
 * @typedef {import("../define.js").Puzzle} Puzzle
 * @typedef {import("./input.js").Content} Content
 * @typedef {{ parse: import("../define.js").Fewest["parse"] }} Reader
 * @typedef {{ content: Content, boards: Puzzle[] }} Recast a text, and the boards that were read from it
 */

/** Forms that a text may be put into; one of them tells any board. */
const forms = Object.freeze(["judge", "drawn", "link"]);

/**
 * @param {Reader} core @param {string} puzzle @param {Content} content
 * @returns {Puzzle[] | null} null: no boards can be read from it
 */
export function readBoards(core, puzzle, { text, size, start }) {
  try {
    return core.parse(puzzle, text, parseOptions(size, start));
  } catch (error) {
    if ([TextError, RangeError, RequestError].some((kind) => error instanceof kind)) return null;
    throw error;
  }
}

/**
 * @param {string} puzzle @param {readonly Puzzle[]} boards @param {string} form
 * @returns {Content} a complete list of them
 */
function listOf(puzzle, boards, form) {
  const last = boards.length - 1;
  const cases = boards.map((board, index) => board.write(form, { list: index === last }));
  const { size } = views[puzzle];
  const [{ rows, columns }] = boards;
  const isTold = form !== "judge" || size === null || (rows === size.rows && columns === size.columns);
  return { text: cases.join(form === "judge" ? "" : "\n"), size: isTold ? "" : `${rows}x${columns}`, start: "" };
}

/**
 * The first of some texts from which just these boards are read.
 * @param {Reader} core @param {string} puzzle @param {readonly string[]} links of the boards
 * @param {Iterable<Content>} contents
 * @returns {Recast | null}
 */
function firstThatTells(core, puzzle, links, contents) {
  for (const content of contents) {
    const boards = readBoards(core, puzzle, content);
    if (boards === null) continue;
    if (boards.length === links.length && boards.every((board, index) => board.write("link") === links[index])) {
      return { content, boards };
    }
    for (const board of boards) board.free();
  }
  return null;
}

/** @param {readonly Puzzle[]} boards */
const linksOf = (boards) => boards.map((board) => board.write("link"));

/**
 * The boards in a form, or in the first one that tells them.
 * @param {Reader} core @param {string} puzzle @param {readonly Puzzle[]} boards
 * @param {readonly string[]} [wanted] forms, in the order in which they are tried
 * @returns {Recast | null} null: none of these forms tells them
 */
export function inForm(core, puzzle, boards, wanted = forms) {
  const contents = wanted.map((form) => () => listOf(puzzle, boards, form));
  return firstThatTells(core, puzzle, linksOf(boards), made(contents));
}

/** Each one only when it is asked for. @param {readonly (() => Content)[]} contents */
function* made(contents) {
  for (const make of contents) yield make();
}

/**
 * A text with another board in the place of one of its cases; where its form cannot tell that board, all cases are put
 * into one that can.
 * @param {Reader} core @param {string} puzzle @param {Content} content
 * @param {readonly Puzzle[]} boards that were read from it
 * @param {number} index of the case, from 0
 * @param {string} link the board
 * @returns {Recast}
 */
export function withBoard(core, puzzle, { text, size, start }, boards, index, link) {
  const [board] = core.parse(puzzle, link);
  const all = boards.map((other, at) => (at === index ? board : other));
  const { form, offset, length } = boards[index].place ?? { form: "judge", offset: 0, length: text.length };
  const alone = forms.includes(form) ? [form, ...forms] : forms;
  const replaced = () => ({
    text: text.slice(0, offset) + board.write(form).trimEnd() + text.slice(offset + length),
    size,
    start,
  });
  const lists = (boards.length === 1 ? alone : forms).map((each) => () => listOf(puzzle, all, each));
  try {
    const contents = boards.length === 1 ? lists : [replaced, ...lists];
    const recast = firstThatTells(core, puzzle, linksOf(all), made(contents));
    if (recast === null) throw new Error(`No form of ${puzzle} tells the board ${link}.`);
    return recast;
  } finally {
    board.free();
  }
}
