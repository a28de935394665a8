/** How far states are from a goal, proved by searching in the background. Each state is searched once. */

import { solveText } from "./element-core.js";

/**
 * @typedef {object} Distance
 * @property {number} least proved; Infinity: no goal can be reached
 * @property {boolean} exact whether it is the distance itself
 * @property {string | null} move the first move of a shortest way, if it is known
 */

/** A remark about a move is worth no longer search than this, in milliseconds. */
const patience = 3000;
/** How far along a solution its distances are kept: as far as a person is likely to follow it by hand. */
const memory = 256;

export class Distances {
  /** @type {Map<string, Distance>} */
  #known = new Map();
  #puzzle;

  /** @param {string} puzzle */
  constructor(puzzle) {
    this.#puzzle = puzzle;
  }

  /**
   * @param {import("./api.js").State} state
   * @param {AbortSignal} signal
   * @returns {Promise<Distance>} rejected when aborted
   */
  async of(state, signal) {
    if (state.isGoal) return { least: 0, exact: true, move: null };
    const text = state.write("link");
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const answer = await solveText(this.#puzzle, text, { signal, limits: { milliseconds: patience } });
    this.learn(state, answer);
    return /** @type {Distance} */ (this.#known.get(text));
  }

  /**
   * Keeps what an answer says about a state and, if it is solved, about those along the way.
   * @param {import("./api.js").State} state
   * @param {import("./types.js").Answer} answer
   */
  learn(state, { status, moves, lowerBound }) {
    if (status !== "solved" || moves === null) {
      const exact = status === "no-solution";
      this.#known.set(state.write("link"), { least: exact ? Infinity : lowerBound, exact, move: null });
      return;
    }
    let along = state;
    moves.slice(0, memory).forEach((move, made) => {
      this.#known.set(along.write("link"), { least: moves.length - made, exact: true, move });
      along = along.apply(move);
    });
  }
}
