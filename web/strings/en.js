/** The element's words in English. `zh-Hans.js` has the same keys. */

import { escapeEn } from "./escape-en.js";
import { floodEn } from "./flood-en.js";
import { capital, count, list, number } from "./grammar.js";

/**
 * What is found at the place of a text error, for a sentence.
 * @param {string} found
 */
const quoted = (found) => (found === "" ? "the end of the text" : `“${found}”`);

/** @param {number} code of a character; a line feed is the end of a line */
const character = (code) => (code === 10 ? "the end of the line" : `“${String.fromCharCode(code)}”`);

const sides = Object.freeze({ E: "east", N: "north", S: "south", W: "west" });
/** @param {readonly (keyof typeof sides)[]} names */
const sideList = (names) => list(names.map((name) => sides[name]));

const keys = Object.freeze([
  ["U or Z", "take a move back; with Shift, or Y: make it again"],
  ["Home, End", "to the start, to the last move"],
  ["H", "a hint; once more: play it"],
  ["S", "show the fewest moves"],
  ["Space", "play or pause"],
  [", and .", "one step back, one step on"],
  ["− and +", "slower, faster"],
  ["?", "this list"],
  ["Escape", "leave the board"],
]);

export const en = Object.freeze({
  tag: "en",
  language: "English",
  number,
  /** What stands between two sentences. */
  between: " ",

  /** @type {Readonly<Record<string, string>>} */
  engines: {
    auto: "Automatic",
    bfs: "Breadth-first",
    iddfs: "Iterative deepening",
    "ida*": "IDA*",
    "a*": "A*",
    dfs: "Depth-first",
  },

  board: (/** @type {string} */ puzzle, /** @type {number} */ rows, /** @type {number} */ columns) =>
    `${puzzle}, ${count(rows, "row")} and ${count(columns, "column")}`,
  noBoard: () => "This tag holds no board: write it between the tags, as the judge does.",
  unknownPuzzle: (/** @type {string} */ name, /** @type {readonly string[]} */ known) =>
    `There is no puzzle “${name}”. There are: ${list(known)}.`,
  unknownMode: (/** @type {string} */ name, /** @type {readonly string[]} */ known) =>
    `There is no mode “${name}”. There are: ${list(known)}.`,
  unknownEngine: (/** @type {string} */ name, /** @type {readonly string[]} */ known) =>
    `There is no engine “${name}”. There are: ${list(known)}.`,
  unknownBound: (/** @type {string} */ name, /** @type {readonly string[]} */ known) =>
    `There is no bound “${name}”. There are: ${list(known)}.`,
  badSize: (/** @type {string} */ text) => `“${text}” is not a size: write rows x columns, such as 4x6.`,
  badStart: (/** @type {string} */ text) => `“${text}” is not a start: write column,row, such as 2,3.`,
  badLimits: (/** @type {string} */ text) =>
    `“${text}” is no list of limits: write such as nodes 5000, bytes 64000000.`,
  badMade: (/** @type {string} */ text) => `“${text}” are no moves of this puzzle.`,
  noCase: (/** @type {number} */ wanted, /** @type {number} */ cases) =>
    `There is no case ${number(wanted)}: the text has ${count(cases, "case")}.`,
  broken: (/** @type {string} */ message) => `This does not work here. ${message}`,
  noModule: {
    unavailable: "This board cannot be played here: the browser has no WebAssembly, or it is switched off.",
    forbidden:
      "This board cannot be played here: the page’s security policy forbids WebAssembly. Whoever runs the page can allow it with 'wasm-unsafe-eval'.",
    unreachable: "This board cannot be played yet: a part of the program did not arrive.",
  },
  late: "A part of the program is still on its way.",
  retry: "Try again",

  controls: "Controls",
  directions: "Directions",
  moveButton: (/** @type {string} */ move) => capital(move),
  undo: "Undo",
  redo: "Redo",
  reset: "Start over",
  hint: "Hint",
  hintPlay: "Play the hint",
  keys: "Keys and rules",
  glyphs: "Glyphs on the colours",
  solve: "Show the fewest moves",
  play: "Play",
  pause: "Pause",
  replay: "Play again",
  stepBack: "One step back",
  stepForward: "One step on",
  toStart: "To the start",
  toEnd: "To the end",
  scrub: "Step",
  speed: "Speed",
  speedValue: (/** @type {number} */ speed) => `${number(speed)} ${speed === 1 ? "move" : "moves"}/s`,
  takeOver: "Play it yourself",
  cancel: "Cancel",
  tryAgain: "Search again",
  answer: "Answer",

  stepOf: (/** @type {number} */ step, /** @type {number} */ steps) => `step ${number(step)} of ${number(steps)}`,
  place: (/** @type {number} */ step, /** @type {number} */ steps) => `${number(step)} / ${number(steps)}`,
  atStart: "At the start.",
  told: (/** @type {number} */ step, /** @type {number} */ steps, /** @type {string} */ sentence) =>
    `Step ${number(step)} of ${number(steps)}: ${sentence}`,
  undone: (/** @type {string} */ move) => `Taken back: ${move}.`,
  nothingToUndo: "Nothing to take back: this is the start.",
  nothingToRedo: "Nothing to do again.",
  startedOver: "Back at the start.",
  refused: (/** @type {string} */ move, /** @type {string} */ why) => `${capital(move)} is not possible: ${why}.`,
  finished: (/** @type {number} */ moves) => `You made it in ${count(moves, "move")}.`,
  finishedBest: (/** @type {number} */ moves) => `You made it in ${count(moves, "move")}: fewer is impossible.`,
  finishedMore: (/** @type {number} */ moves, /** @type {number} */ fewest) =>
    `You made it in ${count(moves, "move")}; the fewest is ${number(fewest)}.`,
  more: (/** @type {number} */ extra) => `${extra === 1 ? "One move" : `${number(extra)} moves`} more than needed.`,
  hopeless: "From here there is no way any more: take the move back.",
  hintBeat: (
    /** @type {string} */ move,
    /** @type {number} */ left,
    /** @type {{ least: number, exact: boolean } | null} */ other,
  ) => {
    const first = `${capital(move)}: ${left === 0 ? "that is the last move" : `${number(left)} left after it`}`;
    if (other === null) return `${first}; it is the only move there is.`;
    if (other.least === Infinity) return `${first}; after any other move there is no way any more.`;
    if (other.least === left && other.exact) return `${first}; another move is just as good.`;
    return `${first}, ${other.exact ? "" : "at least "}${number(other.least)} after any other.`;
  },
  hintThinking: "Looking for the best move.",
  hintNone: "From here there is no way any more: take moves back.",
  hintUnknown: (/** @type {number} */ least) =>
    `No hint: the search found no answer in time. At least ${count(least, "move")} are left.`,
  rehearsing: (/** @type {number} */ moves) => `Playing ${count(moves, "move")}.`,
  leftOver: (/** @type {number} */ moves) =>
    moves === 1
      ? "The last move comes too late to matter."
      : `The last ${number(moves)} moves come too late to matter.`,
  unsolved: "That does not solve it.",
  needs: (/** @type {number} */ least, /** @type {boolean} */ exact) => {
    if (least === Infinity) return "Nothing does: this board has no solution.";
    return exact ? `The fewest is ${number(least)}.` : `At least ${count(least, "move")} are needed.`;
  },
  over: "It is solved: take a move back or start over.",

  searchingNow: "Searching",
  searching: (/** @type {string} */ engine) => `Searching (${engine}).`,
  progress: (/** @type {number} */ nodes, /** @type {number} */ least) =>
    `${count(nodes, "node")} so far. Proved: at least ${count(least, "move")}.`,
  bestSoFar: (/** @type {number} */ most) => `Best so far: ${number(most)}.`,
  foundSoFar: (/** @type {number} */ most, /** @type {number} */ least) =>
    `Found: ${count(most, "move")}; at least ${number(least)} are needed. Still searching.`,
  watchBest: (/** @type {number} */ most) => `Watch the ${number(most)}`,
  watchingBest: (/** @type {number} */ most) =>
    `The best so far: ${count(most, "move")}, not proved to be the fewest yet. The search goes on.`,
  limit: { nodes: "the limit on nodes", memory: "the limit on memory", time: "the limit on time" },
  stopped: (/** @type {string} */ limit, /** @type {number} */ least) =>
    `Stopped at ${limit}. Proved so far: at least ${count(least, "move")}.`,
  stoppedWith: (/** @type {string} */ limit, /** @type {number} */ least, /** @type {number} */ most) =>
    `Stopped at ${limit}. Proved so far: at least ${count(least, "move")}; the best found has ${number(most)}.`,
  unproved: (/** @type {"bound" | "engine"} */ why, /** @type {number} */ least, /** @type {number} */ most) =>
    `Found, not proved: ${count(most, "move")}. ${{ bound: "The bound may overestimate", engine: "The first goal met need not be a nearest one" }[why]}; at least ${number(least)} are needed.`,
  cancelled: (/** @type {number} */ least) => `Cancelled. Proved so far: at least ${count(least, "move")}.`,
  cancelledWith: (/** @type {number} */ least, /** @type {number} */ most) =>
    `Cancelled. Proved so far: at least ${count(least, "move")}; the best found has ${number(most)}.`,

  reading: "Reading",
  readingOn: "The arrows go from cell to cell; R or Escape goes back to playing.",
  readingOff: "The arrows make moves again.",
  close: "Close",
  keysTitle: "Keys on the board",
  keyList: (/** @type {string} */ enter) => [
    ["Arrows", "make a move"],
    ["R", `read the board cell by cell with the arrows; Enter ${enter}`],
    ...keys,
  ],
  keyListRoving: (/** @type {string} */ enter) => [["Arrows, Enter", `go from cell to cell; Enter ${enter}`], ...keys],

  textError: (/** @type {number} */ line, /** @type {number} */ column, /** @type {string} */ sentence) =>
    `Line ${number(line)}, column ${number(column)}: ${sentence}.`,
  /** @type {Readonly<Record<string, (error: import("./index.js").Complaint) => string>>} */
  textErrors: {
    empty: () => "there is no board in the text",
    "not-text": ({ found }) => `${quoted(found)} has no place here`,
    "expected-number": ({ found, numbers: [least, most] }) =>
      `a number from ${least} to ${most} belongs here, not ${quoted(found)}`,
    "out-of-range": ({ found, numbers: [least, most] }) => `${quoted(found)} is not a number from ${least} to ${most}`,
    "ends-early": ({ numbers: [row, column] }) =>
      row === 0
        ? "the text ends too early"
        : `the text ends too early: row ${row} lacks its value in column ${column} and those after it`,
    "row-length": ({ numbers: [row, have, want] }) => `row ${row} has ${count(have, "value")} instead of ${want}`,
    "start-outside": ({ numbers: [columns, rows] }) =>
      `the start lies outside of the board, which has ${count(columns, "column")} and ${count(rows, "row")}`,
    "wall-disagrees": ({ numbers: [row, column, side] }) =>
      `row ${row}, column ${column} and its neighbour in the ${["east", "north", "south", "west"][side]} disagree about the wall between them`,
    "not-adjacent": ({ numbers: [one, other] }) =>
      `a wall stands between two neighbours, and ${one} and ${other} are none`,
    "after-end": ({ found }) => `the list has ended, but ${quoted(found)} follows`,
    "too-large": ({ numbers: [rows, columns] }) =>
      `a board has at most ${count(rows, "row")} and ${count(columns, "column")}`,
    expected: ({ found, numbers: [one, other] }) =>
      `${character(one)}${other === 0 ? "" : ` or ${character(other)}`} belongs here, not ${quoted(found)}`,
    "no-start": () => "the drawing has no start: put an S into a cell",
    "two-starts": ({ numbers: [line, column] }) => `a second start; the first is in line ${line}, column ${column}`,
    "size-disagrees": ({ numbers: [rows, columns] }) =>
      `this board does not have the ${count(rows, "row")} and ${count(columns, "column")} that were asked for`,
    "link-length": ({ numbers: [found, expected] }) =>
      `the link has ${count(found, "digit")} for its cells instead of ${number(expected)}`,
    "link-digit": ({ found }) => `${quoted(found)} may not stand here: the digits of a link are A-Z, a-z, 0-9, - and _`,
    "expected-move": ({ found }) => `the name of a move belongs here, not ${quoted(found)}`,
    "no-memory": () => "the boards of this text do not fit into memory",
  },

  /** @type {Readonly<Record<string, import("./index.js").PuzzleWords>>} */
  puzzles: {
    "wall-pushers": {
      name: "Wall Pushers",
      rules: [
        "Leave the board through a gap in its outline in as few moves as possible.",
        "A move goes one cell east, north, south or west; a wall in the way is pushed one cell further, if the place behind it is free and on the board.",
        "Two walls in a row do not move, nor does the outline, and a wall pushed into a gap closes that exit for good.",
      ],
      bounds: {
        none: "None",
        manhattan: "Manhattan",
        reach: "Reach",
        carry: "Carry",
        doubled: "Manhattan, doubled",
      },
      boundMeanings: {
        none: "No bound: every position counts as if it were the last.",
        manhattan: "The steps to the nearest gap as if there were no walls, and one to leave.",
        reach: "The shortest way on which no wall has another right behind it.",
        carry:
          "As Reach, and it remembers the wall that is pushed ahead: it needs room at every further step, and it closes an exit straight ahead.",
        doubled:
          "Twice Manhattan, to see what comes of a bound that may overestimate: what is found with it is not proved to be the fewest.",
      },
      forms: "Paste the judge's text, a list of walls, or a drawing; or drop a file here.",
      own: "A way of your own",
      ownForm: "As letters or words, such as NESE or north east.",
      enter: "moves there",
      moves: sides,
      row: (row) => `row ${row}`,
      cell: ({ row, column, walls, exits, player }) =>
        [
          `row ${row}, column ${column}`,
          walls.length === 0 ? "no walls" : `${walls.length === 1 ? "wall" : "walls"} ${sideList(walls)}`,
          ...(exits.length === 0 ? [] : [`exit ${sideList(exits)}`]),
          ...(player ? ["player here"] : []),
        ].join(", "),
      tell: ({ move, pushed, closed, left }) => {
        const way = capital(sides[/** @type {keyof typeof sides} */ (move)]);
        if (left) return `${way}, out.`;
        if (closed) return `${way}, pushing a wall into the exit: it is closed for good.`;
        return pushed ? `${way}, pushing a wall.` : `${way}.`;
      },
      refusals: {
        "two-walls": "two walls in a row",
        outline: "the outline does not move",
      },
      obstacles: {
        "no-gap": () => "There is no way out: the outline has no gap.",
      },
      noSolution: (/** @type {number} */ nodes) =>
        `There is no way out: no exit can be reached. ${count(nodes, "node")} searched.`,
      solved: (/** @type {number} */ moves, /** @type {number} */ nodes) =>
        `Out in ${count(moves, "move")}. Fewer is impossible: ${count(nodes, "node")} searched.`,
    },
    escape: escapeEn,
    flood: floodEn,
  },
});
