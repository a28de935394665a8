import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { Fewest } from "../../api.js";
import { groups, origins, path, walkers } from "../../views/escape-geometry.js";
import { escape as view } from "../../views/escape.js";

/** @typedef {import("../../views/index.js").Place} Place */

const fewest = await Fewest.load({ url: new URL("../../../build/wasm/core.wasm", import.meta.url) });

/** @param {readonly Place[]} places */
const keys = (places) => [...new Set(places.map(({ row, column }) => `${row} ${column}`))].sort();

const boards = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 })).chain(([rows, columns]) =>
  fc.array(fc.string({ unit: fc.constantFrom(".", ".", "#"), minLength: columns, maxLength: columns }), {
    minLength: rows,
    maxLength: rows,
  }),
);
const words = fc.array(fc.constantFrom("E", "N", "S", "W"), { maxLength: 12 });

test("what the core tells of a word is what the view draws, counts and follows, on every board", () => {
  fc.assert(
    fc.property(boards, words, (rows, word) => {
      const [board] = fewest.parse("escape", `${rows.join("\n")}\n`);
      const begun = walkers(board, board.start);
      /** @type {import("../../views/index.js").Happening[]} */
      const happenings = [];
      let state = board.start;
      for (const move of word) {
        if (state.isGoal) break;
        const { state: next, events } = state.transition(move);
        const happening = { move, events };
        happenings.push(happening);

        // The marks in groups are the places in the cells: those after the move, and, taken back, those before it.
        const after = groups(happening, true);
        assert.deepEqual(keys([...after.walked, ...after.blocked]), keys(walkers(board, next)));
        const before = groups(happening, false);
        assert.deepEqual(keys([...before.walked, ...before.blocked, ...before.escaped]), keys(walkers(board, state)));
        const facts = view.tell({ tell: (/** @type {any} */ told) => told }, happening, null);
        assert.equal(facts.before, state.integers[0]);
        assert.equal(facts.now, next.integers[0]);
        state = next;
      }

      // Each walker ends where one may be, or on the ring; and from there it is found again.
      const ends = begun.map((start) => path(happenings, start)[happenings.length]);
      const inside = ends.filter(({ row, column }) => state.cells[row * board.columns + column] === 2);
      assert.deepEqual(keys(inside), keys(walkers(board, state)));
      ends.forEach((end, index) => {
        const found = origins(board, board.start, happenings, end);
        const same = begun.filter((_, other) => keys([end, ends[other]]).length === 1);
        assert.deepEqual(found, same, `from ${keys([begun[index]])}`);
      });
      board.free();
    }),
  );
});
