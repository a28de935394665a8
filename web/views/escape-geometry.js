/**
 * Where things are in a picture of Escape, in units of a hundredth of a cell; the origin is the board's north-west
 * corner. And who is where in the course of the moves: the walkers are known from the events alone.
 */

import { clamp } from "./shapes.js";

/**
 * @typedef {import("./index.js").Scene} Scene
 * @typedef {import("./index.js").Shot} Shot
 * @typedef {import("./index.js").Place} Place
 * @typedef {import("./index.js").Happening} Happening
 * @typedef {import("./index.js").HappeningEvent} HappeningEvent
 * @typedef {Scene["board"]} Board
 * @typedef {"bad" | "exit" | "free" | "walker"} Kind
 */

export const unit = 100;
/** The widest a cell gets on the screen, and the widest a board does: small boards stay small. */
const widestCell = 72;
const widestBoard = 760;
const margin = 4;

/** What the core says of a cell. */
const bad = 1;
const maybe = 2;

/**
 * Marks and lines grow with the board, or those of a large one would vanish in a small box: the walker that is followed
 * even beyond its cell.
 * @param {Board} board
 */
export function metrics({ rows, columns }) {
  const most = Math.max(rows, columns);
  return {
    gap: most > 24 ? 2.5 : 4,
    mark: clamp(24 + most / 6, 25, 34),
    followed: clamp(28 + most / 2, 30, 56),
    halo: clamp(5 + most / 8, 6, 12),
    trail: clamp(6 + most / 4, 8, 22),
    ring: clamp(4 + most / 6, 5, 14),
    /** Dashes that are shorter than a few pixels are only noise. */
    dashed: most <= 24,
  };
}

/** @param {Board} board @returns {import("./index.js").Box} */
export function box({ rows, columns }) {
  return {
    x: -margin,
    y: -margin,
    width: columns * unit + 2 * margin,
    height: rows * unit + 2 * margin,
    cell: Math.min(widestCell, widestBoard / Math.max(rows, columns)) / unit,
  };
}

/** @param {Place} place */
export const centre = ({ row, column }) => ({ x: (column + 0.5) * unit, y: (row + 0.5) * unit });

/** @param {Place} one @param {Place} other */
export const isSame = (one, other) => one.row === other.row && one.column === other.column;

/** Whether a place is on the outermost ring, where a walker has escaped. @param {Board} board @param {Place} place */
export const isOnRing = ({ rows, columns }, { row, column }) =>
  row === 0 || column === 0 || row === rows - 1 || column === columns - 1;

/** @param {Board} board @param {Shot} shot @param {Place} place @returns {Kind} */
export function kindOf(board, { cells }, place) {
  const value = cells[place.row * board.columns + place.column];
  if (value === bad) return "bad";
  if (value === maybe) return "walker";
  return isOnRing(board, place) ? "exit" : "free";
}

/** Where walkers may be, row by row. @param {Board} board @param {Shot} shot @returns {Place[]} */
export function walkers({ columns }, { cells }) {
  /** @type {Place[]} */
  const places = [];
  cells.forEach((value, index) => {
    if (value === maybe) places.push({ row: Math.floor(index / columns), column: index % columns });
  });
  return places;
}

/** A path of nothing but dots: they are as large as its line is wide. @param {readonly Place[]} places */
export const dots = (places) =>
  places
    .map((place) => {
      const { x, y } = centre(place);
      return `M${x} ${y}h0`;
    })
    .join("");

// --------------------------------------------------------------------------------------------------- who goes where

/** @param {HappeningEvent} event @returns {Place} */
const fromOf = ({ row, column }) => ({ row, column });
/** @param {HappeningEvent} event @returns {Place} */
export const toOf = ({ toRow, toColumn }) => ({ row: toRow, column: toColumn });

/** Each walker has one event in a move, but for the notes on those who meet. @param {HappeningEvent} event */
const isOfWalker = ({ kind }) => kind !== "merge";

/**
 * The marks in groups that move alike, each where it is drawn: after a move, or, taken back, before it.
 * @param {Happening} happening
 * @param {boolean} forward
 */
export function groups({ events }, forward) {
  const places = (/** @type {string} */ kind) =>
    events.filter((event) => event.kind === kind).map(forward ? toOf : fromOf);
  return {
    walked: places("walk"),
    blocked: places("blocked"),
    escaped: places("leave"),
    merged: forward ? events.filter(({ kind }) => kind === "merge").map(fromOf) : [],
  };
}

/**
 * What a move does to the walker that was at a place before it.
 * @param {Happening | null} happening
 * @param {Place | undefined} place
 * @returns {HappeningEvent | null} null: nobody was there
 */
export const eventAt = (happening, place) =>
  (place !== undefined &&
    happening?.events.find((event) => isOfWalker(event) && event.row === place.row && event.column === place.column)) ||
  null;

/**
 * Where the walker that begins at `start` is before the first of some moves and after each of them. Once it has escaped
 * it stays where it left.
 * @param {readonly Happening[]} happenings
 * @param {Place} start
 * @returns {Place[]}
 */
export function path(happenings, start) {
  const places = [start];
  for (const happening of happenings) {
    const place = places[places.length - 1];
    const event = eventAt(happening, place);
    places.push(event === null ? place : toOf(event));
  }
  return places;
}

/**
 * Where those begin who are at a place after some moves, or have left by it: row by row, and several where walkers have
 * met.
 * @param {Board} board
 * @param {Shot} start
 * @param {readonly Happening[]} happenings
 * @param {Place} place
 * @returns {Place[]}
 */
export function origins(board, start, happenings, place) {
  const keyOf = (/** @type {Place} */ { row, column }) => row * board.columns + column;
  const asked = keyOf(place);
  let keys = new Set([asked]);
  for (let index = happenings.length - 1; index >= 0; index -= 1) {
    // Who has left is in no later event: any of the moves may have been the last of such a walker.
    const comes = happenings[index].events.filter((event) =>
      event.kind === "leave" ? keyOf(toOf(event)) === asked : isOfWalker(event) && keys.has(keyOf(toOf(event))),
    );
    keys = new Set(comes.map(keyOf));
  }
  return walkers(board, start).filter((begin) => keys.has(keyOf(begin)));
}
