// What can be taken away of what is shown, and the names of the files.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Board } from "../../element-board.js";
import { inWords, sceneAfter, tellLast } from "../../export/moments.js";
import { mostFrames } from "../../export/sizes.js";
import { Fewest } from "../../api.js";
import { firstChoice, nameOf, orderOf } from "../../page/take-order.js";
import { Draft } from "../../page/take-draft.js";
import { about, filmRemark, stripWords } from "../../page/take-words.js";
import { wordsFor } from "../../strings/index.js";
import { pageWordsFor } from "../../strings/page.js";
import { takeWordsFor } from "../../strings/take.js";
import { views } from "../../views/index.js";

/** @typedef {import("../../page/take-order.js").Situation} Situation */
/** @typedef {import("../../page/take-order.js").Choice} Choice */

const moves = [..."NESESEENNWNWWWWW"];
/** @type {Situation} */
const idle = {
  ...{ puzzle: "wall-pushers", rows: 4, columns: 6, link: "4x6,…", forms: ["judge", "walls", "drawn", "link"] },
  ...{ mode: "play", step: 0, made: [], theme: "light", answer: null, choice: null, lastStep: 0 },
};
const solved = { ...idle, mode: "solution", step: 3, made: moves.slice(0, 3), answer: { status: "solved", moves } };
const searching = {
  ...idle,
  ...{ mode: "search", step: 28, lastStep: 543, made: ["N"], choice: { engine: "ida*", bound: "manhattan" } },
};

/** @param {Situation} situation @param {Partial<Choice>} [choice] */
const order = (situation, choice = {}) => orderOf(situation, { ...firstChoice, ...choice });

const spoken = { words: wordsFor("en"), page: pageWordsFor("en"), take: await takeWordsFor("en") };

describe("what is offered", () => {
  test("depends on what is shown", () => {
    assert.deepEqual(order(idle).whats, ["moment", "solution"]);
    assert.deepEqual(order({ ...idle, made: ["N"] }).whats, ["moment", "solution", "moves"]);
    assert.deepEqual(order(solved).whats, ["moment", "solution"]);
    assert.deepEqual(order(searching).whats, ["moment", "solution", "search"]);
  });

  test("is every text form of a moment, strips, films and words of moves, films of a search", () => {
    assert.deepEqual(order(idle).formats, ["svg", "png", "text:judge", "text:walls", "text:drawn", "text:link"]);
    assert.deepEqual(order(solved, { what: "solution" }).formats, ["svg", "png", "gif", "answer", "words"]);
    assert.deepEqual(order(searching, { what: "search" }).formats, ["gif"]);
  });

  test("takes the place of what was chosen and is not to be had any more", () => {
    assert.equal(order(solved, { what: "search" }).what, "moment");
    assert.equal(order(idle, { formats: { moment: "text:poj" } }).format, "svg");
    assert.equal(order(idle, { formats: { moment: "text:drawn" } }).format, "text:drawn");
  });

  test("lacks what is not known", () => {
    const choice = /** @type {const} */ ({ what: "solution" });
    assert.equal(order(idle, choice).missing, "unsolved");
    assert.equal(order({ ...idle, answer: { status: "no-solution", moves: null } }, choice).missing, "hopeless");
    assert.equal(order({ ...idle, answer: { status: "limit", moves: null } }, choice).missing, "unsolved");
    const best = order({ ...idle, answer: { status: "limit", moves } }, choice);
    assert.deepEqual([best.missing, best.isProved, best.course], [null, false, moves]);
    assert.deepEqual([order(solved, choice).missing, order(solved, choice).isProved], [null, true]);
  });

  test("has the colours that are shown, or others", () => {
    assert.equal(order({ ...idle, theme: "dark" }).theme, "dark");
    assert.equal(order({ ...idle, theme: "dark" }, { theme: "light" }).theme, "light");
  });

  test("has a ground in every animation", () => {
    const hasGround = false;
    assert.equal(order(solved, { hasGround }).hasGround, false);
    assert.equal(order(solved, { hasGround, what: "solution", formats: { solution: "gif" } }).hasGround, true);
  });
});

