import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Fewest } from "../../api.js";
import { judgement } from "../../element-adviser.js";
import { parseOptions } from "../../element-board.js";
import { commandFor } from "../../element-keys.js";
import { durationFor } from "../../element-motion.js";
import { endOf, Rehearsal } from "../../element-rehearsal.js";
import { verdict } from "../../element-sayings.js";
import { tidied } from "../../element-text.js";
import { excerpt } from "../../page/excerpt.js";
import { languages } from "../../strings/index.js";
import { nextSpeed, windowOf } from "../../views/timeline.js";

const fewest = await Fewest.load({ url: new URL("../../../build/wasm/core.wasm", import.meta.url) });
const { en } = languages;
const own = en.puzzles["wall-pushers"];
const arrows = { ArrowRight: "E", ArrowUp: "N", ArrowDown: "S", ArrowLeft: "W" };

/** @param {string} key @param {object} [held] */
const pressed = (key, held) => ({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe("keys", () => {
  test("arrows play, rove while reading, and rove where no arrow is a move", () => {
    assert.deepEqual(commandFor(pressed("ArrowUp"), arrows, false), { name: "move", move: "N" });
    assert.deepEqual(commandFor(pressed("ArrowUp"), arrows, true), { name: "rove", row: -1, column: 0 });
    assert.deepEqual(commandFor(pressed("ArrowLeft"), null, false), { name: "rove", row: 0, column: -1 });
  });

  test("letters mean the same in both cases; Shift turns undo into redo", () => {
    assert.deepEqual(commandFor(pressed("u"), arrows, false), { name: "undo" });
    assert.deepEqual(commandFor(pressed("Z"), arrows, false), { name: "undo" });
    assert.deepEqual(commandFor(pressed("Z", { shiftKey: true }), arrows, false), { name: "redo" });
    assert.deepEqual(commandFor(pressed("R"), arrows, false), { name: "read" });
  });

  test("Enter and Space choose a cell while roving, else Space plays and Enter is the page's", () => {
    assert.deepEqual(commandFor(pressed("Enter"), arrows, true), { name: "enter" });
    assert.deepEqual(commandFor(pressed(" "), arrows, false), { name: "toggle" });
    assert.equal(commandFor(pressed("Enter"), arrows, false), null);
  });

  test("Control with Z and Y undoes and redoes; every other chord stays the browser's", () => {
    assert.deepEqual(commandFor(pressed("z", { ctrlKey: true }), arrows, false), { name: "undo" });
    assert.deepEqual(commandFor(pressed("Z", { metaKey: true, shiftKey: true }), arrows, false), { name: "redo" });
    assert.deepEqual(commandFor(pressed("y", { ctrlKey: true }), arrows, false), { name: "redo" });
    for (const key of ["r", "s", "h", "ArrowLeft", "Home", "+", "-"]) {
      assert.equal(commandFor(pressed(key, { ctrlKey: true }), arrows, false), null, key);
      assert.equal(commandFor(pressed(key, { altKey: true }), arrows, false), null, key);
    }
  });

  test("Tab, Page Down, function keys and names from the prototype are not the board's", () => {
    for (const key of ["Tab", "PageDown", "F5", "constructor", "toString"]) {
      assert.equal(commandFor(pressed(key), arrows, false), null, key);
    }
  });
});

describe("the tag's own text", () => {
  test("loses blank lines around it and the indentation that all lines share", () => {
    assert.equal(tidied("\n\n    +---+\n    | S |\n\n    +   +  \n  \n"), "+---+\n| S |\n\n+   +");
  });

  test("may be empty, and may have any line ends", () => {
    assert.equal(tidied(" \n\t\n"), "");
    assert.equal(tidied("1 1\r\n7\r0 0"), "1 1\n7\n0 0");
  });
});

describe("attributes", () => {
  test("size and start are read as written", () => {
    assert.deepEqual(parseOptions("4x6", "2,3"), { rows: 4, columns: 6, start: [2, 3] });
    assert.deepEqual(parseOptions(" 7 × 9 ", ""), { rows: 7, columns: 9 });
    assert.deepEqual(parseOptions("", " "), {});
  });

  test("anything else is refused with a code", () => {
    assert.throws(() => parseOptions("4", ""), { name: "RequestError", code: "badSize" });
    assert.throws(() => parseOptions("", "2 3"), { name: "RequestError", code: "badStart" });
    assert.throws(() => parseOptions("-4x6", ""), { code: "badSize" });
  });
});

describe("remarks on a move", () => {
  const exact = (/** @type {number} */ least) => ({ least, exact: true, move: null });
  const atLeast = (/** @type {number} */ least) => ({ least, exact: false, move: null });
  /** @param {Parameters<typeof judgement>} given */
  const remark = (...given) => judgement(...given)?.(en) ?? null;

  test("a move along a shortest way is not remarked upon", () => {
    assert.equal(remark(1, exact(16), exact(16), exact(15), false), null);
  });

  test("a move that costs more is told with the sum of what was lost", () => {
    assert.equal(remark(1, exact(4), exact(4), exact(4), false), "One move more than needed.");
    assert.equal(remark(3, exact(4), exact(4), exact(5), false), "4 moves more than needed.");
  });

  test("a move after which there is no way is told, but only once", () => {
    assert.equal(remark(1, exact(4), exact(4), exact(Infinity), false), en.hopeless);
    assert.equal(remark(2, exact(4), exact(Infinity), exact(Infinity), false), null);
  });

  test("what is not proved is not claimed", () => {
    assert.equal(remark(1, atLeast(4), exact(4), exact(9), false), null);
    assert.equal(remark(1, exact(4), exact(4), atLeast(9), false), null);
    assert.equal(remark(9, atLeast(4), exact(1), exact(0), true), "You made it in 9 moves.");
  });

  test("the end is compared with the fewest", () => {
    assert.equal(remark(4, exact(4), exact(1), exact(0), true), "You made it in 4 moves: fewer is impossible.");
    assert.equal(remark(6, exact(4), exact(1), exact(0), true), "You made it in 6 moves; the fewest is 4.");
  });
});

describe("moves that somebody brings along", () => {
  const [board] = fewest.parse("wall-pushers", "+---+---+\n|     S  \n+---+---+\n");

  test("are made as far as the rules let them, and no further than to the goal", () => {
    assert.deepEqual(endOf(board, ["W"]), { made: 1, isGoal: false, left: 0, refused: null });
    assert.deepEqual(endOf(board, ["W", "N", "E"]), {
      made: 1,
      isGoal: false,
      left: 0,
      refused: { move: "N", reason: "outline" },
    });
    assert.deepEqual(endOf(board, ["E", "E", "E"]), { made: 1, isGoal: true, left: 2, refused: null });
    assert.deepEqual(endOf(board, []), { made: 0, isGoal: false, left: 0, refused: null });
  });

  test("that the board does not know end them as well", () => {
    assert.deepEqual(endOf(board, ["W", "7"]).refused, { move: "7", reason: "unknown-move" });
  });

  test("come to their end once, with the last of them that is played", () => {
    const rehearsal = new Rehearsal();
    const end = rehearsal.begin(board, ["W", "E"]);
    assert.equal(rehearsal.endAfter({ type: "tick" }, 1), null);
    assert.equal(rehearsal.endAfter({ type: "forward" }, 2), null);
    assert.equal(rehearsal.endAfter({ type: "tick" }, 2), end);
    assert.equal(rehearsal.endAfter({ type: "tick" }, 2), null);
  });

  test("that something else took the place of never come to an end", () => {
    const rehearsal = new Rehearsal();
    rehearsal.begin(board, ["W"]);
    rehearsal.forget();
    assert.equal(rehearsal.endAfter({ type: "tick" }, 1), null);
  });
});

describe("what a search came to", () => {
  const stats = { steps: 1, expanded: 2, generated: 3, duplicates: 4, cut: 5, peakFrontier: 6, peakBytes: 7 };
  const common = { engine: "a*", bound: "carry", milliseconds: 1, stats };

  test("a limit says what is proved, and the best that was found", () => {
    const limit = { ...common, status: /** @type {const} */ ("limit"), reason: /** @type {const} */ ("memory") };
    assert.equal(
      verdict({ ...limit, moves: null, lowerBound: 21, upperBound: Infinity }, null)(en, own),
      "Stopped at the limit on memory. Proved so far: at least 21 moves.",
    );
    assert.equal(
      verdict({ ...limit, moves: ["N"], lowerBound: 21, upperBound: 23 }, null)(en, own),
      "Stopped at the limit on memory. Proved so far: at least 21 moves; the best found has 23.",
    );
  });

  test("what was found without a proof is not called the fewest, and it is said why", () => {
    const found = { ...common, status: /** @type {const} */ ("limit"), moves: ["N"], lowerBound: 8, upperBound: 10 };
    assert.equal(
      verdict({ ...found, reason: "bound" }, null)(en, own),
      "Found, not proved: 10 moves. The bound may overestimate; at least 8 are needed.",
    );
    assert.equal(
      verdict({ ...found, reason: "engine" }, null)(en, own),
      "Found, not proved: 10 moves. The first goal met need not be a nearest one; at least 8 are needed.",
    );
  });

  test("no solution names the obstacle where there is one, else the nodes", () => {
    const none = { ...common, status: /** @type {const} */ ("no-solution"), reason: null, moves: null };
    const bounds = { lowerBound: Infinity, upperBound: Infinity };
    assert.equal(
      verdict({ ...none, ...bounds }, { code: "no-gap", row: -1, column: -1 })(en, own),
      "There is no way out: the outline has no gap.",
    );
    assert.equal(
      verdict({ ...none, ...bounds }, null)(en, own),
      "There is no way out: no exit can be reached. 3 nodes searched.",
    );
  });
});

describe("the time line", () => {
  test("shows all of a short row and a window of a long one", () => {
    assert.deepEqual(windowOf(16, 9), { first: 0, last: 16 });
    assert.deepEqual(windowOf(1000, 0), { first: 0, last: 40 });
    assert.deepEqual(windowOf(1000, 500), { first: 480, last: 520 });
    assert.deepEqual(windowOf(1000, 1000), { first: 960, last: 1000 });
  });

  test("speeds go up and down one by one and stop at the ends", () => {
    assert.equal(nextSpeed(2, 1), 4);
    assert.equal(nextSpeed(3, -1), 2);
    assert.equal(nextSpeed(16, 1), 16);
    assert.equal(nextSpeed(0.5, -1), 0.5);
  });

  test("a movement is over before the next step begins, and never slow", () => {
    for (const speed of [0.5, 1, 2, 4, 8, 16, 32]) {
      assert.ok(durationFor(speed) < 1000 / speed);
      assert.ok(durationFor(speed) <= 420);
    }
    assert.ok(durationFor(null) <= 250);
  });
});

describe("the excerpt of a wrong text", () => {
  const text = `1 2\n${"7 ".repeat(40)}x ${"8 ".repeat(40)}\nend`;

  test("is the line, cut to what is near the place", () => {
    const { before, found, after } = excerpt(text, { offset: text.indexOf("x"), length: 1 });
    assert.equal(found, "x");
    assert.match(before, /^…( ?7 )+/);
    assert.match(after, /( 8)+ ?…$/);
    assert.ok(before.length < 30 && after.length < 30);
  });

  test("may lie at the very start and at the very end", () => {
    assert.deepEqual(excerpt("ab", { offset: 0, length: 1 }), { before: "", found: "a", after: "b" });
    assert.deepEqual(excerpt("ab\n", { offset: 3, length: 0 }), { before: "", found: "", after: "" });
    assert.deepEqual(excerpt("", { offset: 0, length: 0 }), { before: "", found: "", after: "" });
  });
});
