// The gallery's shelves: every number is proved again, and every mistake that a board is there for is made again.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Fewest } from "../../api.js";
import { parseOptions } from "../../element-board.js";
import { shelves } from "../../page/gallery-boards.js";
import { galleryLanguages } from "../../strings/gallery.js";
import { escapeWith, greedily, wallPushersWith } from "./mistaken.mjs";

/** @typedef {import("../../api.js").Puzzle} Puzzle */

const fewest = await Fewest.load({ url: new URL("../../../build/wasm/core.wasm", import.meta.url) });

/** @param {string} puzzle @param {import("../../page/gallery-boards.js").Exhibit} exhibit */
const boardsOf = (puzzle, { text, size = "" }) => fewest.parse(puzzle, text, parseOptions(size, ""));

/** @param {string} puzzle @param {string} name */
function exhibitOf(puzzle, name) {
  const exhibit = shelves[puzzle].find((one) => one.name === name);
  assert.ok(exhibit, `${puzzle} has no ${name}`);
  const boards = boardsOf(puzzle, exhibit);
  return { ...exhibit, boards, board: boards[(exhibit.case ?? 1) - 1] };
}

/** What a bound says of the start. @param {Puzzle} board @param {string} bound */
function estimate(board, bound) {
  const search = board.search({ engine: "ida*", bound });
  search.step(1);
  return search.snapshot().node?.h;
}

describe("the gallery", () => {
  for (const [puzzle, shelf] of Object.entries(shelves)) {
    for (const exhibit of shelf) {
      test(`${puzzle}, ${exhibit.name}: ${exhibit.fewest ?? "no"} moves, by each engine that can`, () => {
        const board = boardsOf(puzzle, exhibit)[(exhibit.case ?? 1) - 1];
        for (const engine of ["auto", "a*", "bfs"]) {
          const { status, moves } = board.solve({ engine, limits: { nodes: 300_000 } });
          if (engine !== "auto" && status === "limit") continue;
          assert.equal(status, exhibit.fewest === null ? "no-solution" : "solved", engine);
          assert.equal(moves?.length ?? null, exhibit.fewest, engine);
        }
      });
    }

    test(`${puzzle}: no board is there twice`, () => {
      const links = shelf.map((exhibit) => boardsOf(puzzle, exhibit)[(exhibit.case ?? 1) - 1].write("link"));
      assert.equal(new Set(links).size, links.length);
    });
  }

  for (const [tag, load] of Object.entries(galleryLanguages)) {
    test(`every board has its words, and no words are left over: ${tag}`, async () => {
      const { boards } = await load();
      assert.deepEqual(
        Object.fromEntries(Object.entries(boards).map(([puzzle, words]) => [puzzle, Object.keys(words)])),
        Object.fromEntries(Object.entries(shelves).map(([puzzle, shelf]) => [puzzle, shelf.map(({ name }) => name)])),
      );
      for (const { title, line } of Object.values(boards).flatMap((words) => Object.values(words))) {
        assert.ok(title.length > 1 && line.length > title.length, title);
      }
    });
  }
});

