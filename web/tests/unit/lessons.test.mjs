// The lessons say nothing that is not so: every number is counted again, every link is the one that the page would write.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Fewest } from "../../api.js";
import { readCompare } from "../../page/compare-link.js";
import { parseLink } from "../../link/link.js";
import { pageLanguages } from "../../strings/page.js";
import { boardsOf, endsOf, lessonFiles, lessonOf, momentOf } from "../lessons.mjs";

const fewest = await Fewest.load({ url: new URL("../../../build/wasm/core.wasm", import.meta.url) });
const engines = fewest.engines.map(({ name }) => name);

/** Numbers as readers of both languages write them. */
const numbers = new Intl.NumberFormat("en");

/** @param {import("../lessons.mjs").Lesson} lesson @param {string} id */
const tagOf = ({ tags }, id) => /** @type {import("../lessons.mjs").Tag} */ (tags.find((tag) => tag.id === id));

/** @param {import("../../api.js").Puzzle} board @param {import("../../types.js").SearchOptions} options */
function ended(board, options) {
  const search = board.search(options);
  search.run();
  const end = search.snapshot();
  const trace = search.trace(1, Infinity);
  search.free();
  return { ...end, trace };
}

/**
 * The steps at which a board is to stop.
 * @param {import("../../api.js").Puzzle} board @param {Readonly<Record<string, string>>} attributes
 */
function stopsOf(board, { engine = "auto", bound, "data-stops-of": of, "data-bounds": bounds = "" }) {
  const options = { engine, ...(bound === undefined ? {} : { bound }) };
  if (of === "iterations") {
    const { iterations, step } = ended(board, options);
    return endsOf(iterations, step);
  }
  if (of === "bounds") return bounds.split(" ").map((bound) => ended(board, { engine, bound }).step);
  if (of === "word") return Array.from({ length: board.solve().upperBound + 1 }, (_, index) => index);
  const [, most] = /^steps (\d+)$/.exec(of) ?? assert.fail(`Nobody knows what “${of}” means.`);
  const { step } = ended(board, options);
  return Array.from({ length: Number(most) + 1 }, (_, index) => Math.min(index, step));
}

test("there are three lessons, each in both languages, and the page names them all", () => {
  const names = Object.keys(pageLanguages.en.lessonTitles);
  assert.equal(names.length, 3);
  assert.deepEqual(lessonFiles, names.flatMap((name) => [`${name}.html`, `${name}.zh-Hans.html`]).sort());
});

