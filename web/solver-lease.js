/** One search's hold on a worker, or one generator's: from its beginning there to the end, exactly once. */

import { abortable } from "./abortable.js";

/** The form in which boards cross: short, and it tells everything by itself. */
const FORM = "link";

/**
 * A call without the search's number, which the lease adds.
 * @typedef {{ type: "step", nodes: number, milliseconds: number }
 *   | { type: "advance", milliseconds: number, snapshot: boolean, census: boolean }
 *   | { type: "show", step: number, census: boolean } | { type: "trace", from: number, to: number }
 *   | { type: "seek", step: number } | { type: "snapshot" } | { type: "progress" } | { type: "census" }
 *   | { type: "stop" } | { type: "try", nodes: number, milliseconds: number }} SearchRequest
 */

/**
 * What begins a search or a generator, likewise.
 * @typedef {{ type: "create", puzzle: string, text: string, options: import("./types.js").SearchOptions }
 *   | { type: "generate", options: import("./types-generate.js").GeneratorOptions }} Beginning
 */

let lastSearch = 0;

export class SearchLease {
  #pool;
  #place;
  #link;
  #search = ++lastSearch;
  /** @type {Promise<void> | null} */
  #ended = null;

  /**
   * Begins a search in a worker.
   * @param {import("./solver-pool.js").SolverPool} pool
   * @param {import("./board.js").Board} board
   * @param {import("./types.js").SearchOptions} options checked
   * @param {AbortSignal | undefined} signal not aborted yet
   * @returns {Promise<{ lease: SearchLease, choice: { engine: string, bound: string } }>}
   */
  static async begin(pool, board, options, signal) {
    const text = board.write(board.start, FORM);
    const beginning = /** @type {const} */ ({ type: "create", puzzle: board.kind.name, text, options });
    const { lease, answer } = await SearchLease.#take(pool, beginning, signal);
    return { lease, choice: answer };
  }

  /**
   * Begins a generator in a worker.
   * @param {import("./solver-pool.js").SolverPool} pool
   * @param {import("./types-generate.js").GeneratorOptions} options checked
   * @param {AbortSignal | undefined} signal not aborted yet
   * @returns {Promise<SearchLease>}
   */
  static async beginGenerator(pool, options, signal) {
    return (await SearchLease.#take(pool, { type: "generate", options }, signal)).lease;
  }

  /**
   * @param {import("./solver-pool.js").SolverPool} pool
   * @param {Beginning} beginning
   * @param {AbortSignal | undefined} signal
   * @returns {Promise<{ lease: SearchLease, answer: any }>} what the beginning is answered by
   */
  static async #take(pool, beginning, signal) {
    const place = pool.acquire();
    let link;
    try {
      link = await abortable(place.link, signal);
    } catch (error) {
      pool.release(place, 0);
      throw error;
    }
    const lease = new SearchLease(pool, place, link);
    try {
      const answer = await abortable(link.call({ ...beginning, search: lease.#search }, lease), signal);
      return { lease, answer };
    } catch (error) {
      void lease.end();
      throw error;
    }
  }

  /**
   * @param {import("./solver-pool.js").SolverPool} pool
   * @param {import("./solver-pool.js").Place} place
   * @param {import("./solver-link.js").SolverLink} link
   */
  constructor(pool, place, link) {
    this.#pool = pool;
    this.#place = place;
    this.#link = link;
  }

  /**
   * @param {SearchRequest} request
   * @param {object} owner
   * @param {AbortSignal} [signal] ends this call alone
   * @returns {Promise<import("./solver-protocol.js").Told>}
   */
  call(request, owner, signal) {
    return this.#link.call({ ...request, search: this.#search }, owner, signal);
  }

  interrupt() {
    this.#link.tell({ type: "interrupt", search: this.#search });
  }

  /**
   * @param {object} owner
   * @param {unknown} error
   */
  abandon(owner, error) {
    this.#link.abandon(owner, error);
  }

  /** @returns {Promise<void>} resolved when the search's memory is given back, however that came about */
  end() {
    return (this.#ended ??= this.#free());
  }

  async #free() {
    let memoryBytes;
    try {
      memoryBytes = await this.#link.call({ type: "free", search: this.#search }, this);
    } catch {
      // The worker has broken down, which ended all that it held, or never began the search.
      memoryBytes = this.#link.isOpen ? 0 : Infinity;
    }
    this.#pool.release(this.#place, memoryBytes);
  }
}
