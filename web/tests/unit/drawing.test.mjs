import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { Fewest } from "../../api.js";
import { History } from "../../edit/history.js";
import { Drawing } from "../../page/drawing.js";
import { inForm, readBoards, withBoard } from "../../page/recast.js";

/** @typedef {import("../../types.js").Edit} Edit */
/** @typedef {import("../../page/input.js").Content} Content */

const fewest = await Fewest.load({ url: new URL("../../../build/wasm/core.wasm", import.meta.url) });
const judgeSize = { rows: 4, columns: 6 };

/** @param {string} puzzle @param {Content} content */
const boardsOf = (puzzle, content) => readBoards(fewest, puzzle, content) ?? assert.fail(JSON.stringify(content));

/** @param {readonly import("../../api.js").Puzzle[]} boards */
const linksOf = (boards) => boards.map((board) => board.write("link"));

const small = fc.nat(5);
const side = fc.constantFrom(/** @type {const} */ ("E"), "N", "S", "W");

/** Edits of a cell, by puzzle. @type {Readonly<Record<string, fc.Arbitrary<Edit>>>} */
const cellEdits = {
  "wall-pushers": fc.oneof(
    fc.record({ kind: fc.constant("wall"), row: small, column: small, side }),
    fc.record({ kind: fc.constant("start"), row: small, column: small }),
  ),
  escape: fc.record({ kind: fc.constant("bad"), row: small, column: small }),
  flood: fc.record({ kind: fc.constant("colour"), row: small, column: small, colour: fc.nat(35) }),
};

/** @type {fc.Arbitrary<Edit>} */
const boardEdits = fc.oneof(
  fc.constant(/** @type {const} */ ({ kind: "clear" })),
  fc.record({ kind: fc.constant("resize"), rows: fc.integer({ min: 1, max: 7 }), columns: fc.constantFrom(1, 4, 6) }),
  fc.record({ kind: fc.constant("mirror"), side }),
  fc.record({ kind: fc.constant("turn") }),
);

/** @param {string} puzzle @returns {fc.Arbitrary<Edit>} */
const editsOf = (puzzle) => fc.oneof({ arbitrary: cellEdits[puzzle], weight: 4 }, boardEdits);

/** Texts of some boards, drawn by some edits each. @param {string} puzzle @param {string} form */
const contents = (puzzle, form) =>
  fc.array(fc.array(cellEdits[puzzle], { maxLength: 8 }), { minLength: 1, maxLength: 3 }).map((courses) => {
    const { rows, columns } = puzzle === "wall-pushers" ? judgeSize : { rows: 3, columns: 3 };
    const boards = courses.map((course) => course.reduce(edited, fewest.blank(puzzle, rows, columns)));
    const recast = inForm(fewest, puzzle, boards, [form]);
    assert.ok(recast !== null);
    return recast.content;
  });

/** The board after an edit, or the board where there is no such cell. @param {import("../../api.js").Puzzle} board @param {Edit} edit */
function edited(board, edit) {
  try {
    return board.edit(edit);
  } catch {
    return board;
  }
}

/** The page as far as drawing knows it, with the history that the element keeps. */
class Desk {
  #history;
  /** What the drawing was told last, to be told nothing twice. */
  typed = "";

  /** @param {string} puzzle @param {Content} content @param {number} index @param {boolean} [isLong] */
  constructor(puzzle, content, index, isLong = false) {
    this.puzzle = puzzle;
    this.content = content;
    this.index = index;
    this.boards = boardsOf(puzzle, content);
    this.board = fewest.parse(puzzle, linksOf(this.boards)[index])[0];
    this.#history = new History(this.board.write("link"));
    this.drawing = new Drawing({
      core: fewest,
      shown: () => {
        const { typed, boards } = this;
        return { puzzle, content: this.content, typed, boards, index, isLong };
      },
      write: (recast, typed) => {
        this.content = recast.content;
        this.boards = recast.boards;
        this.typed = typed;
      },
    });
    this.drawing.forget();
  }

