// The type declarations of the package: those that its exports lead to. tsc makes one of every file that is bundled, and
// most of them say nothing to anybody who uses the package.

import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, normalize } from "node:path";

/** What a declaration takes from its neighbours, in either form. */
const reference = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)\.js"/g;

/**
 * @param {string} folder of declarations
 * @param {readonly string[]} entries by their names in the folder
 * @returns {Set<string>} those and all that they lead to
 */
function reached(folder, entries) {
  /** @type {Set<string>} */
  const all = new Set();
  const add = (/** @type {string} */ file) => {
    if (all.has(file)) return;
    all.add(file);
    const text = readFileSync(join(folder, file), "utf8");
    for (const [, other] of text.matchAll(reference)) add(normalize(join(file, "..", `${other}.d.ts`)));
  };
  entries.forEach(add);
  return all;
}

/**
 * Removes the declarations that nothing leads to.
 * @param {string} folder
 * @param {readonly string[]} entries by their names in the folder
 */
export function keepReached(folder, entries) {
  const kept = reached(folder, entries);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".d.ts"));
  for (const file of files) if (!kept.has(normalize(file))) rmSync(join(folder, file));
}
