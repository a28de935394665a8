// Running programs, for the scripts of this folder. Node built-ins only: it is used before any package is installed.

import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A failure whose message is one sentence for the person at the terminal; no stack trace helps them. */
export class Failure extends Error {}

/**
 * Finds a program on PATH.
 * @param {...string} names tried in turn
 * @returns {string | undefined} the full path
 */
export function which(...names) {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? "").split(delimiter)) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        if (statSync(path).isFile()) return path;
      } catch {
        // Not in this folder.
      }
    }
  }
  return undefined;
}

/**
 * Runs a short program to its end and keeps what it says.
 * @param {string} program
 * @param {string[]} args
 * @param {{ input?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {{ ok: boolean, output: string }} output is stdout followed by stderr
 */
export function ask(program, args, { input, env } = {}) {
  const result = spawnSync(program, args, {
    cwd: root,
    encoding: "utf8",
    input,
    env: { ...process.env, ...env },
    maxBuffer: 1 << 26,
  });
  if (result.error) return { ok: false, output: result.error.message };
  return { ok: result.status === 0, output: result.stdout + result.stderr };
}

/** What runs now, to be ended with this process. @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/**
 * Ends a program and whatever it has started: a test runner would leave its test files, and they their browsers.
 * @param {import("node:child_process").ChildProcess} child
 */
function end(child) {
  try {
    process.kill(-(/** @type {number} */ (child.pid)), "SIGKILL");
  } catch {
    child.kill("SIGKILL");
  }
}

for (const [signal, code] of /** @type {[NodeJS.Signals, number][]} */ ([
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
])) {
  process.once(signal, () => {
    running.forEach(end);
    process.exit(code);
  });
}

/**
 * Runs a program to its end without blocking.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, seconds?: number, terminal?: boolean }} [options] `seconds`: when it
 *   is ended; `terminal`: it may ask for a password, so it stays with the terminal instead of leading a group of its own
 * @returns {Promise<{ ok: boolean, output: string }>} output is stdout and stderr as they came
 */
export function run(program, args, { cwd = root, env, seconds = 1800, terminal = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: !terminal,
    });
    running.add(child);
    /** @type {string[]} */
    const pieces = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (piece) => pieces.push(piece));
    }
    const timer = setTimeout(() => {
      pieces.push(`\n${program} was stopped: it ran for more than ${seconds} seconds.\n`);
      end(child);
    }, seconds * 1000);
    child.on("error", (error) => pieces.push(error.message));
    child.on("close", (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ ok: code === 0, output: pieces.join("") });
    });
  });
}

/**
 * The frame of every script here: a Failure is printed as its sentence, and the process ends with code 1.
 * @param {() => Promise<void>} body
 */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
