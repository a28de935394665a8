/**
 * Where things are in a picture of Flood, in units of a hundredth of a cell; the origin is the board's north-west corner.
 * A board may have 4096 cells, so that what is drawn is a path a colour, not an element a cell.
 */

import { glyphAt, glyphShapes } from "./flood-glyphs.js";
import { clamp } from "./shapes.js";

/**
 * @typedef {import("./index.js").Scene["board"]} Board
 * @typedef {import("./index.js").Happening} Happening
 * @typedef {{ tiles: string, glyphs: string }} Patch all cells of one colour
 *
 * @typedef {object} Wave how a move spreads: first over the region as it was, then outward, a front at a time
 * @property {readonly string[]} fronts the region's outline before the move and after each front
 * @property {readonly string[]} rings the cells that each front takes: one less than there are outlines
 * @property {Patch} old the region before the move
 */

export const unit = 100;
/** The widest a cell gets on the screen, and the widest a board does: small boards stay small. */
const widestCell = 64;
const widestBoard = 760;

/** A wave has no more fronts than this, however far it goes: fronts that lie behind one another go together. */
const mostFronts = 10;

/** In `cells`: not drawn. */
const nothing = 255;

/** @param {number} value of a cell */
export const isFlooded = (value) => value >= 128;
/** @param {number} value of a cell */
export const colourOf = (value) => value & 127;

/**
 * Lines and glyphs grow with the board, or a large one would vanish in a small box.
 * @param {Board} board
 */
export function metrics({ rows, columns }) {
  const most = Math.max(rows, columns);
  return {
    /** Between the edge of a tile and that of its cell. */
    gap: most > 32 ? 5 : 3,
    /** Of a tile's corners. */
    round: most > 32 ? 0 : 12,
    glyph: clamp(50 + most / 2, 54, 75),
    line: clamp(4 + most / 3, 6, 22),
  };
}

/** @param {Board} board @returns {import("./index.js").Box} */
export function box(board) {
  const { rows, columns } = board;
  // The outline lies on the edge of the board, with its rim and the ring around the active cell half outside.
  const margin = metrics(board).line * 1.5;
  return {
    x: -margin,
    y: -margin,
    width: columns * unit + 2 * margin,
    height: rows * unit + 2 * margin,
    cell: Math.min(widestCell, widestBoard / Math.max(rows, columns)) / unit,
  };
}

/**
 * The eight cells around one, clockwise from the west. A bit each says which of them belong together with it: the even
 * ones are its sides, the odd ones its corners.
 */
const around = Object.freeze(
  /** @type {const} */ ([
    [0, -1],
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
    [1, 0],
    [1, -1],
  ]),
);

/**
 * A cell's tile as a path. It goes on into the cells beside it that belong together with it, so that they make one patch;
 * its own corners are round, and it leaves room for the corners of other patches that reach into its own.
 * @param {number} joined
 * @param {{ gap: number, round: number }} metrics
 */
function tile(joined, { gap, round }) {
  const has = (/** @type {number} */ bit) => (joined & (1 << (bit % 8))) !== 0;
  const points = [0, 2, 4, 6].flatMap((side, corner) => {
    const before = has(side) ? 0 : gap;
    const after = has(side + 2) ? 0 : gap;
    const turn = before > 0 && after > 0 ? round : 0;
    const notch = before + after > 0 || has(side + 1) ? 0 : gap;
    // Where the path comes to the corner, turns and leaves it: how far from the side before it and from the side after.
    const way = [
      [before, after + turn + notch],
      [before + notch, after + notch],
      [before + turn + notch, after],
    ];
    return way.map(
      ([u, v]) =>
        [
          [u, v],
          [unit - v, u],
          [unit - u, unit - v],
          [v, unit - u],
        ][corner],
    );
  });
  let path = "";
  let [x, y] = points[0];
  const to = (/** @type {number[]} */ point) => `${point[0] - x} ${point[1] - y}`;
  for (let at = 0; at < points.length; at += 3) {
    const [start, control, end] = points.slice(at, at + 3);
    if (at > 0) path += `l${to(start)}`;
    [x, y] = start;
    if (to(end) !== "0 0") path += `q${to(control)} ${to(end)}`;
    [x, y] = end;
  }
  return { x: points[0][0], y: points[0][1], path: `${path}z` };
}

/**
 * The cells of each colour as a path of tiles and one of glyphs.
 * @param {Board} board
 * @param {Uint8Array} cells
 * @returns {Map<number, Patch>} by colour
 */
