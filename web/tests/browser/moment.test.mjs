// The page's way into a search: the tabs, the board that shows it best, limits, and links to a moment.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { assertAccessible, eventually, narrowWidth, stage, until } from "./support.mjs";

/** @typedef {import("playwright-core").Page} Page */

const { visit } = stage();

const traces = readFileSync(new URL("../../../src/tests/vectors/traces.txt", import.meta.url), "utf8");
/** Of the searches, as the core has it. */
const version = /^version (\d+)/.exec(traces)?.[1];
const moment = `#v1/wall-pushers/4x6,2,4,l379X5CBD8?mode=search&engine=ida*&bound=manhattan&step=28&trace=${version}`;

/** What the search shows: enough to tell any two moments apart. @param {Page} page */
const shown = (page) =>
  page.evaluate(() => {
    const element = /** @type {any} */ (document.querySelector("fewest-moves"));
    const { step, node, path, iterations, stats, lowerBound } = element.snapshot;
    const { g, h, threshold, children } = node;
    return { step, g, h, threshold, children, path, iterations, stats, lowerBound, choice: element.choice };
  });

/** @param {Page} page @param {number} step */
const atStep = (page, step) =>
  page.waitForFunction(
    (wanted) => /** @type {any} */ (document.querySelector("fewest-moves"))?.snapshot?.step === wanted,
    step,
  );

/** @param {Page} page */
const pause = (page) => page.locator("fewest-moves").evaluate((element) => /** @type {any} */ (element).pause());

/** @param {Page} page @param {string} name */
const tab = (page, name) => page.getByRole("group", { name: "What to see" }).getByRole("button", { name });

test("one button shows a search at work, what to look for, and why breadth-first search takes more memory", () =>
  visit("/", async (page) => {
    await page.getByRole("button", { name: "Show me" }).click();
    await page.locator("section.compare .findings").getByText("Breadth-first holds 12,530 nodes").waitFor();
    await eventually(page, () => {
      const { snapshot } = /** @type {any} */ (document.querySelector("fewest-moves"));
      return snapshot !== null && snapshot.iterations.length >= 3;
    });
    await pause(page);
    const { iterations, choice } = await shown(page);
    assert.deepEqual(choice, { engine: "ida*", bound: "manhattan" });
    const thresholds = iterations.map((/** @type {any} */ { threshold }) => threshold);
    assert.deepEqual(thresholds.slice(0, 3), [8, 10, 12]);
    await page.getByRole("heading", { name: "What to look for" }).waitFor();
    await page.getByRole("heading", { name: "Why the threshold jumps" }).waitFor();
    await eventually(page, () =>
      /mode=search&engine=ida\*&bound=manhattan&step=\d+&compare=.*&trace=\d+$/.test(location.hash),
    );
    await assertAccessible(page, "the showcase");
    assert.ok((await narrowWidth(page)) <= 320);
    await assertAccessible(page, "the showcase on a narrow page");
  }));

test("the whole run of the showcase goes through the thresholds that the page names", () =>
  visit("/", async (page) => {
    await page.getByRole("button", { name: "Show me" }).click();
    await eventually(page, () => /** @type {any} */ (document.querySelector("fewest-moves")).snapshot !== null);
    await page.locator("fewest-moves").evaluate((element) => /** @type {any} */ (element).seek(543));
    await atStep(page, 543);
    const { iterations } = await shown(page);
    assert.deepEqual(
      iterations.map((/** @type {any} */ { threshold }) => threshold),
      [8, 10, 12, 14, 16, 18, 20, 22, 24],
    );
    await page.locator(".headline", { hasText: "24 moves" }).waitFor();
  }));

describe("the tabs", () => {
  test("lead from playing to the solution, to the search and back, each with its own address", () =>
    visit("/", async (page) => {
      await tab(page, "Solution").click();
      await eventually(page, () => location.hash.includes("mode=solution"));
      await tab(page, "Search").click();
      await eventually(page, () => location.hash.includes("mode=search"));
      assert.equal(await tab(page, "Search").getAttribute("aria-pressed"), "true");
      assert.equal(await tab(page, "Play").getAttribute("aria-pressed"), "false");
      await tab(page, "Play").click();
      await eventually(page, () => location.hash.includes("mode=play"));
      await page.goBack();
      await eventually(page, () => document.querySelector("fewest-moves")?.mode === "search");
    }));

  test("keep what was played by hand", () =>
    visit("/", async (page) => {
      for (const name of ["North", "East"]) await page.getByRole("button", { name, exact: true }).click();
      await tab(page, "Search").click();
      await eventually(page, () => document.querySelector("fewest-moves")?.mode === "search");
      await tab(page, "Play").click();
      await eventually(page, () => document.querySelector("fewest-moves")?.moves.join("") === "NE");
    }));
});

describe("a link to a moment", () => {
  test("opens it and survives a reload", () =>
    visit(`/${moment}`, async (page) => {
      await atStep(page, 28);
      const first = await shown(page);
      assert.equal(first.threshold, 10);
      await page.reload();
      await atStep(page, 28);
      assert.deepEqual(await shown(page), first);
      assert.equal(await page.getByRole("alert").count(), 0);
    }));

  test("of another version of the searches says that steps may have moved, and opens the board all the same", () =>
    visit(`/${moment.replace(/trace=.*/, "trace=0")}`, async (page) => {
      await page.getByRole("alert").getByText("the steps may have moved").waitFor();
      await atStep(page, 28);
    }));

  test("beyond the end of the search shows its end", () =>
    visit(`/${moment.replace("step=28", "step=999999999")}`, async (page) => {
      await atStep(page, 543);
    }));

  test("names what “automatic” stood for", () =>
    visit("/", async (page) => {
      await tab(page, "Search").click();
      await page.getByRole("button", { name: "One step on", exact: true }).click();
      await eventually(page, () => /mode=search&engine=ida\*&bound=carry&step=1&trace=\d+$/.test(location.hash));
    }));

  test("with searches side by side that cannot be read shows the board without them", () =>
    visit(`/${moment.replace("&trace", "&compare=quantum@5;;@@&trace")}`, async (page) => {
      await page.getByRole("alert").getByText("cannot be read").waitFor();
      await atStep(page, 28);
      assert.equal(await page.locator("section.compare").count(), 0);
    }));
});

describe("limits", () => {
  test("end a search with what is proved, in the solution and in the search, and are in the address", () =>
    visit("/", async (page) => {
      await page.locator("summary", { hasText: "Limits" }).click();
      await page.getByLabel("Nodes", { exact: true }).fill("5");
      await page.getByLabel("Nodes", { exact: true }).press("Tab");
      await page.getByRole("combobox", { name: "Bound" }).selectOption("none");
      await page.getByRole("combobox", { name: "Engine" }).selectOption("bfs");
      await tab(page, "Solution").click();
      await page.locator(".headline", { hasText: /^at least \d+$/ }).waitFor();
      await tab(page, "Search").click();
      await page.getByRole("button", { name: "To the end" }).click();
      await eventually(page, () => {
        const { snapshot } = /** @type {any} */ (document.querySelector("fewest-moves"));
        return snapshot?.status === "limit" && snapshot.reason === "nodes";
      });
      await eventually(page, () => location.hash.includes("&nodes=5"));
      await page.reload();
      const nodes = page.getByLabel("Nodes", { exact: true });
      await until(
        async () => (await nodes.inputValue()) === "5",
        () => "The limit does not come back.",
      );
    }));
});
