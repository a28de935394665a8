// Properties of texts, states and moves, for all boards of all puzzles: fast-check looks for a counterexample and tells
// the seed and the smallest case that it finds.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { TextError } from "../web/api.js";
import { boardsOf, walk, ways, withPuzzle } from "./arbitraries.mjs";
import { fewest, sample } from "./support.mjs";

/** @typedef {import("../web/api.js").State} State */
/** @typedef {import("../web/api.js").MoveEvent} MoveEvent */

/** What a text of Escape does not tell, but for the link form: where walkers may be. */
const WALKER = 2;

/**
 * @param {State} state
 * @param {boolean} tellsWalkers
 */
const seen = (state, tellsWalkers) => ({
  cells: [...state.cells].map((cell) => (cell === WALKER && !tellsWalkers ? 0 : cell)),
  integers: tellsWalkers ? [...state.integers] : null,
});

/**
 * @param {MoveEvent[]} events
 * @param {string} kind
 */
const ofKind = (events, kind) => events.filter((event) => event.kind === kind);

/** @param {{ row: number, column: number }} place */
const from = ({ row, column }) => `${row} ${column}`;
/** @param {MoveEvent} event */
const to = ({ toRow, toColumn }) => `${toRow} ${toColumn}`;

/**
 * Places of the cells that are as wanted.
 * @param {State} state
 * @param {number} columns
 * @param {(cell: number) => boolean} isWanted
 */
const placesOf = (state, columns, isWanted) =>
  [...state.cells].flatMap((cell, index) =>
    isWanted(cell) ? [from({ row: Math.floor(index / columns), column: index % columns })] : [],
  );

/**
 * What must hold of a move's events, by puzzle.
 * @type {Readonly<Record<string, (before: State, events: MoveEvent[], after: State, columns: number) => void>>}
 */
const CHECKS = {
  "wall-pushers"(before, events, after) {
    const [walk, ...others] = ofKind(events, "walk");
    assert.deepEqual(others, []);
    assert.deepEqual([walk.row, walk.column], [...before.integers.subarray(0, 2)]);
    assert.deepEqual([walk.toRow, walk.toColumn], [...after.integers.subarray(0, 2)]);
    assert.deepEqual(ofKind(events, "leave").map(from), after.isGoal ? [from(walk)] : []);
    const walls = (/** @type {State} */ { cells }) => cells.reduce((sum, cell) => sum + cell, 0);
    if (ofKind(events, "slide").length === 0) assert.equal(walls(before), walls(after));
  },

  escape(before, events, after, columns) {
    const [walked, blocked, left] = ["walk", "blocked", "leave"].map((kind) => ofKind(events, kind));
    const isWalker = (/** @type {number} */ cell) => cell === WALKER;
    assert.deepEqual([...walked, ...blocked, ...left].map(from).sort(), placesOf(before, columns, isWalker).sort());
    const arrived = [...walked, ...blocked].map(to);
    assert.deepEqual([...new Set(arrived)].sort(), placesOf(after, columns, isWalker).sort());
    assert.equal(ofKind(events, "merge").length, arrived.length - after.integers[0]);
    for (const merge of ofKind(events, "merge")) assert.ok(arrived.includes(from(merge)));
    assert.ok(blocked.every((event) => from(event) === to(event)));
    assert.equal(after.isGoal, after.integers[0] === 0);
  },

  flood(before, events, after, columns) {
    const isFlooded = (/** @type {number} */ cell) => cell >= 128;
    assert.deepEqual(ofKind(events, "recolour").map(from).sort(), placesOf(before, columns, isFlooded).sort());
    assert.deepEqual(events.map(from).sort(), placesOf(after, columns, isFlooded).sort());
    const [colour, flooded, left] = after.integers;
    assert.ok(flooded > before.integers[1] && left <= before.integers[2]);
    assert.ok([...after.cells].every((cell) => !isFlooded(cell) || cell === colour + 128));
    assert.equal(after.isGoal, left === 0);
    // The wave goes on from cell to cell.
    const orders = new Map(events.map((event) => [from(event), event.order]));
    for (const { kind, row, column, order } of events) {
      assert.equal(kind === "recolour", order === 0);
      const around = [
        { row, column: column + 1 },
        { row: row - 1, column },
        { row: row + 1, column },
        { row, column: column - 1 },
      ];
      if (order > 0) assert.ok(around.some((place) => orders.get(from(place)) === order - 1));
    }
  },
};

