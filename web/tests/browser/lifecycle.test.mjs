// What authors and frameworks do to a tag while it lives: change it, take it out, put it back, copy it, carry it over.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { assertStatus, eventually, noGap, sample, stage, tag, until, vastBoard } from "./support.mjs";

const { visit, visitTags, overrides } = stage();

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../fewest-moves.js").FewestMoves} FewestMoves */

const flood = "3\n0 1 2\n1 2 0\n2 0 1\n0\n";

overrides["/frame.html"] = {
  type: "text/html; charset=utf-8",
  body: '<!doctype html><html lang="zh-Hans"><head><title>Frame</title><link rel="icon" href="/icon.svg"></head><body></body></html>',
};

/** @param {Page} page @param {number} [index] */
const element = (page, index = 0) => page.locator("fewest-moves").nth(index);

/** Waits until an answer, if it is one, is shown at a step. @param {Page} page @param {number} step */
const atStep = (page, step) =>
  page.waitForFunction((wanted) => {
    const one = /** @type {FewestMoves} */ (document.querySelector("fewest-moves"));
    return one.board !== null && (one.mode === "search" ? one.snapshot?.step : one.moves.length) === wanted;
  }, step);

/**
 * Notes in the page what holds on to more than an element: observers that are at work, listeners on what outlives it,
 * searches in workers. The workers are the page's and stay; `many.test.mjs` counts them.
 * @param {Page} page
 */
const count = (page) =>
  page.addInitScript(() => {
    const held = { observers: 0, listeners: 0, searches: 0 };
    Object.assign(globalThis, { held });
    for (const name of /** @type {const} */ (["IntersectionObserver", "MutationObserver", "ResizeObserver"])) {
      const { observe, disconnect } = globalThis[name].prototype;
      const working = new WeakSet();
      globalThis[name].prototype.observe = function (/** @type {any[]} */ ...given) {
        if (!working.has(this)) held.observers += 1;
        working.add(this);
        return /** @type {any} */ (observe).apply(this, given);
      };
      globalThis[name].prototype.disconnect = function () {
        if (working.delete(this)) held.observers -= 1;
        return disconnect.call(this);
      };
    }
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const outlives = (/** @type {unknown} */ target) =>
      target === window ||
      target === document ||
      target === document.documentElement ||
      target instanceof MediaQueryList;
    EventTarget.prototype.addEventListener = function (/** @type {any[]} */ ...given) {
      if (outlives(this ?? window)) held.listeners += 1;
      return /** @type {any} */ (addEventListener).apply(this ?? window, given);
    };
    EventTarget.prototype.removeEventListener = function (/** @type {any[]} */ ...given) {
      if (outlives(this ?? window)) held.listeners -= 1;
      return /** @type {any} */ (removeEventListener).apply(this ?? window, given);
    };
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (/** @type {any[]} */ ...given) {
      if (given[0].type === "create") held.searches += 1;
      if (given[0].type === "free") held.searches -= 1;
      return /** @type {any} */ (postMessage).apply(this, given);
    };
  });

/** @param {Page} page @returns {Promise<{ observers: number, listeners: number, searches: number }>} */
const held = (page) => page.evaluate(() => ({ .../** @type {any} */ (globalThis).held }));

