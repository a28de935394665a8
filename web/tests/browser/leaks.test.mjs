// Tags that come and go leave nothing behind: no element, no node, no listener, no board in the module, no search.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sample, stage } from "./support.mjs";

const { visitTags } = stage();

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../fewest-moves.js").FewestMoves} FewestMoves */

/** Notes in the page how much of the module is in use, and which searches run. @param {Page} page */
const watch = (page) =>
  page.addInitScript(() => {
    const used = { boards: 0, bytes: () => 0, searches: 0 };
    Object.assign(globalThis, { used });
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (/** @type {any[]} */ ...given) => {
      const instance = await /** @type {any} */ (instantiate).apply(WebAssembly, given);
      // Compiling bytes instead of a module comes to something else.
      if (!(instance instanceof WebAssembly.Instance)) return instance;
      const exports = /** @type {any} */ ({ ...instance.exports });
      used.bytes = () => exports.memory.buffer.byteLength;
      const { wasm_read: read, fm_boards_free: free } = exports;
      exports.wasm_read = (/** @type {number[]} */ ...texts) => {
        const boards = read(...texts);
        used.boards += boards === 0 ? 0 : 1;
        return boards;
      };
      exports.fm_boards_free = (/** @type {number} */ boards) => {
        used.boards -= boards === 0 ? 0 : 1;
        free(boards);
      };
      return { exports };
    };
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (/** @type {any[]} */ ...given) {
      if (given[0].type === "create") used.searches += 1;
      if (given[0].type === "free") used.searches -= 1;
      return /** @type {any} */ (postMessage).apply(this, given);
    };
  });

/**
 * Puts tags into the page and takes them out again, ten at a time: some at once, some with a board, some in the middle
 * of a hint, a film, a search.
 * @param {Page} page @param {number} rounds
 */
const comeAndGo = (page, rounds) =>
  page.evaluate(
    async ({ rounds, sample }) => {
      const all = /** @type {any} */ (globalThis);
      const main = /** @type {HTMLElement} */ (document.querySelector("main"));
      const next = (/** @type {FewestMoves} */ one, /** @type {string} */ name) =>
        new Promise((resolve) => one.addEventListener(`fewest-${name}`, resolve, { once: true }));
      /** @type {Record<string, (one: FewestMoves) => unknown>[]} */
      const kinds = [
        { at: () => {} },
        { ready: () => {} },
        { ready: (one) => one.hint() },
        { ready: (one) => void one.renderRoot.querySelector("[aria-label=North]")?.dispatchEvent(new Event("click")) },
        { ready: (one) => (one.mode = "solution") },
        { ready: (one) => one.solve() },
        { solved: (one) => one.play() },
        { ready: (one) => one.redo() },
        { ready: (one) => one.play() },
        { error: () => {} },
      ];
      all.tags ??= [];
      for (let round = 0; round < rounds; round += 1) {
        const tags = kinds.map((kind, index) => {
          const one = document.createElement("fewest-moves");
          one.textContent = index === 9 ? "2 3\n1 x" : sample;
          if (index === 6) one.mode = "solution";
          if (index === 7 || index === 8) Object.assign(one, { mode: "search", engine: "bfs", speed: Infinity });
          all.tags.push(new WeakRef(one));
          return { one, kind };
        });
        main.append(...tags.map(({ one }) => one));
        await Promise.all(
          tags.flatMap(({ one, kind }) =>
            Object.entries(kind).map(async ([name, act]) => {
              if (name !== "at") await next(one, name);
              act(one);
            }),
          ),
        );
        if (round % 2 === 0) await new Promise((resolve) => setTimeout(resolve));
        for (const { one } of tags) one.remove();
      }
    },
    { rounds, sample },
  );

test("a thousand tags that come and go leave the memory as it was", () =>
  visitTags("", async (page) => {
    await watch(page);
    await page.reload();
    await page.evaluate(() => customElements.whenDefined("fewest-moves"));
    const session = await page.context().newCDPSession(page);
    await session.send("HeapProfiler.enable");
    const measured = async () => {
      await page.waitForFunction(() => {
        const { used } = /** @type {any} */ (globalThis);
        return used.searches === 0 && used.boards === 0;
      });
      // What one collection finalizes, the next one frees.
      for (let times = 0; times < 3; times += 1) {
        await session.send("HeapProfiler.collectGarbage");
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      }
      const { usedSize: heap } = await session.send("Runtime.getHeapUsage");
      const { nodes, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
      const here = await page.evaluate(() => {
        const all = /** @type {any} */ (globalThis);
        const left = all.tags.filter((/** @type {WeakRef<FewestMoves>} */ one) => one.deref() !== undefined).length;
        all.tags = [];
        return { left, module: all.used.bytes() };
      });
      return { heap, nodes, listeners, ...here };
    };
    await comeAndGo(page, 12);
    const before = await measured();
    await comeAndGo(page, 100);
    const after = await measured();
    assert.equal(after.left, 0, "elements are kept alive");
    assert.ok(after.nodes - before.nodes < 200, `${after.nodes - before.nodes} nodes`);
    assert.ok(after.listeners - before.listeners < 20, `${after.listeners - before.listeners} listeners`);
    assert.equal(after.module, before.module);
    assert.ok(page.workers().length <= 4, `${page.workers().length} workers`);
    // What the browser compiles and remembers of the code still grows a little; a single board takes more than this.
    assert.ok(after.heap - before.heap < 500_000, `the heap has grown by ${after.heap - before.heap} bytes`);
  }));

test("tags for which the module does not come are let go of as well", () =>
  visitTags(
    "",
    async (page) => {
      await page.route("**/core.wasm", (route) => route.abort());
      await page.reload();
      await page.evaluate(async (text) => {
        await customElements.whenDefined("fewest-moves");
        const main = /** @type {HTMLElement} */ (document.querySelector("main"));
        const tags = Array.from({ length: 20 }, () => document.createElement("fewest-moves"));
        for (const one of tags) one.textContent = text;
        main.append(...tags);
        await Promise.all(
          tags.map((one) => new Promise((resolve) => one.addEventListener("fewest-error", resolve, { once: true }))),
        );
        Object.assign(globalThis, { tags: tags.map((one) => new WeakRef(one)) });
        for (const one of tags) one.remove();
      }, sample);
      const session = await page.context().newCDPSession(page);
      await session.send("HeapProfiler.enable");
      await session.send("HeapProfiler.collectGarbage");
      const left = await page.evaluate(
        () => /** @type {any} */ (globalThis).tags.filter((/** @type {WeakRef<object>} */ one) => one.deref()).length,
      );
      assert.equal(left, 0);
    },
    { expect: /ERR_FAILED/ },
  ));
