/** How a search grew: a curve with a bounded number of points, however long the search runs. */

/**
 * @typedef {object} Point
 * @property {number} step
 * @property {number} time milliseconds of searching
 * @property {number} held nodes held
 * @property {number} generated
 * @property {number} bytes the most held so far
 *
 * @typedef {keyof Point} Quantity
 */

/** @type {readonly Quantity[]} */
const quantities = Object.freeze(["step", "time", "held", "generated", "bytes"]);
/** More than a chart has pixels for is not worth keeping. */
export const mostPoints = 512;
/**
 * Points stay apart by a share of the whole curve, or at its beginning by a share of their steps, so that it is smooth on
 * a logarithmic scale as well: some 450 points at most, as long as steps can be counted.
 */
const shareOfAll = 1 / 192;
const shareOfStep = 1 / 8;

/**
 * @param {readonly number[]} sorted
 * @param {number} value
 * @returns {number} index of the last one that is not larger; -1: each is
 */
function lastUpTo(sorted, value) {
  let [low, high] = [-1, sorted.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (sorted[middle] <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

export class Series {
  /** One list for each quantity, steps and times ascending. @type {Record<Quantity, number[]>} */
  columns = { step: [], time: [], held: [], generated: [], bytes: [] };

  get length() {
    return this.columns.step.length;
  }

  /** Adds a point behind the last one; one that is not behind it is known already. @param {Point} point */
  add(point) {
    const { columns } = this;
    if (this.length > 0 && point.step <= /** @type {number} */ (columns.step.at(-1))) return;
    for (const quantity of quantities) columns[quantity].push(point[quantity]);
    if (this.length > mostPoints) this.#thin();
  }

  /** Leaves out points that lie close to the one before; the last one stays. */
  #thin() {
    const { step } = this.columns;
    const last = step.length - 1;
    const apart = step[last] * shareOfAll;
    let before = -Infinity;
    const stays = step.map((value, index) => {
      if (index < last && value - before < Math.min(apart, value * shareOfStep)) return false;
      before = value;
      return true;
    });
    for (const quantity of quantities) {
      this.columns[quantity] = this.columns[quantity].filter((_, index) => stays[index]);
    }
  }

  /** @param {number} time @returns {number} the last step known to have been taken by then */
  stepAt(time) {
    const index = lastUpTo(this.columns.time, time);
    return index < 0 ? 0 : this.columns.step[index];
  }

  /** @param {number} step @returns {number} the time by which it had been taken, as far as the points tell */
  timeAt(step) {
    const index = lastUpTo(this.columns.step, step);
    return index < 0 ? 0 : this.columns.time[index];
  }
}
