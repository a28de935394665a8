// Escape: what its states show and what its moves do.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { fewest, play, vector } from "./support.mjs";

/** The judge's sample: 4 x 4, three places to escape from. */
const { text: sample } = vector("escape", "sample");

/** @param {string} text */
function only(text) {
  const puzzles = fewest.parse("escape", text);
  assert.equal(puzzles.length, 1);
  return puzzles[0];
}

/** @param {import("../web/api.js").State} state */
const picture = ({ cells }) => [...cells].map((cell) => ".#o"[cell]).join("");

describe("a state of Escape", () => {
  test("shows where walkers may be, and how many such places there are", () => {
    const puzzle = only(sample);
    assert.equal(picture(puzzle.start), "##.#" + ".oo#" + "##o." + "#..#");
    assert.deepEqual([...puzzle.start.integers], [3, 0, 0, 0]);
    const later = puzzle.start.apply("E");
    assert.equal(picture(later), "##.#" + "..o#" + "##.." + "#..#");
    assert.deepEqual([...later.integers], [1, 0, 0, 0]);
    assert.deepEqual([later.isGoal, later.apply("N").isGoal], [false, true]);
    puzzle.free();
  });

  test("tells of each walker whether it walks, is blocked, joins another or leaves", () => {
    const puzzle = only(sample);
    const side = "E";
    assert.deepEqual(puzzle.start.transition("E").events, [
      { kind: "walk", row: 1, column: 1, toRow: 1, toColumn: 2, side, order: 0 },
      { kind: "blocked", row: 1, column: 2, toRow: 1, toColumn: 2, side, order: 0 },
      { kind: "merge", row: 1, column: 2, toRow: 1, toColumn: 2, side, order: 0 },
      { kind: "leave", row: 2, column: 2, toRow: 2, toColumn: 3, side, order: 0 },
    ]);
    puzzle.free();
  });

  test("tells of thousands of walkers", () => {
    const puzzle = only(`${".".repeat(64)}\n`.repeat(64));
    const { state, events } = puzzle.start.transition("S");
    assert.equal(events.length, 62 * 62);
    assert.equal(events.filter(({ kind }) => kind === "leave").length, 62);
    assert.deepEqual(events[events.length - 1], {
      kind: "leave",
      row: 62,
      column: 62,
      toRow: 63,
      toColumn: 62,
      side: "S",
      order: 0,
    });
    assert.equal(state.integers[0], 61 * 62);
    puzzle.free();
  });

  test("allows commands that change nothing, which a search leaves out", () => {
    const puzzle = only(sample);
    const blocked = puzzle.start.apply("E");
    assert.deepEqual(blocked.moves, ["E", "N", "S", "W"]);
    assert.equal(picture(blocked.apply("E")), picture(blocked));
    const again = only(blocked.write("link"));
    const search = again.search({ engine: "ida*" });
    search.step();
    const [east] = search.snapshot().node?.children ?? [];
    assert.deepEqual([east.move, east.verdict, east.reason], ["E", "illegal", "no-change"]);
    again.free();
    puzzle.free();
  });

  test("is told by a link alone; the other forms tell the board", () => {
    const puzzle = only(sample);
    const later = puzzle.start.apply("E");
    const again = only(later.write("link"));
    assert.equal(picture(again.start), picture(later));
    assert.deepEqual(again.solve().moves, ["N"]);
    for (const form of ["judge", "poj", "drawn"]) {
      const whole = only(later.write(form));
      assert.equal(picture(whole.start), picture(puzzle.start));
      whole.free();
    }
    again.free();
    puzzle.free();
  });
});

describe("a board of Escape", () => {
  test("says from which cell there is no way out", () => {
    const puzzle = only("#####\n#..##\n##.##\n#####\n");
    assert.deepEqual(puzzle.obstacle, { code: "shut-in", row: 1, column: 1 });
    assert.equal(puzzle.solve().status, "no-solution");
    puzzle.free();
  });

  test("may need no move at all", () => {
    for (const text of [".\n", "#\n", "..\n..\n", "###\n###\n###\n", "#...#\n#...#\n"]) {
      const puzzle = only(text);
      assert.ok(puzzle.start.isGoal);
      assert.equal(puzzle.start.refusal("E"), "over");
      assert.deepEqual(puzzle.solve().moves, []);
      assert.equal(puzzle.writeAnswer([]), "");
      puzzle.free();
    }
  });

  test("has one right answer, the smallest", () => {
    const { text, output } = vector("escape", "random");
    const [puzzle] = fewest.parse("escape", text);
    const { moves } = puzzle.solve();
    assert.ok(moves && output?.startsWith(puzzle.writeAnswer(moves)));
    assert.ok(play(puzzle, moves).isGoal);
    puzzle.free();
  });
});
