// Searches: driven step by step and looked at.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { FreedError } from "../web/api.js";
import { small } from "./boards.mjs";
import {
  comparable,
  everyMoment,
  fewest,
  hugePuzzle,
  pairings,
  pairingsOf,
  play,
  samplePuzzle,
  smallPuzzle,
} from "./support.mjs";
import { timeOf, within } from "./within.mjs";

/** Refusals that are no rules of a game: proved to leave out nothing that a shortest solution needs. */
const PRUNINGS = ["no-change", "finish-first", "commutes"];

/** @typedef {ReturnType<typeof comparable>} Moment */

/**
 * @param {import("../web/api.js").State} state that the node in hand has
 * @param {NonNullable<Moment["node"]>} node
 */
function assertChildren(state, node) {
  for (const { move, g, h, f, verdict, reason } of node.children) {
    assert.equal(g, node.g + 1);
    if (state.refusal(move) !== null) assert.deepEqual([verdict, reason], ["illegal", state.refusal(move)]);
    else if (verdict === "illegal") assert.ok(PRUNINGS.includes(String(reason)));
    else assert.equal(reason, null);
    assert.equal(f, h === null ? null : g + h);
    assert.equal(h === null, verdict === "illegal" || verdict === "path");
    if (verdict === "goal") assert.ok(state.apply(move).isGoal);
  }
}

/**
 * @param {import("../web/api.js").Puzzle} puzzle
 * @param {Moment[]} moments of a search from its beginning to its end
 * @param {number} shortest length of its answer
 */
function assertConsistent(puzzle, moments, shortest) {
  let generated = 0;
  /** States of the nodes taken, by number. @type {Map<number, number[]>} */
  const taken = new Map();
  moments.forEach(({ step, lastStep, stats, node, path, iterations, lowerBound, upperBound }, index) => {
    assert.deepEqual([step, lastStep, stats.steps], [index, index, index]);
    if (index === 0) return;
    assert.ok(node);
    assert.equal(node.f, node.g + node.h);
    assert.equal(path.length, node.g);
    assert.equal(node.move, path.at(-1) ?? null);
    const state = play(puzzle, path);
    assert.deepEqual(node.state, [...state.cells, ...state.integers]);
    const parent = path.length === 0 ? null : play(puzzle, path.slice(0, -1));
    assert.deepEqual(node.parent, parent && [...parent.cells, ...parent.integers]);
    taken.set(node.id, node.state ?? []);
    if (node.parentId === null) assert.equal(parent, null);
    else assert.deepEqual(taken.get(node.parentId), node.parent);
    assertChildren(state, node);
    generated += node.children.filter(({ verdict }) => verdict !== "illegal" && verdict !== "path").length;
    assert.equal(stats.generated, generated);
    assert.ok(lowerBound <= shortest && upperBound >= shortest);
    assert.ok(iterations.every(({ firstStep }, i) => firstStep >= (iterations[i - 1]?.firstStep ?? 1)));
    assert.equal(
      iterations.reduce((sum, iteration) => sum + iteration.generated, 0),
      generated,
    );
  });
  const last = moments[moments.length - 1];
  assert.deepEqual([last.status, last.lowerBound, last.upperBound], ["solved", shortest, shortest]);
  assert.ok(last.best && play(puzzle, last.best).isGoal);
}

describe("a snapshot", () => {
  test("before the first step shows no node and proves nothing", () => {
    const puzzle = samplePuzzle();
    const search = puzzle.search({ engine: "ida*", bound: "manhattan" });
    assert.deepEqual(search.snapshot(), {
      status: "running",
      reason: null,
      step: 0,
      lastStep: 0,
      waiting: 0,
      held: 0,
      node: null,
      path: [],
      iterations: [],
      stats: { steps: 0, expanded: 0, generated: 0, duplicates: 0, cut: 0, peakFrontier: 0, peakBytes: 0 },
      lowerBound: 0,
      upperBound: Infinity,
      best: null,
      census: null,
    });
    search.free();
    puzzle.free();
  });

  test("of the root shows its children in the order of moves, with what became of them", () => {
    const puzzle = samplePuzzle();
    const search = puzzle.search({ engine: "ida*", bound: "carry" });
    assert.equal(search.step(), "running");
    const { node, path, stats, lowerBound, iterations } = search.snapshot();
    assert.ok(node);
    assert.deepEqual([node.g, node.h, node.f, node.threshold, node.move, node.parent], [0, 16, 16, 16, null, null]);
    assert.deepEqual([node.id, node.parentId], [1, null]);
    assert.deepEqual([...node.state.cells], [...puzzle.start.cells]);
    assert.deepEqual(node.children, [
      { move: "E", g: 1, h: Infinity, f: Infinity, verdict: "cut", reason: null },
      { move: "N", g: 1, h: 15, f: 16, verdict: "kept", reason: null },
      { move: "S", g: 1, h: null, f: null, verdict: "illegal", reason: "two-walls" },
      { move: "W", g: 1, h: null, f: null, verdict: "illegal", reason: "two-walls" },
    ]);
    assert.deepEqual([path, stats.steps, stats.expanded, stats.generated, stats.cut], [[], 1, 1, 2, 1]);
    assert.equal(lowerBound, 16);
    assert.deepEqual(iterations, [{ threshold: 16, firstStep: 1, generated: 2, nextThreshold: null }]);
    search.free();
    puzzle.free();
  });

  for (const { name } of fewest.puzzles) {
    for (const { engine, bound } of pairingsOf(name)) {
      test(`of every step of ${engine} with ${bound} on a board of ${name} is consistent with the rules`, () => {
        const puzzle = smallPuzzle(name);
        const { search, moments } = everyMoment(puzzle, { engine, bound });
        assert.deepEqual([search.engine, search.bound], [engine, bound]);
        assertConsistent(puzzle, moments, small[name].length);
        search.free();
        puzzle.free();
      });
    }
  }

  test("is a copy that later steps do not change", () => {
    const puzzle = samplePuzzle();
    const search = puzzle.search({ engine: "bfs" });
    search.step(3);
    const moment = search.snapshot();
    const before = comparable(moment);
    search.run();
    assert.deepEqual(comparable(moment), before);
    search.free();
    puzzle.free();
  });
});

