import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { escapeEn } from "../../strings/escape-en.js";
import { escapeZhHans } from "../../strings/escape-zh-Hans.js";
import { box, centre, isOnRing, kindOf, metrics, origins, path, unit } from "../../views/escape-geometry.js";
import { escape as view } from "../../views/escape.js";

/**
 * @typedef {import("../../views/index.js").Place} Place
 * @typedef {import("../../views/index.js").Shot} Shot
 * @typedef {import("../../views/index.js").HappeningEvent} HappeningEvent
 * @typedef {import("../../views/escape-picture.js").Scene} Scene
 */

/** @param {number} row @param {number} column @returns {Place} */
const at = (row, column) => ({ row, column });

/** @param {string} drawing a walker's place is an `o` @returns {Shot} */
function shotOf(drawing) {
  const cells = Uint8Array.from([...drawing.replaceAll("/", "")], (letter) => ".#o".indexOf(letter));
  const left = cells.filter((value) => value === 2).length;
  return { cells, integers: Int32Array.of(left, 0, 0, 0), isGoal: left === 0, moves: ["E", "N", "S", "W"] };
}

/** @param {string} kind @param {string} side @param {Place} from @param {Place} [to] @returns {HappeningEvent} */
const event = (kind, side, from, to = from) => ({
  kind,
  row: from.row,
  column: from.column,
  toRow: to.row,
  toColumn: to.column,
  side,
  order: 0,
});

// The judge's sample, which "east, north" answers, with what the core tells about it.
const board = { rows: 4, columns: 4 };
const shots = ["##.#/.oo#/##o./#..#", "##.#/..o#/##../#..#", "##.#/...#/##../#..#"].map(shotOf);
const east = {
  move: "E",
  events: [
    event("walk", "E", at(1, 1), at(1, 2)),
    event("blocked", "E", at(1, 2)),
    event("merge", "E", at(1, 2)),
    event("leave", "E", at(2, 2), at(2, 3)),
  ],
};
const north = { move: "N", events: [event("leave", "N", at(1, 2), at(0, 2))] };
const happenings = [east, north];

/**
 * @param {number} made how many of the two moves
 * @param {Partial<Scene>} [more]
 * @returns {Scene}
 */
const scene = (made, more) => ({
  board,
  shot: shots[made],
  trail: shots.slice(0, made + 1),
  last: happenings[made - 1] ?? null,
  undone: null,
  hint: null,
  refused: null,
  followed: null,
  obstacle: null,
  active: at(0, 0),
  glyphs: true,
  label: "Escape",
  words: escapeEn,
  ...more,
});

/** A template as the text that it stands for. @param {any} value @returns {string} */
function markup(value) {
  if (Array.isArray(value)) return value.map(markup).join("");
  if (value === null || typeof value === "symbol") return "";
  if (typeof value !== "object") return String(value);
  const { strings, values } = value;
  return strings
    .map((/** @type {string} */ text, /** @type {number} */ index) => text + markup(values[index] ?? null))
    .join("");
}

/** @param {Scene} shown */
const drawn = (shown) => markup(view.draw(shown));

/** The elements of a picture that carry some text, each as its tag. @param {string} picture @param {string | RegExp} mark */
const elements = (picture, mark) =>
  (picture.match(/<[^>]*>/g) ?? []).filter((tag) => (typeof mark === "string" ? tag.includes(mark) : mark.test(tag)));

/** Where the dots of a part are, `row column` each. @param {string} picture @param {string} part */
function dotsOf(picture, part) {
  const [tag] = elements(picture, `data-part=${part} `);
  if (tag === undefined) return [];
  return Array.from(
    tag.matchAll(/M(\S+) (\S+)h0/g),
    ([, x, y]) => `${Number(y) / unit - 0.5} ${Number(x) / unit - 0.5}`,
  );
}

/** @param {Shot} shot @param {number} columns */
const places = (shot, columns) =>
  Array.from(shot.cells, (value, index) =>
    value === 2 ? `${Math.floor(index / columns)} ${index % columns}` : "",
  ).filter(Boolean);

/** @param {ReturnType<typeof view.motion>} motions @param {string} part */
const keyframes = (motions, part) => motions.find((motion) => motion.part === part)?.keyframes ?? [];

