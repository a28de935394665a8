/** One module and one worker for all boards of a page: loaded when the first one asks, kept for the others. */

import { abortable } from "./abortable.js";
import { Fewest } from "./api.js";
import { connectSolver } from "./solver-client.js";

/** What all wait for: the last attempt. @type {Promise<Fewest> | null} */
let core = null;
let attempt = new AbortController();
/** @type {{ resolve: (core: Fewest) => void, reject: (error: unknown) => void }} */
let waiting;
/** @type {ReturnType<typeof connectSolver> | null} */
let solver = null;

/** Whoever had no luck, and is told when another attempt has some. @type {Set<() => void>} */
const hopeful = new Set();
let hasArrived = false;

/**
 * Calls `act` as soon as the module is there, however many attempts that takes.
 * @param {() => void} act
 * @returns {() => void} gives up waiting
 */
export function whenCoreArrives(act) {
  if (hasArrived) queueMicrotask(act);
  else hopeful.add(act);
  return () => void hopeful.delete(act);
}

async function load() {
  attempt.abort();
  const mine = (attempt = new AbortController());
  try {
    waiting.resolve(await Fewest.load({ signal: mine.signal }));
    hasArrived = true;
    for (const act of hopeful) queueMicrotask(act);
    hopeful.clear();
  } catch (error) {
    if (mine !== attempt) return;
    core = null;
    waiting.reject(error);
  }
}

/**
 * The module for reading, playing and drawing. After a failure the next call tries again.
 * @returns {Promise<Fewest>}
 */
export function sharedCore() {
  if (core === null) {
    core = new Promise((resolve, reject) => {
      waiting = { resolve, reject };
    });
    void load();
  }
  return core;
}

/** Gives up an attempt that hangs and makes another one: whoever waits for the module waits for that. */
export function reloadCore() {
  if (core === null) sharedCore().catch(() => {});
  else void load();
}

/** The same module where searching does not hold up the page; the page's own side of it is the one that there is. */
export function sharedSolver() {
  solver ??= sharedCore()
    .then((core) => connectSolver(core, {}))
    .catch((error) => {
      solver = null;
      throw error;
    });
  return solver;
}

/**
 * Solves a board given as text; nothing is left behind in the worker.
 * @param {string} puzzle
 * @param {string} text one case, in a form that tells its own size
 * @param {import("./types-remote.js").RemoteSolveOptions} options
 * @returns {Promise<import("./types.js").Answer>} rejected at once when its signal says so
 */
export async function solveText(puzzle, text, options) {
  // A worker may take a while to start: whoever gives up does not wait for it.
  const remote = await abortable(sharedSolver(), options.signal);
  const [board] = await remote.parse(puzzle, text);
  try {
    return await board.solve(options);
  } finally {
    board.free();
  }
}
