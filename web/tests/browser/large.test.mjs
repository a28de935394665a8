import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  allWithin,
  assertAccessible,
  assertStatus,
  eventually,
  focused,
  sample,
  sampleAnswer,
  stage,
  timeOf,
  untilShown,
  within,
} from "./support.mjs";

const { visit } = stage();

/** @typedef {import("playwright-core").Page} Page */

/** The longest that the page may stand still, in milliseconds; laying out a text of megabytes takes many seconds. */
const longestFrame = 700;

/** Ways to make large texts in the page. */
const texts = Object.freeze({
  "lines of numbers": () => "1 2 3 4 5 6\n".repeat(850_000),
  "one line of letters": () => "a".repeat(10_000_000),
  "digits and what is no text": () => `${"1".repeat(9_999_999)}\uFFFD`,
  "cases that are all right but for the last": () => {
    const one = "2 3\n10 2 10 10 2 6\n3 12 11 14 9 4\n13 15 3 6 15 13\n14 11 12 9 14 11\n";
    return `${one.repeat(40_000)}2 3\nx\n`;
  },
});

/**
 * How long the page stands still while something is done, in milliseconds.
 * @param {Page} page @param {() => Promise<unknown>} act
 */
async function longestPause(page, act) {
  await page.evaluate(() => {
    const all = /** @type {any} */ (globalThis);
    let last = performance.now();
    all.longestFrame = 0;
    const frame = () => {
      const now = performance.now();
      all.longestFrame = Math.max(all.longestFrame, now - last);
      last = now;
      all.watch = requestAnimationFrame(frame);
    };
    all.watch = requestAnimationFrame(frame);
  });
  await act();
  return page.evaluate(async () => {
    const all = /** @type {any} */ (globalThis);
    // What a change costs may come with the frame after it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    cancelAnimationFrame(all.watch);
    return /** @type {number} */ (all.longestFrame);
  });
}

/** The page never stands still for long. @param {Page} page @param {() => Promise<unknown>} act to be done anew each time */
const assertNotFrozen = (page, act) => within("standing still", longestFrame, () => longestPause(page, act));

/**
 * Puts a text into the page as a browser does, without the machine's clipboard.
 * @param {Page} page @param {"drop" | "paste" | "dropText"} way
 */
const put = (page, way) =>
  page.evaluate((way) => {
    const text = /** @type {any} */ (globalThis).largeText;
    const area = /** @type {HTMLTextAreaElement} */ (document.querySelector("textarea"));
    const data = new DataTransfer();
    if (way === "drop") data.items.add(new File([text], "large.txt"));
    else data.setData("text/plain", text);
    area.select();
    const options = { bubbles: true, cancelable: true };
    if (way === "paste") area.dispatchEvent(new ClipboardEvent("paste", { ...options, clipboardData: data }));
    else area.dispatchEvent(new DragEvent("drop", { ...options, dataTransfer: data }));
  }, way);

/** Makes room for another text, where one is there that is too long to be edited. @param {Page} page */
async function clear(page) {
  const button = page.getByRole("button", { name: "Clear" });
  if ((await button.count()) > 0) await button.click();
}

/** @param {Page} page @param {() => string} make */
const make = (page, make) => page.evaluate(`globalThis.largeText = (${make})()`);

/** @param {Page} page */
const complaint = (page) => page.locator("#board-problem p");

/** How often each of these has changed since it was watched, by selector. @param {Page} page @param {string[]} selectors */
const watchChanges = (page, selectors) =>
  page.evaluate((selectors) => {
    const all = /** @type {any} */ (globalThis);
    all.changes = {};
    for (const selector of selectors) {
      all.changes[selector] = 0;
      new MutationObserver(() => (all.changes[selector] += 1)).observe(
        /** @type {Element} */ (document.querySelector(selector)),
        { childList: true, characterData: true, subtree: true },
      );
    }
  }, selectors);

/** How often they have changed by now. @param {Page} page @returns {Promise<Record<string, number>>} */
const changes = (page) => page.evaluate(() => ({ .../** @type {any} */ (globalThis).changes }));

/** @param {Page} page @param {number} count */
const putCases = (page, count) =>
  page.evaluate(
    ({ one, count }) => {
      /** @type {any} */ (globalThis).largeText = `${one.repeat(count)}0 0\n`;
    },
    { one: sample.replace(/0 0\s*$/, ""), count },
  );

