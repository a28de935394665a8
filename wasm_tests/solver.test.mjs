// The solver: searches in worker threads, and in slices on this thread, with the shapes of the API and promises.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { Fewest, FreedError, TextError } from "../web/api.js";
import { huge as hugeBoards } from "./boards.mjs";
import { comparable, fewest, openSolver, pairings, places, sample, samplePuzzle } from "./support.mjs";
import { timeOf, within } from "./within.mjs";

const { text: hugeBoard, size: hugeSize } = hugeBoards["wall-pushers"];

const { module } = fewest;

/** Answers whose only difference may be the time that they took. @param {import("../web/types.js").Answer} answer */
const timeless = ({ milliseconds, ...rest }) => {
  assert.ok(milliseconds >= 0);
  return rest;
};

for (const [place, options] of places) {
  describe(`a solver whose searches run in: ${place}`, () => {
    /** @type {import("../web/api.js").RemoteFewest} */
    let remote;
    /** @type {import("../web/api.js").RemotePuzzle} */
    let small;
    /** @type {import("../web/api.js").RemotePuzzle} */
    let huge;
    before(async () => {
      ({ remote, small, huge } = await openSolver(options));
    });
    after(() => remote.close());

    test("says where, and what it can do", () => {
      assert.equal(remote.kind, place);
      assert.equal(remote.workersFrom, place === "worker" ? "thread" : "nowhere");
      assert.deepEqual([remote.module, remote.puzzles, remote.engines], [module, fewest.puzzles, fewest.engines]);
    });

    test("reads as the module does, errors included", async () => {
      const local = samplePuzzle();
      assert.deepEqual([small.name, small.rows, small.columns, small.moves], ["wall-pushers", 4, 6, local.moves]);
      assert.deepEqual([small.bounds, small.forms, small.obstacle], [local.bounds, local.forms, null]);
      assert.deepEqual(small.start.apply("E").cells, local.start.apply("E").cells);
      assert.equal(small.write("drawn"), local.write("drawn"));
      local.free();
      await assert.rejects(remote.parse("wall-pushers", "2 3\n1"), TextError);
    });

    test("gives the same answers as the module", async () => {
      const local = samplePuzzle();
      for (const choice of pairings) {
        const answer = await small.solve({ ...choice, limits: { nodes: 1_000_000 } });
        assert.deepEqual(timeless(answer), timeless(local.solve(choice)));
      }
      assert.deepEqual(timeless(await small.solve()), timeless(local.solve()));
      local.free();
    });

    test("rejects options that do not exist", async () => {
      await assert.rejects(small.solve({ engine: "magic" }), RangeError);
      await assert.rejects(small.search({ limits: { nodes: 0 } }), RangeError);
    });

    test("tells how far it has come about ten times a second, and leaves this thread free", async () => {
      await within("telling it, or five turns of this thread,", 225, async () => {
        /** @type {import("../web/types.js").Progress[]} */
        const told = [];
        let turns = 0;
        const timer = setInterval(() => turns++, 10);
        const answer = await huge.solve({
          engine: "iddfs",
          limits: { milliseconds: 450 },
          onProgress: (progress) => told.push(progress),
        });
        clearInterval(timer);
        const { status, reason, engine, bound, milliseconds } = answer;
        assert.deepEqual([status, reason, engine, bound], ["limit", "time", "iddfs", "none"]);
        assert.ok(milliseconds >= 450);
        assert.ok(told.length <= milliseconds / 40, `${told.length} times in ${milliseconds} ms`);
        let steps = 0;
        for (const { status, step, stats, lowerBound, upperBound, threshold } of told) {
          assert.equal(status, "running");
          assert.ok(step > steps);
          assert.equal(step, stats.steps);
          assert.ok(lowerBound <= upperBound && threshold > 0);
          assert.ok(answer.lowerBound >= lowerBound);
          steps = step;
        }
        return milliseconds / Math.min(told.length, turns / 5);
      });
    });

    test("rejects what its progress callback throws, and goes on working", async () => {
      const thrown = new Error("from the callback");
      const onProgress = () => {
        throw thrown;
      };
      await assert.rejects(huge.solve({ engine: "iddfs", onProgress }), (error) => error === thrown);
      assert.equal((await small.solve()).status, "solved");
    });

    test("is cancelled at once, with the signal's reason", async () => {
      await within("cancelling", 100, async () => {
        const controller = new AbortController();
        const solving = huge.solve({ engine: "iddfs", signal: controller.signal });
        await wait(60);
        return timeOf(() => {
          controller.abort();
          return assert.rejects(solving, { name: "AbortError" });
        });
      });

      const reason = new RangeError("changed my mind");
      const other = new AbortController();
      const another = huge.solve({ engine: "bfs", signal: other.signal, onProgress: () => other.abort(reason) });
      await assert.rejects(another, (error) => error === reason);

      await assert.rejects(small.solve({ signal: AbortSignal.abort() }), { name: "AbortError" });
      const racing = new AbortController();
      const early = small.search({ signal: racing.signal });
      racing.abort();
      await assert.rejects(early, { name: "AbortError" });
      assert.equal((await small.solve()).status, "solved");
    });

    test("goes step by step, back and forth, with the module's snapshots", async () => {
      const local = samplePuzzle();
      const options = { engine: "a*", bound: "manhattan" };
      const expected = local.search(options);
      const search = await small.search(options);
      assert.deepEqual([search.engine, search.bound], ["a*", "manhattan"]);
      assert.deepEqual(comparable(await search.snapshot()), comparable(expected.snapshot()));
      assert.equal(await search.step(), "running");
      assert.equal(await search.step(9), "running");
      expected.step(10);
      assert.deepEqual(comparable(await search.snapshot()), comparable(expected.snapshot()));
      assert.equal(await search.seek(4), true);
      expected.seek(4);
      const moment = await search.snapshot();
      assert.deepEqual(comparable(moment), comparable(expected.snapshot()));
      assert.deepEqual(moment.node?.state.moves, expected.snapshot().node?.state.moves);
      await assert.rejects(search.seek(99), RangeError);
      await assert.rejects(search.step(0), RangeError);
      assert.equal(await search.step(Infinity), "solved");
      expected.run();
      assert.deepEqual(comparable(await search.snapshot()), comparable(expected.snapshot()));
      await search.free();
      await search.free();
      await assert.rejects(search.step(), FreedError);
      expected.free();
      local.free();
    });

    test("gives snapshots as an async iterable, the last one at the end", async () => {
      const search = await huge.search({ engine: "iddfs" });
      /** @type {import("../web/types.js").Snapshot[]} */
      const seen = [];
      for await (const snapshot of search) {
        seen.push(snapshot);
        if (seen.length < 3) continue;
        // Not more often than somebody can look at them.
        assert.ok(search.milliseconds > 240, `3 snapshots in ${search.milliseconds} ms`);
        await search.stop();
      }
      assert.equal(seen.length, 4);
      assert.ok(seen.slice(0, -1).every(({ status, node }) => status === "running" && node !== null));
      assert.equal(seen[3].status, "limit");
      const again = [];
      for await (const snapshot of search) again.push(snapshot.lastStep);
      assert.deepEqual(again, [seen[seen.length - 1].lastStep]);
      await search.free();
    });

    test("pauses, works step by step meanwhile, and resumes", async () => {
      const search = await huge.search({ engine: "iddfs" });
      const long = search.step(1e12);
      while ((await search.snapshot()).lastStep === 0) await wait(5);
      search.pause();
      search.pause();
      assert.equal(await long, "running");
      const { lastStep } = await search.snapshot();
      assert.ok(lastStep > 0);
      const iterator = search[Symbol.asyncIterator]();
      let isThere = false;
      const next = iterator.next().finally(() => {
        isThere = true;
      });
      await wait(150);
      assert.equal(isThere, false);
      assert.equal((await search.snapshot()).lastStep, lastStep);
      await search.step(5);
      assert.equal((await search.snapshot()).lastStep, lastStep + 5);
      search.resume();
      const { value } = await next;
      assert.ok(value && value.lastStep > lastStep + 5);
      await search.free();
    });

    test("ends an iteration, paused or not, when its search is freed or aborted", async () => {
      const controller = new AbortController();
      const search = await huge.search({ engine: "iddfs", signal: controller.signal });
      search.pause();
      const paused = search[Symbol.asyncIterator]().next();
      controller.abort();
      await assert.rejects(paused, { name: "AbortError" });
      await assert.rejects(search.snapshot(), { name: "AbortError" });
      await search.free();

      const other = await huge.search({ engine: "iddfs" });
      const running = other[Symbol.asyncIterator]().next();
      const step = other.step(1e12);
      await wait(20);
      const freed = other.free();
      await assert.rejects(running, FreedError);
      await assert.rejects(step, FreedError);
      await freed;
    });

    test("stops on demand, with what is proved", async () => {
      const search = await huge.search({ engine: "bfs" });
      await search.step(500);
      assert.equal(await search.stop(), "limit");
      const { status, reason, lastStep, lowerBound } = await search.snapshot();
      assert.deepEqual([status, reason, lastStep], ["limit", "time", 500]);
      assert.ok(lowerBound > 0);
      await search.free();
    });

    test("runs several searches at once", async () => {
      const limits = { milliseconds: 200 };
      const engines = ["iddfs", "bfs", "a*", "iddfs", "iddfs", "iddfs"];
      const answers = await Promise.all(engines.map((engine) => huge.solve({ engine, bound: "none", limits })));
      for (const { status, reason, stats } of answers) {
        assert.deepEqual([status, reason], ["limit", "time"]);
        assert.ok(stats.steps > 0);
      }
    });

    test("says that the puzzle was freed", async () => {
      const [puzzle] = await remote.parse("wall-pushers", sample);
      const search = await puzzle.search();
      await search.step(2);
      const { node } = await search.snapshot();
      puzzle.free();
      await assert.rejects(search.step(), FreedError);
      await assert.rejects(puzzle.solve(), FreedError);
      assert.throws(() => puzzle.start, FreedError);
      assert.throws(() => node?.state.cells, FreedError);
      await search.free();
    });
  });
}

