/** A small picture of a board as it begins, drawn by the puzzle's view. Nobody can do anything with it. */

import { LitElement, css, html, svg } from "lit";
import { FewestMoves, views } from "../define.js";

class Thumbnail extends LitElement {
  static properties = { board: { attribute: false }, words: { attribute: false } };

  static styles = [
    FewestMoves.styles,
    css`
      :host {
        background: none;
      }
      svg {
        display: block;
        width: 100%;
        height: 100%;
      }
    `,
  ];

  constructor() {
    super();
    /** What is drawn. @type {import("../api.js").Puzzle | null} */
    this.board = null;
    /** The puzzle's own words. @type {any} */
    this.words = null;
  }

  render() {
    const { board, words } = this;
    if (board === null) return html``;
    const view = views[board.name];
    const { start } = board;
    const box = view.box(board, start);
    /** @type {import("../views/index.js").Scene} */
    const scene = {
      board,
      shot: start,
      trail: [start],
      last: null,
      undone: null,
      hint: null,
      refused: null,
      followed: null,
      obstacle: null,
      active: { row: 0, column: 0 },
      glyphs: true,
      label: "",
      words,
    };
    // It is a picture of what its neighbour tells in words.
    return html`<div inert aria-hidden="true">
      ${svg`<svg class=${view.name} viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${view.draw(scene)}</svg>`}
    </div>`;
  }
}

customElements.define("fewest-thumbnail", Thumbnail);
