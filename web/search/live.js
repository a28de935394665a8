/** A search in a worker, and what is known of it so far: from its beginning there until it is given back. */

import { keepsNodes } from "./facts.js";

/**
 * @typedef {import("../types.js").Snapshot} Snapshot
 *
 * @typedef {object} Task
 * @property {string} puzzle
 * @property {string} text one case, in a form that tells its own size
 * @property {string} engine
 * @property {string} bound empty: the one that suits the board best
 * @property {import("../types.js").Limits} limits
 *
 * @typedef {() => Promise<Pick<import("../solver-client.js").RemoteFewest, "parse">>} Solver where searches run
 */

export class LiveSearch {
  #task;
  #solver;
  #abort = new AbortController();
  /** @type {import("../remote.js").RemotePuzzle | null} */
  #board = null;
  /** @type {import("../remote-search.js").RemoteSearch | null} */
  #search = null;
  #isBusy = false;

  /** The last moment that was computed. @type {Snapshot | null} */
  head = null;
  /** When better solutions were first seen, the shortest last. @type {{ step: number, length: number }[]} */
  solutions = [];
  /** Whether it was ended by hand. */
  isStopped = false;

  /** @param {Task} task @param {Solver} solver */
  constructor(task, solver) {
    this.#task = task;
    this.#solver = solver;
  }

  /** The engine at work; the one asked for, until that is known. */
  get engine() {
    return this.#search?.engine ?? this.#task.engine;
  }

  get bound() {
    return this.#search?.bound ?? this.#task.bound;
  }

  /** Whether it proves what it finds; so it seems until it is known what is at work. */
  get proves() {
    return this.#search?.proves ?? true;
  }

  /** Whether the engine keeps the nodes that it has taken, so that there is a census of them. */
  get keepsNodes() {
    return keepsNodes(this.engine);
  }

  /** Time spent searching. */
  get milliseconds() {
    return this.#search?.milliseconds ?? 0;
  }

  /** How far it was computed. */
  get lastStep() {
    return this.head?.step ?? 0;
  }

  /** What it came to; null while it has not ended. @returns {import("../types.js").Answer | null} */
  get answer() {
    const { head, engine, bound, milliseconds } = this;
    if (head === null || head.status === "running") return null;
    const { status, reason, best: moves, lowerBound, upperBound, stats } = head;
    return { status, reason, engine, bound, moves, lowerBound, upperBound, stats, milliseconds };
  }

  get isDisposed() {
    return this.#abort.signal.aborted;
  }

  /** @returns {Promise<Snapshot>} the beginning */
  open() {
    const { puzzle, text, engine, bound, limits } = this.#task;
    const { signal } = this.#abort;
    return this.#ask(async () => {
      const remote = await this.#solver();
      signal.throwIfAborted();
      [this.#board] = await remote.parse(puzzle, text);
      if (signal.aborted) this.#board.free();
      signal.throwIfAborted();
      this.#search = await this.#board.search({ engine, ...(bound === "" ? {} : { bound }), limits, signal });
      return this.#search.show(0, { census: this.keepsNodes });
    });
  }

  /** @param {number} step computed first, where it has not been yet @returns {Promise<Snapshot>} */
  show(step) {
    return this.#ask(() => this.#use().show(step, { census: this.keepsNodes }));
  }

  /** @param {number} milliseconds at full speed @returns {Promise<Snapshot>} at the last step computed */
  advance(milliseconds) {
    return this.#ask(() => this.#use().advance(milliseconds, { census: this.keepsNodes }));
  }

  /** Ends the search where it is, with what is proved. @returns {Promise<Snapshot>} */
  stop() {
    return this.#ask(async () => {
      const wasRunning = this.answer === null;
      const status = await this.#use().stop();
      this.isStopped ||= wasRunning && status === "limit";
      return this.#use().show(this.lastStep, { census: this.keepsNodes });
    });
  }

  /** Ends the call that is under way early: it is answered with what it came to. */
  interrupt() {
    if (!this.#isBusy) return;
    this.#search?.pause();
    this.#search?.resume();
  }

  /** Gives everything back, whatever is under way. */
  dispose() {
    this.#abort.abort();
    void this.#search?.free();
    this.#board?.free();
  }

  #use() {
    if (this.#search === null) throw new Error("The search was not opened.");
    return this.#search;
  }

  /** @param {() => Promise<Snapshot>} call */
  async #ask(call) {
    this.#isBusy = true;
    try {
      const snapshot = await call();
      this.#abort.signal.throwIfAborted();
      this.#learn(snapshot);
      return snapshot;
    } finally {
      this.#isBusy = false;
    }
  }

  /** @param {Snapshot} snapshot */
  #learn(snapshot) {
    if (snapshot.step >= this.lastStep) this.head = snapshot;
    const { step, upperBound: length } = snapshot;
    if (length === Infinity) return;
    // An earlier look at the same solution tells better when it was found.
    const others = this.solutions.filter((one) => one.length !== length);
    const seen = this.solutions.find((one) => one.length === length)?.step ?? Infinity;
    this.solutions = [...others, { step: Math.min(step, seen), length }].sort((one, other) => one.step - other.step);
  }
}
