import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Fewest } from "../../api.js";
import { editLanguages } from "../../strings/edit.js";
import { galleryLanguages } from "../../strings/gallery.js";
import { languages, textErrorSentence, wordsFor } from "../../strings/index.js";
import { embedLanguages } from "../../strings/embed.js";
import { linkLanguages } from "../../strings/link.js";
import { pageLanguages } from "../../strings/page.js";
import { pageEmbedLanguages } from "../../strings/page-embed.js";
import { pageGenerateLanguages, pageGenerateWordsFor } from "../../strings/page-generate.js";
import { pageSearchLanguages } from "../../strings/page-search.js";
import { searchLanguages } from "../../strings/search.js";
import { takeLanguages } from "../../strings/take.js";
import { TEXT_ERROR_CODES } from "../../text-errors.js";
import { views } from "../../views/index.js";

const fewest = await Fewest.load({ url: new URL("../../../build/wasm/core.wasm", import.meta.url) });

/**
 * Every key with what kind of value it has: for a sentence with gaps also how many.
 * @param {unknown} value @param {string} [path] @returns {string[]}
 */
function shape(value, path = "") {
  if (typeof value === "function") return [`${path}(${value.length})`];
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => shape(inner, `${path}/${key}`));
}

/** @param {unknown} value @returns {string[]} */
function texts(value) {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "between" ? [] : texts(inner)));
}

/** @param {Readonly<Record<string, () => Promise<object>>>} languages that are loaded when asked for */
const loaded = async (languages) =>
  Object.fromEntries(await Promise.all(Object.entries(languages).map(async ([name, load]) => [name, await load()])));

for (const [what, tables] of Object.entries({
  element: languages,
  search: searchLanguages,
  "mode edit": editLanguages,
  page: pageLanguages,
  "page's parts": await loaded(pageSearchLanguages),
  gallery: await loaded(galleryLanguages),
  "card for taking away": await loaded(takeLanguages),
  link: linkLanguages,
  frame: embedLanguages,
  "page's card for embedding": pageEmbedLanguages,
  "card for boards to a wish": pageGenerateLanguages,
})) {
  describe(`the words of the ${what}`, () => {
    for (const [name, words] of Object.entries(tables)) {
      test(`have the same keys and gaps in ${name} as in English`, () => {
        assert.deepEqual(shape(words).sort(), shape(tables.en).sort());
      });
      test(`have no empty and no untrimmed text in ${name}`, () => {
        for (const text of texts(words)) {
          assert.notEqual(text, "");
          assert.equal(text, text.trim());
        }
      });
    }
    test("are Chinese where they are not names", () => {
      const names = /^(English|中文|zh-Hans|en|Fewest|IDA\*|A\*|R|H|S|\?|Escape|Home、End|no solution)$/;
      for (const text of texts(tables["zh-Hans"])) assert.match(text, names.test(text) ? names : /\p{Script=Han}/u);
    });
  });
}

for (const [name, words] of Object.entries(languages)) {
  describe(`in ${name}`, () => {
    test("everything that can be wished of a puzzle's boards has a name", () => {
      const { puzzles } = pageGenerateWordsFor(name);
      for (const { name: puzzle, making } of fewest.puzzles) {
        for (const parameter of making.parameters)
          assert.ok(puzzles[puzzle].parameters[parameter.name], parameter.name);
      }
    });

    test("every engine of the core has a name", () => {
      for (const engine of fewest.engines) assert.ok(words.engines[engine.name], engine.name);
    });

    test("every engine but the choice itself is explained in five sentences", () => {
      const texts = /** @type {Record<string, readonly string[]>} */ (pageLanguages[name].engineTexts);
      for (const engine of fewest.engines.filter((one) => one.name !== "auto"))
        assert.equal(texts[engine.name].length, 5);
    });

    test("every puzzle that has a view has three sentences, and a name for every bound and move", () => {
      for (const view of Object.values(views)) {
        const own = words.puzzles[view.name];
        const [board] = fewest.parse(view.name, view.sample);
        assert.equal(own.rules.length, 3);
        for (const bound of board.bounds) assert.ok(own.bounds[bound] && own.boundMeanings[bound], bound);
        for (const move of board.moves) assert.ok(own.moves[move], move);
      }
    });

    test("every code of a text error has a sentence with its place and without gaps", () => {
      for (const code of TEXT_ERROR_CODES) {
        const error = { code, line: 3, column: 14, found: "x", numbers: [1, 2, 3] };
        const sentence = textErrorSentence(words, error);
        assert.ok(words.textErrors[code], code);
        assert.match(sentence, /3.*14/);
        assert.doesNotMatch(sentence, /undefined|NaN|null/);
      }
    });
  });
}

test("English counts one thing and many things", () => {
  const { en } = languages;
  assert.equal(en.finished(1), "You made it in 1 move.");
  assert.equal(en.finished(0), "You made it in 0 moves.");
  assert.equal(en.puzzles["wall-pushers"].solved(1, 1), "Out in 1 move. Fewer is impossible: 1 node searched.");
  assert.match(en.progress(1234567, 2), /^1,234,567 nodes/);
  assert.equal(en.more(1), "One move more than needed.");
  assert.equal(en.more(2), "2 moves more than needed.");
});

test("a cell is named with its walls, its exits and the player", () => {
  const cell = { row: 2, column: 3, walls: ["N", "E"], exits: ["W"], player: true };
  assert.equal(
    languages.en.puzzles["wall-pushers"].cell(cell),
    "row 2, column 3, walls north and east, exit west, player here",
  );
  assert.equal(
    languages["zh-Hans"].puzzles["wall-pushers"].cell(cell),
    "第 2 行第 3 列，北、东面有墙，西面是出口，人在这里",
  );
  assert.equal(
    languages.en.puzzles["wall-pushers"].cell({ row: 1, column: 1, walls: ["S"], exits: [], player: false }),
    "row 1, column 1, wall south",
  );
});

test("any Chinese gets the Chinese there is, anything unknown gets English", () => {
  for (const tag of ["zh", "zh-CN", "zh-Hans-SG", "ZH-hant"]) assert.equal(wordsFor(tag).tag, "zh-Hans");
  for (const tag of ["en-GB", "de", "", null, undefined, "zhx"]) assert.equal(wordsFor(tag).tag, "en");
});
