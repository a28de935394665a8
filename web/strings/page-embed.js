/** Which words the page's card for embedding speaks. Loaded together with it. */

import { pageEmbedEn } from "./page-embed-en.js";
import { pageEmbedZhHans } from "./page-embed-zh-Hans.js";

/** @typedef {import("./index.js").Widen<typeof pageEmbedEn>} PageEmbedWords */

/** @type {Readonly<Record<string, PageEmbedWords>>} */
export const pageEmbedLanguages = Object.freeze({ en: pageEmbedEn, "zh-Hans": pageEmbedZhHans });

/** @param {string} tag a language that there is @returns {PageEmbedWords} */
export const pageEmbedWordsFor = (tag) => pageEmbedLanguages[tag] ?? pageEmbedEn;
