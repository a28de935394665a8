/** The words of the mode `edit` in English. `edit-zh-Hans.js` has the same keys. */

import { capital, count, number } from "./grammar.js";

/**
 * @typedef {import("./index.js").PuzzleWords} PuzzleWords
 *
 * @typedef {object} MadeFacts an edit that was made, and what has come of it
 * @property {number} [row] of the cell, from 0
 * @property {number} [column]
 * @property {import("../types.js").Side} [side]
 * @property {number} [quarters]
 * @property {boolean} [on] whether there is a wall, or the cell is bad, now
 * @property {boolean} [isOutline] whether the side is part of the outline
 * @property {string} [move] the one that is called as the colour is
 * @property {number} rows of the board
 * @property {number} columns
 */

const sides = Object.freeze({ E: "east", N: "north", S: "south", W: "west" });

/** @param {MadeFacts} facts */
const cellName = ({ row = 0, column = 0 }) => `row ${row + 1}, column ${column + 1}`;

const arrowKeys = /** @type {const} */ (["Arrows", "go from cell to cell; Home and End: to the ends of the row"]);
const otherKeys = /** @type {const} */ ([
  ["U or Z", "take a change back; with Shift, or Y: make it again"],
  ["?", "this list"],
  ["Escape", "leave the board"],
]);

/** @type {Readonly<Record<string, readonly (readonly [string, string])[]>>} */
const keys = Object.freeze({
  "wall-pushers": [
    ["Shift + arrow", "a wall on that side of the cell, or none; on the outline: a gap"],
    ["Enter", "the player starts here"],
  ],
  escape: [["Enter or Space", "bad, or good again"]],
  flood: [
    ["Enter or Space", "paint with the colour in hand"],
    ["0 to 9", "paint with that colour, which is in hand from then on"],
    ["[ and ]", "the colour before, the next colour"],
  ],
});

/** @type {Readonly<Record<string, string>>} */
const refusals = Object.freeze({
  size: "A board has 1 to 64 rows and 1 to 64 columns.",
  brushes: "There are 1 to 36 colours.",
  "no-memory": "This board does not fit into memory.",
});

export const editEn = Object.freeze({
  bar: "Drawing the board",
  tools: "What to draw",
  /** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
  toolNames: { "wall-pushers": { wall: "Walls", start: "Start" } },
  /** What pointing does, by puzzle and tool. @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
  hints: {
    "wall-pushers": {
      wall: "Click between two cells: a wall, or none. Click the outline: a gap, which is an exit.",
      start: "Click the cell where the player starts.",
    },
    escape: { only: "Click a cell to make it bad, or good again." },
    flood: { only: "Choose a colour, then click the cells that are to have it." },
  },
  palette: "Colours to paint with",
  brushes: "Colours",

  cell: "Cell",
  row: "Row",
  column: "Column",
  /** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
  cellTools: {
    "wall-pushers": {
      wallE: "Wall on the east side",
      wallN: "Wall on the north side",
      wallS: "Wall on the south side",
      wallW: "Wall on the west side",
      outlineE: "Outline on the east side",
      outlineN: "Outline on the north side",
      outlineS: "Outline on the south side",
      outlineW: "Outline on the west side",
      start: "Start here",
    },
    escape: { bad: "Bad" },
    flood: { paint: "Paint it" },
  },

  whole: "Board",
  rows: "Rows",
  columns: "Columns",
  across: "Mirror: left and right",
  along: "Mirror: top and bottom",
  turn: "Turn clockwise",
  turnBack: "Turn anticlockwise",
  clear: "Empty the board",

  /** What was done, by the kind of the edit. @type {Readonly<Record<string, (facts: MadeFacts, own: PuzzleWords) => string>>} */
  made: {
    wall: (facts) => {
      const { on, isOutline, side = "E" } = facts;
      const place = `${sides[side]} of ${cellName(facts)}`;
      if (on) return isOutline ? `Outline closed ${place}.` : `Wall ${place}.`;
      return isOutline ? `Gap ${place}: an exit.` : `No wall ${place}.`;
    },
    start: (facts) => `The player starts in ${cellName(facts)}.`,
    bad: (facts) => `${capital(cellName(facts))} is ${facts.on ? "bad" : "good"}.`,
    colour: (facts, own) => `${capital(cellName(facts))}: ${own.moves[facts.move ?? ""] ?? ""}.`,
    clear: () => "The board is empty.",
    resize: ({ rows, columns }) => `${count(rows, "row")} and ${count(columns, "column")}.`,
    mirror: ({ side = "E" }) =>
      side === "E" || side === "W" ? "Left and right have changed places." : "Top and bottom have changed places.",
    turn: ({ quarters = 1 }) => `Turned a quarter ${quarters < 0 ? "anticlockwise" : "clockwise"}.`,
  },
  loaded: "Another board.",
  stroke: (/** @type {number} */ changes) => `${count(changes, "change")} in one stroke.`,
  undone: (/** @type {string} */ sentence) => `Taken back: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  nothingToUndo: "Nothing to take back: this is the board that you began with.",
  nothingToRedo: "Nothing to do again.",
  refused: (/** @type {string} */ code) => refusals[code] ?? code,

  /** How many moves the board needs. */
  proof: {
    fewest: (/** @type {number} */ moves, /** @type {number} */ nodes) =>
      `Fewest: ${count(moves, "move")}, proved with ${count(nodes, "node")}.`,
    least: (/** @type {number} */ least, /** @type {number | null} */ best) =>
      `At least ${count(least, "move")}${best === null ? "" : `; the best found: ${number(best)}`}. The search in the background has ended.`,
    soFar: (/** @type {number} */ least, /** @type {number | null} */ best) =>
      `At least ${count(least, "move")} so far${best === null ? "" : `; the best found: ${number(best)}`}. Still searching.`,
    pending: "Searching for the fewest moves …",
  },

  keyList: (/** @type {string} */ puzzle) => [arrowKeys, ...(keys[puzzle] ?? []), ...otherKeys],
});
