/** Texts on their way into the module, and what it says of those that it cannot read. */

import { frozenList } from "./core-instance.js";
import { placeInString } from "./text-place.js";

const encoder = new TextEncoder();

/**
 * A text as it was and as the module takes it.
 * @typedef {object} EncodedText
 * @property {string} text
 * @property {Uint8Array<ArrayBuffer>} bytes in UTF-8
 */

/**
 * @param {string} text
 * @returns {EncodedText}
 */
export function encoded(text) {
  return { text, bytes: encoder.encode(text) };
}

/**
 * Why the text that was read last is malformed.
 * @param {import("./core-instance.js").CoreInstance} instance
 * @param {EncodedText} read
 * @returns {import("./errors.js").TextErrorDetails}
 */
export function textErrorIn(instance, { text, bytes }) {
  const place = placeInString(text, bytes, {
    offset: instance.number("textOffset"),
    length: instance.number("textLength"),
    column: instance.number("textColumn"),
  });
  return {
    code: instance.string(instance.functions.fm_text_code_name(instance.number("textCode"))),
    line: instance.number("textLine"),
    ...place,
    numbers: frozenList(3, (index) => instance.signed("textNumbers", index)),
  };
}
