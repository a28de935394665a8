/** Which words the card for taking boards away speaks: a language is loaded when it is asked for. */

/** @typedef {import("./index.js").Widen<typeof import("./take-en.js").takeEn>} TakeWords */

/** @type {Readonly<Record<string, () => Promise<TakeWords>>>} */
export const takeLanguages = Object.freeze({
  en: async () => (await import("./take-en.js")).takeEn,
  "zh-Hans": async () => (await import("./take-zh-Hans.js")).takeZhHans,
});

/** @param {string} tag a language that there is */
export const takeWordsFor = (tag) => (takeLanguages[tag] ?? takeLanguages.en)();
