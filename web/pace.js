/**
 * How many nodes to take between two looks at the clock.
 *
 * A node costs from a tenth of a microsecond to a millisecond, by puzzle, board and engine, so the number is found by
 * trying: doubled while a run of nodes is over before it can be measured well, halved when it takes long.
 */

/** Clocks are made coarse on purpose in browsers, but hardly anywhere coarser than this. */
const SHORT_MS = 1;
/** Half a slice: how much later than asked for a slice may end. */
const LONG_MS = 4;
/** A clock that stands still must not let the number grow for ever. */
const MOST_NODES = 65_536;

export class Pace {
  #nodes = 1;

  get nodes() {
    return this.#nodes;
  }

  /** @param {number} milliseconds that the last run of `nodes` nodes took */
  note(milliseconds) {
    if (milliseconds < SHORT_MS) this.#nodes = Math.min(2 * this.#nodes, MOST_NODES);
    else if (milliseconds > LONG_MS) this.#nodes = Math.max(this.#nodes >> 1, 1);
  }
}
