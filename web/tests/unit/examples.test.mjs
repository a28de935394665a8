// The examples that run in node.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = new URL("../../../", import.meta.url);

/** @param {string[]} args */
function apiNode(...args) {
  const file = fileURLToPath(new URL("web/examples/api-node.mjs", root));
  const { stdout, stderr, status } = spawnSync(process.execPath, [file, ...args], {
    cwd: fileURLToPath(root),
    encoding: "utf8",
  });
  return { stdout, stderr, status };
}

test("api-node.mjs solves a board of its own", () => {
  const { stdout, stderr, status } = apiNode();
  assert.deepEqual([stderr, status], ["", 0]);
  assert.match(stdout, /^case 1: 4 moves: [0-2]( [0-2]){3} \(solved, a\* with [a-z-]+, \d+ nodes\)\n$/);
});

test("api-node.mjs solves the boards of a file, and says where there is no solution", () => {
  const { stdout, status } = apiNode("wall-pushers", "src/tests/vectors/wall-pushers/random.in");
  assert.equal(status, 0);
  const lines = stdout.trim().split("\n");
  assert.equal(lines.length, 60);
  assert.ok(lines.some((line) => /: no moves \(no-solution, /.test(line)));
  assert.ok(lines.every((line) => /\((solved|no-solution), /.test(line)));
});

test("api-node.mjs says where a text is wrong", () => {
  const { stdout, stderr, status } = apiNode("escape", "package.json");
  assert.deepEqual([stdout, status], ["", 2]);
  assert.match(stderr, /^package\.json: Line 1, column 1: /);
});