describe("attributes and text", () => {
  const targets = {
    play: { puzzle: "flood", theme: "dark", lang: "zh", glyphs: "off", speed: "4" },
    solution: { mode: "solution", engine: "a*", bound: "manhattan", step: "5", speed: "8", case: "2" },
    search: { mode: "search", engine: "ida*", bound: "reach", step: "12", speed: "20", until: "40", controls: "none" },
  };
  for (const [name, target] of Object.entries(targets)) {
    test(`changed in any order and at any time end as if they had been so from the start: ${name}`, () =>
      visitTags("", async (page) => {
        const text = name === "play" ? flood : `${sample.replace(/0 0\s*$/, "")}${sample}`;
        const found = await page.evaluate(
          async ({ target, text, texts, seed }) => {
            const all = {
              puzzle: ["wall-pushers", "flood", "escape", "chess"],
              size: ["4x6", "2x2", "many"],
              start: ["2,3", "9,9"],
              case: ["1", "2", "x"],
              mode: ["play", "solution", "search", "watch"],
              engine: ["auto", "bfs", "a*", "best"],
              bound: ["none", "manhattan", "magic"],
              step: ["0", "3", "-1", "1e9"],
              until: ["2", "iteration 2"],
              speed: ["1", "max", "-2"],
              autoplay: [""],
              controls: ["none"],
              theme: ["light", "dark"],
              glyphs: ["off", "on"],
              lang: ["en", "zh"],
            };
            let state = seed;
            const below = (/** @type {number} */ most) => {
              state = (state * 1103515245 + 12345) % 2 ** 31;
              return Math.floor((state / 2 ** 31) * most);
            };
            const wait = (/** @type {number} */ time) => new Promise((resolve) => setTimeout(resolve, time));
            const main = /** @type {HTMLElement} */ (document.querySelector("main"));
            const changeText = [
              (/** @type {HTMLElement} */ one, /** @type {string} */ to) => one.replaceChildren(to),
              (/** @type {HTMLElement} */ one, /** @type {string} */ to) => {
                const pre = document.createElement("pre");
                pre.textContent = to;
                one.replaceChildren(new Comment("a board"), pre);
              },
              (/** @type {HTMLElement} */ one, /** @type {string} */ to) => {
                one.innerHTML = `<pre>\n${to}</pre>`;
              },
              (/** @type {HTMLElement} */ one, /** @type {string} */ to) => {
                const text = one.querySelector("pre")?.firstChild;
                if (text) text.nodeValue = to;
                else one.append(to);
              },
            ];
            const wild = Array.from({ length: 6 }, () => document.createElement("fewest-moves"));
            const tame = document.createElement("fewest-moves");
            tame.textContent = text;
            for (const [key, value] of Object.entries(target)) tame.setAttribute(key, value);
            main.append(tame, ...wild);
            await Promise.all(
              wild.map(async (one) => {
                for (let round = 0; round < 40; round += 1) {
                  const keys = Object.keys(all);
                  const key = keys[below(keys.length)];
                  const values = all[/** @type {keyof typeof all} */ (key)];
                  const value = values[below(values.length + 1)];
                  if (below(5) === 0) changeText[below(4)](one, texts[below(texts.length)]);
                  else if (value === undefined) one.removeAttribute(key);
                  else one.setAttribute(key, value);
                  if (below(3) === 0) await wait(below(30));
                }
                for (const key of Object.keys(all)) one.removeAttribute(key);
                one.replaceChildren(text);
                if (below(2) === 0) await wait(20);
                const ends = Object.entries(target).sort(() => below(3) - 1);
                for (const [key, value] of ends) one.setAttribute(key, value);
              }),
            );
            const described = (/** @type {FewestMoves} */ one) => {
              const root = one.renderRoot;
              const texts = (/** @type {string} */ selector) =>
                [...root.querySelectorAll(selector)].map((each) => each.textContent?.replace(/\s+/g, " ").trim());
              const { puzzle, mode, step, engine, bound, until, theme, glyphs, controls, moves } = one;
              return {
                properties: { puzzle, case: one.case, mode, step, engine, bound, until, theme, glyphs, controls },
                attributes: one
                  .getAttributeNames()
                  .map((key) => `${key}=${one.getAttribute(key)}`)
                  .sort(),
                moves: moves.join(""),
                speed: one.speed,
                cases: one.cases,
                board: one.board?.write("link"),
                at: one.snapshot?.step,
                choice: one.choice,
                status: texts("[role=status]"),
                buttons: [...root.querySelectorAll("button")].map((each) => each.ariaLabel ?? each.textContent?.trim()),
                cells: [...root.querySelectorAll("[role=gridcell]")].map((each) => each.ariaLabel),
              };
            };
            const result = [];
            for (let tries = 0; tries < 600; tries += 1) {
              result.length = 0;
              result.push(...[tame, ...wild].map(described));
              /** @type {string} */
              const wanted = JSON.stringify(result[0]);
              const isSettled =
                result[0].moves.length === Number(target.step ?? 0) || result[0].at === Number(target.step);
              if (isSettled && result.every((one) => JSON.stringify(one) === wanted)) break;
              await wait(50);
            }
            return result;
          },
          {
            target: /** @type {Record<string, string>} */ (target),
            text,
            texts: [sample, noGap, flood, "2 3\n1 x", ""],
            seed: 20,
          },
        );
        for (const one of found.slice(1)) assert.deepEqual(one, found[0]);
        assert.ok(found[0].cells.length > 0);
      }));
  }

  test("changed together with the board, the step is one of the new board", () =>
    visitTags(tag('mode="solution" step="3"'), async (page) => {
      await assertStatus(page, /^Step 3 of 16/);
      await page.evaluate((text) => {
        const one = /** @type {FewestMoves} */ (document.querySelector("fewest-moves"));
        one.textContent = text;
        one.step = 2;
      }, "+---+---+---+\n| S          \n+---+---+---+\n");
      await assertStatus(page, "Step 2 of 3: East.");
    }));

  test("set anew together with the board, a step is one of the new board, though the old one was there as well", () =>
    visitTags(tag('mode="search" engine="ida*" step="5"'), async (page) => {
      const at = () =>
        page.evaluate(() => {
          const one = /** @type {FewestMoves} */ (document.querySelector("fewest-moves"));
          return `${one.board?.columns} columns, node ${one.snapshot?.step}, step ${one.step}`;
        });
      const comesTo = (/** @type {string} */ wanted) =>
        until(
          async () => (await at()) === wanted,
          () => `It never came to: ${wanted}`,
        );
      await comesTo("6 columns, node 5, step 5");
      await page.evaluate((text) => {
        const one = /** @type {FewestMoves} */ (document.querySelector("fewest-moves"));
        one.removeAttribute("step");
        one.setAttribute("step", "5");
        one.textContent = text;
      }, vastBoard(8));
      await comesTo("8 columns, node 5, step 5");
      // Whoever says nothing of a step sees the new board from its start.
      await page.evaluate((text) => {
        /** @type {FewestMoves} */ (document.querySelector("fewest-moves")).textContent = text;
      }, vastBoard(7));
      await comesTo("7 columns, node 0, step 0");
    }));

  test("a search that is asked for while another board comes begins on that board, at the step asked for", () =>
    visitTags(tag(""), async (page) => {
      await page.getByRole("grid").waitFor();
      await page.evaluate(async (text) => {
        const one = /** @type {FewestMoves} */ (document.querySelector("fewest-moves"));
        // Its code is there.
        one.mode = "search";
        while (one.snapshot === null) await new Promise((resolve) => setTimeout(resolve, 10));
        one.mode = "play";
        await one.updateComplete;
        one.textContent = text;
        one.mode = "search";
        one.step = 7;
        await one.updateComplete;
      }, vastBoard(8));
      await eventually(page, () => {
        const one = /** @type {FewestMoves} */ (document.querySelector("fewest-moves"));
        return one.board?.columns === 8 && one.snapshot?.step === 7 && one.step === 7;
      });
    }));

  test("of the author's are in force at once for a method that is called after them", () =>
    visitTags(tag(""), async (page) => {
      await page.getByRole("grid").waitFor();
      const found = await page.evaluate(async (text) => {
        const one = /** @type {FewestMoves} */ (document.querySelector("fewest-moves"));
        one.textContent = text;
        const first = await one.solve();
        one.textContent = "3\n0 0 0\n0 1 0\n0 0 0\n0\n";
        one.puzzle = "flood";
        one.engine = "bfs";
        one.mode = "play";
        const second = await one.solve();
        return [first?.moves, second?.moves, second?.engine];
      }, "+---+---+---+\n| S          \n+---+---+---+\n");
      assert.deepEqual(found, [["E", "E", "E"], ["1"], "bfs"]);
    }));
});

