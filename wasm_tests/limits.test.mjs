// Searches that run out of something, and the memory that they take and give back.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Core } from "../web/core.js";
import { readPuzzles } from "../web/puzzle.js";
import { huge } from "./boards.mjs";
import { comparable, fewest, hugePuzzle, pairings, pairingsOf, play, samplePuzzle } from "./support.mjs";

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

  for (const { name } of fewest.puzzles) {
    test(`of memory, from the first byte on: ${name}`, () => {
      const board = hugePuzzle(fewest, name);
      for (const choice of pairingsOf(name)) {
        for (const bytes of [1, 1000, 100_000]) {
          const { status, reason, lowerBound, upperBound, stats } = board.solve({ ...choice, limits: { bytes } });
          assert.deepEqual([status, reason], ["limit", "memory"], `${choice.engine} with ${choice.bound}, ${bytes}`);
          assert.ok(lowerBound <= upperBound);
          assert.ok(stats.peakBytes <= bytes);
        }
      }
      const { reason, lowerBound, stats } = board.solve({ engine: "bfs", limits: { bytes: 4_000_000 } });
      assert.equal(reason, "memory");
      assert.ok(lowerBound > 0 && stats.generated > 0);
      assert.ok(stats.peakBytes <= 4_000_000);
      board.free();
    });
  }

  test("of time, pauses not counted", async () => {
    const search = puzzle.search({ engine: "iddfs", limits: { milliseconds: 250 } });
    assert.equal(search.run({ milliseconds: 5 }), "running");
    const { milliseconds } = search;
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    assert.equal(search.milliseconds, milliseconds);
    assert.equal(search.step(), "running");
    assert.equal(search.run(), "limit");
    assert.equal(search.snapshot().reason, "time");
    assert.ok(search.milliseconds >= 250);
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
  for (const [number, { name }] of fewest.puzzles.entries()) {
    test(`grows under a large search of ${name}, and everything from before stays readable`, async () => {
      const core = await Core.create(fewest.module);
      const [puzzle] = readPuzzles(core, number, huge[name].text, huge[name].size);
      const before = core.memoryBytes;
      const { start } = puzzle;
      const cells = [...start.cells];
      const begun = puzzle.search({ engine: "ida*" });
      begun.step(5);
      const moment = comparable(begun.snapshot());
      const search = puzzle.search({ engine: "bfs", limits: { bytes: 64 * 2 ** 20, nodes: 400_000 } });
      assert.equal(search.run(), "limit");
      assert.ok(core.memoryBytes > before + 2 ** 24, `it grew from ${before} to ${core.memoryBytes} bytes`);
      assert.deepEqual([...puzzle.start.cells], cells);
      assert.deepEqual(comparable(begun.snapshot()), moment);
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
  }

  test("is given back when searches and puzzles are forgotten instead of freed", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc");
    const core = await Core.create(fewest.module);
    const forget = () => {
      const [puzzle] = readPuzzles(core, 0, huge["wall-pushers"].text, huge["wall-pushers"].size);
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
