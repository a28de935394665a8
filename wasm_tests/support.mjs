// What the module's tests share: the module, the vectors, random boards.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Fewest } from "../web/api.js";

export const moduleUrl = new URL("../build/wasm/core.wasm", import.meta.url);
export const moduleBytes = readFileSync(moduleUrl);
export const program = fileURLToPath(new URL("../build/release/fewest", import.meta.url));

/** One instance for the tests of a file. */
export const fewest = await Fewest.load({ url: moduleUrl });

const vectorsFolder = new URL("../src/tests/vectors/", import.meta.url);

/**
 * Boards with the lengths of their shortest solutions, -1 where there is none.
 * @param {string} puzzle
 * @param {string} name
 * @returns {{ path: string, text: string, lengths: number[] }}
 */
export function vector(puzzle, name) {
  const url = new URL(`${puzzle}/${name}.in`, vectorsFolder);
  const lengths = readFileSync(new URL(`${puzzle}/${name}.len`, vectorsFolder), "utf8");
  return {
    path: fileURLToPath(url),
    text: readFileSync(url, "utf8"),
    lengths: lengths.trim().split(/\s+/).map(Number),
  };
}

/** The judge's sample. */
export const sample = vector("wall-pushers", "sample").text;

/**
 * The sample's board, to be freed by the test.
 * @returns {import("../web/api.js").Puzzle}
 */
export function samplePuzzle() {
  return fewest.parse("wall-pushers", sample)[0];
}

/**
 * A generator of numbers from 0 up to 1, the same for the same seed: Marsaglia's xorshift with 32 bits.
 * @param {number} seed
 * @returns {() => number}
 */
export function randomNumbers(seed) {
  // Multiplied, because small seeds begin with small numbers; never 0, which stays 0.
  let state = Math.imul(seed, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/**
 * A random board of Wall Pushers as the judge writes it, a complete list.
 * @param {object} wish
 * @param {number} wish.rows
 * @param {number} wish.columns
 * @param {number} wish.inner how many of the inner walls there are, 0 to 1
 * @param {number} wish.outline how many of the outline's
 * @param {number} wish.seed
 * @returns {string}
 */
export function randomBoard({ rows, columns, inner, outline, seed }) {
  const random = randomNumbers(seed);
  /** @param {boolean} isOutline */
  const wall = (isOutline) => random() < (isOutline ? outline : inner);
  const below = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns }, () => wall(row === 0 || row === rows)),
  );
  const beside = Array.from({ length: rows }, () =>
    Array.from({ length: columns + 1 }, (_, column) => wall(column === 0 || column === columns)),
  );
  const cells = beside.map((sides, row) =>
    Array.from(
      { length: columns },
      (_, column) =>
        Number(sides[column]) +
        2 * Number(below[row][column]) +
        4 * Number(sides[column + 1]) +
        8 * Number(below[row + 1][column]),
    ).join(" "),
  );
  const start = [1 + Math.floor(random() * columns), 1 + Math.floor(random() * rows)];
  return `${start.join(" ")}\n${cells.join("\n")}\n0 0\n`;
}

/**
 * Plays moves from the start of a puzzle.
 * @param {{ start: import("../web/api.js").State }} puzzle
 * @param {Iterable<string>} moves
 * @returns {import("../web/api.js").State}
 */
export function play(puzzle, moves) {
  let state = puzzle.start;
  for (const move of moves) state = state.apply(move);
  return state;
}

/**
 * A board on which breadth-first search runs for seconds and fills hundreds of megabytes.
 * @param {{ parse: typeof fewest.parse }} instance
 */
export function hugePuzzle(instance) {
  return instance.parse("wall-pushers", hugeBoard, hugeSize)[0];
}
export const hugeSize = { rows: 24, columns: 24 };
export const hugeBoard = randomBoard({ ...hugeSize, inner: 0.4, outline: 0.985, seed: 1 });

/** Every engine with every bound that it makes use of. */
export const pairings = fewest.engines
  .filter(({ name }) => name !== "auto")
  .flatMap(({ name, informed }) =>
    (informed ? fewest.puzzles[0].bounds : ["none"]).map((bound) => ({ engine: name, bound })),
  );

/**
 * A snapshot that can be compared: states become what is seen of them.
 * @param {import("../web/types.js").Snapshot} snapshot
 */
export function comparable({ node, ...rest }) {
  /** @param {import("../web/api.js").State | null} state */
  const seen = (state) => state && [...state.cells, ...state.integers];
  return { ...rest, node: node && { ...node, state: seen(node.state), parent: seen(node.parent) } };
}
