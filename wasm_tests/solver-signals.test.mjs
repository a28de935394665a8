// The solver: giving up a wait by a signal, the progress of an answer as an async iterable, and that whatever a search
// here can do a search elsewhere can do as well.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { Fewest, FreedError, Puzzle, RemoteFewest, RemotePuzzle, RemoteSearch, Search } from "../web/api.js";
import { fewest, moduleUrl, openSolver, places, sample, samplePuzzle } from "./support.mjs";

const { module } = fewest;
/** No search comes that far in the time of a test. */
const FAR = 1e12;

/** @param {AbortController} controller */
const soon = (controller, reason = new Error("enough")) => {
  setTimeout(() => controller.abort(reason), 30);
  return reason;
};

/** @param {Promise<unknown>} promise @param {unknown} reason */
const assertRejectedWith = (promise, reason) => assert.rejects(promise, (error) => error === reason);

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

    /** @type {Record<string, (search: RemoteSearch, signal: AbortSignal) => Promise<unknown>>} */
    const calls = {
      step: (search, signal) => search.step(FAR, { signal }),
      run: (search, signal) => search.run({ signal }),
      advance: (search, signal) => search.advance(FAR, { signal }),
      show: (search, signal) => search.show(FAR, { signal }),
      trace: (search, signal) => search.trace(0, Infinity, { signal }),
    };
    for (const [name, call] of Object.entries(calls)) {
      test(`gives up one ${name} by a signal of its own, and keeps the search`, async () => {
        const search = await huge.search({ engine: "iddfs" });
        // A trace is long enough to be given up when there is much to tell.
        await search.step(name === "trace" ? 200_000 : 1);
        const { lastStep: before } = await search.progress();
        const controller = new AbortController();
        const reason = new Error("enough");
        const pending = call(search, controller.signal);
        if (name === "trace") controller.abort(reason);
        else soon(controller, reason);
        await assertRejectedWith(pending, reason);
        const { lastStep } = await search.progress();
        assert.ok(name === "trace" ? lastStep === before : lastStep > before, `${lastStep} after ${before}`);
        // Nothing goes on behind its back.
        await wait(30);
        assert.equal((await search.progress()).lastStep, lastStep);
        assert.equal(await search.step(5), "running");
        assert.equal((await search.progress()).lastStep, lastStep + 5);
        await assertRejectedWith(call(search, controller.signal), reason);
        await search.free();
        await assert.rejects(call(search, new AbortController().signal), FreedError);
      });
    }

    test("runs for some nodes or some time, as the module does, and knows its status as of the last answer", async () => {
      const local = samplePuzzle();
      const choice = { engine: "ida*", bound: "manhattan" };
      const [expected, search] = [local.search(choice), await small.search(choice)];
      assert.equal(search.status, "running");
      for (const nodes of [1, 7, 20]) {
        assert.equal(await search.run({ nodes }), expected.run({ nodes }));
        assert.deepEqual(await search.progress(), expected.progress());
      }
      assert.equal(search.status, "running");
      assert.equal(await search.run(), "solved");
      expected.run();
      assert.equal(search.status, "solved");
      assert.deepEqual(await search.progress(), expected.progress());
      await assert.rejects(search.run({ nodes: 0 }), RangeError);
      await assert.rejects(search.run({ milliseconds: -1 }), RangeError);
      await search.free();
      local.free();

      const long = await huge.search({ engine: "iddfs" });
      assert.equal(await long.run({ milliseconds: 0 }), "running");
      assert.ok((await long.progress()).lastStep > 0);
      const spent = long.milliseconds;
      assert.equal(await long.run({ milliseconds: 30 }), "running");
      assert.ok(long.milliseconds >= spent + 30);
      await long.free();
    });

    test("tells the progress of an answer to those who iterate, the last one at its end", async () => {
      const solving = huge.solve({ engine: "iddfs", limits: { milliseconds: 350 } });
      /** @type {import("../web/types-remote.js").SolveProgress[]} */
      const told = [];
      for await (const progress of solving) told.push(progress);
      const answer = await solving;
      assert.ok(told.length >= 2 && told.length <= 12, `${told.length} times`);
      const last = told[told.length - 1];
      assert.ok(told.slice(0, -1).every(({ status }) => status === "running"));
      assert.deepEqual(
        [last.status, last.reason, last.stats, last.lowerBound, last.best],
        [answer.status, answer.reason, answer.stats, answer.lowerBound, answer.moves],
      );
      // Whoever comes late gets the end alone.
      const late = [];
      for await (const progress of solving) late.push(progress);
      assert.deepEqual(late, [last]);
    });

    test("gives the newest progress to who is slow to ask, and goes on without who stops asking", async () => {
      /** @type {import("../web/types-remote.js").SolveProgress[]} */
      const told = [];
      const controller = new AbortController();
      const { signal } = controller;
      const solving = huge.solve({ engine: "iddfs", signal, onProgress: (progress) => told.push(progress) });
      const iterator = solving[Symbol.asyncIterator]();
      assert.equal((await iterator.next()).value, told[0]);
      while (told.length < 4) await wait(10);
      assert.equal((await iterator.next()).value, told[told.length - 1]);
      await iterator.return?.();
      const { length } = told;
      while (told.length === length) await wait(10);
      await assertRejectedWith(solving, soon(controller));
    });

    test("ends the iteration over an answer that never comes with what keeps it away", async () => {
      const controller = new AbortController();
      const solving = huge.solve({ engine: "iddfs", signal: controller.signal });
      const reason = soon(controller);
      await assertRejectedWith(
        (async () => {
          for await (const { status } of solving) assert.equal(status, "running");
        })(),
        reason,
      );
      await assertRejectedWith(solving, reason);
      const wrong = small.solve({ engine: "magic" });
      await assert.rejects(wrong[Symbol.asyncIterator]().next(), RangeError);
    });
  });
}

