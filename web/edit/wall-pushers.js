/** How a board of Wall Pushers is drawn: walls on the sides of cells, gaps in the outline, the start. */

import { directions } from "../views/shapes.js";
import { bar, bits, isOutside, line, metrics, order, unit, walls } from "../views/wall-geometry.js";
import { cellAt, sideAt } from "./aim.js";
import { startPicture, wallPicture } from "./icons.js";

/**
 * @typedef {import("./crafts.js").Craft} Craft
 * @typedef {import("./crafts.js").Board} Board
 * @typedef {import("./crafts.js").Target} Target
 * @typedef {import("../types.js").Side} Side
 * @typedef {import("../views/index.js").Shot} Shot
 * @typedef {import("../views/index.js").Place} Place
 */

/** On a larger board the sides without walls are too many to be drawn. */
const mostSlots = 24;

/** @param {Board} board @param {Shot} shot @param {Place} place @param {Side} side */
const isWalled = ({ columns }, { cells }, { row, column }, side) => (cells[row * columns + column] & bits[side]) !== 0;

/** @param {Board} board @param {Place} place @param {Side} side */
const isOnOutline = (board, { row, column }, side) =>
  isOutside({ row: row + directions[side].row, column: column + directions[side].column }, board);

/** @param {Target} target */
const barOf = ({ row, column, side = "N" }) => bar(row, column, side);

/** @type {Craft} */
export const wallPushers = Object.freeze({
  tools: Object.freeze(["wall", "start"]),
  hasBrush: false,
  hasSides: true,
  aim: (board, point, { tool }, isStroke) => (tool === "start" ? cellAt(board, point) : sideAt(board, point, isStroke)),
  key: (target) => (target.side === undefined ? `${target.row} ${target.column}` : barOf(target).key),
  shape: (board, target) => {
    if (target.side !== undefined) return line(barOf(target), 0);
    const inset = metrics(board).gap + 6;
    const side = unit - 2 * inset;
    return `M${target.column * unit + inset} ${target.row * unit + inset}h${side}v${side}h${-side}z`;
  },
  edit: ({ row, column, side }) =>
    side === undefined ? { kind: "start", row, column } : { kind: "wall", row, column, side },
  settled: (board, shot, edit) =>
    edit.kind === "wall" ? { ...edit, on: !isWalled(board, shot, edit, edit.side) } : edit,
  facts: (board, shot, edit) =>
    edit.kind === "wall"
      ? { on: isWalled(board, shot, edit, edit.side), isOutline: isOnOutline(board, edit, edit.side) }
      : {},
  cellTools: (board, shot, { row, column }) => [
    ...order.map((side) => ({
      name: isOnOutline(board, { row, column }, side) ? `outline${side}` : `wall${side}`,
      picture: wallPicture(side),
      pressed: isWalled(board, shot, { row, column }, side),
      edit: /** @type {const} */ ({ kind: "wall", row, column, side }),
    })),
    {
      name: "start",
      picture: startPicture,
      pressed: shot.integers[0] === row && shot.integers[1] === column,
      edit: { kind: "start", row, column },
    },
  ],
  slots: (board, shot) => {
    if (Math.max(board.rows, board.columns) > mostSlots) return "";
    const all = walls(board, { ...shot, cells: new Uint8Array(shot.cells.length).fill(15) });
    const taken = walls(board, shot);
    const keys = new Set([...taken.inner, ...taken.outline].map(({ key }) => key));
    return [...all.inner, ...all.outline].flatMap((one) => (keys.has(one.key) ? [] : line(one, unit * 0.34))).join("");
  },
});