  /** @param {Edit} edit */
  edit(edit) {
    const after = edited(this.board, edit);
    const text = after.write("link");
    if (text === this.#history.now.text) return;
    this.board = after;
    this.#history.push({ text, made: null });
    this.#tell(edit.kind);
  }

  undo() {
    if (this.#history.undo() !== null) this.#tell("undo");
  }

  redo() {
    if (this.#history.redo() !== null) this.#tell("redo");
  }

  /** Somebody types another board in the place of the one shown. @param {Edit} edit */
  type(edit) {
    const after = edited(this.board, edit);
    const text = after.write("link");
    const recast = withBoard(fewest, this.puzzle, this.content, this.boards, this.index, text);
    this.drawing.remember({ isReplaced: true });
    this.content = recast.content;
    this.boards = recast.boards;
    this.typed = "";
    if (text === this.#history.now.text) return;
    this.board = after;
    this.#history.push({ text, made: null });
    this.#tell("load");
  }

  /** @param {import("../../element-events.js").EditDetail["edit"]} edit */
  #tell(edit) {
    const { now, index, count } = this.#history;
    this.board = fewest.parse(this.puzzle, now.text)[0];
    this.drawing.edited({ puzzle: this.puzzle, text: now.text, edit, index, count });
  }
}

for (const puzzle of Object.keys(cellEdits)) {
  describe(`text and picture of ${puzzle}`, () => {
    for (const form of ["judge", "drawn", "link"]) {
      test(`stay one thing under any course of edits, undone, made again and typed: ${form}`, () => {
        const step = fc.oneof(
          { arbitrary: editsOf(puzzle), weight: 4 },
          { arbitrary: fc.record({ typed: cellEdits[puzzle] }), weight: 1 },
          { arbitrary: fc.constantFrom(/** @type {const} */ ("undo"), "redo"), weight: 2 },
        );
        fc.assert(
          fc.property(
            contents(puzzle, form),
            fc.nat(2),
            fc.array(step, { maxLength: 14 }),
            (content, which, course) => {
              const count = boardsOf(puzzle, content).length;
              const index = which % count;
              const desk = new Desk(puzzle, content, index);
              const others = linksOf(desk.boards);
              for (const each of course) {
                if (each === "undo") desk.undo();
                else if (each === "redo") desk.redo();
                else if ("typed" in each) desk.type(each.typed);
                else desk.edit(each);
                const links = linksOf(boardsOf(puzzle, desk.content));
                assert.equal(links[index], desk.board.write("link"));
                assert.deepEqual(links.toSpliced(index, 1), others.toSpliced(index, 1));
                assert.deepEqual(linksOf(desk.boards), links);
              }
            },
          ),
          { numRuns: 40 },
        );
      });
    }
  });
}

describe("one case of several", () => {
  const first = "3\n0 1 2\n1 1 2\n2 2 1";
  const text = `\n2\n0 0\n0 0\n\n  ${first}\n1\n5\n0\n`;
  const content = { text, size: "", start: "" };

  test("is replaced in its place, and all else stays to the letter", () => {
    const desk = new Desk("flood", content, 1);
    desk.edit({ kind: "colour", row: 0, column: 0, colour: 4 });
    assert.equal(desk.content.text, text.replace("0 1 2", "4 1 2"));
    assert.equal(desk.drawing.form, "judge");
  });

  test("takes the others along into another form where its own cannot tell it", () => {
    const desk = new Desk("flood", content, 1);
    desk.edit({ kind: "resize", rows: 2, columns: 3 });
    assert.equal(desk.content.text, "00\n00\n\n012\n112\n\n5\n");
    assert.equal(desk.drawing.form, "drawn");
  });

  test("of a size of their own stays in the judge's form while the size is the same", () => {
    const sized = { text: "1 1\n0 0\n0 0\n2 2\n0 0\n0 0\n0 0\n", size: "2x2", start: "" };
    const desk = new Desk("wall-pushers", sized, 0);
    desk.edit({ kind: "start", row: 1, column: 1 });
    assert.deepEqual(desk.content, { ...sized, text: sized.text.replace("1 1", "2 2") });
    desk.edit({ kind: "resize", rows: 3, columns: 2 });
    assert.equal(desk.content.size, "");
    assert.equal(desk.drawing.form, "drawn");
  });
});

describe("a text alone", () => {
  test("of another size has the size told beside it in the judge's form", () => {
    const desk = new Desk("wall-pushers", { text: "1x1,1,1,A", size: "", start: "" }, 0);
    assert.equal(desk.drawing.setForm("judge"), true);
    assert.deepEqual(desk.content, { text: "1 1\n0\n0 0\n", size: "1x1", start: "" });
    desk.edit({ kind: "resize", rows: 4, columns: 6 });
    assert.equal(desk.content.size, "");
  });

  test("stays as it is where another form cannot tell its board", () => {
    const desk = new Desk("escape", { text: "...\n.#.\n", size: "", start: "" }, 0);
    assert.equal(desk.drawing.setForm("judge"), false);
    assert.equal(desk.content.text, "...\n.#.\n");
    assert.equal(desk.drawing.setForm("link"), true);
    assert.equal(desk.drawing.form, "link");
  });

  test("comes back to the letter when a change is undone, and what was typed and is no board with it", () => {
    const text = "  4\n\n1101\n0001\n1100\n1001\n\n";
    const desk = new Desk("escape", { text, size: "", start: "" }, 0);
    desk.typed = "4\n1101\nhalf a board";
    desk.edit({ kind: "bad", row: 1, column: 1 });
    assert.equal(desk.typed, "");
    assert.notEqual(desk.content.text, text);
    desk.undo();
    assert.equal(desk.content.text, text);
    assert.equal(desk.typed, "4\n1101\nhalf a board");
    desk.redo();
    assert.equal(desk.typed, "");
    assert.match(desk.content.text, /^4\n1101\n0101\n/);
  });

  test("that is long follows when the drawing rests, and at once when it is wanted", () => {
    const content = { text: "3\n0 1 2\n1 1 2\n2 2 1\n0\n", size: "", start: "" };
    const desk = new Desk("flood", content, 0, true);
    desk.edit({ kind: "colour", row: 0, column: 0, colour: 4 });
    desk.edit({ kind: "colour", row: 0, column: 1, colour: 4 });
    assert.equal(desk.content, content);
    desk.drawing.flush();
    assert.equal(desk.content.text, "3\n4 4 2\n1 1 2\n2 2 1\n0\n");
    desk.undo();
    desk.drawing.flush();
    assert.equal(desk.content.text, "3\n4 1 2\n1 1 2\n2 2 1\n0\n");
  });
});
