/** Wall Pushers for the eye and the ear: draws it, sets it in motion, tells about it. */

import { clamp, directions, icon } from "./shapes.js";
import { box, centre, slidBars, slideOf } from "./wall-geometry.js";
import { draw, styles } from "./wall-picture.js";
import { nameCell, tell } from "./wall-words.js";

/**
 * @typedef {import("./index.js").Shot} Shot
 * @typedef {import("./index.js").Place} Place
 * @typedef {import("./index.js").Happening} Happening
 * @typedef {import("./index.js").Motion} Motion
 * @typedef {import("./shapes.js").Direction} Direction
 * @typedef {import("./index.js").Scene["board"]} Board
 */

/** In the order of the arrow keys under a hand. */
const buttons = Object.freeze(
  /** @type {const} */ (["W", "N", "S", "E"]).map((move) => Object.freeze({ move, picture: icon(move) })),
);

/** @param {number} dx @param {number} dy @returns {Keyframe[]} */
const slidingFrom = (dx, dy) => [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0px, 0px)" }];

/** @param {Board} board @param {Happening} happening @param {boolean} forward @returns {Motion[]} */
function motion(board, { events }, forward) {
  const way = forward ? -1 : 1;
  return events.flatMap((event) => {
    if (event.kind === "walk") {
      const from = centre(board, event);
      const to = centre(board, { row: event.toRow, column: event.toColumn });
      return [
        { part: "player", keyframes: slidingFrom(way * (to.x - from.x), way * (to.y - from.y)) },
        forward
          ? { part: "trail", keyframes: [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }] }
          : { part: "untrail", keyframes: [{ strokeDashoffset: 0 }, { strokeDashoffset: 1 }] },
      ];
    }
    if (event.kind === "slide") {
      const { from, to } = slidBars(event);
      const part = forward ? "pushed" : "undone";
      return [{ part, keyframes: slidingFrom(way * (to.x - from.x), way * (to.y - from.y)) }];
    }
    if (event.kind === "close" && forward) {
      return [{ part: "closed", keyframes: [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }] }];
    }
    return [];
  });
}

/** @param {string} move @returns {Motion[]} */
function nudge(move) {
  const { row, column } = directions[/** @type {Direction} */ (move)];
  return [
    {
      part: "player",
      keyframes: [
        { transform: "translate(0px, 0px)" },
        { transform: `translate(${column * 14}px, ${row * 14}px)`, offset: 0.35 },
        { transform: "translate(0px, 0px)" },
      ],
    },
  ];
}

/** @param {Shot} shot @param {Place} place @returns {Direction | null} */
function moveTo({ integers }, { row, column }) {
  const found = Object.entries(directions).find(
    ([, step]) => integers[0] + step.row === row && integers[1] + step.column === column,
  );
  return found === undefined ? null : /** @type {Direction} */ (found[0]);
}

/** @type {import("./index.js").View} */
export const wallPushers = Object.freeze({
  name: "wall-pushers",
  sample: "2 3\n10 2 10 10 2 6\n3 12 11 14 9 4\n13 15 3 6 15 13\n14 11 12 9 14 11\n0 0\n",
  size: Object.freeze({ rows: 4, columns: 6 }),
  start: Object.freeze({ x: 2, y: 3 }),
  buttons: () => buttons,
  arrows: Object.freeze({ ArrowRight: "E", ArrowUp: "N", ArrowDown: "S", ArrowLeft: "W" }),
  styles,
  box,
  draw,
  motion,
  nudge,
  focus: (board, shot) => ({
    row: clamp(shot.integers[0], 0, board.rows - 1),
    column: clamp(shot.integers[1], 0, board.columns - 1),
  }),
  moveTo,
  nameCell,
  tell,
  stresses: (happening) => slideOf(happening) !== undefined,
  census: "cells",
});
