/** The page's words in English, beside those of the element. `page-zh-Hans.js` has the same keys. */

import { count, number } from "./grammar.js";

export const pageEn = Object.freeze({
  title: "Fewest",
  motto: "The fewest moves, shown and proved.",
  puzzles: "Puzzles",
  otherLanguage: "中文",
  otherLanguageTag: "zh-Hans",
  theme: { auto: "Colours: as the system", light: "Colours: light", dark: "Colours: dark" },
  broken: (/** @type {string} */ message) => `This page does not work here. ${message}`,

  board: "Your board",
  boardHint: "Paste the judge's text, a list of walls, or a drawing; or drop a file here.",
  open: "Open a file",
  sample: "The sample",
  sizes: "Another size or start",
  rows: "Rows",
  columns: "Columns",
  startColumn: "Start column",
  startRow: "Start row",
  sizesHint: (/** @type {number} */ rows, /** @type {number} */ columns) =>
    `Only for texts that do not say it. Empty: ${rows} rows, ${columns} columns.`,
  goThere: "Go to the place",
  badSize: "Sizes and starts are whole numbers from 1.",
  tooLargeFile: "This file is too large: at most 16 MB are read.",
  unreadableFile: "This file cannot be read.",

  cases: "Cases",
  caseName: (/** @type {number} */ index) => `Case ${number(index)}`,
  caseMoves: (/** @type {number} */ moves) => count(moves, "move"),
  caseNone: "no solution",
  caseLimit: (/** @type {number} */ least) => `at least ${number(least)}`,
  solveAll: "Answer all cases",
  stopAll: "Stop",
  allDone: (/** @type {number} */ done, /** @type {number} */ all) => `${number(done)} of ${number(all)} answered.`,

  search: "How to search",
  engine: "Engine",
  bound: "Bound",
  strongest: "The strongest",
  noBound: "This engine uses no bound.",
  autoMeaning: "The strongest engine for this board, with the strongest bound.",
  strongestMeaning: "The strongest bound that this puzzle has.",

  answer: "Answer",
  noAnswer: "Not searched yet: play, or let the fewest moves be shown.",
  moves: (/** @type {number} */ moves) => count(moves, "move"),
  noWay: "No solution",
  noWayLine: "no solution",
  limitLine: (/** @type {number} */ least) => `at least ${number(least)}`,
  asText: "In the judge's form",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Copying is not allowed here: select the text instead.",
  proof: (/** @type {number} */ moves, /** @type {number} */ nodes) =>
    moves === 0
      ? "Nothing is left to do."
      : `${moves === 1 ? "Without a move there is no solution" : `No solution has ${count(moves - 1, "move")} or fewer`}: proved with ${count(nodes, "node")}.`,
  provedNone: (/** @type {number} */ nodes) =>
    nodes === 0 ? "Seen at once, without any search." : `Proved with ${count(nodes, "node")}.`,
  provedLeast: (/** @type {number} */ least) => `Proved: at least ${count(least, "move")}.`,
  facts: {
    size: "Board",
    engine: "Engine",
    bound: "Bound",
    generated: "Nodes searched",
    expanded: "Nodes expanded",
    duplicates: "Met again",
    cut: "Cut by the bound",
    frontier: "Most waiting at once",
    memory: "Most memory",
    time: "Time",
  },
  sizeValue: (/** @type {number} */ rows, /** @type {number} */ columns) =>
    `${count(rows, "row")}, ${count(columns, "column")}`,
  bytes: (/** @type {number} */ bytes) =>
    bytes < 1e6 ? `${number(Math.ceil(bytes / 1000))} kB` : `${number(Math.round(bytes / 1e5) / 10)} MB`,
  time: (/** @type {number} */ milliseconds) =>
    milliseconds < 1
      ? "under 1 ms"
      : milliseconds < 1000
        ? `${number(Math.round(milliseconds))} ms`
        : `${number(Math.round(milliseconds / 100) / 10)} s`,

  link: {
    version: "This address was made by another version of the page; the sample is shown instead.",
    form: "This address does not describe a board; the sample is shown instead.",
    long: "This address is too long to be a board's; the sample is shown instead.",
    puzzle: (/** @type {string} */ part) =>
      `This address names a puzzle that there is not, “${part}”; the sample is shown instead.`,
    mode: (/** @type {string} */ part) =>
      `This address names a mode that there is not, “${part}”; the sample is shown instead.`,
    engine: (/** @type {string} */ part) =>
      `This address names an engine that there is not, “${part}”; the sample is shown instead.`,
    bound: (/** @type {string} */ part) =>
      `This address names a bound that there is not, “${part}”; the sample is shown instead.`,
    moves: "The moves in this address are none; the sample is shown instead.",
    step: (/** @type {string} */ part) =>
      `The step in this address, “${part}”, is no number; the sample is shown instead.`,
    board: (/** @type {string} */ sentence) => `The board in this address cannot be read. ${sentence}`,
  },

  rules: "The puzzle",
  engines: "Four ways to search",
  enginesHint:
    "All of them prove that fewer moves are impossible. They differ in what they look at, and in what they must remember.",
  engineTexts: {
    bfs: [
      "Breadth-first search looks at everything one move away, then at everything two moves away, and so on.",
      "What it looks at are whole positions: moving changes the board, so the same cell counts again with other walls.",
      "The first solution it meets is a shortest one, because everything nearer has been looked at already.",
      "It has to remember every position it has met, or it would go round in circles.",
      "That memory is its price: as a rule each layer is larger than the one before.",
    ],
    iddfs: [
      "Iterative deepening follows one line of moves into the depth, but not beyond a limit, then goes back and tries the next.",
      "Without a limit it could walk on for ever, or come home with a solution that is far too long.",
      "So the limit is 1 first, then 2, then 3: the first solution that appears is a shortest one.",
      "It remembers only the line in hand, which takes next to no memory.",
      "It starts again for each limit, which costs less than it seems, because most positions lie in the deepest layer.",
    ],
    "ida*": [
      "IDA* is iterative deepening that looks ahead: a bound tells how many moves are needed at least from here.",
      "A line is cut as soon as the moves made and the moves still needed exceed the threshold.",
      "The next threshold is the smallest sum that was cut, so no shorter solution can be missed.",
      "That holds only while the bound never promises too much; the closer it comes to the truth, the more it cuts.",
      "For one walker the distance to the nearest exit is such a bound; where many must get out at once it is the largest of their distances, because the slowest one decides.",
    ],
    "a*": [
      "A* always goes on with the position whose moves made and moves still needed add up to least.",
      "When a solution comes up for its turn, nothing that still waits can be shorter.",
      "It takes each position once, where IDA* comes back to it under every threshold and by every detour.",
      "For that it keeps all its positions in memory, as breadth-first search does, only fewer of them.",
      "With a bound that told the exact truth it would walk straight to the solution.",
    ],
  },
  foot: "Free software under the MIT licence. Nothing you enter leaves this page.",
});
