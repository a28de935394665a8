/** Helpers of the English words. */

const numbers = new Intl.NumberFormat("en");

/** A number with its thousands apart. @param {number} value */
export const number = (value) => numbers.format(value);

/** `1 move`, `2 moves`. @param {number} count @param {string} one @param {string} [many] */
export const count = (count, one, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`;

/** `a`, `a and b`, `a, b and c`. @param {readonly string[]} items */
export const list = (items) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items[items.length - 1]}`;

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
