/**
 * Searches of one board in lockstep: by steps, where each takes the same number of nodes, or by time, where each searches
 * for the same time. All of them show the same position of that course, a step or a time. Going back loses nothing, and
 * a search that is put in later catches up. Nothing here draws.
 */

import { Lane } from "./compare-lane.js";
import { Pace, Rounds } from "./compare-pace.js";
import { agreedTime, commonStep, reachedBy } from "./compare-reach.js";

/**
 * @typedef {import("./compare-lane.js").Choice} Choice
 * @typedef {import("./compare-link.js").Compared} Compared
 * @typedef {import("./compare-link.js").Lockstep} Lockstep
 * @typedef {import("../define.js").RemotePuzzle} RemotePuzzle
 */

/** The longest part of a round by time, in milliseconds. */
const timeSlice = 25;

export class Comparison {
  #open;
  #limits;
  #pace;
  #changed;
  /** @type {Promise<RemotePuzzle> | null} */
  #puzzle = null;
  #isFreed = false;
  #isDriving = false;
  #isStale = false;
  /** Whether the position has to come back to what was reached. */
  #isClipping = false;
  /** Steps that each search still has to take before the lockstep begins. @type {Map<Lane, number>} */
  #restoring = new Map();
  #rounds = new Rounds();

  /** @type {readonly Lane[]} */
  lanes = [];
  /** @type {Lockstep} */
  lockstep = "steps";
  /** A step or a time in milliseconds. */
  position = 0;
  /** How far the lockstep was computed. */
  farthest = 0;
  isRunning = false;

  /**
   * @param {object} means
   * @param {() => Promise<RemotePuzzle>} means.open the board; it is freed here
   * @param {import("../types.js").Limits} means.limits of each search
   * @param {Readonly<Record<Lockstep, number>>} [means.speeds] to begin with
   * @param {() => void} means.changed
   */
  constructor({ open, limits, speeds = { steps: Infinity, time: Infinity }, changed }) {
    this.#pace = new Pace(speeds);
    this.#open = open;
    this.#limits = limits;
    this.#changed = changed;
  }

  /** Steps a second, or milliseconds of searching a second; Infinity: as fast as it goes. */
  get speed() {
    return this.#pace.speeds[this.lockstep];
  }

  /** Whether something is under way that `pause` would end. */
  get isBusy() {
    return !this.#isFreed && (this.isRunning || this.lanes.some((lane) => !this.#isInPlace(lane)));
  }

  /** Whether there is nothing more to compute. */
  get isDone() {
    return this.lanes.every((lane) => lane.isDone);
  }

  get isAtEnd() {
    return this.isDone && this.position >= this.farthest;
  }

  /** @returns {Compared} */
  get compared() {
    const { lockstep, position } = this;
    const entries = this.lanes.map((lane) => {
      const { engine, bound, prune, isDone, lastStep } = lane;
      const step = lockstep === "time" ? lane.step : Math.min(position, isDone ? lastStep : position);
      return { engine, bound, prune, step: this.#restoring.get(lane) ?? step };
    });
    return { entries, lockstep };
  }

  // -------------------------------------------------------------------------------------------------------- the lanes

  /** Puts other searches in the place of all, each at its step. @param {Compared} compared */
  show({ entries, lockstep }) {
    for (const lane of this.lanes) lane.free();
    this.lanes = entries.map((entry) => new Lane(entry));
    this.#restoring = new Map(this.lanes.map((lane, index) => [lane, entries[index].step]));
    this.lockstep = lockstep;
    this.isRunning = false;
    this.#resume(0);
    this.farthest = 0;
    this.#go();
  }

  /** @param {number} index @param {Choice} choice */
  change(index, choice) {
    this.#put(this.lanes.map((lane, at) => (at === index ? new Lane(choice) : lane)));
  }

  /** @param {Choice} choice */
  add(choice) {
    this.#put([...this.lanes, new Lane(choice)]);
  }

  /** @param {number} index */
  remove(index) {
    this.#put(this.lanes.filter((_, at) => at !== index));
  }

  /** @param {readonly Lane[]} lanes */
  #put(lanes) {
    for (const lane of this.lanes.filter((lane) => !lanes.includes(lane))) {
      lane.free();
      this.#restoring.delete(lane);
    }
    this.lanes = lanes;
    this.#go();
  }

  // -------------------------------------------------------------------------------------------------------- the course

  /** Goes on, or once more from the start. */
  start() {
    if (this.isAtEnd) this.position = 0;
    this.isRunning = true;
    this.#resume(this.position);
    this.#go();
  }

  /** Stops wherever the searches are. */
  pause() {
    this.isRunning = false;
    this.#pace.hurries = false;
    this.#isClipping = true;
    for (const lane of this.lanes) lane.interrupt();
    this.#go();
  }

