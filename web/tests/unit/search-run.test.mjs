// A search being watched, against the real module in a worker of node's.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, afterEach, describe, test } from "node:test";
import { Fewest } from "../../api.js";
import { SearchRun } from "../../search/run.js";
import { fullSpeed } from "../../search/ticks.js";
import { timeOf, within } from "../../../wasm_tests/within.mjs";

/**
 * @typedef {import("../../types.js").Snapshot} Snapshot
 * @typedef {import("../../search/live.js").Task} Task
 */

const remote = await Fewest.worker({ url: new URL("../../../build/wasm/core.wasm", import.meta.url) });
after(() => remote.close());

/** The first board: IDA* with the distance to the nearest gap goes 8, 10, 12, ... 24. */
const longest = readFileSync(new URL("../../../src/tests/vectors/wall-pushers/longest.in", import.meta.url), "utf8");
const boards = Object.freeze({
  "wall-pushers": "2 3\n10 2 10 10 2 6\n3 12 11 14 9 4\n13 15 3 6 15 13\n14 11 12 9 14 11\n0 0\n",
  escape: "5\n11111\n10001\n10101\n10011\n11011\n",
  flood: "4\n0 1 2 0\n1 2 0 1\n2 1 1 0\n0 2 1 2\n0\n",
});
const engines = ["bfs", "iddfs", "ida*", "a*"];

/** Those that a test began: one that fails halfway would search on for ever. @type {Set<SearchRun>} */
const opened = new Set();
afterEach(() => {
  for (const run of opened) run.dispose();
  opened.clear();
});

/**
 * A run that is open, with what it told its owner, and a way to wait for what it comes to.
 * @param {Partial<Task>} task
 * @param {{ solver?: import("../../search/live.js").Solver }} [means]
 */
function begin(task, { solver = async () => remote } = {}) {
  /** @type {{ answers: import("../../types.js").Answer[], steps: number[], errors: unknown[] }} */
  const told = { answers: [], steps: [], errors: [] };
  /** @type {Set<() => void>} */
  const waiting = new Set();
  const look = () => [...waiting].forEach((one) => one());
  /** @type {SearchRun} */
  const run = new SearchRun(
    {
      changed: look,
      shown: () => {
        told.steps.push(/** @type {Snapshot} */ (run.snapshot).step);
        look();
      },
      ended: (answer) => told.answers.push(answer),
      failed: (error) => {
        told.errors.push(error);
        look();
      },
    },
    { puzzle: "wall-pushers", text: longest, engine: "ida*", bound: "", limits: {}, ...task },
    solver,
  );
  /** @param {() => boolean} isSo */
  const until = (isSo) =>
    new Promise((resolve) => {
      const check = () => {
        if (!isSo()) return;
        waiting.delete(check);
        resolve(undefined);
      };
      waiting.add(check);
      check();
    });
  opened.add(run);
  run.open();
  return {
    run,
    told,
    until,
    /** Does something and waits until the run rests again. @param {() => void} [act] @returns {Promise<Snapshot>} */
    rest: async (act = () => {}) => {
      act();
      await until(() => run.error !== null || (run.snapshot !== null && !run.isBusy));
      return /** @type {Snapshot} */ (run.snapshot);
    },
  };
}

/** All that a moment shows, without what only later moments know. @param {Snapshot} snapshot */
function plain({ lastStep: _, node, ...moment }) {
  if (node === null) return moment;
  const { state, parent, ...numbers } = node;
  return { ...moment, ...numbers, state: state.write("link"), parent: parent?.write("link") ?? null };
}

describe("one step back is the step before", () => {
  for (const [puzzle, text] of Object.entries(boards)) {
    for (const engine of engines) {
      test(`on every node of ${engine} on ${puzzle}`, async () => {
        const { run, rest, told } = begin({ puzzle, text, engine });
        const moments = [plain(await rest())];
        while (run.live.answer === null && moments.length < 400) {
          moments.push(plain(await rest(() => run.seek(moments.length))));
        }
        assert.ok(moments.length > 5, `only ${moments.length} nodes`);
        const { lastStep } = run.live;
        assert.equal(lastStep, moments.length - 1);
        for (let step = lastStep - 1; step >= 0; step -= 1) {
          assert.deepEqual(plain(await rest(() => run.seek(step))), moments[step]);
        }
        assert.equal(run.live.lastStep, lastStep);
        assert.deepEqual(told.errors, []);
        run.dispose();
      });
    }
  }
});

