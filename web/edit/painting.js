/**
 * Pointing at the board that is drawn: by mouse, pen or finger. What is pointed at is found from where the point lies, not
 * from what is drawn there, so that there is always something near enough to be hit.
 *
 * A mouse or pen draws as soon as it is down. A finger may be about to scroll or to zoom: it draws once it has moved on a
 * board that has the focus, or has gone up again without moving.
 */

import { unit } from "../views/wall-geometry.js";
import { pointsBetween } from "./aim.js";

/**
 * @typedef {import("./crafts.js").Point} Point
 * @typedef {import("./crafts.js").Target} Target
 *
 * @typedef {object} PaintingOwner
 * @property {(point: Point, isStroke: boolean) => Target | null} aim
 * @property {(target: Target) => string} key equal for what is the same thing
 * @property {(target: Target) => string} shape
 * @property {(target: Target) => void} begin something is drawn, as the first thing of what is to be taken back together
 * @property {(target: Target) => void} go on with another thing
 * @property {() => void} end
 * @property {(place: import("../views/index.js").Place) => void} enter somebody activates a cell without pointing at it
 */

/** A finger that moves less than this, in CSS pixels, taps. */
const tap = 8;

/** @param {Element} board @param {{ clientX: number, clientY: number }} event @returns {Point | null} */
function pointOn(board, { clientX, clientY }) {
  const matrix = /** @type {SVGSVGElement | null} */ (board.querySelector("svg"))?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x: x / unit, y: y / unit };
}

/** @param {Event} event */
const boardOf = (event) => /** @type {HTMLElement} */ (event.currentTarget);

export class Painting {
  #owner;
  /** The pointer that is down. @type {{ id: number, x: number, y: number, point: Point, mayDraw: boolean } | null} */
  #down = null;
  /** Where the stroke is; null: none has begun. @type {Point | null} */
  #at = null;
  /** What it has met. @type {Set<string>} */
  #met = new Set();

  /** @param {PaintingOwner} owner */
  constructor(owner) {
    this.#owner = owner;
  }

  /** @param {PointerEvent} event */
  down = (event) => {
    const board = boardOf(event);
    if (!event.isPrimary || event.button !== 0) {
      // A second finger: the first one does not draw, both of them zoom.
      this.cancel();
      return;
    }
    const point = pointOn(board, event);
    if (point === null) return;
    const isFinger = event.pointerType === "touch";
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.#down = { id, x, y, point, mayDraw: !isFinger || board.matches(":focus-within") };
    // Where it is not clear what a stroke would mean, it begins further on, or is none.
    if (!isFinger && this.#owner.aim(point, true) !== null) this.#begin(board, point, true);
  };

  /** @param {PointerEvent} event */
  move = (event) => {
    const board = boardOf(event);
    const down = this.#down;
    if (down === null || down.id !== event.pointerId) {
      if (event.pointerType === "mouse") this.#hover(board, event);
      return;
    }
    if (!down.mayDraw) return;
    if (this.#at === null) {
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < tap) return;
      this.#begin(board, down.point, true);
    }
    // A fast pointer has been at several places since the last event.
    const all = event.getCoalescedEvents?.() ?? [];
    for (const each of all.length > 0 ? all : [event]) {
      const point = pointOn(board, each);
      if (point !== null) this.#goTo(point);
    }
  };

  /** @param {PointerEvent} event */
  up = (event) => {
    const board = boardOf(event);
    const down = this.#down;
    if (down === null || down.id !== event.pointerId) return;
    if (this.#at === null && Math.hypot(event.clientX - down.x, event.clientY - down.y) < tap) {
      this.#begin(board, down.point, false);
    }
    this.cancel();
  };

  /** The browser has taken the finger, or the pointer has gone up elsewhere. */
  cancel = () => {
    if (this.#at !== null) this.#owner.end();
    this.#down = null;
    this.#at = null;
    this.#met.clear();
  };

  /** @param {PointerEvent} event */
  leave = (event) => {
    this.#aimAt(boardOf(event), null);
  };

  /** Whoever has no pointer, but a program that presses things for them. @param {MouseEvent} event */
  click = (event) => {
    if (event.detail !== 0) return;
    const cell = event.target instanceof Element ? event.target.closest("[role=gridcell]") : null;
    if (cell === null) return;
    this.#owner.enter({ row: Number(cell.getAttribute("data-row")), column: Number(cell.getAttribute("data-column")) });
  };

  /** @param {HTMLElement} board @param {Point} point @param {boolean} isStroke */
  #begin(board, point, isStroke) {
    const target = this.#owner.aim(point, isStroke);
    this.#at = point;
    if (this.#down !== null) board.setPointerCapture(this.#down.id);
    this.#aimAt(board, null);
    if (target === null) return;
    this.#met.add(this.#owner.key(target));
    this.#owner.begin(target);
  }

  /** @param {Point} to */
  #goTo(to) {
    for (const point of pointsBetween(this.#at ?? to, to)) {
      const target = this.#owner.aim(point, true);
      if (target === null) continue;
      const key = this.#owner.key(target);
      if (this.#met.has(key)) continue;
      if (this.#met.size === 0) this.#owner.begin(target);
      else this.#owner.go(target);
      this.#met.add(key);
    }
    this.#at = to;
  }

  /** @param {HTMLElement} board @param {PointerEvent} event */
  #hover(board, event) {
    const point = pointOn(board, event);
    this.#aimAt(board, point === null ? null : this.#owner.aim(point, false));
  }

  /**
   * Shows what a click would change: too often for the whole board to be drawn for it.
   * @param {HTMLElement} board @param {Target | null} target
   */
  #aimAt(board, target) {
    board.querySelector("[data-part=aim]")?.setAttribute("d", target === null ? "M0 0" : this.#owner.shape(target));
  }
}
