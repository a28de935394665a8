// What is seen and said of a search, against the real module in a worker of node's.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, describe, test } from "node:test";
import { Fewest } from "../../api.js";
import { Board } from "../../element-board.js";
import { searchActionsOf } from "../../search/actions.js";
import { SearchCourse } from "../../search/course.js";
import { binsOf, boundsOf, iterationsOf, kindOf, nodesOfProof, provedBy, shadeOf, shades } from "../../search/facts.js";
import { searchCommandFor } from "../../search/keys.js";
import { lookedAt, searchTemplate } from "../../search/template.js";
import { fullSpeed, nextSpeed, speeds, tickOf, untilOf } from "../../search/ticks.js";
import { languages } from "../../strings/index.js";
import { rendered } from "./drawing.mjs";
import { misled } from "../../../wasm_tests/boards.mjs";

/** @typedef {import("../../types.js").Snapshot} Snapshot */

const remote = await Fewest.worker({ url: new URL("../../../build/wasm/core.wasm", import.meta.url) });
const fewest = await Fewest.load({ module: remote.module });
after(() => remote.close());

/** The first board: IDA* with the distance to the nearest gap goes 8, 10, 12, ... 24. */
const longest = readFileSync(new URL("../../../src/tests/vectors/wall-pushers/longest.in", import.meta.url), "utf8");
const escape = "5\n11111\n10001\n10101\n10011\n11011\n";
const flood = "4\n0 1 2 0\n1 2 0 1\n2 1 1 0\n0 2 1 2\n0\n";
/** A gap, but two walls in a row before it on every way. */
const shutIn = "+---+---+---+\n| S |   |    \n+---+---+---+\n";

/**
 * A course that shows a step of a search.
 * @param {{ puzzle?: string, text?: string, engine?: string, bound?: string, limits?: object }} task
 * @param {number | "end" | "stop"} step
 */
async function shown({ puzzle = "wall-pushers", text = longest, engine = "ida*", bound = "", limits = {} }, step) {
  const [board] = fewest.parse(puzzle, text);
  /** @type {{ name: string, detail: any }[]} */
  const events = [];
  let look = () => {};
  const course = new SearchCourse({
    changed: () => look(),
    emit: (name, detail) => events.push({ name, detail }),
    solver: async () => remote,
    isSeen: () => true,
    board: () => new Board([board], 0),
    request: () => ({ engine, bound, limits }),
  });
  course.enter();
  const rest = (/** @type {() => void} */ act = () => {}) =>
    new Promise((resolve) => {
      look = () => {
        if (course.snapshot !== null && course.run?.isBusy === false) resolve(undefined);
      };
      act();
      look();
    });
  await rest();
  await rest(() => {
    if (step === "end") course.end();
    else if (step === "stop") course.stop();
    else course.seek(step);
  });
  return { course, events, rest };
}

