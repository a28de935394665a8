/** Pointing at the board: a click or tap on a cell or beside the board, and a swipe across it. */

/** A finger that moves less than this, in CSS pixels, taps. */
const swipeLength = 24;

/**
 * @typedef {object} PointerOwner
 * @property {() => Readonly<Record<string, string>> | null} arrows which move an arrow key makes: so does a swipe
 * @property {(place: import("./views/index.js").Place) => void} point
 * @property {(move: string) => void} swipe
 */

export class Pointing {
  #owner;
  /** Where the finger came down. @type {{ id: number, x: number, y: number } | null} */
  #down = null;
  #swiped = false;

  /** @param {PointerOwner} owner */
  constructor(owner) {
    this.#owner = owner;
  }

  /** @param {PointerEvent} event */
  down = (event) => {
    this.#swiped = false;
    this.#down = event.pointerType === "mouse" ? null : { id: event.pointerId, x: event.clientX, y: event.clientY };
  };

  /** @param {PointerEvent} event */
  up = (event) => {
    const down = this.#down;
    this.#down = null;
    const arrows = this.#owner.arrows();
    if (down === null || down.id !== event.pointerId || arrows === null) return;
    const x = event.clientX - down.x;
    const y = event.clientY - down.y;
    if (Math.max(Math.abs(x), Math.abs(y)) < swipeLength) return;
    this.#swiped = true;
    const across = Math.abs(x) > Math.abs(y);
    this.#owner.swipe(arrows[across ? (x > 0 ? "ArrowRight" : "ArrowLeft") : y > 0 ? "ArrowDown" : "ArrowUp"]);
  };

  /** The browser has taken the finger for scrolling. */
  cancel = () => {
    this.#down = null;
  };

  /** @param {Event} event */
  click = (event) => {
    // The click that follows a swipe is part of it.
    if (this.#swiped) {
      this.#swiped = false;
      return;
    }
    const target = event.target instanceof Element ? event.target.closest("[data-row]") : null;
    if (target === null) return;
    this.#owner.point({
      row: Number(target.getAttribute("data-row")),
      column: Number(target.getAttribute("data-column")),
    });
  };
}