for (const file of lessonFiles) {
  const lesson = lessonOf(file);
  const { html, lang, tags, told, links } = lesson;
  describe(`the lesson ${file}`, () => {
    const asked = boardsOf(fewest, lesson);

    test("tells every number as it is counted", () => {
      assert.ok(told.length > 30);
      for (const { value, of, text } of told) {
        assert.equal(value, asked.value(of), of);
        assert.equal(text, /^\d+$/.test(value) ? numbers.format(Number(value)) : value, of);
      }
    });

    test("tells no number that is not counted", () => {
      const prose = html
        .replace(/<head>.*?<\/head>/s, "")
        .replace(/<(data|pre)\b.*?<\/\1\s*>/gs, "")
        .replace(/<[^>]*>/g, "")
        .replace("for (limit = 0; ; limit++)", "");
      assert.doesNotMatch(prose, /\d/);
    });

    test("shows each board under a name of its own, at a step that there is", () => {
      assert.equal(new Set(tags.map(({ id }) => id)).size, tags.length);
      assert.ok(tags.length >= 6);
      for (const { id, attributes } of tags) {
        if (attributes.step === undefined || attributes.mode !== "search") continue;
        const board = /** @type {import("../../api.js").Puzzle} */ (asked.boards.get(id));
        const { engine, bound } = attributes;
        const { step, status } = ended(board, { engine, ...(bound === undefined ? {} : { bound }) });
        // One more than there are shows how a search without a solution ends.
        assert.ok(Number(attributes.step) <= step + (status === "no-solution" ? 1 : 0), id);
      }
    });

    test("moves nothing by itself", () => {
      assert.doesNotMatch(html, /autoplay/);
    });

    test("links each board to what the page would write of it", () => {
      for (const { id, attributes } of tags) {
        const board = /** @type {import("../../api.js").Puzzle} */ (asked.boards.get(id));
        const own = links.filter((link) => link["data-shows"] === id);
        const compares = links.filter((link) => link["data-compares"] === id);
        assert.ok(own.length + compares.length >= 1, id);
        for (const { href } of own) assert.equal(href, `../${momentOf(fewest, board, attributes)}`, id);
      }
    });

    test("compares searches by links that the page can read, on a board of its own", () => {
      for (const { href, "data-compares": id } of links.filter((link) => "data-compares" in link)) {
        const board = /** @type {import("../../api.js").Puzzle} */ (asked.boards.get(id));
        const parsed = parseLink(href.slice(href.indexOf("#")), {
          puzzles: fewest.puzzles.map(({ name }) => name),
          modes: ["search"],
          engines,
        });
        assert.ok(parsed !== null && "link" in parsed, href);
        assert.equal(parsed.link.board, board.write("link"));
        assert.equal(parsed.link.trace, fewest.traceVersion);
        assert.notEqual(readCompare(parsed.link.compare, { engines, bounds: board.bounds }), null);
      }
    });

    test("leads to files that there are", () => {
      for (const { href } of links.filter(({ href }) => href.startsWith("./"))) {
        assert.ok(lessonFiles.includes(href.slice(2)), href);
      }
    });

    test("stops the sliders' boards where it says, and begins where the slider stands", () => {
      const readers = html.split('class="reader').slice(1);
      assert.ok(readers.length > 0);
      for (const reader of readers) {
        const [, value] = /<input[^>]*?\bvalue="(\d+)"/s.exec(reader) ?? [];
        const [, max] = /<input[^>]*?\bmax="(\d+)"/s.exec(reader) ?? [];
        const inside = reader.split(/<h2>/)[0];
        const driven = tags.filter(({ id, attributes }) => "data-stops" in attributes && inside.includes(`id="${id}"`));
        assert.ok(driven.length > 0);
        for (const { id, attributes } of driven) {
          const board = /** @type {import("../../api.js").Puzzle} */ (asked.boards.get(id));
          const stops = stopsOf(board, attributes);
          assert.equal(attributes["data-stops"], stops.join(" "), id);
          assert.equal(stops.length, Number(max) + 1, id);
          assert.equal(Number(attributes.step), stops[Number(value)], id);
          const { "data-bounds": bounds } = attributes;
          if (bounds !== undefined) assert.equal(attributes.bound, bounds.split(" ")[Number(value)]);
        }
        const rows = /<tbody>(.*?)<\/tbody>/s.exec(inside)?.[1].split("<tr>").length ?? 0;
        if (rows > 0) assert.equal(rows - 1, Number(max) + 1);
      }
    });

    test("is of the language that it says, and leads to the other one", () => {
      const isChinese = file.includes("zh-Hans");
      assert.equal(lang, isChinese ? "zh-Hans" : "en");
      const other = isChinese ? file.replace(".zh-Hans", "") : file.replace(".html", ".zh-Hans.html");
      assert.ok(
        links.some(({ href, hreflang }) => href === `./${other}` && hreflang === (isChinese ? "en" : "zh-Hans")),
      );
      assert.match(html, isChinese ? /\p{Script=Han}/u : /\bthe\b/);
      const name = file.split(".")[0];
      const { lessonTitles } = pageLanguages[lang];
      assert.ok(html.includes(`<h1>${lessonTitles[/** @type {keyof typeof lessonTitles} */ (name)]}</h1>`));
    });
  });
}

