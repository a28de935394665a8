// `npm test`: installs what is missing, builds, runs every suite and ends with `N passed, N failed`.
// `npm test -- c wasm` runs only the suites named. One suite at a time, each on all processors.

import { availableParallelism } from "node:os";
import { buildPreset, bundle, declare } from "./build.mjs";
import { runCTest } from "./ctest.mjs";
import { filesIn } from "./files.mjs";
import { checkFormat, lint } from "./lint.mjs";
import { mark } from "./reporter.mjs";
import { Failure, main, run } from "./run.mjs";
import { ensure, findChromium, findFirefox } from "./setup.mjs";

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {string} output shown if anything failed
 */

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {string[]} needs names of builds
 * @property {() => Promise<Result>} run
 */

/** In the order of their dependencies. @type {Record<string, () => Promise<void>>} */
const builds = {
  release: () => buildPreset("release"),
  dev: () => buildPreset("dev"),
  fuzz: () => buildPreset("fuzz"),
  wasm: () => buildPreset("wasm"),
  dist: bundle,
  types: declare,
};

/** @type {Suite[]} */
const suites = [
  { name: "format", needs: [], run: checkFormat },
  { name: "lint", needs: [], run: lint },
  { name: "layers", needs: [], run: () => runNode(["tools/tests/layers.test.mjs"]) },
  { name: "tools", needs: [], run: () => runNode(filesIn("tools/tests", ".test.mjs", ["layers"])) },
  { name: "c", needs: ["release"], run: () => runCTest("release", { cases: true }) },
  { name: "sanitizers", needs: ["dev"], run: () => runCTest("dev", { cases: true }) },
  { name: "fuzz", needs: ["fuzz"], run: () => runCTest("fuzz", { cases: false }) },
  { name: "cli", needs: ["release"], run: () => runNode(filesIn("src/tests", ".test.mjs")) },
  { name: "wasm", needs: ["release", "wasm"], run: () => runNode(filesIn("wasm_tests", ".test.mjs")) },
  { name: "web", needs: ["wasm", "dist"], run: () => runNode(filesIn("web/tests/unit", ".test.mjs")) },
  {
    name: "package",
    needs: ["wasm", "dist", "types"],
    run: () => runNode(filesIn("tools/tests/package", ".test.mjs")),
  },
  { name: "browser", needs: ["wasm", "dist"], run: () => runNode(filesIn("web/tests/browser", ".test.mjs")) },
  { name: "browsers", needs: ["wasm", "dist"], run: () => runNode(filesIn("web/tests/browsers", ".test.mjs")) },
];

/**
 * Runs test files with node's own runner.
 * @param {string[]} files
 * @returns {Promise<Result>}
 */
async function runNode(files) {
  // Without a file the runner would look for some itself.
  if (files.length === 0) return { passed: 0, failed: 0, output: "" };
  const result = await run(
    process.execPath,
    [
      "--test",
      `--test-concurrency=${availableParallelism()}`,
      "--test-timeout=300000",
      "--test-reporter=./tools/reporter.mjs",
      ...files,
    ],
    // A runner inside a runner would take itself for one of the outer one's files.
    { env: { CHROME_PATH: findChromium(), FIREFOX_PATH: findFirefox(), NODE_TEST_CONTEXT: undefined } },
  );
  const at = result.output.lastIndexOf(mark);
  if (at < 0) return { passed: 0, failed: 1, output: `${result.output}\nThe test runner did not reach its end.` };
  const counts = JSON.parse(result.output.slice(at + mark.length).split("\n", 1)[0]);
  return { ...counts, output: result.output.slice(0, at) };
}

/**
 * Builds what the suites need; a build that fails fails the suites that need it.
 * @param {Suite[]} chosen
 * @returns {Promise<Set<string>>} the builds that failed
 */
async function buildAll(chosen) {
  const wanted = new Set(chosen.flatMap((suite) => suite.needs));
  /** @type {Set<string>} */
  const failed = new Set();
  for (const [name, build] of Object.entries(builds)) {
    if (!wanted.has(name)) continue;
    const started = performance.now();
    try {
      await build();
      console.log(line("build", name, started));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      failed.add(name);
      console.log(line("build", `${name} FAILED`, started));
      console.log(error.message.trimEnd());
    }
  }
  return failed;
}

/**
 * @param {Suite} suite
 * @param {Set<string>} broken builds that failed
 * @returns {Promise<Result>}
 */
async function runSuite(suite, broken) {
  const absent = suite.needs.filter((name) => broken.has(name));
  if (absent.length > 0) return { passed: 0, failed: 1, output: `Not run: the build "${absent[0]}" failed.` };
  const result = await suite.run();
  if (result.passed + result.failed > 0) return result;
  return { ...result, failed: 1, output: `${result.output}\nThis suite ran no test, which counts as a failure.` };
}

/**
 * @param {string} first
 * @param {string} text
 * @param {number} started
 */
function line(first, text, started) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `${first.padEnd(12)}${text.padEnd(36)}${seconds.padStart(6)} s`;
}

/** @param {Result} result */
function summary({ passed, failed, skipped }) {
  return [`${passed} passed`, failed ? `${failed} FAILED` : "", skipped ? `${skipped} skipped` : ""]
    .filter(Boolean)
    .join(", ");
}

await main(async () => {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    const known = suites.map((suite) => suite.name).join(" ");
    throw new Failure(`There is no suite "${unknown[0]}"; the suites are: ${known}.`);
  }
  const chosen = names.length > 0 ? suites.filter((suite) => names.includes(suite.name)) : suites;

  await ensure({ test: true });
  const broken = await buildAll(chosen);
  let passed = 0;
  let failed = 0;
  for (const suite of chosen) {
    const started = performance.now();
    const result = await runSuite(suite, broken);
    console.log(line(suite.name, summary(result), started));
    if (result.failed > 0) console.log(`\n${result.output.trim()}\n`);
    passed += result.passed;
    failed += result.failed;
  }
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
