/** What is written in and around what is taken away. */

import { mostBytes, mostFrames } from "../export/sizes.js";

/**
 * @typedef {import("./take-order.js").Order} Order
 * @typedef {import("./take-workshop.js").Spoken} Spoken
 */

/** @param {Order} order @param {Spoken} spoken */
function boardName({ situation: { puzzle, rows, columns } }, { words }) {
  return words.board(words.puzzles[puzzle].name, rows, columns);
}

/** @param {Order} order @param {Spoken} spoken */
export function stripWords(order, spoken) {
  const { words, take } = spoken;
  const own = words.puzzles[order.situation.puzzle];
  return {
    heading: take.heading(boardName(order, spoken), order.course?.length ?? 0, order.isProved),
    caption: (/** @type {number} */ step, /** @type {string | null} */ move) =>
      move === null ? take.start : take.numbered(step, words.moveButton(own.moves[move] ?? move)),
  };
}

/** What a picture shows, in one line. @param {Order} order @param {Spoken} spoken */
export function about(order, spoken) {
  const { words, page, take } = spoken;
  const { mode, step, answer } = order.situation;
  if (order.course !== null) return stripWords(order, spoken).heading;
  const place =
    mode === "search"
      ? take.searchStep(step)
      : mode === "solution" && answer?.moves
        ? words.stepOf(step, answer.moves.length)
        : step === 0
          ? take.start
          : page.moves(step);
  return take.board(boardName(order, spoken), place);
}

/** What was left out of an animation, or empty. @param {import("./take-film.js").Made} made @param {Spoken} spoken */
export function filmRemark({ frames, isCut, all, end }, { take, page }) {
  if (isCut) return take.cutFilm(frames, page.bytes(mostBytes));
  if (end !== null) return take.ended(end);
  return all > mostFrames ? take.longFilm(mostFrames) : "";
}
