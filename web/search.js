/** Searches: made by a puzzle, driven step by step, looked at in any moment. */

import { FreedError } from "./errors.js";
import { Pace } from "./pace.js";
import { duration, nodeCount, proves, stepNumber } from "./search-options.js";
import { snapshotOf, traceStepOf } from "./snapshot.js";

/**
 * @typedef {import("./core-searches.js").RawSnapshot} RawSnapshot
 * @typedef {import("./core-searches.js").RawTraceStep} RawTraceStep
 */

/**
 * All of the moment shown, fit for posting: for the two sides of a worker.
 * @type {(search: Search) => RawSnapshot}
 */
export let rawSnapshot;

/**
 * The same of a stretch of the trace, which must have been computed: as many steps from `from` up to `to` as can be had
 * in about that much time, and at least one. The moment shown stays.
 * @type {(search: Search, from: number, to: number, milliseconds: number) => RawTraceStep[]}
 */
export let rawTrace;

/**
 * A search for a shortest solution of one puzzle. It works only inside `step` and `run`; its result, its counts and
 * every moment of it are the same however the steps are split. Any number of searches live side by side.
 *
 * Free it when done: it holds up to its limit of memory. Once it or its puzzle is freed every member throws a
 * FreedError.
 * @hideconstructor
 */
export class Search {
  /** For the console, where the name would be shortened. */
  static name = "Search";

  #board;
  #handle;
  #holding;
  #timeLimit;
  #milliseconds = 0;
  #pace = new Pace();
  /** Before its first node a search may work for a while on what its bound needs. */
  #hasBegun = false;
  /** @type {import("./types.js").Status} */
  #status = "running";

  static {
    rawSnapshot = (search) => search.#raw();
    rawTrace = (search, from, to, milliseconds) => search.#trace(from, to, milliseconds);
  }

  /**
   * @param {import("./board.js").Board} board
   * @param {import("./search-options.js").ResolvedOptions} options
   * @throws {RangeError} not even the first bytes of a search can be had
   */
  constructor(board, options) {
    const { searches, engines } = board.core;
    const handle = searches.create(board.handle, options.core);
    if (handle === null) {
      throw new RangeError("Out of memory: the search cannot begin. Free other searches and puzzles first.");
    }
    this.#board = board;
    this.#handle = handle;
    this.#holding = board.shared.hold(this, () => searches.free(handle));
    this.#timeLimit = options.milliseconds;
    const { engine, bound } = searches.choice(handle);
    /** Name of the engine at work, never "auto". */
    this.engine = engines[engine].name;
    /** Name of the bound at work; "none" with an engine that knows no bound. */
    this.bound = board.kind.bounds[bound];
    /** Whether a solution that it ends with is proved to be shortest: not with a bound or an engine that are there to be
     * compared with. */
    this.proves = proves(board, this.engine, this.bound);
  }

