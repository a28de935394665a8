// Lists of source files, for the suites and checks.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

/**
 * @param {string} folder below the project's
 * @param {string} ending e.g. ".test.mjs"
 * @param {string[]} [except] names without the ending
 * @returns {string[]} sorted paths below the project's folder; none where the folder is absent
 */
export function filesIn(folder, ending, except = []) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending) && !except.includes(name.slice(0, -ending.length)))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/**
 * The same with everything below the folder.
 * @param {string} folder
 * @param {string} ending
 * @returns {string[]}
 */
export function filesBelow(folder, ending) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** @returns {string[]} every C source and header of the project */
export function cFiles() {
  return ["src", "src/tests"].flatMap((folder) => [...filesIn(folder, ".c"), ...filesIn(folder, ".h")]);
}
