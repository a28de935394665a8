/** The colours to paint a board of Flood with. */

import { colourOf } from "../views/flood-geometry.js";

/** How many there are at first: as many as the judge has. */
const usual = 6;
/** How many there may be. */
export const mostBrushes = 36;

/** The colours from the first to the last one on a board. @param {Uint8Array} cells */
const coloursOn = (cells) => 1 + cells.reduce((most, cell) => Math.max(most, colourOf(cell)), 0);

export class Palette {
  /** The colour in hand. */
  brush = 1;
  /** How many there are to choose from. */
  count = usual;

  /** @param {number} colour */
  choose(colour) {
    this.brush = colour;
    this.count = Math.max(this.count, colour + 1);
  }

  /** Has at least the colours that are on a board. @param {Uint8Array} cells */
  fit(cells) {
    this.count = Math.max(this.count, coloursOn(cells));
  }

  /**
   * @param {number} count of colours to choose from; those that are on the board stay
   * @param {Uint8Array} cells of the board
   * @returns {boolean} false: there cannot be so many
   */
  resize(count, cells) {
    if (!Number.isInteger(count) || count < 1 || count > mostBrushes) return false;
    this.count = Math.max(count, coloursOn(cells));
    this.brush = Math.min(this.brush, this.count - 1);
    return true;
  }
}
