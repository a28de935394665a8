/**
 * The colours of Flood: those of Okabe and Ito (2008), which the colour-blind tell apart, and beyond those as many more
 * as a board may have. Each has a glyph as well, see `flood-glyphs.js`.
 */

/** Black is grey here: black cells would vanish in a dark page. The last four are no colours of Okabe and Ito. */
const hues = /** @type {const} */ ([
  ["blue", "#0072b2"],
  ["orange", "#e69f00"],
  ["green", "#009e73"],
  ["yellow", "#f0e442"],
  ["pink", "#cc79a7"],
  ["red", "#d55e00"],
  ["sky blue", "#56b4e9"],
  ["grey", "#767c85"],
  ["brown", "#8c5a2b"],
  ["teal", "#2fa6a0"],
  ["violet", "#7a5bc4"],
  ["lime", "#a6c93a"],
]);

/** How the hues go on: name, what they are mixed with, and how much of it. */
const shades = /** @type {const} */ ([
  ["", "#000000", 0],
  ["light ", "#ffffff", 0.6],
  ["dark ", "#000000", 0.5],
]);

/** @param {string} colour "#rrggbb" */
const channels = (colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** @param {string} colour @param {string} other @param {number} share of the other */
function mix(colour, other, share) {
  const there = channels(other);
  const mixed = channels(colour).map((value, i) => Math.round(value + (there[i] - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Relative luminance as WCAG 2 defines it. @param {string} colour */
function luminance(colour) {
  const [red, green, blue] = channels(colour)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast as WCAG 2 defines it, from 1 to 21. @param {string} one @param {string} other */
export function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What a glyph is drawn with on a tile: the tile's own hue, as dark or as light as it must be. @param {string} tile */
function inkOn(tile) {
  const extreme = contrast(tile, "#000000") > contrast(tile, "#ffffff") ? "#000000" : "#ffffff";
  return mix(tile, extreme, 0.82);
}

/** @type {readonly { name: string, tile: string, ink: string }[]} */
export const palette = Object.freeze(
  shades.flatMap(([shade, other, share]) =>
    hues.map(([hue, colour]) => {
      const tile = mix(colour, other, share);
      return Object.freeze({ name: `${shade}${hue}`, tile, ink: inkOn(tile) });
    }),
  ),
);
