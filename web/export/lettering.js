/** Words in a picture: broken into lines that fit, by the widths that the browser tells. */

import { filled } from "./picture.js";

/**
 * @typedef {import("./picture.js").Font} Font
 * @typedef {import("./picture.js").Lettering} Lettering
 * @typedef {(text: string, font: Font) => number} Measure how wide a text is, in pixels
 */

/** Between two lines, as a share of the size. */
export const leading = 1.35;

/** @returns {Measure} */
export function canvasMeasure() {
  const context = document.createElement("canvas").getContext("2d");
  return (text, { weight, size, family }) => {
    if (context === null) return text.length * size;
    context.font = `${weight} ${size}px ${family}`;
    return context.measureText(text).width;
  };
}

/** Where a line may end: at spaces, and before any Chinese sign that no stop or comma is. @param {string} text */
const pieces = (text) => text.match(/\p{Script=Han}[^\p{Script=Han}\s]*|[^\p{Script=Han}\s]+|\s+/gu) ?? [];

/**
 * @param {string} text whose own breaks stay
 * @param {number} width that a line may have
 * @param {Font} font
 * @param {Measure} measure
 * @returns {string[]} lines; a word that is wider than that has one of its own
 */
export const wrapped = (text, width, font, measure) =>
  text.split("\n").flatMap((line) => wrappedLine(line, width, font, measure));

/** @param {string} text @param {number} width @param {Font} font @param {Measure} measure */
function wrappedLine(text, width, font, measure) {
  /** @type {string[]} */
  const lines = [];
  let line = "";
  for (const piece of pieces(text)) {
    if (line.trim() !== "" && measure((line + piece).trim(), font) > width) {
      lines.push(line.trim());
      line = "";
    }
    line += piece;
  }
  return line.trim() === "" ? lines : [...lines, line.trim()];
}

/**
 * Lines one below the other.
 * @param {readonly string[]} lines
 * @param {{ x: number, y: number, anchor: Lettering["anchor"], colour: string, font: Font }} place `y`: of the first
 *   line's top
 * @returns {Lettering[]}
 */
export const lettered = (lines, { x, y, anchor, colour, font }) =>
  lines.map((text, index) => ({
    kind: "text",
    x,
    y: y + font.size * (leading * index + 1),
    text,
    anchor,
    font,
    paint: filled(colour),
  }));
