import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { after, describe, test } from "node:test";
import fc from "fast-check";
import { Fewest } from "../../api.js";
import { Comparison } from "../../page/compare.js";
import { placed } from "../../page/compare-labels.js";
import { readCompare, writeCompare } from "../../page/compare-link.js";
import { presetsOf } from "../../page/compare-presets.js";
import { mostPoints, Series } from "../../page/compare-series.js";
import { timeOf, within } from "../../../wasm_tests/within.mjs";

/** @typedef {import("../../page/compare-link.js").Entry} Entry */

const url = new URL("../../../build/wasm/core.wasm", import.meta.url);
const solver = await Fewest.worker({ url });
after(() => solver.close());

/** @param {string} puzzle @param {string} file */
const vector = (puzzle, file) =>
  readFileSync(new URL(`../../../src/tests/vectors/${puzzle}/${file}`, import.meta.url), "utf8");
/** The first case: 24 moves, the most that a board of its size can need. */
const longest = `${vector("wall-pushers", "longest.in").split("\n").slice(0, 5).join("\n")}\n0 0\n`;

/** @param {string} text @returns {Entry[]} */
const entries = (text) =>
  text.split(" ").map((one) => {
    const [, engine, bound = "", none, step = "0"] = /^([^:@]+)(?::([^:@]*))?(:none)?(?:@(\d+))?$/.exec(one) ?? [];
    return { engine, bound, prune: none === undefined ? "path" : "none", step: Number(step) };
  });

/**
 * @param {string} searches
 * @param {{ puzzle?: string, text?: string, limits?: object, lockstep?: "steps" | "time",
 *   seen?: (comparison: Comparison) => void }} [options]
 */
function compare(searches, { puzzle = "wall-pushers", text = longest, limits = {}, lockstep = "steps", seen } = {}) {
  let opened = 0;
  const comparison = new Comparison({
    open: async () => {
      opened += 1;
      return (await solver.parse(puzzle, text))[0];
    },
    limits,
    changed: () => seen?.(comparison),
  });
  after(() => comparison.free());
  comparison.show({ entries: entries(searches), lockstep });
  return { comparison, opened: () => opened };
}

/** @param {Comparison} comparison @param {() => boolean} [question] */
async function rest(comparison, question = () => !comparison.isBusy) {
  const end = Date.now() + 30_000;
  // Between two looks whatever is under way may come to something.
  for (let calm = 0; calm < 3; calm = question() ? calm + 1 : 0) {
    if (Date.now() > end) assert.fail("it does not come to rest");
    await new Promise((resolve) => {
      setTimeout(resolve, 2);
    });
  }
}

/** @param {Comparison} comparison */
async function toEnd(comparison) {
  await rest(comparison);
  comparison.toEnd();
  await rest(comparison, () => comparison.isAtEnd && !comparison.isBusy);
}

/**
 * @param {string} engine @param {string} bound
 * @returns {Record<string, number | string>} what the program counts
 */
function counted(engine, bound) {
  const program = new URL("../../../build/release/fewest", import.meta.url);
  const output = execFileSync("sh", [
    "-c",
    `"$0" solve wall-pushers --engine "$1" --bound "$2" --stats 2>&1 >/dev/null <<'END'\n${longest}END\n`,
    program.pathname,
    engine,
    bound,
  ]);
  return JSON.parse(output.toString());
}