describe("a search", () => {
  test("comes to the same however its steps are split, and beside others", () => {
    const puzzle = samplePuzzle();
    const whole = pairings.map((choice) => {
      const search = puzzle.search(choice);
      search.run();
      const end = comparable(search.snapshot());
      search.free();
      return end;
    });
    const searches = pairings.map((choice) => puzzle.search(choice));
    for (let round = 1; searches.some(({ status }) => status === "running"); round++) {
      for (const search of searches) search.step(1 + (round % 7));
    }
    assert.deepEqual(
      searches.map((search) => comparable(search.snapshot())),
      whole,
    );
    for (const search of searches) search.free();
    puzzle.free();
  });

  test("runs for about as long as it is told", async () => {
    const puzzle = hugePuzzle(fewest);
    const search = puzzle.search({ engine: "iddfs", limits: { nodes: 50_000_000 } });
    let told = 0;
    await within("a run of 20 ms", 60, async () => {
      const took = await timeOf(() => assert.equal(search.run({ milliseconds: 20 }), "running"));
      const counted = search.milliseconds - told;
      told = search.milliseconds;
      assert.ok(took >= 20 && counted >= 20 && counted <= took, `it took ${took} ms, and says ${counted}`);
      return took;
    });
    const { steps } = search.progress().stats;
    assert.equal(search.run({ nodes: 10, milliseconds: 1000 }), "running");
    assert.equal(search.progress().stats.steps, steps + 10);
    search.free();
    puzzle.free();
  });

  test("takes its first node however long its bound takes to make ready", () => {
    const puzzle = hugePuzzle(fewest, "escape");
    const search = puzzle.search({ engine: "a*", bound: "pairs" });
    assert.equal(search.step(), "running");
    assert.equal(search.progress().step, 1);
    search.step(4);
    assert.equal(search.progress().step, 5);
    search.free();
    puzzle.free();
  });

  test("without pruning finds the same length with more nodes", () => {
    const puzzle = samplePuzzle();
    const pruned = puzzle.solve({ engine: "iddfs" });
    const full = puzzle.solve({ engine: "iddfs", prune: "none" });
    assert.equal(full.moves?.length, pruned.moves?.length);
    assert.ok(full.stats.generated > pruned.stats.generated);
    puzzle.free();
  });

  test("refuses options that do not exist, with those that do", () => {
    const puzzle = samplePuzzle();
    /** @type {[any, RegExp][]} */
    const cases = [
      [{ engine: "dijkstra" }, /"dijkstra" is not an engine; the engines are: auto, bfs, iddfs, ida\*, a\*, dfs/],
      [{ bound: "pairs" }, /"pairs" is not a bound of wall-pushers; .*none, manhattan, reach, carry, doubled/],
      [{ prune: "all" }, /prune/],
      [{ limits: { nodes: 0 } }, /limits\.nodes must be a whole number from 1/],
      [{ limits: { bytes: 1.5 } }, /limits\.bytes/],
      [{ limits: { milliseconds: -1 } }, /limits\.milliseconds/],
      [{ limits: { milliseconds: NaN } }, /limits\.milliseconds/],
    ];
    for (const [options, sentence] of cases) {
      assert.throws(() => puzzle.solve(options), { name: "RangeError", message: sentence });
    }
    const search = puzzle.search();
    for (const nodes of [0, -1, 0.5, NaN]) assert.throws(() => search.step(nodes), RangeError);
    search.free();
    puzzle.free();
  });

  test("says after free(), its own or its puzzle's, that it was freed", () => {
    const puzzle = samplePuzzle();
    const [freed, orphan] = [puzzle.search(), puzzle.search()];
    freed.step(2);
    freed.free();
    freed.free();
    puzzle.free();
    for (const [search, sentence] of /** @type {const} */ ([
      [freed, /This search was freed/],
      [orphan, /This puzzle was freed/],
    ])) {
      for (const use of [
        () => search.step(),
        () => search.run(),
        () => search.stop(),
        () => search.seek(0),
        () => search.snapshot(),
        () => search.progress(),
        () => search.status,
      ]) {
        assert.throws(use, (error) => error instanceof FreedError && sentence.test(error.message));
      }
    }
    orphan.free();
  });
});
