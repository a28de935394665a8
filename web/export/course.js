/** Courses of moves as strips and films. A picture takes some milliseconds, so each is made in a task of its own. */

import { Board } from "../element-board.js";
import { nextTask } from "../next-task.js";
import { views } from "../views/index.js";
import { canvasMeasure } from "./lettering.js";
import { merged } from "./merge.js";
import { sceneAfter, tellLast } from "./moments.js";
import { mostFrames } from "./sizes.js";
import { captioned, captionLines, fitting, strip, tileScale } from "./strip.js";

/**
 * @typedef {import("./picture.js").Picture} Picture
 * @typedef {import("./studio.js").Studio} Studio
 * @typedef {import("./studio.js").Theme} Theme
 * @typedef {import("./moments.js").Looks} Looks
 * @typedef {import("./sizes.js").Size} Size
 *
 * @typedef {object} Course
 * @property {string} puzzle
 * @property {string} link its board, in that form
 * @property {readonly string[]} moves
 * @property {Looks} looks
 * @property {Theme} theme
 *
 * @typedef {object} ReadyStrip
 * @property {import("./strip.js").Strip} strip
 * @property {import("./strip.js").Strip} printed the same on white paper: whatever the theme, it is light
 * @property {number} shown how many moves are in it
 *
 * @typedef {object} ReadyFilm
 * @property {Size} size of a frame at scale 1
 * @property {number} lines that captions have room for
 */

/** How many lines the captions of a search take: who searches, and a few numbers. @param {import("./sizes.js").Size} board */
export const searchLines = ({ width }) => (width < 420 ? 3 : 2);

/** @param {Pick<Course, "puzzle" | "link">} course */
export const readBoard = ({ puzzle, link }) => Board.read({ puzzle, text: link, size: "", start: "", case: 1 });

/**
 * @param {Studio} studio
 * @param {Course} course
 * @param {object} words
 * @param {string} words.heading
 * @param {(step: number, move: string | null) => string} words.caption `move`: null at the start
 * @param {boolean} hasGround
 * @param {AbortSignal} signal
 * @returns {Promise<ReadyStrip>} rejected with the signal's reason when it is aborted
 */
export async function prepareStrip(studio, course, { heading, caption }, hasGround, signal) {
  const { moves, looks } = course;
  const board = await readBoard(course);
  const { rows, columns } = board.puzzle;
  const cells = Math.max(rows, columns);
  const draw = (/** @type {number} */ step, /** @type {Theme} */ theme, /** @type {number} */ shown) =>
    merged(studio.draw(viewOf(board), sceneAfter(board, moves.slice(0, step), looks), theme, shown));
  try {
    const first = draw(0, course.theme, 1);
    const count = fitting(moves.length + 1, first);
    const shown = tileScale(first, cells);
    const stripIn = async (/** @type {Theme} */ theme) => {
      /** @type {import("./strip.js").Tile[]} */
      const tiles = [];
      for (let step = 0; step < count; step += 1) {
        await nextTask();
        signal.throwIfAborted();
        tiles.push({ picture: draw(step, theme, shown), caption: caption(step, step === 0 ? null : moves[step - 1]) });
      }
      return strip({ heading, tiles, cells, inks: studio.inks(theme), hasGround, measure: canvasMeasure() });
    };
    const drawn = await stripIn(course.theme);
    return { strip: drawn, printed: course.theme === "light" ? drawn : await stripIn("light"), shown: count - 1 };
  } finally {
    board.free();
  }
}

/** @param {Board} board */
const viewOf = (board) => views[board.puzzle.name];

/** What is said below each picture of a film. @param {Board} board @param {readonly string[]} moves @param {number} step @param {Looks} looks */
function captionOf(board, moves, step, looks) {
  const { words } = looks;
  return step === 0 ? words.atStart : words.told(step, moves.length, tellLast(board, moves.slice(0, step), looks));
}

/**
 * @param {Studio} studio
 * @param {Size} size of a board
 * @param {number} lines below it
 * @param {Theme} theme
 * @returns {Size} of a frame at scale 1
 */
export function frameSize(studio, size, lines, theme) {
  const board = { box: { x: 0, y: 0, width: size.width, height: size.height }, ...size, ground: null, parts: [] };
  const { width, height } = captioned(board, "", { lines, inks: studio.inks(theme), measure: canvasMeasure() });
  return { width, height };
}

/**
 * @param {Studio} studio
 * @param {Course} course
 * @returns {Promise<ReadyFilm>}
 */
export async function prepareFilm(studio, course) {
  const { moves, looks, theme } = course;
  const board = await readBoard(course);
  try {
    const first = studio.draw(viewOf(board), sceneAfter(board, [], looks), theme);
    const room = { inks: studio.inks(theme), measure: canvasMeasure() };
    let lines = 1;
    for (let step = 0; step <= Math.min(moves.length, mostFrames - 1); step += 1)
      lines = Math.max(lines, captionLines(first, captionOf(board, moves, step, looks), room));
    return { size: frameSize(studio, first, lines, theme), lines };
  } finally {
    board.free();
  }
}

/**
 * The pictures of a course of moves, for a film.
 * @param {Studio} studio
 * @param {Course} course
 * @param {ReadyFilm} film
 * @returns {AsyncGenerator<Picture>}
 */
export async function* coursePictures(studio, course, { lines }) {
  const { moves, looks, theme } = course;
  const board = await readBoard(course);
  try {
    const measure = canvasMeasure();
    for (let step = 0; step <= Math.min(moves.length, mostFrames - 1); step += 1) {
      const picture = studio.draw(viewOf(board), sceneAfter(board, moves.slice(0, step), looks), theme);
      yield captioned(picture, captionOf(board, moves, step, looks), { lines, inks: studio.inks(theme), measure });
    }
  } finally {
    board.free();
  }
}