describe("going somewhere", () => {
  test("a node that is not computed yet is computed first, and no node beyond it", async () => {
    const { run, rest } = begin({ bound: "manhattan" });
    assert.equal((await rest(() => run.seek(337))).step, 337);
    assert.equal(run.live.lastStep, 337);
    await rest(() => run.seek(20));
    assert.equal(run.live.lastStep, 337);
    run.dispose();
  });

  test("a node beyond the end is the last one", async () => {
    const { run, rest } = begin({ bound: "manhattan" });
    const { step, status } = await rest(() => run.seek(1e9));
    assert.deepEqual([step, status, run.phase, run.step], [543, "solved", "ended", 543]);
    run.dispose();
  });

  test("an iteration is its first step, computed or not", async () => {
    const { run, rest } = begin({ bound: "manhattan" });
    const third = await rest(() => run.seekIteration(2));
    assert.equal(third.step, 29);
    assert.deepEqual(third.path, []);
    assert.deepEqual(
      third.iterations.map(({ threshold }) => threshold),
      [8, 10, 12],
    );
    assert.ok(run.live.lastStep < 119, `${run.live.lastStep} nodes were computed on the way`);
    assert.equal((await rest(() => run.seekIteration(0))).step, 1);
    assert.equal((await rest(() => run.seekIteration(8))).step, 448);
    assert.equal((await rest(() => run.seekIteration(99))).status, "solved");
    run.dispose();
  });

  test("what is asked for meanwhile takes the place of what was asked for", async () => {
    const { run, rest, told } = begin({ engine: "bfs" });
    await rest();
    for (let step = 100; step > 0; step -= 1) run.seek(step);
    assert.equal((await rest()).step, 1);
    assert.ok(told.steps.length < 50, `${told.steps.length} moments were shown`);
    run.dispose();
  });
});

describe("playing", () => {
  test("shows each node, the first one at once, at the speed of the moment", async () => {
    await within("showing six nodes", 950, async () => {
      const { run, told, until } = begin({ bound: "manhattan" });
      run.speed = 1;
      run.play();
      assert.equal(run.phase, "preparing");
      await until(() => told.steps.length === 2);
      assert.equal(run.phase, "playing");
      // In the middle of a long wait.
      await new Promise((resolve) => setTimeout(resolve, 30));
      const took = await timeOf(() => {
        run.speed = 20;
        return until(() => told.steps.length === 8);
      });
      assert.deepEqual(told.steps, [0, 1, 2, 3, 4, 5, 6, 7]);
      assert.ok(took > 200, `six nodes took ${took} ms`);
      run.pause();
      assert.equal(run.phase, "paused");
      run.dispose();
      return took;
    });
  });

  test("at a thousand nodes a second shows every fiftieth", async () => {
    const { run, told, rest } = begin({ bound: "manhattan" });
    run.speed = 1000;
    await rest(() => run.play());
    assert.deepEqual(told.steps.slice(0, 4), [0, 50, 100, 150]);
    assert.equal(told.steps.at(-1), 543);
    assert.equal(run.phase, "ended");
    run.dispose();
  });

  test("from an earlier node replays what is computed, then goes on", async () => {
    const { run, told, rest } = begin({ bound: "manhattan" });
    await rest(() => run.seek(200));
    await rest(() => run.seek(0));
    told.steps.length = 0;
    run.speed = fullSpeed;
    await rest(() => run.play());
    assert.deepEqual(
      told.steps.slice(0, 20),
      Array.from({ length: 20 }, (_, picture) => 10 * (picture + 1)),
    );
    assert.equal(told.steps.at(-1), 543);
    run.dispose();
  });

  test("after the end begins again", async () => {
    const { run, told, rest } = begin({ bound: "manhattan" });
    run.speed = fullSpeed;
    await rest(() => run.play());
    told.steps.length = 0;
    await rest(() => run.play());
    assert.equal(told.steps[0], 0);
    assert.equal(told.steps.at(-1), 543);
    assert.equal(told.answers.length, 1);
    run.dispose();
  });

  for (const speed of [1000, fullSpeed]) {
    for (const [until, step] of /** @type {const} */ ([
      [{ iteration: 3 }, 29],
      [{ step: 120 }, 120],
    ])) {
      test(`stops by itself at ${JSON.stringify(until)} at ${speed} nodes a second, and goes on from there`, async () => {
        const { run, rest } = begin({ bound: "manhattan" });
        run.until = until;
        run.speed = speed;
        assert.equal((await rest(() => run.play())).step, step);
        assert.equal((await rest(() => run.play())).step, 543);
        run.dispose();
      });
    }
  }

  test("begins where it was asked to begin, once that is there", async () => {
    const { run, told, rest } = begin({ bound: "manhattan" });
    run.speed = 1000;
    run.seek(300);
    await rest(() => run.play());
    assert.deepEqual(told.steps.slice(0, 2), [0, 300]);
    assert.ok(told.steps[2] > 300 && told.steps[2] < 543, `then ${told.steps[2]}`);
    run.dispose();
  });

  test("waits while nobody sees it", async () => {
    const { run, told, until } = begin({ engine: "bfs" });
    run.speed = 100;
    run.play();
    await until(() => told.steps.length === 3);
    run.hold(true);
    await new Promise((resolve) => setTimeout(resolve, 150));
    const { length } = told.steps;
    assert.ok(length <= 4, `${length} moments were shown`);
    assert.equal(run.phase, "playing");
    run.hold(false);
    await until(() => told.steps.length === length + 2);
    run.dispose();
  });
});