  /** Goes to the end of all searches as fast as it goes. */
  toEnd() {
    this.#resume(this.farthest);
    this.isRunning = !this.isDone;
    this.#pace.hurries = true;
    this.#go();
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.#pace.speeds[this.lockstep] = speed;
    this.#pace.reset();
    this.#go();
  }

  /** @param {number} position from 0 to `farthest` */
  seek(position) {
    this.isRunning = false;
    this.#resume(Math.min(position, this.farthest));
    this.#go();
  }

  /** The moment shown stays as far as the other lockstep knows it. @param {Lockstep} lockstep */
  setLockstep(lockstep) {
    if (lockstep === this.lockstep) return;
    this.pause();
    this.lockstep = lockstep;
    if (lockstep === "time") {
      const isLatest = this.lanes.every((lane) => lane.step === lane.lastStep);
      this.farthest = agreedTime(this.lanes);
      this.position = isLatest ? this.farthest : Math.max(...this.lanes.map((lane) => lane.milliseconds));
    } else {
      this.farthest = reachedBy(this.lanes, lockstep);
      this.position = Math.min(commonStep(this.lanes), this.farthest);
    }
    this.#go();
  }

  /** Frees all searches and the board. */
  free() {
    this.#isFreed = true;
    this.isRunning = false;
    for (const lane of this.lanes) lane.free();
    this.#puzzle?.then(
      (puzzle) => puzzle.free(),
      () => {},
    );
    this.#pace.wake();
  }

  /** @param {number} position */
  #resume(position) {
    this.position = position;
    this.#isClipping = false;
    this.#pace.reset();
  }

  // ------------------------------------------------------------------------------------------------------- the driving

  #go() {
    this.#isStale = true;
    this.#pace.wake();
    this.#changed();
    void this.#drive();
  }

  async #drive() {
    if (this.#isDriving) return;
    this.#isDriving = true;
    try {
      while (!this.#isFreed) {
        this.#isStale = false;
        const mayGoOn = await this.#advance();
        // Something else may be wanted since it looked.
        if (!mayGoOn && !this.#isStale) break;
        this.#changed();
      }
    } finally {
      this.#isDriving = false;
    }
    if (!this.#isFreed) this.#changed();
  }

  /** @returns {Promise<boolean>} whether there may be more to do */
  async #advance() {
    if (await this.#settle()) return true;
    this.#isClipping = false;
    this.farthest = this.isDone ? reachedBy(this.lanes, this.lockstep) : Math.max(this.farthest, this.position);
    this.position = Math.min(this.position, this.farthest);
    if (!this.isRunning) return false;
    if (this.isAtEnd) {
      this.isRunning = false;
      return false;
    }
    const more = await this.#pace.next(this.lockstep, this.position);
    if (this.isRunning) this.position += more;
    return true;
  }

  /** @param {Lane} lane */
  #isInPlace(lane) {
    const step = this.#restoring.get(lane);
    if (step !== undefined) return lane.failure !== null || lane.isAtStep(step);
    return this.lockstep === "time" ? lane.isAtTime(this.position) : lane.isAtStep(this.position);
  }

  /**
   * Brings the searches that are not in their place nearer to it.
   * @returns {Promise<boolean>} false: all are in their place
   */
  async #settle() {
    const off = this.lanes.filter((lane) => !this.#isInPlace(lane));
    if (off.length === 0) {
      if (this.#restoring.size === 0) return false;
      this.#restored();
      return true;
    }
    const startedAt = performance.now();
    if (this.lockstep === "time" && this.#restoring.size === 0) {
      // One after the other: searches that share a processor would spend their time waiting for it.
      for (const lane of off) await this.#approach(lane);
    } else await Promise.all(off.map((lane) => this.#approach(lane)));
    this.#rounds.note(performance.now() - startedAt);
    if (this.#isClipping) {
      this.#isClipping = false;
      if (this.#restoring.size > 0) this.#restored();
      this.position = Math.min(this.position, reachedBy(this.lanes, this.lockstep));
    }
    return true;
  }

  /** @param {Lane} lane */
  async #approach(lane) {
    const step = this.#restoring.get(lane);
    if (!lane.isBegun) await lane.begin((this.#puzzle ??= this.#open()), this.#limits);
    else if (step !== undefined) await lane.approachStep(step, this.#rounds.most);
    else if (this.lockstep === "time") await lane.approachTime(this.position, timeSlice);
    else await lane.approachStep(this.position, this.#rounds.most);
  }

  /** The lockstep begins where the searches were brought to. */
  #restored() {
    this.#restoring = new Map();
    const isTimed = this.lockstep === "time";
    this.position = isTimed ? agreedTime(this.lanes) : Math.max(...this.lanes.map((lane) => lane.step), 0);
    this.farthest = this.position;
  }
}
