// Searches side by side on the page.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  assertAccessible,
  eventually,
  narrowWidth,
  putIn,
  sample,
  stage,
  tabTo,
  timeOf,
  until,
  vastBoard,
  within,
} from "./support.mjs";

/** @typedef {import("playwright-core").Page} Page */

const { visit } = stage();

/** A board that needs 24 moves, the most of its size. */
const board = "#v1/wall-pushers/4x6,2,4,l379X5CBD8?mode=search&engine=ida*&bound=manhattan";
const three = "bfs;ida*:manhattan;a*:manhattan";

/** @param {Page} page */
const card = (page) => page.locator("section.compare");
/** @param {Page} page @param {string} name */
const button = (page, name) => card(page).getByRole("button", { name, exact: true });

/**
 * @param {Page} page
 * @returns {Promise<string[][]>} the numbers of the table, a list for each search
 */
const rows = (page) =>
  card(page)
    .locator("tbody tr")
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent?.trim() ?? "")),
    );

/** Until all searches are there and nothing is under way. @param {Page} page */
async function settled(page) {
  await card(page).waitFor();
  await eventually(page, () => {
    const all = [...document.querySelectorAll("section.compare button")];
    return all.some((one) => /^(Start|Play again)$/.test(one.textContent?.trim() ?? ""));
  });
}

/** @param {Page} page */
async function toEnd(page) {
  await button(page, "To the end").click();
  await button(page, "Play again").waitFor();
}

/** @param {Page} page @param {string} wanted what the address holds in the end */
async function assertCompare(page, wanted) {
  let hash = "";
  await until(
    async () => {
      hash = await page.evaluate(() => location.hash);
      return hash.includes(`&compare=${wanted}`);
    },
    () => `${hash} does not hold ${wanted}`,
  );
}

test("three searches of one board show why breadth-first search is not the way", () =>
  visit(`/${board}`, async (page) => {
    await page.getByRole("button", { name: "Side by side" }).click();
    await settled(page);
    await assertAccessible(page, "three searches, ready");
    await toEnd(page);
    const finding = (await card(page).locator(".findings").textContent())?.trim() ?? "";
    assert.match(finding, /^Breadth-first holds 12,530 nodes, A\* 99 and IDA\* 26\. /);
    assert.match(finding, / 482 times as many as IDA\*\..* 24 moves, and no fewer\.$/);
    const table = (await rows(page)).map((row) => row.slice(0, 5));
    assert.deepEqual(table, [
      ["Breadth-first", "Solved: 24 moves", "10,129", "25,358", "12,530"],
      ["IDA* with Manhattan", "Solved: 24 moves", "542", "577", "26"],
      ["A* with Manhattan", "Solved: 24 moves", "98", "98", "99"],
    ]);
    assert.match((await card(page).getByRole("status").textContent()) ?? "", /has ended after [\d,]+ nodes\. Solved/);
    await assertAccessible(page, "three searches, ended");
    assert.ok((await narrowWidth(page)) <= 320);
    await assertAccessible(page, "three searches on a narrow page");
  }));

test("an address opens the very moment, and a reload brings it back", () =>
  visit(`/${board}&compare=bfs@1500;ida*:manhattan@543;iddfs::none@1500`, async (page) => {
    const moment = async () => {
      await settled(page);
      await eventually(page, () => document.querySelector("section.compare .place")?.textContent === "step 1,500");
      return (await rows(page)).map((row) => row.slice(0, 5));
    };
    const shown = await moment();
    assert.deepEqual(shown[1].slice(1), ["Solved: 24 moves", "542", "577", "26"]);
    assert.deepEqual(shown[0].slice(1, 3), ["Trying 16 moves", "1,500"]);
    assert.match(shown[2][0], /cells entered twice/);
    await page.reload();
    assert.deepEqual(await moment(), shown);
    assert.match(page.url(), /&compare=bfs@1500;ida\*:manhattan@543;iddfs::none@1500/);
    // Another address of the same board, and back.
    await page.evaluate(() => {
      location.hash = location.hash.replace(/&compare=[^&]*/, "&compare=a*:manhattan@50;bfs@50");
    });
    await eventually(page, () => document.querySelector("section.compare .place")?.textContent === "step 50");
    assert.deepEqual(
      (await rows(page)).map((row) => row[2]),
      ["50", "50"],
    );
    await page.goBack();
    assert.deepEqual(await moment(), shown);
  }));

