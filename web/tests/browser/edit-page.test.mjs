import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import fc from "fast-check";
import { Fewest } from "../../api.js";
import { huge } from "../../../wasm_tests/boards.mjs";
import {
  assertAccessible,
  assertAccessibleStates,
  assertStatus,
  eventually,
  press,
  root,
  sample,
  stage,
  tag,
} from "./support.mjs";

/** @typedef {import("playwright-core").Page} Page */

const { visit, visitTags, overrides } = stage();
const fewest = await Fewest.load({ url: new URL("../../../build/wasm/core.wasm", import.meta.url) });

const worker = readFileSync(`${root}dist/solver-worker.js`, "utf8");
/** A worker whose answers are long on their way. @param {number} milliseconds */
const slowWorker = (milliseconds) => ({
  type: "text/javascript",
  body: `const post = self.postMessage.bind(self);
    self.postMessage = (message) => setTimeout(() => post(message), ${milliseconds});
    ${worker}`,
});

/** @param {Page} page @param {string} [puzzle] */
async function beginEditing(page, puzzle) {
  await assertStatus(page, /^Leave the board/);
  if (puzzle !== undefined) {
    await page.getByRole("navigation").getByRole("button", { name: puzzle, exact: true }).click();
  }
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.locator("fewest-moves .proof").waitFor();
}

/** @param {Page} page */
const focusBoard = (page) => page.locator("fewest-moves [role=gridcell][tabindex='0']").focus();
/** @param {Page} page */
const textOf = (page) => page.locator("textarea").inputValue();
/** @param {Page} page */
const linkOf = (page) => page.evaluate(() => document.querySelector("fewest-moves")?.board?.write("link"));
/** @param {Page} page @param {RegExp} wanted */
const assertProof = (page, wanted) => page.locator("fewest-moves .proof").getByText(wanted).waitFor();

/** Waits until the text is as wanted. @param {Page} page @param {string | RegExp} wanted */
async function assertText(page, wanted) {
  let text = "";
  for (let tries = 0; tries < 200; tries += 1) {
    text = await textOf(page);
    if (typeof wanted === "string" ? text === wanted : wanted.test(text)) return;
    await page.waitForTimeout(25);
  }
  assert.fail(`The text is ${JSON.stringify(text)}, not ${wanted}.`);
}

