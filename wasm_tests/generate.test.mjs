// Generated boards: as wished, the same as natively, with the same shapes here and in workers.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { generated } from "../src/tests/generated.mjs";
import { Fewest, FreedError } from "../web/api.js";
import { fewest, kindOf, places, play } from "./support.mjs";
import { within } from "./within.mjs";

const { module } = fewest;

/**
 * A line of the vectors as options.
 * @param {import("../src/tests/generated.mjs").Wish} wish
 * @returns {import("../web/api.js").GeneratorOptions}
 */
function optionsOf({ parameters, boards, ...wish }) {
  const named = kindOf(wish.puzzle).making.parameters.map(({ name }, index) => [name, parameters[index]]);
  return { ...wish, ...Object.fromEntries(named), limits: { boards } };
}

/** @param {import("../src/tests/generated.mjs").CameTo} cameTo */
const expectedProgress = ({ status, boards, climbs, nodes, peakBytes, length, effort }) => ({
  ...{ status, boards, climbs, nodes, peakBytes, length, effort },
  reason: status === "limit" ? "boards" : null,
});

/** One that is not found: no board is that hard. */
const endless = { puzzle: "escape", rows: 6, columns: 6, minimum: 1000, seed: 3 };

describe("a generator", () => {
  for (const { wish, cameTo } of generated) {
    const { puzzle, rows, columns, seed } = wish;
    test(`makes the board that is made natively: ${puzzle} ${rows}x${columns}, seed ${seed}`, async () => {
      const generator = await fewest.generator(optionsOf(wish));
      assert.equal(generator.run(), cameTo.status);
      assert.deepEqual(generator.progress(), expectedProgress(cameTo));
      const best = generator.best();
      generator.free();
      assert.equal(best?.puzzle.write("link") ?? null, cameTo.board);
      if (best === null) return;
      const { moves, lowerBound, upperBound, effort } = best;
      assert.deepEqual([moves.length, lowerBound, upperBound], [cameTo.length, cameTo.length, cameTo.length]);
      assert.equal(best.seed, seed);
      assert.ok(play(best.puzzle, moves).isGoal);
      const answer = best.puzzle.solve();
      assert.deepEqual(answer.moves, moves);
      assert.equal(answer.stats.generated, effort);
      best.puzzle.free();
    });
  }

  test("comes to the same board however its steps are split", async () => {
    const wish = { puzzle: "flood", minimum: 14, seed: 8 };
    const [whole, parts] = [await fewest.generator(wish), await fewest.generator(wish)];
    whole.run();
    let nodes = 1;
    while (parts.step(nodes) === "running") nodes = (nodes * 7) % 100 || 1;
    assert.deepEqual(parts.progress(), whole.progress());
    assert.equal(parts.best()?.puzzle.write(), whole.best()?.puzzle.write());
    whole.free();
    parts.free();
  });

  test("has the usual size and parameters without a wish, and any board with a move is found", async () => {
    for (const { name, making } of fewest.puzzles) {
      const generator = await fewest.generator({ puzzle: name });
      assert.equal(generator.seed, 0);
      assert.equal(generator.run(), "found");
      const puzzle = generator.best()?.puzzle;
      assert.deepEqual([puzzle?.rows, puzzle?.columns], [making.rows, making.columns]);
      generator.free();
    }
  });

  test("is stopped, and keeps the best so far", async () => {
    const generator = await fewest.generator(endless);
    assert.equal(generator.best(), null);
    assert.deepEqual([generator.progress().length, generator.progress().effort], [null, null]);
    while (generator.progress().length === null) assert.equal(generator.step(100), "running");
    assert.equal(generator.stop(), "limit");
    const { reason, boards, length } = generator.progress();
    assert.equal(reason, "time");
    assert.equal(generator.run(), "limit");
    assert.equal(generator.progress().boards, boards);
    assert.equal(generator.best()?.moves.length, length);
    assert.ok(generator.milliseconds > 0);
    generator.free();
  });

  test("ends at each of its limits", async () => {
    const all = { boards: { boards: 20 }, nodes: { nodes: 200 }, memory: { bytes: 20_000 }, time: { milliseconds: 1 } };
    for (const [reason, limits] of Object.entries(all)) {
      const generator = await fewest.generator({ ...endless, limits });
      assert.equal(generator.run(), "limit");
      assert.equal(generator.progress().reason, reason);
      generator.free();
    }
    await assert.rejects(fewest.generator({ ...endless, limits: { bytes: 1 } }), /Out of memory/);
  });

  test("passes over boards that need too many nodes", async () => {
    const generator = await fewest.generator({ ...endless, limits: { boards: 300, boardNodes: 20 } });
    generator.run();
    assert.ok(Number(generator.progress().effort) < 24);
    generator.free();
  });

  test("gives its memory back, and its boards stay", async () => {
    const generator = await fewest.generator({ puzzle: "wall-pushers", minimum: 8 });
    generator.run();
    const best = generator.best();
    generator.free();
    generator.free();
    assert.equal(best?.puzzle.solve().moves?.length, best?.moves.length);
    for (const use of [
      () => generator.status,
      () => generator.step(),
      () => generator.best(),
      () => generator.stop(),
    ]) {
      assert.throws(use, FreedError);
    }
  });
});