describe("what a board of the gallery teaches", () => {
  test("the faithful programs that the mistaken ones are made of find the fewest moves", () => {
    for (const exhibit of shelves["wall-pushers"].slice(0, 8)) {
      const board = boardsOf("wall-pushers", exhibit)[(exhibit.case ?? 1) - 1];
      assert.equal(wallPushersWith(board, null), exhibit.fewest, exhibit.name);
    }
    for (const exhibit of shelves.escape.slice(0, 7)) {
      assert.equal(escapeWith(boardsOf("escape", exhibit)[0], null), exhibit.fewest, exhibit.name);
    }
  });

  for (const [name, mistake] of /** @type {const} */ ([
    ["two-walls", "pushes through two walls"],
    ["closing", "leaves a closed exit open"],
    ["both-sides", "forgets the far side"],
  ])) {
    test(`a program that ${mistake} is mistaken: ${name}`, () => {
      const { board, mistaken } = exhibitOf("wall-pushers", name);
      assert.equal(wallPushersWith(board, mistake), mistaken);
    });
  }

  test("a program that reads row, then column, is mistaken", () => {
    const { text, size, mistaken } = exhibitOf("wall-pushers", "column-first");
    const [first, ...rest] = text.split("\n");
    const [turned] = boardsOf("wall-pushers", {
      name: "",
      text: [first.split(" ").reverse().join(" "), ...rest].join("\n"),
      size,
      fewest: null,
    });
    assert.equal(turned.solve().moves?.length, mistaken);
  });

  test("a program that keeps the exits of the case before is mistaken", () => {
    const { boards, board, mistaken } = exhibitOf("wall-pushers", "second-case");
    assert.equal(boards.length, 2);
    assert.equal(wallPushersWith(board, "keeps old exits", boards[0]), mistaken);
  });

  test("a walk of 24 moves on 4 x 6 enters every cell once", () => {
    for (const name of ["every-cell", "threshold"]) {
      const { board } = exhibitOf("wall-pushers", name);
      let state = board.start;
      const places = [];
      for (const move of board.solve().moves ?? []) {
        places.push(`${state.integers[0]},${state.integers[1]}`);
        state = state.apply(move);
      }
      assert.equal(new Set(places).size, board.rows * board.columns);
    }
  });

  test("the threshold of IDA* with the Manhattan distance goes from 8 up in eight rises", () => {
    const { board } = exhibitOf("wall-pushers", "threshold");
    const search = board.search({ engine: "ida*", bound: "manhattan" });
    while (search.step(10_000) === "running");
    const thresholds = search.snapshot().iterations.map(({ threshold }) => threshold);
    assert.equal(thresholds[0], 8);
    assert.equal(thresholds.length, 9);
  });

  test("each bound of Wall Pushers spares IDA* nodes where the gallery says how many", () => {
    const { board } = exhibitOf("wall-pushers", "bounds");
    for (const [bound, expanded] of /** @type {const} */ ([
      ["none", 4062],
      ["manhattan", 815],
      ["reach", 409],
      ["carry", 39],
    ])) {
      assert.equal(board.solve({ engine: "ida*", bound }).stats.expanded, expanded, bound);
    }
  });

  test("the nearest exit is four steps away, and breadth-first search goes far for the way out", () => {
    const { board } = exhibitOf("wall-pushers", "near");
    assert.equal(estimate(board, "manhattan"), 4);
    assert.equal(board.solve({ engine: "bfs" }).stats.expanded, 81_225);
  });

  test("a shortest way pushes no wall where the gallery says so", () => {
    const { board, fewest: moves } = exhibitOf("wall-pushers", "unpushed");
    const way = "WWNEENWWWSSWNNWSSSEEEES";
    assert.equal(way.length, moves);
    let state = board.start;
    for (const move of way) {
      assert.ok(state.transition(move).events.every(({ kind }) => kind !== "slide"));
      state = state.apply(move);
    }
    assert.ok(state.isGoal);
  });

  test("a search meets 307 positions before it knows that there is no way out", () => {
    const { board } = exhibitOf("wall-pushers", "no-way");
    assert.equal(board.solve({ engine: "bfs" }).stats.expanded, 307);
  });

  test("a program that lets those who are out come back is mistaken", () => {
    const { board, mistaken } = exhibitOf("escape", "judge");
    assert.equal(escapeWith(board, "lets walkers come back"), mistaken);
  });

  test("a program that forbids to undo the command before is mistaken", () => {
    const { board, mistaken } = exhibitOf("escape", "undoing");
    assert.equal(escapeWith(board, "forbids undoing"), mistaken);
  });

  test("the bounds of Escape see as much as the gallery says", () => {
    for (const [name, bound, h] of /** @type {const} */ ([
      ["distances", "distance", 4],
      ["distances", "pairs", 8],
      ["straight", "pairs", 13],
      ["groups", "distance", 15],
      ["groups", "pairs", 17],
      ["groups", "triples", 18],
      ["groups", "fours", 19],
    ])) {
      assert.equal(estimate(exhibitOf("escape", name).board, bound), h, `${name}, ${bound}`);
    }
  });

  test("a search that never turns back expands one node a command", () => {
    const { board, fewest: moves } = exhibitOf("escape", "straight");
    assert.equal(board.solve({ engine: "ida*", bound: "pairs" }).stats.expanded, moves);
  });

  for (const name of ["greedy", "greedier"]) {
    test(`who takes the colour that gains most is mistaken: ${name}`, () => {
      const { board, mistaken } = exhibitOf("flood", name);
      assert.equal(greedily(board), mistaken);
    });
  }

  test("there is one move at a time where only one colour touches the region", () => {
    const { board, fewest: moves } = exhibitOf("flood", "touching");
    let state = board.start;
    for (let made = 0; made < Number(moves); made += 1) {
      assert.equal(state.moves.length, 1);
      state = state.apply(state.moves[0]);
    }
    assert.ok(state.isGoal);
  });
});
