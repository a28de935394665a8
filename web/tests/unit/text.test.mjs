// What is said about a malformed text, and where it is.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { TEXT_ERROR_CODES, textErrorSentence } from "../../text-errors.js";
import { placeInString } from "../../text-place.js";

/** Characters of one, two, three and four bytes, the last of two UTF-16 units. */
const text = "aé\n漢👋b";
const bytes = new TextEncoder().encode(text);

describe("a place in a text", () => {
  test("is moved from bytes to UTF-16 units", () => {
    // The second line begins at byte 4: 漢 has 3 bytes, 👋 has 4.
    assert.deepEqual(placeInString(text, bytes, { offset: 4, length: 3, column: 1 }), {
      offset: 3,
      length: 1,
      column: 1,
      found: "漢",
    });
    assert.deepEqual(placeInString(text, bytes, { offset: 11, length: 1, column: 8 }), {
      offset: 6,
      length: 1,
      column: 4,
      found: "b",
    });
  });

  test("takes in the whole character that it ends in", () => {
    assert.equal(placeInString(text, bytes, { offset: 7, length: 1, column: 4 }).found, "👋");
    assert.equal(placeInString(text, bytes, { offset: 4, length: 4, column: 1 }).found, "漢👋");
    assert.equal(placeInString(text, bytes, { offset: 7, length: 5, column: 4 }).found, "👋b");
  });

  test("may be the end", () => {
    assert.deepEqual(placeInString(text, bytes, { offset: 12, length: 0, column: 9 }), {
      offset: 7,
      length: 0,
      column: 5,
      found: "",
    });
    assert.deepEqual(placeInString("", new Uint8Array(0), { offset: 0, length: 0, column: 1 }), {
      offset: 0,
      length: 0,
      column: 1,
      found: "",
    });
  });

  test("counts a byte order mark and replaced surrogates as characters", () => {
    const odd = "\ufeff\ud800x";
    const encoded = new TextEncoder().encode(odd);
    const place = placeInString(odd, encoded, { offset: 3, length: 3, column: 4 });
    assert.deepEqual(place, { offset: 1, length: 1, column: 2, found: "\ud800" });
  });
});

describe("a sentence about a malformed text", () => {
  test("is there for every code, with its place and numbers in it, and ends as a sentence does", () => {
    for (const code of TEXT_ERROR_CODES) {
      const sentence = textErrorSentence({ code, line: 7, column: 9, found: "§", numbers: [3, 2, 1] });
      assert.match(sentence, /^Line 7, column 9: .*\w.*\.$/, code);
      assert.doesNotMatch(sentence, /undefined|NaN|\[object/, code);
    }
  });

  test("names the characters that were expected and what stands there instead", () => {
    const place = { code: "expected", line: 1, column: 2 };
    assert.equal(
      textErrorSentence({ ...place, found: "x", numbers: [43, 32, 0] }),
      'Line 1, column 2: expected "+" or " ", found "x".',
    );
    assert.equal(
      textErrorSentence({ ...place, found: "", numbers: [43, 0, 0] }),
      'Line 1, column 2: expected "+", found the end of the text.',
    );
  });

  test("falls back on the code of a module that knows more", () => {
    assert.equal(
      textErrorSentence({ code: "new-trouble", line: 1, column: 1, found: "", numbers: [0, 0, 0] }),
      "Line 1, column 1: new-trouble.",
    );
  });
});
