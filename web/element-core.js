/** One module and one worker for all boards of a page: loaded when the first one asks, kept for the others. */

import { Fewest } from "./api.js";

/** @type {Promise<Fewest> | null} */
let core = null;
/** @type {ReturnType<typeof Fewest.worker> | null} */
let solver = null;

/**
 * The module for reading, playing and drawing. After a failure the next call tries again.
 * @returns {Promise<Fewest>}
 */
export function sharedCore() {
  core ??= Fewest.load().catch((error) => {
    core = null;
    throw error;
  });
  return core;
}

/** The same module where searching does not hold up the page. */
export function sharedSolver() {
  solver ??= sharedCore()
    .then(({ module }) => Fewest.worker({ module }))
    .catch((error) => {
      solver = null;
      throw error;
    });
  return solver;
}

/**
 * A worker may take a while to start: whoever gives up does not wait for it.
 * @template T
 * @param {Promise<T>} promise
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<T>}
 */
function unlessAborted(promise, signal) {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal?.removeEventListener("abort", abort));
  });
}

/**
 * Solves a board given as text; nothing is left behind in the worker.
 * @param {string} puzzle
 * @param {string} text one case, in a form that tells its own size
 * @param {import("./types.js").RemoteSolveOptions} options
 * @returns {Promise<import("./types.js").Answer>} rejected at once when its signal says so
 */
export async function solveText(puzzle, text, options) {
  const remote = await unlessAborted(sharedSolver(), options.signal);
  const [board] = await remote.parse(puzzle, text);
  try {
    return await board.solve(options);
  } finally {
    board.free();
  }
}
