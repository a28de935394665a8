/** The moments of a course of moves: what a view has to draw, and what there is to say about each. */

import { views } from "../views/index.js";

/**
 * @typedef {import("../element-board.js").Board} Board
 * @typedef {import("../views/index.js").Scene} Scene
 * @typedef {import("../views/index.js").Place} Place
 * @typedef {import("../strings/index.js").Words} Words
 *
 * @typedef {object} Looks
 * @property {Words} words
 * @property {boolean} glyphs
 * @property {Place | null} followed where the one began who is followed; null: nobody is
 */

/**
 * The scene after some moves, as the element draws it, without hints and refusals.
 * @param {Board} board
 * @param {readonly string[]} moves legal ones
 * @param {Looks} looks
 * @returns {Scene}
 */
export function sceneAfter(board, moves, { words, glyphs, followed }) {
  const { puzzle } = board;
  const view = views[puzzle.name];
  const own = words.puzzles[puzzle.name];
  const trail = board.states(moves);
  const found = puzzle.obstacle;
  const isTraced = followed !== null && view.trace !== undefined;
  return {
    board: puzzle,
    shot: trail[moves.length],
    trail,
    last: board.happening(moves),
    undone: null,
    hint: null,
    refused: null,
    followed: isTraced ? (view.trace?.path(board.happenings(moves), followed) ?? null) : null,
    obstacle: found === null || found.row < 0 ? null : { row: found.row, column: found.column },
    active: { row: 0, column: 0 },
    glyphs,
    label: words.board(own.name, puzzle.rows, puzzle.columns),
    words: own,
  };
}

/**
 * What the last of some moves did, a sentence.
 * @param {Board} board @param {readonly string[]} moves @param {Looks} looks
 * @returns {string} empty: there is no move
 */
export function tellLast(board, moves, looks) {
  const last = board.happening(moves);
  if (last === null) return "";
  const { followed, words } = sceneAfter(board, moves, looks);
  return views[board.puzzle.name].tell(words, last, followed);
}

/**
 * All moves, a numbered line each, in words.
 * @param {Board} board
 * @param {readonly string[]} moves
 * @param {Looks} looks
 * @returns {string} whole lines
 */
export const inWords = (board, moves, looks) =>
  moves.map((_, index) => `${index + 1}. ${tellLast(board, moves.slice(0, index + 1), looks)}\n`).join("");
