/**
 * What a solver's host does of a search in several slices. Between two of them it lets go of the thread, looks after
 * other searches and may be interrupted.
 */

import { rawSnapshot, rawTrace } from "./search.js";
import { duration, stepNumber } from "./search-options.js";
import { SLICE_MS } from "./solver-protocol.js";

/** @typedef {import("./search.js").Search} Search */

/**
 * @typedef {object} Task
 * @property {boolean} searches whether it takes nodes, so that an interruption ends it
 * @property {() => boolean} slice works for about as long as a slice is; whether nothing is left to do
 * @property {() => unknown} value what it came to, also when it is ended early
 */

/**
 * @param {Search} search
 * @param {boolean} wantsCensus
 * @returns {import("./solver-protocol.js").Moment}
 */
function momentOf(search, wantsCensus) {
  return { snapshot: rawSnapshot(search), census: wantsCensus ? search.census() : null };
}

/**
 * @param {Search} search
 * @param {number} nodes
 * @param {number} milliseconds spent on them
 * @returns {Task} its value is the status
 * @throws {RangeError} the time is none
 */
export function stepTask(search, nodes, milliseconds) {
  let left = nodes;
  let time = duration(milliseconds, "milliseconds");
  return {
    searches: true,
    slice() {
      const { lastStep } = search.progress();
      const before = search.milliseconds;
      const status = search.run({ nodes: left, milliseconds: Math.min(SLICE_MS, time) });
      left -= search.progress().lastStep - lastStep;
      time -= search.milliseconds - before;
      return status !== "running" || left <= 0 || time <= 0;
    },
    value: () => search.status,
  };
}

/**
 * @param {Search} search
 * @param {import("./solver-protocol.js").AdvanceCall} call
 * @returns {Task} its value is an Advance
 * @throws {RangeError} the time is none
 */
export function advanceTask(search, { milliseconds, snapshot, census }) {
  const deadline = performance.now() + duration(milliseconds, "milliseconds");
  return {
    searches: true,
    slice: () => search.run({ milliseconds: SLICE_MS }) !== "running" || performance.now() >= deadline,
    value() {
      // Where it is ended before its first slice, another moment may be shown.
      search.seek(search.progress().lastStep);
      const progress = search.progress();
      const moment = snapshot || progress.status !== "running" ? momentOf(search, census) : null;
      return { progress, moment };
    },
  };
}

/**
 * @param {Search} search
 * @param {number} step
 * @param {boolean} wantsCensus
 * @returns {Task} its value is the Moment shown: the last step computed where the search did not come as far
 * @throws {RangeError} there can be no such step
 */
export function showTask(search, step, wantsCensus) {
  const target = stepNumber(step);
  const missing = () => (search.status === "running" ? target - search.progress().lastStep : 0);
  return {
    searches: true,
    slice() {
      if (missing() > 0) search.run({ nodes: missing(), milliseconds: SLICE_MS });
      return missing() <= 0;
    },
    value() {
      search.seek(Math.min(target, search.progress().lastStep));
      return momentOf(search, wantsCensus);
    },
  };
}

/**
 * @param {Search} search
 * @param {number} from
 * @param {number} to
 * @returns {Task} its value are the steps, as raw ones
 * @throws {RangeError} there can be no such steps
 */
export function traceTask(search, from, to) {
  const end = stepNumber(to);
  /** @type {import("./search.js").RawTraceStep[]} */
  const steps = [];
  let next = Math.max(stepNumber(from), 1);
  return {
    searches: false,
    slice() {
      const last = Math.min(end, search.progress().lastStep);
      if (next > last) return true;
      const part = rawTrace(search, next, last, SLICE_MS);
      for (const step of part) steps.push(step);
      next += part.length;
      return next > last;
    },
    value: () => steps,
  };
}