describe("text and picture are one thing", () => {
  test("a change of the picture changes the text, and a change of the text the picture; undo goes over both", () =>
    visit("/", async (page) => {
      await beginEditing(page);
      await focusBoard(page);
      await press(page, "Shift+ArrowUp");
      const edited = sample.replace("3 12 11", "3 4 11").replace("13 15 3", "13 13 3");
      await assertText(page, edited);
      const typed = edited.replace(/^2 3/, "1  1");
      await page.locator("textarea").fill(typed);
      await eventually(page, () => document.querySelector("fewest-moves")?.board?.write("link").startsWith("4x6,1,1,"));
      await focusBoard(page);
      await press(page, "u");
      await assertText(page, edited);
      await press(page, "u");
      await assertText(page, sample);
      await press(page, "y y");
      // To the letter, as it was typed.
      await assertText(page, typed);
      await page.locator("textarea").press("Control+z");
      await assertText(page, edited);
      assert.match((await linkOf(page)) ?? "", /^4x6,2,3,/);
      await page.locator("textarea").press("Control+Shift+z");
      await assertText(page, typed);
    }));

  test("what is wrong is pointed at in the text, and the last good board stays and can be drawn on", () =>
    visit("/", async (page) => {
      await beginEditing(page);
      const before = await linkOf(page);
      const broken = sample.replace("14 11 12 9 14 11", "14 11 12 9 14 1");
      await page.locator("textarea").fill(broken);
      await page.getByText(/^Line 5, column 15: row 4, column 6 and its neighbour in the north disagree/).waitFor();
      assert.equal(await linkOf(page), before);
      await focusBoard(page);
      await press(page, "Shift+ArrowUp");
      await assertText(page, /^2 3\n10 2 10 10 2 6\n3 4 11/);
      assert.equal(await page.getByText(/^Line 5, column 15/).count(), 0);
      await press(page, "u");
      await assertText(page, broken);
      await page.getByText(/^Line 5, column 15/).waitFor();
      assert.equal(await linkOf(page), before);
    }));

  test("the text is in the judge's form or a drawing, as is chosen, and goes on in it", () =>
    visit("/", async (page) => {
      await beginEditing(page, "Escape");
      await assertText(page, "4\n1101\n0001\n1100\n1001\n");
      await page.getByRole("combobox", { name: "The text is written as" }).selectOption("A drawing");
      await assertText(page, "##.#\n...#\n##..\n#..#\n");
      await focusBoard(page);
      await press(page, "Enter");
      await assertText(page, ".#.#\n...#\n##..\n#..#\n");
      await page.locator("fewest-moves").getByRole("spinbutton", { name: "Columns" }).fill("5");
      await page.keyboard.press("Enter");
      await assertText(page, ".#.#.\n...#.\n##...\n#..#.\n");
      await page.getByRole("combobox", { name: "The text is written as" }).selectOption("The judge’s text");
      await page.getByText("This form cannot tell these boards: the text stays as it is.").waitFor();
      await assertText(page, ".#.#.\n...#.\n##...\n#..#.\n");
    }));

  test("of several cases only the chosen one is replaced, and only its answer is taken away", () =>
    visit("/", async (page) => {
      await beginEditing(page, "Flood");
      await page.getByRole("button", { name: "Answer all cases" }).click();
      await page.getByText("2 of 2 answered.").waitFor();
      await focusBoard(page);
      await press(page, "5");
      await assertText(page, "2\n0 0\n0 0\n3\n5 1 2\n1 1 2\n2 2 1\n0\n");
      await page.getByRole("button", { name: "Case 1 0 moves" }).waitFor();
      await page.getByRole("button", { name: "Case 2 3 moves" }).waitFor();
      await page.getByRole("button", { name: "Case 1 0 moves" }).click();
      await eventually(page, () => document.querySelector("fewest-moves")?.board?.rows === 2);
      await focusBoard(page);
      await press(page, "3");
      await assertText(page, "2\n3 0\n0 0\n3\n5 1 2\n1 1 2\n2 2 1\n0\n");
    }));

  test("stay in step whatever is done on either side", () =>
    visit("/", async (page) => {
      await beginEditing(page, "Escape");
      const keys = ["Enter", "ArrowRight Enter", "ArrowDown Enter", "ArrowLeft Enter", "u", "y"];
      const buttons = ["Mirror: left and right", "Turn clockwise", "Empty the board", "Undo", "Redo"];
      const step = fc.oneof(
        fc.constantFrom(...keys).map((press) => ({ press })),
        fc.constantFrom(...buttons).map((name) => ({ name })),
        fc.array(fc.constantFrom("0000", "1101", "0010"), { minLength: 4, maxLength: 4 }).map((rows) => ({ rows })),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 10 }), async (course) => {
          for (const each of course) {
            if ("press" in each) {
              await focusBoard(page);
              await press(page, each.press);
            } else if ("name" in each) {
              // Also where there is nothing for it to do.
              const button = page.locator("fewest-moves").getByRole("button", { name: each.name, exact: true });
              await button.click({ force: true });
            } else {
              await page.locator("textarea").fill(`4\n${each.rows.join("\n")}\n`);
            }
            await eventually(page, () => {
              const text = document.querySelector("textarea")?.value.trim() ?? "";
              const board = document.querySelector("fewest-moves")?.board?.write("judge").trim();
              return text === board;
            });
          }
        }),
        { numRuns: 3 },
      );
    }));
});

