/** Sentences about malformed texts, in whichever language the words are. */

import { visible } from "./visible.js";

/**
 * A sentence about a malformed text, with the place in it.
 * @param {import("./index.js").Words} words
 * @param {{ code: string, line: number, column: number } & import("./index.js").Complaint} error
 */
export function textErrorSentence(words, error) {
  const say = words.textErrors[error.code];
  return words.textError(
    error.line,
    error.column,
    say === undefined ? error.code : say({ ...error, found: visible(error.found), numbers: error.numbers }),
  );
}
