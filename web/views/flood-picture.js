/** The picture of Flood: patches of colour with their glyphs, the flooded region's outline, the wave of a move. */

import { css, svg, unsafeCSS } from "lit";
import { guard } from "lit/directives/guard.js";
import { colourOf, frames, metrics, outline, isFlooded, patches, touches, unit, waveOf } from "./flood-geometry.js";
import { glyphAt, glyphShapes } from "./flood-glyphs.js";
import { palette } from "./flood-palette.js";
import { nameCell, numberOf } from "./flood-words.js";

/**
 * @typedef {import("./index.js").Scene} Scene
 * @typedef {import("./index.js").Shot} Shot
 * @typedef {import("./index.js").Happening} Happening
 * @typedef {Scene["board"]} Board
 */

const fills = palette.map(
  ({ tile, ink }, colour) => `.flood .tile-${colour}{fill:${tile}}.flood .glyph-${colour}{fill:${ink}}`,
);

/**
 * Round corners of the picture would cut the outline off. With colours of the user's own there are no tiles to be seen
 * but for the ground between them, and glyphs are needed.
 */
export const styles = css`
  ${unsafeCSS(fills.join(""))}
  .board .flood {
    border-radius: 0;
  }
  .flood {
    & .glyph {
      fill-rule: evenodd;
    }
    & .plain .glyph {
      display: none;
    }
    & .line {
      stroke: var(--_outline);
    }
    & .rim {
      stroke: var(--_surface);
    }
    & .pointer {
      stroke: var(--_accent);
    }
    & .front {
      fill: #fff;
    }
    & .cell {
      fill: none;
      pointer-events: all;
    }
    @media (hover: hover) {
      & .cell.target:hover {
        fill: #fff;
        fill-opacity: 0.35;
      }
    }
  }
  @media print {
    .flood {
      & .plain .glyph {
        display: inline;
      }
      & .cell {
        stroke: none;
      }
    }
  }
  @media (forced-colors: active) {
    .flood {
      & .tile {
        fill: Canvas;
      }
      & .ground {
        fill: GrayText;
      }
      & .glyph {
        fill: CanvasText;
      }
      & .plain .glyph {
        display: inline;
      }
      & .line {
        stroke: Highlight;
      }
      & .front,
      & .cell.target:hover {
        fill: Highlight;
      }
      & .cell {
        stroke: none;
      }
    }
  }
`;

/**
 * A picture costs work that grows with the board, and is asked for at every key press: a state's cells are always the
 * same array, and a move that was made is always the same object.
 * @type {WeakMap<Uint8Array, { colours: ReturnType<typeof patches>, region: string }>}
 */
const pictures = new WeakMap();
/** @type {WeakMap<Happening, { colour: number, wave: import("./flood-geometry.js").Wave }>} */
const waves = new WeakMap();

/** @param {Board} board @param {Uint8Array} cells */
function pictureOf(board, cells) {
  let picture = pictures.get(cells);
  if (picture === undefined) {
    picture = { colours: patches(board, cells), region: outline(board, (at) => isFlooded(cells[at])) };
    pictures.set(cells, picture);
  }
  return picture;
}

/** @param {Board} board @param {Happening} happening @param {number} colour */
function waveFor(board, happening, colour) {
  let known = waves.get(happening);
  if (known?.colour !== colour) {
    known = { colour, wave: waveOf(board, happening, colour) };
    waves.set(happening, known);
  }
  return known.wave;
}

/** The colours of a board, in the order of their numbers: none is ever added. @param {Shot} start */
export const coloursOf = ({ cells }) => [...new Set(Array.from(cells, colourOf))].sort((one, other) => one - other);

/** @param {number} colour @param {import("./flood-geometry.js").Patch} [patch] */
const drawPatch = (colour, patch) => svg`<path class="tile tile-${colour}" d=${patch?.tiles ?? ""}></path>
  <path class="glyph glyph-${colour}" d=${patch?.glyphs ?? ""}></path>`;

/** How much wider than its line a rim is. */
const rim = 1.8;

/**
 * A line that stands out from any colour: dark with a light rim, or the other way round.
 * @param {string} path @param {number} width @param {string} [kind]
 */
const drawLine = (path, width, kind = "line") => svg`<path class="rim" stroke-width=${width * rim} d=${path}></path>
  <path class=${kind} stroke-width=${width} d=${path}></path>`;

