/**
 * Where things are in a picture of Wall Pushers, in units of a hundredth of a cell; the origin is the board's north-west
 * corner.
 */

import { clamp, directions } from "./shapes.js";

/**
 * @typedef {import("./index.js").Scene} Scene
 * @typedef {import("./index.js").Shot} Shot
 * @typedef {import("./index.js").Place} Place
 * @typedef {import("./index.js").Happening} Happening
 * @typedef {import("./index.js").HappeningEvent} HappeningEvent
 * @typedef {import("./shapes.js").Direction} Direction
 * @typedef {Scene["board"]} Board
 * @typedef {{ key: string, x: number, y: number, dx: number, dy: number }} Bar
 */

export const unit = 100;
/** The widest a cell gets on the screen, and the widest a board does: small boards stay small. */
const widestCell = 96;
const widestBoard = 760;

/** @type {Readonly<Record<Direction, number>>} */
export const bits = Object.freeze({ W: 1, N: 2, E: 4, S: 8 });
/** @type {readonly Direction[]} */
export const order = Object.freeze(["N", "E", "S", "W"]);

/**
 * Line widths and marks grow with the board, or a large one would vanish in a small box.
 * @param {Board} board
 */
export function metrics({ rows, columns }) {
  const most = Math.max(rows, columns);
  const mark = clamp(most / 13, 1, 2.5);
  return {
    wall: clamp(8 + most / 5, 9, 20),
    outline: clamp(13 + most / 4, 14, 26),
    gap: most > 32 ? 1 : most > 12 ? 3 : 5,
    mark,
    margin: 64 * mark,
    outside: 34 * mark,
    player: Math.min(25 * mark, 50),
  };
}

/** @param {Place} place @param {Board} board */
export const isOutside = ({ row, column }, { rows, columns }) =>
  row < 0 || column < 0 || row >= rows || column >= columns;

/** @param {Shot} shot @returns {Place} */
export const playerOf = ({ integers }) => ({ row: integers[0], column: integers[1] });

/**
 * The middle of a cell; just beyond the outline for a place outside.
 * @param {Board} board
 * @param {Place} place
 */
export function centre(board, { row, column }) {
  const { outside } = metrics(board);
  const along = (/** @type {number} */ index, /** @type {number} */ count) =>
    index < 0 ? -outside : index >= count ? count * unit + outside : (index + 0.5) * unit;
  return { x: along(column, board.columns), y: along(row, board.rows) };
}

/**
 * The bar on a side of a cell. The two cells that share a side name the same bar.
 * @param {number} row @param {number} column @param {Direction} side
 * @returns {Bar}
 */
export function bar(row, column, side) {
  const flat = side === "N" || side === "S";
  const y = side === "S" ? row + 1 : row;
  const x = side === "E" ? column + 1 : column;
  return {
    key: `${flat ? "h" : "v"} ${y} ${x}`,
    x: x * unit,
    y: y * unit,
    dx: flat ? unit : 0,
    dy: flat ? 0 : unit,
  };
}

/**
 * All walls of a state, each once, those on the outline apart; and the gaps in the outline.
 * @param {Board} board
 * @param {Shot} shot
 */
export function walls({ rows, columns }, { cells }) {
  /** @type {Bar[]} */
  const inner = [];
  /** @type {Bar[]} */
  const outline = [];
  /** @type {{ row: number, column: number, side: Direction }[]} */
  const exits = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      for (const side of order) {
        const step = directions[side];
        const edge = isOutside({ row: row + step.row, column: column + step.column }, { rows, columns });
        const walled = (cells[row * columns + column] & bits[side]) !== 0;
        if (edge) {
          if (walled) outline.push(bar(row, column, side));
          else exits.push({ row, column, side });
        } else if (walled && (side === "N" || side === "W")) {
          inner.push(bar(row, column, side));
        }
      }
    }
  }
  return { inner, outline, exits };
}

/** @param {Happening | null} happening @returns {HappeningEvent | undefined} */
export const slideOf = (happening) => happening?.events.find((event) => event.kind === "slide");

/** @param {HappeningEvent} slide the bar before, and after */
export const slidBars = (slide) => ({
  from: bar(slide.row, slide.column, /** @type {Direction} */ (slide.side)),
  to: bar(slide.toRow, slide.toColumn, /** @type {Direction} */ (slide.side)),
});

/** Bars end a little before the corners, so that each one is seen to be one. @param {Bar} one @param {number} cut */
export function line({ x, y, dx, dy }, cut) {
  const [cx, cy] = dx === 0 ? [0, cut] : [cut, 0];
  return `M${x + cx} ${y + cy}L${x + dx - cx} ${y + dy - cy}`;
}

/** @param {Bar[]} bars @param {Set<string>} except @param {number} cut */
export const lines = (bars, except, cut) => bars.map((one) => (except.has(one.key) ? "" : line(one, cut))).join("");

/**
 * The picture's own box. There is room beyond the outline only where there are exits: gaps may close, but none appears.
 * @param {Board} board
 * @param {Shot} start
 * @returns {import("./index.js").Box}
 */
export function box(board, start) {
  const { margin, outline } = metrics(board);
  const { exits } = walls(board, start);
  const has = (/** @type {string} */ sides) => exits.some(({ side }) => sides.includes(side));
  const across = has("EW") ? margin : outline;
  const along = has("NS") ? margin : outline;
  const most = Math.max(board.rows, board.columns);
  return {
    x: -across,
    y: -along,
    width: board.columns * unit + 2 * across,
    height: board.rows * unit + 2 * along,
    cell: Math.min(widestCell, widestBoard / most) / unit,
  };
}
