// A good solution while the exact search is still at work.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Fewest } from "../web/api.js";
import { randomFlood } from "./boards.mjs";
import { fewest, moduleUrl } from "./support.mjs";

const text = randomFlood({ rows: 24, columns: 24, colours: 6, seed: 2026 });

/**
 * What a board comes to when moves are made on it.
 * @param {import("../web/api.js").Puzzle} puzzle
 * @param {readonly string[]} moves
 */
const isSolvedBy = (puzzle, moves) => moves.reduce((state, move) => state.apply(move), puzzle.start).isGoal;

describe("a board that takes long", () => {
  /** @type {import("../web/api.js").Puzzle} */
  let puzzle;
  before(() => {
    [puzzle] = fewest.parse("flood", text);
  });
  after(() => puzzle.free());

  test("has a solution early, which gets shorter, and a lower bound that never passes it", () => {
    const search = puzzle.search({ limits: { nodes: 200_000 } });
    let most = Infinity;
    let improvements = 0;
    while (search.step(500) === "running") {
      const { lowerBound, upperBound, best } = search.snapshot();
      assert.ok(lowerBound <= upperBound && upperBound <= most);
      assert.equal(best?.length ?? Infinity, upperBound);
      if (best !== null && upperBound < most) {
        assert.ok(isSolvedBy(puzzle, best));
        improvements += 1;
        most = upperBound;
      }
    }
    assert.ok(improvements >= 1 && most < 40, `${improvements} improvements, ${most} moves`);
    search.free();
  });

  test("keeps the best solution when a limit ends the search", () => {
    const { status, moves, lowerBound, upperBound } = puzzle.solve({ limits: { nodes: 100_000 } });
    assert.equal(status, "limit");
    assert.ok(moves !== null && isSolvedBy(puzzle, moves));
    assert.equal(moves.length, upperBound);
    assert.ok(lowerBound > 20 && lowerBound < upperBound);
  });

  test("is left to the engine alone where one is named", () => {
    const { status, moves, upperBound } = puzzle.solve({ engine: "a*", limits: { nodes: 100_000 } });
    assert.deepEqual([status, moves, upperBound], ["limit", null, Infinity]);
  });

  test("shows the solutions of its time when looked back at", () => {
    const search = puzzle.search();
    /** @type {[number, number][]} */
    const seen = [];
    for (let i = 0; i < 60; i += 1) {
      search.step(300);
      const { step, upperBound } = search.snapshot();
      seen.push([step, upperBound]);
    }
    for (const [step, upperBound] of seen.reverse()) {
      search.seek(step);
      assert.equal(search.snapshot().upperBound, upperBound);
    }
    search.free();
  });
});

test("a solver in a worker tells the best solution with its progress", async () => {
  const remote = await Fewest.worker({ url: moduleUrl });
  const [puzzle] = await remote.parse("flood", text);
  /** @type {import("../web/types-remote.js").SolveProgress[]} */
  const told = [];
  const { moves, upperBound } = await puzzle.solve({
    limits: { nodes: 400_000 },
    onProgress: (progress) => told.push(progress),
  });
  assert.ok(moves !== null && moves.length === upperBound);
  const found = told.filter(({ best }) => best !== null);
  assert.ok(found.length >= 1, `${told.length} reports, ${found.length} with a solution`);
  for (const { best, upperBound: most } of found) assert.equal(best?.length, most);
  puzzle.free();
  remote.close();
});
