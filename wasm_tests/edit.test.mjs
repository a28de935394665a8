// Boards made and changed by hand, as JavaScript sees them. The C suite holds every edit against a picture of the board.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { EditError, Fewest } from "../web/api.js";
import { boardsOf, withPuzzle } from "./arbitraries.mjs";
import { fewest, moduleUrl, sample } from "./support.mjs";

/** @typedef {import("../web/types.js").Edit} Edit */

const coordinate = fc.nat(9);
const side = fc.constantFrom(/** @type {const} */ ("E"), "N", "S", "W");
const on = fc.constantFrom(true, false, undefined);

/** Edits of a cell, by puzzle; some lie outside of the board. @type {Readonly<Record<string, fc.Arbitrary<Edit>>>} */
const cellEdits = {
  "wall-pushers": fc.oneof(
    fc.record({ kind: fc.constant("wall"), row: coordinate, column: coordinate, side, on }),
    fc.record({ kind: fc.constant("start"), row: coordinate, column: coordinate }),
  ),
  escape: fc.record({ kind: fc.constant("bad"), row: coordinate, column: coordinate, on }),
  flood: fc.record({ kind: fc.constant("colour"), row: coordinate, column: coordinate, colour: fc.nat(35) }),
};

/** @type {fc.Arbitrary<Edit>} */
const boardEdits = fc.oneof(
  fc.record({ kind: fc.constant("clear") }),
  fc.record({
    kind: fc.constant("resize"),
    rows: fc.integer({ min: 1, max: 9 }),
    columns: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ kind: fc.constant("mirror"), side }),
  fc.record({ kind: fc.constant("turn"), quarters: fc.integer({ min: -5, max: 5 }) }),
);

/** Every text form that tells a board of any size. */
const forms = ["drawn", "link"];

for (const [name, boards] of boardsOf) {
  describe(`edits of ${name}`, () => {
    test("give boards that every text form tells, and leave the board before as it was", () => {
      const edits = fc.array(fc.oneof({ arbitrary: cellEdits[name], weight: 3 }, boardEdits), { maxLength: 12 });
      fc.assert(
        fc.property(boards, edits, (board, course) =>
          withPuzzle(board, (first) => {
            let puzzle = first;
            const kept = first.write("link");
            for (const edit of course) {
              let edited;
              try {
                edited = puzzle.edit(edit);
              } catch (error) {
                assert.ok(error instanceof EditError && "row" in edit);
                assert.ok(edit.row >= puzzle.rows || edit.column >= puzzle.columns);
                continue;
              }
              if (puzzle !== first) puzzle.free();
              puzzle = edited;
            }
            assert.equal(puzzle.place === null, puzzle !== first);
            const link = puzzle.write("link");
            const { rows, columns } = puzzle;
            for (const form of forms) {
              const [again] = fewest.parse(name, puzzle.write(form), { rows, columns });
              assert.equal(again.write("link"), link);
              again.free();
            }
            assert.equal(first.write("link"), kept);
            if (puzzle !== first) puzzle.free();
          }),
        ),
        { numRuns: 100 },
      );
    });
  });
}

describe("an empty board", () => {
  test("has what its puzzle begins with", () => {
    const written = (/** @type {string} */ name, /** @type {number} */ rows, /** @type {number} */ columns) => {
      const puzzle = fewest.blank(name, rows, columns);
      const text = puzzle.write("drawn");
      puzzle.free();
      return text;
    };
    assert.equal(written("wall-pushers", 1, 2), "+---+---+\n| S     |\n+---+---+\n");
    assert.equal(written("escape", 2, 3), "...\n...\n");
    assert.equal(written("flood", 2, 3), "000\n000\n");
  });

  for (const size of [0, 65, -1, 1.5, NaN, "4"]) {
    test(`of ${size} rows there is not`, () => {
      assert.throws(() => fewest.blank("flood", /** @type {number} */ (size), 4), {
        name: "EditError",
        code: "size",
      });
    });
  }

  test("of a puzzle that there is not says which there are", () => {
    assert.throws(() => fewest.blank("chess", 8, 8), /not a puzzle; the puzzles are: wall-pushers, escape, flood/);
  });

  test("is there for searches elsewhere, and can be edited there", async () => {
    const remote = await Fewest.worker({ url: moduleUrl });
    const blank = await remote.blank("wall-pushers", 2, 3);
    const open = blank.edit({ kind: "wall", row: 0, column: 2, side: "E", on: false });
    assert.equal((await open.solve()).moves?.join(""), "EEE");
    await assert.rejects(remote.blank("flood", 0, 0), EditError);
    open.free();
    blank.free();
    remote.close();
  });
});

describe("an edit that cannot be made", () => {
  const puzzle = fewest.blank("wall-pushers", 2, 3);

  /** @type {[string, object, string][]} */
  const all = [
    ["of no kind", { kind: "roof" }, "unknown"],
    ["of another puzzle", { kind: "colour", row: 0, column: 0, colour: 1 }, "unknown"],
    ["of a cell outside", { kind: "start", row: 2, column: 0 }, "outside"],
    ["of a cell that is none", { kind: "start", row: 0.5, column: 0 }, "outside"],
    ["of a side that there is not", { kind: "wall", row: 0, column: 0, side: "up" }, "side"],
    ["that is neither on nor off", { kind: "wall", row: 0, column: 0, side: "E", on: "yes" }, "value"],
    ["to no size", { kind: "resize", rows: 3 }, "size"],
    ["in no mirror", { kind: "mirror", side: "" }, "side"],
  ];
  for (const [what, edit, code] of all) {
    test(`${what} is refused with the reason`, () => {
      assert.throws(() => puzzle.edit(/** @type {Edit} */ (edit)), { name: "EditError", code });
    });
  }

  test("is a range error with a sentence", () => {
    assert.throws(
      () => puzzle.edit({ kind: "bad", row: 0, column: 0 }),
      (error) => error instanceof RangeError && error.message === 'The puzzle knows no edit "bad".',
    );
  });

  test("of a board that was freed says so", () => {
    const gone = fewest.blank("flood", 2, 2);
    gone.free();
    assert.throws(() => gone.edit({ kind: "clear" }), { name: "FreedError" });
  });
});

describe("the place of a board in its text", () => {
  test("counts in the units of JavaScript, past a byte order mark", () => {
    const text = `\uFEFF${sample.replace(/0 0\s*$/, "")}\n${sample}`;
    const puzzles = fewest.parse("wall-pushers", text);
    assert.deepEqual(
      puzzles.map(({ place }) => place?.form),
      ["judge", "judge"],
    );
    for (const { place } of puzzles) {
      assert.ok(place !== null);
      const part = text.slice(place.offset, place.offset + place.length);
      assert.equal(`${part}\n0 0\n`, sample);
    }
    for (const puzzle of puzzles) puzzle.free();
  });
});