describe("searches in lockstep by steps", () => {
  test("take equally many nodes at every moment that is seen, until they end", async () => {
    /** @type {number[][]} */
    const moments = [];
    const { comparison } = compare("bfs ida*:manhattan a*:manhattan", {
      seen: ({ lanes, isDone }) => {
        const going = lanes.filter((lane) => !lane.isDone);
        if (!isDone) moments.push(going.map((lane) => lane.lastStep));
      },
    });
    await toEnd(comparison);
    const steps = moments.filter((moment) => moment.length === 3 && moment[0] > 0);
    assert.ok(steps.length > 50, `${steps.length} moments`);
    for (const moment of moments) assert.equal(new Set(moment).size, 1, String(moment));
    assert.deepEqual(
      comparison.lanes.map((lane) => lane.step),
      [10130, 543, 99],
    );
    assert.equal(comparison.position, 10130);
  });

  test("count what the program counts", async () => {
    const choices = [
      ["bfs", "none"],
      ["ida*", "manhattan"],
      ["a*", "manhattan"],
    ];
    const { comparison } = compare("bfs ida*:manhattan a*:manhattan");
    await toEnd(comparison);
    for (const [index, [engine, bound]] of choices.entries()) {
      const { snapshot } = comparison.lanes[index];
      const program = counted(engine, bound);
      assert.ok(snapshot);
      assert.deepEqual(
        [snapshot.stats.steps, snapshot.stats.expanded, snapshot.stats.generated, snapshot.stats.peakBytes],
        [program.steps, program.expanded, program.generated, program.peak_bytes],
        engine,
      );
      assert.equal(snapshot.lowerBound, program.length);
    }
  });

  test("show one step wherever they are put, the ended ones their last one", async () => {
    const { comparison } = compare("bfs ida*:manhattan");
    await toEnd(comparison);
    const whole = await solver.parse("wall-pushers", longest);
    const search = await whole[0].search({ engine: "bfs" });
    for (const position of [9000, 543, 542, 1, 0, 10130]) {
      comparison.seek(position);
      await rest(comparison);
      const [bfs, ida] = comparison.lanes;
      assert.deepEqual([bfs.step, ida.step], [position, Math.min(position, 543)]);
      const { node, stats, held } = await search.show(position);
      const shown = bfs.snapshot;
      assert.deepEqual([shown?.node?.id, shown?.stats, shown?.held], [node?.id, stats, held]);
    }
    await search.free();
    whole[0].free();
  });

  test("of which one is put in later, or another in its place, meet again at the same step", async () => {
    const { comparison, opened } = compare("bfs ida*:manhattan@300");
    await rest(comparison);
    assert.deepEqual(
      comparison.lanes.map((lane) => lane.step),
      [300, 300],
    );
    comparison.add({ engine: "iddfs", bound: "", prune: "none" });
    await rest(comparison);
    comparison.change(0, { engine: "auto", bound: "", prune: "path" });
    await rest(comparison);
    const [own, ida, plain] = comparison.lanes;
    assert.deepEqual([own.engine, own.bound, own.hasEnded], ["ida*", "carry", true]);
    assert.deepEqual([ida.step, plain.step], [300, 300]);
    comparison.remove(1);
    assert.deepEqual(
      comparison.lanes.map((lane) => lane.engine),
      ["ida*", "iddfs"],
    );
    assert.equal(opened(), 1);
  });

  test("stop soon when they are paused, and at one step", async () => {
    const { comparison } = compare("iddfs::none ida*:none:none");
    await rest(comparison);
    await within("pausing", 200, async () => {
      const { position } = comparison;
      comparison.start();
      await rest(comparison, () => comparison.position > position + 20_000);
      comparison.pause();
      return timeOf(() => rest(comparison));
    });
    const [one, other] = comparison.lanes;
    assert.equal(one.step, other.step);
    assert.equal(one.step, comparison.position);
    assert.ok(!comparison.isDone);
  });

  test("stop soon also while their bounds are made ready, and nothing was taken", async () => {
    const size = 64;
    const line = (/** @type {number} */ row) =>
      Array.from({ length: size }, (_, column) => (row % 6 === 3 && column % 5 === 2 ? "#" : ".")).join("");
    const text = Array.from({ length: size }, (_, row) => `${line(row)}\n`).join("");
    await within("pausing", 200, async () => {
      const { comparison } = compare("bfs ida*:pairs", { puzzle: "escape", text });
      await rest(comparison);
      comparison.start();
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
      comparison.pause();
      const took = await timeOf(() => rest(comparison));
      assert.equal(comparison.position, 0);
      for (const lane of comparison.lanes) assert.equal(lane.lastStep, 0);
      comparison.free();
      return took;
    });
  });

  test("end one by one at their limits, with what is proved, and the others go on", async () => {
    const { comparison } = compare("bfs ida*:manhattan", { limits: { nodes: 1000 } });
    await toEnd(comparison);
    const [bfs, ida] = comparison.lanes.map((lane) => lane.snapshot);
    assert.deepEqual([bfs?.status, bfs?.reason, ida?.status], ["limit", "nodes", "solved"]);
    assert.ok(Number(bfs?.lowerBound) > 0);
  });

  test("keep a curve of a bounded number of points, however long they run", async () => {
    const { comparison } = compare("iddfs::none bfs");
    await rest(comparison);
    comparison.start();
    await rest(comparison, () => comparison.position > 300_000);
    comparison.pause();
    await rest(comparison);
    for (const { series, lastStep } of comparison.lanes) {
      assert.ok(series.length > 100 && series.length <= mostPoints, String(series.length));
      assert.equal(series.columns.step.at(-1), lastStep);
    }
  });

  test("are all given back when the comparison is freed, also one that is still to begin", async () => {
    const { comparison } = compare("bfs ida*:manhattan");
    comparison.free();
    comparison.free();
    const { comparison: begun } = compare("bfs ida*:manhattan");
    await rest(begun);
    begun.start();
    begun.free();
    assert.equal(begun.isBusy, false);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    assert.equal(begun.isRunning, false);
  });

  test("fail alone", async () => {
    const { comparison } = compare("bfs ida*:nowhere");
    await toEnd(comparison);
    const [bfs, ida] = comparison.lanes;
    assert.equal(bfs.snapshot?.status, "solved");
    assert.ok(ida.failure instanceof RangeError);
  });
});

