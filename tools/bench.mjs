// `npm run bench`: the core measured natively and as the module, on the same boards. Arguments go to the native bench
// (build/release/bench --help), but for --markdown, which prints the table as the README has it, and --native, which
// leaves the module out. Times depend on the machine; solutions and nodes do not.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { cellsOf, header, markdownTable, plainLine, targets } from "./bench-table.mjs";
import { buildPreset } from "./build.mjs";
import { Failure, main, root } from "./run.mjs";
import { ensure } from "./setup.mjs";
import { Core } from "../web/core.js";

/** @typedef {import("./bench-table.mjs").Measured} Measured */

const program = join(root, "build/release/bench");

/** Nodes between two looks at the clock, as in the native bench. */
const nodesASlice = 1024;

/** What the time of the process is rounded down by, at most: a microsecond each in its two parts. */
const roundedMilliseconds = 0.002;

/** @param {string[]} args */
function bench(args) {
  const result = spawnSync(program, args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 29 });
  if (result.status !== 0) throw new Failure(result.stderr || "The bench did not run.");
  process.stderr.write(result.stderr);
  return result.stdout;
}

/** @param {NodeJS.CpuUsage} since */
function processorMilliseconds(since) {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000 + roundedMilliseconds;
}

/**
 * One search, made and stepped by the same functions as in the native bench, and timed in the same way.
 * @param {Core} core
 * @param {import("../web/core.js").BoardHandle} board
 * @param {{ milliseconds: number, options: import("../web/core-searches.js").CoreSearchOptions }} how
 * @returns {[number, number] | null} milliseconds and nodes; null where it is not settled
 */
function search(core, board, { milliseconds, options }) {
  const processor = process.cpuUsage();
  const start = performance.now();
  const handle = core.searches.create(board, options);
  if (handle === null) throw new Failure("The module has no memory left for a search.");
  let status = core.searches.step(handle, nodesASlice);
  while (status === "running") {
    if (performance.now() - start > milliseconds && processorMilliseconds(processor) > milliseconds) {
      core.searches.stop(handle);
    }
    status = core.searches.step(handle, nodesASlice);
  }
  const wall = performance.now() - start;
  const took = Math.min(wall, processorMilliseconds(processor));
  const { generated } = core.searches.progress(handle).stats;
  core.searches.free(handle);
  return status === "limit" ? null : [took, generated];
}

/**
 * The number of a name, as the core wants it.
 * @param {string[]} args
 * @param {string} name of the argument
 * @param {readonly string[]} names
 */
function numberGiven(args, name, names) {
  const at = args.indexOf(name);
  const number = at < 0 ? -1 : names.indexOf(args[at + 1]);
  return number < 0 ? null : number;
}

/**
 * The boards of a set in the module, as often as the native bench searched them. A board that it did not settle is left
 * out: the two would be stopped at the same time, which compares nothing.
 * @param {Core} core
 * @param {Measured} row what the native bench measured
 * @param {string[]} args
 * @returns {import("./bench-table.mjs").Module}
 */
function measure(core, row, args) {
  const text = bench([...args, "--set", row.set, "--text"]);
  const puzzle = core.puzzles.findIndex(({ name }) => name === row.puzzle);
  const read = core.read(puzzle, text, { rows: row.rows, columns: row.columns, startColumn: 0, startRow: 0 });
  if ("error" in read) throw new Failure(`${row.set}: the module does not read what the program reads.`);
  const boards = core.boardsOf(read.boards).slice(0, row.cases);
  const engine =
    numberGiven(
      args,
      "--engine",
      core.engines.map(({ name }) => name),
    ) ?? 0;
  const bound = numberGiven(args, "--bound", core.puzzles[puzzle].bounds);
  const options = { engine, bound, pruneNone: false, nodes: 0, bytes: row.max_mib * 2 ** 20 };
  /** @type {(number | null)[]} */
  const best = boards.map(() => null);
  for (let pass = 0; pass < row.passes; pass++) {
    boards.forEach((board, i) => {
      const native = row.each[i];
      if (native === null || (pass > 0 && best[i] === null)) return;
      const result = search(core, board, { milliseconds: row.max_seconds * 1000, options });
      if (result === null) return;
      if (result[1] !== native[1]) {
        throw new Failure(`${row.set}, ${i + 1}: the module generated ${result[1]} nodes, the program ${native[1]}.`);
      }
      best[i] = Math.min(result[0], best[i] ?? Infinity);
    });
  }
  core.freeBoards(read.boards);
  let seconds = 0;
  let nativeSeconds = 0;
  best.forEach((milliseconds, i) => {
    if (milliseconds === null) return;
    seconds += milliseconds / 1000;
    nativeSeconds += (row.each[i]?.[0] ?? 0) / 1000;
  });
  return { seconds, nativeSeconds };
}

await main(async () => {
  await ensure({ test: false });
  await buildPreset("release");
  await buildPreset("wasm", "core");
  const own = ["--markdown", "--native"];
  const given = process.argv.slice(2);
  const isMarkdown = given.includes("--markdown");
  const isNative = given.includes("--native");
  // Targets are of whole sets and of what `auto` does.
  const isJudged = !["--cases", "--engine", "--bound"].some((name) => given.includes(name));
  const passed = given.filter((one) => !own.includes(one));
  const at = passed.indexOf("--set");
  const args = at < 0 ? passed : passed.filter((_, i) => i !== at && i !== at + 1);
  const sets = at < 0 ? bench(["--list"]).trim().split("\n") : [passed[at + 1]];
  const core = await Core.load({ bytes: readFileSync(join(root, "build/wasm/core.wasm")) });
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} processors, ${cpus()[0]?.model.trim()}, node ${process.versions.node}`;
  console.log(`${date}, ${machine}\n`);
  if (!isMarkdown) console.log(plainLine(header));
  const rows = [];
  for (const set of sets) {
    const line = bench([...args, "--set", set, "--json"]);
    // The native bench has said why there is nothing.
    if (line === "") continue;
    /** @type {Measured} */
    const row = JSON.parse(line);
    const cells = cellsOf(row, isNative ? null : measure(core, row, args), isJudged ? targets[set] : undefined);
    rows.push(cells);
    if (!isMarkdown) console.log(plainLine(cells));
  }
  if (isMarkdown) console.log(markdownTable(rows));
});
