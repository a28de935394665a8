// Traces, and their version: a step means the same in the module as in the native core.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { comparable, everyMoment, fewest, waysOf, samplePuzzle, smallPuzzle, vector } from "./support.mjs";

/** As in test_trace_version.c, which says what the lines of the file are. */
const MOST_NODES = 4000;
const NONE = 0xffffffff;
const STATUSES = ["running", "solved", "no-solution", "limit"];
const VERDICTS = ["kept", "duplicate", "cut", "path", "illegal", "goal"];

/** FNV-1a, a 32-bit word at a time; what is none or infinite is all ones. */
class Hash {
  value = 2166136261;

  /** @param {number | null} word */
  add(word) {
    this.value = Math.imul(this.value ^ (word === null || word === Infinity ? NONE : word), 16777619) >>> 0;
  }
}

/**
 * @param {Hash} hash
 * @param {readonly string[]} moves
 * @param {import("../web/api.js").TraceStep} step
 */
function addStep(hash, moves, { step, id, parentId, move, g, h, threshold, children }) {
  const number = (/** @type {string | null} */ name) => (name === null ? null : moves.indexOf(name));
  for (const word of [id, parentId, number(move), g, h, step, threshold, children.length]) hash.add(word);
  for (const child of children) {
    for (const word of [number(child.move), child.g, child.h, VERDICTS.indexOf(child.verdict)]) hash.add(word);
  }
}

const [first, ...lines] = readFileSync(new URL("../src/tests/vectors/traces.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n");

describe("the traces of this version", () => {
  test("are of the version that the API tells", () => {
    assert.equal(first, `version ${fewest.traceVersion}`);
  });

  for (const { name } of fewest.puzzles) {
    test(`are the native core's on boards of ${name}`, () => {
      const ofPuzzle = lines.filter((line) => line.startsWith(`${name} `));
      assert.ok(ofPuzzle.length >= 24);
      for (const line of ofPuzzle) {
        const [, file, boards, engine, bound, pruning] = line.split(" ");
        const prune = pruning === "none" ? "none" : "path";
        const hash = new Hash();
        let steps = 0;
        const puzzles = fewest.parse(name, vector(name, file).text);
        for (const puzzle of puzzles.slice(0, Number(boards))) {
          const search = puzzle.search({ engine, bound, prune, limits: { nodes: MOST_NODES } });
          const status = search.run();
          const trace = search.trace(0, Infinity);
          for (const step of trace) addStep(hash, puzzle.moves, step);
          hash.add(STATUSES.indexOf(status));
          steps += trace.length;
          search.free();
        }
        for (const puzzle of puzzles) puzzle.free();
        const told = hash.value.toString(16).padStart(8, "0");
        assert.equal(`${name} ${file} ${boards} ${engine} ${bound} ${pruning} ${steps} ${told}`, line);
      }
    });
  }
});

describe("a trace", () => {
  for (const { name } of fewest.puzzles) {
    test(`tells of each step on a board of ${name} what its snapshot tells`, () => {
      const puzzle = smallPuzzle(name);
      for (const choice of waysOf(name)) {
        const { search, moments } = everyMoment(puzzle, choice);
        const expected = moments.slice(1).map(({ step, node }) => {
          assert.ok(node);
          const { id, parentId, move, g, h, f, threshold, children } = node;
          return { step, id, parentId, move, g, h, f, threshold, children };
        });
        assert.deepEqual(search.trace(0, Infinity), expected);
        search.free();
      }
      puzzle.free();
    });
  }

  test("is clipped to what was computed, and leaves the moment shown as it is", () => {
    const puzzle = samplePuzzle();
    for (const engine of ["ida*", "iddfs", "a*", "bfs"]) {
      const search = puzzle.search({ engine, bound: "manhattan" });
      const steps = (/** @type {number} */ from, /** @type {number} */ to) =>
        search.trace(from, to).map(({ step }) => step);
      assert.deepEqual(search.trace(0, Infinity), []);
      search.step(12);
      search.seek(7);
      const shown = comparable(search.snapshot());
      assert.deepEqual(steps(3, 5), [3, 4, 5]);
      assert.deepEqual(steps(0, 2), [1, 2]);
      assert.deepEqual(steps(11, 99), [11, 12]);
      assert.deepEqual([steps(13, 99), steps(5, 4), steps(0, 0), steps(Infinity, Infinity)], [[], [], [], []]);
      assert.deepEqual(comparable(search.snapshot()), shown);
      for (const wrong of [-1, 0.5, NaN]) {
        assert.throws(() => search.trace(wrong, 5), { name: "RangeError", message: /whole number from 0/ });
        assert.throws(() => search.trace(1, wrong), { name: "RangeError", message: /whole number from 0/ });
      }
      assert.equal(search.step(), "running");
      assert.equal(search.snapshot().step, 13);
      search.free();
    }
    puzzle.free();
  });
});
