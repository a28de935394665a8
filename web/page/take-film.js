/** Animations: of a course of moves, or of a search. */

import { coursePictures } from "../export/course.js";
import { gifFile } from "../export/film.js";
import { searchPictures } from "../export/search-film.js";
import { mostFrames } from "../export/sizes.js";

/**
 * @typedef {import("../export/studio.js").Studio} Studio
 * @typedef {import("../export/course.js").Course} Course
 * @typedef {import("./take-order.js").Order} Order
 *
 * @typedef {object} Means
 * @property {Omit<Course, "moves">} board
 * @property {Course & { ready: import("../export/course.js").ReadyFilm } | null} course null: it is a search
 * @property {number} scale
 * @property {() => Promise<import("../define.js").RemoteFewest>} solver
 * @property {import("../types.js").Limits} limits of a search
 * @property {AbortSignal} signal
 * @property {(done: number, all: number) => void} tell how many pictures are done
 *
 * @typedef {object} Made
 * @property {Blob} blob
 * @property {number} frames
 * @property {boolean} isCut whether the file would have been too large
 * @property {number} all how many pictures there were to be
 * @property {number | null} end of the search, where it came before that of the film
 */

/** What a search for a film may hold where the page has no limit of its own, in bytes. */
const searchBytes = 256 * 2 ** 20;

/** @param {Studio} studio @param {Order} order @param {Means} means @param {(step: number) => void} ended */
function picturesOf(studio, { span, situation }, { board, course, solver, limits, signal }, ended) {
  if (course !== null) return { all: course.moves.length + 1, pictures: coursePictures(studio, course, course.ready) };
  const { puzzle, link, choice } = situation;
  const pictures = searchPictures(studio, {
    ...board,
    open: async () => (await (await solver()).parse(puzzle, link))[0],
    options: { ...choice, limits: { bytes: searchBytes, ...limits } },
    from: span.from,
    to: Math.min(span.to, span.from + mostFrames - 1),
    signal,
    ended,
  });
  return { all: span.to - span.from + 1, pictures };
}

/**
 * @param {Studio} studio
 * @param {Order} order
 * @param {Means} means
 * @returns {Promise<Made>} rejected with the signal's reason when it is aborted
 */
export async function makeFilm(studio, order, means) {
  /** @type {number | null} */
  let end = null;
  const { all, pictures } = picturesOf(studio, order, means, (step) => (end = step));
  const { scale, signal, tell } = means;
  const most = Math.min(all, mostFrames);
  const made = await gifFile({ pictures, scale, speed: order.speed, signal, tell: (done) => tell(done, most) });
  return { ...made, all, end };
}
