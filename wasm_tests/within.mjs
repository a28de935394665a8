// Ceilings on times that hold on a machine with other things to do as well.

import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";

/** How often times are measured before they count as too long. */
const tries = 6;

/**
 * Fails unless times are within their limits, all of them in one attempt. Whatever else a machine does only ever adds to
 * a time, so the first attempt that is within the limits shows that the code needs no more; between two of them the
 * machine gets time to calm down.
 * @template {string} Name
 * @param {Readonly<Record<Name, number>>} limits milliseconds, by what takes them
 * @param {() => Promise<Readonly<Record<Name, number>>>} measure milliseconds, of a new attempt
 */
export async function allWithin(limits, measure) {
  const names = /** @type {Name[]} */ (Object.keys(limits));
  /** @type {string[]} */
  const attempts = [];
  for (let pause = 50; ; pause *= 2) {
    const times = await measure();
    if (names.every((name) => times[name] <= limits[name])) return;
    attempts.push(names.map((name) => times[name].toFixed(1)).join(", "));
    if (attempts.length === tries) break;
    await wait(pause);
  }
  const wanted = names.map((name) => `${name}: ${limits[name]} ms`).join(", ");
  assert.fail(`Each time more than ${wanted}. It was ${attempts.join("; ")}.`);
}

/**
 * The same with a single time.
 * @param {string} what
 * @param {number} most milliseconds
 * @param {() => number | Promise<number>} measure milliseconds, of a new attempt
 */
export const within = (what, most, measure) => allWithin({ [what]: most }, async () => ({ [what]: await measure() }));

/**
 * @param {() => unknown} act
 * @returns {Promise<number>} how many milliseconds it took
 */
export async function timeOf(act) {
  const began = performance.now();
  await act();
  return performance.now() - began;
}
