// Test files for node's own runner.

import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { mark } from "./reporter.mjs";
import { root, run } from "./run.mjs";
import { findChromium, findFirefox } from "./setup.mjs";

/** Where more files fail than these, it is no accident. */
const mostAgain = 4;

/**
 * @typedef {import("./test.mjs").Result} Result
 * @typedef {import("./reporter.mjs").Counts} Counts
 *
 * @typedef {object} Options
 * @property {number} [abreast] how many files at a time: more than there are processors where tests wait for something
 * @property {boolean} [again] whether files in which something failed run once more, by themselves: a browser on a busy
 *   machine is late in ways that no patience foresees. What fails again has failed; what does not is told as unsteady.
 */

/**
 * @param {string[]} files
 * @param {Options} [options]
 * @returns {Promise<Result>}
 */
export async function runNode(files, { abreast = availableParallelism(), again = false } = {}) {
  // Without a file the runner would look for some itself.
  if (files.length === 0) return { passed: 0, failed: 0, output: "" };
  const first = await runOnce(files, abreast);
  const unsteady = Object.keys(first.failing);
  if (!again || unsteady.length === 0 || unsteady.length > mostAgain) return first;
  const second = await runOnce(unsteady, 1);
  const sum = (/** @type {"passed" | "failed" | "skipped"} */ name) =>
    Object.values(first.failing).reduce((rest, counts) => rest - counts[name], first[name]) + second[name];
  return {
    passed: sum("passed"),
    failed: sum("failed"),
    skipped: sum("skipped"),
    output: second.output,
    note: `Run once more by itself:\n${unsteady.join("\n")}\nBefore that:\n${first.output}`,
  };
}

/**
 * @param {string[]} files
 * @param {number} abreast
 * @returns {Promise<Counts & { output: string }>}
 */
async function runOnce(files, abreast) {
  const result = await run(
    process.execPath,
    [
      "--test",
      `--test-concurrency=${abreast}`,
      "--test-timeout=300000",
      "--test-reporter=./tools/reporter.mjs",
      // The largest take longest: begun last, one of them would be waited for.
      ...files.toSorted((one, other) => size(other) - size(one)),
    ],
    // A runner inside a runner would take itself for one of the outer one's files.
    { env: { CHROME_PATH: findChromium(), FIREFOX_PATH: findFirefox(), NODE_TEST_CONTEXT: undefined } },
  );
  const at = result.output.lastIndexOf(mark);
  if (at < 0) {
    const output = `${result.output}\nThe test runner did not reach its end.`;
    return { passed: 0, failed: 1, skipped: 0, failing: {}, output };
  }
  const counts = JSON.parse(result.output.slice(at + mark.length).split("\n", 1)[0]);
  return { ...counts, output: result.output.slice(0, at) };
}

/** @param {string} file */
const size = (file) => statSync(resolve(root, file)).size;
