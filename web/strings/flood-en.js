/** The words of Flood in English. */

import { capital, count, number } from "./grammar.js";

/** In the order of the moves: every shade in all hues, and a shape for each of them. */
const shades = ["", "light ", "dark "];
const hues = [
  "blue",
  "orange",
  "green",
  "yellow",
  "pink",
  "red",
  "sky blue",
  "grey",
  "brown",
  "teal",
  "violet",
  "lime",
];
// prettier-ignore
const shapes = [
  "circle", "square", "triangle", "star", "heart", "diamond", "plus", "cross", "ring", "frame", "moon", "bar",
  "pillar", "hourglass", "bow tie", "arch", "letter T", "letter L", "letter U", "letter H", "letter V", "roof", "dot", "four dots",
  "chequers", "two bars", "two pillars", "dome", "bowl", "slash", "backslash", "stairs",
  "triangle down", "triangle left", "triangle right", "hollow diamond",
];

/** @type {Readonly<Record<string, string>>} */
const moves = Object.freeze(
  Object.fromEntries(
    shapes.map((shape, colour) => [
      colour.toString(36),
      `${shades[Math.floor(colour / hues.length)]}${hues[colour % hues.length]} ${shape}`,
    ]),
  ),
);

export const floodEn = Object.freeze({
  name: "Flood",
  rules: [
    "Make the whole board one colour in as few moves as possible.",
    "The flooded region is the top-left cell with all cells of its colour that are connected to it side by side.",
    "A move gives the region another colour, and all cells of that colour that are connected to it become part of it.",
  ],
  bounds: {
    none: "None",
    colours: "Colours",
    layers: "Layers",
    "finish-or-expand": "Finish or expand",
  },
  boundMeanings: {
    none: "No bound: every position counts as if it were the last.",
    colours: "The number of colours left outside of the region: each needs a move of its own.",
    layers: "How many moves it would take if each one took everything around the region, whatever its colour.",
    "finish-or-expand":
      "While one move can take all that is left of a colour, it does, and counts as one; else, as in Layers, one move takes everything around the region.",
  },
  forms: "Paste the judge's text, or a drawing with 0 to 9 and a to z for the colours; or drop a file here.",
  own: "Colours of your own",
  ownForm: "One sign for each move, as the colours have in a drawing: 0 to 9, then a to z.",
  enter: "plays its colour",
  buttons: "Colours",
  moves,
  row: (/** @type {number} */ row) => `row ${row}`,
  cell: (/** @type {{ row: number, column: number, move: string, flooded: boolean, touches: boolean }} */ cell) =>
    [
      `row ${cell.row}, column ${cell.column}`,
      moves[cell.move],
      ...(cell.flooded ? ["flooded"] : []),
      ...(cell.touches ? ["touches the region"] : []),
    ].join(", "),
  tell: (/** @type {{ move: string, joined: number }} */ { move, joined }) =>
    `${capital(moves[move])}: ${count(joined, "cell joins", "cells join")}.`,
  counter: (
    /** @type {{ made: number, fewest: number | null, flooded: number, cells: number, left: number }} */ course,
  ) =>
    [
      `${count(course.made, "move")}${course.fewest === null ? "" : ` (fewest: ${number(course.fewest)})`}`,
      `${number(course.flooded)} of ${count(course.cells, "cell")} flooded`,
      `${count(course.left, "colour")} left`,
    ].join(" · "),
  refusals: {
    "same-colour": "the region has this colour already",
    "touches-nothing": "nothing of this colour touches the region",
    "finish-first": "another colour can be finished with one move, which is tried alone",
    commutes: "the same two colours are tried in the other order",
  },
  obstacles: {},
  noSolution: (/** @type {number} */ nodes) => `The board cannot be flooded: ${count(nodes, "node")} searched.`,
  solved: (/** @type {number} */ length, /** @type {number} */ nodes) =>
    length === 0
      ? "The board has one colour already: no move is needed."
      : `Flooded in ${count(length, "move")}. Fewer is impossible: ${count(nodes, "node")} searched.`,
});