describe("the span of a search", () => {
  /** @param {Partial<Choice>} choice @param {Situation} [situation] */
  const span = (choice, situation = searching) => {
    const { span, missing } = order(situation, { what: "search", ...choice });
    return [span.from, span.to, missing];
  };

  test("is as far as it was computed, at most what a film has room for, unless something else is asked for", () => {
    assert.deepEqual(span({}), [0, mostFrames - 1, null]);
    assert.deepEqual(span({}, { ...searching, lastStep: 28 }), [0, 28, null]);
    assert.deepEqual(span({}, { ...searching, lastStep: 0 }), [0, 60, null]);
    assert.deepEqual(span({ from: "500" }), [500, 543, null]);
    assert.deepEqual(span({ from: "10", to: "12" }), [10, 12, null]);
    assert.deepEqual(span({ from: "12", to: "12" }), [12, 12, null]);
  });

  test("does not run backwards", () => {
    assert.deepEqual(span({ from: "12", to: "10" }), [12, 10, "span"]);
  });
});

test("files are named by what is inside", () => {
  /** @type {[Situation, Partial<Choice>, number, string][]} */
  const cases = [
    [idle, {}, 1, "fewest-wall-pushers-4x6.svg"],
    [{ ...idle, made: ["N"], step: 1 }, {}, 1, "fewest-wall-pushers-4x6-after-1-move.svg"],
    [solved, {}, 1, "fewest-wall-pushers-4x6-16-moves-step-3.svg"],
    [solved, { formats: { moment: "png" }, theme: "dark" }, 2, "fewest-wall-pushers-4x6-16-moves-step-3-dark-2x.png"],
    [{ ...solved, answer: null }, {}, 1, "fewest-wall-pushers-4x6-step-3.svg"],
    [
      solved,
      { formats: { moment: "text:drawn" }, theme: "dark" },
      1,
      "fewest-wall-pushers-4x6-16-moves-step-3-drawn.txt",
    ],
    [solved, { what: "solution" }, 1, "fewest-wall-pushers-4x6-16-moves-strip.svg"],
    [solved, { what: "solution", formats: { solution: "gif" } }, 0.5, "fewest-wall-pushers-4x6-16-moves.gif"],
    [solved, { what: "solution", formats: { solution: "answer" } }, 1, "fewest-wall-pushers-4x6-16-moves.txt"],
    [solved, { what: "solution", formats: { solution: "words" } }, 1, "fewest-wall-pushers-4x6-16-moves-in-words.txt"],
    [{ ...idle, made: ["N", "E"], step: 2 }, { what: "moves" }, 1, "fewest-wall-pushers-4x6-own-2-moves-strip.svg"],
    [searching, {}, 1, "fewest-wall-pushers-4x6-ida-star-manhattan-step-28.svg"],
    [
      searching,
      { what: "search", from: "3", to: "9" },
      1,
      "fewest-wall-pushers-4x6-ida-star-manhattan-steps-3-to-9.gif",
    ],
    [{ ...searching, choice: { engine: "bfs", bound: "none" } }, {}, 1, "fewest-wall-pushers-4x6-bfs-step-28.svg"],
  ];
  for (const [situation, choice, scale, name] of cases) assert.equal(nameOf(order(situation, choice), scale), name);
});

