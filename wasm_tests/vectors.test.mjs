// The vectors that all suites share, and the module against the native program: same answers, same counts, same bytes.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { describe, test } from "node:test";
import { huge } from "./boards.mjs";
import { fewest, hugePuzzle, kindOf, pairingsOf, play, program, vector, waysOf } from "./support.mjs";

/**
 * The vectors, and how many nodes a search may generate on each board here. The strongest bound stays below; what knows
 * no bound runs into that limit on the harder boards, and there the module and the program have to end at the same node.
 * @type {readonly (readonly [puzzle: string, name: string, nodes: number])[]}
 */
const VECTORS = [
  ["wall-pushers", "sample", 300_000],
  ["wall-pushers", "walllist", 300_000],
  ["wall-pushers", "longest", 300_000],
  ["wall-pushers", "random", 300_000],
  ["escape", "sample", 10_000],
  ["escape", "hard", 200_000],
  ["escape", "random", 10_000],
  ["flood", "sample", 10_000],
  ["flood", "hard", 30_000],
  ["flood", "random8", 5_000],
];

/**
 * The native program's statistics, without what belongs to the program alone.
 * @param {string} puzzle
 * @param {string[]} options
 * @param {string} [input]
 * @returns {Record<string, unknown>[]} an object a case
 */
