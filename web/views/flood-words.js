/** What Flood tells its words about a cell, about a move and about how far one has come. */

import { colourOf, isFlooded, touches } from "./flood-geometry.js";

/**
 * @typedef {import("./index.js").Scene} Scene
 * @typedef {import("./index.js").Shot} Shot
 * @typedef {import("./index.js").Place} Place
 * @typedef {import("./index.js").Happening} Happening
 */

/** The number of a colour from its move: `0` to `9`, then `a` to `z`. @param {string} move */
export const numberOf = (move) => parseInt(move, 36);
/** @param {number} colour */
export const moveOf = (colour) => colour.toString(36);

/** @param {Pick<Scene, "board" | "shot" | "words">} scene @param {Place} place */
export function nameCell({ board, shot, words }, { row, column }) {
  const at = row * board.columns + column;
  const value = shot.cells[at];
  return words.cell({
    row: row + 1,
    column: column + 1,
    move: moveOf(colourOf(value)),
    flooded: isFlooded(value),
    touches: touches(board, shot.cells, at),
  });
}

/** @param {any} words @param {Happening} happening */
export function tell(words, { move, events }) {
  return words.tell({ move, joined: events.filter(({ kind }) => kind === "flood").length });
}

/**
 * How far one has come, in one line.
 * @param {any} words @param {Shot} shot @param {Happening | null} _last
 * @param {{ made: number, fewest: number | null }} course the moves made, and how many the whole board needs as far as
 *   that is proved
 * @returns {string}
 */
export function counter(words, { cells, integers }, _last, { made, fewest }) {
  const [, flooded, left] = integers;
  return words.counter({ made, fewest, flooded, cells: cells.length, left });
}
