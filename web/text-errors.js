/** English sentences for the codes of a malformed text, and the errors made of them. */

import { TextError } from "./errors.js";

const SIDES = ["eastern", "northern", "southern", "western"];

/**
 * @typedef {object} Complaint
 * @property {string} found what stands at the place, quoted, or "the end of the text"
 * @property {readonly number[]} numbers three numbers whose meaning depends on the code
 */

/**
 * @param {number} byte
 * @returns {string}
 */
function quoted(byte) {
  return JSON.stringify(String.fromCharCode(byte));
}

/** @type {Readonly<Record<string, (complaint: Complaint) => string>>} */
const SENTENCES = Object.freeze({
  empty: () => "there is no board in the text",
  "not-text": ({ found }) => `${found} has no place in such a text`,
  "expected-number": ({ found, numbers: [least, most] }) =>
    `expected a number from ${least} to ${most}, found ${found}`,
  "out-of-range": ({ found, numbers: [least, most] }) => `${found} is not a number from ${least} to ${most}`,
  "ends-early": ({ numbers: [row, column] }) =>
    row === 0
      ? "the text ends too early"
      : `the text ends too early: row ${row} lacks its value in column ${column} and those after it`,
  "row-length": ({ numbers: [row, have, want] }) => `row ${row} has ${have} values, expected ${want}`,
  "start-outside": ({ numbers: [columns, rows] }) =>
    `the start lies outside of the board of ${columns} columns and ${rows} rows`,
  "wall-disagrees": ({ numbers: [row, column, side] }) =>
    `the cell in row ${row}, column ${column} and its ${SIDES[side ?? 0]} neighbour disagree about the wall between them`,
  "not-adjacent": ({ numbers: [one, other] }) =>
    `no wall can stand between ${one} and ${other}: they are not neighbours`,
  "after-end": ({ found }) => `nothing may follow the end of the list, found ${found}`,
  "too-large": ({ numbers: [rows, columns] }) => `a board may have up to ${rows} rows and ${columns} columns`,
  expected: ({ found, numbers: [one, other] }) =>
    `expected ${quoted(one ?? 0)}${other ? ` or ${quoted(other)}` : ""}, found ${found}`,
  "no-start": () => "the drawn board has no start",
  "two-starts": ({ numbers: [line, column] }) =>
    `the board has a second start; the first is in line ${line}, column ${column}`,
  "size-disagrees": ({ numbers: [rows, columns] }) =>
    `the board does not have the ${rows} rows and ${columns} columns that were asked for`,
  "link-length": ({ numbers: [found, expected] }) =>
    `the link has ${found} digits for its cells instead of ${expected}`,
  "link-digit": ({ found }) => `${found} is no digit that may stand here; those are A-Z a-z 0-9 - _`,
  "expected-move": ({ found }) => `expected the name of a move, found ${found}`,
  "no-memory": () => "the boards of this text do not fit into memory",
});

/** The codes there are sentences for. */
export const TEXT_ERROR_CODES = Object.freeze(Object.keys(SENTENCES));

/**
 * A sentence about a malformed text, with the place in it.
 * @param {object} error
 * @param {string} error.code one of TEXT_ERROR_CODES
 * @param {number} error.line
 * @param {number} error.column
 * @param {string} error.found what stands at the place, empty at the end of the text
 * @param {readonly number[]} error.numbers
 * @returns {string}
 */
export function textErrorSentence({ code, line, column, found, numbers }) {
  const say = SENTENCES[code];
  const complaint = { found: found === "" ? "the end of the text" : JSON.stringify(found), numbers };
  return `Line ${line}, column ${column}: ${say ? say(complaint) : code}.`;
}

/**
 * @param {import("./errors.js").TextErrorDetails} details
 * @returns {TextError}
 */
export function textErrorOf(details) {
  return new TextError(textErrorSentence(details), details);
}