/** Everything that is shown, as text: without tags, attributes and icons. @param {SearchCourse} course @param {string} [tag] @param {string} [panels] */
function textOf(course, tag = "en", panels = "") {
  return markupOf(course, tag, panels)
    .replace(/<(svg|dialog)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ");
}

/** @param {SearchCourse} course @param {string} [tag] @param {string} [panels] */
function markupOf(course, tag = "en", panels = "") {
  const looks = { words: languages[tag], bars: true, panels, active: { row: 0, column: 0 }, glyphs: true };
  const act = searchActionsOf(/** @type {any} */ ({}), /** @type {any} */ ({}), course);
  return rendered(searchTemplate(lookedAt(looks, course, act), looks));
}

describe("the sentence of a step", () => {
  /** @type {[string, Parameters<typeof shown>[0], Parameters<typeof shown>[1], string][]} */
  const sentences = [
    ["before the first node", {}, 0, "Before the first node."],
    [
      "at the root",
      { bound: "manhattan" },
      1,
      "Step 1: The start. g 0 + h 8 = 8, threshold 8. Kept: east (8) and north (8). Cut: west (10). Cannot: south (the outline does not move).",
    ],
    [
      "with a wall pushed and a cell that is on the path",
      { bound: "manhattan" },
      6,
      "Step 6: East, pushing a wall. g 5 + h 3 = 8, threshold 8. Cut: south (10). Been there: west. Cannot: east (two walls in a row); north (the outline does not move).",
    ],
    ["by depth", { engine: "iddfs" }, 7, "Step 7: East, pushing a wall. Depth 1, limit 2."],
    [
      "by layers, without numbers for the children",
      { engine: "bfs" },
      3,
      "Step 3: North, pushing a wall. Layer 1. Kept: south and west. Cannot: east and north (two walls in a row).",
    ],
    [
      "by the smallest f",
      { engine: "a*", bound: "manhattan" },
      5,
      "Step 5: North. g 3 + h 5 = 8. Kept: north (8) and west (10). Been there: south. Cannot: east (two walls in a row).",
    ],
  ];
  for (const [what, task, step, sentence] of sentences) {
    test(what, async () => {
      const { course } = await shown(task, step);
      const text = textOf(course);
      assert.ok(text.includes(sentence), text.slice(0, 600));
      course.release();
    });
  }
});

test("the panels are those that are asked for, in their own order", async () => {
  const { course } = await shown({ bound: "manhattan" }, 10);
  const titles = (/** @type {string} */ panels) =>
    [...markupOf(course, "en", panels).matchAll(/<h2 id="(\w+)-title"/g)]
      .map(([, name]) => name)
      .filter((name) => name !== "keys");
  assert.deepEqual(titles(""), ["stack", "bounds", "hand", "iterations", "counts"]);
  assert.deepEqual(titles("stack"), ["stack"]);
  assert.deepEqual(titles(" counts  node "), ["hand", "counts"]);
  assert.deepEqual(titles("proved iterations"), ["bounds", "iterations"]);
  assert.deepEqual(titles("none"), []);
  course.release();
});

test("without a limit there is no room for it to be drawn", async () => {
  const { course } = await shown({ engine: "dfs" }, 5);
  const text = textOf(course, "en", "stack");
  assert.match(text, /limit ∞/);
  assert.doesNotMatch(text, /◦/);
  course.release();
});

describe("what is proved is said", () => {
  /** @type {[string, Parameters<typeof shown>[0], Parameters<typeof shown>[1], string, string][]} */
  const proofs = [
    ["before anything is", {}, 0, "Nothing yet.", "还没有。"],
    [
      "on the way, with what a stronger bound knows",
      { bound: "manhattan" },
      300,
      "At least 20 moves; no solution is known yet. A stronger bound says at once: at least 24.",
      "至少 20 步；还没有找到解。更强的下界一开始就说明至少要 24 步。",
    ],
    [
      "at the end, with the nodes below the answer",
      { bound: "manhattan" },
      "end",
      "No solution of 23 moves or fewer exists: 481 nodes searched. This one has 24.",
      "不存在 23 步以内的解：搜索了 481 个结点。这个解有 24 步。",
    ],
    [
      "where the bound alone proves it",
      { bound: "carry" },
      "end",
      "No solution of 23 moves or fewer exists: the bound says so at once. This one has 24.",
      "不存在 23 步以内的解：下界一开始就说明了。这个解有 24 步。",
    ],
    [
      "where there is none",
      { text: shutIn, engine: "bfs" },
      "end",
      "No solution exists: the bound says so at once.",
      "无解：下界一开始就说明了。",
    ],
    [
      "at a limit",
      { engine: "bfs", limits: { nodes: 1000 } },
      "end",
      "At least 24 moves; stopped at the limit on nodes.",
      "至少 24 步；到达结点数上限。",
    ],
    ["when stopped", { engine: "bfs" }, "stop", "stopped by hand.", "由你停止。"],
    [
      "on the way with a bound that may overestimate",
      { text: misled, bound: "doubled" },
      9,
      "Nothing by this search itself. Another bound says at once: at least 8 moves.",
      "这个搜索自己什么也没有证明。另一个下界一开始就说明至少要 8 步。",
    ],
    [
      "at the end with a bound that may overestimate",
      { text: misled, bound: "doubled" },
      "end",
      "Found, not proved: 10 moves; the bound may overestimate. Another bound proves: at least 8.",
      "找到 10 步的走法，但没有证明：这个下界可能高估。另一个下界证明至少要 8 步。",
    ],
    [
      "at the end of depth-first search",
      { text: misled, engine: "dfs" },
      "end",
      "Found, not proved: 10 moves; the first goal met need not be a nearest one. Another bound proves: at least 8.",
      "找到 10 步的走法，但没有证明：最先碰到的目标未必最近。另一个下界证明至少要 8 步。",
    ],
    [
      "where another bound proves what was found",
      { engine: "dfs" },
      "end",
      "No solution of 23 moves or fewer exists: another bound says so at once. This one has 24.",
      "不存在 23 步以内的解：另一个下界一开始就说明了。这个解有 24 步。",
    ],
  ];
  for (const [what, task, step, english, chinese] of proofs) {
    test(what, async () => {
      const { course } = await shown(task, step);
      assert.ok(textOf(course).includes(english), textOf(course));
      assert.ok(textOf(course, "zh-Hans").includes(chinese), textOf(course, "zh-Hans"));
      course.release();
    });
  }
});

describe("why one iteration follows another is said in the words of the engine", () => {
  /** @type {[string, string, number, string][]} */
  const reasons = [
    ["ida*", "manhattan", 300, "18 was not enough: the smallest f that was cut is 20, so 20 is next."],
    ["iddfs", "", 300, "A depth of 9 was not enough, so 10 is next."],
    ["bfs", "", 300, "No goal in layer 10, so layer 11 is next."],
    ["a*", "manhattan", 60, "No goal with f 14: the smallest f that waits is 16, so 16 is next."],
  ];
  for (const [engine, bound, step, sentence] of reasons) {
    test(engine, async () => {
      const { course } = await shown({ engine, bound }, step);
      assert.ok(textOf(course).includes(sentence), textOf(course));
      course.release();
    });
  }
});

describe("the panels", () => {
  for (const tag of Object.keys(languages)) {
    for (const [puzzle, text] of Object.entries({ "wall-pushers": longest, escape, flood })) {
      for (const engine of ["bfs", "iddfs", "ida*", "a*", "dfs"]) {
        test(`show ${engine} on ${puzzle} in ${tag} at the start, on the way and at the end without gaps`, async () => {
          const { course, rest } = await shown({ puzzle, text, engine }, 0);
          for (const act of [() => {}, () => course.seek(12), () => course.end()]) {
            await rest(act);
            assert.doesNotMatch(markupOf(course, tag), /undefined|NaN|\bnull\b|\[object/);
          }
          course.release();
        });
      }
    }
  }

  test("give each child its verdict in words, with both numbers where it was cut", async () => {
    const { course } = await shown({ bound: "manhattan" }, 6);
    const rows = markupOf(course).match(/<tr class="(?:cut|path|illegal)".*?<\/tr>/gs) ?? [];
    const texts = rows.map((row) =>
      row
        .replace(/<svg.*?<\/svg>/gs, "")
        .replace(/<[^>]*>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    );
    assert.deepEqual(texts, [
      "E two walls in a row cannot",
      "N the outline does not move cannot",
      "S South. f 10 cut: 10 > 8 cut: 10 is above the threshold 8",
      "W its cell is on the path already been there",
    ]);
    course.release();
  });

  test("say so where no goal can be reached from a child", async () => {
    const { course } = await shown({ bound: "carry" }, 1);
    assert.match(textOf(course), /E East, pushing a wall\. f ∞ cut: no goal can be reached/);
    assert.match(textOf(course), /Cut: east \(no goal can be reached\)/);
    course.release();
  });

  test("have a button for each iteration, which leads to its first node", async () => {
    const { course } = await shown({ bound: "manhattan" }, "end");
    const labels = [...markupOf(course).matchAll(/aria-label="(Threshold [^"]*)"/g)].map(([, label]) => label);
    assert.equal(labels.length, 9);
    assert.equal(labels[0], "Threshold 8: 12 nodes. Go to node 1.");
    assert.equal(labels[8], "Threshold 24: 96 nodes. Go to node 448.");
    course.release();
  });

  test("tint the cells of Wall Pushers and say how often each was taken; the walls' names stay", async () => {
    const { course } = await shown({ engine: "bfs" }, 200);
    const markup = markupOf(course);
    const census = /** @type {import("../../types.js").Census} */ (course.snapshot?.census);
    const most = Math.max(...census.taken.subarray(0, 24));
    const cells = [...markup.matchAll(/class="cell heat-(\d)"[^>]*aria-label="([^"]*)"/g)];
    assert.equal(cells.length, 24);
    cells.forEach(([, shade, name], at) => {
      assert.equal(Number(shade), shadeOf(census.taken[at], most));
      assert.match(
        name,
        census.taken[at] === 0 ? /wall.*, never taken$/ : new RegExp(`, taken ${census.taken[at]} times?$`),
      );
    });
    course.release();
  });

  test("count the sets of Escape and the boards of Flood by size", async () => {
    for (const [puzzle, text] of Object.entries({ escape, flood })) {
      const { course } = await shown({ puzzle, text, engine: "bfs" }, 10);
      assert.match(markupOf(course), /aria-label="A histogram from \d+ to \d+; most of them have \d+\."/);
      course.release();
    }
  });

  test("show the bar unless it is not wanted", async () => {
    const { course } = await shown({}, 3);
    const looks = { words: languages.en, bars: false, panels: "", active: { row: 0, column: 0 }, glyphs: true };
    const act = searchActionsOf(/** @type {any} */ ({}), /** @type {any} */ ({}), course);
    assert.doesNotMatch(rendered(searchTemplate(lookedAt(looks, course, act), looks)), /part="controls"/);
    assert.match(markupOf(course), /part="controls"/);
    course.release();
  });
});

describe("a course", () => {
  test("tells each step, and the answer once", async () => {
    const { course, events, rest } = await shown({ bound: "manhattan" }, 5);
    await rest(() => course.end());
    await rest(() => course.seek(3));
    const steps = events.filter(({ name }) => name === "fewest-step").map(({ detail }) => detail);
    assert.deepEqual(steps[0], { step: 5, steps: 5, move: "N", mode: "search" });
    assert.deepEqual(steps.at(-1), { step: 3, steps: 543, move: "N", mode: "search" });
    const answers = events.filter(({ name }) => name === "fewest-solved").map(({ detail }) => detail);
    assert.equal(answers.length, 1);
    const { puzzle, status, engine, bound, moves, lowerBound, upperBound } = answers[0];
    assert.deepEqual(
      [puzzle, status, engine, bound, moves.length, lowerBound, upperBound],
      ["wall-pushers", "solved", "ida*", "manhattan", 24, 24, 24],
    );
    const { puzzle: _, ...answer } = answers[0];
    assert.deepEqual(course.answer, answer);
    course.release();
  });

  test("moves what was moved: on along the last move, back where the node before is its parent, else not at all", async () => {
    const { course, rest } = await shown({ bound: "manhattan" }, 5);
    course.takeMovement();
    await rest(() => course.redo());
    const on = course.takeMovement();
    assert.ok(on !== null && "happening" in on && on.forward && on.happening.move === "E");
    assert.equal(course.takeMovement(), null);
    await rest(() => course.undo());
    const back = course.takeMovement();
    assert.ok(back !== null && "happening" in back && !back.forward && back.happening.move === "E");
    assert.equal(course.undone?.move, "E");
    await rest(() => course.seek(8));
    assert.equal(course.takeMovement(), null);
    assert.equal(course.undone, null);
    // The node before is not always the parent: the search has backed up in between.
    let path = course.snapshot?.path ?? [];
    for (let isChild = true; isChild;) {
      await rest(() => course.redo());
      const next = course.snapshot?.path ?? [];
      isChild = next.slice(0, -1).join() === path.join() || next.length === 0;
      path = next;
    }
    await rest(() => course.undo());
    assert.equal(course.takeMovement(), null);
    assert.equal(course.undone, null);
    course.release();
  });

  test("goes back to the first node of the iteration, then to the one before", async () => {
    const { course, rest } = await shown({ bound: "manhattan" }, 40);
    for (const step of [29, 8, 1, 0, 0]) {
      await rest(() => course.goIteration(-1));
      assert.equal(course.step, step);
    }
    await rest(() => course.goIteration(1));
    assert.equal(course.step, 1);
    course.release();
  });

  test("is kept while nothing else is asked for, and begun anew otherwise", async () => {
    const { course, rest } = await shown({ bound: "manhattan" }, 40);
    const { run } = course;
    course.leave();
    course.enter();
    assert.equal(course.run, run);
    course.release();
    course.enter();
    assert.notEqual(course.run, run);
    await rest();
    assert.equal(course.step, 0);
    course.release();
  });
});

describe("facts", () => {
  const iteration = (
    /** @type {number} */ threshold,
    /** @type {number} */ firstStep,
    /** @type {number} */ generated,
  ) => ({
    threshold,
    firstStep,
    generated,
    nextThreshold: null,
  });
  const iterations = [iteration(8, 1, 10), iteration(10, 5, 20), iteration(14, 30, 40)];

  test("each engine has its kind", () => {
    const kinds = { bfs: "layer", iddfs: "depth", "ida*": "threshold", "a*": "f", dfs: "depth" };
    assert.deepEqual(
      fewest.engines.filter(({ name }) => name !== "auto").map(({ name }) => [name, kindOf(name)]),
      Object.entries(kinds),
    );
  });

  test("iterations are those known, with those shown and the current one marked", () => {
    const known = iterationsOf(/** @type {any} */ ({ head: { iterations } }), {
      iterations: [iterations[0], iteration(10, 5, 7)],
    });
    assert.deepEqual(
      known.map(({ now, generated, isCurrent, isAhead }) => [now, generated, isCurrent, isAhead]),
      [
        [10, 10, false, false],
        [7, 20, true, false],
        [0, 40, false, true],
      ],
    );
  });

  test("what is proved is the threshold, and at the end the answer", () => {
    const moment = { iterations, lowerBound: 24 };
    assert.equal(provedBy({ ...moment, status: "running" }), 14);
    assert.equal(provedBy({ ...moment, status: "solved" }), 24);
    assert.equal(provedBy({ iterations: [], lowerBound: 0, status: "running" }), 0);
    assert.equal(nodesOfProof({ iterations }, 14), 30);
    assert.equal(nodesOfProof({ iterations }, 8), 0);
  });

  test("the bounds are stairs that meet", () => {
    const head = /** @type {any} */ ({ iterations, status: "solved", lowerBound: 14, step: 70 });
    assert.deepEqual(boundsOf({ head, solutions: [{ step: 60, length: 14 }], proves: true }), {
      lower: [
        { step: 1, value: 8 },
        { step: 5, value: 10 },
        { step: 30, value: 14 },
      ],
      upper: [{ step: 60, value: 14 }],
      last: 70,
    });
    assert.deepEqual(boundsOf({ head: null, solutions: [], proves: true }), { lower: [], upper: [], last: 0 });
  });

  test("the lower bound of a search that proves nothing does not rise", () => {
    const head = /** @type {any} */ ({ iterations, status: "limit", lowerBound: 9, step: 70 });
    assert.deepEqual(boundsOf({ head, solutions: [{ step: 60, length: 14 }], proves: false }), {
      lower: [{ step: 1, value: 9 }],
      upper: [{ step: 60, value: 14 }],
      last: 70,
    });
    const unready = { ...head, iterations: [], lowerBound: 0, step: 0 };
    assert.deepEqual(boundsOf({ head: unready, solutions: [], proves: false }).lower, []);
  });

  test("sizes fall into bins of one width, and none is lost", () => {
    const known = new Uint32Array(100);
    const taken = new Uint32Array(100);
    for (let size = 10; size < 95; size += 1) known[size] = size === 50 ? 9 : 2;
    taken[10] = 5;
    taken[94] = 1;
    const found = binsOf({ known, taken }, 40);
    assert.ok(found !== null && found.bins.length <= 40);
    assert.deepEqual([found.least, found.largest, found.commonest], [10, 94, 50]);
    assert.equal(
      found.bins.reduce((sum, bin) => sum + bin.known, 0),
      2 * 84 + 9,
    );
    assert.deepEqual([found.bins[0].taken, found.bins.at(-1)?.taken], [5, 1]);
    assert.equal(binsOf({ known: new Uint32Array(5), taken: new Uint32Array(5) }, 40), null);
  });

  test("shades grow with the logarithm from one to all of them", () => {
    assert.equal(shadeOf(0, 100), 0);
    assert.equal(shadeOf(1, 100), 1);
    assert.equal(shadeOf(100, 100), shades);
    assert.equal(shadeOf(10, 100), 1 + Math.round((shades - 1) / 2));
    assert.equal(shadeOf(1, 1), shades);
  });
});

describe("speeds", () => {
  test("are those of the list, with no more than 20 pictures a second, at the speed they say", () => {
    assert.deepEqual(speeds, [1, 2, 5, 10, 20, 50, 100, 1000, fullSpeed]);
    for (const speed of speeds.slice(0, -1)) {
      const { nodes, milliseconds } = tickOf(speed);
      assert.ok(milliseconds >= 50);
      assert.ok(Math.abs((1000 * nodes) / milliseconds - speed) < 1e-9);
    }
  });

  test("go up and down one by one and stop at the ends", () => {
    assert.equal(nextSpeed(10, 1), 20);
    assert.equal(nextSpeed(1000, 1), fullSpeed);
    assert.equal(nextSpeed(fullSpeed, 1), fullSpeed);
    assert.equal(nextSpeed(7, -1), 5);
    assert.equal(nextSpeed(1, -1), 1);
  });

  test("end where the attribute says: at a node or at an iteration", () => {
    assert.deepEqual(untilOf("120"), { step: 120 });
    assert.deepEqual(untilOf(" iteration 3 "), { iteration: 3 });
    for (const text of ["", "end", "iteration", "-3", "1.5", "iteration three"]) assert.equal(untilOf(text), null);
  });
});

describe("keys", () => {
  /** @param {string} key @param {object} [held] */
  const pressed = (key, held) => ({
    key,
    code: "",
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...held,
  });

  test("step, play and rove", () => {
    assert.deepEqual(searchCommandFor(pressed(",")), { name: "back" });
    assert.deepEqual(searchCommandFor(pressed(".")), { name: "on" });
    assert.deepEqual(searchCommandFor(pressed(" ")), { name: "toggle" });
    assert.deepEqual(searchCommandFor(pressed("ArrowUp")), { name: "rove", row: -1, column: 0 });
  });

  test("go from iteration to iteration with Shift, whatever the layout writes then", () => {
    for (const [key, code, name] of [
      ["<", "Comma", "previous"],
      [";", "Comma", "previous"],
      [">", "Period", "next"],
      [":", "Period", "next"],
    ]) {
      assert.deepEqual(searchCommandFor(pressed(key, { code, shiftKey: true })), { name });
    }
  });

  test("leave chords, letters and names from the prototype to the page", () => {
    for (const key of ["u", "h", "Tab", "PageDown", "F5", "constructor"])
      assert.equal(searchCommandFor(pressed(key)), null);
    for (const chord of ["ctrlKey", "metaKey", "altKey"]) {
      assert.equal(searchCommandFor(pressed(".", { [chord]: true })), null);
    }
  });
});
