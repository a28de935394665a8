/** Searches that run elsewhere: the shape of Search, with promises. */

import { FreedError } from "./errors.js";
import { Holding } from "./holding.js";
import { proves } from "./search-options.js";
import { snapshotOf, traceStepOf } from "./snapshot.js";
import { PROGRESS_MS } from "./solver-protocol.js";

/**
 * @typedef {import("./solver-protocol.js").Advance} Advance
 * @typedef {import("./solver-protocol.js").Moment} Moment
 * @typedef {import("./types-remote.js").CallOptions} CallOptions
 * @typedef {import("./types.js").CensusWish} CensusWish
 * @typedef {import("./types.js").Progress} Progress
 * @typedef {import("./types.js").RunLimits} RunLimits
 * @typedef {import("./types.js").Snapshot} Snapshot
 * @typedef {import("./types.js").Status} Status
 */

/**
 * For `solve`: how far a search comes within a moment, and with `snapshot` all of that moment.
 * @type {(search: RemoteSearch, snapshot: boolean) => Promise<Advance>}
 */
export let advance;

/**
 * A search that runs in a worker, while the next step or snapshot of it is awaited. As an async iterable it gives
 * snapshots, about ten a second, the last one at its end:
 *
 *     for await (const { node, stats } of search) draw(node, stats);
 *
 * Free it when done. Once it or its puzzle is freed its methods are rejected with a FreedError; once it is aborted,
 * with its signal's reason; and when its worker breaks down, with a WorkerError. A method that may take long takes a
 * signal of its own, which gives up that call alone: the search stays, with the nodes that it has taken until then.
 * @hideconstructor
 */
export class RemoteSearch {
  /** For the console, where the name would be shortened. */
  static name = "RemoteSearch";

  #board;
  #lease;
  #holding;
  /** Why it cannot be used any more. @type {{ error: unknown } | null} */
  #end = null;
  /** What iteration waits for while it is paused. @type {{ promise: Promise<void>, open: () => void } | null} */
  #gate = null;
  /** Stops listening to the signal. */
  #unlisten = () => {};
  #milliseconds = 0;
  /** @type {Status} */
  #status = "running";

  static {
    advance = (search, snapshot) => search.#advance({ milliseconds: PROGRESS_MS, snapshot });
  }

  /**
   * @param {import("./board.js").Board} board
   * @param {import("./solver-lease.js").SearchLease} lease
   * @param {{ engine: string, bound: string }} choice
   * @param {AbortSignal | undefined} signal
   */
  constructor(board, lease, { engine, bound }, signal) {
    this.#board = board;
    this.#lease = lease;
    this.#holding = new Holding(this, () => void lease.end());
    /** Name of the engine at work, never "auto". */
    this.engine = engine;
    /** Name of the bound at work; "none" with an engine that knows no bound. */
    this.bound = bound;
    /** As Search's `proves`. */
    this.proves = proves(board, engine, bound);
    if (signal !== undefined) {
      const abort = () => this.#close(signal.reason);
      signal.addEventListener("abort", abort);
      this.#unlisten = () => signal.removeEventListener("abort", abort);
      if (signal.aborted) abort();
    }
  }

  /** Where the search stands as far as it was computed, as of the last answer. */
  get status() {
    return this.#status;
  }

  /** Time spent searching, as of the last answer. */
  get milliseconds() {
    return this.#milliseconds;
  }

  /**
   * @param {import("./solver-lease.js").SearchRequest} request
   * @param {AbortSignal} [signal] of this call
   */
  async #call(request, signal) {
    if (this.#end !== null) throw this.#end.error;
    // Throws where the puzzle was freed.
    void this.#board.handle;
    const { value, status, milliseconds } = await this.#lease.call(request, this, signal);
    this.#status = status;
    this.#milliseconds = milliseconds;
    return value;
  }

