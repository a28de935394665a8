/** What is said about a game. A saying is a sentence in every language: which one is known when it is shown. */

import { track } from "./player.js";

/**
 * @typedef {import("./strings/index.js").Words} Words
 * @typedef {import("./strings/index.js").PuzzleWords} PuzzleWords
 * @typedef {(words: Words, own: PuzzleWords) => string} Saying
 * @typedef {import("./types.js").Answer} Answer
 * @typedef {import("./types.js").Obstacle} Obstacle
 */

/** @param {Obstacle} obstacle @returns {Saying} */
export const obstacleSaying = (obstacle) => (_, own) => own.obstacles[obstacle.code]?.(obstacle) ?? obstacle.code;

/** @param {string} move @param {string} refusal @returns {Saying} */
export const refusalSaying = (move, refusal) => (words, own) =>
  words.refused(own.moves[move] ?? move, own.refusals[refusal] ?? refusal);

/**
 * A board that was just opened: what its last move did, or else what it is about.
 * @param {import("./element-game.js").Game} game
 * @returns {Saying}
 */
export function beginningSaying(game) {
  if (game.index > 0) return stepSaying(game);
  const { obstacle } = game.puzzle;
  return obstacle === null ? (_, own) => own.rules[0] : obstacleSaying(obstacle);
}

/**
 * An answer in one sentence, with what is proved.
 * @param {Answer} answer
 * @param {Obstacle | null} obstacle
 * @returns {Saying}
 */
export function verdict({ status, reason, moves, lowerBound, upperBound, stats }, obstacle) {
  if (status === "solved" && moves !== null) return (_, own) => own.solved(moves.length, stats.generated);
  if (status === "no-solution") {
    return obstacle === null ? (_, own) => own.noSolution(stats.generated) : obstacleSaying(obstacle);
  }
  if (reason === "bound" || reason === "engine") return (words) => words.unproved(reason, lowerBound, upperBound);
  const limit = reason ?? "nodes";
  return (words) =>
    moves === null
      ? words.stopped(words.limit[limit], lowerBound)
      : words.stoppedWith(words.limit[limit], lowerBound, upperBound);
}

/**
 * The step that is shown.
 * @param {import("./element-game.js").Game} game
 * @returns {Saying}
 */
export function stepSaying({ view, last, undone, player, solving, followed }) {
  const { moves, index } = track(player);
  if (player.mode === "solution") {
    if (last === null) return solving.saying ?? ((words) => words.atStart);
    return (words, own) => words.told(index, moves.length, view.tell(own, last, followed));
  }
  if (undone !== null) return (words, own) => words.undone(own.moves[undone.move]);
  return last === null ? (words) => words.startedOver : (_, own) => view.tell(own, last, followed);
}
