import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { floodEn } from "../../strings/flood-en.js";
import { floodZhHans } from "../../strings/flood-zh-Hans.js";
import { flood as view } from "../../views/flood.js";
import { box, frontsOf, metrics, outline, patches, waveOf } from "../../views/flood-geometry.js";
import { glyphAt, glyphNames, glyphShapes } from "../../views/flood-glyphs.js";
import { contrast, palette } from "../../views/flood-palette.js";
import { coversOf, partsOf, rendered } from "./drawing.mjs";

/** @typedef {import("../../views/index.js").Happening} Happening */

/**
 * A state from two drawings: the colours, and a `#` where the board is flooded.
 * @param {string} colours @param {string} flooded @param {string} [moves] the legal ones
 */
function shot(colours, flooded, moves = "") {
  const marks = flooded.replaceAll("/", "");
  const cells = Uint8Array.from(
    colours.replaceAll("/", ""),
    (colour, at) => parseInt(colour, 36) + (marks[at] === "#" ? 128 : 0),
  );
  const outside = new Set(cells.filter((value) => value < 128));
  const integers = Int32Array.of(cells[0] & 127, cells.filter((value) => value >= 128).length, outside.size, 0);
  return { cells, integers, isGoal: outside.size === 0, moves: [...moves] };
}

/**
 * A move from a drawing of the order in which the wave comes to the cells; a dot where it does not.
 * @param {string} move @param {string} orders @returns {Happening}
 */
function happening(move, orders) {
  const events = orders.split("/").flatMap((line, row) =>
    [...line].flatMap((character, column) => {
      if (character === ".") return [];
      const order = parseInt(character, 36);
      return [
        { kind: order === 0 ? "recolour" : "flood", row, column, toRow: row, toColumn: column, side: "E", order },
      ];
    }),
  );
  return { move, events };
}

const board = { rows: 3, columns: 4 };
const start = shot("0112/0122/3202", "#.../#.../....", "13");
const flooded = shot("1112/1122/3202", "###./##../....", "023");
const move = happening("1", "012./01../....");

/** @type {import("../../views/index.js").Scene} */
const scene = {
  board,
  shot: flooded,
  trail: [start, flooded],
  last: move,
  undone: null,
  hint: null,
  refused: null,
  followed: null,
  obstacle: null,
  active: { row: 1, column: 2 },
  glyphs: true,
  label: "Flood",
  words: floodEn,
};

const anyBoard = fc.record({ rows: fc.integer({ min: 1, max: 9 }), columns: fc.integer({ min: 1, max: 9 }) });
/** A board with a value in each of its cells, drawn from `values`. @param {readonly number[]} values */
const anyCells = (values) =>
  anyBoard.chain((size) =>
    fc
      .array(fc.constantFrom(...values), { minLength: size.rows * size.columns, maxLength: size.rows * size.columns })
      .map((cells) => ({ size, cells: Uint8Array.from(cells) })),
  );

describe("colours and glyphs", () => {
  test("there are 36 colours, each with a tile, a glyph and a name of its own", () => {
    for (const list of [palette.map(({ tile }) => tile), palette.map(({ name }) => name), glyphNames]) {
      assert.equal(list.length, 36);
      assert.equal(new Set(list).size, 36);
    }
    assert.deepEqual(
      Object.values(floodEn.moves),
      palette.map(({ name }, colour) => `${name} ${glyphNames[colour]}`),
    );
    assert.deepEqual(Object.keys(floodEn.moves).sort(), [..."0123456789abcdefghijklmnopqrstuvwxyz"]);
    assert.equal(new Set(Object.values(floodZhHans.moves)).size, 36);
  });

  test("a glyph is told from its tile by a contrast of 3 : 1 at least", () => {
    assert.equal(contrast("#000000", "#ffffff"), 21);
    for (const { name, tile, ink } of palette) assert.ok(contrast(tile, ink) >= 3, name);
  });

  test("without colours every pair of glyphs still differs, in a cell of 12 pixels", () => {
    const size = (metrics({ rows: 64, columns: 64 }).glyph / 100) * 12;
    // How much of each pixel a glyph covers, sampled 4 x 4 times.
    const pixels = palette.map((_, colour) => {
      const covers = coversOf(glyphAt(glyphShapes(colour, size), 6, 6));
      return Array.from({ length: 144 }, (_pixel, at) => {
        const hits = Array.from({ length: 16 }, (_sample, sample) =>
          covers((at % 12) + ((sample % 4) + 0.5) / 4, Math.floor(at / 12) + (Math.floor(sample / 4) + 0.5) / 4),
        );
        return hits.filter(Boolean).length / 16;
      });
    });
    for (const [one, glyph] of pixels.entries()) {
      const ink = glyph.reduce((sum, value) => sum + value, 0);
      assert.ok(ink > 8, `${glyphNames[one]} covers ${ink} pixels`);
      for (let other = 0; other < one; other += 1) {
        const difference = glyph.reduce((sum, value, at) => sum + Math.abs(value - pixels[other][at]), 0);
        assert.ok(difference > 12, `${glyphNames[one]} and ${glyphNames[other]} differ in ${difference} pixels`);
      }
    }
  });

  test("a glyph stays inside of its tile, on every size", () => {
    for (const most of [1, 8, 14, 33, 64]) {
      const { gap, glyph, line } = metrics({ rows: 1, columns: most });
      for (const [colour, name] of glyphNames.entries()) {
        const { left, top, right, bottom } = coversOf(glyphAt(glyphShapes(colour, glyph), 50, 50)).box;
        const room = Math.min(left, top, 100 - right, 100 - bottom);
        assert.ok(room >= gap && room >= line / 2, `${name} on ${most}: ${room}`);
      }
    }
  });
});

