// The trace of a search as a file.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { assertAccessible, narrowWidth, putIn, stage, vastBoard } from "./support.mjs";

/** @typedef {import("playwright-core").Page} Page */

const { visit } = stage();
const address = "/#v1/wall-pushers/4x6,2,4,l379X5CBD8?mode=search&engine=ida*&bound=manhattan";

/** @param {Page} page */
const card = (page) => page.locator("section.trace");

/** @param {Page} page */
async function open(page) {
  await page.getByRole("button", { name: "The trace as a file", exact: true }).click();
  await card(page).waitFor();
}

/** @param {Page} page */
async function saved(page) {
  const download = page.waitForEvent("download");
  await card(page).getByRole("button", { name: "Make the file" }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("the whole search is saved as JSON lines", () =>
  visit(address, async (page) => {
    await open(page);
    await assertAccessible(page, "the export");
    const { name, text } = await saved(page);
    assert.equal(name, "fewest-wall-pushers-ida-star-manhattan.trace.jsonl");
    const [head, ...steps] = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    assert.deepEqual([head.format, head.steps, head.complete], ["fewest-trace", 543, true]);
    assert.equal(steps.length, 543);
    assert.deepEqual(steps.at(-1).f, 24);
    const told = card(page).locator(".findings");
    assert.match(
      (await told.textContent()) ?? "",
      /manhattan\.trace\.jsonl: 543 steps, \d+ kB\. That is the whole search\./,
    );
    await assertAccessible(page, "the export, done");
    assert.ok((await narrowWidth(page)) <= 320);
  }));

test("and in the form of Posthoc", () =>
  visit(address, async (page) => {
    await open(page);
    await card(page).getByLabel("Form").selectOption("posthoc");
    const { name, text } = await saved(page);
    assert.equal(name, "fewest-wall-pushers-ida-star-manhattan.trace.json");
    const { version, events } = JSON.parse(text);
    assert.equal(version, "1.4.0");
    assert.equal(events.filter((/** @type {any} */ { type }) => type === "source").length, 9);
  }));

test("a small one is copied", () =>
  visit(
    address.replace("manhattan", "carry"),
    async (page) => {
      await open(page);
      const { text } = await saved(page);
      await card(page).getByRole("button", { name: "Copy" }).click();
      await card(page).getByText("Copied", { exact: true }).waitFor();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text);
    },
    { permissions: ["clipboard-read", "clipboard-write"] },
  ));

test("a long one tells how far it is, and stops when asked to", () =>
  visit("/", async (page) => {
    await putIn(page, "Wall Pushers", vastBoard(12));
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.locator(".what").getByLabel("Engine").selectOption("bfs");
    await open(page);
    await card(page).getByRole("button", { name: "Make the file" }).click();
    await card(page)
      .getByText(/^Writing: [\d,]+ of 200,000 steps\.$/)
      .waitFor();
    await assertAccessible(page, "the export under way");
    await card(page).getByRole("button", { name: "Stop" }).click();
    await card(page).getByText("Stopped: no file was made.").waitFor();
    assert.equal(await card(page).getByRole("progressbar").count(), 0);
  }));
