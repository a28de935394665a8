// Texts: what is read, what is refused with which words, and what is written.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { TextError } from "../web/api.js";
import { randomBoard } from "./boards.mjs";
import { fewest, sample, vector } from "./support.mjs";
import { timeOf, within } from "./within.mjs";

/**
 * @param {string} text
 * @param {import("../web/types.js").ParseOptions} [options]
 * @returns {TextError}
 */
function refusal(text, options) {
  try {
    for (const puzzle of fewest.parse("wall-pushers", text, options)) puzzle.free();
  } catch (error) {
    assert.ok(error instanceof TextError, String(error));
    assert.equal(error.name, "TextError");
    assert.equal(error.found, text.slice(error.offset, error.offset + error.length));
    return error;
  }
  throw new assert.AssertionError({ message: `this text was read: ${JSON.stringify(text)}` });
}

describe("a malformed text is refused", () => {
  test("with the line, the column, what was expected and what was found", () => {
    const error = refusal(sample.replace("10 10 2 6", "10 16 2 6"));
    assert.equal(error.code, "out-of-range");
    assert.deepEqual([error.line, error.column], [2, 9]);
    assert.equal(error.found, "16");
    assert.deepEqual(error.numbers.slice(0, 2), [0, 15]);
    assert.equal(error.message, 'Line 2, column 9: "16" is not a number from 0 to 15.');
  });

  test("where two cells tell a wall differently", () => {
    const error = refusal("1 1\n4 0\n0 0\n0 0\n", { rows: 2, columns: 2 });
    assert.equal(error.code, "wall-disagrees");
    assert.deepEqual(error.numbers, [1, 2, 3]);
    assert.match(error.message, /row 1, column 2 and its western neighbour disagree/);
  });

  test("where it ends early", () => {
    const error = refusal("2 3\n10 2 10 10 2 6\n");
    assert.equal(error.code, "ends-early");
    assert.equal(error.length, 0);
    assert.deepEqual(error.numbers.slice(0, 2), [2, 1]);
    assert.match(error.message, /the text ends too early: row 2 lacks its value in column 1/);
  });

  test("where a row is too short", () => {
    const error = refusal(sample.replace(" 14 9 4", " 14 9"));
    assert.equal(error.code, "row-length");
    assert.deepEqual(error.numbers, [2, 5, 6]);
    assert.match(error.message, /^Line 3, .*row 2 has 5 values, expected 6/);
  });

  test("where there is nothing", () => {
    assert.equal(refusal("").code, "empty");
    assert.equal(refusal(" \n\n ").code, "empty");
    assert.equal(refusal("0 0").code, "empty");
  });

  test("where a board is larger than any may be", () => {
    const error = refusal("1 1\n0", { rows: 65, columns: 3 });
    assert.equal(error.code, "too-large");
    assert.match(error.message, /up to 64 rows and 64 columns/);
  });

  test("at a place that a JavaScript string has, whatever characters come before it", () => {
    const text = "+---+\n| S 👋x|\n+---+\n";
    const error = refusal(text);
    assert.equal(error.line, 2);
    assert.equal(error.offset, text.indexOf("👋"));
    assert.equal(error.column, error.offset - text.indexOf("|") + 1);
    assert.ok(error.found.startsWith("👋"));
  });

  test("also with a byte order mark, zeroes or lone surrogates in it", () => {
    assert.equal(refusal("\0").code, "not-text");
    assert.equal(refusal("2 3\n\ud800").line, 2);
    assert.equal(refusal("\ufeff?").line, 1);
  });

  test("quickly, when it is 10 MB of rubbish", async () => {
    const texts = ["\u0001\u00e9#".repeat(3_500_000), `2 3\n${"15 ".repeat(3_500_000)}`];
    await within("refusing it", 5000, () => timeOf(() => texts.forEach((text) => refusal(text))));
  });
});

describe("a misuse of parse is refused", () => {
  test("with the names of the puzzles", () => {
    assert.throws(() => fewest.parse("sokoban", sample), {
      name: "RangeError",
      message: /"sokoban".*wall-pushers, escape, flood/,
    });
  });
  test("with the type that is wanted", () => {
    assert.throws(() => fewest.parse("wall-pushers", /** @type {any} */ (undefined)), TypeError);
  });
  test("with the option that is wrong", () => {
    assert.throws(() => fewest.parse("wall-pushers", sample, { rows: 0 }), { name: "RangeError", message: /rows/ });
    assert.throws(() => fewest.parse("wall-pushers", sample, { columns: 1.5 }), /columns/);
    assert.throws(() => fewest.parse("wall-pushers", sample, { start: [1, -1] }), /row/);
  });
});

describe("boards are read", () => {
  test("all cases of a text, in order", () => {
    const { text, lengths } = vector("wall-pushers", "random");
    const puzzles = fewest.parse("wall-pushers", text);
    assert.equal(puzzles.length, lengths.length);
    assert.deepEqual([...puzzles[1].start.integers].slice(0, 2), [3, 0]);
    for (const puzzle of puzzles) puzzle.free();
  });

  test("with a start of one's own in a list of walls", () => {
    const [puzzle] = fewest.parse("wall-pushers", vector("wall-pushers", "walllist").text, { start: [5, 1] });
    assert.deepEqual([...puzzle.start.integers], [0, 4, 0, 0]);
    puzzle.free();
  });

  test("in any size, and written in every form so that they read back the same", () => {
    for (const [rows, columns] of [
      [1, 1],
      [1, 5],
      [7, 3],
      [9, 10],
      [64, 64],
    ]) {
      const text = randomBoard({ rows, columns, inner: 0.5, outline: 0.9, seed: rows });
      const [puzzle] = fewest.parse("wall-pushers", text, { rows, columns });
      assert.deepEqual([puzzle.rows, puzzle.columns, puzzle.start.cells.length], [rows, columns, rows * columns]);
      const [column, row] = text.split(/\s/).map(Number);
      for (const form of puzzle.forms) {
        const written = puzzle.write(form, { list: true });
        const [again] = fewest.parse("wall-pushers", written, { rows, columns, start: [column, row] });
        assert.deepEqual(again.start.cells, puzzle.start.cells, form);
        assert.deepEqual(again.start.integers, puzzle.start.integers, form);
        again.free();
      }
      puzzle.free();
    }
  });

  test("and the judge's form is written as the judge writes it", () => {
    const [puzzle] = fewest.parse("wall-pushers", sample);
    assert.equal(puzzle.write("judge", { list: true }).trim(), sample.trim());
    assert.equal(puzzle.write().trim(), sample.replace(/0 0\s*$/, "").trim());
    assert.throws(() => puzzle.write("morse"), { name: "RangeError", message: /judge, walls, drawn, link/ });
    puzzle.free();
  });
});
