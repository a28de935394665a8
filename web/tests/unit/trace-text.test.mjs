import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { Fewest } from "../../api.js";
import { posthocTrace, traceLines } from "../../trace-text.js";

/** @typedef {import("../../trace-text.js").TraceText} TraceText */
/** @typedef {import("../../types.js").TraceStep} TraceStep */

const fewest = await Fewest.load({ url: new URL("../../../build/wasm/core.wasm", import.meta.url) });
/** @type {Readonly<Record<string, string>>} */
const files = { "wall-pushers": "longest.in", escape: "sample.in", flood: "sample.in" };
const most = 3000;

/** Every puzzle with every engine, and with the weakest and the strongest bound where it makes use of one. */
const searches = fewest.puzzles.flatMap(({ name, bounds }) => {
  const text = readFileSync(new URL(`../../../src/tests/vectors/${name}/${files[name]}`, import.meta.url), "utf8");
  const [board] = fewest.parse(name, text);
  return fewest.engines
    .filter((engine) => engine.name !== "auto")
    .flatMap(({ name: engine, informed }) =>
      (informed ? [bounds[0], bounds[bounds.length - 1]] : [undefined]).map((bound) => ({ board, engine, bound })),
    );
});

/** @param {(typeof searches)[number]} search */
function traced({ board, engine, bound }) {
  const search = board.search({ engine, bound });
  const { lastStep, status, stats } = search.show(most);
  const trace = search.trace(1, lastStep);
  const about = {
    ...{ trace: fewest.traceVersion, puzzle: board.name, board: board.write("link"), engine, bound: search.bound },
    ...{ steps: lastStep, complete: status !== "running" },
  };
  search.free();
  return { about, trace, stats, status };
}

/** Writes in parts of odd sizes. @param {TraceText} text @param {readonly TraceStep[]} trace */
function written(text, trace) {
  let all = text.begin();
  for (let from = 0, size = 1; from < trace.length; from += size, size = (size * 3) % 97) {
    all += text.add(trace.slice(from, from + size));
  }
  return all + text.end();
}

/** A distance back from its form in JSON lines. @param {unknown} value */
const number = (value) => (value === "infinity" ? Infinity : value);

describe("JSON lines", () => {
  for (const search of searches) {
    test(`tell the whole trace of ${search.board.name}, ${search.engine} ${search.bound ?? ""}`, () => {
      const { about, trace } = traced(search);
      const text = written(traceLines(about), trace);
      assert.ok(text.endsWith("}\n"));
      const [head, ...lines] = text
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
      assert.deepEqual(head, { format: "fewest-trace", version: 1, ...about });
      assert.equal(lines.length, about.steps);
      const back = lines.map(({ h, f, threshold, children, ...rest }) => ({
        ...rest,
        ...{ h: number(h), f: number(f), threshold: number(threshold) },
        children: children.map((/** @type {any} */ child) => ({
          reason: null,
          ...child,
          ...{ h: number(child.h), f: number(child.f) },
        })),
      }));
      assert.deepEqual(back, trace);
    });
  }
});

/**
 * What Posthoc has published of its search trace, version 1.4.0 (posthoc.pathfinding.ai/docs/search-trace; the types in
 * ShortestPathLab/posthoc-app, protocol/Trace-v140.ts), as a check: the version is named; events are a list; each has an
 * id, a number or a text; its type is a text, its parent an id or null where they are given; everything else is the
 * writer's own.
 * @param {any} trace
 */
function assertPosthoc(trace) {
  assert.equal(trace.version, "1.4.0");
  assert.ok(Array.isArray(trace.events));
  const isId = (/** @type {unknown} */ value) => typeof value === "string" || Number.isFinite(value);
  for (const event of trace.events) {
    assert.ok(typeof event === "object" && event !== null && !Array.isArray(event));
    assert.ok(isId(event.id), JSON.stringify(event));
    assert.ok(event.type === undefined || typeof event.type === "string");
    assert.ok(event.pId === undefined || event.pId === null || isId(event.pId));
  }
}

describe("the search trace of Posthoc", () => {
  for (const search of searches) {
    test(`has the published structure and all that happened in ${search.board.name}, ${search.engine} ${search.bound ?? ""}`, () => {
      const { about, trace, stats, status } = traced(search);
      const posthoc = JSON.parse(written(posthocTrace(), trace));
      assertPosthoc(posthoc);
      /** @type {any[]} */
      const events = posthoc.events;
      const count = (/** @type {string[]} */ ...types) => events.filter(({ type }) => types.includes(type)).length;
      assert.equal(count("generating", "cut", "duplicate"), stats.generated);
      assert.equal(count("cut"), stats.cut);
      assert.equal(count("duplicate"), stats.duplicates);
      assert.equal(count("expanding"), stats.expanded);
      assert.equal(count("closing"), stats.expanded);
      assert.equal(count("expanding", "destination"), about.steps);
      // Without a limit of its own a search ends so where it does not prove what it found.
      assert.equal(count("destination") > 0, status === "solved" || status === "limit");
      assert.equal(count("source"), trace.filter(({ parentId }) => parentId === null).length);

      // A node is made before it is taken, from a parent that was taken before; numbers that are there add up.
      const seen = new Map();
      for (const event of events) {
        const { type, id, pId, g, h, f } = event;
        const isRoot = pId === null;
        if (!isRoot) {
          assert.equal(seen.get(pId)?.isTaken, true, JSON.stringify(event));
          assert.equal(g, seen.get(pId).g + 1);
        }
        if (["generating", "cut", "duplicate"].includes(type)) {
          assert.ok(!seen.has(id), JSON.stringify(event));
          seen.set(id, { g, isTaken: false });
        } else {
          seen.set(id, { g, isTaken: true });
        }
        for (const value of [g, h, f]) assert.ok(value === undefined || Number.isInteger(value));
        if (h !== undefined) assert.equal(f, g + h);
      }
      const taken = events.filter(({ type }) => ["expanding", "destination"].includes(type));
      assert.deepEqual(
        taken.map(({ step, g, move }) => [step, g, move ?? null]),
        trace.map(({ step, g, move }) => [step, g, move]),
      );
    });
  }

  test("names a node that waits and is taken by one number", () => {
    const { trace } = traced(searches[0]);
    const { events } = JSON.parse(written(posthocTrace(), trace));
    const generated = new Set(
      events.filter((/** @type {any} */ { type }) => type === "generating").map((/** @type {any} */ { id }) => id),
    );
    for (const { type, id, pId } of events) {
      if (type === "expanding" && pId !== null) assert.ok(generated.has(id));
    }
  });

  test("is one also of a board that is solved before the first move", () => {
    const [board] = fewest.parse("flood", "1\n0\n0\n");
    const { trace } = traced({ board, engine: "bfs", bound: undefined });
    const { events } = JSON.parse(written(posthocTrace(), trace));
    assert.deepEqual(
      events.map((/** @type {any} */ { type }) => type),
      ["source", "destination"],
    );
  });
});
