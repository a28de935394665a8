// The tree of a search on the page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible, eventually, narrowWidth, stage, until, within } from "./support.mjs";

/** @typedef {import("playwright-core").Page} Page */

const { visit } = stage();

/** @param {string} search @param {number} step */
const at = (search, step) => `/#v1/wall-pushers/4x6,2,4,l379X5CBD8?mode=search&${search}&step=${step}`;
const idaStar = "engine=ida*&bound=manhattan";

/** @param {Page} page */
const card = (page) => page.locator("section.tree");

/** @param {Page} page @param {string | RegExp} wanted */
async function assertFinding(page, wanted) {
  const finding = card(page).locator(".findings");
  let text = "";
  await until(
    async () => {
      text = ((await finding.textContent()) ?? "").replaceAll(/\s+/g, " ").trim();
      return typeof wanted === "string" ? text === wanted : wanted.test(text);
    },
    () => `“${text}” is not ${wanted}`,
  );
}

/** So high that the board is in sight as well: a search that nobody sees waits. */
const high = { viewport: { width: 1280, height: 3000 } };

/** @param {Page} page */
const open = (page) => page.getByRole("button", { name: "The tree", exact: true }).click();
/** @param {Page} page */
const step = (page) =>
  page.evaluate(() => /** @type {any} */ (document.querySelector("fewest-moves")).snapshot?.step ?? -1);

/** What is drawn, as a picture, once it has been drawn. @param {Page} page */
async function picture(page) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() =>
    /** @type {HTMLCanvasElement} */ (document.querySelector("section.tree canvas")).toDataURL(),
  );
}

test("the tree is that of the iteration that is looked at, with what was cut, and follows the search", () =>
  visit(at(idaStar, 400), async (page) => {
    await open(page);
    await assertFinding(page, "All 92 nodes.");
    const iteration = card(page).getByLabel("Iteration");
    assert.match((await iteration.locator("option").first().textContent()) ?? "", /The one shown: 8, threshold 22/);
    await assertAccessible(page, "the tree");
    assert.match(
      (await card(page).getByRole("img").getAttribute("aria-label")) ?? "",
      /^Picture of the tree\. All 92 nodes\. Step 400: north, g 14, h 4, f 18\.$/,
    );
    await page.evaluate(() => /** @type {any} */ (document.querySelector("fewest-moves")).seek(30));
    await assertFinding(page, "All 37 nodes.");
    // One that was chosen stays.
    await iteration.selectOption({ label: "9, threshold 24" });
    await assertFinding(page, "All 96 nodes. The node in hand is not among them.");
    await page.evaluate(() => /** @type {any} */ (document.querySelector("fewest-moves")).seek(500));
    await assertFinding(page, "All 96 nodes.");
    assert.ok((await narrowWidth(page)) <= 320);
    await assertAccessible(page, "the tree on a narrow page");
  }));

test("a dot that is pointed at is told, and chosen the search goes to its step", () =>
  visit(
    at(idaStar, 400),
    async (page) => {
      await open(page);
      await assertFinding(page, "All 92 nodes.");
      await page.waitForTimeout(300);
      const canvas = card(page).locator("canvas");
      await canvas.scrollIntoViewIfNeeded();
      const box = /** @type {{ x: number, y: number, width: number, height: number }} */ (await canvas.boundingBox());
      const told = card(page).locator(".pointed");
      // Along the line of the second generation there are three nodes.
      const found = new Map();
      for (let x = 40; x < box.width; x += 12) {
        await page.mouse.move(box.x + x, box.y + 54);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        const [, number] = /^\s*Step (\d+): \w+, g 1,/.exec((await told.textContent()) ?? "") ?? [];
        if (number !== undefined) found.set(Number(number), x);
      }
      assert.deepEqual([...found.keys()], [357, 405, 410]);
      await page.mouse.click(box.x + found.get(410), box.y + 54);
      await eventually(page, () => /** @type {any} */ (document.querySelector("fewest-moves")).snapshot.step === 410);
      // Whoever drags chooses nothing, not even where the pointer is let go above a dot.
      await page.mouse.move(box.x + found.get(357), box.y + 54);
      await page.mouse.down();
      await page.mouse.move(box.x + found.get(405), box.y + 54, { steps: 4 });
      await page.mouse.up();
      await page.waitForTimeout(300);
      assert.equal(await step(page), 410);
    },
    high,
  ));

