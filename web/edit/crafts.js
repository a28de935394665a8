/**
 * How the boards of each puzzle are drawn by hand. To add one: its file beside this one and a line in the table.
 *
 * A craft knows where on the picture something can be done, and which edit that asks for; what the edit does, and whether
 * it can be, the core says.
 */

import { escape } from "./escape.js";
import { flood } from "./flood.js";
import { wallPushers } from "./wall-pushers.js";

/**
 * @typedef {import("../types.js").Edit} Edit
 * @typedef {import("../types.js").Side} Side
 * @typedef {import("../views/index.js").Shot} Shot
 * @typedef {import("../views/index.js").Place} Place
 * @typedef {{ rows: number, columns: number }} Board
 * @typedef {{ x: number, y: number }} Point in cells, from the north-west corner of the board
 * @typedef {Place & { side?: Side }} Target a cell, or a side of it
 *
 * @typedef {object} Hand what the one who draws has in hand
 * @property {string} tool empty where there is but one
 * @property {number} brush the colour
 *
 * @typedef {object} CellTool a button for the cell that the focus is on
 * @property {string} name a key of the words for it
 * @property {unknown} picture
 * @property {boolean | null} pressed whether what it does is done; null: it does not stay
 * @property {Edit} edit
 *
 * @typedef {object} Craft
 * @property {readonly string[]} tools what pointing does, where there is a choice: keys of the words for them
 * @property {boolean} hasBrush whether there are colours to choose from
 * @property {boolean} hasSides whether Shift and an arrow do something to a side of a cell
 * @property {(board: Board, point: Point, hand: Hand, isStroke: boolean) => Target | null} aim what a point means; in a
 *   stroke only what is clearly meant
 * @property {(target: Target) => string} key equal for two targets that are the same thing
 * @property {(board: Board, target: Target) => string} shape a path around, or along, what is aimed at
 * @property {(target: Target, hand: Hand) => Edit} edit what is asked for by pointing, or by Enter on a cell
 * @property {(board: Board, shot: Shot, edit: Edit) => Edit} settled the same, but what would be on or off by turns is
 *   one of the two: so all that a stroke meets becomes what its first one becomes
 * @property {(board: Board, shot: Shot, edit: Edit) => object} facts of an edit that was made, for its sentence
 * @property {(board: Board, shot: Shot, place: Place, hand: Hand) => readonly CellTool[]} cellTools
 * @property {(board: Board, shot: Shot) => string} [slots] a path along what can be pointed at and is not seen otherwise
 */

/** @type {Readonly<Record<string, Craft>>} */
export const crafts = Object.freeze({
  "wall-pushers": wallPushers,
  escape,
  flood,
});