/**
 * What is seen only while a move is on its way, or is being taken back: the region in the colour that it had, and its
 * outline in between. Nothing else moves, so that a wave over a large board costs a few elements.
 * @param {Scene} scene
 */
function drawWave({ board, trail, last, undone }) {
  const happening = undone ?? last;
  if (happening === null) return null;
  const { line } = metrics(board);
  const colour = undone === null ? trail[trail.length - 2].integers[0] : numberOf(undone.move);
  const wave = waveFor(board, happening, colour);
  return svg`<g data-part="old" opacity="0">${drawPatch(colour, wave.old)}</g>
    ${wave.rings.map(
      (ring, index) => svg`<path class="front" data-part="ring-${index + 1}" opacity="0" d=${ring}></path>`,
    )}
    ${wave.fronts.map((front, index) => svg`<g data-part="front-${index}" opacity="0">${drawLine(front, line)}</g>`)}`;
}

/** The cells to be flooded first by a colour, framed. @param {Board} board @param {Shot} shot @param {number} colour */
function drawHint(board, { cells }, colour) {
  const { line, gap } = metrics(board);
  const found = [...cells.keys()].filter((at) => cells[at] === colour && touches(board, cells, at));
  return drawLine(frames(board, found, gap + (line * 1.25 * rim) / 2), line * 1.25, "pointer");
}

/**
 * The cells as places to point at and to be read. A row is looked at again only where something in it, or beside it, has
 * changed.
 * @param {Scene} scene
 */
function drawCells(scene) {
  const { board, shot, active, label, words } = scene;
  const { rows, columns } = board;
  const moves = shot.moves.join("");
  const playable = new Set(shot.moves.map(numberOf));
  const cellAt = (/** @type {number} */ row, /** @type {number} */ column) => {
    const value = shot.cells[row * columns + column];
    return svg`<rect role="gridcell" class=${playable.has(colourOf(value)) ? "cell target" : "cell"}
      x=${column * unit} y=${row * unit} width=${unit} height=${unit} data-row=${row} data-column=${column}
      tabindex=${row === active.row && column === active.column ? 0 : -1}
      aria-label=${nameCell(scene, { row, column })}></rect>`;
  };
  const rowAt = (/** @type {number} */ row) => {
    const around = shot.cells.subarray(Math.max(0, row - 1) * columns, (row + 2) * columns).join();
    return guard([columns, around, moves, row === active.row ? active.column : -1, words], () =>
      Array.from({ length: columns }, (_, column) => cellAt(row, column)),
    );
  };
  return svg`<g role="grid" aria-label=${label} aria-readonly=${scene.isEdited ? "false" : "true"}>${Array.from(
    { length: rows },
    (_, row) => svg`<g role="row" aria-label=${words.row(row + 1)}>${rowAt(row)}</g>`,
  )}</g>`;
}

/** Where the user has colours of their own, glyphs stay whatever is asked for. @param {Scene} scene */
export function draw(scene) {
  const { board, shot, trail, hint, active, glyphs } = scene;
  const { line, gap } = metrics(board);
  const { colours, region } = pictureOf(board, shot.cells);
  const inset = gap + line / 2;
  const side = unit - 2 * inset;
  const ring = (/** @type {string} */ kind, /** @type {number} */ width) =>
    svg`<rect class="ring ${kind}" x=${active.column * unit + inset} y=${active.row * unit + inset}
      width=${side} height=${side} rx=${side * 0.14} stroke-width=${width}></rect>`;
  return svg`<g aria-hidden="true" class=${glyphs ? "glyphs" : "plain"}>
    <rect class="ground" width=${board.columns * unit} height=${board.rows * unit}></rect>
    ${coloursOf(trail[0]).map((colour) => drawPatch(colour, colours.get(colour)))}
    ${drawWave(scene)}
    <g data-part="region">${drawLine(region, line)}</g>
    ${hint === null ? null : drawHint(board, shot, numberOf(hint))}
  </g>
  ${drawCells(scene)}
  <g aria-hidden="true">${ring("rim", line * 1.2 * rim)}${ring("line", line * 1.2)}</g>`;
}

/** A colour with its glyph, as small as a letter. @param {number} colour */
export const swatch = (colour) => svg`<svg class="swatch flood" viewBox="0 0 100 100" width="24" height="24"
  aria-hidden="true" focusable="false"><rect class="tile tile-${colour}" width="100" height="100" rx="16"></rect><path
  class="glyph glyph-${colour}" d=${glyphAt(glyphShapes(colour, 70), 50, 50)}></path></svg>`;