test("the slider goes back to any step that was computed, and to it alone", () =>
  visit(`/${board}&compare=${three}`, async (page) => {
    await settled(page);
    await toEnd(page);
    const slider = card(page).getByRole("slider", { name: "Moment" });
    await slider.fill("300");
    await eventually(page, () => document.querySelector("section.compare .place")?.textContent === "step 300");
    await assertCompare(page, "bfs@300;ida*:manhattan@300;a*:manhattan@99");
    assert.equal((await rows(page))[1][2], "300");
    await slider.press("ArrowLeft");
    await assertCompare(page, "bfs@299;ida*:manhattan@299;a*:manhattan@99");
    await button(page, "To the start").click();
    await assertCompare(page, "bfs;ida*:manhattan;a*:manhattan");
    assert.deepEqual(
      (await rows(page)).map((row) => row[1]),
      ["Ready", "Ready", "Ready"],
    );
    // Nothing was lost by going back.
    assert.equal(await slider.evaluate((input) => /** @type {HTMLInputElement} */ (input).max), "10130");
  }));

test("they go on at the speed chosen, and stop where they are", () =>
  visit(`/${board}&compare=${three}`, async (page) => {
    await settled(page);
    await card(page).getByLabel("Speed").selectOption("100");
    await button(page, "Start").click();
    await eventually(page, () => {
      const [, step] = /step (\d+)/.exec(document.querySelector("section.compare .place")?.textContent ?? "") ?? [];
      return Number(step) > 30;
    });
    await button(page, "Pause").click();
    await settled(page);
    const steps = (await rows(page)).slice(0, 2).map((row) => row[2]);
    assert.equal(steps[0], steps[1]);
    assert.ok(Number(steps[0]) < 2000);
    const place = await card(page).locator(".place").textContent();
    await page.waitForTimeout(200);
    assert.equal(await card(page).locator(".place").textContent(), place);
  }));

test("by time each searches for as long, and the moment stays where the lockstep changes", () =>
  visit(`/${board}&compare=bfs@2000;ida*:manhattan@543`, async (page) => {
    await settled(page);
    await card(page).getByLabel("In step by").selectOption("time");
    await settled(page);
    await assertCompare(page, "bfs@2000;ida*:manhattan@543;time");
    assert.match((await card(page).locator(".place").textContent()) ?? "", /ms of searching$/);
    await toEnd(page);
    await assertCompare(page, "bfs@10130;ida*:manhattan@543;time");
    await assertAccessible(page, "searches in lockstep by time");
  }));

test("what published solutions do is one choice away, and each search is chosen by itself", () =>
  visit(`/${board}&compare=${three}`, async (page) => {
    await settled(page);
    await card(page)
      .getByLabel("As others search")
      .selectOption({ label: "A published solution: plain deepening, cells entered twice" });
    // What this project would choose is known by its own name.
    await assertCompare(page, "iddfs::none;ida*:carry");
    await button(page, "+ Add a search").click();
    await assertCompare(page, "iddfs::none;ida*:carry;bfs");
    const third = card(page).getByRole("group", { name: "Search 3" });
    await third.getByLabel("Engine").selectOption("a*");
    await third.getByLabel("Bound").selectOption("reach");
    await third.getByLabel("A cell twice").selectOption("none");
    await assertCompare(page, "iddfs::none;ida*:carry;a*:reach:none");
    await button(page, "Remove Iterative deepening (cells entered twice)").click();
    await assertCompare(page, "ida*:carry;a*:reach:none");
    assert.equal(
      await card(page)
        .getByRole("button", { name: /^Remove/ })
        .count(),
      0,
    );
  }));

test("all of it can be done by keyboard", () =>
  visit(`/${board}&compare=${three}`, async (page) => {
    await settled(page);
    await page.evaluate(() => document.querySelector(/** @type {any} */ ("section.compare select"))?.focus());
    await tabTo(page, /^button: To the end/);
    await page.keyboard.press("Enter");
    await button(page, "Play again").waitFor();
    await tabTo(page, /^input: Moment/, "Tab");
    await page.keyboard.press("Home");
    await eventually(page, () => document.querySelector("section.compare .place")?.textContent === "step 0");
    await tabTo(page, /^select/);
    await tabTo(page, /^input: $/);
    await page.keyboard.press("Space");
    assert.equal(await card(page).getByLabel("Logarithmic").isChecked(), true);
  }));