describe("a wish", () => {
  const wrong = /** @type {[object, RegExp][]} */ ([
    [{ puzzle: "chess" }, /"chess" is not a puzzle; the puzzles are/],
    [{ rows: 0 }, /rows must be a whole number from 1 to 64, not 0/],
    [{ columns: 65 }, /columns must be a whole number from 1 to 64, not 65/],
    [{ density: 101 }, /density must be a whole number from 0 to 100, not 101/],
    [{ outline: 1.5 }, /outline must be a whole number/],
    [{ colours: 3 }, /"colours" is not a parameter of wall-pushers; the parameters are: density, outline/],
    [{ minimum: 25 }, /No board of 4 x 6 needs more than 24 moves/],
    [{ minimum: -1 }, /minimum must be a whole number/],
    [{ minimum: "3" }, /minimum must be a whole number/],
    [{ minimum: 9, maximum: 8 }, /maximum must be a whole number from 9 to/],
    [{ minimumEffort: 9, maximumEffort: 8 }, /maximumEffort must be a whole number from 9 to/],
    [{ seed: -1 }, /seed must be a whole number from 0 to 9007199254740991, not -1/],
    [{ seed: 2 ** 53 }, /seed must be/],
    [{ limits: { boards: 0 } }, /limits\.boards must be/],
    [{ limits: { nodes: 0.5 } }, /limits\.nodes must be/],
    [{ limits: { boardNodes: NaN } }, /limits\.boardNodes must be/],
    [{ limits: { bytes: -1 } }, /limits\.bytes must be/],
    [{ limits: { milliseconds: "1" } }, /limits\.milliseconds must be/],
  ]);
  for (const [options, message] of wrong)
    test(`is refused: ${JSON.stringify(options)}`, async () => {
      const wish = fewest.generator({ puzzle: "wall-pushers", ...options });
      await assert.rejects(wish, { name: "RangeError", message });
    });

  test("is known to be impossible from a number of moves on, for some puzzles", async () => {
    assert.equal(await fewest.mostMoves({ puzzle: "wall-pushers" }), 24);
    assert.equal(await fewest.mostMoves({ puzzle: "wall-pushers", rows: 8, columns: 8 }), 64);
    assert.equal(await fewest.mostMoves({ puzzle: "escape" }), Infinity);
    assert.equal(await fewest.mostMoves({ puzzle: "flood", rows: 3, columns: 3, colours: 2 }), 4);
    await assert.rejects(fewest.mostMoves({ puzzle: "flood", rows: 0 }), RangeError);
  });
});