describe("what is written", () => {
  test("says which moment it is", () => {
    const board = "Wall Pushers, 4 rows and 6 columns";
    assert.equal(about(order(idle), spoken), `${board}: Start`);
    assert.equal(about(order({ ...idle, step: 2 }), spoken), `${board}: 2 moves`);
    assert.equal(about(order(solved), spoken), `${board}: step 3 of 16`);
    assert.equal(about(order(searching), spoken), `${board}: step 28 of the search`);
    assert.equal(about(order(solved, { what: "solution" }), spoken), `${board}: 16 moves, and fewer is impossible`);
    const own = order({ ...idle, made: ["N"], step: 1 }, { what: "moves" });
    assert.equal(about(own, spoken), `${board}: 1 move`);
  });

  test("numbers the steps and names the moves", () => {
    const { caption } = stripWords(order(solved, { what: "solution" }), spoken);
    assert.deepEqual([caption(0, null), caption(1, "N"), caption(16, "W")], ["Start", "1. North", "16. West"]);
  });

  test("tells what was left out of a film", () => {
    const made = { blob: new Blob(), frames: 10, isCut: false, all: 10, end: null };
    assert.equal(filmRemark(made, spoken), "");
    assert.match(filmRemark({ ...made, isCut: true, all: 20 }, spoken), /at most 8 MB: it ends after 10 pictures/);
    assert.match(filmRemark({ ...made, all: 50, end: 9 }, spoken), /ends with step 9/);
    assert.match(filmRemark({ ...made, frames: mostFrames, all: 300 }, spoken), /at most 240 pictures/);
  });
});

describe("the moments of a course", () => {
  /** @param {string} name */
  const boardOf = async (name) => {
    const core = await Fewest.load({ url: new URL("../../../build/wasm/core.wasm", import.meta.url) });
    const view = views[name];
    return new Board([core.parse(name, view.sample)[(view.sampleCase ?? 1) - 1]], 0);
  };
  const looks = { words: spoken.words, glyphs: true, followed: null };

  test("are what the views draw", async () => {
    const board = await boardOf("wall-pushers");
    const scene = sceneAfter(board, ["N", "E"], looks);
    assert.equal(scene.trail.length, 3);
    assert.equal(scene.last?.move, "E");
    assert.equal(scene.shot, scene.trail[2]);
    assert.deepEqual([scene.hint, scene.refused, scene.undone, scene.obstacle, scene.followed], Array(5).fill(null));
  });

  test("follow whoever is followed", async () => {
    const board = await boardOf("escape");
    const followed = { row: 1, column: 1 };
    assert.deepEqual(sceneAfter(board, ["E"], { ...looks, followed }).followed?.[0], followed);
    assert.match(tellLast(board, ["E"], { ...looks, followed }), /you follow/);
    assert.equal(tellLast(board, [], looks), "");
  });

  test("are told in words, a numbered line each", async () => {
    const board = await boardOf("wall-pushers");
    const lines = inWords(board, moves, looks).split("\n");
    assert.equal(lines.length, 17);
    assert.deepEqual([lines[0], lines[15], lines[16]], ["1. North, pushing a wall.", "16. West, out.", ""]);
  });
});

describe("what is got ready", () => {
  test("is got ready once, and another choice takes its place", async () => {
    let changes = 0;
    /** @type {Draft<string>} */
    const draft = new Draft(() => (changes += 1));
    /** @type {((value: string) => void)[]} */
    const ends = [];
    /** @type {AbortSignal[]} */
    const signals = [];
    const make = (/** @type {AbortSignal} */ signal) => {
      signals.push(signal);
      return new Promise((/** @type {(value: string) => void} */ resolve) => ends.push(resolve));
    };
    draft.want("one", make);
    draft.want("one", make);
    assert.equal(ends.length, 1);
    draft.want("other", make);
    assert.deepEqual([signals[0].aborted, signals[1].aborted], [true, false]);
    ends[1]("second");
    ends[0]("first");
    await new Promise(setImmediate);
    assert.deepEqual([draft.value, changes], ["second", 1]);
    draft.forget();
    assert.equal(draft.value, null);
  });

  test("tells why it cannot be had", async () => {
    /** @type {Draft<string>} */
    const draft = new Draft(() => {});
    draft.want("one", async () => {
      throw new Error("no room");
    });
    await new Promise(setImmediate);
    assert.deepEqual([draft.value, String(draft.error)], [null, "Error: no room"]);
  });
});
