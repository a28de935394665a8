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

  modes: "What to see",
  modeNames: { play: "Play", solution: "Solution", search: "Search", edit: "Edit" },

  board: "Your board",
  open: "Open a file",
  sample: "The sample",
  sizes: "Another size or start",
  rows: "Rows",
  columns: "Columns",
  startColumn: "Start column",
  startRow: "Start row",
  sizesHint: (/** @type {number} */ rows, /** @type {number} */ columns) =>
    `Only for texts that do not say it. Empty: ${rows} rows, ${columns} columns.`,
  form: "The text is written as",
  formNames: {
    judge: "The judge’s text",
    drawn: "A drawing",
    poj: "The judge’s text with . and O",
    walls: "A list of walls",
    link: "A link",
  },
  otherForm: "This form cannot tell these boards: the text stays as it is.",
  goThere: "Go to the place",
  longText: (/** @type {string} */ name, /** @type {number} */ characters) =>
    `${name === "" ? "A text" : `“${name}”`} of ${count(characters, "character")}, too long to be edited here. It begins:`,
  clear: "Clear",
  badSize: "Sizes and starts are whole numbers from 1.",
  tooLargeFile: "This file is too large: at most 16 MB are read.",
  unreadableFile: "This file cannot be read.",

  playOwn: "Play it",

  cases: "Cases",
  caseName: (/** @type {number} */ index) => `Case ${number(index)}`,
  caseMoves: (/** @type {number} */ moves) => count(moves, "move"),
  caseNone: "no solution",
  caseLimit: (/** @type {number} */ least) => `at least ${number(least)}`,
  caseRange: (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ all) =>
    `Cases ${number(from)} to ${number(to)} of ${number(all)}`,
  earlier: "Earlier",
  later: "Later",
  goToCase: "Go to case",
  answeringAll: "All cases",
  solveAll: "Answer all cases",
  stopAll: "Stop",
  allDone: (/** @type {number} */ done, /** @type {number} */ all) => `${number(done)} of ${number(all)} answered.`,

  search: "How to search",
  engine: "Engine",
  bound: "Bound",
  suited: "What suits the board",
  noBound: "This engine uses no bound.",
  notOptimal:
    "This engine ends at the first goal it comes to. It is here to be compared with: what it finds is not proved to be the fewest.",
  autoMeaning: "The strongest engine for this board, with the bound that suits it best.",
  suitedMeaning: "The bound that pays best on this board: a stronger one may take longer to make ready than it saves.",
  limits: "Limits",
  limitsHint: "A search that reaches a limit ends with what it has proved until then.",
  mostNodes: "Nodes",
  mostMib: "Memory in MiB",
  noLimit: "no limit",

  showcase: "See a search at work",
  showcaseText:
    "A board that needs 24 moves. IDA* raises its threshold step by step; beside it breadth-first search keeps hundreds of times as many positions.",
  showcaseButton: "Show me",
  guide: "What to look for",
  gallery: "Gallery",
  make: "Make a board",
  closer: "Look closer",
  parts: { compare: "Side by side", tree: "The tree", trace: "The trace as a file" },
  guideTexts: {
    deepening: [
      {
        title: "Why the threshold jumps",
        text: "An iteration looks at every line of moves whose f, the moves made plus the moves still needed at least, stays within the threshold. When all of them have failed, no solution is that short, and the next one worth trying is the smallest f that was cut.",
      },
      {
        title: "What was cut, and why",
        text: "The table names each child of the node in hand. A cut child could not lead to a solution within the threshold, whatever came after it, because the bound never promises too much.",
      },
      {
        title: "Why so little memory",
        text: "Only the line in hand and the children beside it are held. Breadth-first search has to hold every position it has met; let the two run side by side below.",
      },
    ],
    keeping: [
      {
        title: "What the frontier is",
        text: "The positions that were met and still wait for their turn. The ones that had it are closed: they are remembered, so that no position is looked at twice.",
      },
      {
        title: "What comes next",
        text: "Breadth-first search takes the position met first, and so goes through all positions at one distance before the next; A* takes one whose f, the moves made plus the moves still needed at least, is smallest.",
      },
      {
        title: "Why it takes memory",
        text: "Nothing that was met may be forgotten. IDA* holds only the line in hand and pays by coming back; let the two run side by side below.",
      },
    ],
  },

  answer: "Answer",
  noAnswer: "Not searched yet: play, or let the fewest moves be shown.",
  moves: (/** @type {number} */ moves) => count(moves, "move"),
  between: (/** @type {number} */ least, /** @type {number} */ most) => `${number(least)} to ${count(most, "move")}`,
  bestFound: (/** @type {number} */ moves) => `The best found: ${count(moves, "move")}, not proved to be the fewest`,
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
  provedElsewhere: "Proved to be the fewest by another bound, at once.",
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

  takeAway: "Take it away",
  takeAwayText: "The board, its solution or a search: as a picture, for print, as an animation, as text.",
  takeAwayButton: "Choose what",

  embed: "Embed this",
  embedHint: "The tag, a frame or a link for exactly what is shown.",
  embedButton: "Show the code",

  sampleInstead: "The sample is shown instead.",

  rules: "The puzzle",
  engines: "Four ways to search, and one to compare with",
  enginesHint:
    "The first four prove that fewer moves are impossible. They differ in what they look at, and in what they must remember. The last one proves nothing.",
  engineTexts: {
    bfs: [
      "Breadth-first search looks at everything one move away, then at everything two moves away, and so on.",
      "What it looks at are whole positions, with all that a move can change: walls pushed elsewhere, the set of cells where somebody may still be, the colours.",
      "The first solution it meets is a shortest one, because everything nearer has been looked at already.",
      "It has to remember every position it has met, or it would go round in circles.",
      "That memory is its price: as a rule each layer is larger than the one before.",
    ],
    iddfs: [
      "Iterative deepening follows one line of moves into the depth, but not beyond a limit, then goes back and tries the next.",
      "Without a limit it could walk on for ever, or come home with a solution that is far too long.",
      "So the limit is 0 first, then 1, then 2: the first solution that appears is a shortest one.",
      "It remembers only the line in hand, which takes next to no memory.",
      "It starts again for each limit, which costs less than it seems, because most positions lie in the deepest layer.",
    ],
    "ida*": [
      "IDA* is iterative deepening that looks ahead: a bound tells how many moves are needed at least from here.",
      "A line is cut as soon as the moves made and the moves still needed exceed the threshold.",
      "The next threshold is the smallest sum that was cut, so no shorter solution can be missed.",
      "That holds only while the bound never promises too much; the closer it comes to the truth, the more it cuts.",
      "Such a bound is the distance of one walker to the nearest exit; where many must get out at once, the largest of their distances, because the slowest decides; or the number of colours that are left, each of which needs a move.",
    ],
    "a*": [
      "A* always goes on with the position whose moves made and moves still needed add up to least.",
      "When a solution comes up for its turn, nothing that still waits can be shorter.",
      "It takes each position once, where IDA* comes back to it under every threshold and by every detour.",
      "For that it keeps all its positions in memory, as breadth-first search does, only fewer of them.",
      "With a bound that told the exact truth it would walk straight to the solution.",
    ],
    dfs: [
      "Depth-first search follows one line of moves as far as it goes, then turns back to the last fork and tries the next move there.",
      "It ends at the first goal it comes to, by whatever detour.",
      "So its answer may be far too long, and nothing that it has seen tells whether there is a shorter one.",
      "Like iterative deepening it holds only the line in hand and what waits beside it.",
      "A limit that grows from 0 is all that lies between the two: the limit makes the answer a proof.",
    ],
  },
  lessons: "Three lessons",
  lessonTitles: { deepen: "Why deepen", bound: "Why a bound", word: "One word for all" },
  foot: "Free software under the MIT licence. Nothing you enter leaves this page.",
});
