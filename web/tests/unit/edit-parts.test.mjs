import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { Fewest } from "../../api.js";
import { cellAt, pointsBetween, sideAt } from "../../edit/aim.js";
import { crafts } from "../../edit/crafts.js";
import { History } from "../../edit/history.js";
import { editCommandFor } from "../../edit/keys.js";
import { editLanguages } from "../../strings/edit.js";
import { languages } from "../../strings/index.js";
import { views } from "../../views/index.js";

const fewest = await Fewest.load({ url: new URL("../../../build/wasm/core.wasm", import.meta.url) });
const board = { rows: 4, columns: 6 };
const hand = { tool: "wall", brush: 3 };

describe("boards to go back to", () => {
  test("are all those that were drawn; after a new one the others are forgotten", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(9), fc.constantFrom("undo", "redo")), { maxLength: 60 }), (course) => {
        /** @type {History<null>} */
        const history = new History("start");
        const all = ["start"];
        let at = 0;
        for (const step of course) {
          if (step === "undo") {
            assert.equal(history.undo() !== null, at > 0);
            at = Math.max(0, at - 1);
          } else if (step === "redo") {
            assert.equal(history.redo() !== null, at + 1 < all.length);
            at = Math.min(all.length - 1, at + 1);
          } else {
            history.push({ text: String(step), made: null });
            all.splice(at + 1, Infinity, String(step));
            at += 1;
          }
          assert.deepEqual(
            { text: history.now.text, index: history.index, count: history.count },
            { text: all[at], index: at, count: all.length },
          );
        }
      }),
    );
  });

  test("are told what was done when it is taken back", () => {
    /** @type {History<string>} */
    const history = new History("start");
    history.push({ text: "one", made: "a wall" });
    history.replace({ text: "two", made: "two walls" });
    assert.equal(history.undo()?.made, "two walls");
    assert.equal(history.now.text, "start");
    assert.equal(history.redo()?.text, "two");
  });
});

describe("aiming", () => {
  test("at a cell needs a point in it", () => {
    assert.deepEqual(cellAt(board, { x: 5.99, y: 0.01 }), { row: 0, column: 5 });
    for (const point of [
      { x: -0.01, y: 1 },
      { x: 6, y: 1 },
      { x: 1, y: 4.01 },
    ]) {
      assert.equal(cellAt(board, point), null);
    }
  });

  test("at a side means the nearest one of the cell, from anywhere in it and from a little outside", () => {
    assert.deepEqual(sideAt(board, { x: 2.9, y: 1.5 }, false), { row: 1, column: 2, side: "E" });
    assert.deepEqual(sideAt(board, { x: 3.1, y: 1.5 }, false), { row: 1, column: 3, side: "W" });
    assert.deepEqual(sideAt(board, { x: 2.5, y: 1.45 }, false), { row: 1, column: 2, side: "N" });
    assert.deepEqual(sideAt(board, { x: -0.5, y: 3.5 }, false), { row: 3, column: 0, side: "W" });
    assert.deepEqual(sideAt(board, { x: 5.5, y: 4.5 }, false), { row: 3, column: 5, side: "S" });
    assert.equal(sideAt(board, { x: -0.7, y: 3.5 }, false), null);
  });

  test("in a stroke means a side only where it is clear which one", () => {
    assert.deepEqual(sideAt(board, { x: 2.9, y: 1.5 }, true), { row: 1, column: 2, side: "E" });
    for (const [what, point] of Object.entries({
      "in the middle of a cell": { x: 2.5, y: 1.5 },
      "at a post": { x: 3, y: 2 },
      "near a post": { x: 2.95, y: 1.9 },
    })) {
      assert.equal(sideAt(board, point, true), null, what);
    }
  });

  test("finds a side from every point of a board, and it is never farther away than half a cell", () => {
    const length = (/** @type {number} */ most) => fc.double({ min: 0, max: most, noNaN: true, maxExcluded: true });
    fc.assert(
      fc.property(length(6), length(4), (x, y) => {
        const target = sideAt(board, { x, y }, false);
        assert.ok(target !== null);
        const { row, column, side } = target;
        assert.deepEqual({ row, column }, { row: Math.floor(y), column: Math.floor(x) });
        const distances = { W: x - column, E: column + 1 - x, N: y - row, S: row + 1 - y };
        assert.equal(distances[/** @type {"W"} */ (side)], Math.min(...Object.values(distances)));
      }),
    );
  });

  test("along a fast stroke misses nothing on the way", () => {
    const points = pointsBetween({ x: 0.5, y: 2.02 }, { x: 5.5, y: 2.02 });
    const sides = new Set(
      points.flatMap((point) => {
        const target = sideAt(board, point, true);
        return target === null ? [] : crafts["wall-pushers"].key(target);
      }),
    );
    assert.equal(sides.size, 6);
    assert.deepEqual(points[points.length - 1], { x: 5.5, y: 2.02 });
  });
});

