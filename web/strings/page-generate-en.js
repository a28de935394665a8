/** The page's words about boards to a wish, in English. `page-generate-zh-Hans.js` has the same keys. */

import { count, number } from "./grammar.js";

/** @typedef {{ rows: number, columns: number, most: number }} Impossible */

export const pageGenerateEn = Object.freeze({
  intro: "Say what it should be like. Boards are tried until one is, and the fewest moves of each are proved.",

  hard: "How hard",
  any: "any",
  leastEffort: "Search effort, at least",
  mostEffort: "Search effort, at most",
  effortHint:
    "The effort is how many nodes the search for the fewest moves generates: boards with equally many moves can be told from one another by it.",
  kind: "What kind of board",
  seeds: "The same board again",
  seed: "Seed",
  seedHint: "The same wishes with the same seed lead to the same board, on every machine.",
  puzzles: {
    "wall-pushers": {
      from: "Moves, at least",
      to: "Moves, at most",
      parameters: { density: "Walls inside, %", outline: "Walls around, %" },
      kindHint: "How many of the sides have a wall on the boards tried first; what is found is made of them.",
    },
    escape: {
      from: "Length of the word, at least",
      to: "Length of the word, at most",
      parameters: { density: "Bad cells, %" },
      kindHint: "How many cells are bad on the boards tried first; what is found is made of them.",
    },
    flood: {
      from: "Moves, at least",
      to: "Moves, at most",
      parameters: { colours: "Colours" },
      kindHint: "More colours make longer solutions.",
    },
  },
  problems: {
    badNumbers: () => "Some field holds no number that may stand there.",
    order: () => "What is asked for at least is more than what is asked for at most: no board is like that.",
    impossible: (/** @type {Impossible} */ { rows, columns, most }) =>
      `No board of ${number(rows)} x ${number(columns)} needs more than ${count(most, "move")}.`,
  },

  start: "Start",
  stop: "Stop",
  another: "Another",

  begun: "Trying boards.",
  soFar: (/** @type {number | null} */ moves, /** @type {number} */ boards) =>
    `${moves === null ? "None with a solution so far" : `Best so far: ${count(moves, "move")}`}, ${count(boards, "board")} tried.`,
  found: (/** @type {number} */ boards, /** @type {number} */ seed) =>
    `Found, as wished. ${count(boards, "board")} tried, seed ${seed}.`,
  stopped: (/** @type {number | null} */ moves, /** @type {number} */ boards, /** @type {number} */ seed) =>
    moves === null
      ? `Stopped: none of ${count(boards, "board")} had a solution.`
      : `Stopped. This is the nearest to the wish so far. ${count(boards, "board")} tried, seed ${seed}.`,
  noMemory: (/** @type {number} */ boards) =>
    `Boards like these take more memory than there is. ${count(boards, "board")} tried.`,

  fewest: (/** @type {number} */ moves) => `${count(moves, "move")}, and fewer are proved impossible`,
  effort: (/** @type {number} */ nodes, /** @type {number} */ seed) =>
    `Search effort: ${count(nodes, "node")}. Seed ${seed}.`,
  open: "Open this board",
});
