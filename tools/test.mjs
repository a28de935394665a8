// `npm test`: installs what is missing, builds, runs every suite and ends with `N passed, N failed`.
// `npm test -- c wasm` runs only the suites named. What is built one after another, and two suites at a time beside that,
// keep all processors busy to the end; the suite that measures times on a screen runs by itself.

import { availableParallelism } from "node:os";
import { buildPreset, bundle, declare } from "./build.mjs";
import { runCTest } from "./ctest.mjs";
import { filesIn } from "./files.mjs";
import { checkFormat, lint } from "./lint.mjs";
import { runNode } from "./node-tests.mjs";
import { Failure, main } from "./run.mjs";
import { ensure } from "./setup.mjs";

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {string} output shown if anything failed
 * @property {string} [note] shown in any case
 */

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {string[]} needs names of builds
 * @property {boolean} [alone] whether it runs when all else is done
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
  { name: "web", needs: ["release", "wasm", "dist"], run: () => runNode(filesIn("web/tests/unit", ".test.mjs")) },
  {
    name: "package",
    needs: ["wasm", "dist", "types"],
    run: () => runNode(filesIn("tools/tests/package", ".test.mjs"), { again: true }),
  },
  {
    name: "browsers",
    needs: ["wasm", "dist"],
    run: () => runNode(filesIn("web/tests/browsers", ".test.mjs"), { again: true }),
  },
  {
    name: "browser",
    needs: ["wasm", "dist"],
    alone: true,
    run: () => runNode(filesIn("web/tests/browser", ".test.mjs"), { abreast: availableParallelism() + 1, again: true }),
  },
];

/** How many suites run side by side: one that comes to its last test leaves processors idle. */
const lanes = 2;

/**
 * Begins to build what the suites need, one after another.
 * @param {Suite[]} chosen
 * @returns {Map<string, Promise<boolean>>} by name, whether it went well
 */
function startBuilds(chosen) {
  const wanted = new Set(chosen.flatMap((suite) => suite.needs));
  /** @type {Map<string, Promise<boolean>>} */
  const built = new Map();
  let before = Promise.resolve(true);
  for (const [name, build] of Object.entries(builds)) {
    if (!wanted.has(name)) continue;
    before = before.then(() => make(name, build));
    built.set(name, before);
  }
  return built;
}

/** @param {string} name @param {() => Promise<void>} build @returns {Promise<boolean>} whether it went well */
async function make(name, build) {
  const started = performance.now();
  try {
    await build();
    console.log(line("build", name, started));
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.log(line("build", `${name} FAILED`, started));
    console.log(error.message.trimEnd());
    return false;
  }
}

/**
 * @param {Suite} suite whose builds are there
 * @returns {Promise<Result>}
 */
async function runSuite(suite) {
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
  const built = startBuilds(chosen);
  let passed = 0;
  let failed = 0;
  /** @param {Suite} suite */
  const take = async (suite) => {
    /** @type {string | undefined} */
    let broken;
    for (const name of suite.needs) if (!(await built.get(name))) broken ??= name;
    const started = performance.now();
    const result = broken
      ? { passed: 0, failed: 1, output: `Not run: the build "${broken}" failed.` }
      : await runSuite(suite);
    console.log(line(suite.name, summary(result), started));
    if (result.note) console.log(`\n${result.note.trim()}\n`);
    if (result.failed > 0) console.log(`\n${result.output.trim()}\n`);
    passed += result.passed;
    failed += result.failed;
  };
  /** @param {Suite[]} queue */
  const lane = async (queue) => {
    for (let suite = queue.shift(); suite; suite = queue.shift()) await take(suite);
  };
  const together = chosen.filter((suite) => !suite.alone);
  await Promise.all(Array.from({ length: lanes }, () => lane(together)));
  await Promise.all(built.values());
  await lane(chosen.filter((suite) => suite.alone));
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
