// Flood: what its states show and what its moves do.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { fewest, play } from "./support.mjs";

const BOARD = "012\n112\n221\n";

/**
 * @param {string} text
 * @param {import("../web/types.js").ParseOptions} [options]
 */
function only(text, options) {
  const puzzles = fewest.parse("flood", text, options);
  assert.equal(puzzles.length, 1);
  return puzzles[0];
}

describe("a state of Flood", () => {
  test("shows the colours, what is flooded, and how much is left", () => {
    const puzzle = only(BOARD);
    assert.deepEqual([...puzzle.start.cells], [128, 1, 2, 1, 1, 2, 2, 2, 1]);
    assert.deepEqual([...puzzle.start.integers], [0, 1, 2, 0]);
    const later = puzzle.start.apply("1");
    assert.deepEqual([...later.cells], [129, 129, 2, 129, 129, 2, 2, 2, 1]);
    assert.deepEqual([...later.integers], [1, 4, 2, 0]);
    const last = play(puzzle, "121");
    assert.deepEqual([...last.integers], [1, 9, 0, 0]);
    assert.ok(last.isGoal);
    puzzle.free();
  });

  test("refuses the colour that it has and those that touch nothing", () => {
    const puzzle = only(BOARD);
    assert.deepEqual(puzzle.start.moves, ["1"]);
    assert.equal(puzzle.start.refusal("0"), "same-colour");
    assert.equal(puzzle.start.refusal("2"), "touches-nothing");
    assert.equal(play(puzzle, "121").refusal("2"), "over");
    puzzle.free();
  });

  test("tells of each cell when the wave reaches it", () => {
    const puzzle = only(BOARD);
    const { events } = puzzle.start.transition("1");
    const side = "E";
    assert.deepEqual(events, [
      { kind: "recolour", row: 0, column: 0, toRow: 0, toColumn: 0, side, order: 0 },
      { kind: "flood", row: 0, column: 1, toRow: 0, toColumn: 1, side, order: 1 },
      { kind: "flood", row: 1, column: 0, toRow: 1, toColumn: 0, side, order: 1 },
      { kind: "flood", row: 1, column: 1, toRow: 1, toColumn: 1, side, order: 2 },
    ]);
    puzzle.free();
  });

  test("tells of thousands of cells", () => {
    const puzzle = only(`a${"b".repeat(63)}\n${`${"b".repeat(64)}\n`.repeat(63)}`);
    const { state, events } = puzzle.start.transition("b");
    assert.equal(events.length, 64 * 64);
    assert.equal(new Set(events.map(({ row, column }) => 64 * row + column)).size, 64 * 64);
    assert.deepEqual([events[0].kind, events[events.length - 1].order], ["recolour", 126]);
    assert.ok(state.isGoal);
    puzzle.free();
  });

  test("is told by every form", () => {
    const puzzle = only(BOARD);
    const later = puzzle.start.apply("1");
    for (const form of puzzle.forms) {
      const again = only(later.write(form));
      assert.deepEqual(again.start.cells, later.cells, form);
      assert.equal(again.solve().moves?.length, 2);
      again.free();
    }
    puzzle.free();
  });
});

describe("a board of Flood", () => {
  test("has a move for each colour up to its largest one", () => {
    const puzzle = only("z0\n05\n");
    assert.equal(puzzle.moves.join(""), "0123456789abcdefghijklmnopqrstuvwxyz");
    assert.deepEqual(puzzle.solve().moves, ["0", "5"]);
    assert.equal(puzzle.obstacle, null);
    puzzle.free();
  });

  test("may need no move at all", () => {
    for (const text of ["1\n5\n", "2\n3 3\n3 3\n", "2x3,BBBBBB"]) {
      const puzzle = only(text);
      assert.ok(puzzle.start.isGoal);
      assert.equal(puzzle.writeAnswer(puzzle.solve().moves ?? ["?"]), "0\n");
      puzzle.free();
    }
  });

  test("that is drawn is no link, whatever colours it begins with", () => {
    const puzzle = only("2x\n22\n");
    assert.deepEqual([puzzle.rows, puzzle.columns, puzzle.moves.length], [2, 2, 34]);
    assert.equal(puzzle.write("drawn"), "2x\n22\n");
    puzzle.free();
  });

  test("of a single column is read in both forms where its size is given", () => {
    for (const text of ["3\n0\n1\n2\n", "0\n1\n2\n"]) {
      const puzzle = only(text, { rows: 3, columns: 1 });
      assert.deepEqual([...puzzle.start.cells], [128, 1, 2]);
      puzzle.free();
    }
  });
});
