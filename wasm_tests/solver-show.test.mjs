// The solver: going to any step of a search elsewhere, counting its nodes, its trace.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { FreedError } from "../web/api.js";
import { comparable, everyMoment, fewest, hugePuzzle, openSolver, pairings, places, samplePuzzle } from "./support.mjs";
import { timeOf, within } from "./within.mjs";

/** No search comes that far in the time of a test. */
const FAR = 1e12;

for (const [place, options] of places) {
  describe(`a search that runs in: ${place}`, () => {
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

    test("tells the version of its traces", () => {
      assert.equal(remote.traceVersion, fewest.traceVersion);
    });

    test("shows any step, computing it where needed, with a census where asked for", async () => {
      const local = samplePuzzle();
      for (const choice of pairings) {
        const { search: expected, moments } = everyMoment(local, choice);
        const last = moments.length - 1;
        const search = await small.search(choice);
        let lastStep = 0;
        for (const step of [5, 3, 8, 0, 8].filter((each) => each < last)) {
          lastStep = Math.max(lastStep, step);
          assert.deepEqual(comparable(await search.show(step)), { ...moments[step], lastStep });
          const { census, ...moment } = comparable(await search.show(step, { census: true }));
          expected.seek(step);
          assert.deepEqual({ ...moment, census: null }, { ...moments[step], lastStep });
          assert.deepEqual(census, expected.census());
          assert.deepEqual(await search.census(), census);
        }
        assert.deepEqual(comparable(await search.show(Infinity)), moments[last]);
        assert.deepEqual(comparable(await search.show(last + 1)), moments[last]);
        await search.free();
        expected.free();
      }
      local.free();
    });

    test("tells its trace as the module does, and stays where it is", async () => {
      const local = samplePuzzle();
      const choice = { engine: "iddfs" };
      const expected = local.search(choice);
      expected.run();
      const search = await small.search(choice);
      assert.deepEqual(await search.trace(0, Infinity), []);
      await search.step(40);
      await search.seek(6);
      assert.deepEqual(await search.trace(9, 99), expected.trace(9, 40));
      assert.equal((await search.snapshot()).step, 6);
      // In order with the step before it.
      const [, trace] = await Promise.all([search.step(Infinity), search.trace(0, Infinity)]);
      assert.deepEqual(trace, expected.trace(0, Infinity));
      await assert.rejects(search.trace(-1, 5), { name: "RangeError", message: /A step/ });
      await assert.rejects(search.trace(1, NaN), { name: "RangeError", message: /A step/ });
      await assert.rejects(search.show(0.5), { name: "RangeError", message: /A step/ });
      await assert.rejects(search.advance(-1), { name: "RangeError", message: /milliseconds/ });
      await search.free();
      await assert.rejects(search.show(1), FreedError);
      expected.free();
      local.free();
    });

    test("tells a long trace in slices, which other searches and a look at its moment do not wait for", async () => {
      const local = hugePuzzle(fewest);
      const expected = local.search({ engine: "iddfs" });
      expected.step(60_000);
      const [search, other] = await Promise.all([huge.search({ engine: "iddfs" }), huge.search({ engine: "bfs" })]);
      await search.step(60_000);
      await search.seek(11);
      const answer = { isThere: false };
      const tracing = search.trace(1, 60_000).finally(() => {
        answer.isThere = true;
      });
      search.pause();
      let looks = 0;
      for (; !answer.isThere; looks++) {
        assert.equal(await other.step(), "running");
        assert.equal((await search.snapshot()).step, 11);
      }
      assert.ok(looks >= 4, `${looks} looks between its slices`);
      const trace = await tracing;
      assert.equal(trace.length, 60_000);
      assert.deepEqual(trace.slice(0, 50), expected.trace(1, 50));
      assert.deepEqual(trace.slice(-50), expected.trace(59_951, 60_000));
      assert.ok(trace.every(({ step }, index) => step === index + 1));
      assert.equal((await search.snapshot()).step, 11);
      await Promise.all([search.free(), other.free()]);
      expected.free();
      local.free();
    });

    test("on its way to a far step is paused, and shows how far it came", async () => {
      const search = await huge.search({ engine: "iddfs" });
      let shown = await search.snapshot();
      await within("pausing", 100, async () => {
        search.resume();
        const { lastStep } = shown;
        const showing = search.show(FAR, { census: true });
        do await wait(20);
        while ((await search.snapshot()).lastStep === lastStep);
        assert.equal((await search.snapshot()).status, "running");
        return timeOf(async () => {
          search.pause();
          shown = await showing;
        });
      });
      const { status, step, lastStep, held, census } = shown;
      assert.ok(step > 0 && step === lastStep && step < FAR);
      assert.equal(status, "running");
      assert.equal(
        census?.known.reduce((sum, count) => sum + count, 0),
        held,
      );
      assert.equal((await search.show(3)).step, 3);
      assert.equal((await search.show(lastStep + 3)).lastStep, lastStep + 3);
      await search.free();
    });

    test("advances for about as long as it is told, to the last step computed", async () => {
      const search = await huge.search({ engine: "iddfs" });
      let first = await search.snapshot();
      await within("advancing by 30 ms", 100, async () => {
        const { milliseconds } = search;
        first = await search.advance(30, { census: true });
        return search.milliseconds - milliseconds;
      });
      assert.ok(first.step > 0 && first.step === first.lastStep && first.census);
      assert.ok(search.milliseconds > 0);
      await search.seek(1);
      const before = search.milliseconds;
      const second = await search.advance(0);
      assert.ok(second.step > first.step && second.step === second.lastStep && second.census === null);
      assert.ok(search.milliseconds > before);
      const long = search.advance(FAR);
      await wait(20);
      search.pause();
      assert.equal((await long).status, "running");
      await search.seek(1);
      const ended = search.advance(FAR);
      search.resume();
      search.pause();
      assert.equal((await ended).step, (await search.snapshot()).lastStep);
      await search.free();

      const short = await small.search();
      const { status, best } = await short.advance(FAR);
      assert.deepEqual([status, best?.length], ["solved", 16]);
      await short.free();
    });

    test("knows how long it has searched, as of the last answer", async () => {
      const search = await huge.search({ engine: "iddfs", limits: { milliseconds: 60 } });
      assert.equal(search.milliseconds, 0);
      assert.equal(await search.step(Infinity), "limit");
      const { milliseconds } = search;
      assert.ok(milliseconds >= 60, `${milliseconds} ms`);
      await search.show(1);
      await search.trace(1, 5);
      assert.equal(search.milliseconds, milliseconds);
      await search.free();
    });
  });
}