test("keys, buttons and the wheel zoom and move it, and the page keeps its wheel until it is clicked", () =>
  visit(at("engine=bfs", 2000), async (page) => {
    await open(page);
    await assertFinding(page, "The first 3,000 nodes; there are more.");
    await assertAccessible(page, "a large tree");
    const whole = await picture(page);
    const canvas = card(page).locator("canvas");
    await canvas.scrollIntoViewIfNeeded();
    await canvas.hover();
    await page.evaluate(() => scrollBy(0, -200));
    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 60);
    await page.waitForFunction((before) => scrollY > before, scrolled);
    assert.equal(await picture(page), whole);

    await canvas.focus();
    const pictures = [whole];
    for (const key of ["+", "+", "ArrowRight", "-", "c"]) {
      await page.keyboard.press(key);
      pictures.push(await picture(page));
    }
    assert.equal(new Set(pictures).size, pictures.length);
    await page.keyboard.press("0");
    assert.equal(await picture(page), whole);
    await canvas.hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -100);
    assert.notEqual(await picture(page), whole);
    assert.equal(await page.evaluate(() => scrollY), before);

    await card(page).getByRole("button", { name: "All", exact: true }).click();
    assert.equal(await picture(page), whole);
    for (const name of ["Zoom in", "To the left", "To the right", "Zoom out", "Node in hand"]) {
      await card(page).getByRole("button", { name, exact: true }).click();
    }
    assert.notEqual(await picture(page), whole);
  }));

test("the path to the node in hand is there in words, each of its nodes a way to its step", () =>
  visit(
    at(idaStar, 50),
    async (page) => {
      await open(page);
      await assertFinding(page, /^All \d+ nodes\.$/);
      await card(page).getByText("The path to the node in hand, in words").click();
      const nodes = card(page)
        .getByRole("listitem")
        .filter({ has: page.getByRole("button") });
      assert.equal(await nodes.count(), 3);
      assert.match((await nodes.first().textContent()) ?? "", /Step 29: the start, g 0, h 8, f 8\./);
      assert.match((await card(page).locator("ol").textContent()) ?? "", /On its own path: \w+\./);
      await assertAccessible(page, "the path in words");
      await nodes.nth(1).getByRole("button").click();
      await eventually(
        page,
        () => /** @type {any} */ (document.querySelector("fewest-moves")).snapshot.path.length === 1,
      );
      await until(
        async () => (await nodes.count()) === 2,
        () => "The path in words did not follow.",
      );
    },
    high,
  ));

test("in the dark it is drawn anew", () =>
  visit(at(idaStar, 400), async (page) => {
    await open(page);
    await assertFinding(page, "All 92 nodes.");
    const light = await picture(page);
    await page.emulateMedia({ colorScheme: "dark" });
    assert.notEqual(await picture(page), light);
    await assertAccessible(page, "the tree in the dark");
  }));

test("drawing three thousand nodes holds up no frame for long", () =>
  within("a task", 200, async () => {
    let longest = Infinity;
    await visit(at("engine=bfs", 2000), async (page) => {
      await page.evaluate(() => {
        const all = /** @type {any} */ (globalThis);
        all.longest = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) all.longest = Math.max(all.longest, duration);
        }).observe({ entryTypes: ["longtask"] });
      });
      await open(page);
      await assertFinding(page, "The first 3,000 nodes; there are more.");
      longest = await page.evaluate(() => /** @type {any} */ (globalThis).longest);
    });
    return longest;
  }));
