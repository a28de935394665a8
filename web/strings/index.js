/** Which words are spoken. Every visible or spoken string of the element is in a table of this folder. */

import { en } from "./en.js";
import { zhHans } from "./zh-Hans.js";

export { textErrorSentence } from "./text-error.js";

/**
 * A table of words, whatever its language.
 * @typedef {Widen<typeof en>} Words
 *
 * @typedef {object} PuzzleWords what there is to say about one puzzle
 * @property {string} name
 * @property {readonly string[]} rules the puzzle in three sentences
 * @property {Readonly<Record<string, string>>} bounds
 * @property {Readonly<Record<string, string>>} boundMeanings each bound in a sentence
 * @property {string} forms what texts can be put in
 * @property {string} own a course of moves of the reader's own: what it is called
 * @property {string} ownForm how it is written
 * @property {string} enter what Enter does to a cell
 * @property {string} [buttons] what the group of the moves' buttons is called, where they are no directions
 * @property {Readonly<Record<string, string>>} moves
 * @property {(row: number) => string} row a row of cells by its number, from 1
 * @property {(cell: any) => string} cell a cell in words; what it is told is between the words and the view
 * @property {(happening: any) => string} tell what a move did, likewise
 * @property {(course: any) => string} [counter] how far one has come, likewise
 * @property {(choice: Choice | null) => string} [follow] who is followed from now on
 * @property {Readonly<Record<string, string>>} refusals why a move is not possible, by the core's codes
 * @property {Readonly<Record<string, (obstacle: { row: number, column: number }) => string>>} obstacles
 * @property {(nodes: number) => string} noSolution
 * @property {(moves: number, nodes: number) => string} solved
 *
 * @typedef {object} Choice one of many who is followed
 * @property {number} row where they began, from 1
 * @property {number} column
 * @property {number} which of those who are at the place pointed at, from 1
 * @property {number} all
 *
 * @typedef {object} Complaint what a sentence about a malformed text needs
 * @property {string} found what stands at the place
 * @property {readonly number[]} numbers
 */

/**
 * Literal strings are strings in another language.
 * @template T
 * @typedef {T extends string ? string
 *   : T extends (...parameters: infer P) => infer R ? (...parameters: P) => Widen<R>
 *   : T extends readonly (infer I)[] ? readonly Widen<I>[]
 *   : { readonly [K in keyof T]: Widen<T[K]> }} Widen
 */

/** @type {Readonly<Record<string, Words>>} */
export const languages = Object.freeze({ en, "zh-Hans": zhHans });

/**
 * The table for a language tag: any Chinese gets the Chinese there is, anything else unknown is English.
 * @param {string | null | undefined} tag
 * @returns {Words}
 */
export function wordsFor(tag) {
  const primary = (tag ?? "").toLowerCase().split("-")[0];
  return primary === "zh" ? zhHans : en;
}

/**
 * The language that an element is in: its own `lang`, else that of what is around it, across shadow roots.
 * @param {Element} element
 * @returns {string}
 */
export function languageOf(element) {
  // Told apart by what they have: in another window's document they are of other classes.
  /** @type {any} */
  let node = element;
  while (node !== null) {
    const lang = node.getAttribute?.("lang");
    if (lang) return lang;
    node = node.parentNode ?? (node.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? node.host : null) ?? null;
  }
  return "";
}
