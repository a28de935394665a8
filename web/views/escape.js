/** Escape for the eye and the ear: draws the set of walkers, sets it in motion, tells about it. */

import { directions, icon } from "./shapes.js";
import { box, eventAt, groups, metrics, origins, path, unit } from "./escape-geometry.js";
import { draw, nameCell, styles } from "./escape-picture.js";

/**
 * @typedef {import("./index.js").Shot} Shot
 * @typedef {import("./index.js").Place} Place
 * @typedef {import("./index.js").Happening} Happening
 * @typedef {import("./index.js").HappeningEvent} HappeningEvent
 * @typedef {import("./index.js").Motion} Motion
 * @typedef {import("./shapes.js").Direction} Direction
 * @typedef {import("./index.js").Scene["board"]} Board
 * @typedef {import("./escape-picture.js").Followed} Followed
 */

/** @param {number} dx @param {number} dy */
const shifted = (dx, dy) => `translate(${dx}px, ${dy}px)`;

/** @param {HappeningEvent} event @param {boolean} forward @returns {Keyframe[]} from where it comes to where it is drawn */
function sliding({ row, column, toRow, toColumn }, forward) {
  const way = forward ? -unit : unit;
  return [{ transform: shifted(way * (toColumn - column), way * (toRow - row)) }, { transform: shifted(0, 0) }];
}

/** Out of sight at the end that lies on the ring. @param {boolean} forward */
const fading = (forward) =>
  forward
    ? [{ opacity: 1 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }]
    : [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1 }];

/** Nobody lags behind: only the fading takes its time. @param {HappeningEvent} event @param {boolean} forward @returns {Keyframe[]} */
function vanishing(event, forward) {
  const [from, to] = sliding(event, forward);
  const [first, middle, last] = fading(forward);
  return [{ ...from, ...first }, middle, { ...to, ...last }];
}

/** A pulse when most of the way is made and those who meet have met. @param {number} width @returns {Keyframe[]} */
const pulsing = (width) => [
  { strokeWidth: `${width}px`, opacity: 0 },
  { strokeWidth: `${width}px`, opacity: 0, offset: 0.7 },
  { strokeWidth: `${width}px`, opacity: 1, offset: 0.7 },
  { strokeWidth: `${width * 1.3}px`, opacity: 1, offset: 0.9 },
  { strokeWidth: `${width}px`, opacity: 1 },
];

/** @param {string} side @returns {Keyframe[]} */
function nudging(side) {
  const { row, column } = directions[/** @type {Direction} */ (side)];
  return [
    { transform: shifted(0, 0) },
    { transform: shifted(14 * column, 14 * row), offset: 0.35 },
    { transform: shifted(0, 0) },
  ];
}

/** @param {HappeningEvent} event @param {boolean} forward @returns {Motion[]} */
function followedMotion(event, forward) {
  if (event.kind === "blocked") return [{ part: "followed", keyframes: nudging(event.side) }];
  return [
    { part: "followed", keyframes: sliding(event, forward) },
    ...(event.kind === "leave" ? [{ part: "inside", keyframes: fading(forward) }] : []),
    forward
      ? { part: "trail", keyframes: [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }] }
      : { part: "untrail", keyframes: [{ strokeDashoffset: 0 }, { strokeDashoffset: 1 }] },
  ];
}

/**
 * All of a kind do the same, so that one of them tells how the whole group moves.
 * @param {Board} board @param {Happening} happening @param {boolean} forward @param {Followed} [followed]
 * @returns {Motion[]}
 */
function motion(board, happening, forward, followed = null) {
  const one = (/** @type {string} */ kind) => happening.events.find((event) => event.kind === kind);
  const [walk, blocked, leave, merge] = ["walk", "blocked", "leave", "merge"].map(one);
  const own = followed === null ? null : eventAt(happening, followed[followed.length - (forward ? 2 : 1)]);
  return [
    ...(walk === undefined ? [] : [{ part: "walked", keyframes: sliding(walk, forward) }]),
    ...(blocked === undefined ? [] : [{ part: "blocked", keyframes: nudging(blocked.side) }]),
    ...(leave === undefined ? [] : [{ part: "escaped", keyframes: vanishing(leave, forward) }]),
    ...(merge === undefined || !forward ? [] : [{ part: "merged", keyframes: pulsing(2 * metrics(board).mark) }]),
    ...(own === null ? [] : followedMotion(own, forward)),
  ];
}

/** @param {string} move @returns {Motion[]} */
const nudge = (move) =>
  ["standing", "walked", "blocked", "followed"].map((part) => ({ part, keyframes: nudging(move) }));

/** @param {Happening} happening how many places there are before it, and what becomes of them */
function count(happening) {
  const { walked, blocked, escaped, merged } = groups(happening, true);
  const before = walked.length + blocked.length + escaped.length;
  return { before, now: before - escaped.length - merged.length, escaped: escaped.length, blocked: blocked.length };
}

/** @param {any} words @param {Happening} happening @param {Followed} [followed] */
function tell(words, happening, followed = null) {
  const own = followed === null ? null : eventAt(happening, followed[followed.length - 2]);
  const fate = own === null ? null : { kind: own.kind, row: own.toRow + 1, column: own.toColumn + 1 };
  return words.tell({ move: happening.move, ...count(happening), fate });
}

/**
 * @param {any} words @param {Shot} shot @param {Happening | null} last
 * @param {{ made: number, fewest: number | null }} course the moves made, and how many the whole board needs as far as
 *   that is proved
 * @returns {string}
 */
const counter = (words, { integers }, last, course) =>
  words.counter({ before: last === null ? null : count(last).before, now: integers[0], ...course });

/** In the order of the arrow keys under a hand. */
const buttons = Object.freeze(
  /** @type {const} */ (["W", "N", "S", "E"]).map((move) => Object.freeze({ move, picture: icon(move) })),
);

export const escape = Object.freeze({
  name: "escape",
  sample: "4\n1101\n0001\n1100\n1001\n",
  size: null,
  start: null,
  buttons: () => buttons,
  arrows: Object.freeze({ ArrowRight: "E", ArrowUp: "N", ArrowDown: "S", ArrowLeft: "W" }),
  styles,
  box,
  draw,
  motion,
  nudge,
  /** @param {Board} _board @param {Shot} _shot @param {Followed} [followed] @returns {Place | null} */
  focus: (_board, _shot, followed = null) => followed?.[followed.length - 1] ?? null,
  moveTo: () => null,
  trace: Object.freeze({ origins, path }),
  nameCell,
  tell,
  counter,
  unsolved: (/** @type {any} */ words, /** @type {Shot} */ { integers }) => words.inside(integers[0]),
  /** @param {Happening} happening */
  stresses: ({ events }) => events.some(({ kind }) => kind === "leave"),
  census: /** @type {const} */ ("sizes"),
});
