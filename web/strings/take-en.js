/** The words of the card for taking boards away, in English; loaded with it. `take-zh-Hans.js` has the same keys. */

import { count, number } from "./grammar.js";

export const takeEn = Object.freeze({
  what: "What",
  whats: {
    moment: "This moment",
    solution: "The solution",
    moves: "Your moves",
    search: "The search",
  },
  as: "As",
  picture: { svg: "Picture, sharp at any size (SVG)", png: "Picture of pixels (PNG)" },
  strip: { svg: "All steps in one picture (SVG)", png: "All steps in one picture of pixels (PNG)" },
  gif: "Animation (GIF)",
  /** @type {Readonly<Record<string, string>>} */
  forms: {
    judge: "Text, in the judge’s form",
    poj: "Text, in the other judge’s form (POJ)",
    walls: "Text, as a list of walls",
    drawn: "Text, as a drawing",
    link: "Text, as in an address",
  },
  answer: "Text, in the judge’s form",
  inWords: "Text, step by step in words",

  colours: "Colours",
  themes: { shown: "As shown", light: "Light", dark: "Dark" },
  size: "Size",
  pixels: (/** @type {number} */ width, /** @type {number} */ height) => `${number(width)} × ${number(height)} px`,
  speed: "Speed",
  perSecond: (/** @type {number} */ speed) => `${number(speed)} ${speed === 1 ? "step" : "steps"}/s`,
  from: "From step",
  to: "To step",
  ground: "With a background",

  download: "Download",
  copy: "Copy",
  stop: "Stop",
  progress: "Progress",
  solve: "Find the fewest moves",
  unsolved: "The fewest moves of this board are not known yet.",
  hopeless: "This board has no solution. The board itself can be taken away.",
  tooLong: "This text is long; only its beginning is shown here.",
  preparing: "Drawing.",
  preview: "The text",
  film: (/** @type {number} */ frames, /** @type {number} */ pixels, /** @type {string} */ size) =>
    `At most ${number(frames)} steps, ${number(pixels)} pixels each, ${size}.`,
  span: "The second step must not come before the first.",

  board: (/** @type {string} */ board, /** @type {string} */ place) => `${board}: ${place}`,
  heading: (/** @type {string} */ board, /** @type {number} */ moves, /** @type {boolean} */ isProved) =>
    `${board}: ${count(moves, "move")}${isProved ? ", and fewer is impossible" : ""}`,
  start: "Start",
  numbered: (/** @type {number} */ step, /** @type {string} */ move) => `${number(step)}. ${move}`,
  searchStep: (/** @type {number} */ step) => `step ${number(step)} of the search`,

  saved: (/** @type {string} */ name, /** @type {string} */ size) => `${name}: ${size}.`,
  cutStrip: (/** @type {number} */ shown, /** @type {number} */ all) =>
    `${number(all)} steps are too many for one picture: it ends with step ${number(shown)}.`,
  cutFilm: (/** @type {number} */ shown, /** @type {string} */ size) =>
    `A file has at most ${size}: it ends after ${count(shown, "picture")}.`,
  longFilm: (/** @type {number} */ most) =>
    `An animation has at most ${count(most, "picture")}: what comes after them is left out.`,
  ended: (/** @type {number} */ step) => `The search ends with step ${number(step)}.`,
  sameText: "This form tells the board alone: at each moment it is the same.",
  stopped: "Stopped: no file was made.",
  copied: "Copied.",
  notCopied: "Copying is not allowed here: download it instead.",
  failed: (/** @type {string} */ message) => `That did not work. ${message}`,
});
