/** How a board of Escape is drawn: cells are bad or good. */

import { kindOf, unit } from "../views/escape-geometry.js";
import { cellAt } from "./aim.js";
import { badPicture } from "./icons.js";

/**
 * @typedef {import("./crafts.js").Board} Board
 * @typedef {import("../views/index.js").Shot} Shot
 * @typedef {import("../views/index.js").Place} Place
 */

/** @param {Board} board @param {Shot} shot @param {Place} place */
const isBad = (board, shot, { row, column }) => kindOf(board, shot, { row, column }) === "bad";

/** @type {import("./crafts.js").Craft} */
export const escape = Object.freeze({
  tools: Object.freeze([]),
  hasBrush: false,
  hasSides: false,
  aim: (board, point) => cellAt(board, point),
  key: ({ row, column }) => `${row} ${column}`,
  shape: (_board, { row, column }) => `M${column * unit + 6} ${row * unit + 6}h88v88h-88z`,
  edit: ({ row, column }) => ({ kind: "bad", row, column }),
  settled: (board, shot, edit) => (edit.kind === "bad" ? { ...edit, on: !isBad(board, shot, edit) } : edit),
  facts: (board, shot, edit) => (edit.kind === "bad" ? { on: isBad(board, shot, edit) } : {}),
  cellTools: (board, shot, { row, column }) => [
    {
      name: "bad",
      picture: badPicture,
      pressed: isBad(board, shot, { row, column }),
      edit: { kind: "bad", row, column },
    },
  ],
});