  #use() {
    if (this.#holding.isReleased) throw new FreedError("This search was freed: start another one to go on.");
    // Throws where the puzzle was freed.
    return { searches: this.#board.core.searches, board: this.#board.handle, handle: this.#handle };
  }

  #raw() {
    const { searches, handle } = this.#use();
    return searches.snapshot(handle, this.#board.facts);
  }

  /** Where the search stands as far as it was computed; `seek` does not change it. */
  get status() {
    this.#use();
    return this.#status;
  }

  /** Time spent inside `step` and `run`. */
  get milliseconds() {
    return this.#milliseconds;
  }

  /**
   * Takes at most `nodes` more nodes; fewer where the search ends before. Before the first node the bound is made ready,
   * which may take a while on large boards. After the end it changes nothing but the moment shown, which becomes the
   * last one.
   * @param {number} [nodes] a whole number from 1, or Infinity; 1 without it
   * @returns {import("./types.js").Status}
   * @throws {RangeError} `nodes` is something else
   */
  step(nodes = 1) {
    return this.#advance(nodeCount(nodes), Infinity);
  }

  /**
   * Searches until it ends or until about that much time has passed: what a slice of work between other things needs.
   * @param {import("./types.js").RunLimits} [limits] at most that many nodes and about that much time; without them to
   *   the end
   * @returns {import("./types.js").Status}
   * @throws {RangeError} a limit is no number of that kind
   */
  run({ nodes = Infinity, milliseconds = Infinity } = {}) {
    return this.#advance(nodeCount(nodes), duration(milliseconds, "milliseconds"));
  }

  /**
   * @param {number} nodes
   * @param {number} milliseconds
   */
  #advance(nodes, milliseconds) {
    const { searches, handle } = this.#use();
    let left = nodes;
    let spent = 0;
    do {
      const budget = Math.min(left, this.#pace.nodes);
      const before = performance.now();
      this.#status = searches.step(handle, budget);
      const took = performance.now() - before;
      this.#hasBegun ||= searches.progress(handle).lastStep > 0;
      if (this.#hasBegun) {
        this.#pace.note(took);
        left -= budget;
      }
      spent += took;
      this.#milliseconds += took;
      if (this.#milliseconds >= this.#timeLimit) this.stop();
    } while (this.#status === "running" && left > 0 && spent < milliseconds);
    return this.#status;
  }

  /**
   * Ends the search here, as when its time is up: its status becomes "limit", with the reason "time" and all that was
   * proved; or "solved", where the best solution known is proved to be shortest. An ended search stays as it is.
   * @returns {import("./types.js").Status}
   */
  stop() {
    const { searches, handle } = this.#use();
    if (this.#status === "running") {
      searches.stop(handle);
      // A step of an ended search tells how it ended.
      this.#status = searches.step(handle, 1);
    }
    return this.#status;
  }

  /**
   * Shows an earlier or later moment: the one right after that many nodes. Nothing is discarded; the next step goes on
   * from where the search was computed.
   * @param {number} step from 0 to the snapshot's `lastStep`
   * @returns {boolean} false where memory for looking back cannot be had; then the last step is shown
   * @throws {RangeError} there is no such step
   */
  seek(step) {
    const { searches, handle } = this.#use();
    const { lastStep } = searches.progress(handle);
    if (!Number.isInteger(step) || step < 0 || step > lastStep) {
      throw new RangeError(`There is no step ${step}: the search was computed from 0 to ${lastStep}.`);
    }
    return searches.seek(handle, step);
  }

  /**
   * Shows a moment wherever it is: a step that is not computed yet is computed first, in one go, which may take long.
   * Where the search ends before, by its limits as well, or where memory for looking back cannot be had, the last step
   * is shown.
   * @param {number} step a whole number from 0, or Infinity
   * @param {import("./types.js").CensusWish} [options]
   * @returns {import("./types.js").Snapshot} the moment shown
   * @throws {RangeError} `step` is something else
   */
  show(step, { census = false } = {}) {
    const { lastStep } = this.progress();
    if (stepNumber(step) > lastStep) this.step(step - lastStep);
    this.seek(Math.min(step, this.progress().lastStep));
    return snapshotOf(this.#board, this.#raw(), census ? this.census() : null);
  }

  /**
   * How many nodes there are of each class at the moment shown. It costs as much as the way from the moment last
   * counted, or with a deepening engine as its stack is high: asked for moment after moment, next to nothing.
   * @returns {import("./types.js").Census | null} null where memory for it cannot be had
   */
  census() {
    const { searches, handle, board } = this.#use();
    return searches.census(handle, board);
  }

  /**
   * The steps from `from` to `to`, both included, as far as they are computed. The moment shown stays. A step costs two
   * or three times what it cost to compute and takes some hundred bytes: a hundred thousand steps need a second or two,
   * half a minute under a bound that costs much.
   * @param {number} from a whole number from 0, before the first step
   * @param {number} to a whole number, or Infinity
   * @returns {import("./types.js").TraceStep[]} none where `from` lies behind `to` or the last step
   * @throws {RangeError} a number is something else, or memory for looking back cannot be had
   */
  trace(from, to) {
    const last = Math.min(stepNumber(to), this.progress().lastStep);
    const first = Math.max(stepNumber(from), 1);
    if (first > last) return [];
    return this.#trace(first, last, Infinity).map((step) => traceStepOf(this.#board, step));
  }

  /**
   * @param {number} from
   * @param {number} to
   * @param {number} milliseconds
   * @returns {RawTraceStep[]}
   */
  #trace(from, to, milliseconds) {
    const { searches, handle } = this.#use();
    const { step: shown } = searches.progress(handle);
    const end = performance.now() + milliseconds;
    const steps = [];
    let isThere = true;
    for (let step = from; step <= to; step++) {
      isThere = searches.seek(handle, step);
      if (!isThere) break;
      steps.push(searches.traceStep(handle, this.#board.facts));
      if (performance.now() >= end) break;
    }
    if (!searches.seek(handle, shown) || !isThere) {
      throw new RangeError("Out of memory: the search cannot look back. Free other searches and puzzles first.");
    }
    return steps;
  }

  /**
   * The moment shown. What comes back is a copy: later steps do not change it.
   * @returns {import("./types.js").Snapshot}
   */
  snapshot() {
    return snapshotOf(this.#board, this.#raw());
  }

  /**
   * The numbers of the moment shown, cheaper than all of it.
   * @returns {import("./types.js").Progress}
   */
  progress() {
    const { searches, handle } = this.#use();
    return searches.progress(handle);
  }

  /** Gives the search's memory back. Freeing twice is fine. */
  free() {
    this.#holding.release();
  }
}