describe("geometry", () => {
  test("every mark lies within its cell, and every cell within the picture's box, on every size", () => {
    const anySize = fc.integer({ min: 1, max: 64 });
    fc.assert(
      fc.property(anySize, anySize, (rows, columns) => {
        const { x, y, width, height, cell } = box({ rows, columns });
        const { gap, mark } = metrics({ rows, columns });
        assert.ok(x <= -gap && y <= -gap && x + width >= columns * unit && y + height >= rows * unit);
        assert.ok(mark < unit / 2 - gap);
        assert.ok(cell * unit <= 72 && cell * unit * Math.max(rows, columns) < 760.01);
      }),
    );
  });

  test("a mark is at least 3 pixels wide where the largest board is 320 pixels wide", () => {
    const large = { rows: 64, columns: 64 };
    assert.ok((2 * metrics(large).mark * 320) / box(large).width > 3);
  });

  test("a good cell is an exit on the ring alone", () => {
    assert.equal(kindOf(board, shots[0], at(0, 2)), "exit");
    assert.equal(kindOf(board, shots[0], at(0, 0)), "bad");
    assert.equal(kindOf(board, shots[0], at(1, 1)), "walker");
    assert.equal(kindOf(board, shots[1], at(1, 1)), "free");
    assert.ok([at(3, 1), at(1, 3), at(1, 0)].every((place) => isOnRing(board, place)));
    assert.ok(!isOnRing(board, at(2, 2)));
  });
});

describe("the picture", () => {
  test("the marks are where walkers may be, at the start, after a move, and after one that is taken back", () => {
    for (const [shown, made] of /** @type {const} */ ([
      [scene(0), 0],
      [scene(1), 1],
      [scene(2), 2],
      [scene(1, { undone: north }), 1],
      [scene(0, { undone: east }), 0],
    ])) {
      const picture = drawn(shown);
      const visible = ["standing", "walked", "blocked", ...(shown.undone === null ? [] : ["escaped"])];
      const marks = new Set(visible.flatMap((part) => dotsOf(picture, part)));
      assert.deepEqual([...marks].sort(), places(shots[made], board.columns));
    }
  });

  test("those who meet are two parts at one place, and one mark more to pulse", () => {
    const picture = drawn(scene(1));
    assert.deepEqual(dotsOf(picture, "walked"), ["1 2"]);
    assert.deepEqual(dotsOf(picture, "blocked"), ["1 2"]);
    assert.deepEqual(dotsOf(picture, "merged"), ["1 2"]);
  });

  test("those who have escaped are on the ring and out of sight, and the exit that they took is drawn apart", () => {
    const picture = drawn(scene(1));
    assert.deepEqual(dotsOf(picture, "escaped"), ["2 3"]);
    assert.match(elements(picture, "data-part=escaped")[0], /opacity=0/);
    const used = elements(picture, " used");
    assert.equal(used.length, 1);
    assert.match(used[0], /data-row=2 data-column=3/);
    assert.equal(elements(drawn(scene(1, { undone: north })), " used").length, 0);
  });

  test("every cell is in the grid with its name, and one of them takes the focus", () => {
    const cells = elements(drawn(scene(0, { active: at(2, 1) })), 'role="gridcell"');
    assert.equal(cells.length, 16);
    const focusable = cells.filter((cell) => cell.includes("tabindex=0"));
    assert.equal(focusable.length, 1);
    assert.match(focusable[0], /data-row=2 data-column=1/);
    assert.match(focusable[0], /aria-label=row 3, column 2, bad/);
  });

  test("a hint points from every mark, and a refusal bars every mark", () => {
    const hint = elements(drawn(scene(0, { hint: "N" })), 'class="hint"');
    assert.equal(hint[0].match(/M/g)?.length, 3);
    const refused = elements(drawn(scene(0, { refused: "W" })), 'class="refused"');
    assert.equal(refused[0].match(/M/g)?.length, 3);
    // The first mark is in row 1, column 1: the bar is on its west side.
    assert.match(refused[0], /d=M100 \d+l0 -?\d+M/);
  });

  test("long boards have no dashes", () => {
    const wide = { rows: 1, columns: 25 };
    const shot = shotOf(".".repeat(25));
    assert.equal(elements(drawn(scene(0, { board: wide, shot, trail: [shot] })), "dashed").length, 0);
    assert.equal(elements(drawn(scene(0)), "dashed").length, 5);
  });
});

