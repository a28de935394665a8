/** Which words the page speaks. */

import { pageEn } from "./page-en.js";
import { pageZhHans } from "./page-zh-Hans.js";

/** @typedef {import("./index.js").Widen<typeof pageEn>} PageWords */

/** @type {Readonly<Record<string, PageWords>>} */
export const pageLanguages = Object.freeze({ en: pageEn, "zh-Hans": pageZhHans });

/** @param {string} tag a language that there is @returns {PageWords} */
export const pageWordsFor = (tag) => pageLanguages[tag] ?? pageEn;