describe("a text of megabytes", () => {
  for (const [way, what] of /** @type {const} */ ([
    ["drop", "lines of numbers"],
    ["dropText", "lines of numbers"],
    ["paste", "lines of numbers"],
    ["drop", "one line of letters"],
    ["drop", "digits and what is no text"],
    ["drop", "cases that are all right but for the last"],
  ])) {
    test(`${way}, ${what}: one message, and the page goes on`, () =>
      visit("/", async (page) => {
        await assertStatus(page, /^Leave the board/);
        await make(page, texts[what]);
        await assertNotFrozen(page, async () => {
          await clear(page);
          await put(page, way);
          await complaint(page).waitFor();
        });
        assert.match((await complaint(page).textContent()) ?? "", /^Line [\d,]+, column [\d,]+: .{10,150}$/);
        assert.equal(await page.locator("textarea").count(), 0);
        // The board before is still there.
        await page.getByRole("button", { name: "North" }).click();
        await assertStatus(page, "North, pushing a wall.");
      }));
  }

  test("from a file shows how it begins, and gives way to another one", () =>
    visit("/", async (page) => {
      await assertStatus(page, /^Leave the board/);
      const buffer = Buffer.from("1 2 3 4 5 6\n".repeat(833_333));
      await page.locator("input[type=file]").setInputFiles({ name: "many.txt", mimeType: "text/plain", buffer });
      await complaint(page).waitFor();
      await page.getByText(/^“many\.txt” of 9,999,996 characters, too long to be edited here/).waitFor();
      const beginning = await page.getByRole("region", { name: "Your board" }).textContent();
      assert.match(beginning ?? "", /^(1 2 3 4 5 6\n){6}1 2 3 4 5 6…$/);
      await assertAccessible(page, "with a long text");
      await page.getByRole("button", { name: "Clear" }).click();
      assert.match(await focused(page), /^textarea/);
      assert.equal(await page.locator("textarea").inputValue(), "");
      assert.equal(await complaint(page).count(), 0);
      await page.locator("textarea").fill(`1 1\n${"0 0 0 0 0 0\n".repeat(4)}0 0\n`);
      await eventually(page, () => location.hash.includes("/4x6,1,1,"));
    }));

  test("pasted over the one before takes its place", () =>
    visit("/", async (page) => {
      await assertStatus(page, /^Leave the board/);
      await make(page, texts["one line of letters"]);
      await put(page, "paste");
      await complaint(page).waitFor();
      await page.evaluate((text) => {
        const data = new DataTransfer();
        data.setData("text/plain", text);
        const paste = new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data });
        document.querySelector("pre.answer")?.dispatchEvent(paste);
      }, sample);
      await eventually(page, () => document.querySelector("textarea")?.value.startsWith("2 3"));
      assert.equal(await complaint(page).count(), 0);
    }));
});

