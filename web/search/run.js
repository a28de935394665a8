/**
 * A search being watched. What is shown and how far it was computed are two things, and going back discards nothing. It
 * knows no document: its owner is told what happens.
 *
 * There is one goal at a time, and one loop that works towards it, a call after another. Another goal takes the place of
 * the one before at once: a call that is under way is ended early.
 */

import { LiveSearch } from "./live.js";
import { Nap } from "./nap.js";
import { Patience } from "./patience.js";
import { fullSpeed, stopAfter, tickOf, usualSpeed } from "./ticks.js";

/**
 * @typedef {import("../types.js").Snapshot} Snapshot
 *
 * @typedef {"preparing" | "playing" | "paused" | "ended" | "failed"} Phase `ended`: the last step of all is shown
 *
 * @typedef {{ type: "play", start: number | null, stride: number } | { type: "end" } | { type: "stop" }
 *   | { type: "step", step: number } | { type: "iteration", index: number }} Goal `start`: where it
 *   begins, null: where it is; `stride`: nodes with each picture of a replay at full speed, 0 before its first one
 *
 * @typedef {object} RunOwner
 * @property {() => void} changed what may be done, or how far the search has come
 * @property {(before: Snapshot | null, speed: number | null) => void} shown another moment; `speed`: nodes a second while
 *   it plays, null: asked for by hand
 * @property {(answer: import("../types.js").Answer) => void} ended the search has come to its end, whichever moment is shown
 * @property {(error: unknown) => void} failed
 */

/** How long a search runs at full speed between two pictures, in milliseconds. */
const slice = 50;
/** How many pictures a replay at full speed has. */
const replayPictures = 20;
/** On the way to a goal far ahead a call takes twice the nodes of the one before, until it takes this long. */
const shortCall = 25;
/** How many nodes the way to a certain node begins with; the way to an iteration, whose node is not known, with one. */
const firstStride = 1024;

export class SearchRun {
  #owner;
  /** @type {Goal | null} */
  #goal = null;
  #isOpen = false;
  #isDriving = false;
  #isHeld = false;
  #hasEnded = false;
  #nap = new Nap();
  #patience = new Patience(() => this.#owner.changed());
  #lastTick = -Infinity;
  #lastPicture = -Infinity;
  #stride = 1;
  #speed = usualSpeed;

  /** The search itself, and what is known of it. */
  live;
  /** The moment shown. @type {Snapshot | null} */
  snapshot = null;
  /** Where playing stops by itself. @type {import("./ticks.js").Until | null} */
  until = null;
  /** @type {unknown} */
  error = null;
  /** Whether memory for looking back could not be had. */
  isBlind = false;

  /** @param {RunOwner} owner @param {import("./live.js").Task} task @param {import("./live.js").Solver} solver */
  constructor(owner, task, solver) {
    this.#owner = owner;
    this.live = new LiveSearch(task, solver);
  }

  /** The step shown, or the one that was asked for and is on its way. */
  get step() {
    return this.#goal?.type === "step" ? this.#goal.step : (this.snapshot?.step ?? 0);
  }

  /** The iteration shown, or the one that was asked for and is on its way, from 0; -1: none. */
  get iteration() {
    return this.#goal?.type === "iteration" ? this.#goal.index : (this.snapshot?.iterations.length ?? 0) - 1;
  }

  /** Whether there is something that it has not reached yet. */
  get isBusy() {
    return this.#goal !== null;
  }

