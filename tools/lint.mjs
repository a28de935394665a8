// The suites `format` and `lint`: each tool is one test.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { cFiles } from "./files.mjs";
import { ask, root, run } from "./run.mjs";

/** Of its own instead of a preset's: the same for what gcc, clang and emcc compile. */
const flags = ["-std=c17", "-Isrc", "-Isrc/tests", '-DFEWEST_VERSION=""'];

/**
 * How far the analyzer follows the ways through a function, in nodes of its graph: of what is shipped a third of the
 * usual, of tests, which run under the sanitizers besides, a ninth. The usual takes three times as long and has found
 * no more here.
 * @param {string} file
 */
const depth = (file) => [
  "-Xclang",
  "-analyzer-config",
  "-Xclang",
  `max-nodes=${file.startsWith("src/tests/") ? 25_000 : 75_000}`,
];

/** @typedef {{ ok: boolean, output: string }} Check */

/** @returns {Promise<import("./test.mjs").Result>} */
export async function checkFormat() {
  const hint = "(npm run format mends it)\n";
  const checks = [
    run("clang-format", ["--dry-run", "-Werror", ...cFiles()]),
    run(process.execPath, ["node_modules/prettier/bin/prettier.cjs", "--check", "."]),
  ];
  return sum(await Promise.all(checks), hint);
}

/** @returns {Promise<import("./test.mjs").Result>} */
export async function lint() {
  const checks = [
    run(process.execPath, ["node_modules/eslint/bin/eslint.js", "--max-warnings=0", "."]),
    run(process.execPath, ["node_modules/typescript/bin/tsc", "--project", "."]),
    clangTidy(),
  ];
  return sum(await Promise.all(checks));
}

/**
 * @param {Check[]} checks
 * @param {string} [hint]
 */
function sum(checks, hint = "") {
  const failures = checks.filter((check) => !check.ok);
  return {
    passed: checks.length - failures.length,
    failed: failures.length,
    output: failures.map((check) => check.output + hint).join("\n"),
  };
}

/**
 * Clang-tidy takes seconds a file, so a file that was clean is not read again until it, a header or the rules change.
 * @returns {Promise<Check>}
 */
async function clangTidy() {
  const cache = join(root, "build/clang-tidy");
  mkdirSync(cache, { recursive: true });
  const files = cFiles();
  const headers = files.filter((file) => file.endsWith(".h"));
  const common = [ask("clang-tidy", ["--version"]).output, ...[".clang-tidy", "tools/lint.mjs", ...headers].map(read)];

  /** @type {string[]} */
  const complaints = [];
  const queue = files.filter((file) => file.endsWith(".c"));
  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      const hash = createHash("sha256").update(JSON.stringify([file, read(file), ...common]));
      const stamp = join(cache, hash.digest("hex"));
      if (existsSync(stamp)) continue;
      const tidy = await run("clang-tidy", ["--quiet", file, "--", ...flags, ...depth(file)]);
      if (tidy.ok) writeFileSync(stamp, "");
      else complaints.push(tidy.output.replace(/^\d+ warnings?.* generated\.\n/gm, ""));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return { ok: complaints.length === 0, output: complaints.join("\n") };
}

/** @param {string} file */
function read(file) {
  return readFileSync(join(root, file), "utf8");
}