describe("giving up", () => {
  const reason = new Error("enough");
  const aborted = AbortSignal.abort(reason);

  test("to load ends with the signal's reason, wherever the module comes from", async () => {
    const { moduleBytes } = await import("./support.mjs");
    for (const source of [{ url: moduleUrl }, { bytes: moduleBytes }, { module }]) {
      await assertRejectedWith(Fewest.load({ ...source, signal: aborted }), reason);
      const controller = new AbortController();
      const loading = Fewest.load({ ...source, signal: controller.signal });
      controller.abort(reason);
      await assertRejectedWith(loading, reason);
      await Fewest.load({ ...source, signal: new AbortController().signal });
    }
  });

  test("to start a worker ends with the signal's reason, also while a worker keeps silent", async () => {
    await assertRejectedWith(Fewest.worker({ module, signal: aborted }), reason);
    const controller = new AbortController();
    let ended = 0;
    /** @type {any} */
    const silent = { postMessage: () => soon(controller, reason), terminate: () => ended++ };
    const starting = Fewest.worker({ module, signal: controller.signal, createWorker: () => silent });
    await assertRejectedWith(starting, reason);
    assert.equal(ended, 1);
  });

  test("means nothing once the worker is there", async () => {
    const controller = new AbortController();
    const remote = await Fewest.worker({ module, signal: controller.signal });
    controller.abort();
    const [puzzle] = await remote.parse("wall-pushers", sample);
    assert.equal((await puzzle.solve()).status, "solved");
    remote.close();
  });
});

describe("the API elsewhere has the shape of the API here", () => {
  /** Public members of instances. @param {object} object */
  const membersOf = (object) => [
    ...Object.keys(object),
    ...Object.getOwnPropertyNames(Object.getPrototypeOf(object)).filter((name) => name !== "constructor"),
  ];
  /**
   * @param {object} here
   * @param {object} there
   */
  const missing = (here, there) => membersOf(here).filter((name) => !membersOf(there).includes(name));

  test("of Fewest, Puzzle, Search and Generator it has every member; a State is the same one", async () => {
    const remote = await Fewest.worker({ module });
    assert.ok(remote instanceof RemoteFewest);
    assert.deepEqual(missing(fewest, remote), []);
    const [local, [puzzle]] = [samplePuzzle(), await remote.parse("wall-pushers", sample)];
    assert.ok(local instanceof Puzzle && puzzle instanceof RemotePuzzle);
    assert.deepEqual(missing(local, puzzle), []);
    assert.equal(puzzle.start.constructor, local.start.constructor);
    const [mine, other] = [local.search(), await puzzle.search()];
    assert.ok(mine instanceof Search && other instanceof RemoteSearch);
    assert.deepEqual(missing(mine, other), []);
    await other.free();
    const wish = { puzzle: "escape" };
    const [making, elsewhere] = [await fewest.generator(wish), await remote.generator(wish)];
    assert.deepEqual(missing(making, elsewhere), []);
    await elsewhere.free();
    making.free();
    local.free();
    remote.close();
  });
});
