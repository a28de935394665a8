/** Which words say what is wrong with a link. */

import { linkEn } from "./link-en.js";
import { linkZhHans } from "./link-zh-Hans.js";

/** @typedef {import("./index.js").Widen<typeof linkEn>} LinkWords */

/** @type {Readonly<Record<string, LinkWords>>} */
export const linkLanguages = Object.freeze({ en: linkEn, "zh-Hans": linkZhHans });

/** @param {string} tag a language that there is @returns {LinkWords} */
export const linkWordsFor = (tag) => linkLanguages[tag] ?? linkEn;