test("drawing that cannot be loaded is told, and the mode stays; the next time it is tried again", () =>
  visit(
    "/",
    async (page) => {
      await assertStatus(page, /^Leave the board/);
      await page.route("**/page-drawing-*.js", (route) => route.abort());
      const tab = page.getByRole("button", { name: "Edit", exact: true });
      await tab.click();
      await page.getByRole("alert").getByText("This page does not work here.").waitFor();
      assert.equal(await tab.getAttribute("aria-pressed"), "false");
      await page.unroute("**/page-drawing-*.js");
      await tab.click();
      await page.locator("fewest-moves .proof").waitFor();
      assert.equal(await page.getByRole("alert").count(), 0);
    },
    { expect: /net::ERR_FAILED/ },
  ));

describe("the address while a board is drawn", () => {
  test("follows without an entry for every stroke, and back leads to what there was before", () =>
    visit("/", async (page) => {
      const before = await page.evaluate(() => history.length);
      await beginEditing(page);
      await eventually(page, () => location.hash.includes("mode=edit"));
      const original = await linkOf(page);
      await focusBoard(page);
      for (const key of ["Shift+ArrowUp", "ArrowLeft", "Shift+ArrowRight", "Enter"]) {
        await press(page, key);
        await page.waitForTimeout(300);
      }
      const drawn = await linkOf(page);
      await page.waitForFunction((link) => location.hash.includes(`/${link}?`), drawn);
      assert.equal(await page.evaluate(() => history.length), before + 1);
      await page.getByRole("button", { name: "Play", exact: true }).first().click();
      await eventually(page, () => location.hash.includes("mode=play"));
      await page.goBack();
      await eventually(page, () => document.querySelector("fewest-moves")?.mode === "edit");
      await page.waitForFunction(
        (link) => document.querySelector("fewest-moves")?.board?.write("link") === link,
        drawn,
      );
      await page.goBack();
      await page.waitForFunction(
        (link) => document.querySelector("fewest-moves")?.board?.write("link") === link,
        original,
      );
      assert.equal(await page.evaluate(() => document.querySelector("fewest-moves")?.mode), "play");
    }));

  test("brings everything back after a reload at once: the text to the letter, also one that is no board", () =>
    visit("/", async (page) => {
      await beginEditing(page, "Flood");
      await focusBoard(page);
      await press(page, "5");
      const link = await linkOf(page);
      await page.reload();
      await page.locator("fewest-moves .proof").waitFor();
      assert.equal(await linkOf(page), link);
      await assertText(page, "2\n0 0\n0 0\n3\n5 1 2\n1 1 2\n2 2 1\n0\n");
      await page.locator("textarea").fill("2\n0 0\n0 0\n3\n5 1 2\nhalf");
      await page.reload();
      await assertText(page, "2\n0 0\n0 0\n3\n5 1 2\nhalf");
      await page.getByText(/^Line 6, column 1/).waitFor();
      assert.equal(await linkOf(page), link);
    }));

  test("shows others the board to be drawn on", () =>
    visit("/#v1/flood/2x2,AABB?mode=edit", async (page) => {
      await assertProof(page, /^Fewest: 1 move,/);
      await page.getByRole("button", { name: "Paint it" }).waitFor();
    }));
});

/** Notes every text that the proof has from now on, with the board that is there. @param {Page} page */
const watchProof = (page) =>
  page.evaluate(() => {
    const element = /** @type {import("../../fewest-moves.js").FewestMoves} */ (document.querySelector("fewest-moves"));
    const root = /** @type {ShadowRoot} */ (element.shadowRoot);
    /** @type {[string | undefined, string | undefined][]} */
    const told = [];
    Object.assign(globalThis, { told });
    const look = () => told.push([element.board?.write("link"), root.querySelector(".proof")?.textContent?.trim()]);
    new MutationObserver(look).observe(root, { subtree: true, childList: true, characterData: true });
  });

