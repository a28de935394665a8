/**
 * Where pictures are taken: a place in the document that nobody sees, with the style sheets of an element. What a view
 * draws there looks as it does in the element, in whichever theme, and without what a pointer or the focus adds.
 */

import { render } from "lit";
import { boardPicture } from "../element-template.js";
import { colourOf } from "./colour.js";
import { readPicture } from "./read-picture.js";

/**
 * @typedef {import("./picture.js").Picture} Picture
 * @typedef {import("../views/index.js").View} View
 * @typedef {import("../views/index.js").Scene} Scene
 *
 * @typedef {object} Inks what is beside boards in a picture
 * @property {string} ground "#rrggbb" behind all
 * @property {string} text of words
 * @property {string} muted of words of less weight
 * @property {string} family the typeface, as CSS has it
 */

/** So wide that no part of a board is left out for want of room, in pixels. */
const width = 1200;

const still = Object.freeze({ key: () => {}, focused: () => {} });

/** @typedef {"light" | "dark"} Theme */

export class Studio {
  #host = document.createElement("div");
  #root = this.#host.attachShadow({ mode: "open" });
  #stage = document.createElement("div");
  #copies = document.createElement("div");
  #muted = document.createElement("p");

  constructor() {
    const { style } = this.#host;
    style.setProperty("position", "fixed");
    style.setProperty("inset-inline-start", "-10000px");
    style.setProperty("width", `${width}px`);
    style.setProperty("contain", "strict");
    style.setProperty("pointer-events", "none");
    this.#host.setAttribute("aria-hidden", "true");
    this.#host.inert = true;
    const frame = document.createElement("div");
    // By these names the style sheets know where they are.
    frame.className = "frame search";
    this.#muted.className = "counter";
    frame.append(this.#stage, this.#copies, this.#muted);
    this.#root.append(frame);
    document.body.append(this.#host);
  }

  /** @param {readonly CSSStyleSheet[]} sheets those of the element as they are now */
  dress(sheets) {
    this.#root.adoptedStyleSheets = [...sheets];
  }

  /** @param {Theme} theme @returns {Inks} */
  inks(theme) {
    this.#host.setAttribute("theme", theme);
    const { color, backgroundColor, fontFamily } = getComputedStyle(this.#host);
    const inkOf = (/** @type {string} */ computed, /** @type {string} */ usual) => colourOf(computed)?.colour ?? usual;
    return {
      ground: inkOf(backgroundColor, "#ffffff"),
      text: inkOf(color, "#000000"),
      muted: inkOf(getComputedStyle(this.#muted).color, "#000000"),
      family: fontFamily,
    };
  }

  /**
   * @param {View} view
   * @param {Scene} scene
   * @param {Theme} theme
   * @param {number} [shown] how large it will be shown, as a share of its own size
   * @returns {Picture} of any moment
   */
  draw(view, scene, theme, shown = 1) {
    render(boardPicture(view, scene, still), this.#stage);
    return this.#read(this.#stage, theme, shown);
  }

  /**
   * @param {Element} board what an element shows now: its part `board`
   * @param {Theme} theme
   * @returns {Picture} of that, with every mark that is on it
   */
  copy(board, theme) {
    this.#copies.replaceChildren(board.cloneNode(true));
    const picture = this.#read(this.#copies, theme, 1);
    this.#copies.replaceChildren();
    return picture;
  }

  /** Leaves the document. */
  close() {
    this.#host.remove();
  }

  /** @param {Element} place @param {Theme} theme @param {number} shown @returns {Picture} */
  #read(place, theme, shown) {
    this.#host.setAttribute("theme", theme);
    const svg = place.querySelector("svg");
    if (svg === null) throw new Error("There is no board to take a picture of.");
    return readPicture(svg, shown);
  }
}