describe("searches in lockstep by time", () => {
  test("search for the same time, each until it ends", async () => {
    const { comparison } = compare("iddfs::none ida*:none:none", { lockstep: "time" });
    await rest(comparison);
    comparison.start();
    await rest(comparison, () => comparison.position > 60);
    comparison.pause();
    await rest(comparison);
    for (const lane of comparison.lanes) {
      assert.equal(lane.hasEnded, false);
      // A slice of the worker, and what a busy machine adds to it.
      assert.ok(Math.abs(lane.time - comparison.position) < 60, `${lane.time} at ${comparison.position}`);
    }
  });

  test("go back to earlier times, and forth again to the very same moments", async () => {
    const { comparison } = compare("bfs ida*:manhattan", { lockstep: "time" });
    await toEnd(comparison);
    const steps = () => comparison.lanes.map((lane) => lane.step);
    assert.deepEqual(steps(), [10130, 543]);
    const end = comparison.position;
    comparison.seek(end / 2);
    await rest(comparison);
    const middle = steps();
    assert.ok(middle[0] > 0 && middle[0] < 10130, String(middle));
    comparison.seek(0);
    await rest(comparison);
    assert.deepEqual(steps(), [0, 0]);
    comparison.seek(end / 2);
    await rest(comparison);
    assert.deepEqual(steps(), middle);
  });

  test("change to steps and back without losing the moment", async () => {
    const { comparison } = compare("bfs@800 ida*:manhattan@300", { lockstep: "time" });
    await rest(comparison);
    const steps = () => comparison.lanes.map((lane) => lane.step);
    assert.deepEqual(steps(), [800, 300]);
    comparison.setLockstep("steps");
    await rest(comparison);
    assert.deepEqual(steps(), [300, 300]);
    comparison.setLockstep("time");
    await rest(comparison);
    assert.equal(comparison.lanes[1].step, 300);
  });

  test("change to steps at the step of the one that is behind", async () => {
    const { comparison } = compare("iddfs::none ida*:none:none", { lockstep: "time" });
    await rest(comparison);
    comparison.start();
    await rest(comparison, () => comparison.position > 20);
    comparison.pause();
    await rest(comparison);
    comparison.seek(comparison.position / 2);
    await rest(comparison);
    const [one, other] = comparison.lanes;
    const behind = Math.min(one.step, other.step);
    assert.ok(behind > 0);
    comparison.setLockstep("steps");
    await rest(comparison);
    assert.deepEqual([one.step, other.step, comparison.position], [behind, behind, behind]);
  });
});

