/** Which words a frame speaks beside those of the element. */

import { embedEn } from "./embed-en.js";
import { embedZhHans } from "./embed-zh-Hans.js";

/** @typedef {import("./index.js").Widen<typeof embedEn>} EmbedWords */

/** @type {Readonly<Record<string, EmbedWords>>} */
export const embedLanguages = Object.freeze({ en: embedEn, "zh-Hans": embedZhHans });

/** @param {string} tag a language that there is @returns {EmbedWords} */
export const embedWordsFor = (tag) => embedLanguages[tag] ?? embedEn;
