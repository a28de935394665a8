/**
 * Proves in the background how many moves a board needs, while it is being drawn.
 *
 * Every change cancels the search for the board before, and what that would have come to is never seen. The next search
 * begins once the drawing rests: a stroke of a hundred cells begins one, not a hundred, and a board that has its answer is
 * not searched again.
 */

/**
 * @typedef {import("../types.js").Answer} Answer
 * @typedef {import("../types-remote.js").SolveProgress} SolveProgress
 *
 * @typedef {object} Task
 * @property {string} puzzle
 * @property {string} text the board, in a form that tells its size
 *
 * @typedef {object} Finding what is known of the board that is there
 * @property {Answer | null} answer null while it is sought
 * @property {SolveProgress | null} progress how far the search has come
 * @property {unknown} error what kept it from coming to an end
 *
 * @typedef {object} Means
 * @property {(task: Task, options: import("../types-remote.js").RemoteSolveOptions) => Promise<Answer>} solve
 * @property {() => void} changed
 * @property {(answer: Answer) => void} answered
 *
 * @typedef {object} Time
 * @property {(act: () => void, delay: number) => unknown} after
 * @property {(timer: any) => void} cancel
 */

/** How long the drawing rests before a search begins, in milliseconds. */
export const rest = 150;

/** What a search in the background may take: whoever wants to know more can have the solution sought. */
const limits = Object.freeze({ milliseconds: 20_000, bytes: 256 * 2 ** 20 });

/** @type {Finding} */
const nothing = Object.freeze({ answer: null, progress: null, error: null });

/** @type {Time} */
const clock = {
  after: (act, delay) => setTimeout(act, delay),
  cancel: (timer) => clearTimeout(timer),
};

export class Prover {
  #means;
  #time;
  /** The board that is there. @type {Task | null} */
  #task = null;
  /** Of its search, which may still have to begin; null: there is none. @type {AbortController | null} */
  #search = null;
  /** @type {unknown} */
  #timer = null;

  /** @type {Readonly<Finding>} */
  finding = nothing;

  /** @param {Means} means @param {Time} [time] */
  constructor(means, time = clock) {
    this.#means = means;
    this.#time = time;
  }

  /**
   * Another board is there.
   * @param {Task} task
   * @param {{ isFirst?: boolean }} [options] `isFirst`: it was not drawn just now, so there is no rest to wait for
   */
  ask(task, { isFirst = false } = {}) {
    const isSame = this.#task?.puzzle === task.puzzle && this.#task.text === task.text;
    if (isSame && (this.finding.answer !== null || this.#search !== null)) return;
    this.stop();
    this.#task = task;
    this.finding = nothing;
    const search = (this.#search = new AbortController());
    this.#timer = this.#time.after(() => void this.#prove(task, search.signal), isFirst ? 0 : rest);
  }

  /** Searches no more, until a board is asked about again. */
  stop() {
    this.#time.cancel(this.#timer);
    this.#search?.abort();
    this.#search = null;
  }

  /** @param {Task} task @param {AbortSignal} signal */
  async #prove(task, signal) {
    const tell = (/** @type {Partial<Finding>} */ news) => {
      this.finding = { ...this.finding, ...news };
      this.#means.changed();
    };
    try {
      const onProgress = (/** @type {SolveProgress} */ progress) => signal.aborted || tell({ progress });
      const answer = await this.#means.solve(task, { signal, limits, onProgress });
      if (signal.aborted) return;
      this.#search = null;
      tell({ answer });
      this.#means.answered(answer);
    } catch (error) {
      if (signal.aborted) return;
      this.#search = null;
      tell({ error });
    }
  }
}
