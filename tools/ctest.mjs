// Runs the C test programs through ctest and counts the cases inside them.

import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { ask, run, which } from "./run.mjs";

/**
 * @typedef {object} Program one test of ctest
 * @property {string} name
 * @property {string[]} lines what it printed
 * @property {boolean} passed by its exit code
 */

/**
 * @param {string} preset
 * @param {{ cases: boolean }} options whether the programs print their cases (cmocka) or are one case each
 * @returns {Promise<import("./test.mjs").Result>}
 */
export async function runCTest(preset, { cases }) {
  const args = ["--preset", preset, "--verbose", "--parallel", String(availableParallelism())];
  const [program, ...rest] = [...fixedAddresses(), "ctest", ...args];
  const { output } = await run(program, rest, {
    env: {
      CMOCKA_MESSAGE_OUTPUT: "TAP",
      ASAN_OPTIONS: "detect_stack_use_after_return=1:strict_string_checks=1",
      UBSAN_OPTIONS: "print_stacktrace=1",
    },
  });
  return tally(output, { cases });
}

/**
 * @param {string} output of ctest --verbose
 * @param {{ cases: boolean }} options as above
 * @returns {import("./test.mjs").Result}
 */
export function tally(output, { cases }) {
  const programs = parse(output);
  if (programs.length === 0) return { passed: 0, failed: 1, output };

  const total = { passed: 0, failed: 0, skipped: 0 };
  const shown = [];
  for (const each of programs) {
    const counts = cases ? countCases(each) : { passed: Number(each.passed), failed: Number(!each.passed), skipped: 0 };
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    if (counts.failed > 0) shown.push(`not ok: ${each.name}`, ...each.lines.map((text) => `    ${text}`));
  }
  return { ...total, output: shown.join("\n") };
}

/**
 * Programs run side by side, so every line of ctest's output starts with a program's number.
 * @param {string} output of ctest --verbose
 * @returns {Program[]}
 */
function parse(output) {
  /** @type {Map<string, Program>} */
  const programs = new Map();
  for (const text of output.split("\n")) {
    const start = /^ +Start +(\d+): (.+)$/.exec(text);
    const printed = /^(\d+): ?(.*)$/.exec(text);
    const end = /^ *\d+\/\d+ Test +#(\d+): .*?(Passed|\*\*\*.*?) +[\d.]+ sec/.exec(text);
    if (start) {
      programs.set(start[1], { name: start[2], lines: [], passed: false });
    } else if (printed) {
      const isOwn = !/^(Test command|Working Directory|Test timeout computed to be|Environment variables):/.test(
        printed[2],
      );
      if (isOwn) programs.get(printed[1])?.lines.push(printed[2]);
    } else if (end) {
      const program = programs.get(end[1]);
      if (!program) continue;
      program.passed = end[2] === "Passed";
      if (!program.passed) program.lines.push(`(${end[2].replaceAll("*", "")})`);
    }
  }
  return [...programs.values()];
}

/**
 * Counts the lines of the Test Anything Protocol, and as a failure whatever they do not tell: a crash, a leak, an early
 * exit, no case at all.
 * @param {Program} program
 */
function countCases({ lines, passed }) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  let planned = 0;
  for (const text of lines) {
    const plan = /^1\.\.(\d+)$/.exec(text);
    if (plan) planned += Number(plan[1]);
    else if (/^(not )?ok \d+ # SKIP/.test(text)) counts.skipped++;
    else if (/^ok \d+ - /.test(text)) counts.passed++;
    else if (/^not ok \d+ - /.test(text)) counts.failed++;
  }
  const told = counts.passed + counts.failed + counts.skipped;
  if (told < planned) {
    lines.push(`(${planned} cases were announced and ${told} reported)`);
    counts.failed += planned - told;
  } else if (counts.failed === 0 && (told === 0 || !passed)) {
    if (told === 0) lines.push("(no case was reported)");
    counts.failed++;
  }
  return counts;
}

/**
 * The sanitizers of clang 14 and gcc 12 keep their tables where a kernel with 32 bits of randomization may put a program
 * (the run then dies at random): such a kernel is asked not to randomize.
 * @returns {string[]} the beginning of a command line
 */
function fixedAddresses() {
  let bits = 0;
  try {
    bits = Number(readFileSync("/proc/sys/vm/mmap_rnd_bits", "utf8"));
  } catch {
    // Not Linux, or not to be read: nothing to mend.
  }
  if (bits <= 28 || !which("setarch")) return [];
  return ask("setarch", ["--addr-no-randomize", "true"]).ok ? ["setarch", "--addr-no-randomize"] : [];
}