test("both languages show the same boards, tell the same numbers and lead to the same places", () => {
  for (const file of lessonFiles.filter((name) => !name.includes("zh-Hans"))) {
    const [english, chinese] = [lessonOf(file), lessonOf(file.replace(".html", ".zh-Hans.html"))];
    const shown = (/** @type {import("../lessons.mjs").Lesson} */ { tags }) =>
      tags.map(({ attributes, text }) => ({ ...attributes, text }));
    assert.deepEqual(shown(english), shown(chinese));
    // A sentence may put its numbers in another order.
    assert.deepEqual(english.told.map(({ of }) => of).sort(), chinese.told.map(({ of }) => of).sort());
    const moments = (/** @type {import("../lessons.mjs").Lesson} */ { links }) =>
      links.filter(({ href }) => href.startsWith("../#")).map(({ href }) => href);
    assert.deepEqual(moments(english), moments(chinese));
  }
});

describe("what the lessons say without a number", () => {
  const [deepen, bound, word] = ["deepen.html", "bound.html", "word.html"].map(lessonOf);
  /** @param {import("../lessons.mjs").Lesson} lesson @param {string} id */
  const board = (lesson, id) => {
    const { attributes, text } = tagOf(lesson, id);
    return fewest.parse(attributes.puzzle, text)[0];
  };

  test("the walk that seems shortest closes the exit", () => {
    const state = board(deepen, "play").start.apply("E").apply("N");
    assert.ok(!state.moves.includes("N"));
    assert.equal(fewest.parse("wall-pushers", state.write("link"))[0].solve().status, "no-solution");
  });

  test("depth-first search walks through almost all of the board, and its answer is not proved", () => {
    const { status, reason, moves } = board(deepen, "one").solve({ engine: "dfs" });
    assert.deepEqual([status, reason], ["limit", "engine"]);
    assert.ok((moves?.length ?? 0) >= 15);
  });

  test("under the last limit of the closed board nothing is cut", () => {
    const { status, iterations, trace } = ended(board(deepen, "closed"), { engine: "iddfs" });
    assert.equal(status, "no-solution");
    const last = trace.filter(({ step }) => step >= (iterations.at(-1)?.firstStep ?? 0));
    assert.ok(last.length > 0 && last.every(({ children }) => children.every(({ verdict }) => verdict !== "cut")));
  });

  test("where the threshold jumps a single child was cut, and no bound changes the answer", () => {
    const sample = board(bound, "jump");
    const { iterations, trace } = ended(sample, { engine: "ida*", bound: "manhattan" });
    const [from, to] = [iterations[6].firstStep, iterations[7].firstStep];
    const cut = trace
      .filter(({ step }) => step >= from && step < to)
      .flatMap(({ step, children }) =>
        children.filter(({ verdict }) => verdict === "cut").map(({ f }) => ({ step, f })),
      );
    assert.deepEqual(cut, [{ step: 60, f: 13 }]);
    const answers = ["none", "manhattan", "reach", "carry"].map((name) =>
      sample.solve({ engine: "ida*", bound: name }),
    );
    assert.equal(new Set(answers.map(({ moves }) => moves?.join(""))).size, 1);
    assert.ok(answers.every(({ stats }) => stats.cut >= answers[3].stats.cut));
  });

  test("the first move of a shortest way is what the doubled bound cuts", () => {
    const misled = board(bound, "fault");
    const after = fewest.parse("wall-pushers", misled.start.apply("S").write("link"))[0];
    assert.equal(after.solve().upperBound, misled.solve().upperBound - 1);
    const { trace } = ended(misled, { engine: "ida*", bound: "doubled" });
    assert.equal(trace[7].children.find(({ move }) => move === "S")?.verdict, "cut");
    assert.equal(trace[7].parentId, null);
  });

  test("the word without a turn is as short on the small board, but not the smallest", () => {
    const small = board(word, "undone");
    const [, others] = ["NNSWW", "NWSWW"];
    const end = [...others].reduce((state, move) => state.apply(move), small.start);
    assert.ok(end.isGoal);
    assert.ok(small.solve().moves !== null && (small.solve().moves ?? []).join("") < others);
  });

  test("the cell in the middle is shut in, and that is known without a search", () => {
    const shut = board(word, "shut");
    assert.deepEqual(shut.obstacle && [shut.obstacle.row, shut.obstacle.column], [2, 2]);
    assert.equal(shut.solve().stats.generated, 0);
  });
});
