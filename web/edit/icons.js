/** The icons of the drawing bar, on a field of 24 x 24. */

import { svg } from "lit";

/** @typedef {import("../types.js").Side} Side */

/** @param {unknown} content */
const framed = (content) =>
  svg`<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">${content}</svg>`;

/** The corners between which a side lies. @type {Readonly<Record<Side, string>>} */
const sides = Object.freeze({ N: "M4 5h16", E: "M19 4v16", S: "M4 19h16", W: "M5 4v16" });

/** A cell with one of its sides. @param {Side} side */
export const wallPicture = (side) =>
  framed(svg`<path class="faint" d="M5 5h14v14H5z" /><path class="bars" d=${sides[side]} />`);

export const wallsPicture = framed(
  svg`<path class="faint" d="M5 5h14v14H5z" /><path class="open bars" d="M5 4v15h15" />`,
);
export const startPicture = framed(
  svg`<path class="faint" d="M5 5h14v14H5z" /><circle cx="12" cy="12" r="4" stroke="none" />`,
);
export const badPicture = framed(svg`<path d="M6 6h12v12H6z" />`);
export const clearPicture = framed(
  svg`<path class="open" d="M5 7h14M10 7V4.500h4V7M7 7l1 12.500h8L17 7M10.500 11v5M13.500 11v5" />`,
);
export const acrossPicture = framed(
  svg`<path class="faint" d="M12 4v16" /><path class="open" d="M9 7.500L4 12l5 4.500zM15 7.500l5 4.500-5 4.500z" />`,
);
export const alongPicture = framed(
  svg`<path class="faint" d="M4 12h16" /><path class="open" d="M7.500 9L12 4l4.500 5zM7.500 15l4.500 5 4.500-5z" />`,
);
export const turnPicture = framed(svg`<path class="open" d="M18.500 4v5h-5M18.500 9a7.500 7.500 0 1 0 1 5" />`);
export const turnBackPicture = framed(svg`<path class="open" d="M5.500 4v5h5M5.500 9a7.500 7.500 0 1 1-1 5" />`);
