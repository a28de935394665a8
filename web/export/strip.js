/** A course of moves as one picture, for paper: the boards one after another, numbered, each with its move. */

import { leading, lettered, wrapped } from "./lettering.js";
import { weightOf } from "./merge.js";
import { placed } from "./picture.js";
import { mostStripBytes, mostTiles } from "./sizes.js";

/**
 * @typedef {import("./picture.js").Picture} Picture
 * @typedef {import("./picture.js").Primitive} Primitive
 *
 * @typedef {object} Tile
 * @property {Picture} picture all tiles of a strip are of one size
 * @property {string} caption
 *
 * @typedef {object} Strip
 * @property {Picture} whole
 * @property {readonly Picture[]} rows the heading and each row by itself, without a ground: what must not be torn apart on
 *   paper
 */

/** How wide a board is, in pixels, unless its cells would be too small to be told apart. */
const usualWidth = 168;
const smallestCell = 7;
/** Of what a sheet of paper has room for, width by height. */
const paper = 180 / 257;
const mostColumns = 6;
const margin = 20;
const gap = 20;
const captionSize = 14;
const headingSize = 19;
/** Between a board and the words below it. */
const air = 6;

/**
 * How many of the first boards of a course fit into a strip.
 * @param {number} count
 * @param {Picture} first
 */
export function fitting(count, first) {
  return Math.max(1, Math.min(count, mostTiles, Math.floor(mostStripBytes / Math.max(1, weightOf(first.parts)))));
}

/**
 * How large a board is in a strip, as a share of its own size.
 * @param {import("./sizes.js").Size} size its own
 * @param {number} cells how many cells its longer side has
 */
export const tileScale = ({ width, height }, cells) =>
  Math.max(usualWidth, smallestCell * cells) / Math.max(width, height);

/**
 * How many tiles to a row: as few as make all together no longer than a sheet of paper, unless they would be too small
 * there.
 * @param {number} count @param {number} width of a tile @param {number} height @param {number} above them
 */
export function columnsFor(count, width, height, above) {
  let columns = 1;
  const isLong = () => (columns * width) / (Math.ceil(count / columns) * height + above) < paper;
  while (columns < Math.min(count, mostColumns) && isLong()) columns += 1;
  return columns;
}

/**
 * @param {object} order
 * @param {string} order.heading
 * @param {readonly Tile[]} order.tiles at least one
 * @param {number} order.cells how many cells the longer side of the board has
 * @param {import("./studio.js").Inks} order.inks
 * @param {boolean} order.hasGround
 * @param {import("./lettering.js").Measure} order.measure
 * @returns {Strip}
 */
export function strip({ heading, tiles, cells, inks, hasGround, measure }) {
  const [{ picture: first }] = tiles;
  const scale = tileScale(first, cells);
  const [boardWidth, boardHeight] = [first.width * scale, first.height * scale];
  const width = Math.ceil(Math.max(boardWidth, usualWidth * 0.75));
  const font = { family: inks.family, size: captionSize, weight: "400" };
  const captions = tiles.map(({ caption }) => wrapped(caption, width, font, measure));
  const most = Math.max(...captions.map((lines) => lines.length));
  const height = Math.ceil(boardHeight + air + most * captionSize * leading);
  const columns = columnsFor(tiles.length, width + gap, height + gap, 2 * margin + 2 * headingSize * leading);
  const whole = 2 * margin + columns * (width + gap) - gap;

  const headingFont = { family: inks.family, size: headingSize, weight: "600" };
  const headingLines = wrapped(heading, whole - 2 * margin, headingFont, measure);
  const headingHeight = Math.ceil(margin + headingLines.length * headingSize * leading + air);
  /** @type {(parts: readonly Primitive[], height: number) => Picture} */
  const sheet = (parts, height) => ({
    box: { x: 0, y: 0, width: whole, height },
    ...{ width: whole, height, ground: null, parts },
  });
  const head = sheet(
    lettered(headingLines, { x: margin, y: margin, anchor: "start", colour: inks.text, font: headingFont }),
    headingHeight,
  );

  const rows = Array.from({ length: Math.ceil(tiles.length / columns) }, (_, row) => {
    const parts = tiles.slice(row * columns, (row + 1) * columns).flatMap(({ picture }, column) => {
      const x = margin + column * (width + gap);
      const caption = { x: x + width / 2, y: gap / 2 + boardHeight + air, anchor: /** @type {const} */ ("middle") };
      return [
        placed(picture, x + (width - boardWidth) / 2, gap / 2, scale),
        ...lettered(captions[row * columns + column], { ...caption, colour: inks.text, font }),
      ];
    });
    return sheet(parts, height + gap);
  });

  let y = 0;
  const parts = [head, ...rows].map((row) => {
    const group = placed(row, 0, y, 1);
    y += row.height;
    return group;
  });
  const ground = hasGround ? inks.ground : null;
  return { whole: { ...sheet(parts, y + margin - gap / 2), ground }, rows: [head, ...rows] };
}

/**
 * A board with words below it, as one picture of a film.
 * @param {Picture} picture
 * @param {string} caption
 * @param {{ lines: number, inks: import("./studio.js").Inks, measure: import("./lettering.js").Measure }} room `lines`: how
 *   many lines all pictures of the film have room for
 * @returns {Picture}
 */
export function captioned(picture, caption, { lines, inks, measure }) {
  const { font, inner, width } = captionPlace(picture, inks);
  const found = wrapped(caption, inner, font, measure).slice(0, lines);
  const top = margin / 2;
  const height = Math.ceil(top + picture.height + air + lines * font.size * leading + margin / 2);
  return {
    box: { x: 0, y: 0, width, height },
    width,
    height,
    ground: inks.ground,
    parts: [
      placed(picture, (width - picture.width) / 2, top, 1),
      ...lettered(found, { x: width / 2, y: top + picture.height + air, anchor: "middle", colour: inks.text, font }),
    ],
  };
}

/**
 * How many lines a caption takes below a picture.
 * @param {Picture} picture @param {string} caption
 * @param {{ inks: import("./studio.js").Inks, measure: import("./lettering.js").Measure }} room
 */
export function captionLines(picture, caption, { inks, measure }) {
  const { font, inner } = captionPlace(picture, inks);
  return wrapped(caption, inner, font, measure).length;
}

/** @param {Picture} picture @param {import("./studio.js").Inks} inks */
function captionPlace({ width: own, height }, { family }) {
  const width = Math.max(own + margin, 2 * usualWidth);
  // Larger on a larger board: a film is shown at any size.
  const size = Math.max(15, Math.min(24, Math.max(width, height) / 28));
  return { width, inner: width - margin, font: { family, size, weight: "400" } };
}
