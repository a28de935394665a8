/** Which words the mode `edit` speaks. Loaded together with it. */

import { editEn } from "./edit-en.js";
import { editZhHans } from "./edit-zh-Hans.js";

/** @typedef {import("./index.js").Widen<typeof editEn>} EditWords */

/** @type {Readonly<Record<string, EditWords>>} */
export const editLanguages = Object.freeze({ en: editEn, "zh-Hans": editZhHans });

/** @param {string} tag of a table of the element's words @returns {EditWords} */
export const editWordsFor = (tag) => editLanguages[tag] ?? editEn;
