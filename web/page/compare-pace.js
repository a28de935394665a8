/** How fast searches go on side by side: at a speed, or as fast as it goes, in rounds that end soon. */

/** @typedef {import("./compare-link.js").Lockstep} Lockstep */

/** How often a course at a chosen speed goes on, in milliseconds. */
const tick = 33;
/** As fast as it goes, a course grows by that share of itself at once: its curve stays smooth, and a pause is near. */
const share = 1 / 64;
/** The least and the most that a course goes on at once; times in milliseconds. */
const least = Object.freeze({ steps: 1, time: 0.5 });
const most = Object.freeze({ steps: Infinity, time: 25 });
/** A round shorter than that may be larger, one longer than that must be smaller, so that a pause takes effect soon. */
const shortRound = 15;
const longRound = 50;
const largestRound = 2 ** 30;

export class Pace {
  /** What is due at the speed chosen, and as of when. */
  #due = 0;
  #since = 0;
  #wake = () => {};

  /** Steps a second, or milliseconds of searching a second; Infinity: as fast as it goes. */
  speeds;
  /** Whether the speed is left aside. */
  hurries = false;

  /** @param {Readonly<Record<Lockstep, number>>} speeds to begin with */
  constructor(speeds) {
    this.speeds = { ...speeds };
  }

  /** Begins anew: nothing is due. */
  reset() {
    this.hurries = false;
    this.#due = 0;
    this.#since = performance.now();
  }

  /** Ends a wait early. */
  wake() {
    this.#wake();
  }

  /**
   * Waits until a course goes on.
   * @param {Lockstep} lockstep
   * @param {number} position where the course is
   * @returns {Promise<number>} by how much it goes on; 0 where the wait was ended early
   */
  async next(lockstep, position) {
    const speed = this.speeds[lockstep];
    if (this.hurries || speed === Infinity) {
      const some = Math.min(Math.max(position * share, least[lockstep]), most[lockstep]);
      return lockstep === "steps" ? Math.ceil(some) : some;
    }
    await this.#rest(Math.max(((least[lockstep] - this.#due) / speed) * 1000, tick));
    const now = performance.now();
    this.#due += ((now - this.#since) / 1000) * speed;
    this.#since = now;
    const taken = lockstep === "steps" ? Math.floor(this.#due) : this.#due;
    if (taken < least[lockstep]) return 0;
    this.#due -= taken;
    return taken;
  }

  /** @param {number} milliseconds */
  #rest(milliseconds) {
    return new Promise((/** @type {(value: void) => void} */ resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** How many steps a search takes before it is asked again. */
export class Rounds {
  most = 1;

  /** @param {number} took milliseconds of a round */
  note(took) {
    if (took < shortRound) this.most = Math.min(2 * this.most, largestRound);
    else if (took > longRound) this.most = Math.max(this.most >> 1, 1);
  }
}
