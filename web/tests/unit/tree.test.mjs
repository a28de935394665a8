import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, describe, test } from "node:test";
import { Fewest } from "../../api.js";
import { pathTo, treeOf } from "../../page/tree.js";
import { across, layOut } from "../../page/tree-layout.js";
import { mostSteps, TreeSource } from "../../page/tree-source.js";
import { TreeView } from "../../page/tree-view.js";

/** @typedef {import("../../page/tree.js").TreeNode} TreeNode */

const url = new URL("../../../build/wasm/core.wasm", import.meta.url);
const fewest = await Fewest.load({ url });
const solver = await Fewest.worker({ module: fewest.module });
after(() => solver.close());

/** @param {string} puzzle @param {string} file */
const vector = (puzzle, file) =>
  readFileSync(new URL(`../../../src/tests/vectors/${puzzle}/${file}`, import.meta.url), "utf8");
/** @type {Readonly<Record<string, string>>} */
const texts = {
  "wall-pushers": vector("wall-pushers", "longest.in"),
  escape: vector("escape", "sample.in"),
  flood: vector("flood", "sample.in"),
};
const deepening = ["dfs", "iddfs", "ida*"];

/** @param {string} engine @param {string} [bound] @param {string} [puzzle] */
function source(engine, bound, puzzle = "wall-pushers") {
  const tree = new TreeSource(async () => (await solver.parse(puzzle, texts[puzzle]))[0], { engine, bound });
  after(() => tree.free());
  return tree;
}

/** @param {TreeSource} from @param {import("../../page/tree-source.js").Window} window */
async function traced(from, window) {
  const steps = [];
  for await (const part of from.trace(window)) steps.push(...part);
  return steps;
}

describe("the tree of a trace", () => {
  for (const { name } of fewest.puzzles) {
    for (const engine of fewest.engines.filter((one) => one.name !== "auto")) {
      test(`has every node once and every child somewhere: ${name}, ${engine.name}`, () => {
        const [board] = fewest.parse(name, texts[name]);
        const bound = engine.informed ? board.bounds[1] : undefined;
        const search = board.search({ engine: engine.name, bound });
        const { iterations, lastStep } = search.show(mostSteps);
        const stretches = deepening.includes(engine.name)
          ? iterations.map(({ firstStep }, index) => [
              firstStep,
              (iterations[index + 1]?.firstStep ?? lastStep + 1) - 1,
            ])
          : [[1, lastStep]];
        for (const [from, to] of stretches) {
          const trace = search.trace(from, to);
          const { nodes, byStep } = treeOf(trace);
          assert.equal(nodes[0].parent, null);
          assert.deepEqual(
            [...byStep.keys()],
            trace.map(({ step }) => step),
          );
          assert.equal(new Set(byStep.values()).size, nodes.length);
          for (const node of nodes.slice(1)) {
            assert.ok(node.parent && node.parent.index < node.index);
            assert.equal(node.g, node.parent.g + 1);
            assert.equal(node.parent.children.filter((child) => child === node).length, 1);
          }
          // Each child that was made is a node, or it is drawn beside its parent.
          const made = trace.reduce((sum, { children }) => sum + children.filter(({ h }) => h !== null).length, 0);
          const shown = nodes.reduce((sum, { stubs }) => sum + stubs.filter(({ h }) => h !== null).length, 0);
          if (new Set(trace.map(({ id }) => id)).size === trace.length) assert.equal(shown + nodes.length - 1, made);
        }
        search.free();
      });
    }
  }

  test("marks the goal, and the path of a node is the path of the search", () => {
    const [board] = fewest.parse("wall-pushers", texts["wall-pushers"]);
    const search = board.search({ engine: "a*", bound: "manhattan" });
    const { lastStep, path } = search.show(Infinity);
    const { byStep, nodes } = treeOf(search.trace(1, lastStep));
    const goal = byStep.get(lastStep);
    assert.deepEqual(
      nodes.filter(({ isGoal }) => isGoal),
      [goal],
    );
    assert.deepEqual(
      pathTo(goal).flatMap(({ move }) => move ?? []),
      path,
    );
    assert.deepEqual(pathTo(undefined), []);
    search.free();
  });

  test("stands without two nodes in one place, children below their parent", () => {
    const [board] = fewest.parse("wall-pushers", texts["wall-pushers"]);
    const search = board.search({ engine: "bfs" });
    search.show(mostSteps);
    const { nodes } = treeOf(search.trace(1, mostSteps));
    const { x, y, box } = layOut(nodes);
    const places = new Map();
    for (const { index, g, parent } of nodes) {
      const row = places.get(g) ?? [];
      row.push(x[index]);
      places.set(g, row);
      assert.equal(parent === null || y[index] > y[parent.index], true);
      assert.ok(x[index] >= box.left && x[index] <= box.right);
    }
    for (const row of places.values()) {
      row.sort((/** @type {number} */ one, /** @type {number} */ other) => one - other);
      for (let at = 1; at < row.length; at += 1) assert.ok(row[at] - row[at - 1] > across - 0.01);
    }
    search.free();
  });
});