describe("what is proved in the background", () => {
  test("is the answer of the page, and the solution that is shown then", () =>
    visit("/", async (page) => {
      await beginEditing(page);
      await assertProof(page, /^Fewest: 16 moves, proved with \d+ nodes\.$/);
      await page.locator(".headline").getByText("16 moves").waitFor();
      await focusBoard(page);
      await press(page, "Shift+ArrowUp");
      await assertProof(page, /^Fewest: 4 moves/);
      await page.locator(".headline").getByText("4 moves").waitFor();
      await page.getByRole("button", { name: "Solution", exact: true }).click();
      await assertStatus(page, /^Out in 4 moves\. Fewer is impossible/);
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await eventually(page, () => document.querySelector("fewest-moves")?.snapshot !== null);
      await page.getByRole("button", { name: "Play", exact: true }).first().click();
      await page.locator("fewest-moves").getByRole("button", { name: "North", exact: true }).click();
      await assertStatus(page, /^North\./);
    }));

  test("says what is known so far of a board that takes long, and the next change takes its place", () =>
    visitTags(tag('mode="edit"', huge.flood.text).replace("wall-pushers", "flood"), async (page) => {
      await assertProof(page, /^At least \d+ moves? so far.* Still searching\.$/);
      await focusBoard(page);
      await watchProof(page);
      await press(page, "5");
      await eventually(page, () =>
        /** @type {any} */ (globalThis).told.some((/** @type {string[]} */ [, text]) =>
          text.startsWith("Searching for"),
        ),
      );
      await assertProof(page, /^At least \d+ moves? so far/);
    }));

  test("is never that of another board, however late the worker's answers come", async () => {
    overrides["/solver-worker.js"] = slowWorker(180);
    try {
      await visitTags(
        tag('mode="edit"', "....\n....\n....\n....\n....\n").replace("wall-pushers", "escape"),
        async (page) => {
          await page.locator("fewest-moves .proof").waitFor();
          await watchProof(page);
          await focusBoard(page);
          for (let change = 0; change < 24; change += 1) {
            await press(
              page,
              ["Enter", "ArrowRight Enter", "ArrowDown Enter", "ArrowLeft ArrowDown Enter"][change % 4],
            );
            await page.waitForTimeout([20, 350, 90, 700][change % 4]);
          }
          await assertProof(page, /^(Fewest|There is no word)/);
          /** @type {[string, string][]} */
          const told = await page.evaluate(() => /** @type {any} */ (globalThis).told);
          const numbers = told.filter(([, text]) => /^Fewest/.test(text));
          assert.ok(numbers.length > 0);
          for (const [link, text] of numbers) {
            const [puzzle] = fewest.parse("escape", link);
            assert.match(text, new RegExp(`^Fewest: ${puzzle.solve().upperBound} move`), link);
            puzzle.free();
          }
        },
      );
    } finally {
      delete overrides["/solver-worker.js"];
    }
  });
});

