// States: looking at them and playing moves by the rules of the core.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { FreedError, IllegalMoveError } from "../web/api.js";
import { fewest, play, sample, samplePuzzle } from "./support.mjs";

/** One cell with a gap in the east; one in whose corridor a wall can be pushed onto the gap, closing it. */
const ONE_CELL = "+---+\n| S\n+---+\n";
const CORRIDOR = "+---+---+\n| S |\n+---+---+\n";

/** @param {string} text */
function only(text) {
  const puzzles = fewest.parse("wall-pushers", text);
  assert.equal(puzzles.length, 1);
  return puzzles[0];
}

describe("a state", () => {
  test("shows the walls of every cell and the place of the player", () => {
    const puzzle = samplePuzzle();
    const numbers = sample.trim().split(/\s+/).map(Number).slice(2, 26);
    assert.deepEqual([...puzzle.start.cells], numbers);
    assert.ok(puzzle.start.integers instanceof Int32Array);
    assert.deepEqual([...puzzle.start.integers], [2, 1, 0, 0]);
    puzzle.free();
  });

  test("is left as it is by a move", () => {
    const puzzle = samplePuzzle();
    const { start } = puzzle;
    const before = [...start.cells];
    const next = start.apply("E");
    assert.deepEqual([...start.cells], before);
    assert.deepEqual([...next.integers], [2, 2, 0, 0]);
    assert.deepEqual(
      [...next.cells].map((walls, index) => walls - before[index]).filter((difference) => difference !== 0),
      // The wall left the first two cells' common side and stands between the next two.
      [-4, 4 - 1, 1],
    );
    puzzle.free();
  });

  test("knows its legal moves and why the others are refused", () => {
    const puzzle = samplePuzzle();
    const { start } = puzzle;
    assert.deepEqual(start.moves, ["E", "N"]);
    assert.equal(start.refusal("E"), null);
    assert.equal(start.refusal("S"), "two-walls");
    assert.throws(
      () => start.apply("S"),
      (error) => {
        assert.ok(error instanceof IllegalMoveError);
        assert.deepEqual([error.name, error.move, error.refusal], ["IllegalMoveError", "S", "two-walls"]);
        return true;
      },
    );
    assert.throws(() => start.apply("up"), { name: "RangeError", message: /"up".*E, N, S, W/ });
    puzzle.free();
  });

  test("tells what a move does: a step, a push, leaving", () => {
    const puzzle = samplePuzzle();
    const place = { row: 2, column: 1, toRow: 2, toColumn: 2, side: "E", order: 0 };
    assert.deepEqual(puzzle.start.transition("E").events, [
      { kind: "walk", ...place },
      { kind: "slide", ...place },
    ]);
    assert.throws(() => puzzle.start.transition("S"), IllegalMoveError);
    puzzle.free();

    const cell = only(ONE_CELL);
    const { state, events } = cell.start.transition("E");
    assert.ok(state.isGoal);
    assert.deepEqual([...state.integers], [0, 1, 0, 0]);
    assert.ok(
      events.some(({ kind, row, column, side }) => kind === "leave" && row === 0 && column === 0 && side === "E"),
    );
    cell.free();
  });

  test("tells when a pushed wall closes an exit for good", () => {
    const puzzle = only(CORRIDOR);
    const { state, events } = puzzle.start.transition("E");
    const close = events.find(({ kind }) => kind === "close");
    assert.deepEqual([close?.row, close?.column, close?.side], [0, 1, "E"]);
    assert.equal(state.refusal("E"), "outline");
    puzzle.free();
  });

  test("that solves the board allows no move", () => {
    const puzzle = only(ONE_CELL);
    const solved = puzzle.start.apply("E");
    assert.equal(puzzle.start.isGoal, false);
    assert.equal(solved.isGoal, true);
    assert.deepEqual(solved.moves, []);
    assert.equal(solved.refusal("W"), "over");
    assert.throws(() => solved.apply("W"), IllegalMoveError);
    puzzle.free();
  });

  test("is written as a board that starts there", () => {
    const puzzle = samplePuzzle();
    const later = play(puzzle, "NES");
    for (const form of ["judge", "drawn", "link"]) {
      const [again] = fewest.parse("wall-pushers", later.write(form, { list: true }));
      assert.deepEqual(again.start.cells, later.cells);
      assert.deepEqual(again.start.integers, later.integers);
      assert.equal(again.solve().moves?.length, 13);
      again.free();
    }
    puzzle.free();
  });
});

describe("a puzzle", () => {
  test("says its name, size, moves, bounds and forms", () => {
    const puzzle = samplePuzzle();
    const { name, rows, columns, moves, bounds, forms, obstacle } = puzzle;
    assert.deepEqual([name, rows, columns, obstacle], ["wall-pushers", 4, 6, null]);
    assert.deepEqual(moves, ["E", "N", "S", "W"]);
    assert.deepEqual([bounds[0], forms[0]], ["none", "judge"]);
    puzzle.free();
  });

  test("without any gap says so before any search", () => {
    const puzzle = only("+---+\n| S |\n+---+\n");
    assert.equal(puzzle.obstacle?.code, "no-gap");
    const { status, lowerBound, upperBound, moves } = puzzle.solve();
    assert.deepEqual([status, lowerBound, upperBound, moves], ["no-solution", Infinity, Infinity, null]);
    puzzle.free();
  });
});

describe("after free()", () => {
  test("a puzzle and its states say that they were freed", () => {
    const puzzle = samplePuzzle();
    const { start } = puzzle;
    void start.cells;
    puzzle.free();
    puzzle.free();
    for (const use of [
      () => puzzle.start,
      () => puzzle.obstacle,
      () => puzzle.write("judge"),
      () => puzzle.solve(),
      () => puzzle.search(),
      () => start.cells,
      () => start.integers,
      () => start.isGoal,
      () => start.moves,
      () => start.refusal("E"),
      () => start.apply("E"),
      () => start.transition("E"),
      () => start.write("judge"),
    ]) {
      assert.throws(use, (error) => {
        assert.ok(error instanceof FreedError);
        assert.match(error.message, /puzzle was freed/);
        return true;
      });
    }
    assert.equal(puzzle.name, "wall-pushers");
  });

  test("the other cases of the same text live on", () => {
    const [first, second, ...others] = fewest.parse("wall-pushers", `${sample.replace(/0 0\s*$/, "")}${sample}`);
    assert.equal(others.length, 0);
    first.free();
    assert.equal(second.solve().moves?.length, 16);
    second.free();
    assert.throws(() => second.start, FreedError);
  });
});
