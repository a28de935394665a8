/** Puzzles whose searches run elsewhere, and those searches: the shapes of Puzzle and Search, with promises. */

import { FreedError } from "./errors.js";
import { Holding } from "./holding.js";
import { boardOf } from "./puzzle.js";
import { resolveOptions } from "./search-options.js";
import { answerOf, snapshotOf } from "./snapshot.js";
import { SearchLease } from "./solver-lease.js";
import { PROGRESS_MS } from "./solver-protocol.js";

/**
 * @typedef {import("./board.js").Board} Board
 * @typedef {import("./solver-protocol.js").Advance} Advance
 * @typedef {import("./types.js").RemoteSearchOptions} RemoteSearchOptions
 * @typedef {import("./types.js").Status} Status
 */

/**
 * For `solve`: how far a search comes within a moment.
 * @type {(search: RemoteSearch) => Promise<Advance>}
 */
let advance;

/**
 * A search that runs in a worker, while the next step or snapshot of it is awaited. As an async iterable it gives
 * snapshots, about ten a second, the last one at its end:
 *
 *     for await (const { node, stats } of search) draw(node, stats);
 *
 * Free it when done. Once it or its puzzle is freed its methods are rejected with a FreedError; once it is aborted,
 * with its signal's reason; and when its worker breaks down, with a WorkerError.
 * @hideconstructor
 */
export class RemoteSearch {
  #board;
  #lease;
  #holding;
  /** Why it cannot be used any more. @type {{ error: unknown } | null} */
  #end = null;
  /** What iteration waits for while it is paused. @type {{ promise: Promise<void>, open: () => void } | null} */
  #gate = null;
  /** Stops listening to the signal. */
  #unlisten = () => {};

  static {
    advance = (search) => search.#advance(false);
  }

  /**
   * @param {Board} board
   * @param {SearchLease} lease
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
    if (signal !== undefined) {
      const abort = () => this.#close(signal.reason);
      signal.addEventListener("abort", abort);
      this.#unlisten = () => signal.removeEventListener("abort", abort);
      if (signal.aborted) abort();
    }
  }

  /** @param {import("./solver-lease.js").SearchRequest} request */
  async #call(request) {
    if (this.#end !== null) throw this.#end.error;
    // Throws where the puzzle was freed.
    void this.#board.handle;
    return this.#lease.call(request, this);
  }

  /**
   * @param {boolean} snapshot
   * @returns {Promise<Advance>}
   */
  #advance(snapshot) {
    return this.#call({ type: "advance", milliseconds: PROGRESS_MS, snapshot });
  }

  /**
   * Takes at most `nodes` more nodes, in short slices; fewer where the search ends before or is paused.
   * @param {number} [nodes] a whole number from 1, or Infinity; 1 without it
   * @returns {Promise<Status>}
   */
  step(nodes = 1) {
    return this.#call({ type: "step", nodes });
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
   * @returns {Promise<import("./types.js").Snapshot>}
   */
  async snapshot() {
    return snapshotOf(this.#board, await this.#call({ type: "snapshot" }));
  }

  /**
   * Ends the search as when its time is up, as Search's `stop` does.
   * @returns {Promise<Status>}
   */
  stop() {
    return this.#call({ type: "stop" });
  }

  /** Holds iteration until `resume`, and ends a step that is under way; `step`, `seek` and `snapshot` work meanwhile. */
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
      const { snapshot } = await this.#advance(true);
      const moment = /** @type {import("./core-searches.js").RawSnapshot} */ (snapshot);
      yield snapshotOf(this.#board, moment);
      if (moment.status !== "running") return;
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

/**
 * A puzzle whose searches run in a worker. Everything else is here and answers at once, as with Puzzle.
 * @hideconstructor
 */
export class RemotePuzzle {
  #puzzle;
  #pool;

  /**
   * @param {import("./puzzle.js").Puzzle} puzzle
   * @param {import("./solver-pool.js").SolverPool} pool
   */
  constructor(puzzle, pool) {
    this.#puzzle = puzzle;
    this.#pool = pool;
    /** Name of the puzzle, for example "wall-pushers". */
    this.name = puzzle.name;
    this.rows = puzzle.rows;
    this.columns = puzzle.columns;
    /** Names of all moves, in the order in which they are tried and compared. */
    this.moves = puzzle.moves;
    /** Names of the bounds, weakest first. */
    this.bounds = puzzle.bounds;
    /** Names of the text forms. */
    this.forms = puzzle.forms;
  }

  /** The state that the board starts in. */
  get start() {
    return this.#puzzle.start;
  }

  /** As Puzzle's `obstacle`. */
  get obstacle() {
    return this.#puzzle.obstacle;
  }

  /**
   * As Puzzle's `write`.
   * @param {string} [form]
   * @param {{ list?: boolean }} [options]
   * @returns {string}
   */
  write(form, options) {
    return this.#puzzle.write(form, options);
  }

  /**
   * As Puzzle's `writeAnswer`.
   * @param {Iterable<string>} moves
   * @param {{ withMoves?: boolean }} [options]
   * @returns {string}
   */
  writeAnswer(moves, options) {
    return this.#puzzle.writeAnswer(moves, options);
  }

  /**
   * As Puzzle's `readAnswer`.
   * @param {string} text
   * @returns {string[]}
   */
  readAnswer(text) {
    return this.#puzzle.readAnswer(text);
  }

  /**
   * Searches for a shortest solution until it is found or a limit is reached.
   * @param {import("./types.js").RemoteSolveOptions} [options]
   * @returns {Promise<import("./types.js").Answer>} rejected with the signal's reason when it is aborted, with a
   *   WorkerError when the worker breaks down, with a RangeError when an option is wrong
   */
  async solve({ onProgress, ...options } = {}) {
    const search = await this.search(options);
    try {
      for (;;) {
        const { progress, snapshot, milliseconds } = await advance(search);
        if (snapshot !== null) {
          const { engine, bound } = search;
          const answer = answerOf(boardOf(this.#puzzle), snapshot, { engine, bound, milliseconds });
          // The next search finds the worker idle.
          await search.free();
          return answer;
        }
        onProgress?.(progress);
      }
    } finally {
      void search.free();
    }
  }

  /**
   * Begins a search that is driven from outside.
   * @param {RemoteSearchOptions} [options]
   * @returns {Promise<RemoteSearch>} rejected as `solve` is
   */
  async search({ signal, engine, bound, prune, limits } = {}) {
    signal?.throwIfAborted();
    const board = boardOf(this.#puzzle);
    const options = { engine, bound, prune, limits: { ...limits } };
    // Here rather than over there, where its error would arrive late.
    resolveOptions(board, options);
    const { lease, choice } = await SearchLease.begin(this.#pool, board, options, signal);
    return new RemoteSearch(board, lease, choice, signal);
  }

  /** Gives the board's memory back. Its searches are freed on their own. */
  free() {
    this.#puzzle.free();
  }
}
