// Going to any step, and counting the nodes that there are.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { FreedError } from "../web/api.js";
import { comparable, everyMoment, fewest, hugePuzzle, waysOf, samplePuzzle, smallPuzzle } from "./support.mjs";

const sum = (/** @type {Uint32Array} */ counts) => counts.reduce((total, count) => total + count, 0);

/**
 * The class of a state, by what there is to see of it.
 * @param {import("../web/api.js").Puzzle} puzzle
 * @param {import("../web/api.js").State} state
 * @returns {number}
 */
function classOf({ name, rows, columns }, { cells, integers: [row, column] }) {
  if (name === "escape") return cells.filter((cell) => cell === 2).length;
  if (name === "flood") return cells.filter((cell) => cell >= 128).length;
  return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : rows * columns;
}

describe("a census", () => {
  for (const { name } of fewest.puzzles) {
    for (const { engine, bound } of waysOf(name)) {
      test(`of any step of ${engine} with ${bound} on a board of ${name} counts the nodes held and taken`, () => {
        const puzzle = smallPuzzle(name);
        const search = puzzle.search({ engine, bound });
        const keepsAll = engine === "bfs" || engine === "a*";
        const taken = new Uint32Array(puzzle.rows * puzzle.columns + 1);
        /** @type {(import("../web/api.js").Census | null)[]} */
        const seen = [search.census()];
        assert.deepEqual(seen[0], { taken, known: new Uint32Array(taken.length) });
        for (let step = 1; search.status === "running"; step++) {
          const { node, held, waiting, path, census } = search.show(step, { census: true });
          assert.ok(node && census);
          taken[classOf(puzzle, node.state)]++;
          assert.equal(sum(census.known), held);
          assert.equal(sum(census.taken), keepsAll ? step : path.length + 1);
          if (keepsAll) assert.deepEqual(census.taken, taken);
          else assert.equal(waiting, held - path.length - 1);
          seen.push(census);
        }
        for (let step = seen.length - 1; step >= 0; step -= 3) {
          search.seek(step);
          assert.deepEqual(search.census(), seen[step]);
        }
        search.free();
        puzzle.free();
      });
    }
  }

  test("is a copy, and comes with a snapshot only where it is asked for", () => {
    const puzzle = samplePuzzle();
    const search = puzzle.search({ engine: "bfs" });
    const { census } = search.show(5, { census: true });
    const before = structuredClone(census);
    search.run();
    search.census();
    assert.deepEqual(census, before);
    assert.deepEqual([search.show(5).census, search.snapshot().census], [null, null]);
    search.free();
    puzzle.free();
  });
});

describe("show", () => {
  test("computes up to a step where needed, and shows it", () => {
    const puzzle = samplePuzzle();
    for (const choice of waysOf("wall-pushers")) {
      const { search: done, moments } = everyMoment(puzzle, choice);
      const search = puzzle.search(choice);
      const last = moments.length - 1;
      let lastStep = 0;
      for (const step of [4, 2, 9, 0, 1, 9, 10]) {
        lastStep = Math.max(lastStep, Math.min(step, last));
        const { status, ...moment } = comparable(search.show(step));
        if (step < last) assert.deepEqual({ status, ...moment }, { ...moments[step], lastStep });
        assert.equal(search.progress().lastStep, lastStep);
      }
      assert.deepEqual(comparable(search.show(Infinity)), moments[last]);
      assert.deepEqual(comparable(search.show(last + 5)), moments[last]);
      assert.deepEqual(comparable(search.show(3)), { ...moments[3], lastStep: last });
      search.free();
      done.free();
    }
    puzzle.free();
  });

  test("shows the last step where a limit ends the search before", () => {
    const puzzle = hugePuzzle(fewest);
    const search = puzzle.search({ engine: "iddfs", limits: { nodes: 100 } });
    const { status, reason, step, lastStep } = search.show(1_000_000);
    assert.deepEqual([status, reason, step], ["limit", "nodes", lastStep]);
    assert.ok(step < 100);
    for (const wrong of [-1, 1.5, NaN])
      assert.throws(() => search.show(wrong), { name: "RangeError", message: /A step/ });
    search.free();
    for (const use of [() => search.show(1), () => search.census(), () => search.trace(1, 2)]) {
      assert.throws(use, FreedError);
    }
    puzzle.free();
  });
});