  /**
   * @param {{ milliseconds: number, snapshot: boolean, census?: boolean }} wish
   * @param {AbortSignal} [signal]
   * @returns {Promise<Advance>}
   */
  #advance({ milliseconds, snapshot, census = false }, signal) {
    return this.#call({ type: "advance", milliseconds, snapshot, census }, signal);
  }

  /** @param {Moment} moment */
  #snapshotOf({ snapshot, census }) {
    return snapshotOf(this.#board, snapshot, census);
  }

  /**
   * Takes at most `nodes` more nodes, in short slices; fewer where the search ends before or is paused.
   * @param {number} [nodes] a whole number from 1, or Infinity; 1 without it
   * @param {CallOptions} [options]
   * @returns {Promise<Status>}
   */
  step(nodes = 1, { signal } = {}) {
    return this.#call({ type: "step", nodes, milliseconds: Infinity }, signal);
  }

  /**
   * Searches until it ends, is paused, or comes to a limit, in short slices; as Search's `run`.
   * @param {RunLimits & CallOptions} [limits] at most that many nodes and about that much time spent on them; without
   *   them to the end
   * @returns {Promise<Status>}
   */
  run({ nodes = Infinity, milliseconds = Infinity, signal } = {}) {
    return this.#call({ type: "step", nodes, milliseconds }, signal);
  }

  /**
   * Searches for about that long, in short slices; shorter where the search ends before or is paused.
   * @param {number} milliseconds
   * @param {CensusWish & CallOptions} [options]
   * @returns {Promise<Snapshot>} how far it came: the last step computed, which is shown from now on
   */
  async advance(milliseconds, { census = false, signal } = {}) {
    const { moment } = await this.#advance({ milliseconds, snapshot: true, census }, signal);
    return this.#snapshotOf(/** @type {Moment} */ (moment));
  }

  /**
   * Shows a moment wherever it is: a step that is not computed yet is computed first, in short slices. Where the search
   * ends before or is paused meanwhile, or where memory for looking back cannot be had, the last step is shown.
   * @param {number} step a whole number from 0, or Infinity
   * @param {CensusWish & CallOptions} [options]
   * @returns {Promise<Snapshot>} the moment shown
   */
  async show(step, { census = false, signal } = {}) {
    return this.#snapshotOf(await this.#call({ type: "show", step, census }, signal));
  }

  /**
   * Shows an earlier or later moment, as Search's `seek` does.
   * @param {number} step from 0 to the snapshot's `lastStep`
   * @returns {Promise<boolean>} false where memory for looking back cannot be had
   */
  seek(step) {
    return this.#call({ type: "seek", step });
  }

  /**
   * The moment shown; also while a step is under way, between two slices.
   * @returns {Promise<Snapshot>}
   */
  async snapshot() {
    return snapshotOf(this.#board, await this.#call({ type: "snapshot" }));
  }

  /**
   * The numbers of the moment shown, cheaper than all of it.
   * @returns {Promise<Progress>}
   */
  progress() {
    return this.#call({ type: "progress" });
  }

  /**
   * How many nodes there are of each class at the moment shown, as Search's `census`.
   * @returns {Promise<import("./types.js").Census | null>}
   */
  census() {
    return this.#call({ type: "census" });
  }

  /**
   * The steps from `from` to `to`, both included, as far as they are computed; as Search's `trace`, in short slices, and
   * `pause` does not end it. All of them cross from the worker at once, so a long trace is better asked for in parts of
   * some ten thousand steps.
   * @param {number} from a whole number from 0, before the first step
   * @param {number} to a whole number, or Infinity
   * @param {CallOptions} [options]
   * @returns {Promise<import("./types.js").TraceStep[]>}
   */
  async trace(from, to, { signal } = {}) {
    /** @type {import("./core-searches.js").RawTraceStep[]} */
    const steps = await this.#call({ type: "trace", from, to }, signal);
    return steps.map((step) => traceStepOf(this.#board, step));
  }

  /**
   * Ends the search as when its time is up, as Search's `stop` does.
   * @returns {Promise<Status>}
   */
  stop() {
    return this.#call({ type: "stop" });
  }

  /**
   * Holds iteration until `resume`, and ends a `step`, `run`, `advance` or `show` that is under way; all of them work
   * meanwhile.
   */
  pause() {
    if (this.#gate !== null) return;
    let open = () => {};
    const promise = new Promise((/** @type {(value: void) => void} */ resolve) => {
      open = resolve;
    });
    this.#gate = { promise, open };
    this.#lease.interrupt();
  }

  /** Lets iteration go on. */
  resume() {
    this.#gate?.open();
    this.#gate = null;
  }

  async *[Symbol.asyncIterator]() {
    for (;;) {
      await this.#gate?.promise;
      const snapshot = await this.advance(PROGRESS_MS);
      yield snapshot;
      if (snapshot.status !== "running") return;
    }
  }

  /** @param {unknown} error for whoever waits for the search, or asks for more */
  #close(error) {
    this.#end ??= { error };
    this.#unlisten();
    this.resume();
    this.#lease.abandon(this, error);
    this.#holding.release();
  }

  /**
   * Ends the search wherever it is and gives its memory back. Freeing twice is fine.
   * @returns {Promise<void>} resolved when that is done
   */
  free() {
    this.#close(new FreedError("This search was freed: start another one to go on."));
    return this.#lease.end();
  }
}
