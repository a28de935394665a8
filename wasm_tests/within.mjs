// Ceilings on times that hold on a machine with other things to do as well.

import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";

/** How often a time is measured before it counts as too long. */
const tries = 6;

/**
 * Fails unless a time is within its limit. Whatever else a machine does only ever adds to a time, so the first measurement
 * that is within the limit shows that the code needs no more; between two of them the machine gets time to calm down.
 * @param {string} what
 * @param {number} most milliseconds
 * @param {() => number | Promise<number>} measure milliseconds, of a new attempt
 */
export async function within(what, most, measure) {
  /** @type {number[]} */
  const times = [];
  for (let pause = 50; ; pause *= 2) {
    times.push(await measure());
    if (times[times.length - 1] <= most) return;
    if (times.length === tries) break;
    await wait(pause);
  }
  assert.fail(`${what} took ${times.map((time) => time.toFixed(1)).join(", ")} ms: more than ${most} each time.`);
}

/**
 * @param {() => unknown} act
 * @returns {Promise<number>} how many milliseconds it took
 */
export async function timeOf(act) {
  const began = performance.now();
  await act();
  return performance.now() - began;
}
