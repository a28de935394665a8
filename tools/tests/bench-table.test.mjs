// The table of the bench: what it says of a set, and that the README has the one it prints.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { cellsOf, header, markdownTable, targets } from "../bench-table.mjs";
import { root } from "../run.mjs";

/** @type {import("../bench-table.mjs").Measured} */
const measured = {
  set: "wall-4x6",
  puzzle: "wall-pushers",
  rows: 4,
  columns: 6,
  max_seconds: 10,
  max_mib: 512,
  passes: 5,
  cases: 4,
  solved: 3,
  proved: 4,
  moves: 30,
  nodes: 600,
  most_nodes: 300,
  peak_bytes: 1000,
  median_ms: 0.5,
  p95_ms: 0.9,
  max_ms: 0.9,
  seconds: 0.0024,
  each: [
    [0.5, 100],
    [0.5, 100],
    [0.5, 100],
    [0.9, 300],
  ],
};

/**
 * A column of a set's row.
 * @param {string} name
 * @param {import("../bench-table.mjs").Target} target
 * @param {Partial<import("../bench-table.mjs").Measured>} [changes]
 */
function column(name, target, changes = {}) {
  return cellsOf({ ...measured, ...changes }, null, target)[header.indexOf(name)];
}

/** Milliseconds of each case, null where it is not settled. @param {(number | null)[]} times */
const each = (times) => times.map((ms) => /** @type {[number, number] | null} */ (ms === null ? null : [ms, 10]));

describe("a target", () => {
  test("of a part of the boards is met by those that are settled in time", () => {
    const target = { part: 0.75, milliseconds: 20 };
    assert.equal(column("target", target), "75 % within 20 ms");
    assert.equal(column("target", { ...target, milliseconds: 1000 }), "75 % within 1 s");
    assert.equal(column("met", target, { each: each([1, 1, 19.9, 30]) }), "yes");
    assert.equal(column("met", target, { each: each([1, 1, 20, 30]) }), "no");
    assert.equal(column("met", target, { each: each([1, 1, null, null]) }), "no");
  });

  test("without a time of its own counts what is settled within the set's limits", () => {
    const target = { part: 0.995 };
    assert.equal(column("target", target), "99.5 % within 10 s, 512 MiB");
    assert.equal(column("target", target, { max_seconds: 60, max_mib: 4096 }), "99.5 % within 60 s, 4 GiB");
    assert.equal(column("met", target, { each: each([9000, 1, 1, 1]) }), "yes");
    assert.equal(column("met", target, { each: each([null, 1, 1, 1]) }), "no");
    // Between two looks at the clock a search may end too late.
    assert.equal(column("met", target, { each: each([10_001, 1, 1, 1]) }), "no");
  });

  test("of nodes is of the board that takes most", () => {
    const target = { part: 1, milliseconds: 1, nodes: 300 };
    assert.equal(column("target", target), "100 % within 1 ms, ≤ 300 nodes");
    assert.equal(column("met", target), "yes");
    assert.equal(column("met", target, { most_nodes: 301 }), "no");
  });

  test("of all boards together is of their seconds and moves", () => {
    assert.equal(column("met", { boardsASecond: 1000 }, { seconds: 0.004 }), "yes");
    assert.equal(column("met", { boardsASecond: 1000 }, { seconds: 0.0041 }), "no");
    const target = { moves: 30, seconds: 4 };
    assert.equal(column("target", target), "30 moves, ≤ 4 s");
    assert.equal(column("met", target, { seconds: 4 }), "yes");
    assert.equal(column("met", target, { seconds: 4.1 }), "no");
    assert.equal(column("met", target, { moves: 31 }), "no");
  });
});

test("the module is judged where a search is more than the calls", () => {
  const at = header.indexOf("≤ 1.4");
  const judged = (/** @type {number} */ seconds, /** @type {number} */ median_ms) =>
    cellsOf({ ...measured, median_ms }, { seconds, nativeSeconds: 1 }).slice(at - 2);
  assert.deepEqual(judged(1.39, 1), ["1.390", "1.39", "yes"]);
  assert.deepEqual(judged(1.41, 1), ["1.410", "1.41", "no"]);
  assert.deepEqual(judged(1.41, 0.9), ["1.410", "1.41", "-"]);
  assert.deepEqual(cellsOf(measured, null).slice(at - 2), ["-", "-", "-"]);
});

describe("the table in the README", () => {
  const lines = readFileSync(join(root, "README.md"), "utf8").split("\n");
  const start = lines.findIndex((line) => /^\| set +\|/.test(line));
  const end = lines.findIndex((line, i) => i > start && !line.startsWith("|"));
  const table = lines.slice(start, end);
  const rows = table.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

  test("is one that the bench prints", () => {
    assert.ok(start >= 0, "there is a table of sets");
    assert.deepEqual(table, markdownTable(rows).split("\n"));
  });

  test("has every set that needs no data, in the order of the bench", () => {
    const source = readFileSync(join(root, "src/tests/bench_sets.c"), "utf8");
    const sets = [...source.matchAll(/^ +\{"([^"]+)", "[^"]+", (BENCH_[A-Z]+),/gm)];
    const needed = sets.filter(([, , kind]) => kind !== "BENCH_PUBLIC").map(([, name]) => name);
    assert.ok(needed.length > 10, "the sets are found in their source");
    const names = rows.map(([name]) => name);
    assert.deepEqual(
      names.filter((name) => needed.includes(name)),
      needed,
    );
    assert.deepEqual(
      sets.map(([, name]) => name).filter((name) => names.includes(name)),
      names,
    );
  });

  test("has the target of each set that has one, all of them in the table", () => {
    const at = header.indexOf("target");
    assert.deepEqual(
      rows
        .filter((row) => row[at] !== "-")
        .map(([name]) => name)
        .toSorted(),
      Object.keys(targets).toSorted(),
    );
    for (const row of rows) assert.match(row[at + 1], row[at] === "-" ? /^-$/ : /^(yes|no)$/, row[0]);
  });
});
