import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  assertStatus,
  eventually,
  focused,
  noGap,
  playing,
  press,
  sampleAnswer,
  stage,
  status,
  tabTo,
  timeOf,
  vastBoard,
  within,
} from "./support.mjs";

const { visit } = stage();
const cell = /^gridcell: /;

const arrow = Object.freeze({ E: "ArrowRight", N: "ArrowUp", S: "ArrowDown", W: "ArrowLeft" });

describe("with the keyboard alone", () => {
  test("the board is one tab stop, which names the player's cell and follows it", () =>
    visit("/", async (page) => {
      await tabTo(page, cell);
      assert.match(await focused(page), /row 3, column 2, walls north, east, south and west, player here/);
      await press(page, "ArrowUp");
      await assertStatus(page, "North, pushing a wall.");
      assert.match(await focused(page), /row 2, column 2, .*player here/);
      await press(page, "Tab");
      assert.equal(await focused(page), "button: West");
      await press(page, "Shift+Tab");
      assert.match(await focused(page), /row 2, column 2/);
    }));

  test("the sample is played out in the fewest moves, and that is said", () =>
    visit("/", async (page) => {
      await tabTo(page, cell);
      for (const move of sampleAnswer) await press(page, arrow[/** @type {keyof typeof arrow} */ (move)]);
      await assertStatus(page, "West, out. You made it in 16 moves: fewer is impossible.");
      await press(page, "ArrowLeft");
      await assertStatus(page, "It is solved: take a move back or start over.");
    }));

  test("a wrong move says why, and moves nothing", () =>
    visit("/", async (page) => {
      await tabTo(page, cell);
      await press(page, "ArrowLeft");
      await assertStatus(page, "West is not possible: two walls in a row.");
      assert.match(await focused(page), /row 3, column 2/);
      assert.deepEqual(await page.evaluate(() => document.querySelector("fewest-moves")?.moves), []);
    }));

  test("undo, redo and starting over go as far as there are moves, and can be taken back", () =>
    visit("/", async (page) => {
      await tabTo(page, cell);
      await press(page, "ArrowUp ArrowRight u");
      await assertStatus(page, "Taken back: east.");
      await press(page, "z");
      await assertStatus(page, "Taken back: north.");
      await press(page, "u");
      await assertStatus(page, "Nothing to take back: this is the start.");
      await press(page, "Shift+U");
      await assertStatus(page, "North, pushing a wall.");
      await press(page, "y");
      await assertStatus(page, "East, pushing a wall.");
      await press(page, "y");
      await assertStatus(page, "Nothing to do again.");
      await press(page, "Home");
      await assertStatus(page, /start/);
      await press(page, "End");
      await assertStatus(page, "East, pushing a wall.");
      await press(page, "Control+z");
      await assertStatus(page, "Taken back: east.");
    }));

  test("a hint says what and why first, and plays it when asked again", () =>
    visit("/", async (page) => {
      await tabTo(page, cell);
      await press(page, "ArrowUp h");
      await assertStatus(page, "East: 14 left after it, 16 after any other.");
      assert.match(await focused(page), /row 2, column 2/);
      await press(page, "h");
      await assertStatus(page, "East, pushing a wall.");
      assert.match(await focused(page), /row 2, column 3/);
    }));

  test("a detour is remarked upon, with what it costs in all", () =>
    visit("/", async (page) => {
      await tabTo(page, cell);
      await press(page, "ArrowUp ArrowDown");
      await assertStatus(page, "South. 2 moves more than needed.");
    }));

  test("R reads the board cell by cell; Enter moves there; R or Escape goes back to playing", () =>
    visit("/", async (page) => {
      await tabTo(page, cell);
      await press(page, "r ArrowLeft");
      assert.match(await focused(page), /^gridcell: row 3, column 1, walls east, south and west$/);
      await press(page, "ArrowUp ArrowUp ArrowUp ArrowUp");
      assert.match(await focused(page), /^gridcell: row 1, column 1, walls north and south, exit west$/);
      await press(page, "ArrowDown ArrowRight Enter");
      await assertStatus(page, "North, pushing a wall.");
      await press(page, "ArrowRight Escape");
      assert.match(await focused(page), /row 2, column 2, .*player here/);
      await press(page, "ArrowRight");
      await assertStatus(page, "East, pushing a wall.");
    }));

  test("Escape leaves the board, and the arrows are the page's again", () =>
    visit("/", async (page) => {
      await tabTo(page, cell);
      await press(page, "Escape");
      assert.match(await focused(page), /Show the fewest moves/);
      await press(page, "ArrowDown");
      await eventually(page, () => scrollY > 0);
      assert.deepEqual(await page.evaluate(() => document.querySelector("fewest-moves")?.moves), []);
    }));

  test("? lists the keys; Escape closes the list and gives the focus back", () =>
    visit("/", async (page) => {
      await tabTo(page, cell);
      await press(page, "?");
      const dialog = page.getByRole("dialog", { name: "Keys on the board" });
      await dialog.waitFor();
      for (const key of ["Arrows", "R", "H", "S", "Space", "?", "Escape"]) {
        await dialog.getByRole("term").getByText(key, { exact: true }).waitFor();
      }
      await press(page, "Escape");
      await dialog.waitFor({ state: "hidden" });
      assert.match(await focused(page), cell);
    }));

  test("the solution is shown, paused, stepped both ways, scrubbed, slowed and replayed", () =>
    visit("/", async (page) => {
      await tabTo(page, /Show the fewest moves/);
      await press(page, "Enter");
      await assertStatus(page, playing);
      assert.equal(await focused(page), "button: Pause");
      await press(page, "Enter");
      assert.equal(await focused(page), "button: Play");
      const before = await status(page).textContent();
      await page.waitForTimeout(700);
      assert.equal(await status(page).textContent(), before);

      await tabTo(page, /^button: To the start/, "Shift+Tab");
      await press(page, "Enter");
      await assertStatus(page, /^Out in 16 moves/);
      await tabTo(page, /^button: One step on/);
      await press(page, "Enter Enter");
      await assertStatus(page, "Step 2 of 16: East, pushing a wall.");
      await press(page, "Shift+Tab Shift+Tab Enter");
      await assertStatus(page, "Step 1 of 16: North, pushing a wall.");
      await tabTo(page, /^button: To the end/);
      await press(page, "Enter");
      await assertStatus(page, "Step 16 of 16: West, out.");

      const slider = page.getByRole("slider");
      await press(page, "Tab");
      await press(page, "ArrowLeft");
      assert.equal(await slider.getAttribute("aria-valuetext"), "step 15 of 16");
      await press(page, "Home");
      assert.equal(await slider.getAttribute("aria-valuetext"), "step 0 of 16");
      await assertStatus(page, /^Out in 16 moves\. Fewer is impossible: \d+ nodes searched\.$/);

      await press(page, "Tab");
      await press(page, "ArrowDown ArrowDown ArrowDown");
      assert.equal(await page.evaluate(() => document.querySelector("fewest-moves")?.speed), 16);
      await press(page, "Shift+Tab Shift+Tab Shift+Tab Shift+Tab");
      assert.equal(await focused(page), "button: Play");
      await press(page, "Enter");
      await assertStatus(page, "Step 16 of 16: West, out.");
      await page.getByRole("button", { name: "Play again" }).waitFor();
    }));

  test("on the board itself: S shows, Space pauses, comma and full stop step, an arrow takes over", () =>
    visit("/", async (page) => {
      await tabTo(page, cell);
      await press(page, "s");
      await assertStatus(page, playing);
      await press(page, "Space Home . . .");
      await assertStatus(page, "Step 3 of 16: South, pushing a wall.");
      await press(page, ",");
      await assertStatus(page, "Step 2 of 16: East, pushing a wall.");
      await press(page, "+ + -");
      assert.equal(await page.evaluate(() => document.querySelector("fewest-moves")?.speed), 4);
      await press(page, "ArrowLeft");
      await assertStatus(page, /^West/);
      assert.equal(await page.evaluate(() => document.querySelector("fewest-moves")?.mode), "play");
      assert.deepEqual(await page.evaluate(() => document.querySelector("fewest-moves")?.moves), ["N", "E", "W"]);
    }));

  test("a board is typed, its error found, put right and solved; the answer is copied", () =>
    visit(
      "/",
      async (page) => {
        await tabTo(page, /^textarea/);
        await press(page, "Control+a");
        await page.keyboard.insertText(
          "2 3\n10 2 10 10 2 6\n3 12 11 14 9 4\n13 15 3 66 15 13\n14 11 12 9 14 11\n0 0\n",
        );
        await page.getByText("Line 4, column 9: “66” is not a number from 0 to 15.").waitFor();
        await tabTo(page, /Go to the place/);
        await press(page, "Enter");
        assert.match(await focused(page), /^textarea/);
        await page.keyboard.insertText("6");
        await page.getByText("Line 4, column 9").waitFor({ state: "detached" });
        await tabTo(page, /Show the fewest moves/, "Shift+Tab");
        await press(page, "Enter");
        await page.getByText("16 moves", { exact: true }).waitFor();
        await tabTo(page, /^button: Copy/);
        await press(page, "Enter");
        await page.getByText("Copied").waitFor();
        assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${sampleAnswer}\n`);
      },
      { permissions: ["clipboard-read", "clipboard-write"] },
    ));

  test("a board without a way out is told at once, with the reason", () =>
    visit("/", async (page) => {
      await tabTo(page, /^textarea/);
      await press(page, "Control+a");
      await page.keyboard.insertText(noGap);
      await assertStatus(page, "There is no way out: the outline has no gap.");
      await tabTo(page, /Show the fewest moves/, "Shift+Tab");
      await press(page, "Enter");
      await page.getByText("No solution", { exact: true }).waitFor();
      assert.equal(await focused(page), "button: Play it yourself");
      await press(page, "Enter");
      assert.match(await focused(page), cell);
    }));

  test("a long search shows what is proved, is cancelled at once, and the page never stands still", () =>
    visit("/", async (page) => {
      await tabTo(page, /^select: Automatic/);
      await page.keyboard.type("Bre");
      await tabTo(page, /^textarea/, "Shift+Tab");
      await press(page, "Control+a");
      await page.keyboard.insertText(vastBoard(20));
      await assertStatus(page, /^Leave the board/);
      await tabTo(page, /Show the fewest moves/, "Shift+Tab");
      await press(page, "Enter");
      await page.getByText(/^[\d,]+ nodes so far\. Proved: at least \d+ moves\.$/).waitFor();
      assert.equal(await focused(page), "button: Cancel");
      await within("a frame", 150, () =>
        page.evaluate(async () => {
          let longest = 0;
          for (let last = performance.now(), end = last + 600; last < end;) {
            await new Promise((resolve) => {
              requestAnimationFrame(resolve);
            });
            const now = performance.now();
            longest = Math.max(longest, now - last);
            last = now;
          }
          return longest;
        }),
      );
      await within("cancelling", 300, async () => {
        if ((await focused(page)) === "button: Search again") {
          await press(page, "Enter");
          await page.getByRole("button", { name: "Cancel" }).waitFor();
        }
        const took = await timeOf(async () => {
          await press(page, "Enter");
          await assertStatus(page, /^Cancelled\. Proved so far: at least \d+ moves\.$/);
        });
        assert.equal(await focused(page), "button: Search again");
        return took;
      });
    }));

  test("language and colours are switched and remembered", () =>
    visit("/", async (page) => {
      await tabTo(page, /中文/);
      await press(page, "Enter");
      await assertStatus(page, "用最少的步数，从外墙的缺口走出棋盘。");
      assert.equal(await page.evaluate(() => document.documentElement.lang), "zh-Hans");
      await press(page, "Tab Enter Enter");
      assert.equal(await focused(page), "button: 配色：深色");
      await page.reload();
      await assertStatus(page, "用最少的步数，从外墙的缺口走出棋盘。");
      assert.equal(await page.evaluate(() => document.querySelector("fewest-moves")?.theme), "dark");
    }));
});
