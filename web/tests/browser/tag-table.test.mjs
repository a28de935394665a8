// The table of the tag, web/docs/tag.md, row by row: every attribute, event, method, part and custom property that it
// promises is there and does something.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { assertStatus, root, sample, sampleAnswer, stage, tag } from "./support.mjs";

const { visitTags, overrides } = stage();
const table = readFileSync(`${root}web/docs/tag.md`, "utf8");
const flood = "4\n0 1 1 2\n2 0 1 1\n0 0 2 1\n1 2 0 0\n0\n";

/** @typedef {import("../../fewest-moves.js").FewestMoves} FewestMoves */
/** @typedef {import("playwright-core").Page} Page */

/** The first cells of the table that begins with a head. @param {string} head @param {string} [text] */
function firstCells(head, text = table) {
  const [, body] = new RegExp(`^\\| ${head} .*\\n\\|[ |-]+\\n((?:\\|.*\\n)+)`, "m").exec(text) ?? [];
  assert.ok(body, head);
  return [...body.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
}

/** @param {string} heading of an event */
const detailOf = (heading) => firstCells("property", table.slice(table.indexOf(`### ${heading}\n`)));
const events = [...table.matchAll(/^### (fewest-\w+)$/gm)].map(([, name]) => name);
const methods = firstCells("method").map((signature) => signature.replace(/\(.*/, ""));

test("has what is promised", () => {
  const promised = {
    attributes: "puzzle size case mode engine bound step until speed autoplay controls lang theme",
    events: "fewest-ready fewest-move fewest-step fewest-solved fewest-error",
    methods: "load solve play pause seek hint undo redo reset",
  };
  const told = { attributes: firstCells("attribute"), events, methods };
  for (const [kind, names] of Object.entries(promised)) {
    const there = /** @type {Record<string, string[]>} */ (told)[kind];
    assert.deepEqual(
      names.split(" ").filter((name) => !there.includes(name)),
      [],
      kind,
    );
  }
});

/** @param {Page} page @param {string} name of a property @param {unknown} value */
const set = (page, name, value) =>
  page.evaluate(
    ({ name, value }) => {
      /** @type {any} */ (document.querySelector("fewest-moves"))[name] = value;
    },
    { name, value },
  );

/**
 * What each attribute is set to, what its property is then and was before, and what comes of it.
 * @type {Record<string, { markup: string, text?: string, value: string, property: unknown, initial: unknown,
 *   effect: (one: FewestMoves) => unknown, expected: unknown }>}
 */
const attributes = {
  puzzle: {
    ...{ markup: "", text: flood, value: "flood", property: "flood", initial: "wall-pushers" },
    effect: (one) => one.board?.name,
    expected: "flood",
  },
  size: {
    ...{ markup: "", text: "x 1 0 1\n0 0 0 0\n", value: "3x5", property: "3x5", initial: "" },
    effect: (one) => one.board && [one.board.rows, one.board.columns],
    expected: [3, 5],
  },
  start: {
    ...{ markup: "", text: "x 1 0 1\n0 0 0 0\n", value: "4,1", property: "4,1", initial: "" },
    effect: (one) => one.board && [...one.board.start.integers].slice(0, 2),
    expected: [0, 3],
  },
  case: {
    ...{ markup: 'puzzle="flood"', text: `${flood.replace(/0\n$/, "")}1\n0\n0\n`, value: "2", property: 2, initial: 1 },
    effect: (one) => one.board?.rows,
    expected: 1,
  },
  mode: {
    ...{ markup: "", value: "solution", property: "solution", initial: "play" },
    effect: (one) => one.answer?.moves?.length,
    expected: 16,
  },
  engine: {
    ...{ markup: 'mode="solution"', value: "bfs", property: "bfs", initial: "auto" },
    effect: (one) => one.answer?.engine,
    expected: "bfs",
  },
  bound: {
    ...{ markup: 'mode="solution"', value: "manhattan", property: "manhattan", initial: "" },
    effect: (one) => one.answer?.bound,
    expected: "manhattan",
  },
  step: {
    ...{ markup: 'mode="solution"', value: "5", property: 5, initial: 0 },
    effect: (one) => one.renderRoot.querySelector("[aria-current=step]")?.textContent,
    expected: "S",
  },
  until: {
    ...{ markup: 'mode="solution" autoplay speed="16"', value: "3", property: "3", initial: "" },
    effect: (one) => (one.renderRoot.querySelector("[part~=main-button]")?.ariaLabel === "Play" ? one.step : null),
    expected: 3,
  },
  speed: {
    ...{ markup: 'mode="solution"', value: "8", property: 8, initial: 2 },
    effect: (one) => /** @type {HTMLSelectElement | null} */ (one.renderRoot.querySelector("[part=speed]"))?.value,
    expected: "8",
  },
  autoplay: {
    ...{ markup: 'mode="solution" speed="16"', value: "", property: true, initial: false },
    effect: (one) => one.step,
    expected: 16,
  },
  controls: {
    ...{ markup: "", value: "none", property: "none", initial: "" },
    effect: (one) => one.board && one.renderRoot.querySelectorAll("[part=controls]").length,
    expected: 0,
  },
  theme: {
    ...{ markup: "", value: "dark", property: "dark", initial: "" },
    effect: (one) => getComputedStyle(one).backgroundColor,
    expected: "rgb(20, 23, 27)",
  },
  made: {
    ...{ markup: "", value: "NE", property: "NE", initial: "" },
    effect: (one) => one.moves.join(""),
    expected: "NE",
  },
  limits: {
    ...{ markup: 'mode="solution" engine="bfs"', value: "nodes 5", property: { nodes: 5 }, initial: {} },
    effect: (one) => one.answer?.reason,
    expected: "nodes",
  },
  panels: {
    ...{ markup: 'mode="search" engine="ida*"', value: "counts", property: "counts", initial: "" },
    effect: (one) => one.snapshot && one.renderRoot.querySelectorAll(".panel").length,
    expected: 1,
  },
  glyphs: {
    ...{ markup: 'puzzle="flood"', text: flood, value: "off", property: false, initial: true },
    effect: (one) => one.renderRoot.querySelector("[aria-pressed]")?.getAttribute("aria-pressed"),
    expected: "false",
  },
  lang: {
    ...{ markup: "", value: "zh-Hans", property: "zh-Hans", initial: "" },
    effect: (one) => one.renderRoot.querySelector("[role=status]")?.textContent?.trim().startsWith("用最少的步数"),
    expected: true,
  },
};

describe("each attribute", () => {
  test("is tested here", () => assert.deepEqual(Object.keys(attributes).sort(), firstCells("attribute").sort()));

  for (const [name, { markup, text = sample, value, property, initial, effect, expected }] of Object.entries(
    attributes,
  )) {
    /** @param {Page} page */
    const assertEffect = async (page) => {
      const one = page.locator("fewest-moves");
      const told = () => one.evaluate(/** @type {any} */ (effect));
      for (let tries = 0; tries < 200; tries += 1) {
        if (isDeepStrictEqual(await told(), expected)) return;
        await page.waitForTimeout(25);
      }
      assert.deepEqual(await told(), expected);
    };
    /** @param {Page} page */
    const read = (page) =>
      page.evaluate((name) => {
        const one = /** @type {any} */ (document.querySelector("fewest-moves"));
        return one.updateComplete.then(() => [one[name], one.getAttribute(name)]);
      }, name);

    test(`${name} in the markup, and as a property that mirrors it`, () =>
      visitTags(`<fewest-moves ${markup} ${name}="${value}"><pre>\n${text}</pre></fewest-moves>`, async (page) => {
        await assertEffect(page);
        assert.deepEqual((await read(page))[0], property);
        // A property takes the attribute's words as well. Those of a switch without any are as in all of HTML.
        for (const given of value === "" ? [property] : [property, value]) {
          await page.evaluate((name) => document.querySelector("fewest-moves")?.removeAttribute(name), name);
          const [restored, attribute] = await read(page);
          assert.deepEqual(restored, initial);
          // The mode is one that playing changes as well, which writes it.
          assert.ok(attribute === null || (name === "mode" && attribute === initial), attribute);
          await set(page, name, given);
          assert.deepEqual(await read(page), [property, value]);
          await assertEffect(page);
        }
      }));
  }

  test("speed is as fast as it goes by the word max, whoever says it", () =>
    visitTags(tag('mode="search" engine="bfs" step="1"'), async (page) => {
      await assertStatus(page, /^Step 1:/);
      await set(page, "speed", "max");
      const [speed, attribute] = await page.evaluate(async () => {
        const one = /** @type {FewestMoves} */ (document.querySelector("fewest-moves"));
        await one.updateComplete;
        return [one.speed, one.getAttribute("speed")];
      });
      assert.deepEqual([speed, attribute], [Infinity, "max"]);
    }));
});

test("each event carries the detail of the table, each method does what it says", () =>
  visitTags(tag('controls="none"'), async (page) => {
    await assertStatus(page, /^Leave the board/);
    const { seen, log } = await page.evaluate(
      async ({ names, sample }) => {
        const one = /** @type {FewestMoves} */ (document.querySelector("fewest-moves"));
        /** @type {Record<string, string[]>} */
        const seen = {};
        for (const name of names) {
          document.addEventListener(name, (event) => {
            seen[name] = Object.keys(/** @type {CustomEvent} */ (event).detail);
          });
        }
        /** @type {Record<string, unknown>} */
        const log = {};
        const next = (/** @type {string} */ name) =>
          new Promise((resolve) => {
            document.addEventListener(name, resolve, { once: true });
          });
        await one.load(sample, { moves: ["N", "E"] });
        await one.updateComplete;
        log.load = one.moves.join("");
        one.undo();
        log.undo = one.moves.join("");
        one.redo();
        log.redo = one.moves.join("");
        one.reset();
        log.reset = one.moves.join("");
        one.hint();
        const moved = next("fewest-move");
        const asking = setInterval(() => one.hint(), 50);
        await moved;
        clearInterval(asking);
        log.hint = one.moves.join("");
        await one.rehearse("NES");
        await new Promise((resolve) => {
          const timer = setInterval(() => {
            if (one.moves.length < 3) return;
            clearInterval(timer);
            resolve(null);
          }, 20);
        });
        log.rehearse = one.moves.join("");
        log.solve = (await one.solve())?.moves?.join("");
        one.seek(9);
        log.seek = one.step;
        one.speed = 16;
        const stepped = next("fewest-step");
        one.play();
        await stepped;
        one.pause();
        log.play = one.step > 9;
        const { step } = one;
        await new Promise((resolve) => {
          setTimeout(resolve, 200);
        });
        log.pause = one.step === step;
        one.mode = "edit";
        await one.load(sample);
        const drawn = next("fewest-edit");
        one.reset();
        await drawn;
        const failed = next("fewest-error");
        await one.load("rubbish").catch(() => {});
        await failed;
        return { seen, log };
      },
      { names: events, sample },
    );
    for (const name of events) assert.deepEqual(seen[name]?.sort(), detailOf(name).sort(), name);
    assert.deepEqual(log, {
      ...{ load: "NE", undo: "N", redo: "NE", reset: "", hint: "N", rehearse: "NES" },
      ...{ solve: sampleAnswer, seek: 9, play: true, pause: true },
    });
    assert.deepEqual(Object.keys(log).sort(), [...methods].sort());
  }));

test("each part is in some mode's shadow root, and can be dressed from outside", async () => {
  const parts = firstCells("part");
  overrides["/parts.css"] = {
    type: "text/css",
    body: parts.map((name) => `fewest-moves::part(${name}) { --worn-by-${name}: yes; }`).join("\n"),
  };
  const modes = ["play", "solution", "search", "edit"].map((mode) => tag(`mode="${mode}"`)).join("");
  const escape = '<fewest-moves puzzle="escape"><pre>\n###\n#.#\n#.#\n</pre></fewest-moves>';
  await visitTags(
    modes + escape + tag("", "rubbish"),
    async (page) => {
      for (let index = 0; index < 6; index += 1) {
        const one = page.locator("fewest-moves").nth(index);
        await one.scrollIntoViewIfNeeded();
        await one.locator("[part=board], [part=problem]").waitFor();
      }
      const worn = await page.evaluate(
        (names) =>
          names.filter((name) =>
            Array.from(document.querySelectorAll("fewest-moves")).some((one) =>
              Array.from(one.renderRoot.querySelectorAll(`[part~="${name}"]`)).some(
                (part) => getComputedStyle(part).getPropertyValue(`--worn-by-${name}`) === "yes",
              ),
            ),
          ),
        parts,
      );
      assert.deepEqual(worn, parts);
    },
    { head: '<link rel="stylesheet" href="/parts.css">' },
  );
});

test("each custom property is seen somewhere", async () => {
  const names = firstCells("property", table.slice(table.indexOf("## Custom properties")));
  /** Values that nothing has by itself. @type {Record<string, string>} */
  const lengths = { "--fewest-radius": "7.25px", "--fewest-font-size": "17.25px", "--fewest-board-height": "203.25px" };
  /** @type {Record<string, string>} */
  const families = { "--fewest-font": "Worn", "--fewest-mono": "WornMono" };
  const values = Object.fromEntries(
    names.map((name, index) => [name, lengths[name] ?? families[name] ?? `rgb(${index + 1}, 2, 3)`]),
  );
  overrides["/worn.css"] = {
    type: "text/css",
    body: `fewest-moves { ${Object.entries(values)
      .map(([name, value]) => `${name}: ${value};`)
      .join(" ")} }`,
  };
  await visitTags(
    tag('mode="solution" step="1"') + tag(""),
    async (page) => {
      await assertStatus(page, /^Step 1 of 16/);
      await page
        .locator("fewest-moves")
        .nth(1)
        .getByRole("gridcell", { name: /row 2, column 2/ })
        .hover();
      const unseen = await page.evaluate((values) => {
        const looks = ["color", "background-color", "fill", "stroke", "border-top-color", "border-inline-start-color"];
        const shapes = ["border-top-left-radius", "font-family", "font-size", "max-height"];
        const all = Array.from(document.querySelectorAll("fewest-moves")).flatMap((one) => [
          one,
          .../** @type {Element[]} */ (Array.from(one.renderRoot.querySelectorAll("*"))),
        ]);
        const isDrawn = (/** @type {Element} */ one) => {
          const { width, height } = one.getBoundingClientRect();
          return width > 0 || height > 0;
        };
        const drawn = all.filter(isDrawn).map((one) => getComputedStyle(one));
        const worn = new Set(
          drawn.flatMap((style) => [...looks, ...shapes].map((look) => style.getPropertyValue(look))),
        );
        return Object.entries(values)
          .filter(([, value]) => !worn.has(value))
          .map(([name]) => name);
      }, values);
      assert.deepEqual(unseen, []);
    },
    { head: '<link rel="stylesheet" href="/worn.css">' },
  );
});
