/** The search for the solution of the whole board: started, watched, cancelled, and what came of it in words. */

import { solveText } from "./element-core.js";
import { verdict } from "./element-sayings.js";

/**
 * @typedef {import("./element-game.js").Game} Game
 * @typedef {import("./element-events.js").Owner} Owner
 * @typedef {import("./element-sayings.js").Saying} Saying
 * @typedef {import("./types.js").Answer} Answer
 * @typedef {import("./types.js").Progress} Progress
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
  /** How the last search ended. @type {Answer | null} */
  answer = null;
  /** The last search in words. @type {Saying | null} */
  saying = null;
  /** How far the running search has come. @type {Progress | null} */
  progress = null;

  /** @param {Game} game @param {Owner} owner */
  constructor(game, owner) {
    this.#game = game;
    this.#owner = owner;
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
        signal: abort.signal,
        onProgress: (progress) => {
          this.progress = progress;
          this.#owner.changed();
        },
      });
      if (abort.signal.aborted) return null;
      this.#abort = null;
      this.#conclude(answer, verdict(answer, board.puzzle.obstacle));
      this.#game.adviser.learn(board.puzzle.start, answer);
      return answer;
    } catch (error) {
      if (abort.signal.aborted) this.#cancelled();
      else this.#broken(error);
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** @param {AbortSignal} signal of the search that takes long, if it is still wanted */
  #slow(signal) {
    if (signal.aborted) return;
    this.slow = true;
    this.#game.say((words) => words.searching(words.engines[this.engine] ?? this.engine));
    this.#owner.changed();
  }

  /** @param {Answer} answer @param {Saying} saying */
  #conclude(answer, saying) {
    this.answer = answer;
    this.saying = saying;
    if (answer.status === "solved") this.#game.fewest = answer.upperBound;
    this.#game.say(saying);
    if (answer.status === "solved") this.#game.answered(answer);
    else this.#game.failed();
    this.#owner.emit("fewest-solved", { puzzle: this.#game.puzzle.name, ...answer });
  }

  #cancelled() {
    if (this.#abort !== null || this.#game.player.phase !== "searching") return;
    const least = this.progress?.lowerBound ?? 0;
    this.saying = (words) => words.cancelled(least);
    this.#game.say(this.saying);
    this.#game.failed();
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