describe("the tag in the mode edit", () => {
  test("tells of each change, across shadow roots, and takes another board as one", () =>
    visitTags(tag('mode="edit"', "012\n345\n").replace("wall-pushers", "flood"), async (page) => {
      await assertProof(page, /^Fewest/);
      await page.evaluate(() => {
        const all = /** @type {any} */ (globalThis);
        all.edits = [];
        document.addEventListener("fewest-edit", (event) => {
          const { detail, composed } = /** @type {CustomEvent} */ (event);
          all.edits.push([detail.edit, detail.puzzle, detail.text, detail.index, detail.count, composed]);
        });
      });
      await focusBoard(page);
      await press(page, "4 u y");
      await page.evaluate(() => document.querySelector("fewest-moves")?.load("00\n11\n", { edit: true }));
      await page.evaluate(() => document.querySelector("fewest-moves")?.undo());
      await page.evaluate(() => document.querySelector("fewest-moves")?.load("22\n33\n"));
      assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).edits), [
        ["colour", "flood", "2x3,EBCDEF", 1, 2, true],
        ["undo", "flood", "2x3,ABCDEF", 0, 2, true],
        ["redo", "flood", "2x3,EBCDEF", 1, 2, true],
        ["load", "flood", "2x2,AABB", 2, 3, true],
        ["undo", "flood", "2x3,EBCDEF", 1, 3, true],
      ]);
      const undo = page.locator("fewest-moves").getByRole("button", { name: "Undo" });
      await eventually(page, () => document.querySelector("fewest-moves")?.board?.write("link") === "2x2,CCDD");
      assert.equal(await undo.getAttribute("aria-disabled"), "true");
    }));

  test("keeps what was drawn through other modes, engines and a while outside of the document", () =>
    visitTags('<fewest-moves puzzle="flood" mode="edit" size="2x3"></fewest-moves>', async (page) => {
      await assertProof(page, /^Fewest: 0 moves/);
      await focusBoard(page);
      await press(page, "3");
      const link = "2x3,DAAAAA";
      const board = () => page.evaluate(() => document.querySelector("fewest-moves")?.board?.write("link"));
      const set = (/** @type {object} */ properties) =>
        page.evaluate((some) => {
          const element = /** @type {HTMLElement} */ (document.querySelector("fewest-moves"));
          Object.assign(element, some);
        }, properties);
      for (const properties of [{ mode: "play" }, { engine: "bfs" }, { mode: "solution" }, { mode: "edit" }]) {
        await set(properties);
        await page.waitForTimeout(150);
        assert.equal(await board(), link, JSON.stringify(properties));
      }
      await page.evaluate(async () => {
        const element = /** @type {HTMLElement} */ (document.querySelector("fewest-moves"));
        const main = /** @type {HTMLElement} */ (element.parentElement);
        element.remove();
        await new Promise((resolve) => setTimeout(resolve, 50));
        main.append(element);
      });
      await assertProof(page, /^Fewest: 1 move,/);
      assert.equal(await board(), link);
      await page.locator("fewest-moves").getByRole("button", { name: "Undo" }).click();
      assert.equal(await board(), "2x3,AAAAAA");
    }));

  test("without a text has a board of its puzzle's size; a size that there is not is told", () =>
    visitTags('<fewest-moves mode="edit"></fewest-moves>', async (page) => {
      await assertProof(page, /^There is no way out: the outline has no gap\.$/);
      assert.match((await linkOf(page)) ?? "", /^4x6,/);
      await page.evaluate(() => document.querySelector("fewest-moves")?.setAttribute("size", "0x65"));
      await page.getByText("“0x65” is not a size: write rows x columns, such as 4x6.").waitFor();
      await page.evaluate(() => document.querySelector("fewest-moves")?.setAttribute("size", "64x64"));
      await eventually(page, () => document.querySelector("fewest-moves")?.board?.rows === 64);
    }));
});

describe("the editor is accessible, light and dark, and fits into 320 pixels", () => {
  for (const puzzle of ["Wall Pushers", "Escape", "Flood"]) {
    test(`for ${puzzle}`, () =>
      visit("/", async (page) => {
        await assertAccessibleStates(page, {
          begun: () => beginEditing(page, puzzle),
          drawn: async () => {
            await focusBoard(page);
            await press(page, "Enter ArrowRight Shift+ArrowDown Enter");
            await assertProof(page, /\./);
          },
          "with its keys listed": async () => {
            await press(page, "?");
            await page.getByText("take a change back; with Shift, or Y: make it again").waitFor();
          },
          "with a text that is no board": async () => {
            await press(page, "Escape");
            await page.locator("textarea").fill("9 9 nothing");
            await page.locator(".problem mark").waitFor();
          },
        });
      }));
  }

  test("with colours of the user's own, and without movement", () =>
    visit(
      "/",
      async (page) => {
        await beginEditing(page, "Flood");
        await focusBoard(page);
        await press(page, "5");
        await assertProof(page, /^Fewest/);
        await assertAccessible(page);
      },
      { forcedColors: "active", reducedMotion: "reduce" },
    ));
});
