import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { Fewest } from "../../api.js";
import { languages } from "../../strings/index.js";
import { views } from "../../views/index.js";
import { bar, box, centre, metrics, walls } from "../../views/wall-geometry.js";
import { rendered } from "./drawing.mjs";

const fewest = await Fewest.load({ url: new URL("../../../build/wasm/core.wasm", import.meta.url) });
const view = views["wall-pushers"];
const words = languages.en.puzzles["wall-pushers"];
const [sample] = fewest.parse(view.name, view.sample);

/** @param {import("../../api.js").State} state @param {string} move */
const happening = (state, move) => ({ move, events: state.transition(move).events });

/** @param {string} moves */
const after = (moves) => [...moves].reduce((state, move) => state.apply(move), sample.start);

describe("geometry", () => {
  test("the two cells beside a side name the same bar", () => {
    assert.deepEqual(bar(1, 2, "E"), bar(1, 3, "W"));
    assert.deepEqual(bar(1, 2, "S"), bar(2, 2, "N"));
    assert.notEqual(bar(1, 2, "E").key, bar(1, 2, "S").key);
  });

  test("every wall of the sample is drawn once, and its three exits are found", () => {
    const { inner, outline, exits } = walls(sample, sample.start);
    assert.equal(new Set(inner.map(({ key }) => key)).size, inner.length);
    // The wall list of the same board has 16 walls inside and 17 on the outline.
    const list = sample.write("walls").trim().split("\n").length - 1;
    assert.equal(inner.length + outline.length, list);
    assert.equal(outline.length, 2 * (4 + 6) - 3);
    assert.deepEqual(exits.map(({ row, column, side }) => `${row} ${column} ${side}`).sort(), [
      "0 0 W",
      "3 0 W",
      "3 5 E",
    ]);
  });

  test("everything lies within the picture's box, on every size, also a player who has left", () => {
    const anyBoard = fc.record({ rows: fc.integer({ min: 1, max: 64 }), columns: fc.integer({ min: 1, max: 64 }) });
    fc.assert(
      fc.property(anyBoard, (board) => {
        const open = {
          cells: new Uint8Array(board.rows * board.columns),
          integers: new Int32Array(4),
          isGoal: false,
          moves: [],
        };
        const { x, y, width, height, cell } = box(board, open);
        const { player } = metrics(board);
        for (const place of [
          { row: -1, column: 0 },
          { row: board.rows, column: 0 },
          { row: 0, column: -1 },
          { row: 0, column: board.columns },
        ]) {
          const middle = centre(board, place);
          assert.ok(middle.x - player >= x && middle.x + player <= x + width, JSON.stringify({ board, place }));
          assert.ok(middle.y - player >= y && middle.y + player <= y + height, JSON.stringify({ board, place }));
        }
        assert.ok(cell * 100 < 96.01 && cell * 100 * Math.max(board.rows, board.columns) < 760.01);
      }),
    );
  });

  test("there is room beyond the outline only where there are exits", () => {
    const { x, y } = box(sample, sample.start);
    assert.equal(x, -metrics(sample).margin);
    assert.equal(y, -metrics(sample).outline);
  });
});

describe("motion", () => {
  test("a step moves the player alone, from where it was", () => {
    const state = after("NESE");
    const parts = view.motion(sample, happening(state, "S"), true);
    const step = happening(state, "S").events.some(({ kind }) => kind === "slide");
    assert.equal(
      parts.some(({ part }) => part === "pushed"),
      step,
    );
    const [player] = parts.filter(({ part }) => part === "player");
    assert.deepEqual(
      player.keyframes.map(({ transform }) => transform),
      ["translate(0px, -100px)", "translate(0px, 0px)"],
    );
  });

  test("a push moves player and wall by the same way at the same time", () => {
    const push = happening(sample.start, "N");
    const parts = view.motion(sample, push, true);
    const [player, pushed] = ["player", "pushed"].map((name) => parts.find(({ part }) => part === name));
    assert.deepEqual(player?.keyframes, pushed?.keyframes);
    assert.equal(player?.keyframes[0].transform, "translate(0px, 100px)");
  });

  test("taking a push back runs the same way in reverse", () => {
    const parts = view.motion(sample, happening(sample.start, "N"), false);
    const undone = parts.find(({ part }) => part === "undone");
    assert.equal(undone?.keyframes[0].transform, "translate(0px, -100px)");
    assert.equal(
      parts.some(({ part }) => part === "pushed"),
      false,
    );
  });

  test("a push into a gap flashes the exit once, and only forward", () => {
    const [closing] = fewest.parse(view.name, "+---+---+\n| S |    \n+---+---+\n");
    const push = happening(closing.start, "E");
    assert.ok(push.events.some(({ kind }) => kind === "close"));
    assert.ok(view.motion(closing, push, true).some(({ part }) => part === "closed"));
    assert.ok(!view.motion(closing, push, false).some(({ part }) => part === "closed"));
    assert.equal(view.tell(words, push), "East, pushing a wall into the exit: it is closed for good.");
  });

  test("a refusal nudges towards the wall and comes back", () => {
    const [{ keyframes }] = view.nudge("W");
    assert.equal(keyframes[0].transform, keyframes[2].transform);
    assert.match(String(keyframes[1].transform), /translate\(-\d+px, 0px\)/);
  });
});

