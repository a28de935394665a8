// Answers as text: written as the judges want them, read as people write them.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { FreedError, TextError } from "../web/api.js";
import { samplePuzzle, smallPuzzle } from "./support.mjs";

describe("an answer is written", () => {
  test("of Wall Pushers as letters on a line", () => {
    const puzzle = samplePuzzle();
    assert.equal(puzzle.writeAnswer(["N", "E", "S"]), "NES\n");
    assert.equal(puzzle.writeAnswer("NES", { withMoves: true }), "NES\n");
    assert.equal(puzzle.writeAnswer([]), "\n");
    puzzle.free();
  });

  test("of Escape as a word a line, and none where no move is needed", () => {
    const puzzle = smallPuzzle("escape");
    assert.equal(puzzle.writeAnswer(["E", "N", "S", "W"]), "east\nnorth\nsouth\nwest\n");
    assert.equal(puzzle.writeAnswer([]), "");
    puzzle.free();
  });

  test("of Flood as how many moves there are, with the moves if wanted", () => {
    const puzzle = smallPuzzle("flood");
    assert.equal(puzzle.writeAnswer(["1", "0", "3"]), "3\n");
    assert.equal(puzzle.writeAnswer(["1", "0", "3"], { withMoves: true }), "3\n103\n");
    assert.equal(puzzle.writeAnswer([], { withMoves: true }), "0\n\n");
    puzzle.free();
  });

  test("however long it is", () => {
    const puzzle = smallPuzzle("escape");
    const moves = Array.from({ length: 100_000 }, (_, index) => puzzle.moves[index % 4]);
    const text = puzzle.writeAnswer(moves);
    assert.equal(text, "east\nnorth\nsouth\nwest\n".repeat(25_000));
    assert.deepEqual(puzzle.readAnswer(text), moves);
    puzzle.free();
  });

  test("only of moves that the board has", () => {
    const puzzle = smallPuzzle("flood");
    assert.throws(() => puzzle.writeAnswer(["1", "4"]), { name: "RangeError", message: /"4".*0, 1, 2, 3/ });
    assert.throws(() => puzzle.writeAnswer(/** @type {any} */ (3)), TypeError);
    puzzle.free();
  });
});

describe("an answer is read", () => {
  test("in words or names, in capitals or not, together or apart", () => {
    const puzzle = smallPuzzle("escape");
    const moves = ["E", "N", "N", "W"];
    for (const text of ["east north north west", "ENNW", "ennw\n", " E n\tN\r\nWest", "EaSt\nnn\nW", "\ufeffENNW"]) {
      assert.deepEqual(puzzle.readAnswer(text), moves, text);
    }
    assert.deepEqual(puzzle.readAnswer(""), []);
    assert.deepEqual(puzzle.readAnswer(" \n"), []);
    puzzle.free();
  });

  test("or refused at the place where something else stands", () => {
    const puzzle = smallPuzzle("escape");
    /** @type {[string, string, number, number, string, RegExp][]} */
    const cases = [
      ["EN\n NEX", "expected-move", 2, 4, "X", /^Line 2, column 4: expected the name of a move, found "X"\.$/],
      ["eastt", "expected-move", 1, 2, "a", /found "a"/],
      ["up", "expected-move", 1, 1, "u", /found "u"/],
      ["E👋N", "not-text", 1, 2, "👋", /"👋" has no place/],
    ];
    for (const [text, code, line, column, found, sentence] of cases) {
      assert.throws(
        () => puzzle.readAnswer(text),
        (error) => {
          assert.ok(error instanceof TextError);
          assert.deepEqual([error.code, error.line, error.column, error.found], [code, line, column, found]);
          assert.equal(text.slice(error.offset, error.offset + error.length), found);
          assert.match(error.message, sentence);
          return true;
        },
      );
    }
    assert.throws(() => puzzle.readAnswer(/** @type {any} */ (["E"])), TypeError);
    puzzle.free();
  });

  test("in the colours of its board alone", () => {
    const puzzle = smallPuzzle("flood");
    assert.deepEqual(puzzle.readAnswer("10 3"), ["1", "0", "3"]);
    assert.throws(() => puzzle.readAnswer("104"), { name: "TextError", code: "expected-move", column: 3 });
    puzzle.free();
  });
});

test("a puzzle that was freed writes and reads no answers", () => {
  const puzzle = samplePuzzle();
  puzzle.free();
  assert.throws(() => puzzle.writeAnswer("NES"), FreedError);
  assert.throws(() => puzzle.readAnswer("NES"), FreedError);
});