describe("motion", () => {
  test("a command moves all at once: those who go, those who are blocked, those who escape", () => {
    const motions = view.motion(board, east, true, null);
    assert.deepEqual(keyframes(motions, "walked"), [
      { transform: "translate(-100px, 0px)" },
      { transform: "translate(0px, 0px)" },
    ]);
    const [first, middle, last] = keyframes(motions, "blocked");
    assert.equal(first.transform, last.transform);
    assert.match(String(middle.transform), /^translate\([1-9]\d*px, 0px\)$/);
    const escaped = keyframes(motions, "escaped");
    assert.equal(escaped[0].transform, "translate(-100px, 0px)");
    assert.deepEqual([escaped[0].opacity, escaped[2].opacity], [1, 0]);
  });

  test("a pulse begins when those who meet have met, and ends as the mark is drawn", () => {
    const pulse = keyframes(view.motion(board, east, true, null), "merged");
    const drawnWidth = `${2 * metrics(board).mark}px`;
    const largest = Math.max(...pulse.map(({ strokeWidth }) => parseFloat(String(strokeWidth))));
    assert.equal(pulse[0].opacity, 0);
    assert.equal(pulse[pulse.length - 1].strokeWidth, drawnWidth);
    assert.ok(largest > parseFloat(drawnWidth) && largest < unit);
  });

  test("taking a move back runs it in reverse, and nobody meets anybody", () => {
    const motions = view.motion(board, east, false, null);
    assert.equal(keyframes(motions, "walked")[0].transform, "translate(100px, 0px)");
    const escaped = keyframes(motions, "escaped");
    assert.equal(escaped[0].transform, "translate(100px, 0px)");
    assert.deepEqual([escaped[0].opacity, escaped[2].opacity], [0, 1]);
    assert.deepEqual(keyframes(motions, "merged"), []);
  });

  test("every part that is set in motion is drawn, whoever is followed", () => {
    for (const start of [null, at(1, 1), at(1, 2), at(2, 2)]) {
      happenings.forEach((happening, index) => {
        for (const forward of [true, false]) {
          const made = forward ? index + 1 : index;
          const followed = start === null ? null : path(happenings.slice(0, made), start);
          const picture = drawn(scene(made, { followed, undone: forward ? null : happening }));
          const motions = view.motion(board, happening, forward, followed);
          assert.ok(motions.length > 0);
          for (const { part } of motions) {
            assert.equal(elements(picture, new RegExp(`data-part="?${part}[" >]`)).length, 1, `${part}, ${made}`);
          }
        }
      });
    }
  });

  test("the followed walker moves by its own event", () => {
    const goes = view.motion(board, east, true, path([east], at(1, 1)));
    assert.deepEqual(keyframes(goes, "followed"), keyframes(goes, "walked"));
    assert.equal(keyframes(goes, "trail").length, 2);
    const stays = view.motion(board, east, true, path([east], at(1, 2)));
    assert.deepEqual(keyframes(stays, "followed"), keyframes(stays, "blocked"));
    assert.deepEqual(keyframes(stays, "trail"), []);
    // The note on those who meet is at the same place, and may stand before it.
    const met = { ...east, events: [...east.events].reverse() };
    assert.deepEqual(
      keyframes(view.motion(board, met, true, path([met], at(1, 2))), "followed"),
      keyframes(stays, "blocked"),
    );
    const isOut = view.motion(board, north, true, path(happenings, at(2, 2)));
    assert.deepEqual(keyframes(isOut, "followed"), []);
    const back = view.motion(board, east, false, path([], at(2, 2)));
    assert.equal(keyframes(back, "followed")[0].transform, "translate(100px, 0px)");
    assert.equal(keyframes(back, "untrail").length, 2);
  });

  test("a refusal nudges every mark that there is and brings it back", () => {
    const nudged = view.nudge("W");
    for (const shown of [scene(0), scene(1, { followed: path([east], at(1, 1)) })]) {
      const marks = elements(drawn(shown), /data-part="?(standing|walked|blocked|followed)[" >]/);
      const parts = marks.map((tag) => tag.match(/data-part="?(\w+)/)?.[1]);
      assert.ok(parts.length > 0 && parts.every((part) => nudged.some((motion) => motion.part === part)));
    }
    const [first, middle, last] = nudged[0].keyframes;
    assert.equal(first.transform, last.transform);
    assert.match(String(middle.transform), /^translate\(-\d+px, 0px\)$/);
  });
});

describe("one walker of many", () => {
  test("its path has the place before the first move and after each, and stays where it left", () => {
    assert.deepEqual(path(happenings, at(1, 1)), [at(1, 1), at(1, 2), at(0, 2)]);
    assert.deepEqual(path(happenings, at(1, 2)), [at(1, 2), at(1, 2), at(0, 2)]);
    assert.deepEqual(path(happenings, at(2, 2)), [at(2, 2), at(2, 3), at(2, 3)]);
    assert.deepEqual(path([], at(2, 2)), [at(2, 2)]);
  });

  test("a place leads back to all who began where they come to it", () => {
    const [start] = shots;
    assert.deepEqual(origins(board, start, [], at(1, 1)), [at(1, 1)]);
    assert.deepEqual(origins(board, start, [east], at(1, 2)), [at(1, 1), at(1, 2)]);
    assert.deepEqual(origins(board, start, happenings, at(0, 2)), [at(1, 1), at(1, 2)]);
  });

  test("an exit leads back to those who left by it earlier, too", () => {
    assert.deepEqual(origins(board, shots[0], happenings, at(2, 3)), [at(2, 2)]);
  });

  test("a place where nobody is leads to nobody", () => {
    for (const place of [at(0, 0), at(0, 2), at(2, 1)]) assert.deepEqual(origins(board, shots[0], [], place), []);
    for (const place of [at(1, 1), at(2, 2), at(3, 1)]) assert.deepEqual(origins(board, shots[0], [east], place), []);
  });

  test("it is drawn over its trail, with an eye, and hollow once it has escaped", () => {
    const inside = drawn(scene(1, { followed: path([east], at(1, 1)) }));
    assert.equal(elements(inside, 'class="eye"').length, 1);
    assert.match(elements(inside, "data-part=trail")[0], /d="M150 150L250 150"/);
    assert.doesNotMatch(elements(inside, 'data-part="inside"')[0], /opacity=0/);
    const { x, y } = centre(at(1, 2));
    assert.ok(inside.includes(`translate(${x} ${y})`));
    const out = drawn(scene(2, { followed: path(happenings, at(1, 1)) }));
    assert.match(elements(out, 'data-part="inside"')[0], /opacity=0/);
    assert.equal(elements(out, 'class="followed"').length, 1);
  });

  test("the focus goes with it and stays where it is when nobody is followed", () => {
    assert.deepEqual(view.focus(board, shots[1], path([east], at(1, 1))), at(1, 2));
    assert.equal(view.focus(board, shots[1], null), null);
  });

  test("pointing at a place makes no move", () => {
    assert.equal(view.moveTo(), null);
  });
});

describe("words", () => {
  test("each row of cells has a name", () => {
    const names = [...drawn(scene(0)).matchAll(/role="row" aria-label="?([^">]+)/g)].map(([, name]) => name);
    assert.deepEqual(names, ["row 1", "row 2", "row 3", "row 4"]);
  });

  const blocked = { move: "W", events: [event("blocked", "W", at(1, 1)), event("blocked", "W", at(2, 2))] };
  const plain = { move: "S", events: [event("walk", "S", at(1, 1), at(2, 1)), event("blocked", "S", at(1, 2))] };

  test("a move is told with the places before and after it, and how many escaped", () => {
    assert.equal(view.tell(escapeEn, east, null), "East: 3 places, now 1; 1 escaped.");
    assert.equal(view.tell(escapeEn, north, null), "North: 1 place, now none; everyone is out.");
    assert.equal(view.tell(escapeEn, blocked, null), "West: everyone is blocked, still 2 places.");
    assert.equal(view.tell(escapeEn, plain, null), "South: still 2 places.");
    assert.equal(view.tell(escapeZhHans, east, null), "向东：3 个位置，现在 1 个；逃出 1 个。");
    assert.equal(view.tell(escapeZhHans, north, null), "向北：1 个位置，现在一个不剩，全都逃出去了。");
  });

  test("those who only meet have not escaped", () => {
    const events = east.events.filter(({ kind }) => kind !== "leave");
    assert.equal(view.tell(escapeEn, { move: "E", events }, null), "East: 2 places, now 1.");
  });

  test("a move is told with the fate of the walker that is followed", () => {
    const tell = (/** @type {Place} */ start) => view.tell(escapeEn, east, path([east], start)).split(". ")[1];
    assert.equal(tell(at(1, 1)), "The one you follow: row 2, column 3.");
    assert.equal(tell(at(1, 2)), "The one you follow is blocked.");
    assert.equal(tell(at(2, 2)), "The one you follow is out.");
    assert.equal(view.tell(escapeEn, plain, [at(2, 2), at(2, 3), at(2, 3)]), "South: still 2 places.");
  });

  test("the counter shows what the last move did, and the shortest word once it is proved", () => {
    const count = (/** @type {number} */ made, /** @type {number | null} */ fewest) =>
      view.counter(escapeEn, shots[made], happenings[made - 1] ?? null, { made, fewest });
    assert.equal(count(0, null), "3 places · 0 moves");
    assert.equal(count(1, null), "3 → 1 place · 1 move");
    assert.equal(count(2, 2), "1 → 0 places · 2 moves (fewest: 2)");
    const chinese = view.counter(escapeZhHans, shots[1], east, { made: 1, fewest: 2 });
    assert.equal(chinese, "3 → 1 个位置 · 已走 1 步（最少 2 步）");
  });

  test("a move is stressed when somebody escapes", () => {
    assert.ok(view.stresses(east));
    assert.ok(!view.stresses(plain));
  });

  test("a cell is named by what it is and who is there", () => {
    const name = (/** @type {Place} */ place) => view.nameCell(scene(1, { followed: path([east], at(1, 1)) }), place);
    assert.equal(name(at(0, 0)), "row 1, column 1, bad");
    assert.equal(name(at(0, 2)), "row 1, column 3, exit");
    assert.equal(name(at(1, 1)), "row 2, column 2, nobody here");
    assert.equal(name(at(1, 2)), "row 2, column 3, somebody may be here, the one you follow");
    const chinese = view.nameCell({ ...scene(0), words: escapeZhHans }, at(1, 1));
    assert.equal(chinese, "第 2 行第 2 列，可能有人");
  });

  test("a shut-in cell is named as people count", () => {
    assert.match(escapeEn.obstacles["shut-in"](at(4, 0)), /row 5, column 1/);
    assert.match(escapeZhHans.obstacles["shut-in"](at(4, 0)), /第 5 行第 1 列/);
  });

  test("an empty word is no way of none moves", () => {
    assert.equal(escapeEn.solved(0, 0), "Nobody is inside: no command is needed.");
    assert.equal(escapeEn.solved(1, 1), "Everyone out in 1 move. Fewer is impossible: 1 node searched.");
  });

  test("a cell that is shut in says so and is framed, and no other is", () => {
    const hopeless = scene(0, { obstacle: at(1, 1) });
    assert.equal(view.nameCell(hopeless, at(1, 1)), "row 2, column 2, somebody may be here, shut in");
    assert.equal(view.nameCell(hopeless, at(1, 2)), "row 2, column 3, somebody may be here");
    assert.equal(elements(drawn(hopeless), 'class="shut-in"').length, 2);
    assert.equal(elements(drawn(scene(0)), 'class="shut-in"').length, 0);
  });

  test("what a word leaves undone is counted", () => {
    assert.equal(view.unsolved(escapeEn, shots[0]), "Somebody may still be inside: 3 places.");
    assert.equal(view.unsolved(escapeZhHans, shots[1]), "还可能有人在里面：1 个位置。");
  });

  test("who is followed is said with those who have met it", () => {
    assert.equal(escapeEn.follow(null), "You follow nobody.");
    const choice = { row: 2, column: 3, which: 1, all: 1 };
    assert.equal(escapeEn.follow(choice), "You follow the one that began in row 2, column 3.");
    assert.match(escapeEn.follow({ ...choice, which: 2, all: 4 }), /2 of 4/);
    assert.match(escapeZhHans.follow({ ...choice, which: 2, all: 4 }), /4 人.*第 2 个/);
  });
});