export function patches(board, cells) {
  const { rows, columns } = board;
  const sizes = metrics(board);
  /** @type {Map<number, ReturnType<typeof tile>>} */
  const tiles = new Map();
  const joinedAt = (/** @type {number} */ row, /** @type {number} */ column) => {
    const value = cells[row * columns + column];
    return around.reduce((/** @type {number} */ joined, [down, right], bit) => {
      const y = row + down;
      const x = column + right;
      const isSame = y >= 0 && x >= 0 && y < rows && x < columns && cells[y * columns + x] === value;
      return isSame ? joined | (1 << bit) : joined;
    }, 0);
  };
  /** @type {Map<number, { tiles: string[], glyphs: string[], glyph: readonly string[] }>} */
  const found = new Map();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const value = cells[at];
      if (value === nothing) continue;
      const joined = joinedAt(row, column);
      let shape = tiles.get(joined);
      if (shape === undefined) {
        shape = tile(joined, sizes);
        tiles.set(joined, shape);
      }
      const colour = colourOf(value);
      let patch = found.get(colour);
      if (patch === undefined) {
        patch = { tiles: [], glyphs: [], glyph: glyphShapes(colour, sizes.glyph) };
        found.set(colour, patch);
      }
      patch.tiles.push(`M${column * unit + shape.x} ${row * unit + shape.y}${shape.path}`);
      patch.glyphs.push(glyphAt(patch.glyph, (column + 0.5) * unit, (row + 0.5) * unit));
    }
  }
  return new Map(
    Array.from(found, ([colour, { tiles, glyphs }]) => [colour, { tiles: tiles.join(""), glyphs: glyphs.join("") }]),
  );
}

/**
 * The outline of a set of cells: each of its straight lines is drawn once.
 * @param {Board} board
 * @param {(at: number) => boolean} has whether the cell of that number is in the set
 */
export function outline({ rows, columns }, has) {
  const isIn = (/** @type {number} */ row, /** @type {number} */ column) =>
    row >= 0 && column >= 0 && row < rows && column < columns && has(row * columns + column);
  let path = "";
  for (let y = 0; y <= rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const from = x;
      while (x < columns && isIn(y - 1, x) !== isIn(y, x)) x += 1;
      if (x > from) path += `M${from * unit} ${y * unit}h${(x - from) * unit}`;
    }
  }
  for (let x = 0; x <= columns; x += 1) {
    for (let y = 0; y < rows; y += 1) {
      const from = y;
      while (y < rows && isIn(y, x - 1) !== isIn(y, x)) y += 1;
      if (y > from) path += `M${x * unit} ${from * unit}v${(y - from) * unit}`;
    }
  }
  return path;
}

/**
 * Whether a cell lies beside the flooded region.
 * @param {Board} board @param {Uint8Array} cells @param {number} at
 */
export function touches({ rows, columns }, cells, at) {
  const column = at % columns;
  return (
    !isFlooded(cells[at]) &&
    ((at >= columns && isFlooded(cells[at - columns])) ||
      (column + 1 < columns && isFlooded(cells[at + 1])) ||
      (at + columns < rows * columns && isFlooded(cells[at + columns])) ||
      (column > 0 && isFlooded(cells[at - 1])))
  );
}

/**
 * A frame inside of each cell of a set.
 * @param {Board} board
 * @param {readonly number[]} set numbers of cells
 * @param {number} inset
 */
export function frames({ columns }, set, inset) {
  const side = unit - 2 * inset;
  return set
    .map(
      (at) => `M${(at % columns) * unit + inset} ${Math.floor(at / columns) * unit + inset}h${side}v${side}h${-side}z`,
    )
    .join("");
}

/** @param {Happening} happening */
const farthestOf = ({ events }) => events.reduce((most, { order }) => Math.max(most, order), 0);

/** How many fronts a move has. @param {Happening} happening */
export const frontsOf = (happening) => Math.min(mostFronts, farthestOf(happening));

/**
 * @param {Board} board
 * @param {Happening} happening
 * @param {number} colour that the region has where the wave has not come yet
 * @returns {Wave}
 */
export function waveOf(board, happening, colour) {
  const { rows, columns } = board;
  const count = frontsOf(happening);
  const farthest = farthestOf(happening);
  const old = new Uint8Array(rows * columns).fill(nothing);
  /** The front that takes a cell; the region as it was is 0. */
  const taken = new Uint8Array(rows * columns).fill(nothing);
  /** @type {number[][]} */
  const rings = Array.from({ length: count + 1 }, () => []);
  for (const { row, column, order } of happening.events) {
    const at = row * columns + column;
    // Far waves have several orders a front, and none of the fronts is empty.
    const front = order === 0 ? 0 : Math.ceil((order * count) / farthest);
    taken[at] = front;
    rings[front].push(at);
    if (front === 0) old[at] = colour;
  }
  return {
    fronts: rings.map((_, front) => outline(board, (at) => taken[at] <= front)),
    rings: rings.slice(1).map((ring) => frames(board, ring, 0)),
    old: patches(board, old).get(colour) ?? { tiles: "", glyphs: "" },
  };
}