describe("searches side by side as text", () => {
  const known = { engines: ["bfs", "iddfs", "ida*", "a*"], bounds: ["none", "manhattan", "finish-or-expand"] };

  test("read as they are written", () => {
    const entry = fc.record(
      {
        engine: fc.constantFrom(...known.engines),
        bound: fc.constantFrom("", ...known.bounds),
        prune: fc.constantFrom(/** @type {const} */ ("path"), /** @type {const} */ ("none")),
        step: fc.nat({ max: 10 ** 15 - 1 }),
      },
      { noNullPrototype: true },
    );
    const compared = fc.record(
      {
        entries: fc.array(entry, { minLength: 2, maxLength: 3 }),
        lockstep: fc.constantFrom(/** @type {const} */ ("steps"), /** @type {const} */ ("time")),
      },
      { noNullPrototype: true },
    );
    fc.assert(fc.property(compared, (one) => assert.deepEqual(readCompare(writeCompare(one), known), one)));
  });

  test("have the form that is documented", () => {
    const text = "ida*:manhattan@1204;bfs@10130;iddfs::none@30;time";
    const compared = readCompare(text, known);
    assert.deepEqual(compared, {
      entries: [
        { engine: "ida*", bound: "manhattan", prune: "path", step: 1204 },
        { engine: "bfs", bound: "", prune: "path", step: 10130 },
        { engine: "iddfs", bound: "", prune: "none", step: 30 },
      ],
      lockstep: "time",
    });
    assert.equal(compared && writeCompare(compared), text);
  });

  test("are nothing where the text is hostile, and nothing is thrown", () => {
    const wrong = [
      "",
      ";",
      "time",
      "bfs",
      "bfs;time",
      "bfs;bfs;bfs;bfs",
      "bfs;auto",
      "bfs;ida*:carry",
      "bfs;ida*:manhattan:path",
      "bfs@-1;bfs",
      "bfs@1e9;bfs",
      "bfs@9999999999999999;bfs",
      "bfs;bfs;",
      "constructor;__proto__",
      `bfs;${"b".repeat(500)}`,
    ];
    for (const text of wrong) assert.equal(readCompare(text, known), null, text);
    fc.assert(fc.property(fc.string(), (text) => readCompare(text, known) === null));
  });

  test("open at that very moment", async () => {
    const { comparison } = compare("ida*:manhattan@543 bfs@4000 iddfs::none@4000");
    await rest(comparison);
    assert.equal(writeCompare(comparison.compared), "ida*:manhattan@543;bfs@4000;iddfs::none@4000");
    assert.deepEqual(
      comparison.lanes.map((lane) => lane.step),
      [543, 4000, 4000],
    );
    assert.ok(comparison.lanes.every(({ series }) => series.length > 50));
  });
});

test("what published solutions do can be chosen with bounds that the puzzle has", () => {
  for (const { name, bounds } of solver.puzzles) {
    const presets = presetsOf(name);
    assert.ok(presets.length >= 2);
    for (const { choices } of presets) {
      assert.ok(choices.length >= 2 && choices.length <= 3);
      for (const { engine, bound } of choices) {
        assert.ok(solver.engines.some((one) => one.name === engine));
        assert.ok(bound === "" || bounds.includes(bound), bound);
      }
    }
  }
});

test("a curve keeps its shape with few points, at its beginning as well", () => {
  const series = new Series();
  for (let step = 1; step < 2 ** 52; step = Math.ceil(step * 1.002)) {
    series.add({ step, time: step, held: step, generated: step, bytes: step });
    assert.ok(series.length <= mostPoints);
  }
  const { step } = series.columns;
  assert.equal(step[0], 1);
  for (const [index, value] of step.entries()) {
    const before = step[index - 1] ?? 0;
    assert.ok(value - before <= Math.max(value / 3, 1), `${before} ${value}`);
    assert.ok(value - before < 2 ** 52 / 50, `${before} ${value}`);
  }
});

test("a curve finds the step of a time, and the time of a step", () => {
  const series = new Series();
  assert.deepEqual([series.stepAt(5), series.timeAt(5)], [0, 0]);
  for (let step = 1; step <= 2000; step += 1) {
    series.add({ step, time: step / 2, held: step, generated: 2 * step, bytes: 100 });
    series.add({ step, time: step / 2, held: 0, generated: 0, bytes: 0 });
  }
  assert.ok(series.length <= mostPoints);
  assert.deepEqual([series.stepAt(0.2), series.stepAt(1e9), series.timeAt(2000)], [0, 2000, 1000]);
  const step = series.stepAt(300);
  assert.ok(step <= 600 && step > 580);
  assert.equal(series.timeAt(step), step / 2);
});

test("labels of curves that end together do not cover each other, nor leave the chart", () => {
  const labels = ["one", "other", "third"].map((text, index) => ({ text, ink: "", x: 100 + index, y: 95 }));
  const room = { right: 200, top: 0, bottom: 100, gap: 5, height: 16 };
  const done = placed(labels, room, () => 50);
  const middles = done.map(({ middle }) => middle).sort((one, other) => one - other);
  assert.ok(middles[1] - middles[0] >= 16 && middles[2] - middles[1] >= 16, String(middles));
  assert.ok(middles[0] >= 0 && middles[2] <= 92);
  const [atEdge] = placed([{ text: "edge", ink: "", x: 199, y: 50 }], room, () => 50);
  assert.ok(atEdge.right <= 199);
});
