// `npm run bench`: the core measured natively and as the module, on the same boards. Arguments go to the native bench
// (build/release/bench --help), but for --markdown, which prints the table as the README has it. Times depend on the
// machine; cases, moves and nodes do not.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { buildPreset } from "./build.mjs";
import { Failure, main, root } from "./run.mjs";
import { ensure } from "./setup.mjs";
import { Fewest } from "../web/api.js";

const program = join(root, "build/release/bench");

/**
 * @typedef {object} Row
 * @property {string} set
 * @property {number} cases
 * @property {number} settled solved, or proved to have no solution
 * @property {number} moves
 * @property {number} nodes
 * @property {number} most_nodes of one case
 * @property {number} peak_bytes
 * @property {number} median_ms
 * @property {number} p95_ms
 * @property {number} max_ms
 * @property {number} seconds
 * @property {string} puzzle
 * @property {number} rows 0 where the texts say the size
 * @property {number} columns
 * @property {number} max_seconds
 * @property {number} max_mib
 */

/** @param {string[]} args */
function bench(args) {
  const result = spawnSync(program, args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 29 });
  if (result.status !== 0) throw new Failure(result.stderr || "The bench did not run.");
  process.stderr.write(result.stderr);
  return result.stdout;
}

/**
 * The same boards in the module.
 * @param {Fewest} fewest
 * @param {Row} row what the native bench measured
 * @param {string[]} args
 */
function measure(fewest, row, args) {
  const text = bench([...args, "--set", row.set, "--text"]);
  const size = row.rows === 0 ? {} : { rows: row.rows, columns: row.columns };
  const limits = { milliseconds: row.max_seconds * 1000, bytes: row.max_mib * 2 ** 20 };
  const puzzles = fewest.parse(row.puzzle, text, size).slice(0, row.cases);
  let seconds = 0;
  let nodes = 0;
  for (const puzzle of puzzles) {
    const start = performance.now();
    nodes += puzzle.solve({ limits }).stats.generated;
    seconds += (performance.now() - start) / 1000;
  }
  puzzles.forEach((puzzle) => puzzle.free());
  return { seconds, nodes };
}

const widths = [18, 7, 8, 10, 13, 12, 12, 10, 10, 10, 9, 9, 6];

/** Whether lines are printed as those of a table in Markdown. */
const isMarkdown = process.argv.includes("--markdown");

/** @param {(string | number)[]} cells */
function print(cells) {
  if (isMarkdown) {
    console.log(`| ${cells.join(" | ")} |`);
    return;
  }
  const [name, ...rest] = cells.map(String);
  console.log(name.padEnd(widths[0]) + rest.map((cell, i) => cell.padStart(widths[i + 1])).join(""));
}

await main(async () => {
  await ensure({ test: false });
  await buildPreset("release");
  await buildPreset("wasm", "core");
  const given = process.argv.slice(2).filter((one) => one !== "--markdown");
  const at = given.indexOf("--set");
  const args = at < 0 ? given : given.filter((_, i) => i !== at && i !== at + 1);
  const fewest = await Fewest.load({ bytes: readFileSync(join(root, "build/wasm/core.wasm")) });
  const sets = at < 0 ? bench(["--list"]).trim().split("\n") : [given[at + 1]];
  console.log(`${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, node ${process.versions.node}\n`);
  print([
    "set",
    "cases",
    "settled",
    "moves",
    "nodes",
    "most",
    "peak bytes",
    "median ms",
    "p95 ms",
    "max ms",
    "seconds",
    "wasm s",
    "ratio",
  ]);
  if (isMarkdown) console.log(`|${" --- |".repeat(widths.length)}`);
  for (const set of sets) {
    const line = bench([...args, "--set", set, "--json"]);
    if (line === "") continue;
    /** @type {Row} */
    const row = JSON.parse(line);
    const module = measure(fewest, row, args);
    print([
      row.set,
      row.cases,
      row.settled,
      row.moves,
      row.nodes,
      row.most_nodes,
      row.peak_bytes,
      row.median_ms.toFixed(3),
      row.p95_ms.toFixed(3),
      row.max_ms.toFixed(1),
      row.seconds.toFixed(2),
      module.seconds.toFixed(2),
      (module.seconds / row.seconds).toFixed(2),
    ]);
    if (row.settled === row.cases && module.nodes !== row.nodes) {
      throw new Failure(`${row.set}: the module generated ${module.nodes} nodes, the program ${row.nodes}.`);
    }
  }
});
