// What somebody does while the page is still waiting for its module is done all the same once that is there.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertStatus, eventually, stage } from "./support.mjs";

/** @typedef {import("./support.mjs").Page} Page */

const { visit, overrides } = stage();
// A picture is no page, and has no icon of its own.
overrides["/favicon.ico"] = { status: 200, type: "image/x-icon", body: "" };

const roomy = `1 1\n${"0 0 0 0 0 0\n".repeat(4)}0 0\n`;

/**
 * Does something on a page whose module has not come yet, then lets the module come.
 * @param {string} path
 * @param {(page: Page) => Promise<void>} act
 * @param {(page: Page) => Promise<void>} check
 */
const early = (path, act, check) =>
  visit("/icon.svg", async (page) => {
    /** @type {(value: void) => void} */
    let release = () => {};
    const released = new Promise((resolve) => {
      release = resolve;
    });
    await page.route("**/core.wasm", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(new URL(path, page.url()).href);
    await act(page);
    assert.equal(await page.getByRole("grid").count(), 0);
    release();
    await check(page);
  });

/** @param {Page} page @param {string} part of the address's fragment */
const addressed = (page, part) =>
  page.waitForFunction((part) => location.hash.includes(part), part, { timeout: 10_000 });

/** @param {Page} page */
const typed = (page) => page.locator("textarea").inputValue();

test("a text that was typed is read, whatever the address says", () =>
  early(
    "/#v1/wall-pushers/4x6,2,4,l379X5CBD8?mode=solution",
    (page) => page.locator("textarea").fill(roomy),
    async (page) => {
      await addressed(page, "/4x6,1,1,");
      assert.equal(await typed(page), roomy);
      assert.equal(await page.evaluate(() => document.querySelector("fewest-moves")?.mode), "play");
    },
  ));

test("what is typed into the box that the sample comes into takes its place", () =>
  early(
    "/",
    (page) => page.locator("textarea").focus(),
    async (page) => {
      await page.getByRole("grid").waitFor();
      assert.notEqual(await typed(page), "");
      await page.keyboard.insertText(roomy);
      await addressed(page, "/4x6,1,1,");
      assert.equal(await typed(page), roomy);
      // A place that somebody has chosen is left alone.
      await page.locator("textarea").evaluate((/** @type {HTMLTextAreaElement} */ box) => box.setSelectionRange(2, 2));
      await page.getByRole("button", { name: "The sample" }).evaluate((/** @type {HTMLElement} */ one) => one.click());
      await page.waitForFunction(() => document.querySelector("textarea")?.value.startsWith("2 3"));
      const selected = await page
        .locator("textarea")
        .evaluate((/** @type {HTMLTextAreaElement} */ box) => [box.selectionStart, box.selectionEnd]);
      assert.equal(selected[0], selected[1]);
    },
  ));

test("a text that is wrong stays, with what is wrong with it, beside the sample", () =>
  early(
    "/",
    (page) => page.locator("textarea").fill("2 3\n1 2"),
    async (page) => {
      await page.getByRole("button", { name: "Go to the place" }).waitFor();
      await assertStatus(page, /^Leave the board/);
      assert.equal(await typed(page), "2 3\n1 2");
      await page.getByRole("button", { name: "North" }).click();
      await addressed(page, "?mode=play&moves=N");
    },
  ));

test("another puzzle is begun with its sample, or with what was typed after that", async () => {
  const flood = (/** @type {Page} */ page) =>
    page.getByRole("navigation").getByRole("button", { name: "Flood", exact: true }).click();
  await early("/", flood, async (page) => {
    await page.getByRole("grid", { name: /Flood/ }).waitFor();
    assert.match(await typed(page), /^\d+\n/);
  });
  await early(
    "/",
    async (page) => {
      await flood(page);
      await page.locator("textarea").fill("2\n0 1\n1 0\n0\n");
    },
    async (page) => {
      await page.getByRole("grid", { name: /Flood.* 2 / }).waitFor();
      assert.equal(await typed(page), "2\n0 1\n1 0\n0\n");
    },
  );
});

test("a size alone is meant for the text that the page begins with", () =>
  early(
    "/",
    async (page) => {
      await page.getByText("Another size or start").click();
      await page.getByRole("spinbutton", { name: "Rows" }).fill("2");
    },
    async (page) => {
      await eventually(page, () => document.querySelector("textarea")?.value.startsWith("2 3\n"));
      assert.equal(await page.getByRole("spinbutton", { name: "Rows" }).inputValue(), "2");
      await page.locator(".complaint.problem").first().waitFor();
    },
  ));

test("a mode that was chosen, and moves of one's own, are shown", async () => {
  await early(
    "/",
    (page) => page.getByRole("button", { name: "Solution", exact: true }).click(),
    (page) => assertStatus(page, /^Out in 16 moves/),
  );
  await early(
    "/",
    async (page) => {
      const own = page.locator("form.own input");
      await own.fill("NE");
      await own.press("Enter");
    },
    (page) => eventually(page, () => document.querySelector("fewest-moves")?.moves.join("") === "NE"),
  );
});

test("the showcase is shown", () =>
  early(
    "/",
    (page) => page.getByRole("button", { name: /^Show/ }).first().click(),
    (page) => eventually(page, () => Number(document.querySelector("fewest-moves")?.snapshot?.step) > 3),
  ));