describe("a tag that is made by a script", () => {
  test("keeps the board and the wishes that it was given before it came into the document", () =>
    visitTags("", async (page) => {
      const found = await page.evaluate(
        async ({ sample, flood }) => {
          await customElements.whenDefined("fewest-moves");
          const main = /** @type {HTMLElement} */ (document.querySelector("main"));
          const loaded = document.createElement("fewest-moves");
          await loaded.load(sample, { moves: ["N", "E"] });
          const told = document.createElement("fewest-moves");
          told.textContent = flood;
          told.puzzle = "flood";
          told.seek(1);
          told.mode = "solution";
          main.append(loaded, told);
          const ready = (/** @type {FewestMoves} */ one) =>
            new Promise((resolve) => one.addEventListener("fewest-ready", resolve, { once: true }));
          await Promise.all([ready(loaded), ready(told)]);
          const shown = loaded.renderRoot.querySelector("[role=grid]")?.getAttribute("aria-label");
          const before = [loaded.moves.join(""), shown];
          // Its own text has not changed, and a change of it still counts.
          loaded.remove();
          await new Promise((resolve) => setTimeout(resolve, 20));
          main.append(loaded);
          await ready(loaded);
          const after = loaded.moves.join("");
          loaded.textContent = flood;
          loaded.puzzle = "flood";
          await ready(loaded);
          return { before, after, board: loaded.board?.name, told: told.board?.name };
        },
        { sample, flood },
      );
      const before = ["NE", "Wall Pushers, 4 rows and 6 columns"];
      assert.deepEqual(found, { before, after: "NE", board: "flood", told: "flood" });
      await element(page).waitFor();
    }));

  test("that was there before the script takes the properties that were set meanwhile", async () => {
    overrides["/early.html"] = {
      type: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="en"><head><title>Early</title><link rel="icon" href="/icon.svg"></head><body>${tag("")}</body></html>`,
    };
    await visit("/early.html", async (page) => {
      const found = await page.evaluate(
        async ({ flood, script }) => {
          const one = /** @type {FewestMoves} */ (document.querySelector("fewest-moves"));
          Object.assign(one, {
            puzzle: "flood",
            mode: "solution",
            engine: "bfs",
            glyphs: false,
            limits: { nodes: 1e6 },
          });
          one.textContent = flood;
          const solved = new Promise((resolve) => one.addEventListener("fewest-solved", resolve, { once: true }));
          await import(script);
          const { detail } = /** @type {CustomEvent} */ (await solved);
          const own = ["puzzle", "mode", "engine", "glyphs", "limits"].filter((name) => Object.hasOwn(one, name));
          return { status: detail.status, engine: detail.engine, puzzle: detail.puzzle, limits: one.limits, own };
        },
        { flood, script: "/fewest.js" },
      );
      const wanted = { status: "solved", engine: "bfs", puzzle: "flood", limits: { nodes: 1e6 }, own: [] };
      assert.deepEqual(found, wanted);
    });
  });

  test("that stands in a template does nothing until it is copied out of it", () =>
    visitTags(`<template>${tag('mode="solution" step="2"')}</template>`, async (page) => {
      const asked = await page.evaluate(async () => {
        await customElements.whenDefined("fewest-moves");
        const template = /** @type {HTMLTemplateElement} */ (document.querySelector("template"));
        const sleeping = /** @type {Element} */ (template.content.querySelector("fewest-moves"));
        await new Promise((resolve) => setTimeout(resolve, 100));
        const before = [
          sleeping.shadowRoot,
          performance.getEntriesByName(new URL("/core.wasm", location.href).href).length,
        ];
        const main = /** @type {HTMLElement} */ (document.querySelector("main"));
        main.append(template.content.cloneNode(true), document.importNode(template.content, true));
        return before;
      });
      assert.deepEqual(asked, [null, 0]);
      for (const index of [0, 1]) await element(page, index).getByText("Step 2 of 16: East, pushing a wall.").waitFor();
    }));

  test("is copied with its attributes and its text, and the two live apart", () =>
    visitTags(tag('mode="solution" step="4" lang="zh" theme="dark"'), async (page) => {
      await assertStatus(page, /^第 4 步，共 16 步/);
      await page.evaluate(() => {
        const one = /** @type {FewestMoves} */ (document.querySelector("fewest-moves"));
        const copy = /** @type {FewestMoves} */ (one.cloneNode(true));
        document.querySelector("main")?.append(copy);
      });
      await element(page, 1)
        .getByText(/^第 4 步，共 16 步/)
        .waitFor();
      await page.evaluate(() => {
        const [one, copy] = document.querySelectorAll("fewest-moves");
        copy.seek(6);
        one.remove();
      });
      await element(page, 0)
        .getByText(/^第 6 步，共 16 步/)
        .waitFor();
    }));
});

describe("a tag that is taken out and put back", () => {
  /**
   * Takes it out for a while.
   * @param {Page} page
   * @param {string} [where] into which element it is put back
   */
  const away = (page, where = "main") =>
    page.evaluate(async (where) => {
      const one = /** @type {FewestMoves} */ (document.querySelector("fewest-moves"));
      one.remove();
      await new Promise((resolve) => setTimeout(resolve, 50));
      document.querySelector(where)?.append(one);
    }, where);

  test("keeps the game, what was taken back in it as well", () =>
    visitTags(tag(""), async (page) => {
      for (const name of ["North", "East", "Undo"]) await page.getByRole("button", { name, exact: true }).click();
      await away(page);
      await page.getByRole("gridcell", { name: /row 2, column 2, .*player here/ }).waitFor();
      await page.getByRole("button", { name: "Redo" }).click();
      await assertStatus(page, "East, pushing a wall.");
    }));

  test("keeps the step of the solution, and rests there", () =>
    visitTags(tag('mode="solution" speed="8"'), async (page) => {
      await assertStatus(page, /^Out in 16 moves/);
      await page.getByRole("button", { name: "Play", exact: true }).click();
      await assertStatus(page, /^Step [2-9] of 16/);
      const steps = await page.evaluate(async () => {
        const one = /** @type {FewestMoves} */ (document.querySelector("fewest-moves"));
        one.remove();
        const { step } = one;
        await new Promise((resolve) => setTimeout(resolve, 400));
        document.querySelector("main")?.append(one);
        await new Promise((resolve) => one.addEventListener("fewest-solved", resolve, { once: true }));
        await new Promise((resolve) => setTimeout(resolve, 400));
        return [step, one.step];
      });
      assert.ok(steps[0] >= 2);
      assert.equal(steps[0], steps[1]);
    }));

  test("is what its attributes and its text became meanwhile", () =>
    visitTags(tag('mode="search" step="5"'), async (page) => {
      await atStep(page, 5);
      await page.evaluate(async (flood) => {
        const one = /** @type {FewestMoves} */ (document.querySelector("fewest-moves"));
        one.remove();
        await new Promise((resolve) => setTimeout(resolve, 50));
        Object.assign(one, { puzzle: "flood", mode: "solution", step: 1, lang: "zh" });
        one.textContent = flood;
        document.querySelector("main")?.append(one);
      }, flood);
      await assertStatus(page, /^第 1 步，共 \d 步/);
    }));

  const holders = {
    play: { attributes: "", ready: (/** @type {Page} */ page) => assertStatus(page, /^Leave the board/) },
    solution: { attributes: 'mode="solution"', ready: (/** @type {Page} */ page) => assertStatus(page, /^Out in 16/) },
    search: { attributes: 'mode="search" step="12"', ready: (/** @type {Page} */ page) => atStep(page, 12) },
  };
  for (const [mode, { attributes, ready }] of Object.entries(holders)) {
    test(`holds on to nothing meanwhile, and to the same as before afterwards: ${mode}`, () =>
      visitTags("", async (page) => {
        await count(page);
        await page.reload();
        await page.evaluate(() => customElements.whenDefined("fewest-moves"));
        // The tests' own tools are at work as well.
        await page.waitForFunction(() => true);
        const alone = await held(page);
        await page.evaluate((markup) => {
          /** @type {HTMLElement} */ (document.querySelector("main")).innerHTML = markup;
        }, tag(attributes));
        await ready(page);
        const before = await held(page);
        assert.ok(before.observers > alone.observers);
        assert.equal(before.searches, mode === "search" ? 1 : 0);
        for (let round = 0; round < 3; round += 1) {
          await page.evaluate(async () => {
            const all = /** @type {any} */ (globalThis);
            all.kept = document.querySelector("fewest-moves");
            all.kept.remove();
            await new Promise((resolve) => setTimeout(resolve, 50));
          });
          assert.deepEqual(await held(page), alone);
          await page.evaluate(() => document.querySelector("main")?.append(/** @type {any} */ (globalThis).kept));
          await ready(page);
          await page.waitForFunction(
            (searches) => /** @type {any} */ (globalThis).held.searches === searches,
            before.searches,
          );
          assert.deepEqual(await held(page), before);
        }
      }));
  }

  test("stops its search at once, and goes on from its step", () =>
    visitTags(tag('mode="search" engine="bfs" speed="max" step="3"', vastBoard(24)), async (page) => {
      await count(page);
      await page.reload();
      await atStep(page, 3);
      await page.evaluate(() => document.querySelector("fewest-moves")?.play());
      await eventually(page, () => /** @type {any} */ (document.querySelector("fewest-moves")).snapshot.step > 2000);
      const { step, board } = await page.evaluate(async () => {
        const one = /** @type {FewestMoves} */ (document.querySelector("fewest-moves"));
        one.remove();
        await Promise.resolve();
        const { step, board } = one;
        /** @type {any} */ (globalThis).kept = one;
        return { step, board };
      });
      assert.equal(board, null);
      await eventually(page, () => /** @type {any} */ (globalThis).held.searches === 0);
      await page.evaluate(() => document.querySelector("main")?.append(/** @type {any} */ (globalThis).kept));
      await atStep(page, step);
    }));
});

describe("a tag that is moved", () => {
  for (const mode of ["play", "solution", "search"]) {
    test(`within its document goes on as if nothing had been: ${mode}`, () =>
      visitTags(`${tag(`mode="${mode}"`)}<section></section>`, async (page) => {
        await page.getByRole("grid").waitFor();
        if (mode === "search") await atStep(page, 0);
        if (mode === "solution") await assertStatus(page, /^Out in 16/);
        const found = await page.evaluate(async () => {
          const one = /** @type {FewestMoves} */ (document.querySelector("fewest-moves"));
          const events = /** @type {string[]} */ ([]);
          for (const name of ["ready", "error", "solved"])
            one.addEventListener(`fewest-${name}`, () => events.push(name));
          const before = one.board;
          one.redo();
          const section = /** @type {any} */ (document.querySelector("section"));
          section.append(one);
          await new Promise((resolve) => setTimeout(resolve, 50));
          section.before(one);
          if ("moveBefore" in section) section.moveBefore(one, null);
          await new Promise((resolve) => setTimeout(resolve, 50));
          return { events, same: before === one.board && before !== null, mode: one.mode };
        });
        assert.deepEqual(found, { events: [], same: true, mode });
        if (mode !== "play") await atStep(page, 1);
      }));
  }

  test("into a frame keeps its state and its looks, speaks the language there, and comes back", () =>
    visitTags(`${tag('mode="solution" step="5"')}<iframe src="/frame.html" title="Frame"></iframe>`, async (page) => {
      await assertStatus(page, /^Step 5 of 16/);
      const carry = (/** @type {boolean} */ there) =>
        page.evaluate(async (there) => {
          const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
          const inside = /** @type {Document} */ (frame.contentDocument);
          const [from, to] = there ? [document, inside] : [inside, document];
          const one = /** @type {FewestMoves} */ (from.querySelector("fewest-moves"));
          to.body.prepend(to.adoptNode(one));
          await one.updateComplete;
        }, there);
      const looks = () =>
        page.evaluate(() => {
          const all = /** @type {any} */ (globalThis);
          all.carried ??= document.querySelector("fewest-moves");
          const { renderRoot } = all.carried;
          return [":host", ".bar", ".main", ".cell", ".now"].map((name) => {
            const part = name === ":host" ? renderRoot.host : renderRoot.querySelector(name);
            const { display, fill, borderTopLeftRadius, backgroundColor } = getComputedStyle(part);
            return { name, display, fill, borderTopLeftRadius, backgroundColor };
          });
        });
      const before = await looks();
      const inside = page.frameLocator("iframe");
      await carry(true);
      await inside.getByText(/^第 5 步，共 16 步/).waitFor();
      assert.deepEqual(await looks(), before);
      // The language of its new document is followed, and keys go where they are pressed.
      await inside.locator("html").evaluate((html) => html.setAttribute("lang", "en"));
      await inside.getByText(/^Step 5 of 16/).waitFor();
      await inside.getByRole("gridcell", { name: /player here/ }).focus();
      await page.keyboard.press(".");
      await inside.getByText(/^Step 6 of 16/).waitFor();
      await carry(false);
      await assertStatus(page, /^Step 6 of 16/);
      assert.deepEqual(await looks(), before);
    }));

  test("into a frame brings the looks of a search with it, wherever its code was loaded", () =>
    visitTags(`${tag("")}<iframe src="/frame.html" title="Frame"></iframe>`, async (page) => {
      await page.getByRole("grid").waitFor();
      await page.evaluate(async () => {
        const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
        const inside = /** @type {Document} */ (frame.contentDocument);
        const early = document.createElement("fewest-moves");
        early.textContent = document.querySelector("fewest-moves")?.textContent ?? "";
        // Before it ever was in a document.
        inside.adoptNode(early);
        inside.body.append(early, inside.adoptNode(/** @type {Node} */ (document.querySelector("fewest-moves"))));
        for (const one of inside.querySelectorAll("fewest-moves")) one.mode = "search";
      });
      const inside = page.frameLocator("iframe");
      for (const index of [0, 1]) {
        const panels = inside.locator("fewest-moves").nth(index).locator(".panels");
        await panels.waitFor();
        assert.equal(await panels.evaluate((one) => getComputedStyle(one).display), "grid");
      }
    }));

  test("from a document without a window starts to work where it arrives", () =>
    visitTags("", async (page) => {
      await page.evaluate(async (markup) => {
        await customElements.whenDefined("fewest-moves");
        const parsed = new DOMParser().parseFromString(markup, "text/html");
        const main = /** @type {HTMLElement} */ (document.querySelector("main"));
        main.append(document.importNode(/** @type {Node} */ (parsed.querySelector("fewest-moves")), true));
        main.append(document.adoptNode(/** @type {Node} */ (parsed.querySelector("fewest-moves"))));
        const third = document.createElement("fewest-moves");
        third.textContent = parsed.body.textContent || main.querySelector("pre")?.textContent || "";
        main.append(third);
        await new Promise((resolve) => third.addEventListener("fewest-ready", resolve, { once: true }));
        // There and back again, by way of a document that nobody sees.
        parsed.body.append(parsed.adoptNode(third));
        await new Promise((resolve) => setTimeout(resolve, 50));
        main.append(third);
      }, tag(""));
      await page.getByRole("grid").nth(2).waitFor();
      const displays = await page
        .locator("fewest-moves .bar")
        .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).display));
      assert.deepEqual(displays, ["flex", "flex", "flex"]);
    }));
});

test("two copies of the script, and the classic one beside them, share one element", () =>
  visitTags(
    tag('mode="solution"'),
    async (page) => {
      await assertStatus(page, /^Out in 16/);
      const boards = await page.evaluate(async (text) => {
        const { Fewest } = /** @type {any} */ (globalThis);
        const other = "/fewest.js?other";
        const apis = [Fewest, (await import(other)).Fewest];
        return Promise.all(
          apis.map(async (api) => (await api.load()).parse("wall-pushers", text)[0].solve().moves.length),
        );
      }, sample);
      assert.deepEqual(boards, [16, 16]);
    },
    { head: '<script type="module" src="/fewest.js?second"></script><script src="/fewest.iife.js"></script>' },
  ));
