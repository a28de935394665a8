// What is published stays small. Sizes are of gzip, which is what a server sends; 1 KB is 1024 bytes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { root } from "../../run.mjs";

/** @param {string} file */
function read(file) {
  return readFileSync(join(root, "dist", file));
}

/**
 * Adds what a file imports at once; what it imports later, when asked for, is not part of a first load.
 * @param {string[]} files
 * @returns {string[]} without repetition
 */
function withImports(files) {
  const all = new Set(files);
  for (const file of all) {
    if (!file.endsWith(".js")) continue;
    for (const [, name] of read(file)
      .toString()
      .matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
      all.add(name);
  }
  return [...all];
}

/**
 * @param {string[]} files
 * @param {number} most in KB
 */
function assertSize(files, most) {
  const sizes = files.map((file) => ({ file, size: gzipSync(read(file), { level: 9 }).length }));
  const total = sizes.reduce((sum, { size }) => sum + size, 0) / 1024;
  const told = sizes.map(({ file, size }) => `${file} ${(size / 1024).toFixed(1)}`).join(", ");
  assert.ok(total <= most, `${total.toFixed(1)} KB, the budget is ${most} KB: ${told}`);
}

test("the module is at most 44 KB with three puzzles", () => {
  assertSize(["core.wasm"], 44);
});

test("the element with its worker and the module is at most 119 KB with three puzzles", () => {
  assertSize([...withImports(["fewest.js", "solver-worker.js"]), "core.wasm"], 119);
});

test("the classic script with everything in it is at most 139 KB", () => {
  assertSize(["fewest.iife.js"], 139);
});

test("what a frame adds to the element is at most 6 KB, and its script for other pages 1 KB", () => {
  assertSize(["embed.html", "embed.js"], 6);
  assertSize(["frame.js"], 1);
});

test("the page as one file is at most 249 KB", () => {
  assertSize(["fewest.html"], 249);
});

test("the page's first load is at most 142 KB", () => {
  const scripts = withImports(["page.js", "solver-worker.js"]);
  assertSize(["index.html", "page.css", "core.wasm", ...scripts], 142);
});

test("the page's script is one file: what is loaded later takes nothing out of it", () => {
  assert.deepEqual(withImports(["page.js"]), ["page.js"]);
});
