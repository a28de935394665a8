/** Icons of the search's own, beside those that all bars share, and the marks of the verdicts. */

import { svg } from "lit";

const icons = Object.freeze({
  previous: svg`<path d="M12 6l-7 6 7 6zM20 6l-7 6 7 6z" />`,
  next: svg`<path d="M4 6l7 6-7 6zM12 6l7 6-7 6z" />`,
  stop: svg`<path d="M7 7h10v10H7z" />`,
});

/** @param {keyof typeof icons} name */
export const searchIcon = (name) =>
  svg`<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">${icons[name]}</svg>`;

/** On a field of 16 x 16. @type {Readonly<Record<import("../types.js").Verdict, import("lit").SVGTemplateResult>>} */
const marks = Object.freeze({
  kept: svg`<path d="M3 8.500l3.500 3.500L13 4.500" />`,
  goal: svg`<path class="full" d="M8 1.500l2 4.400 4.700.5-3.500 3.200 1 4.700L8 11.900l-4.200 2.400 1-4.700L1.300 6.400l4.700-.5z" />`,
  duplicate: svg`<path d="M3 6h10M3 10h10" />`,
  cut: svg`<path d="M4 4l8 8M12 4l-8 8" />`,
  path: svg`<path d="M12.500 10.500A5 5 0 1 1 13 7M13 3v4H9" />`,
  illegal: svg`<circle cx="8" cy="8" r="5.500" /><path d="M4.200 11.800l7.600-7.600" />`,
});

/** @param {import("../types.js").Verdict} verdict */
export const verdictMark = (verdict) =>
  svg`<svg class="mark" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">${marks[verdict]}</svg>`;
