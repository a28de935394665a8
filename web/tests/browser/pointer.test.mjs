import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { assertStatus, eventually, playing, sample, sampleAnswer, shutIn, stage, vastBoard } from "./support.mjs";

const { visit } = stage();

/** @param {import("playwright-core").Page} page @param {number} row @param {number} column from 0; also outside */
const place = (page, row, column) => page.locator(`fewest-moves [data-row="${row}"][data-column="${column}"]`);

/** @param {import("playwright-core").Page} page */
const moves = (page) => page.evaluate(() => document.querySelector("fewest-moves")?.moves.join(""));

const steps = Object.freeze({ E: [0, 1], N: [-1, 0], S: [1, 0], W: [0, -1] });

describe("with the pointer alone", () => {
  test("the sample is played out by clicking neighbour cells and, at the end, the exit's arrow", () =>
    visit("/", async (page) => {
      let [row, column] = [2, 1];
      for (const move of sampleAnswer) {
        const [down, right] = steps[/** @type {keyof typeof steps} */ (move)];
        [row, column] = [row + down, column + right];
        await place(page, row, column).click();
      }
      await assertStatus(page, "West, out. You made it in 16 moves: fewer is impossible.");
    }));

  test("a click on a blocked neighbour says why; one farther away does nothing", () =>
    visit("/", async (page) => {
      await place(page, 2, 0).click();
      await assertStatus(page, "West is not possible: two walls in a row.");
      await place(page, 0, 5).click();
      assert.equal(await moves(page), "");
    }));

  test("after a click the arrows play", () =>
    visit("/", async (page) => {
      await place(page, 1, 1).click();
      await page.keyboard.press("ArrowRight");
      await assertStatus(page, "East, pushing a wall.");
    }));

  test("buttons move, undo, redo, start over, hint and play the hint", () =>
    visit("/", async (page) => {
      const button = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true });
      await button("North").click();
      await button("East").click();
      await button("Undo").click();
      await assertStatus(page, "Taken back: east.");
      await button("Redo").click();
      await button("Start over").click();
      assert.equal(await moves(page), "");
      await button("Hint").click();
      await assertStatus(page, "North: 15 left after it; after any other move there is no way any more.");
      await button("Play the hint").click();
      assert.equal(await moves(page), "N");
    }));

  test("every button is at least 24 pixels wide and high", () =>
    visit("/", async (page) => {
      for (const round of [1, 2]) {
        const small = await page.evaluate(() => {
          const roots = [document, /** @type {ShadowRoot} */ (document.querySelector("fewest-moves")?.shadowRoot)];
          return roots
            .flatMap((one) => [...one.querySelectorAll("button, select, summary, input:not([type=file])")])
            .map((one) => ({
              name: one.getAttribute("aria-label") ?? one.textContent,
              box: one.getBoundingClientRect(),
            }))
            .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
            .map(({ name, box }) => `${name} ${box.width} x ${box.height}`);
        });
        assert.deepEqual(small, [], `round ${round}`);
        if (round === 1) await page.getByRole("button", { name: "Show the fewest moves" }).click();
      }
    }));

  test("the solution plays, pauses, steps, is scrubbed and changes its speed while it runs", () =>
    visit("/", async (page) => {
      await page.getByRole("button", { name: "Show the fewest moves" }).click();
      await assertStatus(page, playing);
      await page.getByRole("combobox", { name: "Speed" }).selectOption("16");
      await assertStatus(page, "Step 16 of 16: West, out.");
      await page.getByRole("button", { name: "One step back" }).click();
      await assertStatus(page, "Step 15 of 16: West.");
      const slider = page.getByRole("slider", { name: "Step" });
      const box = await slider.boundingBox();
      assert.ok(box !== null);
      await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 });
      await page.mouse.up();
      await assertStatus(page, /^Step 8 of 16/);
      await page.getByRole("button", { name: "To the start" }).click();
      await assertStatus(page, /^Out in 16 moves/);
      await page.getByRole("button", { name: "Play it yourself" }).click();
      await page.getByRole("button", { name: "Undo" }).waitFor();
      assert.equal(await page.evaluate(() => document.querySelector("fewest-moves")?.mode), "play");
    }));

  test("a file is opened, all its cases listed, chosen and answered, and the answers copied", () =>
    visit(
      "/",
      async (page) => {
        const two = `${sample.replace(/0 0\s*$/, "")}1 1\n${"0 0 0 0 0 0\n".repeat(4)}0 0\n`;
        await page
          .locator("input[type=file]")
          .setInputFiles({ name: "cases.txt", mimeType: "text/plain", buffer: Buffer.from(two) });
        await page.getByRole("button", { name: "Case 2" }).click();
        await eventually(page, () => document.querySelector("fewest-moves")?.case === 2);
        await page.getByRole("button", { name: "Answer all cases" }).click();
        await page.getByText("2 of 2 answered.").waitFor();
        await page.getByRole("button", { name: "Case 1 16 moves" }).waitFor();
        await page.getByRole("button", { name: "Case 2 1 move" }).waitFor();
        await page.getByRole("button", { name: "Copy" }).click();
        await page.getByText("Copied").waitFor();
        const [first, second] = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
        assert.equal(first, sampleAnswer);
        assert.match(second, /^[NW]$/);
      },
      { permissions: ["clipboard-read", "clipboard-write"] },
    ));

  test("a file is dropped", () =>
    visit("/", async (page) => {
      const dropped = await page.evaluateHandle((text) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], "board.txt", { type: "text/plain" }));
        return transfer;
      }, shutIn);
      await page.locator("textarea").dispatchEvent("drop", { dataTransfer: dropped });
      await eventually(page, () => document.querySelector("fewest-moves")?.board?.columns === 3);
      await page.getByRole("button", { name: "Show the fewest moves" }).click();
      await assertStatus(page, /^There is no way out: no exit can be reached\. \d+ nodes? searched\.$/);
    }));

  test("another size is given where the text does not tell it", () =>
    visit("/", async (page) => {
      await page.locator("textarea").fill("1 1\n7\n0 0\n");
      await page.getByText(/^Line 2, column 1: row 1 has 1 value instead of 6\.$/).waitFor();
      await page.getByText("Another size or start").click();
      await page.getByRole("spinbutton", { name: "Rows" }).fill("1");
      await page.getByRole("spinbutton", { name: "Columns" }).fill("1");
      await eventually(page, () => document.querySelector("fewest-moves")?.board?.rows === 1);
      await page.getByRole("button", { name: "South" }).click();
      await assertStatus(page, "South, out. You made it in 1 move: fewer is impossible.");
      await page.getByRole("spinbutton", { name: "Rows" }).fill("0");
      await page.getByText("Sizes and starts are whole numbers from 1.").waitFor();
    }));

  test("engine and bound are chosen, and the answer names them", () =>
    visit("/", async (page) => {
      await page.getByRole("combobox", { name: "Engine" }).selectOption("ida*");
      await page.getByRole("combobox", { name: "Bound" }).selectOption("manhattan");
      await page.getByRole("button", { name: "Show the fewest moves" }).click();
      const fact = (/** @type {string} */ name) =>
        page.locator(".facts div", { has: page.getByText(name, { exact: true }) }).getByRole("definition");
      await fact("Engine").getByText("IDA*").waitFor();
      assert.equal(await fact("Bound").textContent(), "Manhattan");
      const informed = Number((await fact("Nodes searched").textContent())?.replace(",", ""));
      await page.getByRole("combobox", { name: "Engine" }).selectOption("iddfs");
      await fact("Engine").getByText("Iterative deepening").waitFor();
      assert.ok(Number((await fact("Nodes searched").textContent())?.replace(",", "")) > informed);
      assert.equal(await page.getByRole("combobox", { name: "Bound" }).isDisabled(), true);
    }));

  test("Play, pressed before the solution is there, plays it as soon as it is", () =>
    visit("/", async (page) => {
      await assertStatus(page, /^Leave the board/);
      const pressed = await page.evaluate(async () => {
        const element = /** @type {import("../../fewest-moves.js").FewestMoves} */ (
          document.querySelector("fewest-moves")
        );
        element.mode = "solution";
        await element.updateComplete;
        const main = /** @type {HTMLElement} */ (element.renderRoot.querySelector("button.main"));
        main.click();
        return main.getAttribute("aria-label");
      });
      assert.equal(pressed, "Play");
      await assertStatus(page, playing);
    }));

  test("a long search is cancelled by a click, or by going to play", () =>
    visit("/", async (page) => {
      await page.getByRole("combobox", { name: "Engine" }).selectOption("bfs");
      await page.locator("textarea").fill(vastBoard(20));
      await assertStatus(page, /^Leave the board/);
      await page.getByRole("button", { name: "Show the fewest moves" }).click();
      await page.getByRole("button", { name: "Cancel" }).click();
      await assertStatus(page, /^Cancelled\. Proved so far/);
      await page.getByRole("button", { name: "Search again" }).click();
      await page.getByRole("button", { name: "Cancel" }).waitFor();
      await page.getByRole("button", { name: "Play it yourself" }).click();
      await page.getByRole("button", { name: "Hint" }).waitFor();
    }));
});

