/** Which words the gallery speaks: a language is loaded when it is asked for. */

/** @typedef {import("./index.js").Widen<typeof import("./gallery-en.js").galleryEn>} GalleryWords */

/** @type {Readonly<Record<string, () => Promise<GalleryWords>>>} */
export const galleryLanguages = Object.freeze({
  en: async () => (await import("./gallery-en.js")).galleryEn,
  "zh-Hans": async () => (await import("./gallery-zh-Hans.js")).galleryZhHans,
});

/** @param {string} tag a language that there is */
export const galleryWordsFor = (tag) => (galleryLanguages[tag] ?? galleryLanguages.en)();
