// The package as others get it: what package.json promises is there and works.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../../run.mjs";

/**
 * @param {unknown} value a part of package.json's exports
 * @returns {string[]} the files it names
 */
function filesOf(value) {
  return typeof value === "string" ? [value] : Object.values(/** @type {object} */ (value)).flatMap(filesOf);
}

/** @returns {Promise<typeof import("../../../web/api.js")>} */
function importPackage() {
  // Not a literal, because tsc would look for declarations that are not built yet.
  const name = "fewest";
  return import(name);
}

test("every file that the package exports is there", () => {
  const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  assert.deepEqual(
    filesOf(exports).filter((file) => !existsSync(join(root, file))),
    [],
  );
});

test("in node the package's name gives the API without a DOM, and it finds its module", async () => {
  const { Fewest } = await importPackage();
  const fewest = await Fewest.load();
  const text = readFileSync(join(root, "src/tests/vectors/wall-pushers/sample.in"), "utf8");
  const [length] = readFileSync(join(root, "src/tests/vectors/wall-pushers/sample.len"), "utf8").trim().split(/\s+/);
  const [puzzle] = fewest.parse("wall-pushers", text);
  const answer = puzzle.solve();
  assert.equal(answer.status, "solved");
  assert.equal(answer.moves?.length, Number(length));
});
