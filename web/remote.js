/** Puzzles whose searches run elsewhere: the shape of Puzzle, with promises. */

import { boardOf } from "./puzzle.js";
import { advance, RemoteSearch } from "./remote-search.js";
import { Telling } from "./remote-solving.js";
import { resolveOptions } from "./search-options.js";
import { answerOf } from "./snapshot.js";
import { SearchLease } from "./solver-lease.js";

/** @typedef {import("./types-remote.js").RemoteSearchOptions} RemoteSearchOptions */
/** @typedef {import("./types-remote.js").RemoteSolveOptions} RemoteSolveOptions */
/** @typedef {Telling<import("./types-remote.js").SolveProgress, import("./types.js").Answer>} SolveTelling */

/**
 * A puzzle whose searches run in a worker. Everything else is here and answers at once, as with Puzzle.
 * @hideconstructor
 */
export class RemotePuzzle {
  /** For the console, where the name would be shortened. */
  static name = "RemotePuzzle";

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

  /** As Puzzle's `place`. */
  get place() {
    return this.#puzzle.place;
  }

  /**
   * As Puzzle's `edit`.
   * @param {import("./types.js").Edit} edit
   * @returns {RemotePuzzle}
   */
  edit(edit) {
    return new RemotePuzzle(this.#puzzle.edit(edit), this.#pool);
  }

  /**
   * Searches for a shortest solution until it is found or a limit is reached. What is returned is the promise of the
   * answer, and while that is awaited an async iterable of the progress:
   *
   *     const solving = puzzle.solve();
   *     for await (const { best, lowerBound } of solving) show(best, lowerBound);
   *     const { moves } = await solving;
   *
   * Leaving the loop ends no search; aborting the signal does.
   * @param {RemoteSolveOptions} [options]
   * @returns {import("./types-remote.js").Solving} rejected with the signal's reason when it is aborted, with a WorkerError when
   *   the worker breaks down, with a FreedError when the puzzle was freed or the solver closed, with a RangeError when
   *   an option is wrong
   */
  solve(options = {}) {
    /** @type {SolveTelling} */
    const telling = new Telling();
    return telling.of(this.#solve(options, telling));
  }

  /**
   * @param {RemoteSolveOptions} options
   * @param {SolveTelling} telling
   * @returns {Promise<import("./types.js").Answer>}
   */
  async #solve({ onProgress, ...options }, telling) {
    const board = boardOf(this.#puzzle);
    const search = await this.search(options);
    try {
      for (;;) {
        const { progress, moment } = await advance(search, onProgress !== undefined || telling.isFollowed);
        if (moment === null) continue;
        const { best } = moment.snapshot;
        const told = { ...progress, best: best && board.moveNames(best) };
        telling.tell(told);
        if (progress.status !== "running") {
          const answer = answerOf(board, moment.snapshot, search);
          // The next search finds the worker idle.
          await search.free();
          return answer;
        }
        onProgress?.(told);
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
