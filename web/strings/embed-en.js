/** The words of a frame in English. `embed-zh-Hans.js` has the same keys. */

export const embedEn = Object.freeze({
  title: (/** @type {string} */ board) => `${board} – Fewest`,
  whole: "Open the whole page",
  empty: "This address names no board.",
  option: (/** @type {string} */ part) =>
    `This address asks for something that a frame does not know, “${part}”; it is left out.`,
  compare: "The searches side by side are on the whole page.",
});
