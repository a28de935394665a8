import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Fewest } from "../../api.js";
import { assertAccessible, eventually, focused, press, stage, tabTo, tag } from "./support.mjs";

/** @typedef {import("playwright-core").Page} Page */

const { visitTags } = stage();
const fewest = await Fewest.load({ url: new URL("../../../build/wasm/core.wasm", import.meta.url) });
const cell = /^gridcell: /;

/** @param {string} attributes @param {string} [text] */
const escapeTag = (attributes, text = "4\n1101\n0001\n1100\n1001\n") =>
  tag(attributes, text).replace("wall-pushers", "escape");
/** @param {string} attributes @param {string} [text] */
const floodTag = (attributes, text = "3\n0 1 2\n1 1 2\n2 2 1\n0\n") =>
  tag(attributes, text).replace("wall-pushers", "flood");

/** What is drawn, as a drawing. @param {Page} page */
const drawn = (page) =>
  page.evaluate(() => document.querySelector("fewest-moves")?.board?.write("drawn", { list: true }));

/** @param {Page} page @param {string} text drawn */
async function assertDrawn(page, text) {
  let found;
  for (let tries = 0; tries < 200; tries += 1) {
    found = await drawn(page);
    if (found === text) return;
    await page.waitForTimeout(25);
  }
  assert.equal(found, text);
}

/** Waits for a sentence. @param {Page} page @param {string} where @param {string | RegExp} wanted */
async function assertSaid(page, where, wanted) {
  const line = page.locator(`fewest-moves ${where}`).first();
  let text = "";
  for (let tries = 0; tries < 300; tries += 1) {
    text = ((await line.textContent()) ?? "").trim();
    if (typeof wanted === "string" ? text === wanted : wanted.test(text)) return;
    await page.waitForTimeout(25);
  }
  assert.fail(`${where} says “${text}”, not ${wanted}.`);
}

/** What was done last. @param {Page} page @param {string | RegExp} wanted */
const assertDone = (page, wanted) => assertSaid(page, ".status", wanted);
/** How many moves it needs. @param {Page} page @param {string | RegExp} wanted */
const assertProof = (page, wanted) => assertSaid(page, ".proof", wanted);

/** @param {Page} page @param {string} name */
const button = (page, name) => page.locator("fewest-moves").getByRole("button", { name, exact: true });
/** @param {Page} page @param {string} name */
const field = (page, name) => page.locator("fewest-moves").getByRole("spinbutton", { name, exact: true });

/** Where a place of the picture is on the screen. @param {Page} page @param {number} x in cells @param {number} y */
async function pointAt(page, x, y) {
  await page.locator("fewest-moves .board svg").first().waitFor();
  return page.evaluate(
    ([right, down]) => {
      const svg = document.querySelector("fewest-moves")?.shadowRoot?.querySelector(".board svg");
      const matrix = /** @type {SVGSVGElement} */ (svg).getScreenCTM();
      const { x, y } = new DOMPoint(100 * right, 100 * down).matrixTransform(/** @type {DOMMatrix} */ (matrix));
      return { x, y };
    },
    [x, y],
  );
}

/** @param {Page} page @param {number} x @param {number} y */
async function clickAt(page, x, y) {
  const point = await pointAt(page, x, y);
  await page.mouse.click(point.x, point.y);
}