test("a closed solver rejects what runs in it and what is asked of it", async () => {
  const remote = await Fewest.worker({ module });
  const [huge] = await remote.parse("wall-pushers", hugeBoard, hugeSize);
  const solving = huge.solve({ engine: "iddfs" });
  await wait(30);
  remote.close();
  remote.close();
  await assert.rejects(solving, { name: "FreedError", message: /closed/ });
  await assert.rejects(huge.solve(), { name: "FreedError", message: /await Fewest\.worker/ });
});

test("a worker's script that is missing is made up for on this thread", async () => {
  const remote = await Fewest.worker({ module, workerUrl: new URL("./no-such-worker.js", import.meta.url) });
  assert.equal(remote.kind, "main");
  const [puzzle] = await remote.parse("wall-pushers", sample);
  assert.equal((await puzzle.solve()).moves?.length, 16);
  remote.close();
});

test("a module that cannot be loaded is an error here as well", async () => {
  await assert.rejects(Fewest.worker({ bytes: new Uint8Array(4) }), { name: "ModuleError" });
  await assert.rejects(Fewest.worker({ module, workers: 0 }), { name: "RangeError", message: /workers/ });
});

test("an idle solver does not keep the process alive", async () => {
  const { spawn } = await import("node:child_process");
  const script = `
    import { Fewest } from ${JSON.stringify(new URL("../web/api.js", import.meta.url))};
    const url = ${JSON.stringify(new URL("../build/wasm/core.wasm", import.meta.url))};
    const remote = await Fewest.worker({ url });
    const [puzzle] = await remote.parse("wall-pushers", ${JSON.stringify(sample)});
    console.log((await puzzle.solve()).moves.length);
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], { timeout: 20_000 });
  let output = "";
  child.stdout.on("data", (data) => (output += data));
  const code = await new Promise((resolve) => {
    child.on("close", resolve);
  });
  assert.deepEqual([code, output.trim()], [0, "16"]);
});
