// The vectors that all suites share, and the module against the native program: same answers, same counts, same bytes.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { describe, test } from "node:test";
import { fewest, hugeBoard, hugeSize, pairings, play, program, vector } from "./support.mjs";

const NAMES = ["sample", "walllist", "longest", "random"];

/** Breadth-first search goes through millions of states of one board that has no way out; all else stays far below. */
const MOST_NODES = 300_000;

/**
 * The native program's statistics, without what belongs to the program alone.
 * @param {string[]} options
 * @param {string} [input]
 * @returns {Record<string, unknown>[]} an object a case
 */
function nativeStats(options, input) {
  const { stderr } = spawnSync(program, ["solve", "wall-pushers", "--stats", ...options], { input, encoding: "utf8" });
  return stderr
    .trim()
    .split("\n")
    .map((line) => {
      const stats = JSON.parse(line);
      delete stats.case;
      delete stats.seconds;
      return stats;
    });
}

/**
 * An answer in the words of the program's statistics.
 * @param {import("../web/types.js").Answer} answer
 */
function inNativeWords({ status, reason, moves, lowerBound, upperBound, engine, bound, stats }) {
  /** @param {number} value */
  const finite = (value) => (value === Infinity ? null : value);
  return {
    status,
    reason,
    length: moves && moves.length,
    lower: finite(lowerBound),
    upper: finite(upperBound),
    engine,
    bound,
    steps: stats.steps,
    expanded: stats.expanded,
    generated: stats.generated,
    duplicates: stats.duplicates,
    cut: stats.cut,
    peak_frontier: stats.peakFrontier,
    peak_bytes: stats.peakBytes,
  };
}

for (const name of NAMES) {
  const { path, text, lengths } = vector("wall-pushers", name);
  describe(`the boards of ${name}.in`, () => {
    for (const choice of [{ engine: "auto", bound: undefined }, ...pairings]) {
      test(`are solved by ${choice.engine} with ${choice.bound ?? "its own bound"} as by the native program`, () => {
        const puzzles = fewest.parse("wall-pushers", text);
        const answers = puzzles.map((puzzle) => puzzle.solve({ ...choice, limits: { nodes: MOST_NODES } }));
        const unsettled = answers.filter(({ status }) => status === "limit");
        assert.equal(unsettled.length, name === "random" && choice.engine === "bfs" ? 1 : 0);
        answers.forEach(({ status, moves, lowerBound, upperBound }, index) => {
          if (status === "limit") return;
          assert.equal(lowerBound, upperBound);
          assert.equal(status === "no-solution" ? -1 : moves?.length, lengths[index]);
          if (moves) assert.ok(play(puzzles[index], moves).isGoal);
        });
        const bound = choice.bound ? ["--bound", choice.bound] : [];
        const native = nativeStats(["--engine", choice.engine, ...bound, "--max-nodes", String(MOST_NODES), path]);
        assert.deepEqual(answers.map(inNativeWords), native);
        for (const puzzle of puzzles) puzzle.free();
      });
    }
  });
}

describe("a search that ends at a limit ends there natively, too:", () => {
  const [puzzle] = fewest.parse("wall-pushers", hugeBoard, hugeSize);
  /** @type {[string, string, import("../web/types.js").Limits, string[]][]} */
  const cases = [
    ["bfs", "none", { nodes: 20_000 }, ["--max-nodes", "20000"]],
    ["a*", "none", { nodes: 20_000 }, ["--max-nodes", "20000"]],
    ["iddfs", "none", { nodes: 20_000 }, ["--max-nodes", "20000"]],
    ["ida*", "manhattan", { nodes: 100 }, ["--max-nodes", "100"]],
    ["bfs", "none", { bytes: 2 ** 23 }, ["--max-mib", "8"]],
    ["a*", "none", { bytes: 2 ** 23 }, ["--max-mib", "8"]],
  ];
  for (const [engine, bound, limits, options] of cases) {
    test(`${engine} with ${bound}, ${options.join(" ")}`, () => {
      const answer = puzzle.solve({ engine, bound, limits });
      assert.equal(answer.status, "limit");
      const size = ["--size", "24x24"];
      const [native] = nativeStats([...size, "--engine", engine, "--bound", bound, ...options], hugeBoard);
      assert.deepEqual(inNativeWords(answer), native);
    });
  }
});

test("the program is built", () => {
  assert.throws(() => execFileSync(program, [], { stdio: "pipe" }), { status: 2 });
});
