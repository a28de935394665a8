/** Which words the page's card for boards to a wish speaks. Loaded together with it. */

import { pageGenerateEn } from "./page-generate-en.js";
import { pageGenerateZhHans } from "./page-generate-zh-Hans.js";

/** @typedef {import("./index.js").Widen<typeof pageGenerateEn>} Table */

/**
 * A puzzle's own.
 * @typedef {object} PuzzleWords
 * @property {string} from
 * @property {string} to
 * @property {Readonly<Record<string, string>>} parameters by name
 * @property {string} kindHint
 */

/**
 * @typedef {Omit<Table, "puzzles" | "problems"> & {
 *   readonly puzzles: Readonly<Record<string, PuzzleWords>>,
 *   readonly problems: Readonly<Record<string, (problem: any) => string>>,
 * }} PageGenerateWords `problems`: by key, of what the wish's problem tells
 */

/** @type {Readonly<Record<string, PageGenerateWords>>} */
export const pageGenerateLanguages = Object.freeze({ en: pageGenerateEn, "zh-Hans": pageGenerateZhHans });

/** @param {string} tag a language that there is @returns {PageGenerateWords} */
export const pageGenerateWordsFor = (tag) => pageGenerateLanguages[tag] ?? pageGenerateEn;
