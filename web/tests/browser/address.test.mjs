import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { assertStatus, eventually, sample, stage, stopAt } from "./support.mjs";

const { visit } = stage();

/** @param {import("playwright-core").Page} page */
const view = (page) =>
  page.evaluate(() => {
    const element = document.querySelector("fewest-moves");
    return {
      moves: element?.moves.join(""),
      mode: element?.mode,
      step: element?.step,
      engine: element?.engine,
      bound: element?.bound,
      case: element?.case,
      board: element?.board?.write("link"),
      text: document.querySelector("textarea")?.value,
    };
  });

describe("the address", () => {
  test("stays clean until something is done, then holds the board and the mode", () =>
    visit("/", async (page) => {
      await assertStatus(page, /^Leave the board/);
      await page.waitForTimeout(400);
      assert.equal(new URL(page.url()).hash, "");
      await page.getByRole("button", { name: "North" }).click();
      await eventually(page, () => /^#v1\/wall-pushers\/4x6,2,3,[\w-]+\?mode=play&moves=N$/.test(location.hash));
    }));

  test("brings the same view after a reload: step, engine and bound by their own names", () =>
    visit("/", async (page) => {
      await stopAt(page, 1);
      await page.getByRole("button", { name: "Show the fewest moves" }).click();
      await page.locator("fewest-moves").getByRole("button", { name: "Play", exact: true }).waitFor();
      await assertStatus(page, /^Step 1 of 16/);
      await page.getByRole("button", { name: "One step on" }).click();
      await assertStatus(page, /^Step 2 of 16/);
      await eventually(page, () => /\?mode=solution&engine=ida\*&bound=carry&step=2$/.test(location.hash));
      await page.reload();
      await assertStatus(page, "Step 2 of 16: East, pushing a wall.");
      const { mode, step, engine, bound } = await view(page);
      assert.deepEqual({ mode, step, engine, bound }, { mode: "solution", step: 2, engine: "ida*", bound: "carry" });
    }));

  test("brings back a game played by hand", () =>
    visit("/", async (page) => {
      for (const name of ["North", "East"]) await page.getByRole("button", { name }).click();
      await eventually(page, () => location.hash.endsWith("moves=NE"));
      await page.reload();
      await eventually(page, () => document.querySelector("fewest-moves")?.moves.join("") === "NE");
      await page.getByRole("button", { name: "Undo" }).click();
      await assertStatus(page, "Taken back: east.");
    }));

  test("back and forward bring the boards and modes before and after", () =>
    visit("/", async (page) => {
      await page.getByRole("button", { name: "Show the fewest moves" }).click();
      await eventually(page, () => location.hash.includes("mode=solution"));
      await page.getByRole("button", { name: "Play it yourself" }).click();
      await eventually(page, () => location.hash.includes("mode=play"));
      await page.locator("textarea").fill(`1 1\n${"0 0 0 0 0 0\n".repeat(4)}0 0\n`);
      await eventually(page, () => location.hash.includes("/4x6,1,1,"));
      await page.goBack();
      await eventually(page, () => location.hash.includes("/4x6,2,3,"));
      await eventually(page, () => document.querySelector("textarea")?.value.startsWith("2 3"));
      assert.equal((await view(page)).mode, "play");
      await page.goBack();
      await eventually(page, () => document.querySelector("fewest-moves")?.mode === "solution");
      await page.goForward();
      await page.goForward();
      await eventually(page, () => document.querySelector("textarea")?.value.startsWith("1 1"));
    }));

  test("all cases of a text are there again after a reload, and the one that was chosen", () =>
    visit("/", async (page) => {
      const two = `${sample.replace(/0 0\s*$/, "")}1 1\n${"0 0 0 0 0 0\n".repeat(4)}0 0\n`;
      await page.getByRole("grid").waitFor();
      await page.locator("textarea").fill(two);
      await page.getByRole("button", { name: "Case 2" }).click();
      await eventually(page, () => location.hash.includes("/4x6,1,1,"));
      await page.reload();
      await page.getByRole("button", { name: "Case 2" }).waitFor();
      const { case: chosen, text } = await view(page);
      assert.equal(chosen, 2);
      assert.equal(text, two);
    }));

  test("works for somebody else: the board is put in as text", () =>
    visit("/", async (page) => {
      await page.locator("textarea").fill("+---+---+\n|     S  \n+---+---+\n");
      await eventually(page, () => location.hash.includes("/1x2,2,1,"));
      const address = page.url();
      const other = await page.context().newPage();
      await other.goto(address);
      await eventually(other, () => document.querySelector("fewest-moves")?.board?.rows === 1);
      const { text, board } = await view(other);
      assert.equal(text, "2 1\n11 10\n0 0\n");
      assert.equal(board, (await view(page)).board);
    }));

  for (const [what, fragment, said] of [
    ["of another version", "#v9/wall-pushers/4x6,2,3,AAAA", /another version/],
    ["of something else", "#top", /does not describe a board/],
    [
      "with a broken board",
      "#v1/wall-pushers/4x6,9,9,AAAA",
      /The board in this address cannot be read\. Line 1, column/,
    ],
    ["with an unknown puzzle", "#v1/constructor/4x6,2,3,AA", /a puzzle that there is not, “constructor”/],
    ["with an unknown bound", "#v1/wall-pushers/1x1,1,1,A?bound=magic", /a bound that there is not, “magic”/],
    ["with markup", "#v1/wall-pushers/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", /does not describe a board/],
    ["as long as a book", `#v1/wall-pushers/${"A".repeat(60000)}`, /too long/],
    ["with a huge size", "#v1/wall-pushers/99999x99999,1,1,AAAA", /cannot be read/],
    ["with impossible moves", "#v1/wall-pushers/1x1,1,1,A?moves=!!", /moves in this address/],
  ]) {
    test(`${what} gets a message and the sample, nothing worse`, () =>
      visit(`/${fragment}`, async (page) => {
        await page
          .getByRole("alert")
          .getByText(/** @type {RegExp} */ (said))
          .waitFor();
        assert.match((await view(page)).text ?? "", /^2 3\n/);
        assert.equal(await page.locator("img").count(), 0);
        await page.getByRole("button", { name: "North" }).click();
        await assertStatus(page, "North, pushing a wall.");
      }));
  }

  test("with moves that the rules refuse shows the game up to there", () =>
    visit("/", async (page) => {
      await page.getByRole("button", { name: "North" }).click();
      await eventually(page, () => location.hash.endsWith("moves=N"));
      const address = page.url().replace("moves=N", "moves=NWWNE");
      await page.goto("about:blank");
      await page.goto(address);
      // After the second move the outline is in the west.
      await eventually(page, () => document.querySelector("fewest-moves")?.moves.join("") === "NW");
    }));
});
