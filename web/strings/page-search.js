/** Which words the page's parts speak that look closer at searches: a language is loaded when it is asked for. */

/** @typedef {import("./index.js").Widen<typeof import("./page-search-en.js").pageSearchEn>} PageSearchWords */

/** @type {Readonly<Record<string, () => Promise<PageSearchWords>>>} */
export const pageSearchLanguages = Object.freeze({
  en: async () => (await import("./page-search-en.js")).pageSearchEn,
  "zh-Hans": async () => (await import("./page-search-zh-Hans.js")).pageSearchZhHans,
});

/** @param {string} tag a language that there is */
export const pageSearchWordsFor = (tag) => (pageSearchLanguages[tag] ?? pageSearchLanguages.en)();
