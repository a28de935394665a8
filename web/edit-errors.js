/** English sentences for what is wrong with a board that was to be made by hand, and the errors made of them. */

import { EditError } from "./errors.js";

/** @type {Readonly<Record<string, (what: string) => string>>} */
const SENTENCES = Object.freeze({
  unknown: (what) => `The puzzle knows no edit "${what}".`,
  outside: () => "The cell lies outside of the board: rows and columns count from 0.",
  side: () => "A side is one of E, N, S, W.",
  size: () => "A board has 1 to 64 rows and 1 to 64 columns.",
  value: () => "A colour is a whole number from 0 to 35; `on` is true, false or left out.",
  "no-memory": () => "The board does not fit into memory.",
});

/** The codes there are sentences for. */
export const EDIT_ERROR_CODES = Object.freeze(Object.keys(SENTENCES));

/**
 * @param {string} code one of EDIT_ERROR_CODES
 * @param {string} what was to be done
 * @returns {EditError}
 */
export const editErrorOf = (code, what) => new EditError(SENTENCES[code](what), code);
