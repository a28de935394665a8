/** The words of Escape in English. `escape-zh-Hans.js` has the same keys. */

import { capital, count, number } from "./grammar.js";

/**
 * @typedef {object} CellFacts
 * @property {number} row from 1
 * @property {number} column
 * @property {import("../views/escape-geometry.js").Kind} kind
 * @property {boolean} followed whether the walker that is followed is there
 * @property {boolean} shutIn whether it is known that nobody gets out from there
 *
 * @typedef {object} MoveFacts
 * @property {string} move
 * @property {number} before places where a walker may be
 * @property {number} now
 * @property {number} escaped places from which a walker has left
 * @property {number} blocked places from which nobody moved
 * @property {{ kind: string, row: number, column: number } | null} fate of the walker that is followed; null: there is
 *   none, or it has left before
 *
 * @typedef {object} CounterFacts
 * @property {number | null} before places where a walker may have been before the last move; null: there was none
 * @property {number} now
 * @property {number} made moves
 * @property {number | null} fewest the length of a shortest word; null: it is not proved yet
 *
 * @typedef {import("./index.js").PuzzleWords & {
 *   counter: (facts: CounterFacts) => string,
 *   follow: (choice: import("./index.js").Choice | null) => string,
 *   inside: (places: number) => string,
 * }} EscapeWords
 */

const ways = Object.freeze({ E: "east", N: "north", S: "south", W: "west" });
const kinds = Object.freeze({ bad: "bad", exit: "exit", free: "nobody here", walker: "somebody may be here" });

/** @param {MoveFacts["fate"]} fate */
function fateSentence(fate) {
  if (fate === null) return "";
  if (fate.kind === "leave") return " The one you follow is out.";
  if (fate.kind === "blocked") return " The one you follow is blocked.";
  return ` The one you follow: row ${fate.row}, column ${fate.column}.`;
}

/** @param {MoveFacts} facts */
function outcome({ before, now, escaped, blocked }) {
  if (now === 0) return `${count(before, "place")}, now none; everyone is out.`;
  if (blocked === before) return `everyone is blocked, still ${count(before, "place")}.`;
  if (now === before) return `still ${count(before, "place")}.`;
  return `${count(before, "place")}, now ${number(now)}${escaped === 0 ? "" : `; ${number(escaped)} escaped`}.`;
}

/** @type {EscapeWords} */
export const escapeEn = Object.freeze({
  name: "Escape",
  rules: [
    "Somebody stands on a good cell, and nobody knows on which: find the shortest word of commands that leads out of the board from every one of them.",
    "Each command goes one cell east, north, south or west, and does nothing where that cell is bad.",
    "Whoever comes to the outermost ring is out for good; among the shortest words the first one in the alphabet is the answer.",
  ],
  bounds: {
    none: "None",
    manhattan: "Manhattan",
    distance: "Distance",
    pairs: "Pairs",
    triples: "Triples",
    fours: "Fours",
  },
  boundMeanings: {
    none: "No bound: every set of places counts as if it were the last.",
    manhattan: "The steps to the ring as if no cell were bad, from the place that is farthest from it.",
    distance: "The steps to the ring around the bad cells, from the place that is farthest from it.",
    pairs: "The length of the shortest word that frees two places at once, for the two that take longest.",
    triples: "The same for three places; on boards with too many good cells, for two.",
    fours: "The same for four places, or for as many as the number of good cells allows.",
  },
  forms: "Paste the judge's text, with 0 and 1 or with . and O, or a drawing with . and #; or drop a file here.",
  own: "A word of your own",
  ownForm: "As words or letters, such as east north or EN.",
  enter: "follows who is there",
  moves: ways,
  row: (/** @type {number} */ row) => `row ${row}`,
  cell: (/** @type {CellFacts} */ { row, column, kind, followed, shutIn }) =>
    `row ${row}, column ${column}, ${kinds[kind]}${shutIn ? ", shut in" : ""}${followed ? ", the one you follow" : ""}`,
  tell: (/** @type {MoveFacts} */ facts) =>
    `${capital(ways[/** @type {keyof typeof ways} */ (facts.move)])}: ${outcome(facts)}${facts.now === 0 ? "" : fateSentence(facts.fate)}`,
  counter: ({ before, now, made, fewest }) =>
    [
      `${before === null ? "" : `${number(before)} → `}${count(now, "place")}`,
      `${count(made, "move")}${fewest === null ? "" : ` (fewest: ${number(fewest)})`}`,
    ].join(" · "),
  inside: (places) => `Somebody may still be inside: ${count(places, "place")}.`,
  follow: (choice) => {
    if (choice === null) return "You follow nobody.";
    const { row, column, which, all } = choice;
    const who = `You follow the one that began in row ${row}, column ${column}`;
    return all === 1
      ? `${who}.`
      : `${who}: ${number(which)} of ${number(all)} that have met. Choose the cell again for the next.`;
  },
  refusals: {
    "no-change": "everyone stays where they are",
  },
  obstacles: {
    "shut-in": ({ row, column }) =>
      `There is no word: from row ${row + 1}, column ${column + 1} nobody gets out, because the cell is shut in.`,
  },
  noSolution: (nodes) => `There is no word that frees everyone. ${count(nodes, "node")} searched.`,
  solved: (moves, nodes) =>
    moves === 0
      ? "Nobody is inside: no command is needed."
      : `Everyone out in ${count(moves, "move")}. Fewer is impossible: ${count(nodes, "node")} searched.`,
});
