/** Flood for the eye and the ear: draws it, sets it in motion, tells about it. */

import { html } from "lit";
import { box, colourOf, frontsOf } from "./flood-geometry.js";
import { coloursOf, draw, styles, swatch } from "./flood-picture.js";
import { counter, moveOf, nameCell, numberOf, tell } from "./flood-words.js";

/**
 * @typedef {import("./index.js").Shot} Shot
 * @typedef {import("./index.js").Happening} Happening
 * @typedef {import("./index.js").Motion} Motion
 * @typedef {import("./index.js").Scene["board"]} Board
 */

/** The share of a movement in which the region changes its colour, and the most that one front takes. */
const recolouring = 0.35;
const longestFront = 0.2;

/** @param {number} from @param {number} to @returns {Keyframe[]} seen in between, and not before and after */
const during = (from, to) => [
  { opacity: 0, offset: 0 },
  { opacity: 0, offset: from },
  { opacity: 1, offset: from },
  { opacity: 1, offset: to },
  { opacity: 0, offset: to },
  { opacity: 0, offset: 1 },
];

/** @param {number} from @param {number} to @param {number} opacity at first @returns {Keyframe[]} appears and fades */
const fading = (from, to, opacity) => [
  { opacity: 0, offset: 0 },
  { opacity: 0, offset: from },
  { opacity, offset: from },
  { opacity: 0, offset: to },
  { opacity: 0, offset: 1 },
];

/**
 * The region takes the new colour, then its outline runs over the cells that join it, front by front; backwards the same
 * in reverse. All fronts together never take longer than one movement.
 * @param {Board} _board @param {Happening} happening @param {boolean} forward @returns {Motion[]}
 */
function motion(_board, happening, forward) {
  const fronts = frontsOf(happening);
  const each = Math.min(longestFront, (1 - recolouring) / Math.max(1, fronts));
  /** @type {Motion[]} */
  const motions = [];
  if (forward) {
    const arrives = (/** @type {number} */ front) => (front === 0 ? 0 : recolouring + (front - 1) * each);
    motions.push({ part: "old", keyframes: fading(0, recolouring, 1) });
    for (let front = 0; front < fronts; front += 1) {
      const next = arrives(front + 1);
      motions.push(
        { part: `front-${front}`, keyframes: during(arrives(front), next) },
        { part: `ring-${front + 1}`, keyframes: fading(next, Math.min(1, next + 3 * each), 0.6) },
      );
    }
    motions.push({ part: "region", keyframes: during(arrives(fronts), 1) });
  } else {
    const leaves = (/** @type {number} */ front) => (fronts - front) * each;
    for (let front = fronts; front > 0; front -= 1) {
      motions.push({ part: `front-${front}`, keyframes: during(leaves(front), leaves(front - 1)) });
    }
    const settled = leaves(0);
    motions.push(
      { part: "region", keyframes: during(settled, 1) },
      {
        part: "old",
        keyframes: [{ opacity: 1, offset: 0 }, ...fading(settled, Math.min(1, settled + recolouring), 1).slice(2)],
      },
    );
  }
  return motions;
}

/** @type {readonly Motion[]} */
const blink = Object.freeze([
  { part: "region", keyframes: [{ opacity: 1 }, { opacity: 0.15, offset: 0.4 }, { opacity: 1 }] },
]);

/**
 * A button for each colour that the board began with: they stay where they are when a colour is used up.
 * @param {Board} _board @param {Shot} start @param {Shot} shot
 */
const buttons = (_board, start, shot) =>
  coloursOf(start).map((colour) => {
    const move = moveOf(colour);
    return { move, picture: swatch(colour), able: shot.moves.includes(move) };
  });

/** A move in the row of moves: its swatch, and its name for those who do not see it. @param {string} move @param {any} words */
const mark = (move, words) => html`${swatch(numberOf(move))}<span class="unseen">${words.moves[move]}</span>`;

/** @param {Shot} shot @param {import("./index.js").Place} place @param {Board} board */
const moveTo = ({ cells }, { row, column }, { columns }) => moveOf(colourOf(cells[row * columns + column]));

export const flood = Object.freeze({
  name: "flood",
  sample: "2\n0 0\n0 0\n3\n0 1 2\n1 1 2\n2 2 1\n0\n",
  // The first one is solved as it is.
  sampleCase: 2,
  size: null,
  start: null,
  buttons,
  arrows: null,
  styles,
  box,
  draw,
  motion,
  nudge: () => [...blink],
  focus: () => null,
  moveTo,
  nameCell,
  tell,
  counter,
  mark,
  durations: Object.freeze({ byHand: 380, longest: 640 }),
  stresses: () => false,
  hasGlyphs: true,
  census: /** @type {const} */ ("sizes"),
});