describe("with a finger", () => {
  const phone = { hasTouch: true, viewport: { width: 390, height: 800 } };

  /** Drags a finger over the board. @param {import("playwright-core").Page} page @param {number} dx @param {number} dy */
  async function swipe(page, dx, dy) {
    const session = await page.context().newCDPSession(page);
    const box = await place(page, 1, 3).boundingBox();
    assert.ok(box !== null);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const touchPoints = [{ x: at.x + dx * part, y: at.y + dy * part }];
      await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
    }
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  test("a tap on a neighbour cell moves", () =>
    visit(
      "/",
      async (page) => {
        await place(page, 1, 1).tap();
        await assertStatus(page, "North, pushing a wall.");
      },
      phone,
    ));

  test("a swipe moves once the board has the focus", () =>
    visit(
      "/",
      async (page) => {
        await place(page, 0, 4).tap();
        await swipe(page, 0, -60);
        await assertStatus(page, "North, pushing a wall.");
        await swipe(page, 60, 5);
        await assertStatus(page, "East, pushing a wall.");
        assert.equal(await moves(page), "NE");
        assert.equal(await page.evaluate(() => scrollY), 0);
      },
      phone,
    ));

  test("without the focus a swipe over the board scrolls the page and moves nothing", () =>
    visit(
      "/",
      async (page) => {
        await assertStatus(page, /^Leave the board/);
        await swipe(page, 0, -120);
        await eventually(page, () => scrollY > 40);
        assert.equal(await moves(page), "");
      },
      phone,
    ));
});
