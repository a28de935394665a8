// Searches: driven step by step, looked at, limited, ended.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { FreedError } from "../web/api.js";
import { Core } from "../web/core.js";
import { readPuzzles } from "../web/puzzle.js";
import {
  comparable,
  fewest,
  hugeBoard,
  hugePuzzle,
  hugeSize,
  pairings,
  play,
  samplePuzzle,
  vector,
} from "./support.mjs";

/**
 * Every moment of a search from its beginning to its end, and the search.
 * @param {import("../web/api.js").Puzzle} puzzle
 * @param {import("../web/types.js").SearchOptions} options
 */
function everyMoment(puzzle, options) {
  const search = puzzle.search(options);
  const moments = [comparable(search.snapshot())];
  while (search.step() === "running") moments.push(comparable(search.snapshot()));
  moments.push(comparable(search.snapshot()));
  return { search, moments };
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
      node: null,
      path: [],
      iterations: [],
      stats: { steps: 0, expanded: 0, generated: 0, duplicates: 0, cut: 0, peakFrontier: 0, peakBytes: 0 },
      lowerBound: 0,
      upperBound: Infinity,
      best: null,
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

  test("of every step is consistent with the rules and with itself", () => {
    const puzzle = samplePuzzle();
    for (const { engine, bound } of pairings) {
      const { search, moments } = everyMoment(puzzle, { engine, bound });
      assert.deepEqual([search.engine, search.bound], [engine, bound]);
      let generated = 0;
      moments.forEach((moment, step) => {
        assert.deepEqual([moment.step, moment.lastStep, moment.stats.steps], [step, step, step]);
        if (step === 0) return;
        const { node, path } = moment;
        assert.ok(node);
        assert.equal(node.f, node.g + node.h);
        assert.equal(path.length, node.g);
        assert.equal(node.move, path.at(-1) ?? null);
        const state = play(puzzle, path);
        assert.deepEqual(node.state, [...state.cells, ...state.integers]);
        if (path.length > 0) {
          const parent = play(puzzle, path.slice(0, -1));
          assert.deepEqual(node.parent, [...parent.cells, ...parent.integers]);
        }
        for (const child of node.children) {
          assert.equal(child.g, node.g + 1);
          assert.equal(child.verdict === "illegal", state.refusal(child.move) !== null);
          assert.equal(child.reason, state.refusal(child.move));
          if (child.verdict === "goal") assert.ok(state.apply(child.move).isGoal);
        }
        generated += node.children.filter(({ verdict }) => verdict !== "illegal" && verdict !== "path").length;
        assert.equal(moment.stats.generated, generated);
        assert.ok(moment.lowerBound <= 16 && moment.upperBound >= 16);
        assert.ok(
          moment.iterations.every((iteration, index, all) => iteration.firstStep >= (all[index - 1]?.firstStep ?? 1)),
        );
        assert.equal(
          moment.iterations.reduce((sum, iteration) => sum + iteration.generated, 0),
          moment.stats.generated,
        );
      });
      const last = moments[moments.length - 1];
      assert.deepEqual([last.status, last.lowerBound, last.upperBound], ["solved", 16, 16]);
      assert.ok(last.best && play(puzzle, last.best).isGoal);
      search.free();
    }
    puzzle.free();
  });

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

describe("seek", () => {
  const puzzles = fewest.parse("wall-pushers", vector("wall-pushers", "longest").text);
  for (const { engine, bound } of pairings) {
    test(`shows any step of ${engine} with ${bound} exactly as it was`, () => {
      const [puzzle] = puzzles;
      const { search, moments } = everyMoment(puzzle, { engine, bound });
      const { lastStep } = search.snapshot();
      const stride = Math.max(1, Math.floor(moments.length / 60));
      const steps = moments.map((_, step) => step).filter((step) => step % stride === 0);
      for (const step of [...steps, ...steps.reverse()]) {
        assert.equal(search.seek(step), true);
        const shown = comparable(search.snapshot());
        assert.deepEqual(shown, { ...moments[step], lastStep });
      }
      search.free();
    });
  }

  test("does not disturb what comes after", () => {
    const [puzzle] = puzzles;
    const straight = everyMoment(puzzle, { engine: "a*", bound: "manhattan" });
    const search = puzzle.search({ engine: "a*", bound: "manhattan" });
    search.step(20);
    search.seek(3);
    assert.equal(search.snapshot().step, 3);
    search.step();
    assert.deepEqual(comparable(search.snapshot()), straight.moments[21]);
    search.seek(0);
    assert.equal(search.run(), "solved");
    assert.deepEqual(comparable(search.snapshot()), straight.moments.at(-1));
    search.seek(0);
    assert.equal(search.status, "solved");
    assert.equal(search.snapshot().status, "running");
    assert.equal(search.step(), "solved");
    assert.equal(search.snapshot().step, search.snapshot().lastStep);
    straight.search.free();
    search.free();
  });

  test("refuses a step that was not computed", () => {
    const search = puzzles[0].search();
    search.step(2);
    for (const step of [3, -1, 0.5, NaN]) {
      assert.throws(() => search.seek(step), { name: "RangeError", message: /from 0 to 2/ });
    }
    search.free();
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

  test("runs for about as long as it is told", () => {
    const puzzle = hugePuzzle(fewest);
    const search = puzzle.search({ engine: "iddfs", limits: { nodes: 50_000_000 } });
    const before = performance.now();
    assert.equal(search.run({ milliseconds: 20 }), "running");
    const took = performance.now() - before;
    assert.ok(took >= 20 && took < 2000, `it took ${took} ms`);
    assert.ok(search.milliseconds >= 20 && search.milliseconds <= took);
    const { steps } = search.progress().stats;
    assert.equal(search.run({ nodes: 10, milliseconds: 1000 }), "running");
    assert.equal(search.progress().stats.steps, steps + 10);
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
      [{ engine: "dijkstra" }, /"dijkstra" is not an engine; the engines are: auto, bfs, iddfs, ida\*, a\*/],
      [{ bound: "pairs" }, /"pairs" is not a bound of wall-pushers; .*none, manhattan, reach, carry/],
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

describe("running out is an answer, with what is proved:", () => {
  const puzzle = hugePuzzle(fewest);
  const shortest = puzzle.solve().upperBound;

  /**
   * @param {import("../web/types.js").Answer} answer
   * @param {import("../web/types.js").Reason} reason
   */
  function assertLimit(answer, reason) {
    assert.deepEqual([answer.status, answer.reason], ["limit", reason]);
    assert.ok(answer.lowerBound <= shortest && answer.upperBound >= shortest);
    assert.equal(answer.upperBound, answer.moves?.length ?? Infinity);
  }

  test("of nodes", () => {
    for (const choice of pairings.filter(({ bound }) => bound === "none")) {
      const answer = puzzle.solve({ ...choice, limits: { nodes: 1000 } });
      assertLimit(answer, "nodes");
      assert.ok(answer.stats.generated >= 1000 && answer.stats.generated < 1010);
      assert.ok(answer.lowerBound > 0);
    }
  });

  test("of memory, from the first byte on", () => {
    for (const choice of pairings) {
      for (const bytes of [1, 1000, 100_000]) {
        const answer = puzzle.solve({ ...choice, limits: { bytes } });
        assertLimit(answer, "memory");
        assert.ok(answer.stats.peakBytes <= bytes);
      }
    }
    const answer = puzzle.solve({ engine: "bfs", limits: { bytes: 4_000_000 } });
    assertLimit(answer, "memory");
    assert.ok(answer.lowerBound > 0 && answer.stats.generated > 0);
    assert.ok(answer.stats.peakBytes <= 4_000_000);
  });

  test("of time, pauses not counted", async () => {
    const search = puzzle.search({ engine: "iddfs", limits: { milliseconds: 250 } });
    assert.equal(search.run({ milliseconds: 5 }), "running");
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    assert.equal(search.step(), "running");
    assert.equal(search.run(), "limit");
    assert.equal(search.snapshot().reason, "time");
    assert.ok(search.milliseconds >= 250 && search.milliseconds < 2000);
    assert.equal(search.step(1000), "limit");
    search.free();
    const answer = puzzle.solve({ engine: "bfs", limits: { milliseconds: 0 } });
    assertLimit(answer, "time");
  });

  test("of patience", () => {
    const search = puzzle.search({ engine: "bfs" });
    search.step(100);
    assert.equal(search.stop(), "limit");
    const { status, reason, lowerBound, lastStep } = search.snapshot();
    assert.deepEqual([status, reason, lastStep], ["limit", "time", 100]);
    assert.ok(lowerBound > 0 && lowerBound <= shortest);
    assert.equal(search.stop(), "limit");
    assert.equal(search.run(), "limit");
    search.free();
  });

  test("and a search that has ended is not stopped", () => {
    const search = puzzle.search();
    search.run();
    assert.equal(search.stop(), "solved");
    assert.equal(search.status, "solved");
    search.free();
  });

  test("but what is proved already is not called a limit", () => {
    const small = samplePuzzle();
    const search = small.search({ engine: "iddfs" });
    let moment = search.snapshot();
    while (moment.best === null && search.step() === "running") moment = search.snapshot();
    assert.deepEqual([moment.status, moment.lowerBound, moment.upperBound], ["running", 16, 16]);
    assert.equal(search.stop(), "solved");
    const { status, reason, best } = search.snapshot();
    assert.deepEqual([status, reason, best?.length], ["solved", null, 16]);
    search.free();
    small.free();
  });
});

describe("the module's memory", () => {
  test("grows under a large search, and everything from before stays readable", async () => {
    const core = await Core.create(fewest.module);
    const [puzzle] = readPuzzles(core, 0, hugeBoard, hugeSize);
    const before = core.memoryBytes;
    const { start } = puzzle;
    const cells = [...start.cells];
    const small = puzzle.search({ engine: "ida*" });
    small.step(5);
    const moment = comparable(small.snapshot());
    const search = puzzle.search({ engine: "bfs", limits: { bytes: 64 * 2 ** 20, nodes: 400_000 } });
    assert.equal(search.run(), "limit");
    assert.ok(core.memoryBytes > before + 2 ** 24, `it grew from ${before} to ${core.memoryBytes} bytes`);
    assert.deepEqual([...puzzle.start.cells], cells);
    assert.deepEqual(
      [...start.apply(start.moves[0]).apply(start.apply(start.moves[0]).moves[0]).cells].length,
      cells.length,
    );
    assert.deepEqual(comparable(small.snapshot()), moment);
    assert.equal(puzzle.solve().status, "solved");
    const { path, node } = search.snapshot();
    assert.deepEqual([...play(puzzle, path).cells], [...(node?.state.cells ?? [])]);

    const grown = core.memoryBytes;
    search.free();
    for (let round = 0; round < 5; round++) {
      const again = puzzle.search({ engine: "bfs", limits: { nodes: 100_000 } });
      again.run();
      again.free();
    }
    assert.equal(core.memoryBytes, grown);
  });

  test("is given back when searches and puzzles are forgotten instead of freed", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc");
    const core = await Core.create(fewest.module);
    const forget = () => {
      const [puzzle] = readPuzzles(core, 0, hugeBoard, hugeSize);
      puzzle.search({ engine: "bfs", limits: { nodes: 30_000 } }).run();
    };
    forget();
    const afterOne = core.memoryBytes;
    for (let round = 0; round < 10; round++) {
      forget();
      collect();
      // The registry calls back in a task of its own.
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
    }
    assert.ok(core.memoryBytes < 4 * afterOne, `${afterOne} bytes after one search, ${core.memoryBytes} after eleven`);
  });
});
