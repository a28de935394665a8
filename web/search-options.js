/** The options of a search, checked and with all defaults filled in. */

import { numberOf } from "./board.js";

/** What the core is told when a caller sets no limit of its own: counts cross as doubles, exact up to here. */
const LARGEST_COUNT = Number.MAX_SAFE_INTEGER;

/**
 * @typedef {object} ResolvedOptions
 * @property {import("./core-searches.js").CoreSearchOptions} core
 * @property {number} milliseconds Infinity: no limit
 */

/**
 * @param {number} value
 * @param {string} name
 * @returns {number} for the core
 * @throws {RangeError}
 */
function count(value, name) {
  if (value === Infinity) return LARGEST_COUNT;
  if (!Number.isSafeInteger(value) || value < 1) {
    throw new RangeError(`${name} must be a whole number from 1 or Infinity, not ${String(value)}.`);
  }
  return value;
}

/**
 * @param {number} value
 * @param {string} name
 * @returns {number}
 * @throws {RangeError}
 */
export function duration(value, name) {
  if (typeof value !== "number" || !(value >= 0)) {
    throw new RangeError(`${name} must be a number of milliseconds from 0, not ${String(value)}.`);
  }
  return value;
}

/**
 * @param {number} value a number of nodes to take
 * @returns {number}
 * @throws {RangeError}
 */
export function nodeCount(value) {
  return count(value, "The number of nodes");
}

/**
 * @param {number} value the number of a step
 * @returns {number}
 * @throws {RangeError}
 */
export function stepNumber(value) {
  if (value === Infinity) return value;
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new RangeError(`A step must be a whole number from 0 or Infinity, not ${String(value)}.`);
  }
  return value;
}

/**
 * Whether a search by an engine with a bound proves its answer.
 * @param {import("./board.js").Board} board
 * @param {string} engine
 * @param {string} bound
 */
export const proves = ({ core, kind }, engine, bound) =>
  !kind.inadmissible.includes(bound) && !core.engines.some(({ name, optimal }) => name === engine && !optimal);

/**
 * @param {import("./board.js").Board} board
 * @param {import("./types.js").SearchOptions} options
 * @returns {ResolvedOptions}
 * @throws {RangeError} an unknown name, or a limit out of range
 */
export function resolveOptions(board, { engine = "auto", bound, prune = "path", limits = {} }) {
  const { engines } = board.core;
  const { bounds, name } = board.kind;
  const names = engines.map((kind) => kind.name);
  if (prune !== "path" && prune !== "none") {
    throw new RangeError(`prune must be "path" or "none", not "${String(prune)}".`);
  }
  return {
    core: {
      engine: numberOf(names, engine, "an engine", "engines"),
      bound: bound === undefined ? null : numberOf(bounds, bound, `a bound of ${name}`, "bounds"),
      pruneNone: prune === "none",
      nodes: limits.nodes === undefined ? 0 : count(limits.nodes, "limits.nodes"),
      bytes: limits.bytes === undefined ? 0 : count(limits.bytes, "limits.bytes"),
    },
    milliseconds: limits.milliseconds === undefined ? Infinity : duration(limits.milliseconds, "limits.milliseconds"),
  };
}