test("the curves change with the quantity, the scale and the colours", () =>
  visit(`/${board}&compare=bfs@3000;ida*:manhattan@543`, async (page) => {
    await settled(page);
    const picture = async () => {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      return page.evaluate(() =>
        /** @type {HTMLCanvasElement} */ (document.querySelector("section.compare canvas")).toDataURL(),
      );
    };
    const pictures = [await picture()];
    await card(page).getByLabel("Logarithmic").check();
    pictures.push(await picture());
    await card(page).getByLabel("Curve").selectOption("generated");
    pictures.push(await picture());
    await page.emulateMedia({ colorScheme: "dark" });
    pictures.push(await picture());
    assert.equal(new Set(pictures).size, pictures.length);
    await assertAccessible(page, "curves in the dark");
    assert.match(
      (await card(page).getByRole("img").getAttribute("aria-label")) ?? "",
      /^Nodes generated against Nodes taken, a line for each search/,
    );
  }));

test("a search that reaches its limit ends with what is proved, and the others go on", () =>
  visit(`/${board}&nodes=2000&compare=${three}`, async (page) => {
    await settled(page);
    await toEnd(page);
    const states = (await rows(page)).map((row) => row[1]);
    assert.match(states[0], /^Stopped at the limit on nodes: at least \d+ moves$/);
    assert.deepEqual(states.slice(1), ["Solved: 24 moves", "Solved: 24 moves"]);
    await assertAccessible(page, "a search at its limit");
  }));

test("another board is searched in the same ways from the start, and out of the mode nothing is left", () =>
  visit(`/${board}&compare=bfs;ida*:reach`, async (page) => {
    await settled(page);
    await toEnd(page);
    await putIn(page, "Wall Pushers", sample);
    await settled(page);
    await assertCompare(page, "bfs;ida*:reach");
    await toEnd(page);
    assert.deepEqual(
      (await rows(page)).map((row) => row.slice(0, 2)),
      [
        ["Breadth-first", "Solved: 16 moves"],
        ["IDA* with Reach", "Solved: 16 moves"],
      ],
    );
    await page.getByRole("group", { name: "What to see" }).getByRole("button", { name: "Play", exact: true }).click();
    await card(page).waitFor({ state: "detached" });
  }));

test("when they are closed, and out of the mode, all of them are given back to the workers", () =>
  visit(`/${board}`, async (page) => {
    await page.getByRole("button", { name: "Side by side" }).waitFor();
    // What the page asks of its workers, from now on.
    await page.evaluate(() => {
      const all = /** @type {any} */ (globalThis);
      all.held = new Set();
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (/** @type {any[]} */ ...message) {
        const [{ type, search, options }] = message;
        if (type === "create" && options.limits.bytes === 2 ** 28) all.held.add(search);
        if (type === "free") all.held.delete(search);
        return post.apply(this, /** @type {any} */ (message));
      };
    });
    const held = () => page.evaluate(() => /** @type {any} */ (globalThis).held.size);
    /** @param {import("playwright-core").Locator} way out */
    const leave = async (way) => {
      await page.getByRole("button", { name: "Side by side" }).click();
      await settled(page);
      assert.equal(await held(), 3);
      await button(page, "Remove A* with Manhattan").click();
      await eventually(page, () => /** @type {any} */ (globalThis).held.size === 2);
      await card(page).getByLabel("Speed").selectOption("10");
      await button(page, "Start").click();
      await way.click();
      await card(page).waitFor({ state: "detached" });
      assert.equal(await held(), 0);
    };
    await leave(page.getByRole("button", { name: "Side by side" }));
    await leave(page.getByRole("group", { name: "What to see" }).getByRole("button", { name: "Play", exact: true }));
  }));

test("at full speed the page stays smooth, and its memory flat", () =>
  visit("/", async (page) => {
    await putIn(page, "Wall Pushers", vastBoard(12));
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByRole("button", { name: "Side by side" }).click();
    await settled(page);
    await card(page)
      .getByLabel("As others search")
      .selectOption({ label: "A published solution: plain deepening, cells entered twice" });
    await settled(page);
    await card(page).getByLabel("Speed").selectOption("Infinity");
    await button(page, "Start").click();
    await within("90 of 100 frames", 50, () =>
      page.evaluate(async () => {
        /** @type {number[]} */
        const gaps = [];
        const end = performance.now() + 2000;
        for (let last = performance.now(); last < end;) {
          const now = await new Promise(requestAnimationFrame);
          gaps.push(now - last);
          last = now;
        }
        return gaps.sort((one, other) => one - other)[Math.floor(gaps.length * 0.9)];
      }),
    );
    await within("pausing", 500, async () => {
      if ((await button(page, "Start").count()) === 1) await button(page, "Start").click();
      await button(page, "Pause").waitFor();
      return timeOf(async () => {
        await button(page, "Pause").click();
        await settled(page);
      });
    });
    const heap = await page.evaluate(() => /** @type {any} */ (performance).memory.usedJSHeapSize);
    assert.ok(heap < 60e6, `${heap} bytes`);
  }));
