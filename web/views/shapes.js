/** Small shapes that several views share: icons of the controls and marks on a board. */

import { svg } from "lit";

/** @param {number} value @param {number} low @param {number} high */
export const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/** What goes one cell in each direction. */
export const directions = Object.freeze({
  E: Object.freeze({ row: 0, column: 1 }),
  N: Object.freeze({ row: -1, column: 0 }),
  S: Object.freeze({ row: 1, column: 0 }),
  W: Object.freeze({ row: 0, column: -1 }),
});

/** @typedef {keyof typeof directions} Direction */

/**
 * An arrow head as a path: `size` from its middle to its tip, pointing in a direction.
 * @param {number} x @param {number} y @param {Direction} direction @param {number} size
 */
export function arrowHead(x, y, direction, size) {
  const { row, column } = directions[direction];
  const tip = [x + (column * size) / 2, y + (row * size) / 2];
  const wing = (/** @type {number} */ sign) =>
    `${x - (column * size) / 2 + sign * row * size} ${y - (row * size) / 2 + sign * column * size}`;
  return `M${wing(1)}L${tip.join(" ")}L${wing(-1)}`;
}

/** Icons on a field of 24 x 24, drawn with the text's colour. */
const icons = Object.freeze({
  start: svg`<path d="M6 6v12M18 6l-8 6 8 6z" />`,
  back: svg`<path d="M16 6l-8 6 8 6z" />`,
  play: svg`<path d="M8 5l11 7-11 7z" />`,
  pause: svg`<path class="bars" d="M8.5 6v12M15.5 6v12" />`,
  forward: svg`<path d="M8 6l8 6-8 6z" />`,
  end: svg`<path d="M18 6v12M6 6l8 6-8 6z" />`,
  undo: svg`<path class="open" d="M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3" />`,
  redo: svg`<path class="open" d="M15 5l5 5-5 5M20 10H10a5 5 0 0 0 0 10h3" />`,
  reset: svg`<path class="open" d="M5 4v5h5M5.5 9a7.5 7.5 0 1 1-1 5" />`,
  hint: svg`<path class="open" d="M9 18h6M10 21h4M8.5 14.5a5.5 5.5 0 1 1 7 0c-.6.6-1 1.200-1 2h-5c0-.8-.4-1.400-1-2z" />`,
  keys: svg`<path class="open" d="M9 9.200a3 3 0 1 1 4.300 2.700c-.9.5-1.300 1-1.300 2M12 17.500v.01" />`,
  glyphs: svg`<path d="M7.500 4.500l3.500 6H4z" /><path class="open" d="M14 5h6v6h-6zM7.500 13.500a3.250 3.250 0 1 0 .01 0z" /><path d="M17 13.500l3.300 3.300-3.300 3.300-3.300-3.300z" />`,
  E: svg`<path class="open" d="M5 12h14M13 6l6 6-6 6" />`,
  N: svg`<path class="open" d="M12 19V5M6 11l6-6 6 6" />`,
  S: svg`<path class="open" d="M12 5v14M6 13l6 6 6-6" />`,
  W: svg`<path class="open" d="M19 12H5M11 6l-6 6 6 6" />`,
});

/** @typedef {keyof typeof icons} IconName */

/** @param {IconName} name */
export const icon = (name) =>
  svg`<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">${icons[name]}</svg>`;
