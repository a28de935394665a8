/** Changes of a board by hand, from words to the numbers that the module takes. */

import { EDIT_KINDS, SIDES } from "./core-layout.js";

/**
 * @typedef {import("./types.js").Edit} Edit
 * @typedef {{ kind: number, row: number, column: number, side: number, value: number }} EditNumbers
 */

/** No number of anything: the module says what is wrong with it. */
const NONE = 0xffffffff;
/** The value of what is to be there if it is not, and not if it is. */
const TOGGLE = 2;

/** @param {unknown} value @returns {number} */
export const numberFrom = (value) =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < NONE ? value : NONE;

/** @param {readonly unknown[]} words @param {unknown} word @returns {number} */
const numberOfWord = (words, word) => {
  const number = words.indexOf(word);
  return number < 0 ? NONE : number;
};

/** @param {unknown} on @returns {number} */
const valueFrom = (on) => (on === undefined ? TOGGLE : numberOfWord([false, true], on));

/** Turning the other way is turning further. @param {number} quarters */
const turnsFrom = (quarters) => numberFrom(((quarters % 4) + 4) % 4);

/**
 * @param {Edit} edit
 * @returns {EditNumbers | null} null: there is no such kind
 */
export function editNumbers(edit) {
  const kind = EDIT_KINDS.indexOf(edit.kind);
  if (kind < 0) return null;
  const numbers = { kind, row: 0, column: 0, side: 0, value: 0 };
  if ("row" in edit) {
    numbers.row = numberFrom(edit.row);
    numbers.column = numberFrom(edit.column);
  }
  if ("side" in edit) numbers.side = numberOfWord(SIDES, edit.side);
  switch (edit.kind) {
    case "wall":
    case "bad":
      return { ...numbers, value: valueFrom(edit.on) };
    case "colour":
      return { ...numbers, value: numberFrom(edit.colour) };
    case "turn":
      return { ...numbers, value: turnsFrom(edit.quarters ?? 1) };
    case "resize":
      return { ...numbers, row: numberFrom(edit.rows), column: numberFrom(edit.columns) };
    default:
      return numbers;
  }
}
