/** Which words the search view speaks. Loaded together with it. */

import { searchEn } from "./search-en.js";
import { searchZhHans } from "./search-zh-Hans.js";

/** @typedef {import("./index.js").Widen<typeof searchEn>} SearchWords */

/** @type {Readonly<Record<string, SearchWords>>} */
export const searchLanguages = Object.freeze({ en: searchEn, "zh-Hans": searchZhHans });

/** @param {string} tag of a table of the element's words @returns {SearchWords} */
export const searchWordsFor = (tag) => searchLanguages[tag] ?? searchEn;