describe("where the tree comes from", () => {
  test("with a deepening engine it is the iteration of the step that is looked at", async () => {
    const from = source("ida*", "manhattan");
    const first = await from.find(0, null);
    assert.deepEqual([first.from, first.iteration, first.all], [1, 0, 7]);
    assert.deepEqual(
      first.iterations.map(({ threshold }) => threshold),
      [8, 10, 12, 14, 16, 18, 20, 22, 24],
    );
    const shown = await from.find(400, null);
    assert.equal(shown.iterations[shown.iteration].threshold, 22);
    assert.ok(shown.from <= 400 && 400 <= shown.to);
    assert.equal(shown.all, shown.to - shown.from + 1);
    const steps = await traced(from, shown);
    assert.equal(steps.length, shown.all);
    assert.ok(steps.every(({ threshold }) => threshold === 22));
  });

  test("or the iteration that was chosen", async () => {
    const from = source("ida*", "manhattan");
    await from.find(0, null);
    const last = await from.find(5, 8);
    assert.deepEqual([last.from, last.to, last.iteration, last.all], [448, 543, 8, 96]);
    assert.equal((await traced(from, last))[0].parentId, null);
    const second = await from.find(400, 1);
    assert.deepEqual([second.from, second.iteration], [8, 1]);
  });

  test("with the others it is the beginning of the whole run, and it is said that there is more", async () => {
    const from = source("bfs");
    const window = await from.find(9000, null);
    assert.deepEqual(window, { from: 1, to: mostSteps, all: null, iteration: -1, iterations: [] });
    const steps = await traced(from, window);
    assert.deepEqual([steps.length, steps[0].step, steps[mostSteps - 1].step], [mostSteps, 1, mostSteps]);
    const whole = await source("a*", "manhattan").find(0, null);
    assert.deepEqual([whole.to, whole.all], [99, 99]);
  });

  test("of an iteration that is too long there is its beginning", async () => {
    const from = source("iddfs", undefined, "escape");
    const window = await from.find(1e6, null);
    assert.equal(window.to - window.from + 1, Math.min(window.all ?? mostSteps, mostSteps));
    assert.ok(window.all === null || window.all >= window.to - window.from + 1);
    const steps = await traced(from, window);
    assert.equal(steps[0].parentId, null);
    assert.ok(treeOf(steps).nodes.every(({ parent, index }) => (parent === null) === (index === 0)));
  });

  test("when it is closed what is awaited is rejected, and nothing is left behind", async () => {
    const from = source("iddfs");
    const found = from.find(1e9, null);
    from.free();
    await assert.rejects(found);
  });
});

describe("what part of the tree is in sight", () => {
  const box = { left: -500, right: 1500 };

  test("is all of it at first, in the middle where it is narrow", () => {
    const view = new TreeView();
    view.take(box, 10, 800);
    view.fit();
    assert.ok(view.toPixels(-500) >= 34 && view.toPixels(1500) <= 800);
    view.take({ left: -7, right: 7 }, 3, 800);
    view.fit();
    assert.ok(Math.abs(view.toPixels(0) - (800 + 34) / 2) < 1);
    assert.ok(view.rowAt(0) > 0 && view.rowAt(3) < view.height);
  });

  test("is larger after zooming in, around the same place, and never lost by moving", () => {
    const view = new TreeView();
    view.take(box, 10, 800);
    view.fit();
    const at = view.toLayout(300);
    view.zoom(4, 300);
    assert.ok(Math.abs(view.toLayout(300) - at) < 0.01);
    const { scale } = view;
    view.pan(1e6, 1e6);
    assert.ok(view.toPixels(-500) < 100);
    view.pan(-1e6, -1e6);
    assert.ok(view.toPixels(1500) > 700);
    assert.equal(view.scale, scale);
    for (let times = 0; times < 20; times += 1) view.zoom(0.5);
    assert.ok(view.toPixels(-500) >= 34 && view.toPixels(1500) <= 800);
  });

  test("has a node in its middle that is asked for", () => {
    const view = new TreeView();
    view.take(box, 200, 800);
    view.fit();
    view.centre(700, 150);
    assert.ok(Math.abs(view.toPixels(700) - 417) < 1);
    assert.ok(Math.abs(view.rowAt(150) - view.height / 2) < view.row * 2);
    assert.equal(Math.round(view.spacing), across);
  });
});