  /** @returns {Phase} */
  get phase() {
    const { snapshot } = this;
    if (this.error !== null) return "failed";
    if (snapshot === null) return "preparing";
    if (this.#patience.isOver && this.live.lastStep === 0) return "preparing";
    const type = this.#goal?.type;
    // Whatever is there at once is no playing.
    if (type === "play" || type === "end" || this.#patience.isOver) return "playing";
    return snapshot.status === "running" ? "paused" : "ended";
  }

  /** The step on the way to which it is, where that takes long. */
  get destination() {
    return this.#goal?.type === "step" && this.#patience.isOver ? this.#goal.step : null;
  }

  /** Whether it waits until somebody sees it. */
  get #isWaiting() {
    const type = this.#goal?.type;
    return this.#isHeld && (type === "play" || type === "end");
  }

  /** Nodes a second while it plays. */
  get speed() {
    return this.#speed;
  }

  set speed(speed) {
    this.#speed = speed;
    this.#nap.end();
    this.#owner.changed();
  }

  // --------------------------------------------------------------------------------------------------- what may be done

  /** Gets ready, and shows the beginning. */
  open() {
    void this.#drive();
  }

  /** Goes on; after the end, from the start. */
  play() {
    const isOver = this.snapshot !== null && this.snapshot.status !== "running";
    const asked = this.#goal?.type === "step" ? this.#goal.step : null;
    this.#lastTick = -Infinity;
    this.#aim({ type: "play", start: asked ?? (isOver ? 0 : null), stride: 0 });
  }

  pause() {
    this.#aim(null);
  }

  /** @param {number} step computed first, where it has not been yet */
  seek(step) {
    if (step !== this.step || this.#goal !== null) this.#aim({ type: "step", step: Math.max(0, Math.trunc(step)) });
  }

  /** @param {number} index of an iteration, from 0: its first step */
  seekIteration(index) {
    this.#aim({ type: "iteration", index: Math.max(0, index) });
  }

  /** At full speed, whatever the speed is. */
  runToEnd() {
    this.#aim({ type: "end" });
  }

  /** Ends the search where it is, with what is proved. */
  stop() {
    this.#aim({ type: "stop" });
  }

  /** @param {boolean} held whether playing waits for now; a step that was asked for comes all the same */
  hold(held) {
    if (held === this.#isHeld) return;
    this.#isHeld = held;
    if (this.#isWaiting) this.#interrupt();
    else void this.#drive();
  }

  /** Ends it for good and gives its memory back. */
  dispose() {
    this.#patience.end();
    this.#goal = null;
    this.live.dispose();
    this.#nap.end();
  }

  // ----------------------------------------------------------------------------------------------------------- the loop

  /** @param {Goal | null} goal */
  #aim(goal) {
    if (this.live.isDisposed || this.error !== null) return;
    this.#goal = goal;
    this.#stride = goal?.type === "step" ? firstStride : 1;
    if (goal === null) this.#patience.end();
    else this.#patience.begin();
    this.#interrupt();
    this.#owner.changed();
    void this.#drive();
  }

  /** Ends early what is under way: a call, or the time between two pictures. */
  #interrupt() {
    this.#nap.end();
    this.live.interrupt();
  }

  async #drive() {
    if (this.#isDriving) return;
    this.#isDriving = true;
    try {
      if (!this.#isOpen) {
        this.#take(await this.live.open());
        this.#isOpen = true;
      }
      while (this.#goal !== null && !this.#isWaiting) {
        const goal = this.#goal;
        const isReached = await this.#approach(goal);
        if (isReached && goal === this.#goal) this.#rest();
      }
    } catch (error) {
      if (this.live.isDisposed) return;
      this.#goal = null;
      this.error = error;
      this.#owner.failed(error);
    } finally {
      this.#isDriving = false;
    }
  }

  #rest() {
    this.#patience.end();
    this.#goal = null;
    this.#owner.changed();
  }

  /** Makes a call on the way to a goal. @param {Goal} goal @returns {Promise<boolean>} whether it is reached */
  async #approach(goal) {
    if (goal.type === "play") return this.#play(goal);
    if (goal.type === "end") return this.#take(await this.live.advance(slice), fullSpeed);
    if (goal.type === "stop") {
      this.#take(await this.live.stop());
      return true;
    }
    if (goal.type === "step") return this.#goTo(goal.step);
    const { firstStep } = this.live.head?.iterations[goal.index] ?? {};
    return this.#goTo(firstStep ?? Infinity);
  }

  /** @param {Extract<Goal, { type: "play" }>} goal */
  async #play(goal) {
    if (goal.start !== null) {
      if (!(await this.#goTo(goal.start))) return false;
      goal.start = null;
      this.#lastTick = performance.now();
      return this.snapshot?.status !== "running";
    }
    const from = this.snapshot?.step ?? 0;
    const isFull = this.#speed === fullSpeed;
    const isAhead = isFull && from === this.live.lastStep;
    goal.stride ||= Math.ceil((this.live.lastStep - from) / replayPictures);
    const tick = isFull ? { nodes: goal.stride, milliseconds: isAhead ? 0 : slice } : tickOf(this.#speed);
    const wait = this.#lastTick + tick.milliseconds - performance.now();
    // Whoever is woken early looks again at the speed, and at the goal.
    if (wait > 0 && !(await this.#nap.take(wait))) return false;
    this.#lastTick = performance.now();
    const stop = stopAfter(from, this.until, this.live.head);
    const to = Math.min(from + tick.nodes, stop, isFull ? this.live.lastStep : Infinity);
    const snapshot = isAhead ? await this.live.advance(slice) : await this.live.show(to);
    // The iteration to stop at may have begun only now.
    const late = stopAfter(from, this.until, this.live.head);
    if (snapshot.step < late) return this.#take(snapshot, this.#speed);
    this.#take(snapshot.step === late ? snapshot : await this.live.show(late), this.#speed);
    return true;
  }

  /** @param {number} step Infinity: not known yet @returns {Promise<boolean>} */
  async #goTo(step) {
    const isNear = step <= this.live.lastStep;
    const to = isNear ? step : Math.min(step, this.live.lastStep + this.#stride);
    const began = performance.now();
    const snapshot = await this.live.show(to);
    if (performance.now() - began < shortCall) this.#stride *= 2;
    this.isBlind = isNear && snapshot.step !== step;
    const isThere = isNear || snapshot.step >= step;
    if (isThere || snapshot.status !== "running" || began - this.#lastPicture > slice) this.#take(snapshot);
    return isThere || snapshot.status !== "running";
  }

  /** Shows a moment, and tells whether the search ends with it. @param {Snapshot} snapshot @param {number | null} [speed] */
  #take(snapshot, speed = null) {
    const { snapshot: before } = this;
    this.snapshot = snapshot;
    this.#lastPicture = performance.now();
    this.#owner.shown(before, speed);
    if (!this.#hasEnded && this.live.answer !== null) {
      this.#hasEnded = true;
      this.#owner.ended(this.live.answer);
    }
    return snapshot.status !== "running";
  }
}
