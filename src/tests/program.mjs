// The program `fewest`, run as its users run it: for the tests of it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));
export const program = process.env.FEWEST_PROGRAM ?? join(root, "build/release/fewest");

/**
 * Runs the program.
 * @param {string[]} args
 * @param {string | Buffer} [input] its standard input
 */
export function fewest(args, input = "") {
  const { status, stdout, stderr, error } = spawnSync(program, args, { input, encoding: "utf8", cwd: root });
  assert.equal(error, undefined);
  return { status, stdout, stderr };
}

/** @param {string} text */
export const lines = (text) => text.split("\n").slice(0, -1);
