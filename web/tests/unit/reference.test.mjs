// The examples of the reference are run as they stand there, with the published files, and print what they say.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { formatWithOptions } from "node:util";
import { examplesIn } from "../../../tools/examples-in.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const examples = examplesIn(readFileSync(join(root, "web/docs/api.md"), "utf8"));

// As in the project of somebody who has installed the package.
const folder = mkdtempSync(join(tmpdir(), "fewest-reference-"));
mkdirSync(join(folder, "node_modules"));
symlinkSync(root, join(folder, "node_modules/fewest"));
after(() => rmSync(folder, { recursive: true, force: true }));

/**
 * @param {import("../../../tools/examples-in.mjs").Example} example
 * @param {import("node:test").TestContext} context
 * @returns {Promise<string[]>} what it prints
 */
async function outputOf({ line, module }, context) {
  const file = join(folder, `line-${line}.mjs`);
  writeFileSync(file, module);
  /** @type {string[]} */
  const printed = [];
  context.mock.method(console, "log", (/** @type {unknown[]} */ ...values) => {
    printed.push(...formatWithOptions({ breakLength: Infinity }, ...values).split("\n"));
  });
  await import(pathToFileURL(file).href);
  return printed;
}

describe("an example of web/docs/api.md runs and prints what it says:", () => {
  for (const example of examples) {
    test(`line ${example.line}, ${example.title}`, async (context) => {
      assert.deepEqual(await outputOf(example, context), example.prints);
    });
  }
});
