/** What Wall Pushers tells its words about a cell and about a move. */

import { directions } from "./shapes.js";
import { bits, isOutside, order, playerOf } from "./wall-geometry.js";

/**
 * @typedef {import("./index.js").Scene} Scene
 * @typedef {import("./index.js").Place} Place
 * @typedef {import("./index.js").Happening} Happening
 * @typedef {import("./shapes.js").Direction} Direction
 */

/** @param {Pick<Scene, "board" | "shot" | "words">} scene @param {Place} place */
export function nameCell({ board, shot, words }, { row, column }) {
  const value = shot.cells[row * board.columns + column];
  const player = playerOf(shot);
  const edge = (/** @type {Direction} */ side) =>
    isOutside({ row: row + directions[side].row, column: column + directions[side].column }, board);
  return words.cell({
    row: row + 1,
    column: column + 1,
    walls: order.filter((side) => (value & bits[side]) !== 0),
    exits: order.filter((side) => (value & bits[side]) === 0 && edge(side)),
    player: player.row === row && player.column === column,
  });
}

/** @param {any} words @param {Happening} happening */
export function tell(words, { move, events }) {
  const has = (/** @type {string} */ kind) => events.some((event) => event.kind === kind);
  return words.tell({ move, pushed: has("slide"), closed: has("close"), left: has("leave") });
}
