// Sixty tags on one page: what they share, and that the page stays at hand while they start and while it is scrolled.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { eventually, root, sample, stage } from "./support.mjs";

const { visitTags, overrides, browser } = stage();

/** @typedef {import("playwright-core").Page} Page */

const kinds = ["wall-pushers", "escape", "flood"].map((puzzle) => ({
  puzzle,
  text: puzzle === "wall-pushers" ? sample : readFileSync(`${root}src/tests/vectors/${puzzle}/sample.in`, "utf8"),
}));

/** Sixty tags: three puzzles in three modes. @param {string} [attributes] */
const sixty = (attributes = "") =>
  Array.from({ length: 60 }, (_, index) => {
    const { puzzle, text } = kinds[index % 3];
    const mode = ["play", "solution", "search"][Math.floor(index / 3) % 3];
    return `<fewest-moves puzzle="${puzzle}" mode="${mode}" ${attributes}><pre>\n${text}</pre></fewest-moves>`;
  }).join("");

/** Notes in the page what is compiled, which workers start, and what listens to a finger or a wheel. @param {Page} page */
const watch = (page) =>
  page.addInitScript(() => {
    const noted = { compiled: 0, instances: 0, workers: 0, scrolling: /** @type {string[]} */ ([]) };
    Object.assign(globalThis, { noted });
    for (const name of /** @type {const} */ (["compile", "compileStreaming", "instantiate", "instantiateStreaming"])) {
      const original = /** @type {any} */ (WebAssembly[name]);
      WebAssembly[name] = (/** @type {any[]} */ ...given) => {
        noted[name === "instantiate" && given[0] instanceof WebAssembly.Module ? "instances" : "compiled"] += 1;
        return original.apply(WebAssembly, given);
      };
    }
    globalThis.Worker = class extends Worker {
      /** @param {ConstructorParameters<typeof Worker>} given */
      constructor(...given) {
        super(...given);
        noted.workers += 1;
      }
    };
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (/** @type {any[]} */ ...given) {
      const isOurs = /\/(fewest|chunk|search)\b/.test(new Error().stack ?? "");
      if (isOurs && /^(wheel|mousewheel|touchstart|touchmove)$/.test(given[0])) noted.scrolling.push(given[0]);
      return /** @type {any} */ (addEventListener).apply(this ?? window, given);
    };
  });

/** How many tags show a board. @param {Page} page */
const drawn = (page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("fewest-moves")].filter((one) => one.renderRoot?.querySelector("[role=grid]"))
        .length,
  );

/**
 * The longest task of the page's main thread while something goes on, in milliseconds of that thread's own time: what
 * else the machine does in the meantime does not count.
 * @param {Page} page
 * @param {() => Promise<void>} act
 */
async function longestTask(page, act) {
  await browser().startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline"] });
  await act();
  const { traceEvents } = JSON.parse((await browser().stopTracing()).toString());
  const of = (/** @type {any} */ { pid, tid }) => `${pid}.${tid}`;
  const mains = new Set(
    traceEvents
      .filter((/** @type {any} */ one) => one.name === "thread_name" && one.args.name === "CrRendererMain")
      .map(of),
  );
  const times = traceEvents
    .filter((/** @type {any} */ one) => one.name === "RunTask" && mains.has(of(one)) && one.tdur > 0)
    .map((/** @type {any} */ one) => one.tdur / 1000);
  assert.ok(times.length > 50, `the trace has ${times.length} tasks`);
  return Math.max(...times);
}

test("sixty tags that are all in view share one module and a few workers, and start without a long task", () =>
  visitTags(
    sixty('controls="none"'),
    async (page) => {
      await watch(page);
      /** @type {string[]} */
      const requests = [];
      page.on("request", (request) => requests.push(new URL(request.url()).pathname));
      const longest = await longestTask(page, async () => {
        await page.reload();
        await eventually(
          page,
          () =>
            [...document.querySelectorAll("fewest-moves")].every(
              (one) => one.renderRoot?.querySelector("[role=grid]") && (one.mode !== "search" || one.snapshot),
            ),
          "sixty boards",
        );
        await page.waitForFunction(() =>
          [...document.querySelectorAll("fewest-moves[mode=solution]")].every((one) => /** @type {any} */ (one).answer),
        );
      });
      assert.ok(longest < 50, `${longest} ms`);
      // What the visit before had asked for may still have been on its way.
      const asked = requests.slice(requests.lastIndexOf("/tags.html"));
      const count = (/** @type {RegExp} */ path) => asked.filter((one) => path.test(one)).length;
      assert.equal(count(/core\.wasm/), 1);
      assert.equal(count(/\/search-\w+\.js/), 1);
      const { compiled, instances, workers, scrolling } = await page.evaluate(
        () => /** @type {any} */ (globalThis).noted,
      );
      assert.equal(compiled, 1);
      // One for all boards to play on; workers have their own.
      assert.equal(instances, 1);
      assert.ok(workers >= 1 && workers <= 4, `${workers} workers`);
      assert.deepEqual(scrolling, [], "what listens to these can hold up scrolling");
    },
    { head: '<link rel="stylesheet" href="/wall.css">' },
  ));

test("of sixty tags below each other those far away wait, and scrolling through all of them is smooth", () =>
  visitTags(sixty(), async (page) => {
    await eventually(page, () => document.querySelector("fewest-moves")?.renderRoot?.querySelector("[role=grid]"));
    await page.waitForTimeout(500);
    const atFirst = await drawn(page);
    assert.ok(atFirst < 12, `${atFirst} boards are drawn at once`);
    const longest = await longestTask(page, async () => {
      await page.mouse.move(600, 400);
      for (let wheels = 0; wheels < 200; wheels += 1) {
        await page.mouse.wheel(0, 500);
        await page.waitForTimeout(10);
        if (await page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 5)) break;
      }
      await eventually(page, () =>
        document.querySelectorAll("fewest-moves")[59].renderRoot?.querySelector("[role=grid]"),
      );
    });
    assert.ok(longest < 50, `${longest} ms`);
  }));

overrides["/wall.css"] = {
  type: "text/css",
  body: "main { display: grid; grid-template-columns: repeat(12, 1fr); } fewest-moves { --fewest-board-height: 60px; height: 160px; overflow: clip; }",
};
