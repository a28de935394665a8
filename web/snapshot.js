/** From what the module tells of a search to the shapes of the API: numbers become names, bytes become states. */

import { State } from "./state.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./core-searches.js").RawSnapshot} RawSnapshot */

/**
 * @param {Board} board
 * @param {Uint8Array} path
 * @returns {State | null} the state before the last move of the path; null where it has no move
 */
function parentOn(board, path) {
  if (path.length === 0) return null;
  const { core, facts, handle } = board;
  let state = board.start;
  for (const move of path.subarray(0, -1)) {
    state = /** @type {Uint8Array} */ (core.boards.apply(handle, facts, state, move));
  }
  return new State(board, state);
}

/**
 * @param {Board} board
 * @param {RawSnapshot} raw
 * @returns {import("./types.js").SearchNode | null}
 */
function nodeOf(board, { state, path, g, h, threshold, children }) {
  if (state === null) return null;
  const names = board.facts.moves;
  return {
    state: new State(board, state),
    parent: parentOn(board, path),
    move: path.length === 0 ? null : names[path[path.length - 1]],
    g,
    h,
    f: g + h,
    threshold,
    children: children.map((child) => ({
      move: names[child.move],
      g: child.g,
      h: child.h,
      f: child.h === null ? null : child.g + child.h,
      verdict: child.verdict,
      reason: child.reason,
    })),
  };
}

/**
 * @param {Board} board
 * @param {RawSnapshot} raw
 * @returns {import("./types.js").Snapshot}
 */
export function snapshotOf(board, raw) {
  return {
    status: raw.status,
    reason: raw.reason,
    step: raw.step,
    lastStep: raw.lastStep,
    node: nodeOf(board, raw),
    path: board.moveNames(raw.path),
    iterations: raw.iterations,
    stats: raw.stats,
    lowerBound: raw.lowerBound,
    upperBound: raw.upperBound,
    best: raw.best && board.moveNames(raw.best),
  };
}

/**
 * @param {Board} board
 * @param {RawSnapshot} raw the last moment of a search that has ended
 * @param {{ engine: string, bound: string, milliseconds: number }} run
 * @returns {import("./types.js").Answer}
 */
export function answerOf(board, raw, { engine, bound, milliseconds }) {
  return {
    status: /** @type {import("./types.js").Answer["status"]} */ (raw.status),
    reason: raw.reason,
    engine,
    bound,
    moves: raw.best && board.moveNames(raw.best),
    lowerBound: raw.lowerBound,
    upperBound: raw.upperBound,
    stats: raw.stats,
    milliseconds,
  };
}
