/** Remarks on a game played by hand: whether a move cost something, and which one would be best. */

import { Distances } from "./element-distances.js";
import { refusalSaying } from "./element-sayings.js";

/**
 * @typedef {import("./element-game.js").Game} Game
 * @typedef {import("./element-events.js").Owner} Owner
 * @typedef {import("./element-distances.js").Distance} Distance
 * @typedef {import("./api.js").State} State
 */

export class Adviser {
  #game;
  #owner;
  #distances = new Distances("");
  #abort = new AbortController();

  /** @param {Game} game @param {Owner} owner */
  constructor(game, owner) {
    this.#game = game;
    this.#owner = owner;
  }

  /** @param {string} puzzle of the board that comes next */
  forget(puzzle) {
    this.stop();
    this.#distances = new Distances(puzzle);
  }

  stop() {
    this.#abort.abort();
    this.#abort = new AbortController();
  }

  /** @param {State} state @param {import("./types.js").Answer} answer */
  learn(state, answer) {
    this.#distances.learn(state, answer);
  }

  /** Adds to what was said about the last move whether it cost more moves than needed. */
  async judge() {
    const game = this.#game;
    const { signal } = this.#abort;
    const { trail, index, state } = game;
    try {
      const from = await this.#fromStart(trail[0], signal);
      const before = await this.#distances.of(trail[index - 1], signal);
      const now = await this.#distances.of(state, signal);
      if (signal.aborted) return;
      const remark = judgement(index, from, before, now, state.isGoal);
      if (remark !== null) this.#add(remark);
      else this.#owner.changed();
    } catch (error) {
      this.#pass(error, signal);
    }
  }

  /**
   * Adds to what was said about the last move of a game that a board was opened with why it ends there, if it was to
   * go on, and what `judge` adds.
   * @param {import("./element-rehearsal.js").End} end
   */
  async resume({ left, refused }) {
    if (refused !== null) this.#add(refusalSaying(refused.move, refused.reason));
    if (left > 0) this.#add((words) => words.leftOver(left));
    if (this.#game.index > 0) await this.judge();
  }

  /**
   * Adds to what was said about the last of some moves what all of them come to, beside what the board needs.
   * @param {import("./element-rehearsal.js").End} end
   */
  async conclude({ isGoal, left, refused }) {
    if (isGoal) {
      if (left > 0) this.#add((words) => words.leftOver(left));
      if (this.#game.index > 0) await this.judge();
      return;
    }
    const { state, view, trail } = this.#game;
    const { signal } = this.#abort;
    if (refused !== null) this.#add(refusalSaying(refused.move, refused.reason));
    else this.#add((words, own) => view.unsolved?.(own, state) ?? words.unsolved);
    try {
      const { least, exact } = await this.#fromStart(trail[0], signal);
      if (!signal.aborted) this.#add((words) => words.needs(least, exact));
    } catch (error) {
      this.#pass(error, signal);
    }
  }

  /** Says one sentence more. @param {import("./element-sayings.js").Saying} more */
  #add(more) {
    const { saying } = this.#game;
    this.#game.say((words, own) => [saying?.(words, own) ?? "", more(words, own)].join(words.between));
    this.#owner.changed();
  }

  /** @param {State} start @param {AbortSignal} signal */
  async #fromStart(start, signal) {
    const distance = await this.#distances.of(start, signal);
    if (!signal.aborted && distance.exact && distance.least < Infinity) this.#game.fewest = distance.least;
    return distance;
  }

  /** Says which move is best and why. */
  async advise() {
    const game = this.#game;
    if (game.board === null) return;
    this.stop();
    const { signal } = this.#abort;
    const { state } = game;
    if (state.isGoal) {
      game.say((words) => words.over);
      this.#owner.changed();
      return;
    }
    game.say((words) => words.hintThinking);
    this.#owner.changed();
    try {
      const here = await this.#distances.of(state, signal);
      if (signal.aborted) return;
      const { move } = here;
      if (move === null) {
        game.say((words) => (here.exact ? words.hintNone : words.hintUnknown(here.least)));
      } else {
        const others = state.moves.filter((other) => other !== move);
        /** @type {Distance[]} */
        const after = [];
        for (const other of others) after.push(await this.#distances.of(state.apply(other), signal));
        if (signal.aborted) return;
        const rest = leastOf(after);
        game.hint = move;
        game.say((words, own) => words.hintBeat(own.moves[move], here.least - 1, rest));
      }
      this.#owner.changed();
    } catch (error) {
      this.#pass(error, signal);
    }
  }

  /**
   * What fails after the next move, or on a board that is gone by then, is nobody's business any more.
   * @param {unknown} error
   * @param {AbortSignal} signal
   */
  #pass(error, signal) {
    if (signal.aborted) return;
    const message = error instanceof Error ? error.message : String(error);
    this.#game.say((words) => words.broken(message));
    this.#owner.emit("fewest-error", { code: "broken", message, error });
    this.#owner.changed();
  }
}

/** @param {Distance[]} distances @returns {{ least: number, exact: boolean } | null} */
function leastOf(distances) {
  if (distances.length === 0) return null;
  const least = Math.min(...distances.map((one) => one.least));
  // A proved distance is the smallest unless something unproved might still be smaller.
  return { least, exact: distances.some((one) => one.exact && one.least === least) };
}

/**
 * What to say about the last of `made` moves; null: nothing.
 * @param {number} made
 * @param {Distance} from the start
 * @param {Distance} before the state before the move
 * @param {Distance} now
 * @param {boolean} goal
 * @returns {((words: import("./strings/index.js").Words) => string) | null}
 */
export function judgement(made, from, before, now, goal) {
  if (goal) {
    if (!from.exact) return (words) => words.finished(made);
    if (made === from.least) return (words) => words.finishedBest(made);
    return (words) => words.finishedMore(made, from.least);
  }
  if (!from.exact || !before.exact || !now.exact || before.least === Infinity) return null;
  if (now.least === Infinity) return (words) => words.hopeless;
  const extra = made + now.least - from.least;
  const cost = 1 + now.least - before.least;
  return cost > 0 ? (words) => words.more(extra) : null;
}
