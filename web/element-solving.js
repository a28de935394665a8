/** The search for the solution of the whole board: started, watched, cancelled, and what came of it in words. */

import { solveText } from "./element-core.js";
import { verdict } from "./element-sayings.js";

/**
 * @typedef {import("./element-game.js").Game} Game
 * @typedef {import("./element-events.js").Owner} Owner
 * @typedef {import("./element-sayings.js").Saying} Saying
 * @typedef {import("./types.js").Answer} Answer
 * @typedef {import("./types-remote.js").SolveProgress} SolveProgress
 */

/** A search that is over sooner than this, in milliseconds, is not worth a change of the bar. */
const patience = 200;

export class Solving {
  #game;
  #owner;
  /** @type {AbortController | null} */
  #abort = null;
  /** @type {Promise<Answer | null>} */
  #running = Promise.resolve(null);

  /** Whether the running search has taken long enough to be shown. */
  slow = false;

  engine = "auto";
  bound = "";
  /** @type {import("./types.js").Limits} */
  limits = {};
  /** How the last search ended. @type {Answer | null} */
  answer = null;
  /** The last search in words. @type {Saying | null} */
  saying = null;
  /** How far the running search has come. @type {SolveProgress | null} */
  progress = null;

  /** @param {Game} game @param {Owner} owner */
  constructor(game, owner) {
    this.#game = game;
    this.#owner = owner;
  }

  /** The best solution that the running search has to offer. */
  get best() {
    return this.#abort === null ? null : (this.progress?.best ?? null);
  }

  /** Whether a search is running that has taken long enough to be shown. */
  get isShown() {
    return this.slow && this.#abort !== null;
  }

  /** Plays the best so far; the search goes on. */
  watchBest() {
    const { best } = this;
    if (best === null) return;
    this.#game.draft(best);
    this.#game.say((words) => words.watchingBest(best.length));
  }

  forget() {
    this.cancel();
    this.answer = null;
    this.saying = null;
  }

  /** Ends the search at once. What it had proved until then is said. */
  cancel() {
    this.#abort?.abort();
    this.#abort = null;
  }

  /**
   * Searches, unless a search is running already: then it is that one's answer.
   * @returns {Promise<Answer | null>} null: it was cancelled, or could not be made
   */
  solve() {
    if (this.#abort !== null) return this.#running;
    const { board } = this.#game;
    if (board === null) return Promise.resolve(null);
    this.forget();
    this.#abort = new AbortController();
    this.#running = this.#search(board, this.#abort);
    return this.#running;
  }

  /** Takes over what a search elsewhere came to. @param {Answer} answer to the board that is shown */
  adopt(answer) {
    this.forget();
    this.#game.searching();
    this.#conclude(answer);
  }

  /** @param {import("./element-board.js").Board} board @param {AbortController} abort */
  async #search(board, abort) {
    this.progress = null;
    this.slow = false;
    this.#game.searching();
    const timer = setTimeout(() => this.#slow(abort.signal), patience);
    try {
      const answer = await solveText(board.puzzle.name, board.puzzle.write("link"), {
        engine: this.engine,
        ...(this.bound === "" ? {} : { bound: this.bound }),
        limits: this.limits,
        signal: abort.signal,
        onProgress: (progress) => this.#report(progress),
      });
      if (abort.signal.aborted) return null;
      this.#abort = null;
      this.#conclude(answer);
      this.#owner.emit("fewest-solved", { puzzle: board.puzzle.name, ...answer });
      return answer;
    } catch (error) {
      if (abort.signal.aborted) this.#cancelled();
      else this.#broken(error);
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** @param {SolveProgress} progress */
  #report(progress) {
    const { best, lowerBound } = progress;
    const isBetter = best !== null && best.length < (this.progress?.upperBound ?? Infinity);
    this.progress = progress;
    if (isBetter && this.#game.player.phase === "searching") {
      this.#game.say((words) => words.foundSoFar(best.length, lowerBound));
    }
    this.#owner.changed();
  }

  /** @param {AbortSignal} signal of the search that takes long, if it is still wanted */
  #slow(signal) {
    if (signal.aborted) return;
    this.slow = true;
    if (this.best === null) this.#game.say((words) => words.searching(words.engines[this.engine] ?? this.engine));
    this.#owner.changed();
  }

  /** @param {Answer} answer */
  #conclude(answer) {
    const { puzzle, adviser } = this.#game;
    this.answer = answer;
    this.saying = verdict(answer, puzzle.obstacle);
    adviser.learn(puzzle.start, answer);
    if (answer.status === "solved") this.#game.fewest = answer.upperBound;
    this.#game.say(this.saying);
    this.#show(answer.moves);
  }

  /** @param {readonly string[] | null} moves of the best solution known */
  #show(moves) {
    if (moves === null) this.#game.failed();
    else this.#game.answered(moves);
  }

  #cancelled() {
    const { mode, phase, isDraft } = this.#game.player;
    if (this.#abort !== null || mode !== "solution" || !(phase === "searching" || isDraft)) return;
    const { lowerBound: least = 0, best = null } = this.progress ?? {};
    this.saying = (words) => (best === null ? words.cancelled(least) : words.cancelledWith(least, best.length));
    this.#game.say(this.saying);
    this.#show(best);
  }

  /** @param {unknown} error */
  #broken(error) {
    this.#abort = null;
    const message = error instanceof Error ? error.message : String(error);
    this.saying = (words) => words.broken(message);
    this.#game.say(this.saying);
    this.#game.failed();
    this.#owner.emit("fewest-error", { code: "broken", message, error });
  }
}