/** @param {Page} page @param {readonly (readonly [number, number])[]} way in cells */
async function drag(page, way) {
  for (const [index, [x, y]] of way.entries()) {
    const point = await pointAt(page, x, y);
    await page.mouse.move(point.x, point.y, { steps: index === 0 ? 1 : 3 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

const blank = "+---+---+\n| S     |\n+   +   +\n|       |\n+---+---+\n";

describe("a board drawn with the keyboard alone", () => {
  test("gets walls on the sides of its cells, gaps in its outline and a start", () =>
    visitTags('<fewest-moves mode="edit" size="2x2"></fewest-moves>', async (page) => {
      await assertProof(page, "There is no way out: the outline has no gap.");
      await assertDrawn(page, blank);
      await tabTo(page, cell);
      await press(page, "Shift+ArrowRight");
      await assertDone(page, "Wall east of row 1, column 1.");
      await press(page, "ArrowDown ArrowRight");
      assert.match(await focused(page), /^gridcell: row 2, column 2, walls east and south$/);
      await press(page, "Shift+ArrowRight");
      await assertDone(page, "Gap east of row 2, column 2: an exit.");
      await press(page, "Shift+ArrowUp Shift+ArrowUp");
      await assertDone(page, "No wall north of row 2, column 2.");
      await press(page, "ArrowUp Enter");
      await assertDone(page, "The player starts in row 1, column 2.");
      assert.match(await focused(page), /^gridcell: row 1, column 2, .*player here$/);
      await assertDrawn(page, "+---+---+\n|   | S |\n+   +   +\n|        \n+---+---+\n");
      await assertProof(page, /^Fewest: 2 moves, proved with \d+ nodes?\.$/);
    }));

  test("gets bad cells", () =>
    visitTags(escapeTag('mode="edit"'), async (page) => {
      await assertProof(page, /^Fewest: 2 moves/);
      await tabTo(page, cell);
      await press(page, "Home ArrowDown Enter");
      await assertDone(page, "Row 2, column 1 is bad.");
      await press(page, "ArrowRight ArrowRight Space");
      await assertDone(page, "Row 2, column 3 is bad.");
      await assertProof(page, "There is no word: from row 2, column 2 nobody gets out, because the cell is shut in.");
      await press(page, "Enter");
      await assertDone(page, "Row 2, column 3 is good.");
      await assertDrawn(page, "##.#\n#..#\n##..\n#..#\n");
    }));

  test("gets colours, by the brush in hand and by their numbers", () =>
    visitTags(floodTag('mode="edit"'), async (page) => {
      await assertProof(page, /^Fewest: 3 moves/);
      await tabTo(page, cell);
      await press(page, "Enter");
      await assertDone(page, "Row 1, column 1: orange square.");
      await press(page, "ArrowRight 5 ArrowRight ] [ [ Enter");
      await assertDone(page, "Row 1, column 3: pink heart.");
      await press(page, "ArrowDown 9");
      await assertDone(page, "Row 2, column 3: teal frame.");
      assert.equal(await field(page, "Colours").inputValue(), "10");
      await assertDrawn(page, "154\n119\n221\n");
    }));

  test("is undone and made again without limit, and taken back together with what it was about", () =>
    visitTags(escapeTag('mode="edit"'), async (page) => {
      await tabTo(page, cell);
      const course = [];
      for (let index = 0; index < 30; index += 1) {
        course.push(await drawn(page));
        await press(page, ["Enter", "ArrowRight Enter", "ArrowDown Enter", "ArrowLeft Enter"][index % 4]);
      }
      const last = await drawn(page);
      for (const text of course.reverse()) {
        await press(page, "u");
        assert.equal(await drawn(page), text);
      }
      await assertDone(page, /^Taken back: row 1, column 1 is (bad|good)\.$/);
      await press(page, "z");
      await assertDone(page, "Nothing to take back: this is the board that you began with.");
      for (let index = 0; index < 30; index += 1) await press(page, ["y", "Shift+Z", "Control+y"][index % 3]);
      assert.equal(await drawn(page), last);
      await press(page, "y");
      await assertDone(page, "Nothing to do again.");
    }));

  test("gets another size, is mirrored, turned and emptied by the buttons of its bar", () =>
    visitTags(floodTag('mode="edit"', "012\n345\n"), async (page) => {
      /** @param {RegExp} wanted @param {string} keys */
      const at = async (wanted, keys) => {
        await tabTo(page, wanted);
        await press(page, keys);
      };
      await at(/^button: Mirror: left and right$/, "Enter");
      await assertDone(page, "Left and right have changed places.");
      await assertDrawn(page, "210\n543\n");
      await at(/^button: Mirror: top and bottom$/, "Space");
      await assertDrawn(page, "543\n210\n");
      await at(/^button: Turn clockwise$/, "Enter");
      await assertDrawn(page, "25\n14\n03\n");
      await press(page, "Shift+Tab Enter");
      await assertDrawn(page, "543\n210\n");
      await field(page, "Rows").focus();
      await press(page, "ArrowUp Enter");
      await assertDone(page, "3 rows and 3 columns.");
      await assertDrawn(page, "543\n210\n000\n");
      await field(page, "Columns").focus();
      await page.keyboard.type("1");
      await press(page, "Enter");
      await assertDone(page, "3 rows and 31 columns.");
      await press(page, "Control+a");
      await page.keyboard.type("65");
      await press(page, "Enter");
      await assertDone(page, "A board has 1 to 64 rows and 1 to 64 columns.");
      assert.equal(await field(page, "Columns").inputValue(), "31");
      await at(/^button: Empty the board$/, "Enter");
      await assertDone(page, "The board is empty.");
      await assertProof(page, /^Fewest: 0 moves/);
    }));

  test("is drawn by buttons for one cell, which the fields choose", () =>
    visitTags('<fewest-moves mode="edit" size="2x2"></fewest-moves>', async (page) => {
      await field(page, "Row").fill("2");
      await field(page, "Row").press("Enter");
      await field(page, "Column").fill("9");
      await field(page, "Column").press("Enter");
      assert.equal(await field(page, "Column").inputValue(), "2");
      await button(page, "Outline on the south side").press("Enter");
      await assertDone(page, "Gap south of row 2, column 2: an exit.");
      await button(page, "Wall on the west side").press("Space");
      await button(page, "Start here").press("Enter");
      await assertDrawn(page, "+---+---+\n|       |\n+   +   +\n|   | S |\n+---+   +\n");
      assert.equal(await button(page, "Start here").getAttribute("aria-pressed"), "true");
    }));

  test("lists its keys, and Escape leaves the board", () =>
    visitTags(tag('mode="edit"'), async (page) => {
      await tabTo(page, cell);
      await press(page, "?");
      await page.getByText("a wall on that side of the cell, or none; on the outline: a gap").waitFor();
      await press(page, "Escape");
      await tabTo(page, cell);
      await press(page, "Escape");
      assert.equal(await focused(page), "button: Show the fewest moves");
    }));

  test("is drawn by a teacher from nothing, and seen proved, in Chinese", () =>
    visitTags('<fewest-moves puzzle="escape" mode="edit" size="4x4" lang="zh"></fewest-moves>', async (page) => {
      await assertProof(page, /^最少 \d 步，已证明/);
      await tabTo(page, cell);
      await press(page, "Enter ArrowRight Enter ArrowDown ArrowLeft Enter");
      await assertDone(page, "第 2 行第 1 列是坏格。");
      await assertDrawn(page, "##..\n#...\n....\n....\n");
      const [puzzle] = fewest.parse("escape", "##..\n#...\n....\n....\n");
      await assertProof(page, new RegExp(`^最少 ${puzzle.solve().upperBound} 步，已证明`));
      puzzle.free();
      await assertAccessible(page);
    }));
});

describe("a board drawn with the pointer", () => {
  test("gets a wall where one clicks near a side, and a gap in the outline also from beside it", () =>
    visitTags('<fewest-moves mode="edit" size="2x2"></fewest-moves>', async (page) => {
      await assertDrawn(page, blank);
      await clickAt(page, 0.7, 0.5);
      await assertDone(page, "Wall east of row 1, column 1.");
      await clickAt(page, 1.5, 0.8);
      await assertDone(page, "Wall south of row 1, column 2.");
      await clickAt(page, 2.4, 1.5);
      await assertDone(page, "Gap east of row 2, column 2: an exit.");
      await clickAt(page, 1.1, 0.5);
      await assertDone(page, "No wall west of row 1, column 2.");
      await button(page, "Start").click();
      await clickAt(page, 1.5, 1.5);
      await assertDrawn(page, "+---+---+\n|       |\n+   +---+\n|     S  \n+---+---+\n");
      await assertProof(page, /^Fewest: 1 move,/);
    }));

  test("shows what a click would change", () =>
    visitTags(tag('mode="edit"'), async (page) => {
      const aim = () => page.locator("fewest-moves [data-part=aim]").getAttribute("d");
      const point = await pointAt(page, 1.1, 0.5);
      await page.mouse.move(point.x, point.y);
      assert.equal(await aim(), "M100 0L100 100");
      await page.mouse.move(2, 2);
      await eventually(page, () =>
        document
          .querySelector("fewest-moves")
          ?.shadowRoot?.querySelector("[data-part=aim]")
          ?.getAttribute("d")
          ?.startsWith("M0 0"),
      );
    }));

  test("gets a row of walls by one stroke along a line, which is taken back at once", () =>
    visitTags('<fewest-moves mode="edit" size="2x4"></fewest-moves>', async (page) => {
      const before = "+---+---+---+---+\n| S             |\n+   +   +   +   +\n|               |\n+---+---+---+---+\n";
      await assertDrawn(page, before);
      await drag(page, [
        [0.3, 1.02],
        [3.7, 1.02],
      ]);
      await assertDrawn(
        page,
        "+---+---+---+---+\n| S             |\n+---+---+---+---+\n|               |\n+---+---+---+---+\n",
      );
      await assertDone(page, "4 changes in one stroke.");
      await drag(page, [
        [0.3, 1.02],
        [1.7, 1.02],
      ]);
      await assertDrawn(
        page,
        "+---+---+---+---+\n| S             |\n+   +   +---+---+\n|               |\n+---+---+---+---+\n",
      );
      await button(page, "Undo").click();
      await button(page, "Undo").click();
      assert.equal(await drawn(page), before);
      assert.equal(await button(page, "Undo").getAttribute("aria-disabled"), "true");
      await button(page, "Redo").click();
      await button(page, "Redo").click();
      await assertDrawn(
        page,
        "+---+---+---+---+\n| S             |\n+   +   +---+---+\n|               |\n+---+---+---+---+\n",
      );
    }));

  test("gets bad cells by clicks, and all of a stroke become what its first one becomes", () =>
    visitTags(escapeTag('mode="edit"', "....\n.#..\n....\n....\n"), async (page) => {
      await clickAt(page, 0.5, 0.5);
      await assertDone(page, "Row 1, column 1 is bad.");
      await drag(page, [
        [0.5, 1.5],
        [3.5, 1.5],
      ]);
      await assertDrawn(page, "#...\n####\n....\n....\n");
      await drag(page, [
        [0.5, 0.5],
        [0.5, 2.5],
      ]);
      await assertDrawn(page, "....\n.###\n....\n....\n");
    }));

  test("gets colours with a brush, and more colours where they are wanted", () =>
    visitTags(floodTag('mode="edit"'), async (page) => {
      await button(page, "green triangle").click();
      await clickAt(page, 0.5, 0.5);
      await drag(page, [
        [0.5, 1.5],
        [1.5, 1.5],
      ]);
      await assertDrawn(page, "212\n222\n221\n");
      await field(page, "Colours").fill("36");
      await field(page, "Colours").press("Enter");
      await button(page, "dark lime hollow diamond").click();
      await button(page, "Paint it").click();
      await assertDrawn(page, "212\n2z2\n221\n");
    }));

  test("is drawn in buttons of at least 24 pixels", () =>
    visitTags(floodTag('mode="edit"') + tag('mode="edit"'), async (page) => {
      await page.locator("fewest-moves .proof").nth(1).waitFor();
      const sizes = await page
        .locator("fewest-moves button:visible, fewest-moves input:visible")
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height]),
        );
      assert.ok(sizes.length > 40);
      for (const [width, height] of sizes) assert.ok(width >= 24 && height >= 24, `${width} x ${height}`);
    }));
});

describe("a board drawn with a finger", () => {
  const phone = { hasTouch: true, viewport: { width: 390, height: 800 } };

  /** @param {Page} page @param {readonly (readonly [number, number])[]} way in cells */
  async function stroke(page, way) {
    const session = await page.context().newCDPSession(page);
    for (const [index, [x, y]] of way.entries()) {
      const touchPoints = [await pointAt(page, x, y)];
      await session.send("Input.dispatchTouchEvent", { type: index === 0 ? "touchStart" : "touchMove", touchPoints });
    }
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  /** @param {Page} page @param {number} x @param {number} y */
  async function tap(page, x, y) {
    const point = await pointAt(page, x, y);
    await page.touchscreen.tap(point.x, point.y);
  }

  test("gets what is near to where one taps: walls, gaps, bad cells, colours", () =>
    visitTags(
      '<fewest-moves mode="edit" size="2x2"></fewest-moves>',
      async (page) => {
        await tap(page, 0.7, 0.5);
        await assertDone(page, "Wall east of row 1, column 1.");
        await tap(page, 1.5, 2.3);
        await assertDone(page, "Gap south of row 2, column 2: an exit.");
        await tap(page, 0.9, 0.5);
        await assertDone(page, "No wall east of row 1, column 1.");
      },
      phone,
    ));

  test("gets bad cells and colours by taps", () =>
    visitTags(
      escapeTag('mode="edit"') + floodTag('mode="edit"'),
      async (page) => {
        await tap(page, 0.5, 1.5);
        await assertDone(page, "Row 2, column 1 is bad.");
        const flood = page.locator("fewest-moves").nth(1);
        await flood.getByRole("gridcell", { name: /^row 1, column 2/ }).tap();
        await flood.getByText("Row 1, column 2: orange square.").waitFor();
        await flood.getByRole("button", { name: "yellow star" }).tap();
        await flood.getByRole("gridcell", { name: /^row 1, column 2/ }).tap();
        await flood.getByText("Row 1, column 2: yellow star.").waitFor();
      },
      phone,
    ));

  const long = `${escapeTag('mode="edit"', "....\n....\n....\n....\n")}<p>${"Further down. ".repeat(900)}</p>`;

  test("is painted by a stroke once it has the focus, and the page stays where it is", () =>
    visitTags(
      long,
      async (page) => {
        await tap(page, 0.5, 0.5);
        await assertDrawn(page, "#...\n....\n....\n....\n");
        await stroke(page, [
          [1.5, 0.5],
          [1.5, 1.5],
          [1.5, 2.5],
          [1.5, 3.5],
        ]);
        await assertDrawn(page, "##..\n.#..\n.#..\n.#..\n");
        await assertDone(page, "4 changes in one stroke.");
        assert.equal(await page.evaluate(() => scrollY), 0);
      },
      phone,
    ));

  test("without the focus stays as it is: the finger scrolls the page", () =>
    visitTags(
      long,
      async (page) => {
        await assertProof(page, /^Fewest/);
        await stroke(page, [
          [0.5, 3.5],
          [0.5, 2.5],
          [0.5, 1.5],
          [0.5, 0.5],
          [0.5, -0.5],
        ]);
        await eventually(page, () => scrollY > 20);
        assert.equal(await drawn(page), "....\n....\n....\n....\n");
      },
      phone,
    ));
});
