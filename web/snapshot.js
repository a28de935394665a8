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
 * @param {import("./core-searches.js").RawChild[]} children
 * @returns {import("./types.js").Child[]}
 */
function childrenOf(board, children) {
  return children.map(({ move, g, h, verdict, reason }) => ({
    move: board.facts.moves[move],
    g,
    h,
    f: h === null ? null : g + h,
    verdict,
    reason,
  }));
}

/**
 * @param {Board} board
 * @param {RawSnapshot} raw
 * @returns {import("./types.js").SearchNode | null}
 */
function nodeOf(board, { state, path, id, parentId, g, h, threshold, children }) {
  if (state === null) return null;
  return {
    id,
    parentId,
    state: new State(board, state),
    parent: parentOn(board, path),
    move: path.length === 0 ? null : board.facts.moves[path[path.length - 1]],
    g,
    h,
    f: g + h,
    threshold,
    children: childrenOf(board, children),
  };
}

/**
 * @param {Board} board
 * @param {import("./core-searches.js").RawTraceStep} raw
 * @returns {import("./types.js").TraceStep}
 */
export function traceStepOf(board, { step, id, parentId, move, g, h, threshold, children }) {
  return {
    step,
    id,
    parentId,
    move: move === null ? null : board.facts.moves[move],
    g,
    h,
    f: g + h,
    threshold,
    children: childrenOf(board, children),
  };
}

/**
 * @param {Board} board
 * @param {RawSnapshot} raw
 * @param {import("./types.js").Census | null} [census] of the same moment
 * @returns {import("./types.js").Snapshot}
 */
export function snapshotOf(board, raw, census = null) {
  return {
    status: raw.status,
    reason: raw.reason,
    step: raw.step,
    lastStep: raw.lastStep,
    waiting: raw.waiting,
    held: raw.held,
    node: nodeOf(board, raw),
    path: board.moveNames(raw.path),
    iterations: raw.iterations,
    stats: raw.stats,
    lowerBound: raw.lowerBound,
    upperBound: raw.upperBound,
    best: raw.best && board.moveNames(raw.best),
    census,
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
