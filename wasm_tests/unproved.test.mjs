// Ways of searching that may end with a solution that is not a shortest one: they say so.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { boardsOf, withPuzzle } from "./arbitraries.mjs";
import { misled } from "./boards.mjs";
import { Fewest } from "../web/api.js";
import { fewest, play, samplePuzzle, waysOf } from "./support.mjs";

const ways = /** @type {const} */ ([
  [{ engine: "ida*", bound: "doubled" }, "bound"],
  [{ engine: "a*", bound: "doubled" }, "bound"],
  [{ engine: "dfs" }, "engine"],
]);

test("what was found is not called the fewest, and why is told", () => {
  const [puzzle] = fewest.parse("wall-pushers", misled);
  assert.equal(puzzle.solve().moves?.length, 8);
  for (const [choice, why] of ways) {
    const { status, reason, moves, lowerBound, upperBound } = puzzle.solve(choice);
    assert.deepEqual([status, reason, lowerBound, upperBound], ["limit", why, 8, 10]);
    assert.ok(play(puzzle, moves ?? []).isGoal);
  }
  puzzle.free();
});

test("it is the fewest all the same where another bound proves it at the root", () => {
  const puzzle = samplePuzzle();
  for (const [choice] of ways) {
    const { status, reason, lowerBound, upperBound } = puzzle.solve(choice);
    assert.deepEqual([status, reason, lowerBound, upperBound], ["solved", null, 16, 16]);
  }
  puzzle.free();
});

test("a search tells beforehand whether it proves, here and in a worker", async () => {
  const remote = await Fewest.worker({ module: fewest.module });
  try {
    for (const { name } of fewest.puzzles) {
      const text = name === "escape" ? "....\n....\n" : name === "flood" ? "01\n10\n" : misled;
      const [here] = fewest.parse(name, text);
      const [there] = await remote.parse(name, text);
      for (const { proves, ...choice } of waysOf(name)) {
        const [search, other] = [here.search(choice), await there.search(choice)];
        assert.deepEqual([search.proves, other.proves], [proves, proves], JSON.stringify(choice));
        search.free();
        await other.free();
      }
      here.free();
      there.free();
    }
  } finally {
    remote.close();
  }
});

for (const [name, boards] of boardsOf) {
  describe(`on any board of ${name}`, () => {
    test("none of them claims more than is so, at any step", () => {
      fc.assert(
        fc.property(boards, (board) => {
          withPuzzle(board, (puzzle) => {
            const { status, upperBound: length } = puzzle.solve();
            if (status === "limit") return;
            for (const { engine, bound } of waysOf(name).filter(({ proves }) => !proves)) {
              const search = puzzle.search({ engine, bound, limits: { nodes: 3000 } });
              while (search.step() === "running") assert.ok(search.progress().lowerBound <= length);
              const end = search.snapshot();
              if (end.status === "no-solution") assert.equal(status, "no-solution");
              else assert.ok(end.lowerBound <= length && end.upperBound >= length);
              if (end.status === "solved") assert.equal(end.upperBound, length);
              if (end.best) assert.ok(play(puzzle, end.best).isGoal);
              search.free();
            }
          });
        }),
        { numRuns: 60 },
      );
    });
  });
}