describe("thousands of cases", () => {
  test("are opened quickly, listed in parts, and each of them can be reached", () =>
    visit("/", async (page) => {
      await assertStatus(page, /^Leave the board/);
      await putCases(page, 20_000);
      await assertNotFrozen(page, async () => {
        await clear(page);
        await untilShown(page, () => put(page, "drop"));
        await page.getByText("Cases 1 to 50 of 20,000").waitFor();
      });
      assert.equal(await page.locator(".cases button").count(), 50);
      await assertAccessible(page, "with many cases");
      await page.getByRole("button", { name: "Later" }).click();
      await page.getByRole("button", { name: "Case 100" }).waitFor();
      await assertNotFrozen(page, async () => {
        for (const [number, listed] of [
          ["1", "1 to 50"],
          ["19999", "19,951 to 20,000"],
        ]) {
          await page.getByLabel("Go to case").fill(number);
          await page.keyboard.press("Enter");
          await page.getByText(`Cases ${listed} of 20,000`).waitFor();
        }
      });
      assert.match((await page.locator(".cases [aria-current=true]").textContent()) ?? "", /Case 19,999/);
      assert.equal(await page.getByRole("button", { name: "Later" }).isDisabled(), true);
      await page.getByRole("button", { name: "North" }).click();
      await eventually(page, () => location.hash.endsWith("moves=N"));
      await page.reload();
      await page.getByText("Cases 19,951 to 20,000 of 20,000").waitFor();
    }));

  test("are answered about as fast as they are searched, drawn and said now and then", () =>
    visit("/", async (page) => {
      await assertStatus(page, /^Leave the board/);
      const count = 5000;
      await putCases(page, count);
      await put(page, "drop");
      await page.getByText("Cases 1 to 50 of 5,000").waitFor();
      const status = ".cases ~ .buttons:last-child [role=status]";
      await watchChanges(page, [status, ".cases"]);
      await allWithin({ "a thousand cases": 4000, "standing still": longestFrame }, async () => {
        const before = await changes(page);
        let took = 0;
        const pause = await longestPause(page, async () => {
          took = await timeOf(async () => {
            // Where all have their answer, they are answered once more.
            await page.getByRole("button", { name: "Answer all cases" }).click();
            await page.getByText("0 of 5,000 answered.", { exact: true }).waitFor();
            await page.getByText("5,000 of 5,000 answered.").waitFor({ timeout: 60_000 });
          });
        });
        const after = await changes(page);
        const said = after[status] - before[status];
        const drawn = after[".cases"] - before[".cases"];
        assert.ok(said <= 3 + took / 10_000, `It was said ${said} times in ${took} ms.`);
        assert.ok(drawn <= 2 + took / 200, `It was drawn ${drawn} times in ${took} ms.`);
        return { "a thousand cases": (1000 * took) / count, "standing still": pause };
      });
      await page.getByRole("button", { name: "Case 50 16 moves" }).waitFor();
    }));

  test("give a list of answers that is shown as it begins and copied whole", () =>
    visit(
      "/",
      async (page) => {
        await assertStatus(page, /^Leave the board/);
        await putCases(page, 12_000);
        await put(page, "drop");
        await page.getByRole("button", { name: "Answer all cases" }).click();
        await page.getByText("12,000 of 12,000 answered.").waitFor({ timeout: 60_000 });
        const shown = page.getByRole("region", { name: "In the judge's form" });
        assert.equal(await shown.textContent(), `${`${sampleAnswer}\n`.repeat(6)}${sampleAnswer}…`);
        await assertNotFrozen(page, async () => {
          await page.getByRole("button", { name: "Copy" }).click();
          await page.getByText("Copied").waitFor();
        });
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        assert.equal(copied, `${sampleAnswer}\n`.repeat(12_000));
      },
      { permissions: ["clipboard-read", "clipboard-write"] },
    ));

  test("are stopped at once and gone on with later", () =>
    visit("/", async (page) => {
      await putCases(page, 5000);
      await assertStatus(page, /^Leave the board/);
      await put(page, "drop");
      await page.getByRole("button", { name: "Answer all cases" }).click();
      await page.getByRole("button", { name: "Case 1 16 moves" }).waitFor();
      await page.getByRole("button", { name: "Stop" }).click();
      const said = page.getByText(/^[\d,]+ of 5,000 answered\.$/);
      const stopped = await said.textContent();
      await page.waitForTimeout(500);
      assert.equal(await said.textContent(), stopped);
      await page.getByRole("button", { name: "Answer all cases" }).click();
      assert.equal(await said.textContent(), stopped);
      await page.getByRole("progressbar", { name: "All cases" }).waitFor();
    }));
});

describe("an address with a game that cannot be played", () => {
  const board = "#v1/wall-pushers/4x6,2,3,A1e6r-x7P8?";
  for (const [what, query, said, rest] of [
    ["letters that are no moves", "mode=play&moves=XYZ", /^Move 1 .* cannot be made: the name of a move .*“X”\./, ""],
    [
      "moves that the rules refuse",
      "mode=play&moves=NWWW",
      /^Move 3 .* cannot be made: the outline does not move\./,
      "&moves=NW",
    ],
    ["a step of no game", "step=3", /^This address asks for step 3 of a game that ends before it/, ""],
    [
      "moves after the end",
      "moves=NESESEENNWNWWWWWE",
      /^Move 17 .*: the board is solved before it\./,
      "&moves=NESESEENNWNWWWWW",
    ],
  ]) {
    test(`${what}: it says so, shows what can be played, and tells the truth`, () =>
      visit(`/${board}${query}`, async (page) => {
        await page
          .getByRole("alert")
          .getByText(/** @type {RegExp} */ (said))
          .waitFor();
        assert.equal(new URL(page.url()).hash, `${board}mode=play${rest}`);
        await page.reload();
        await eventually(page, () => document.querySelector("fewest-moves")?.board);
        assert.equal(await page.getByRole("alert").count(), 0);
        const moves = await page.evaluate(() => document.querySelector("fewest-moves")?.moves.join(""));
        assert.equal(rest, moves === "" ? "" : `&moves=${moves}`);
      }));
  }
});
