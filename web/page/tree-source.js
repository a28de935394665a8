/** Where the tree comes from: a search of its own, the same as the one that is looked at, and its trace. */

/**
 * @typedef {import("../types.js").TraceStep} TraceStep
 * @typedef {import("../types.js").Iteration} Iteration
 * @typedef {import("../types.js").Snapshot} Snapshot
 * @typedef {import("../define.js").RemotePuzzle} RemotePuzzle
 * @typedef {import("../define.js").RemoteSearch} RemoteSearch
 *
 * @typedef {object} Window a stretch of the run that is one tree
 * @property {number} from
 * @property {number} to
 * @property {number | null} all how many steps the tree has in all; null: more than are shown
 * @property {number} iteration its index; -1: the whole run
 * @property {readonly Iteration[]} iterations those that are known; empty: the whole run is one tree
 */

/** How many steps are shown at most. */
export const mostSteps = 3000;
/** How many steps cross from the worker at once: what is made of them takes a part of a frame. */
const part = 250;
/** Engines that begin a new tree with each iteration. */
const deepening = Object.freeze(["dfs", "iddfs", "ida*"]);

export class TreeSource {
  #open;
  #options;
  /** @type {Promise<{ puzzle: RemotePuzzle, search: RemoteSearch }> | null} */
  #begun = null;

  /**
   * @param {() => Promise<RemotePuzzle>} open the board; it is freed here
   * @param {import("../types.js").SearchOptions} options
   */
  constructor(open, options) {
    this.#open = open;
    this.#options = options;
  }

  async #begin() {
    const puzzle = await this.#open();
    try {
      return { puzzle, search: await puzzle.search(this.#options) };
    } catch (error) {
      puzzle.free();
      throw error;
    }
  }

  /**
   * Finds the tree that a step belongs to, or that of an iteration.
   * @param {number} step
   * @param {number | null} iteration null: the one of the step
   * @returns {Promise<Window>}
   */
  async find(step, iteration) {
    const { search } = await (this.#begun ??= this.#begin());
    if (!deepening.includes(search.engine)) {
      const { lastStep, status } = await search.show(mostSteps);
      return { from: 1, to: lastStep, all: status === "running" ? null : lastStep, iteration: -1, iterations: [] };
    }
    const shown = await search.show(Math.max(step, 1));
    const index = iteration ?? shown.iterations.length - 1;
    // One that was chosen may lie behind the step, though not behind what was searched when it could be chosen.
    const known = iteration === null ? shown : await search.show(shown.lastStep);
    const from = known.iterations[index]?.firstStep ?? 1;
    // One step more than is shown tells whether that is all.
    const end = await search.show(from + mostSteps);
    const last = end.step < end.lastStep ? await search.show(end.lastStep) : end;
    const next = last.iterations[index + 1]?.firstStep ?? (last.status === "running" ? null : last.lastStep + 1);
    const all = next === null ? null : next - from;
    return {
      from,
      to: from + Math.min(all ?? mostSteps, mostSteps) - 1,
      all,
      iteration: index,
      iterations: last.iterations,
    };
  }

  /**
   * @param {Window} window
   * @returns {AsyncGenerator<TraceStep[]>} the steps in parts
   */
  async *trace({ from, to }) {
    const { search } = await (this.#begun ??= this.#begin());
    for (let first = from; first <= to; first += part) yield search.trace(first, Math.min(first + part - 1, to));
  }

  /** Gives back what is held; what is awaited is rejected. */
  free() {
    this.#begun?.then(
      ({ puzzle, search }) => {
        void search.free();
        puzzle.free();
      },
      () => {},
    );
  }
}
