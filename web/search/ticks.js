/** How fast a search plays: nodes a second, and what that means for pictures a second. */

export const usualSpeed = 10;
/** As fast as it goes. */
export const fullSpeed = Infinity;
export const speeds = Object.freeze([1, 2, 5, 10, 20, 50, 100, 1000, fullSpeed]);

/** More pictures a second show nobody more. */
const mostPictures = 20;

/**
 * How many nodes come with each picture, and how long it stays.
 * @param {number} speed below full speed
 */
export function tickOf(speed) {
  const nodes = Math.ceil(speed / mostPictures);
  return { nodes, milliseconds: (1000 * nodes) / speed };
}

/** The next speed in a direction. @param {number} speed @param {number} way */
export function nextSpeed(speed, way) {
  const further = speeds.filter((choice) => (way > 0 ? choice > speed : choice < speed));
  return (way > 0 ? further[0] : further[further.length - 1]) ?? speed;
}

/**
 * Where playing stops by itself.
 * @typedef {{ step: number } | { iteration: number }} Until `iteration` from 1: at its first step
 */

/** @param {string} text "120" or "iteration 3" @returns {Until | null} null: at the end */
export function untilOf(text) {
  const match = /^\s*(iteration\s+)?(\d{1,15})\s*$/.exec(text);
  if (match === null) return null;
  const number = Number(match[2]);
  return match[1] === undefined ? { step: number } : { iteration: number };
}

/**
 * The step at which playing stops by itself, as far as that is known; Infinity: it does not.
 * @param {number} from the step that it plays from
 * @param {Until | null} until
 * @param {Pick<import("../types.js").Snapshot, "iterations"> | null} head
 */
export function stopAfter(from, until, head) {
  if (until === null) return Infinity;
  const step = "step" in until ? until.step : (head?.iterations[until.iteration - 1]?.firstStep ?? Infinity);
  return from < step ? step : Infinity;
}