function nativeStats(puzzle, options, input) {
  const { stderr } = spawnSync(program, ["solve", puzzle, "--stats", ...options], { input, encoding: "utf8" });
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
    length: status === "solved" && moves ? moves.length : null,
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

/**
 * Case by case, for what is said about a difference to stay short.
 * @param {import("../web/types.js").Answer[]} answers
 * @param {Record<string, unknown>[]} native
 */
function assertSame(answers, native) {
  assert.equal(answers.length, native.length);
  answers.forEach((answer, index) => assert.deepEqual(inNativeWords(answer), native[index], `case ${index + 1}`));
}

for (const [puzzleName, name, nodes] of VECTORS) {
  const { bounds, inadmissible } = kindOf(puzzleName);
  const strongest = bounds[bounds.length - 1 - inadmissible.length];
  const { path, text, lengths } = vector(puzzleName, name);
  describe(`the boards of ${puzzleName}/${name}.in`, () => {
    for (const { engine, bound } of pairingsOf(puzzleName)) {
      test(`are solved by ${engine} with ${bound} as by the native program`, () => {
        const puzzles = fewest.parse(puzzleName, text);
        const answers = puzzles.map((puzzle) => puzzle.solve({ engine, bound, limits: { nodes } }));
        assert.equal(answers.length, lengths.length);
        answers.forEach(({ status, moves, lowerBound, upperBound }, index) => {
          if (status === "limit") {
            assert.ok(lowerBound <= lengths[index] || lengths[index] < 0);
            return;
          }
          assert.equal(lowerBound, upperBound);
          assert.equal(status === "no-solution" ? -1 : moves?.length, lengths[index]);
          if (moves) assert.ok(play(puzzles[index], moves).isGoal);
        });
        if (bound === strongest) assert.ok(answers.every(({ status }) => status !== "limit"));
        const options = ["--engine", engine, "--bound", bound, "--max-nodes", String(nodes), path];
        assertSame(answers, nativeStats(puzzleName, options));
        for (const puzzle of puzzles) puzzle.free();
      });
    }

    for (const { engine, bound } of waysOf(puzzleName).filter(({ proves }) => !proves)) {
      test(`come out of ${engine} with ${bound} as of the native program, proved or not`, () => {
        const puzzles = fewest.parse(puzzleName, text);
        const answers = puzzles.map((puzzle) => puzzle.solve({ engine, bound, limits: { nodes } }));
        const options = ["--engine", engine, "--bound", bound, "--max-nodes", String(nodes), path];
        assertSame(answers, nativeStats(puzzleName, options));
        for (const puzzle of puzzles) puzzle.free();
      });
    }

    test("are solved by the engine that is chosen for each as by the native program", () => {
      const puzzles = fewest.parse(puzzleName, text);
      const answers = puzzles.map((puzzle) => puzzle.solve());
      assert.deepEqual(
        answers.map(({ status, upperBound }) => (status === "no-solution" ? -1 : upperBound)),
        lengths,
      );
      for (const { milliseconds } of answers) assert.ok(milliseconds < 1000, `one took ${milliseconds} ms`);
      assertSame(answers, nativeStats(puzzleName, [path]));
      for (const puzzle of puzzles) puzzle.free();
    });

    test("are one move nearer to the goal with every move of an answer", () => {
      for (const puzzle of fewest.parse(puzzleName, text)) {
        const moves = puzzle.solve().moves ?? [];
        moves.forEach((_, made) => {
          const [later] = fewest.parse(puzzleName, play(puzzle, moves.slice(0, made)).write("link"));
          assert.equal(later.solve().moves?.length, moves.length - made);
          later.free();
        });
        puzzle.free();
      }
    });
  });
}

describe("the judge's output is written byte for byte:", () => {
  for (const [puzzleName, name] of VECTORS) {
    const { path, text, output } = vector(puzzleName, name);
    const { answerSeparator } = kindOf(puzzleName);

    test(`${puzzleName}/${name}`, () => {
      const puzzles = fewest.parse(puzzleName, text);
      const answers = puzzles.map((puzzle) => {
        const { moves } = puzzle.solve();
        return moves === null ? "no solution\n" : puzzle.writeAnswer(moves);
      });
      const native = spawnSync(program, ["solve", puzzleName, path], { encoding: "utf8" }).stdout;
      assert.equal(answers.join(answerSeparator), native);
      if (output !== null) assert.equal(native, output);
      for (const puzzle of puzzles) puzzle.free();
    });
  }
});

describe("a search that ends at a limit ends there natively, too:", () => {
  /** @type {[string, string, string, import("../web/types.js").Limits, string[]][]} */
  const cases = [
    ["wall-pushers", "bfs", "none", { nodes: 20_000 }, ["--max-nodes", "20000"]],
    ["wall-pushers", "a*", "none", { nodes: 20_000 }, ["--max-nodes", "20000"]],
    ["wall-pushers", "iddfs", "none", { nodes: 20_000 }, ["--max-nodes", "20000"]],
    ["wall-pushers", "ida*", "manhattan", { nodes: 100 }, ["--max-nodes", "100"]],
    ["wall-pushers", "bfs", "none", { bytes: 2 ** 23 }, ["--max-mib", "8"]],
    ["wall-pushers", "a*", "none", { bytes: 2 ** 23 }, ["--max-mib", "8"]],
    ["escape", "bfs", "none", { bytes: 2 ** 21 }, ["--max-mib", "2"]],
    ["escape", "a*", "pairs", { bytes: 2 ** 21 }, ["--max-mib", "2"]],
    ["escape", "ida*", "manhattan", { bytes: 2 ** 21 }, ["--max-mib", "2"]],
    ["flood", "bfs", "none", { bytes: 2 ** 21 }, ["--max-mib", "2"]],
    ["flood", "a*", "finish-or-expand", { nodes: 10_000 }, ["--max-nodes", "10000"]],
    ["flood", "ida*", "colours", { bytes: 2 ** 21 }, ["--max-mib", "2"]],
  ];
  for (const [name, engine, bound, limits, options] of cases) {
    test(`${name}, ${engine} with ${bound}, ${options.join(" ")}`, () => {
      const puzzle = hugePuzzle(fewest, name);
      const answer = puzzle.solve({ engine, bound, limits });
      assert.equal(answer.status, "limit");
      const { text, size } = huge[name];
      const native = ["--size", `${size.rows}x${size.columns}`, "--engine", engine, "--bound", bound, ...options];
      assertSame([answer], nativeStats(name, native, text));
      puzzle.free();
    });
  }
});

test("the program is built", () => {
  assert.throws(() => execFileSync(program, [], { stdio: "pipe" }), { status: 2 });
});
