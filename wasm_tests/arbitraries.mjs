// Boards of every puzzle for fast-check, and what its properties do with them.

import fc from "fast-check";
import { randomBoard } from "./boards.mjs";
import { fewest, pairingsOf } from "./support.mjs";

/** @typedef {{ rows: number, columns: number }} Size */
/** @typedef {{ name: string, text: string, size: Size }} Board as text, with what the text may not say */

/**
 * @param {number} most rows and columns
 * @returns {fc.Arbitrary<Size>}
 */
const sizes = (most) =>
  fc.record({ rows: fc.integer({ min: 1, max: most }), columns: fc.integer({ min: 1, max: most }) });

const share = fc.double({ min: 0, max: 1, noNaN: true });

/**
 * @param {Size} size
 * @param {fc.Arbitrary<string>} cell
 */
const drawn = ({ rows, columns }, cell) =>
  fc
    .array(fc.string({ unit: cell, minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows })
    .map((lines) => lines.map((line) => `${line}\n`).join(""));

/** Up to 5 x 5, all densities. @type {fc.Arbitrary<Board>} */
const wallPushers = fc.tuple(sizes(5), share, share, fc.integer()).map(([size, inner, outline, seed]) => ({
  name: "wall-pushers",
  text: randomBoard({ ...size, inner, outline, seed }),
  size,
}));

/** Up to 6 x 6; some have cells that are shut in. @type {fc.Arbitrary<Board>} */
const escape = sizes(6).chain((size) =>
  drawn(size, fc.constantFrom(".", ".", "#")).map((text) => ({ name: "escape", text, size })),
);

/** Up to 5 x 5 of up to 36 colours, few of them more often than many. @type {fc.Arbitrary<Board>} */
const flood = fc.tuple(sizes(5), fc.constantFrom(1, 2, 3, 4, 6, 36)).chain(([size, colours]) =>
  drawn(
    size,
    fc.nat(colours - 1).map((colour) => colour.toString(36)),
  ).map((text) => ({
    name: "flood",
    text,
    size,
  })),
);

/** By puzzle. @type {readonly (readonly [string, fc.Arbitrary<Board>])[]} */
export const boardsOf = [
  ["wall-pushers", wallPushers],
  ["escape", escape],
  ["flood", flood],
];

/** @param {string} name of a puzzle */
export const choicesOf = (name) => fc.constantFrom(...pairingsOf(name));

/** Numbers that say which way a walk goes, see `walk`. */
export const ways = fc.array(fc.nat(), { maxLength: 20 });

/**
 * @param {Board} board
 * @param {(puzzle: import("../web/api.js").Puzzle) => void} use
 */
export function withPuzzle({ name, text, size }, use) {
  const [puzzle] = fewest.parse(name, text, size);
  try {
    use(puzzle);
  } finally {
    puzzle.free();
  }
}

/**
 * A walk by legal moves, chosen by numbers.
 * @param {import("../web/api.js").Puzzle} puzzle
 * @param {number[]} numbers
 */
export function walk(puzzle, numbers) {
  const states = [puzzle.start];
  /** @type {string[]} */
  const moves = [];
  for (const number of numbers) {
    const state = states[states.length - 1];
    if (state.moves.length === 0) break;
    const move = state.moves[number % state.moves.length];
    states.push(state.apply(move));
    moves.push(move);
  }
  return { states, moves };
}