describe("the picture", () => {
  /** @param {string} moves */
  const drawn = (moves) => {
    const states = [...moves].map((_, at) => after(moves.slice(0, at + 1)));
    const trail = [sample.start, ...states];
    const last = moves === "" ? null : happening(after(moves.slice(0, -1)), moves[moves.length - 1]);
    const marks = { undone: null, hint: null, refused: null, followed: null, obstacle: null };
    const looks = { active: { row: 0, column: 0 }, glyphs: true, label: "Wall Pushers", words };
    return rendered(view.draw({ board: sample, shot: trail[moves.length], trail, last, ...marks, ...looks }));
  };

  test("has a hollow ring where the player was before the last move, pushed or not", () => {
    const rings = (/** @type {string} */ moves) =>
      [...drawn(moves).matchAll(/class="before" cx="(\d+)" cy="(\d+)"/g)].map(([, x, y]) => [Number(x), Number(y)]);
    assert.deepEqual(rings(""), []);
    // The sample starts in its second column and third row, and the first move goes north.
    assert.deepEqual(rings("N"), [[150, 250]]);
    assert.deepEqual(rings("NE"), [[150, 150]]);
  });

  test("names each row of its cells", () => {
    const names = [...drawn("").matchAll(/role="row" aria-label="([^"]+)"/g)].map(([, name]) => name);
    assert.deepEqual(names, ["row 1", "row 2", "row 3", "row 4"]);
  });
});

describe("words and places", () => {
  test("each move of the sample's answer is told with its push", () => {
    const answer = sample.solve().moves ?? [];
    let state = sample.start;
    const told = answer.map((move) => {
      const sentence = view.tell(words, happening(state, move));
      state = state.apply(move);
      return sentence;
    });
    assert.equal(told.length, 16);
    assert.equal(told[0], "North, pushing a wall.");
    assert.equal(told[15], "West, out.");
    assert.ok(state.isGoal);
  });

  test("pointing at a neighbour asks for the move there, also at one outside, and at nothing else", () => {
    const { start } = sample;
    assert.equal(view.moveTo(start, { row: 2, column: 2 }, sample), "E");
    assert.equal(view.moveTo(start, { row: 1, column: 1 }, sample), "N");
    assert.equal(view.moveTo(start, { row: 2, column: 1 }, sample), null);
    assert.equal(view.moveTo(start, { row: 0, column: 5 }, sample), null);
    const corner = after("NESESEENNWNWWWW");
    assert.equal(view.moveTo(corner, { row: 0, column: -1 }, sample), "W");
  });

  test("the focus follows the player and stays on the board when it leaves", () => {
    assert.deepEqual(view.focus(sample, sample.start), { row: 2, column: 1 });
    assert.deepEqual(view.focus(sample, after("NESESEENNWNWWWWW")), { row: 0, column: 0 });
  });

  test("a cell is named from its state", () => {
    const scene = { board: sample, shot: sample.start, words };
    assert.equal(
      view.nameCell(scene, { row: 2, column: 1 }),
      "row 3, column 2, walls north, east, south and west, player here",
    );
    assert.equal(view.nameCell(scene, { row: 0, column: 0 }), "row 1, column 1, walls north and south, exit west");
  });
});
