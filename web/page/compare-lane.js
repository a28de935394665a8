/** One of the searches side by side: what it is, how far it came, what it shows. */

import { Series } from "./compare-series.js";

/**
 * @typedef {import("./compare-link.js").Entry} Entry
 * @typedef {import("../define.js").RemotePuzzle} RemotePuzzle
 * @typedef {import("../define.js").RemoteSearch} RemoteSearch
 * @typedef {import("../types.js").Snapshot} Snapshot
 * @typedef {Omit<Entry, "step">} Choice what to search with
 */

/** A curve gets so many points while its steps grow e-fold, the first ones singly. */
const density = 64;
/** A worker's slice, in milliseconds: shorter than that it does not search when it is told a time. */
const SLICE_MS = 8;

export class Lane {
  /** @type {RemoteSearch | null} */
  #search = null;
  #isFreed = false;
  /** The step asked for last: where looking back is not to be had, another one is shown. */
  #asked = -1;
  /** Set against the clock of the others, where it joined them with another time of its own. In milliseconds. */
  #offset = 0;

  /** The moment shown. @type {Snapshot | null} */
  snapshot = null;
  series = new Series();
  hasEnded = false;
  /** Why there is nothing more to come, beside an end. @type {unknown} */
  failure = null;
  /** Whether the search is there. */
  isBegun = false;

  /** @param {Choice} choice with "auto", or without a bound: known by their own names once the search is there */
  constructor({ engine, bound, prune }) {
    this.engine = engine;
    this.bound = bound;
    this.prune = prune;
  }

  get step() {
    return this.snapshot?.step ?? 0;
  }

  /** How far it was computed. */
  get lastStep() {
    return this.snapshot?.lastStep ?? 0;
  }

  get isDone() {
    return this.hasEnded || this.failure !== null;
  }

  /** Milliseconds spent searching up to the moment shown. */
  get milliseconds() {
    if (this.step === this.lastStep) return this.#search?.milliseconds ?? 0;
    return Math.max(this.series.timeAt(this.step) - this.#offset, 0);
  }

  /** The time of all that was computed, by the clock of the lockstep. */
  get time() {
    return (this.#search?.milliseconds ?? 0) + this.#offset;
  }

  /** Takes a time for its own. @param {number} time not before its own */
  agree(time) {
    this.#offset += Math.max(time - this.time, 0);
  }

  /**
   * @param {Promise<RemotePuzzle>} puzzle
   * @param {import("../types.js").Limits} limits
   */
  async begin(puzzle, limits) {
    const { engine, bound, prune } = this;
    await this.#try(async () => {
      const search = await (await puzzle).search({ engine, ...(bound === "" ? {} : { bound }), prune, limits });
      if (this.#isFreed) {
        await search.free();
        return;
      }
      this.#search = search;
      this.engine = search.engine;
      // An engine that knows no bound calls it "none", which is also a bound to choose.
      this.bound = search.bound === "none" && bound !== "none" ? "" : search.bound;
      await this.#show(0);
      this.isBegun = true;
    });
  }

  /** @param {() => Promise<void>} act whose failure is this lane's alone */
  async #try(act) {
    try {
      await act();
    } catch (error) {
      if (!this.#isFreed) this.failure = error;
    }
  }

  /** @param {Snapshot} snapshot @param {number} [time] at which the others are, too */
  #take(snapshot, time = Infinity) {
    if (this.#isFreed) return;
    const { step, lastStep, status, held, stats } = snapshot;
    this.snapshot = snapshot;
    if (step < lastStep) return;
    this.hasEnded = status !== "running";
    const { generated, peakBytes: bytes } = stats;
    if (step > 0) this.series.add({ step, time: Math.min(this.time, time), held, generated, bytes });
  }

  /** @param {number} step */
  async #show(step) {
    const snapshot = await /** @type {RemoteSearch} */ (this.#search).show(step);
    this.#asked = step;
    this.#take(snapshot);
  }

  /** Whether it shows what belongs to a step, or as much of it as there is. @param {number} step */
  isAtStep(step) {
    return this.failure !== null || (this.isBegun && this.#asked === this.#known(step));
  }

  /** @param {number} step */
  #known(step) {
    return this.hasEnded ? Math.min(step, this.lastStep) : step;
  }

  /** Goes towards a step: at once where it was computed, else some way. @param {number} step @param {number} most */
  async approachStep(step, most) {
    const { lastStep } = this;
    const some = Math.min(Math.max(Math.ceil(lastStep / density), 1), most);
    const next = this.#known(step);
    await this.#try(() => this.#show(next <= lastStep ? next : Math.min(next, lastStep + some)));
  }

  /** @param {number} time */
  isAtTime(time) {
    if (this.failure !== null) return true;
    return this.isBegun && this.#hasTime(time) && this.#asked === this.series.stepAt(time);
  }

  /** @param {number} time */
  #hasTime(time) {
    return this.hasEnded || this.time >= time;
  }

  /** Goes towards a time: at once where it was computed, else some way. @param {number} time @param {number} most */
  async approachTime(time, most) {
    if (this.#hasTime(time)) {
      await this.#try(() => this.#show(this.series.stepAt(time)));
      return;
    }
    const { lastStep } = this;
    const rest = Math.min(time - this.time, most);
    const search = /** @type {RemoteSearch} */ (this.#search);
    // Shorter than a slice of the worker: as many steps as fit into it at the pace so far.
    const some = Math.max(Math.floor((lastStep / Math.max(search.milliseconds, rest)) * rest), 1);
    await this.#try(async () => {
      const snapshot = await (rest < SLICE_MS ? search.show(lastStep + some) : search.advance(rest));
      this.#asked = snapshot.step;
      this.#take(snapshot, time);
    });
  }

  /** Ends what is under way early; how far it came is kept. */
  interrupt() {
    this.#search?.pause();
    this.#search?.resume();
  }

  free() {
    this.#isFreed = true;
    void this.#search?.free();
    this.#search = null;
  }
}
