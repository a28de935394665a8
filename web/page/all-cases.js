/** Every case of a text: the boards, their answers, and the search that answers them all off the main thread. */

import { FewestMoves, Fewest } from "../define.js";

/** How many cases are under way at once: enough for no worker to wait until the next one has come. */
const abreast = 4;
/** How long answers are collected before they are drawn, in milliseconds: they come by the hundred a second. */
const drawing = 200;
/** How long until the number of answers is said again, in milliseconds. */
const speaking = 10_000;
/** How many cases the list shows at once: each of them is a stop of the Tab key. */
const listed = 50;

/**
 * @typedef {import("../types.js").Answer} Answer
 * @typedef {import("../define.js").Puzzle} Puzzle
 * @typedef {{ answer: Answer, text: string }} Answered `text`: the moves as the judge wants them, empty where there are
 *   none
 */

export class AllCases {
  #changed;
  /** @type {readonly Puzzle[]} */
  #boards = [];
  /** @type {AbortController | null} */
  #running = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #drawing;
  #spokenAt = 0;
  #spoken = 0;

  /** Answers by case, from 0. @type {Map<number, Answered>} */
  answers = new Map();
  /** The first case of those listed, from 0. */
  from = 0;

  /** @param {() => void} changed */
  constructor(changed) {
    this.#changed = changed;
  }

  get count() {
    return this.#boards.length;
  }

  /** Whether every case is being answered. */
  get isRunning() {
    return this.#running !== null;
  }

  /** How many answers there are, as it is said: only now and then while they come in. */
  get spoken() {
    return this.isRunning ? this.#spoken : this.answers.size;
  }

  /** The case after the last of those listed, from 0. */
  get to() {
    return Math.min(this.from + listed, this.count);
  }

  get boards() {
    return this.#boards;
  }

  /** @param {number} index from 0 */
  board(index) {
    return this.#boards[index];
  }

  /** Takes the place of the cases before, which are freed. @param {readonly Puzzle[]} boards */
  hold(boards) {
    this.forget();
    for (const board of this.#boards) board.free();
    this.#boards = boards;
    this.from = 0;
  }

  /** Takes other boards for the same cases, of which some have another answer: see `outdate`. @param {readonly Puzzle[]} boards */
  exchange(boards) {
    this.stop();
    for (const board of this.#boards) board.free();
    this.#boards = boards;
  }

  /** A case has become another board: its answer is none any more. @param {number} index from 0 */
  outdate(index) {
    this.stop();
    this.answers.delete(index);
  }

  /** Answers to another text, or found another way, would stand under wrong names. */
  forget() {
    this.stop();
    this.answers = new Map();
  }

  /** Lists the cases around one. @param {number} index from 0 */
  list(index) {
    this.from = index - (index % listed);
    this.#changed();
  }

  /** Lists those before. */
  earlier() {
    this.list(Math.max(this.from - listed, 0));
  }

  /** Lists those behind. */
  later() {
    this.list(Math.min(this.from + listed, this.count - 1));
  }

  /**
   * Answers those that have no answer yet; all of them once more where each has one.
   * @param {import("../types.js").SearchOptions} search
   */
  async start(search) {
    this.stop();
    if (this.answers.size === this.count) this.answers = new Map();
    const running = new AbortController();
    this.#running = running;
    this.#spoken = this.answers.size;
    this.#spokenAt = performance.now();
    this.#changed();
    try {
      await this.#answer({ ...search, signal: running.signal });
    } catch (error) {
      if (!running.signal.aborted) throw error;
    } finally {
      if (this.#running === running) this.stop();
    }
  }

  stop() {
    this.#running?.abort();
    this.#running = null;
    clearTimeout(this.#drawing);
    this.#drawing = undefined;
    this.#changed();
  }

  /** @param {import("../types.js").SearchOptions & { signal: AbortSignal }} search */
  async #answer(search) {
    const { module } = await FewestMoves.core();
    const solver = await Fewest.worker({ module });
    const rest = this.#boards.entries();
    const some = async () => {
      for (const [index, board] of rest) {
        if (this.answers.has(index)) continue;
        const [remote] = await solver.parse(board.name, board.write("link"));
        const answer = await remote.solve(search);
        remote.free();
        search.signal.throwIfAborted();
        this.#collect(index, board, answer);
      }
    };
    try {
      await Promise.all(Array.from({ length: abreast }, some));
    } finally {
      solver.close();
    }
  }

  /** Holds what a search came to. @param {number} index from 0 @param {Puzzle} board @param {Answer} answer */
  note(index, board, answer) {
    this.answers.set(index, { answer, text: answer.moves === null ? "" : board.writeAnswer(answer.moves) });
  }

  /** @param {number} index @param {Puzzle} board @param {Answer} answer */
  #collect(index, board, answer) {
    this.note(index, board, answer);
    this.#drawing ??= setTimeout(() => {
      this.#drawing = undefined;
      const now = performance.now();
      if (now - this.#spokenAt >= speaking) {
        this.#spokenAt = now;
        this.#spoken = this.answers.size;
      }
      this.#changed();
    }, drawing);
  }
}
