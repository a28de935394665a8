/**
 * Places in a text, from bytes of UTF-8, as the module counts them, to UTF-16 units, as JavaScript strings do.
 */

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * @param {Uint8Array} bytes
 * @param {number} end
 * @returns {number} `end`, moved out of the middle of a character
 */
function afterCharacter(bytes, end) {
  let place = end;
  while (place > 0 && place < bytes.length && ((bytes[place] ?? 0) & 0xc0) === 0x80) {
    place++;
  }
  return place;
}

/**
 * @param {string} text
 * @param {Uint8Array} bytes the whole text, encoded
 * @param {object} place
 * @param {number} place.offset first byte
 * @param {number} place.length bytes from there
 * @param {number} place.column of the first byte, from 1
 * @returns {{ offset: number, length: number, column: number, found: string }} the same in UTF-16 units, whole
 *   characters only, and what stands there
 */
export function placeInString(text, bytes, { offset, length, column }) {
  const line = offset - (column - 1);
  const before = decoder.decode(bytes.subarray(0, line)).length;
  const inLine = decoder.decode(bytes.subarray(line, offset)).length;
  const { length: units } = decoder.decode(bytes.subarray(offset, afterCharacter(bytes, offset + length)));
  const start = before + inLine;
  return { offset: start, length: units, column: inLine + 1, found: text.slice(start, start + units) };
}
