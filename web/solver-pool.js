/**
 * Which search runs in which worker: each in one of its own as long as there are enough, so that two searches side by
 * side do not slow each other down.
 *
 * A module's memory never shrinks. A worker in which a search left much of it is retired: it gets no further search and
 * is ended after its last one.
 */

import { FreedError } from "./errors.js";

/** Memory that a worker may keep between two searches. */
export const RETAINED_BYTES = 64 * 1024 * 1024;

/**
 * A worker, possibly still starting.
 * @typedef {object} Place
 * @property {Promise<import("./solver-link.js").SolverLink>} link
 * @property {number} searches how many run there
 * @property {boolean} isRetiring
 */

export class SolverPool {
  #open;
  #most;
  /** @type {Set<Place>} */
  #places = new Set();
  #isClosed = false;

  /**
   * @param {() => Promise<import("./solver-link.js").SolverLink>} open starts a worker
   * @param {number} most how many there may be
   */
  constructor(open, most) {
    this.#open = open;
    this.#most = most;
  }

  /** Starts a worker ahead of the first search. */
  async warmUp() {
    const place = this.acquire();
    try {
      await place.link;
    } finally {
      place.searches--;
    }
  }

  /**
   * A place for one more search, for the caller to release.
   * @returns {Place}
   * @throws {FreedError} the pool was closed
   */
  acquire() {
    if (this.#isClosed) throw new FreedError("This solver was closed: get another one from `await Fewest.worker()`.");
    const usable = [...this.#places].filter((place) => !place.isRetiring);
    let place = usable.sort((one, other) => one.searches - other.searches)[0];
    if (place === undefined || (place.searches > 0 && usable.length < this.#most)) place = this.#add();
    place.searches++;
    return place;
  }

  /** @returns {Place} */
  #add() {
    const place = { link: this.#open(), searches: 0, isRetiring: false };
    const forget = () => void this.#places.delete(place);
    place.link.then((link) => link.closed.then(forget), forget);
    this.#places.add(place);
    return place;
  }

  /**
   * @param {Place} place where a search has ended
   * @param {number} memoryBytes size of the module's memory there; Infinity where it cannot be told
   */
  release(place, memoryBytes) {
    place.searches--;
    place.isRetiring ||= memoryBytes > RETAINED_BYTES;
    if (place.isRetiring && place.searches === 0) this.#end(place, new FreedError("This worker was retired."));
  }

  /**
   * @param {Place} place
   * @param {Error} error for whoever still waits
   */
  #end(place, error) {
    this.#places.delete(place);
    place.link.then(
      (link) => link.close(error),
      () => {},
    );
  }

  /** Ends all workers and whatever runs in them. */
  close() {
    this.#isClosed = true;
    const error = new FreedError("This solver was closed while a search was running.");
    for (const place of this.#places) this.#end(place, error);
  }
}
