/** What part of a tree is in sight. Generations keep their height; only the breadth is stretched and moved. */

import { across } from "./tree-layout.js";

/** Room for the numbers of the generations, and around the tree. */
export const gutter = 34;
const margin = 16;
/** The least and the largest height of a generation. */
const rows = Object.freeze({ least: 18, most: 44 });
const heights = Object.freeze({ least: 260, most: 620 });
/** Between two siblings, in pixels: as wide as can be, and as wide as the tree is laid out. */
const widest = 72;

/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => Math.min(Math.max(value, least), most);

export class TreeView {
  width = 1;
  height = 1;
  /** Height of a generation. */
  row = 1;
  /** Pixels for a unit of the layout's breadth. */
  scale = 1;
  /** What is at the left and upper edge. */
  left = 0;
  top = 0;
  #box = { left: 0, right: 0 };
  #depth = 0;

  /**
   * @param {{ left: number, right: number }} box of the layout
   * @param {number} depth generations below the root
   * @param {number} width in pixels
   */
  take(box, depth, width) {
    this.#box = box;
    this.#depth = depth;
    this.width = width;
    this.row = clamp((heights.most - 2 * margin) / (depth + 1), rows.least, rows.most);
    this.height = clamp(this.row * (depth + 1) + 2 * margin, heights.least, heights.most);
    this.#keep();
  }

  get #least() {
    return Math.min(
      (this.width - gutter - 2 * margin) / Math.max(this.#box.right - this.#box.left, 1),
      widest / across,
    );
  }

  /** Shows the whole breadth. */
  fit() {
    this.scale = this.#least;
    this.left = -Infinity;
    this.top = 0;
    this.#keep();
  }

  /** @param {number} factor @param {number} [x] what stays in its place, in pixels */
  zoom(factor, x = (this.width + gutter) / 2) {
    const at = this.toLayout(x);
    this.scale = clamp(this.scale * factor, this.#least, widest / across);
    this.left = at - (x - gutter) / this.scale;
    this.#keep();
  }

  /** @param {number} x pixels @param {number} y */
  pan(x, y) {
    this.left -= x / this.scale;
    this.top -= y;
    this.#keep();
  }

  /** Brings a place into the middle, large enough to be told from its neighbours. @param {number} x @param {number} depth */
  centre(x, depth) {
    this.scale = Math.max(this.scale, Math.min(1, widest / across));
    this.left = x - (this.width - gutter) / 2 / this.scale;
    this.top = depth * this.row - this.height / 2;
    this.#keep();
  }

  /** Keeps the tree in sight. */
  #keep() {
    const { left, right } = this.#box;
    const sight = (this.width - gutter) / this.scale;
    const spare = margin / this.scale;
    const free = sight - (right - left) - 2 * spare;
    // A tree that is narrower than the picture stands in its middle.
    if (free >= 0) this.left = left - spare - free / 2;
    else this.left = clamp(this.left, left - spare, right + spare - sight);
    this.top = clamp(this.top, 0, Math.max(this.row * (this.#depth + 1) + 2 * margin - this.height, 0));
  }

  /** @param {number} x of the layout @returns {number} pixels */
  toPixels(x) {
    return gutter + (x - this.left) * this.scale;
  }

  /** @param {number} depth @returns {number} pixels */
  rowAt(depth) {
    return margin + this.row * (depth + 0.5) - this.top;
  }

  /** @param {number} x pixels @returns {number} of the layout */
  toLayout(x) {
    return this.left + (x - gutter) / this.scale;
  }

  /** Between two siblings, in pixels. */
  get spacing() {
    return across * this.scale;
  }
}