test("a step that was asked for comes though nobody sees the board", async () => {
  const { run, rest } = begin({ engine: "bfs" });
  run.hold(true);
  assert.equal((await rest(() => run.seek(40))).step, 40);
  const { step, iterations } = await rest(() => run.seekIteration(2));
  assert.equal(step, iterations[2].firstStep);
  run.dispose();
});

/** A board of which breadth-first search sees no end. */
const vast = `10\n${"1 2 3 0 5 4 3 2 1 0 2 3 1 4 0 5 2 1 3 4 ".repeat(5)}\n0\n`;

describe("at full speed", () => {
  test("pausing answers at once, and playing goes on", async () => {
    const { run, until, rest } = begin({ puzzle: "flood", text: vast, engine: "bfs" });
    await within("pausing", 100, async () => {
      const { lastStep } = run.live;
      run.runToEnd();
      await until(() => run.live.lastStep > lastStep);
      const took = await timeOf(() => rest(() => run.pause()));
      assert.equal(run.phase, "paused");
      return took;
    });
    const { lastStep } = run.live;
    run.runToEnd();
    await until(() => run.live.lastStep > lastStep);
    run.dispose();
  });

  test("the way to a node far ahead can be paused, and is shown", async () => {
    const { run, told, until, rest } = begin({ puzzle: "flood", text: vast, engine: "bfs" });
    await rest();
    run.seek(1e9);
    assert.equal(run.phase, "paused");
    assert.equal(run.destination, null);
    // What is not told is not drawn, and what is drawn is what a click means: also where the thread is held up meanwhile.
    for (const began = performance.now(); performance.now() - began < 250;);
    assert.deepEqual([run.phase, run.destination], ["paused", null]);
    await until(() => run.phase === "playing");
    assert.deepEqual([run.destination, run.step], [1e9, 1e9]);
    await until(() => told.steps.length > 3);
    const { step } = await rest(() => run.pause());
    assert.ok(step > 0 && step < 1e9);
    assert.deepEqual([run.phase, run.step, run.destination], ["paused", step, null]);
    run.dispose();
  });

  test("a bound that takes long to make ready is told, and does not hold up what is asked for", async () => {
    const rows = Array.from({ length: 64 }, (_, row) =>
      Array.from({ length: 64 }, (_, column) =>
        row % 2 === 1 && column % 2 === 1 && (row + column) % 4 === 0 ? "#" : ".",
      ).join(""),
    );
    const task = { puzzle: "escape", text: `${rows.join("\n")}\n`, engine: "ida*", bound: "pairs" };
    await within("stopping", 100, async () => {
      const { run, until, rest } = begin(task);
      await rest();
      run.play();
      await until(() => run.phase === "preparing");
      const took = await timeOf(() => rest(() => run.stop()));
      assert.deepEqual([run.snapshot?.step, run.snapshot?.status], [0, "limit"]);
      run.dispose();
      return took;
    });
  });

  test("stopping ends it with what is proved", async () => {
    const { run, until, rest, told } = begin({ puzzle: "flood", text: vast, engine: "bfs" });
    run.runToEnd();
    await until(() => (run.snapshot?.iterations.length ?? 0) > 4);
    const { status, lowerBound } = await rest(() => run.stop());
    assert.equal(status, "limit");
    assert.ok(run.live.isStopped && lowerBound >= 4);
    assert.equal(run.phase, "ended");
    assert.equal(told.answers.length, 1);
    // What was computed can still be looked at.
    assert.equal((await rest(() => run.seek(1))).step, 1);
    assert.equal(run.phase, "paused");
    run.dispose();
  });

  for (const [reason, limits] of Object.entries({
    nodes: { nodes: 5000 },
    memory: { bytes: 1e6 },
    time: { milliseconds: 60 },
  })) {
    test(`a limit on ${reason} ends it with what is proved`, async () => {
      const { run, rest, told } = begin({ puzzle: "flood", text: vast, engine: "bfs", limits });
      const ended = await rest(() => run.runToEnd());
      assert.deepEqual([ended.status, ended.reason, run.live.isStopped], ["limit", reason, false]);
      assert.ok(ended.lowerBound > 0 && ended.upperBound === Infinity);
      assert.equal(told.answers[0].reason, reason);
      assert.deepEqual(told.answers[0], run.live.answer);
      run.dispose();
    });
  }
});

