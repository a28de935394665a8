/** How a board of Flood is drawn: colours by brush. */

import { unit } from "../views/flood-geometry.js";
import { swatch } from "../views/flood-picture.js";
import { moveOf } from "../views/flood-words.js";
import { cellAt } from "./aim.js";

/** @type {import("./crafts.js").Craft} */
export const flood = Object.freeze({
  tools: Object.freeze([]),
  hasBrush: true,
  hasSides: false,
  aim: (board, point) => cellAt(board, point),
  key: ({ row, column }) => `${row} ${column}`,
  shape: (_board, { row, column }) => `M${column * unit + 8} ${row * unit + 8}h84v84h-84z`,
  edit: ({ row, column }, { brush }) => ({ kind: "colour", row, column, colour: brush }),
  settled: (_board, _shot, edit) => edit,
  facts: (_board, _shot, edit) => (edit.kind === "colour" ? { move: moveOf(edit.colour) } : {}),
  cellTools: (_board, _shot, { row, column }, { brush }) => [
    { name: "paint", picture: swatch(brush), pressed: null, edit: { kind: "colour", row, column, colour: brush } },
  ],
});
