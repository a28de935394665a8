// Properties that hold for all boards, texts and ways to drive a search: fast-check looks for a counterexample and tells
// the seed and the smallest case that it finds.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { TextError } from "../web/api.js";
import { comparable, fewest, pairings, randomBoard, sample } from "./support.mjs";

/** Boards of up to 5 x 5, all densities. */
const boards = fc
  .record({
    rows: fc.integer({ min: 1, max: 5 }),
    columns: fc.integer({ min: 1, max: 5 }),
    inner: fc.double({ min: 0, max: 1, noNaN: true }),
    outline: fc.double({ min: 0, max: 1, noNaN: true }),
    seed: fc.integer(),
  })
  .map((wish) => ({ text: randomBoard(wish), size: { rows: wish.rows, columns: wish.columns } }));

const choices = fc.constantFrom(...pairings);

/**
 * @param {{ text: string, size: { rows: number, columns: number } }} board
 * @param {(puzzle: import("../web/api.js").Puzzle) => void} use
 */
function withPuzzle({ text, size }, use) {
  const [puzzle] = fewest.parse("wall-pushers", text, size);
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
function walk(puzzle, numbers) {
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

test("any state reached by legal moves reads back from any form that it is written in", () => {
  fc.assert(
    fc.property(boards, fc.array(fc.nat(), { maxLength: 12 }), (board, numbers) => {
      withPuzzle(board, (puzzle) => {
        const state = walk(puzzle, numbers).states.findLast(({ isGoal }) => !isGoal) ?? puzzle.start;
        const [row, column] = state.integers;
        const start = /** @type {const} */ ([column + 1, row + 1]);
        for (const form of puzzle.forms) {
          const written = state.write(form, { list: true });
          const [again] = fewest.parse("wall-pushers", written, { ...board.size, start });
          assert.deepEqual(again.start.cells, state.cells);
          assert.deepEqual(again.start.integers, state.integers);
          again.free();
        }
      });
    }),
  );
});

test("a move is legal, refused or unknown, and a transition tells where the player went", () => {
  fc.assert(
    fc.property(boards, fc.array(fc.nat(), { maxLength: 20 }), (board, numbers) => {
      withPuzzle(board, (puzzle) => {
        const { states, moves } = walk(puzzle, numbers);
        moves.forEach((move, index) => {
          const before = states[index];
          for (const name of puzzle.moves) assert.equal(before.moves.includes(name), before.refusal(name) === null);
          const { state, events } = before.transition(move);
          assert.deepEqual(state.cells, states[index + 1].cells);
          const gone = events.find(({ kind }) => kind === "walk" || kind === "leave");
          assert.ok(gone);
          assert.deepEqual([gone.row, gone.column], [...before.integers.subarray(0, 2)]);
          if (gone.kind === "walk") assert.deepEqual([gone.toRow, gone.toColumn], [...state.integers.subarray(0, 2)]);
          assert.equal(
            events.some(({ kind }) => kind === "leave"),
            state.isGoal,
          );
          const walls = (/** @type {Uint8Array} */ cells) => cells.reduce((sum, cell) => sum + cell, 0);
          if (!events.some(({ kind }) => kind === "slide")) assert.equal(walls(before.cells), walls(state.cells));
        });
      });
    }),
  );
});

test("all engines and bounds agree on every board", () => {
  fc.assert(
    fc.property(boards, (board) => {
      withPuzzle(board, (puzzle) => {
        const answers = pairings.map((choice) => puzzle.solve({ ...choice, limits: { nodes: 200_000 } }));
        const settled = answers.filter(({ status }) => status !== "limit");
        assert.ok(settled.length > 0);
        assert.equal(new Set(settled.map(({ upperBound }) => upperBound)).size, 1);
        for (const { lowerBound, upperBound } of answers) {
          assert.ok(lowerBound <= settled[0].upperBound && upperBound >= settled[0].lowerBound);
        }
      });
    }),
    { numRuns: 60 },
  );
});

test("any split of steps, with any looking back between them, comes to the same", () => {
  const splits = fc.array(fc.record({ nodes: fc.integer({ min: 1, max: 40 }), look: fc.nat() }), { minLength: 1 });
  fc.assert(
    fc.property(boards, choices, splits, (board, choice, parts) => {
      withPuzzle(board, (puzzle) => {
        const limits = { nodes: 400 };
        const straight = puzzle.search({ ...choice, limits });
        straight.run();
        const search = puzzle.search({ ...choice, limits });
        for (let round = 0; search.status === "running"; round++) {
          const { nodes, look } = parts[round % parts.length];
          search.step(nodes);
          const { lastStep } = search.progress();
          search.seek(look % (lastStep + 1));
        }
        search.seek(search.progress().lastStep);
        assert.deepEqual(comparable(search.snapshot()), comparable(straight.snapshot()));
        straight.free();
        search.free();
      });
    }),
  );
});

test("any text is read or refused at a place that it has", () => {
  const pieces = fc.constantFrom(
    "0",
    "15",
    "16",
    "-1",
    "x",
    "y",
    "+---+",
    "|",
    "S",
    " ",
    "\n",
    "\r\n",
    "é",
    "👋",
    "\0",
    "4x6,",
  );
  const rubbish = fc.array(pieces, { maxLength: 60 }).map((list) => list.join(""));
  const damaged = fc
    .tuple(fc.nat(sample.length), fc.nat(8), fc.string({ unit: "binary", maxLength: 4 }))
    .map(([place, length, text]) => sample.slice(0, place) + text + sample.slice(place + length));
  fc.assert(
    fc.property(fc.oneof(rubbish, damaged, fc.string({ unit: "binary" })), (text) => {
      try {
        for (const puzzle of fewest.parse("wall-pushers", text)) puzzle.free();
      } catch (error) {
        assert.ok(error instanceof TextError, String(error));
        const { line, column, offset, length, found } = error;
        assert.ok(offset >= 0 && offset + length <= text.length);
        assert.equal(found, text.slice(offset, offset + length));
        const lines = text.slice(0, offset).split("\n");
        assert.deepEqual([line, column], [lines.length, lines[lines.length - 1].length + 1]);
      }
    }),
    { numRuns: 2000 },
  );
});
