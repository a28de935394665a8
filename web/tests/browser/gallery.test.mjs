import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { shelves } from "../../page/gallery-boards.js";
import { assertAccessibleStates, assertStatus, eventually, stage, tabTo } from "./support.mjs";

const { visit } = stage();

/** @typedef {import("./support.mjs").Page} Page */

/** How many boards of the shelf that the page opens with can be solved. */
const all = shelves["wall-pushers"].filter(({ fewest }) => fewest !== null).length;

const card = (/** @type {Page} */ page) => page.locator("section.gallery");
const summary = (/** @type {Page} */ page) => card(page).getByRole("status");
const exhibit = (/** @type {Page} */ page, /** @type {string} */ title) =>
  card(page).getByRole("button", { name: title });

/** @param {Page} page */
async function open(page) {
  await page.getByRole("button", { name: "Gallery" }).click();
  await exhibit(page, "At the door").waitFor();
}

/** Solves the board at the door. @param {Page} page */
async function solveTheDoor(page) {
  await exhibit(page, "At the door").click();
  await eventually(page, () => document.querySelector("fewest-moves")?.board?.columns === 2);
  await page.getByRole("button", { name: "East", exact: true }).click();
}

describe("the gallery", () => {
  test("shows a shelf a puzzle, each board drawn, with its number and what it teaches", () =>
    visit("/", async (page) => {
      await open(page);
      assert.match((await exhibit(page, "Every cell once 24").textContent()) ?? "", /24 moves.*enters no cell twice/s);
      assert.equal(await exhibit(page, "The judge’s own").getAttribute("aria-current"), "true");
      for (const [puzzle, title] of [
        ["Escape", "One corridor"],
        ["Flood", "Nineteen"],
      ]) {
        await page.getByRole("navigation").getByRole("button", { name: puzzle, exact: true }).click();
        await exhibit(page, title).waitFor();
      }
      const cells = await card(page)
        .locator("fewest-thumbnail")
        .evaluateAll((all) => all.map((one) => one.shadowRoot?.querySelectorAll("svg [role=gridcell]").length));
      assert.deepEqual(cells, [4, 1, 9, 5, 9, 25, 36, 64, 64]);
      assert.equal(await card(page).getByRole("gridcell").count(), 0, "pictures are no boards to play on");
    }));

  test("opens a board to be played, also the second one of a text", () =>
    visit("/", async (page) => {
      await open(page);
      await exhibit(page, "The exits of the case before").click();
      await eventually(page, () => location.hash.includes("/1x3,1,1,"));
      assert.match(await page.locator("textarea").inputValue(), /^\+---\+---\+---\+\n {2}S/);
      await page.getByRole("button", { name: "Show the fewest moves" }).click();
      await assertStatus(page, /^Step \d of 3/);
      await exhibit(page, "Column first").click();
      await eventually(page, () => location.hash.includes("/2x2,1,2,") && location.hash.includes("mode=play"));
    }));

  test("keeps what was solved by hand, in how many moves, and forgets it when asked", () =>
    visit("/", async (page) => {
      await open(page);
      assert.equal(await summary(page).textContent(), `0 of ${all} solved.`);
      await exhibit(page, "A first push").click();
      await eventually(page, () => document.querySelector("fewest-moves")?.board?.rows === 2);
      for (const move of ["East", "West", "East", "South", "East", "East"]) {
        await page.getByRole("button", { name: move, exact: true }).click();
      }
      await eventually(page, () => document.querySelector("section.gallery")?.textContent?.includes("solved in 6"));
      await solveTheDoor(page);
      await card(page).getByText(`2 of ${all} solved.`).waitFor();
      await page.reload();
      await open(page);
      assert.equal(await summary(page).textContent(), `2 of ${all} solved.`);
      assert.match((await exhibit(page, "At the door").textContent()) ?? "", /solved in the fewest/);
      await page.getByRole("button", { name: "Forget what I solved" }).click();
      await eventually(page, () => document.querySelector("section.gallery")?.textContent?.includes("Forgotten."));
      await page.reload();
      await open(page);
      assert.equal(await summary(page).textContent(), `0 of ${all} solved.`);
    }));

  test("knows what was solved until the page is closed where the browser keeps nothing", () =>
    visit("/", async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(globalThis, "localStorage", {
          get() {
            throw new DOMException("No storage here.", "SecurityError");
          },
        });
      });
      await page.reload();
      await open(page);
      await solveTheDoor(page);
      await card(page).getByText(`1 of ${all} solved.`).waitFor();
      assert.match((await summary(page).textContent()) ?? "", /This browser keeps nothing/);
    }));

  for (const file of ["page-gallery-card-*.js", "page-gallery-en-*.js"]) {
    test(`says that it cannot be loaded, and tries again when it is opened again: ${file}`, () =>
      visit(
        "/",
        async (page) => {
          await page.route(`**/${file}`, (route) => route.abort());
          const opener = page.getByRole("button", { name: "Gallery" });
          await opener.click();
          await page.getByRole("alert").getByText("This page does not work here.").waitFor();
          await page.unroute(`**/${file}`);
          // The words come after the card, which then is open and says it.
          if ((await opener.getAttribute("aria-expanded")) === "true") await opener.click();
          await opener.click();
          await exhibit(page, "At the door").waitFor();
          assert.equal(await page.getByRole("alert").count(), 0);
        },
        { expect: /net::ERR_FAILED/ },
      ));
  }

  for (const kept of ["", "{", "[[1,2]]", '[["wall-pushers/1x2,2,1,x",-1]]', '{"__proto__":3}', "null"]) {
    test(`takes what somebody else wrote into the storage for nothing: ${kept}`, () =>
      visit("/", async (page) => {
        await page.evaluate((text) => localStorage.setItem("fewest-solved", text), kept);
        await page.reload();
        await open(page);
        assert.equal(await summary(page).textContent(), `0 of ${all} solved.`);
      }));
  }

  test("is used by keyboard alone", () =>
    visit("/", async (page) => {
      await tabTo(page, /Gallery/);
      await page.keyboard.press("Enter");
      await exhibit(page, "At the door").waitFor();
      await tabTo(page, /^button: At the door/);
      await page.keyboard.press("Enter");
      await eventually(page, () => document.querySelector("fewest-moves")?.board?.columns === 2);
      await tabTo(page, /Gallery/, "Shift+Tab");
      await page.keyboard.press("Enter");
      assert.equal(await card(page).count(), 0);
    }));

  test("is accessible, light and dark, also at 320 pixels and in Chinese", () =>
    visit("/", (page) =>
      assertAccessibleStates(page, {
        "the shelf": open,
        "something solved": async () => {
          await solveTheDoor(page);
          await page.getByText("solved in the fewest").waitFor();
        },
        "in Chinese": async () => {
          await page.getByRole("button", { name: "中文" }).click();
          await page.getByText("先列后行").waitFor();
        },
      }),
    ));
});
