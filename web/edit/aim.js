/** From a point on the picture to what is meant there: a cell, or the side of one. */

import { clamp } from "../views/shapes.js";

/**
 * @typedef {import("./crafts.js").Board} Board
 * @typedef {import("./crafts.js").Point} Point
 * @typedef {import("./crafts.js").Target} Target
 */

/** How far beside a board a point may lie and still mean something there, in cells. */
const beyond = 0.6;
/** How near to a side a stroke must come, in cells. */
const near = 0.3;
/** By how much nearer than any other: around the posts, where sides meet, a stroke means none of them. */
const clearly = 0.15;

/** @param {Board} board @param {Point} point @returns {Target} the nearest cell */
const nearestCell = ({ rows, columns }, { x, y }) => ({
  row: clamp(Math.floor(y), 0, rows - 1),
  column: clamp(Math.floor(x), 0, columns - 1),
});

/** @param {Board} board @param {Point} point @param {number} margin */
const isWithin = ({ rows, columns }, { x, y }, margin) =>
  x >= -margin && y >= -margin && x < columns + margin && y < rows + margin;

/** @param {Board} board @param {Point} point @returns {Target | null} null: beside the board */
export const cellAt = (board, point) => (isWithin(board, point, 0) ? nearestCell(board, point) : null);

/**
 * The side that is nearest to a point, of the cell that the point is in.
 * @param {Board} board @param {Point} point @param {boolean} isStroke
 * @returns {Target | null}
 */
export function sideAt(board, point, isStroke) {
  if (!isWithin(board, point, beyond)) return null;
  const { x, y } = point;
  const { row, column } = nearestCell(board, point);
  // How far outside of the cell's row or column the point is, beside the board: the end of a side is as far away.
  const above = Math.max(row - y, y - row - 1, 0);
  const beside = Math.max(column - x, x - column - 1, 0);
  const distances = /** @type {const} */ ([
    ["W", Math.hypot(x - column, above)],
    ["E", Math.hypot(column + 1 - x, above)],
    ["N", Math.hypot(y - row, beside)],
    ["S", Math.hypot(row + 1 - y, beside)],
  ]);
  const [[side, nearest], [, next]] = [...distances].sort(([, one], [, other]) => one - other);
  if (isStroke && (nearest > near || next - nearest < clearly)) return null;
  return { row, column, side };
}

/** How far apart the points of a stroke are that are looked at, in cells. */
const stride = 0.2;

/** The points on the way from one to another, the last included. @param {Point} from @param {Point} to @returns {Point[]} */
export function pointsBetween(from, to) {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / stride));
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count;
    return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
  });
}