describe("geometry", () => {
  test("the outline is each side that only one of its two cells has in the set, once", () => {
    fc.assert(
      fc.property(anyCells([0, 1]), ({ size: { rows, columns }, cells }) => {
        const has = (/** @type {number} */ row, /** @type {number} */ column) =>
          row >= 0 && column >= 0 && row < rows && column < columns && cells[row * columns + column] === 1;
        /** @type {string[]} */
        const expected = [];
        for (let row = 0; row <= rows; row += 1) {
          for (let column = 0; column <= columns; column += 1) {
            if (has(row, column) !== has(row - 1, column)) expected.push(`h ${row} ${column}`);
            if (has(row, column) !== has(row, column - 1)) expected.push(`v ${row} ${column}`);
          }
        }
        const drawn = [...outline({ rows, columns }, (at) => cells[at] === 1).matchAll(/M(\d+) (\d+)([hv])(\d+)/g)];
        const sides = drawn.flatMap(([, x, y, way, length]) =>
          Array.from({ length: Number(length) / 100 }, (_, step) =>
            way === "h"
              ? `h ${Number(y) / 100} ${Number(x) / 100 + step}`
              : `v ${Number(y) / 100 + step} ${Number(x) / 100}`,
          ),
        );
        assert.deepEqual(sides.sort(), expected.sort());
      }),
    );
  });

  test("a tile covers its cell, goes on into neighbours of the same kind and keeps away from all others", () => {
    fc.assert(
      fc.property(anyCells([0, 1, 128]), ({ size, cells }) => {
        const { rows, columns } = size;
        const drawn = patches(size, cells);
        const all = [...drawn.values()].map(({ tiles }) => coversOf(tiles));
        const covered = (/** @type {number} */ x, /** @type {number} */ y) =>
          all.filter((covers) => covers(x, y)).length;
        for (let row = 0; row < rows; row += 1) {
          for (let column = 0; column < columns; column += 1) {
            const value = cells[row * columns + column];
            const own = coversOf(drawn.get(value & 127)?.tiles ?? "");
            const [x, y] = [column * 100, row * 100];
            assert.ok(own(x + 50, y + 50) && covered(x + 50, y + 50) === 1);
            const joins = (/** @type {number} */ down, /** @type {number} */ right) =>
              row + down < rows && column + right < columns && cells[(row + down) * columns + column + right] === value;
            assert.equal(covered(x + 99.5, y + 50.5) === 1, joins(0, 1));
            assert.equal(covered(x + 50.5, y + 99.5) === 1, joins(1, 0));
            assert.equal(covered(x + 99.5, y + 99.5) === 1, joins(0, 1) && joins(1, 0) && joins(1, 1));
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test("every cell has its glyph, whatever patch it is in", () => {
    fc.assert(
      fc.property(anyCells([0, 7, 35, 130]), ({ size, cells }) => {
        for (const [colour, { glyphs }] of patches(size, cells)) {
          const each = glyphShapes(colour, 60).length;
          assert.equal(glyphs.split("M").length - 1, each * cells.filter((value) => (value & 127) === colour).length);
        }
      }),
    );
  });

  test("the outline with its rim lies inside of the picture, which is never too large, on every size", () => {
    const anySize = fc.record({ rows: fc.integer({ min: 1, max: 64 }), columns: fc.integer({ min: 1, max: 64 }) });
    fc.assert(
      fc.property(anySize, (size) => {
        const { x, y, width, height, cell } = box(size);
        const { line } = metrics(size);
        assert.ok(-x >= line && -y >= line);
        assert.equal(width, size.columns * 100 - 2 * x);
        assert.equal(height, size.rows * 100 - 2 * y);
        assert.ok(cell * 100 <= 64 && cell * 100 * Math.max(size.rows, size.columns) < 760.01);
      }),
    );
  });
});

describe("the wave", () => {
  /** @param {number} farthest @returns {Happening} */
  const far = (farthest) => ({
    move: "1",
    events: Array.from({ length: farthest + 1 }, (_, order) => ({
      ...{ kind: order === 0 ? "recolour" : "flood", row: 0, column: order, toRow: 0, toColumn: order, side: "E" },
      order,
    })),
  });

  test("its fronts go from the outline before the move to the one after it, and its rings are the cells that join", () => {
    const { fronts, rings, old } = waveOf(board, move, 0);
    const of = (/** @type {typeof start} */ { cells }) => outline(board, (at) => cells[at] >= 128);
    assert.equal(fronts.length, 3);
    assert.equal(fronts[0], of(start));
    assert.equal(fronts[2], of(flooded));
    assert.deepEqual(rings, ["M100 0h100v100h-100zM100 100h100v100h-100z", "M200 0h100v100h-100z"]);
    assert.equal(coversOf(old.tiles)(50, 150), true);
    assert.equal(coversOf(old.tiles)(150, 50), false);
  });

  test("however far it goes, it has ten fronts at most, and none of them is empty", () => {
    for (let farthest = 0; farthest <= 130; farthest += 1) {
      const one = far(farthest);
      const { fronts, rings } = waveOf({ rows: 1, columns: farthest + 1 }, one, 0);
      assert.equal(frontsOf(one), Math.min(10, farthest));
      assert.equal(fronts.length, frontsOf(one) + 1);
      assert.equal(new Set(fronts).size, fronts.length);
      assert.equal(rings.join("").split("M").length - 1, farthest);
      assert.ok(rings.every((ring) => ring !== ""));
    }
  });

  /** The opacity of key frames at a moment from 0 to 1. @param {Keyframe[]} frames @param {number} moment */
  function opacityAt(frames, moment) {
    const last = frames.findLastIndex(({ offset }) => Number(offset) <= moment);
    const [one, other] = [frames[last], frames[Math.min(last + 1, frames.length - 1)]];
    const span = Number(other.offset) - Number(one.offset);
    const share = span === 0 ? 0 : (moment - Number(one.offset)) / span;
    return Number(one.opacity) + share * (Number(other.opacity) - Number(one.opacity));
  }

  for (const forward of [true, false]) {
    const way = forward ? "forward" : "backward";

    test(`${way} there is one outline to be seen at every moment, and each of them comes in its turn`, () => {
      for (const farthest of [0, 1, 2, 5, 10, 11, 64]) {
        const motions = view.motion(board, far(farthest), forward);
        const outlines = motions.filter(({ part }) => part === "region" || part.startsWith("front-"));
        /** @type {string[]} */
        const seen = [];
        for (let moment = 0.001; moment < 1; moment += 0.002) {
          const shown = outlines.filter(({ keyframes }) => opacityAt(keyframes, moment) > 0);
          assert.equal(shown.length, 1, `${farthest} at ${moment}`);
          if (seen.at(-1) !== shown[0].part) seen.push(shown[0].part);
        }
        const fronts = Array.from(
          { length: Math.min(10, farthest) },
          (_, front) => `front-${forward ? front : front + 1}`,
        );
        assert.deepEqual(seen, [...(forward ? fronts : fronts.reverse()), "region"]);
      }
    });

    test(`${way} its key frames are in order, and all of it ends with the movement`, () => {
      for (let farthest = 0; farthest <= 12; farthest += 1) {
        for (const { keyframes } of view.motion(board, far(farthest), forward)) {
          const offsets = keyframes.map(({ offset }) => Number(offset));
          assert.ok(offsets.every((offset, at) => offset <= 1 && offset >= (offsets[at - 1] ?? 0)));
          assert.equal(offsets[0], 0);
          assert.equal(offsets.at(-1), 1);
        }
      }
    });

    test(`${way} all that moves is drawn, and out of sight once it has moved`, () => {
      const drawn = forward ? scene : { ...scene, shot: start, trail: [start], last: null, undone: move };
      const parts = partsOf(rendered(view.draw(drawn)));
      for (const { part, keyframes } of view.motion(board, move, forward)) {
        assert.ok(parts.has(part), part);
        assert.equal(parts.get(part)?.includes('opacity="0"'), part !== "region", part);
        assert.equal(Number(keyframes.at(-1)?.opacity), 0);
      }
    });
  }

  test("the region is seen in its old colour first, and in the new one when the move is taken back", () => {
    const [old, undone] = [scene, { ...scene, shot: start, trail: [start], last: null, undone: move }].map((one) =>
      partsOf(rendered(view.draw(one))).get("old"),
    );
    assert.match(old ?? "", /tile-0"/);
    assert.match(undone ?? "", /tile-1"/);
    const first = view.motion(board, move, true).find(({ part }) => part === "old")?.keyframes ?? [];
    assert.ok(opacityAt(first, 0.001) > 0.9 && opacityAt(first, 0.4) === 0);
  });

  test("a refusal blinks the outline, which ends as it began", () => {
    const [{ part, keyframes }] = view.nudge();
    assert.equal(part, "region");
    assert.equal(keyframes[0].opacity, keyframes.at(-1)?.opacity);
    assert.ok(keyframes.some(({ opacity }) => Number(opacity) < 1));
  });
});

describe("the picture", () => {
  test("has a named cell each, one of them in the order of tabbing, and marks those whose colour can be played", () => {
    const markup = rendered(view.draw(scene));
    const cells = [
      ...markup.matchAll(/<rect role="gridcell" class="(.*?)"[^>]*tabindex=("?-?\d)[^>]*aria-label="(.*?)"/g),
    ];
    assert.equal(cells.length, 12);
    assert.deepEqual(
      cells.flatMap(([, , tabindex], at) => (tabindex.includes("-1") ? [] : [at])),
      [6],
    );
    assert.equal(cells[6][3], "row 2, column 3, green triangle, touches the region");
    assert.equal(cells.filter(([, name]) => name === "cell target").length, 7);
  });

  test("draws a colour by two paths, however many cells have it", () => {
    const size = { rows: 64, columns: 64 };
    const large = {
      cells: Uint8Array.from({ length: 4096 }, (_, at) => (at === 0 ? 128 : at % 36)),
      integers: Int32Array.of(0, 1, 36, 0),
      isGoal: false,
      moves: ["1", "s"],
    };
    const markup = rendered(
      view.draw({ ...scene, board: size, shot: large, trail: [large], last: null, active: { row: 0, column: 0 } }),
    );
    assert.equal(markup.match(/<path/g)?.length, 36 * 2 + 2);
    assert.equal(markup.match(/role="gridcell"/g)?.length, 4096);
  });

  test("the same state is drawn from the same paths again", () => {
    const paths = () => rendered(view.draw({ ...scene, active: { row: 0, column: 0 } })).match(/ d=".*?"/g);
    assert.deepEqual(paths(), paths());
  });

  test("a hint frames the cells of its colour that touch the region, and no others", () => {
    const before = rendered(view.draw(scene));
    const hinted = rendered(view.draw({ ...scene, hint: "2" }));
    assert.doesNotMatch(before, /class="pointer"/);
    const frames = coversOf(/class="pointer"[^>]* d="(.*?)"/s.exec(hinted)?.[1] ?? "");
    const framed = Array.from({ length: 12 }, (_, at) => at).filter((at) =>
      frames((at % 4) * 100 + 50, Math.floor(at / 4) * 100 + 50),
    );
    assert.deepEqual(framed, [3, 6, 9]);
  });

  test("glyphs can be left out", () => {
    assert.match(rendered(view.draw(scene)), /class="glyphs"/);
    assert.match(rendered(view.draw({ ...scene, ...{ glyphs: false } })), /class="plain"/);
    assert.match(view.styles.cssText, /\.plain \.glyph\s*\{\s*display: none/);
  });

  test("every colour is in the style sheet, with its ink", () => {
    for (const [colour, { tile, ink }] of palette.entries()) {
      assert.ok(view.styles.cssText.includes(`.flood .tile-${colour}{fill:${tile}}`));
      assert.ok(view.styles.cssText.includes(`.flood .glyph-${colour}{fill:${ink}}`));
    }
  });
});

describe("words and places", () => {
  test("each row of cells has a name", () => {
    const names = [...rendered(view.draw(scene)).matchAll(/role="row" aria-label="([^"]+)"/g)].map(([, name]) => name);
    assert.deepEqual(names, ["row 1", "row 2", "row 3"]);
  });

  test("pointing at a cell asks for its colour, also for one that is refused", () => {
    assert.equal(view.moveTo(flooded, { row: 0, column: 3 }, board), "2");
    assert.equal(view.moveTo(flooded, { row: 0, column: 0 }, board), "1");
    const last = shot("z", "#");
    assert.equal(view.moveTo(last, { row: 0, column: 0 }, { rows: 1, columns: 1 }), "z");
  });

  test("there is a button for each colour that the board began with, able where its move is legal", () => {
    const buttons = (/** @type {typeof start} */ now) =>
      view.buttons(board, start, now).map(({ move: name, able }) => `${name}${able ? "+" : "-"}`);
    assert.deepEqual(buttons(start), ["0-", "1+", "2-", "3+"]);
    assert.deepEqual(buttons(flooded), ["0+", "1-", "2+", "3+"]);
    const sparse = shot("0z", "#.", "z");
    assert.deepEqual(
      view.buttons({ rows: 1, columns: 2 }, sparse, sparse).map(({ move: name }) => name),
      ["0", "z"],
    );
  });

  test("a cell is named with its colour and glyph, and with where it is", () => {
    const name = (/** @type {number} */ row, /** @type {number} */ column, /** @type {any} */ words = floodEn) =>
      view.nameCell({ board, shot: flooded, words }, { row, column });
    assert.equal(name(0, 0), "row 1, column 1, orange square, flooded");
    assert.equal(name(2, 0), "row 3, column 1, yellow star, touches the region");
    assert.equal(name(2, 3), "row 3, column 4, green triangle");
    assert.equal(name(2, 0, floodZhHans), "第 3 行第 1 列，黄色五角星，挨着水域");
  });

  test("a cell across the edge of the board is no neighbour", () => {
    const edge = shot("001/222", "##./...");
    const name = (/** @type {number} */ row, /** @type {number} */ column) =>
      view.nameCell({ board: { rows: 2, columns: 3 }, shot: edge, words: floodEn }, { row, column });
    assert.match(name(1, 0), /touches/);
    assert.match(name(0, 2), /touches/);
    assert.doesNotMatch(name(1, 2), /touches/);
    const wrapped = shot("10/02", ".#/..");
    assert.doesNotMatch(
      view.nameCell({ board: { rows: 2, columns: 2 }, shot: wrapped, words: floodEn }, { row: 1, column: 0 }),
      /touches/,
    );
  });

  test("a move is told with how many cells join, the region's own cells not counted", () => {
    assert.equal(view.tell(floodEn, move), "Orange square: 3 cells join.");
    assert.equal(view.tell(floodEn, happening("z", "01")), "Dark lime hollow diamond: 1 cell joins.");
    assert.equal(view.tell(floodZhHans, move), "橙色方块：并入 3 格。");
  });

  test("the counter tells the moves, with the fewest once they are proved, the cells and the colours left", () => {
    const count = (/** @type {number | null} */ fewest, /** @type {any} */ words = floodEn) =>
      view.counter(words, flooded, move, { made: 1, fewest });
    assert.equal(count(null), "1 move · 5 of 12 cells flooded · 3 colours left");
    assert.equal(count(4), "1 move (fewest: 4) · 5 of 12 cells flooded · 3 colours left");
    assert.equal(count(4, floodZhHans), "已走 1 步（最少 4 步） · 水域 5 / 12 格 · 还剩 3 种颜色");
  });

  test("a move in the row of moves is a swatch with its name for those who do not see it", () => {
    const markup = rendered(view.mark("1", floodEn));
    assert.match(markup, /tile-1".*glyph-1".*<span class="unseen">orange square<\/span>/s);
  });

  test("a board of one colour needs no move, and says so", () => {
    assert.equal(floodEn.solved(0, 0), "The board has one colour already: no move is needed.");
    assert.equal(floodEn.solved(1, 1234), "Flooded in 1 move. Fewer is impossible: 1,234 nodes searched.");
    assert.equal(floodZhHans.solved(3, 1234), "3 步填满。不可能更少：共搜索 1,234 个结点。");
  });
});