/** @param {string} key @param {object} [held] */
const pressed = (key, held) => ({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe("keys", () => {
  const walls = crafts["wall-pushers"];
  test("arrows rove, and with Shift mean a side where cells have sides", () => {
    assert.deepEqual(editCommandFor(pressed("ArrowUp"), walls), { name: "rove", row: -1, column: 0 });
    assert.deepEqual(editCommandFor(pressed("ArrowUp", { shiftKey: true }), walls), { name: "side", side: "N" });
    assert.deepEqual(editCommandFor(pressed("ArrowUp", { shiftKey: true }), crafts.escape), {
      name: "rove",
      row: -1,
      column: 0,
    });
  });

  test("digits and brackets are brushes where there are colours", () => {
    assert.deepEqual(editCommandFor(pressed("7"), crafts.flood), { name: "brush", colour: 7 });
    assert.deepEqual(editCommandFor(pressed("]"), crafts.flood), { name: "next" });
    for (const key of ["7", "]"]) assert.equal(editCommandFor(pressed(key), walls), null);
  });

  test("undo and redo have their letters and their chords; other chords stay the browser's", () => {
    for (const [key, held, name] of /** @type {const} */ ([
      ["u", {}, "undo"],
      ["Z", { shiftKey: true }, "redo"],
      ["y", {}, "redo"],
      ["z", { ctrlKey: true }, "undo"],
      ["Z", { metaKey: true, shiftKey: true }, "redo"],
      ["y", { ctrlKey: true }, "redo"],
    ])) {
      assert.deepEqual(editCommandFor(pressed(key, held), walls), { name });
    }
    for (const key of ["ArrowUp", "Enter", "7", "Home"]) {
      assert.equal(editCommandFor(pressed(key, { ctrlKey: true }), crafts.flood), null);
      assert.equal(editCommandFor(pressed(key, { altKey: true }), crafts.flood), null);
    }
    for (const key of ["Tab", "PageDown", "F5", "constructor"]) assert.equal(editCommandFor(pressed(key), walls), null);
  });
});

describe("crafts", () => {
  for (const [name, craft] of Object.entries(crafts)) {
    const [puzzle] = fewest.parse(name, views[name].sample);
    const { cells, integers, isGoal } = puzzle.start;
    const shot = { cells, integers, isGoal, moves: [] };

    test(`of ${name}: pointing anywhere asks for an edit that the core makes`, () => {
      for (const tool of craft.tools.length === 0 ? [""] : craft.tools) {
        const target = craft.aim(puzzle, { x: 0.9, y: 0.5 }, { ...hand, tool }, false);
        assert.ok(target !== null);
        const edit = craft.edit(target, { ...hand, tool });
        puzzle.edit(edit).free();
        puzzle.edit(craft.settled(puzzle, shot, edit)).free();
        assert.match(craft.shape(puzzle, target), /^M[\d. ]+/);
      }
    });

    test(`of ${name}: what a stroke begins with is settled to the opposite of what is there`, () => {
      const edit = craft.edit({ row: 0, column: 0, side: "E" }, hand);
      const toggled = puzzle.edit(edit);
      const settled = puzzle.edit(craft.settled(puzzle, shot, edit));
      assert.equal(settled.write("link"), toggled.write("link"));
      toggled.free();
      settled.free();
    });

    for (const [language, said] of Object.entries(editLanguages)) {
      test(`of ${name}: every tool, hint, button and edit has its words in ${language}`, () => {
        const own = languages[language].puzzles[name];
        for (const tool of craft.tools) assert.ok(said.toolNames[name][tool]);
        for (const tool of craft.tools.length === 0 ? ["only"] : craft.tools) assert.ok(said.hints[name][tool]);
        assert.ok(said.keyList(name).length > 4);
        for (const place of [
          { row: 0, column: 0 },
          { row: puzzle.rows - 1, column: puzzle.columns - 1 },
        ]) {
          for (const tool of craft.cellTools(puzzle, shot, place, hand)) {
            assert.ok(said.cellTools[name][tool.name], tool.name);
            const facts = craft.facts(puzzle, shot, tool.edit);
            const { rows, columns } = puzzle;
            const sentence = said.made[tool.edit.kind]({ ...tool.edit, ...facts, rows, columns }, own);
            assert.doesNotMatch(sentence, /undefined|null|NaN/);
          }
        }
      });
    }
  }

  test("there is one for every view", () => {
    assert.deepEqual(Object.keys(crafts), Object.keys(views));
  });
});