describe("what is known of a search", () => {
  test("is the engine and the bound at work, never “auto”", async () => {
    const { run, rest } = begin({ engine: "auto", bound: "" });
    assert.deepEqual([run.live.engine, run.live.bound], ["auto", ""]);
    await rest();
    assert.deepEqual([run.live.engine, run.live.bound], ["ida*", "carry"]);
    run.dispose();
  });

  test("is the last moment computed, whichever is shown", async () => {
    const { run, rest } = begin({ engine: "a*", bound: "manhattan" });
    await rest(() => run.runToEnd());
    await rest(() => run.seek(10));
    const { head, solutions } = run.live;
    assert.deepEqual([head?.step, head?.status], [99, "solved"]);
    assert.deepEqual(solutions, [{ step: 99, length: 24 }]);
    run.dispose();
  });

  test("is a census where the engine keeps its nodes", async () => {
    for (const engine of engines) {
      const { run, rest } = begin({ engine });
      const { census, held } = await rest(() => run.seek(30));
      if (["bfs", "a*"].includes(engine))
        assert.equal(
          census?.known.reduce((sum, count) => sum + count),
          held,
        );
      else assert.equal(census, null);
      run.dispose();
    }
  });
});

describe("disposing", () => {
  /** A solver that tells what was made of it and freed again. */
  function counted() {
    const counts = { made: 0, freed: 0 };
    /** @type {import("../../search/live.js").Solver} */
    const solver = async () => ({
      async parse(...parameters) {
        const [board] = await remote.parse(...parameters);
        const { search } = board;
        board.search = async (options) => {
          const made = await search.call(board, options);
          counts.made += 1;
          const { free } = made;
          made.free = () => {
            counts.freed += 1;
            return free.call(made);
          };
          return made;
        };
        return [board];
      },
    });
    return { counts, solver };
  }

  test("gives the search back, whatever is under way, and nothing is told any more", async () => {
    const { counts, solver } = counted();
    const { run, told, until } = begin({ puzzle: "flood", text: vast, engine: "bfs" }, { solver });
    run.runToEnd();
    await until(() => run.live.lastStep > 0);
    run.dispose();
    const { length } = told.steps;
    run.play();
    await new Promise((resolve) => setTimeout(resolve, 120));
    assert.deepEqual(counts, { made: 1, freed: 1 });
    assert.equal(told.steps.length, length);
    assert.deepEqual(told.errors, []);
  });

  test("before it has begun begins nothing", async () => {
    const { counts, solver } = counted();
    const { run, told } = begin({}, { solver });
    run.dispose();
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.deepEqual(counts, { made: 0, freed: 0 });
    assert.deepEqual(told, { answers: [], steps: [], errors: [] });
  });

  test("a worker that breaks down is told, and nothing goes on", async () => {
    const { run, told, until } = begin({}, { solver: () => Promise.reject(new Error("no worker")) });
    await until(() => run.error !== null);
    assert.equal(run.phase, "failed");
    run.play();
    assert.equal(run.phase, "failed");
    assert.deepEqual(told.errors.map(String), ["Error: no worker"]);
  });
});
