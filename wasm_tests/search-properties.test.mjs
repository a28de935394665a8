// Properties of searches, for all boards of all puzzles and all ways to drive a search.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { boardsOf, choicesOf, withPuzzle } from "./arbitraries.mjs";
import { comparable, fewest, kindOf, pairingsOf, play } from "./support.mjs";

for (const [name, boards] of boardsOf) {
  describe(`on any board of ${name}`, () => {
    test("all engines and bounds agree", () => {
      fc.assert(
        fc.property(boards, (board) => {
          withPuzzle(board, (puzzle) => {
            const answers = pairingsOf(name).map((choice) => puzzle.solve({ ...choice, limits: { nodes: 100_000 } }));
            const settled = answers.filter(({ status }) => status !== "limit");
            assert.ok(settled.length > 0);
            assert.equal(new Set(settled.map(({ upperBound }) => upperBound)).size, 1);
            for (const { lowerBound, upperBound, moves } of answers) {
              assert.ok(lowerBound <= settled[0].upperBound && upperBound >= settled[0].lowerBound);
              if (moves) assert.ok(play(puzzle, moves).isGoal);
            }
            if (kindOf(name).answer === "any") return;
            for (const { moves } of settled) assert.deepEqual(moves, settled[0].moves);
          });
        }),
        { numRuns: 60 },
      );
    });

    test("every state along a shortest solution is one move nearer than the one before", () => {
      fc.assert(
        fc.property(boards, choicesOf(name), (board, choice) => {
          withPuzzle(board, (puzzle) => {
            const { status, moves } = puzzle.solve();
            if (status !== "solved" || moves === null) return;
            moves.forEach((_, made) => {
              const [later] = fewest.parse(name, play(puzzle, moves.slice(0, made)).write("link"));
              const nearer = later.solve();
              assert.equal(nearer.status, "solved");
              for (const answer of [nearer, later.solve({ ...choice, limits: { nodes: 100_000 } })]) {
                if (answer.status === "limit") continue;
                assert.equal(answer.moves?.length, moves.length - made);
                if (kindOf(name).answer === "smallest") assert.deepEqual(answer.moves, moves.slice(made));
              }
              later.free();
            });
          });
        }),
        { numRuns: 60 },
      );
    });

    test("any split of steps, with any looking back between them, comes to the same", () => {
      const splits = fc.array(fc.record({ nodes: fc.integer({ min: 1, max: 40 }), look: fc.nat() }), { minLength: 1 });
      fc.assert(
        fc.property(boards, choicesOf(name), splits, (board, choice, parts) => {
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
  });
}