for (const [place, settings] of places) {
  describe(`generating in: ${place}`, () => {
    /** @type {import("../web/api.js").RemoteFewest} */
    let remote;
    before(async () => {
      remote = await Fewest.worker({ module, ...settings });
      assert.equal(remote.kind, place);
    });
    after(() => remote.close());

    test("comes to the boards of the module", async () => {
      for (const { wish, cameTo } of generated) {
        const { best, milliseconds, ...progress } = await remote.generate(optionsOf(wish));
        assert.deepEqual(progress, expectedProgress(cameTo));
        assert.ok(milliseconds >= 0);
        assert.equal(best?.puzzle.write("link") ?? null, cameTo.board);
        if (best === null) continue;
        assert.equal((await best.puzzle.solve()).moves?.length, best.lowerBound);
        assert.deepEqual([best.moves.length, best.effort, best.seed], [cameTo.length, cameTo.effort, wish.seed]);
        best.puzzle.free();
      }
    });

    test("tells how far it is, and comes to the best so far when it is stopped", async () => {
      /** @type {import("../web/api.js").GenerationProgress[]} */
      const told = [];
      const generating = remote.generate({
        ...endless,
        onProgress: (progress) => {
          told.push(progress);
          if (told.length === 3) generating.stop();
        },
      });
      const { status, reason, best, boards, length } = await generating;
      assert.deepEqual([status, reason], ["limit", "time"]);
      assert.equal(told.length, 3);
      for (const [index, progress] of told.entries()) {
        assert.equal(progress.status, "running");
        assert.equal(progress.best?.moves.length ?? null, progress.length);
        if (index > 0) assert.ok(progress.boards > told[index - 1].boards);
      }
      assert.ok(boards >= told[2].boards);
      assert.equal(best?.moves.length, length);
      assert.ok(Number(length) >= Number(told[2].length));
    });

    test("is followed as an async iterable, up to its end", async () => {
      const generating = remote.generate(endless);
      /** @type {import("../web/api.js").GenerationProgress[]} */
      const told = [];
      for await (const progress of generating) {
        told.push(progress);
        if (told.length === 2) generating.stop();
      }
      const { best, milliseconds, ...end } = await generating;
      const last = told.at(-1);
      assert.deepEqual({ ...last, best: last?.best?.text }, { ...end, best: best?.puzzle.write("link") });
      assert.ok(milliseconds > 0);
      assert.deepEqual([told[0].status, last?.status], ["running", "limit"]);
    });

    test("comes to nothing when it is stopped before it begins", async () => {
      const generating = remote.generate(endless);
      generating.stop();
      const { status, reason, best, boards } = await generating;
      assert.deepEqual([status, reason, best, boards], ["limit", "time", null, 0]);
    });

    test("is stopped at once", async () => {
      let stopped = 0;
      await within("until it ends", 60, async () => {
        const generating = remote.generate({
          ...endless,
          onProgress: () => {
            stopped = performance.now();
            generating.stop();
          },
        });
        await generating;
        return performance.now() - stopped;
      });
    });

    test("is rejected with its signal's reason, before it begins and while it runs", async () => {
      const reason = new Error("given up");
      const early = remote.generate({ ...endless, signal: AbortSignal.abort(reason) });
      await assert.rejects(early, reason);
      const controller = new AbortController();
      const late = remote.generate({
        ...endless,
        signal: controller.signal,
        onProgress: () => controller.abort(reason),
      });
      await assert.rejects(late, reason);
      await assert.rejects(async () => {
        for await (const { status } of late) assert.equal(status, "running");
      }, reason);
      // The worker is free for the next one.
      assert.equal((await remote.generate({ puzzle: "wall-pushers", minimum: 8 })).status, "found");
    });

    test("ends when its time is up", async () => {
      const { status, reason, milliseconds } = await remote.generate({ ...endless, limits: { milliseconds: 30 } });
      assert.deepEqual([status, reason], ["limit", "time"]);
      assert.ok(milliseconds >= 30);
    });

    test("drives a generator from outside, as the module does", async () => {
      const wish = { puzzle: "flood", minimum: 14, seed: 8 };
      const [here, there] = [await fewest.generator(wish), await remote.generator(wish)];
      assert.deepEqual([there.seed, there.status, await there.best()], [8, "running", null]);
      let nodes = 1;
      while ((await there.step(nodes)) === "running") nodes *= 7;
      here.run();
      const { best, ...progress } = await there.progress();
      assert.deepEqual(progress, here.progress());
      const [mine, other] = [here.best(), await there.best()];
      assert.equal(other?.puzzle.write(), mine?.puzzle.write());
      assert.deepEqual({ ...other, puzzle: null }, { ...mine, puzzle: null });
      assert.equal(best?.text, mine?.puzzle.write("link"));
      assert.ok(there.milliseconds > 0);
      here.free();
      await there.free();
      assert.equal((await other?.puzzle.solve())?.moves?.length, other?.lowerBound);
    });

    test("stops a generator that is driven from outside, which keeps its best", async () => {
      const generator = await remote.generator(endless);
      const running = generator.run();
      let told = await generator.progress();
      while (told.best === null) {
        await wait(1);
        told = await generator.progress();
      }
      assert.equal(await generator.stop(), "limit");
      // What was under way when it was stopped tells how far that came.
      assert.equal(await running, "running");
      assert.equal(generator.status, "limit");
      const { reason, length } = await generator.progress();
      assert.deepEqual([reason, (await generator.best())?.moves.length], ["time", length]);
      await generator.free();
      await generator.free();
      for (const use of ["step", "best", "stop", "progress"]) {
        await assert.rejects(/** @type {any} */ (generator)[use](), FreedError);
      }
    });

    test("gives up a call alone, or all of it, by a signal", async () => {
      const [one, all] = [new AbortController(), new AbortController()];
      const generator = await remote.generator({ ...endless, signal: all.signal });
      const pending = generator.run({ signal: one.signal });
      one.abort(new Error("enough"));
      await assert.rejects(pending, { message: "enough" });
      assert.equal(await generator.step(10), "running");
      const other = generator.run();
      all.abort(new Error("all of it"));
      await assert.rejects(other, { message: "all of it" });
      await assert.rejects(generator.best(), { message: "all of it" });
      await generator.free();
      await assert.rejects(remote.generator({ ...endless, signal: all.signal }), { message: "all of it" });
    });

    test("refuses wishes as the module does", async () => {
      await assert.rejects(remote.generate({ puzzle: "wall-pushers", minimum: 25 }), { name: "RangeError" });
      assert.equal(await remote.mostMoves({ puzzle: "wall-pushers" }), 24);
    });

    test("runs beside a search and other generators", async () => {
      const wishes = [1, 2, 3].map((seed) => remote.generate({ puzzle: "wall-pushers", minimum: 12, seed }));
      const [puzzle] = await remote.parse("flood", "5\n0 1 2 0 1\n1 2 0 1 2\n2 0 1 2 0\n0 1 2 0 1\n1 2 0 1 2\n0\n");
      assert.equal((await puzzle.solve()).status, "solved");
      for (const { status } of await Promise.all(wishes)) assert.equal(status, "found");
    });

    test("is rejected when the solver is closed", async () => {
      const other = await Fewest.worker({ module, ...settings });
      await assert.rejects(other.generate({ ...endless, onProgress: () => other.close() }), FreedError);
    });
  });
}
