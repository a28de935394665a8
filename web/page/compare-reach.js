/** How far searches side by side have come together. */

/** @typedef {import("./compare-lane.js").Lane} Lane */

/**
 * How far all have come that go on; where none does, how far any has come.
 * @param {readonly Lane[]} lanes
 * @param {import("./compare-link.js").Lockstep} lockstep
 * @returns {number} a step or a time
 */
export function reachedBy(lanes, lockstep) {
  const far = (/** @type {Lane} */ lane) => (lockstep === "time" ? lane.time : lane.lastStep);
  const going = lanes.filter((lane) => !lane.isDone);
  if (going.length > 0) return Math.min(...going.map(far));
  return Math.max(...lanes.map(far), 0);
}

/**
 * @param {readonly Lane[]} lanes
 * @returns {number} the step that all show that are not at their end
 */
export function commonStep(lanes) {
  const going = lanes.filter((lane) => !lane.isDone || lane.step < lane.lastStep);
  if (going.length > 0) return Math.min(...going.map((lane) => lane.step));
  return Math.max(...lanes.map((lane) => lane.step), 0);
}

/**
 * Gives all that go on one time: that of the one that has searched for longest.
 * @param {readonly Lane[]} lanes
 * @returns {number} that time
 */
export function agreedTime(lanes) {
  const time = Math.max(...lanes.map((lane) => lane.time), 0);
  for (const lane of lanes) if (!lane.isDone) lane.agree(time);
  return time;
}
