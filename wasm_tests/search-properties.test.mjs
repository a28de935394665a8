// Properties of searches, for all boards of all puzzles and all ways to drive a search.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { boardsOf, choicesOf, withPuzzle } from "./arbitraries.mjs";
import { comparable, everyMoment, fewest, kindOf, pairingsOf, play } from "./support.mjs";

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

    test("an answer is what its moves come to when they are played, and no earlier", () => {
      fc.assert(
        fc.property(boards, choicesOf(name), (board, choice) => {
          withPuzzle(board, (puzzle) => {
            const { status, moves, lowerBound, upperBound } = puzzle.solve({ ...choice, limits: { nodes: 20_000 } });
            assert.equal(upperBound, moves?.length ?? Infinity);
            assert.equal(status === "solved" || status === "no-solution", lowerBound === upperBound);
            if (moves === null) return;
            let state = puzzle.start;
            for (const move of moves) {
              assert.ok(!state.isGoal);
              assert.ok(state.moves.includes(move));
              state = state.apply(move);
            }
            assert.ok(state.isGoal);
            const written = puzzle.writeAnswer(moves, { withMoves: true });
            assert.deepEqual(puzzle.readAnswer(name === "flood" ? written.replace(/^.*\n/, "") : written), moves);
          });
        }),
        { numRuns: 60 },
      );
    });

    test("seeking and showing, in any order, tell of every moment what was told when it came", () => {
      const orders = fc.array(fc.tuple(fc.nat(), fc.constantFrom("seek", "show", "trace", "census")), { minLength: 1 });
      fc.assert(
        fc.property(boards, choicesOf(name), orders, (board, choice, looks) => {
          withPuzzle(board, (puzzle) => {
            const { search, moments } = everyMoment(puzzle, { ...choice, limits: { nodes: 400 } });
            const { lastStep } = search.progress();
            for (const [number, way] of looks) {
              const step = number % (lastStep + 1);
              // A search may end without another step: then its last moment is told anew.
              const moment = step === lastStep ? moments[moments.length - 1] : moments[step];
              const { status, stats, node, path, iterations, lowerBound } = moment;
              if (way === "trace") {
                const [told] = search.trace(step, step);
                const { state: _, parent: __, ...rest } = node ?? {};
                assert.deepEqual(told, step === 0 ? undefined : { step, ...rest });
                continue;
              }
              if (way === "seek") assert.ok(search.seek(step));
              const shown = comparable(
                way === "seek" ? search.snapshot() : search.show(step, { census: way === "census" }),
              );
              assert.deepEqual([shown.step, shown.stats, shown.node], [step, stats, node]);
              assert.deepEqual([shown.path, shown.iterations, shown.lowerBound], [path, iterations, lowerBound]);
              assert.equal(shown.census !== null, way === "census");
              assert.equal(shown.status, status);
              assert.equal(shown.lastStep, lastStep);
            }
            search.free();
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