for (const [name, boards] of boardsOf) {
  describe(`on any board of ${name}`, () => {
    test("any state reached by legal moves reads back from any form that it is written in", () => {
      fc.assert(
        fc.property(boards, ways, fc.boolean(), (board, numbers, list) => {
          withPuzzle(board, (puzzle) => {
            const { states } = walk(puzzle, numbers);
            // A player who has left is in no text.
            const state =
              (name === "wall-pushers" && states.findLast(({ isGoal }) => !isGoal)) || states[states.length - 1];
            const [row, column] = state.integers;
            const start = name === "wall-pushers" ? /** @type {const} */ ([column + 1, row + 1]) : undefined;
            for (const form of puzzle.forms) {
              const [again] = fewest.parse(name, state.write(form, { list }), { ...board.size, start });
              const tellsWalkers = name !== "escape" || form === "link";
              assert.deepEqual(seen(again.start, tellsWalkers), seen(state, tellsWalkers), form);
              again.free();
            }
          });
        }),
      );
    });

    test("a link tells all by itself, a solved state included", () => {
      fc.assert(
        fc.property(boards, ways, (board, numbers) => {
          withPuzzle(board, (puzzle) => {
            for (const state of walk(puzzle, numbers).states) {
              if (name === "wall-pushers" && state.isGoal) break;
              const text = state.write("link");
              const [again] = fewest.parse(name, text);
              assert.deepEqual(seen(again.start, true), seen(state, true));
              assert.equal(again.start.isGoal, state.isGoal);
              assert.equal(again.write("link"), text);
              again.free();
            }
          });
        }),
      );
    });

    test("a move is legal, refused or unknown, and a transition tells what it does", () => {
      fc.assert(
        fc.property(boards, ways, (board, numbers) => {
          withPuzzle(board, (puzzle) => {
            const { states, moves } = walk(puzzle, numbers);
            moves.forEach((move, index) => {
              const before = states[index];
              for (const one of puzzle.moves) assert.equal(before.moves.includes(one), before.refusal(one) === null);
              const { state, events } = before.transition(move);
              assert.deepEqual(seen(state, true), seen(states[index + 1], true));
              CHECKS[name](before, events, state, puzzle.columns);
            });
          });
        }),
      );
    });

    test("a board that is written in any form is written from there in every form as before", () => {
      fc.assert(
        fc.property(boards, (board) => {
          withPuzzle(board, (puzzle) => {
            const [row, column] = puzzle.start.integers;
            const start = name === "wall-pushers" ? /** @type {const} */ ([column + 1, row + 1]) : undefined;
            const forms = (/** @type {import("../web/api.js").Puzzle} */ one) =>
              one.forms.map((form) => [one.write(form), one.write(form, { list: true })]);
            for (const form of puzzle.forms) {
              const [again] = fewest.parse(name, puzzle.write(form, { list: true }), { ...board.size, start });
              assert.deepEqual(forms(again), forms(puzzle), form);
              again.free();
            }
          });
        }),
      );
    });

    test("a move leaves the state before as it was, so that a game is undone and played again", () => {
      fc.assert(
        fc.property(boards, ways, (board, numbers) => {
          withPuzzle(board, (puzzle) => {
            const told = (/** @type {State} */ state) => [seen(state, true), state.isGoal, [...state.moves]];
            const states = [puzzle.start];
            const before = [told(puzzle.start)];
            const { moves } = walk(puzzle, numbers);
            for (const move of moves) {
              states.push(states[states.length - 1].apply(move));
              before.push(told(states[states.length - 1]));
            }
            assert.deepEqual(states.map(told), before);
            for (let made = 0; made <= moves.length; made += 1) {
              let state = states[made];
              for (const move of moves.slice(made)) state = state.apply(move);
              assert.deepEqual(told(state), before[moves.length]);
            }
          });
        }),
      );
    });

    test("moves that are written as an answer are read as the same moves", () => {
      fc.assert(
        fc.property(boards, fc.array(fc.nat()), (board, numbers) => {
          withPuzzle(board, (puzzle) => {
            const moves = numbers.map((number) => puzzle.moves[number % puzzle.moves.length]);
            const written = puzzle.writeAnswer(moves, { withMoves: true });
            const [count, ...lines] = written.split("\n");
            const text = name === "flood" ? lines.join("\n") : written;
            if (name === "flood") assert.equal(count, String(moves.length));
            assert.deepEqual(puzzle.readAnswer(text), moves);
            assert.deepEqual(puzzle.readAnswer(text.toUpperCase()), moves);
            assert.deepEqual(puzzle.readAnswer(moves.join(" ").toLowerCase()), moves);
          });
        }),
      );
    });
  });
}

describe("any text is read or refused at a place that it has:", () => {
  const pieces = fc.constantFrom(
    ...[
      "0",
      "15",
      "16",
      "-1",
      "x",
      "y",
      "+---+",
      "|",
      "S",
      " ",
      "\n",
      "\r\n",
      "é",
      "👋",
      "\0",
      "4x6,",
      "2x2,",
      "O",
      ".#",
    ],
  );
  const rubbish = fc.array(pieces, { maxLength: 60 }).map((list) => list.join(""));
  const samples = {
    "wall-pushers": sample,
    escape: "3\n010\n101\n111\n2\n00\n00\n",
    flood: "2\n0 1\n10 a\n1\n0\n0\n",
  };

  /**
   * @param {string} text
   * @param {() => void} read
   */
  function assertPlaced(text, read) {
    try {
      read();
    } catch (error) {
      assert.ok(error instanceof TextError, String(error));
      const { line, column, offset, length, found } = error;
      assert.ok(offset >= 0 && offset + length <= text.length);
      assert.equal(found, text.slice(offset, offset + length));
      const lines = text.slice(0, offset).split("\n");
      assert.deepEqual([line, column], [lines.length, lines[lines.length - 1].length + 1]);
    }
  }

  for (const [name, whole] of Object.entries(samples)) {
    test(name, () => {
      const damaged = fc
        .tuple(fc.nat(whole.length), fc.nat(8), fc.string({ unit: "binary", maxLength: 4 }))
        .map(([place, length, text]) => whole.slice(0, place) + text + whole.slice(place + length));
      const [answered] = fewest.parse(name, whole);
      fc.assert(
        fc.property(fc.oneof(rubbish, damaged, fc.string({ unit: "binary" })), (text) => {
          assertPlaced(text, () => {
            for (const puzzle of fewest.parse(name, text)) puzzle.free();
          });
          assertPlaced(text, () => void answered.readAnswer(text));
        }),
        { numRuns: 2000 },
      );
      answered.free();
    });
  }
});
