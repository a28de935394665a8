import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  assertAccessible,
  assertAccessibleStates,
  assertStatus,
  eventually,
  focused,
  narrowWidth,
  press,
  putIn,
  stage,
  status,
  tabTo,
} from "./support.mjs";

const { visit, visitTags } = stage();

/** @typedef {import("playwright-core").Page} Page */

const drawn = "0123\n1023\n3210\n";
/** The judge's largest colours, all 36 of them. */
const all = "0123456789ab\ncdefghijklmn\nopqrstuvwxyz\n";

/** Without a bound no search sees its end. @param {number} size */
const vast = (size) =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => (row * 7 + column * 11 + ((row * column) % 5) * 3 + row * row) % 6),
  )
    .map((cells) => `${cells.join("")}\n`)
    .join("");

/** @param {Page} page @param {string} [text] */
const open = (page, text = drawn) => putIn(page, "Flood", text);
const counter = async (/** @type {Page} */ page) =>
  ((await page.locator("fewest-moves [part=counter]").textContent()) ?? "").replace(/\s+/g, " ").trim();
/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole("button", { name, exact: true });
const cell = /^gridcell: /;

describe("Flood, with the keyboard alone", () => {
  test("the arrows go from cell to cell, Enter plays the cell's colour, and the focus stays", () =>
    visit("/", async (page) => {
      await open(page);
      await tabTo(page, cell, "Shift+Tab");
      assert.equal(await focused(page), "gridcell: row 1, column 1, blue circle, flooded");
      await press(page, "Enter");
      await assertStatus(page, "Blue circle is not possible: the region has this colour already.");
      await press(page, "ArrowRight");
      assert.equal(await focused(page), "gridcell: row 1, column 2, orange square, touches the region");
      await press(page, "Enter");
      await assertStatus(page, /^Orange square: 2 cells join\./);
      assert.equal(await focused(page), "gridcell: row 1, column 2, orange square, flooded");
      await eventually(page, () =>
        /\(fewest: \d\)/.test(
          document.querySelector("fewest-moves")?.shadowRoot?.querySelector(".counter")?.textContent ?? "",
        ),
      );
      assert.match(await counter(page), /^1 move \(fewest: 6\) · 3 of 12 cells flooded · 4 colours left$/);
      await press(page, "ArrowDown ArrowDown ArrowDown ArrowRight Enter");
      await assertStatus(page, "Orange square is not possible: the region has this colour already.");
      // There is nothing to switch to: the arrows rove anyway.
      await press(page, "r u");
      await assertStatus(page, "Taken back: orange square.");
      assert.match(await focused(page), /row 3, column 3/);
      await press(page, "y h");
      await assertStatus(page, /^(Blue|Green|Yellow) .*: \d left after it/);
      await press(page, "h");
      await assertStatus(page, /cells? joins?\./);
      await press(page, "?");
      await page.getByRole("dialog").getByText("go from cell to cell; Enter plays its colour").waitFor();
      await press(page, "Escape Escape");
      assert.match(await focused(page), /Show the fewest moves/);
    }));

  test("the fewest moves are watched, stepped back and taken over; a game in as many moves is said to be best", () =>
    visit("/", async (page) => {
      await open(page, "01\n12\n");
      await tabTo(page, /Show the fewest moves/, "Shift+Tab");
      await press(page, "Enter");
      await assertStatus(page, "Step 2 of 2: Green triangle: 1 cell joins.");
      await tabTo(page, /^button: One step back/, "Shift+Tab");
      await press(page, "Enter");
      await assertStatus(page, "Step 1 of 2: Orange square: 2 cells join.");
      await tabTo(page, /^button: To the start/, "Shift+Tab");
      await press(page, "Enter");
      await assertStatus(page, /^Flooded in 2 moves\. Fewer is impossible: \d+ nodes? searched\.$/);
      assert.equal(await page.locator("pre.answer").textContent(), "2\n");
      await tabTo(page, /^button: Play it yourself/);
      await press(page, "Enter ArrowRight Enter ArrowDown Enter");
      await assertStatus(page, "Green triangle: 1 cell joins. You made it in 2 moves: fewer is impossible.");
    }));

  test("glyphs are on, and are switched off and on again", () =>
    visit("/", async (page) => {
      await open(page);
      const shown = () =>
        page.evaluate(() => {
          const glyph = document.querySelector("fewest-moves")?.shadowRoot?.querySelector(".board .glyph");
          return glyph ? getComputedStyle(glyph).display !== "none" : null;
        });
      assert.equal(await shown(), true);
      await tabTo(page, /^button: Glyphs on the colours/, "Shift+Tab");
      await press(page, "Enter");
      assert.equal(await shown(), false);
      assert.equal(await page.locator("fewest-moves").getAttribute("glyphs"), "off");
      await assertAccessible(page, "without glyphs");
      await press(page, "Enter");
      assert.equal(await shown(), true);
    }));

  test("colours of one's own are played as far as the rules let them", () =>
    visit("/", async (page) => {
      await open(page);
      await tabTo(page, /^input: $/, "Shift+Tab");
      await page.keyboard.type("1 2 2 3");
      await press(page, "Enter");
      await assertStatus(
        page,
        /^Green triangle: .* Green triangle is not possible: the region has this colour already\. The fewest is 6\.$/,
      );
      await press(page, "Control+a");
      await page.keyboard.type("19");
      await press(page, "Enter");
      await page.getByText("Line 1, column 2: the name of a move belongs here, not “9”.").waitFor();
    }));
});

describe("Flood, with the pointer alone", () => {
  test("a click on a cell plays its colour, as the buttons do, which are large enough on the widest board", () =>
    visit("/", async (page) => {
      await open(page);
      await page.getByRole("gridcell", { name: /^row 2, column 1,/ }).click();
      await assertStatus(page, /^Orange square: 2 cells join/);
      assert.match(await focused(page), /row 2, column 1/);
      await button(page, "Green triangle").click();
      await assertStatus(page, /^Green triangle: /);
      // One that can do nothing says why.
      await button(page, "Green triangle").click({ force: true });
      await assertStatus(page, /^Green triangle is not possible/);
      await button(page, "Undo").click();
      await button(page, "Hint").click();
      await button(page, "Play the hint").click();
      await assertStatus(page, /cells? joins?/);

      await open(page, all);
      await page.setViewportSize({ width: 320, height: 640 });
      const buttons = page.getByRole("group", { name: "Colours" }).getByRole("button");
      assert.equal(await buttons.count(), 36);
      for (const one of await buttons.all()) {
        const box = await one.boundingBox();
        assert.ok(box !== null && box.width >= 24 && box.height >= 24);
      }
      assert.equal(await narrowWidth(page), 320);
    }));

  test("a move spreads as a wave from the old region, and without motion the states are the same", async () => {
    const moved = (/** @type {Page} */ page) =>
      page.evaluate(async () => {
        /** @type {{ part: string, from: number }[]} */
        const parts = [];
        const { animate } = Element.prototype;
        Element.prototype.animate = function (keyframes, options) {
          const seen = /** @type {Keyframe[]} */ (keyframes).find(({ opacity }) => opacity !== 0);
          parts.push({ part: this.getAttribute("data-part") ?? "", from: seen?.offset ?? 0 });
          return animate.call(this, keyframes, options);
        };
        const element = /** @type {import("../../fewest-moves.js").FewestMoves} */ (
          document.querySelector("fewest-moves")
        );
        /** @type {HTMLElement} */ (element.renderRoot.querySelector("[aria-label='Orange square']")).click();
        await element.updateComplete;
        return parts;
      });
    await visit("/", async (page) => {
      await open(page, "0111\n");
      const parts = await moved(page);
      const begins = ["ring-1", "ring-2", "ring-3"].map((name) => parts.find(({ part }) => part === name)?.from ?? -1);
      assert.ok(begins[0] > 0 && begins[0] < begins[1] && begins[1] < begins[2], JSON.stringify(parts));
    });
    await visit(
      "/",
      async (page) => {
        await open(page, "0111\n");
        assert.deepEqual(await moved(page), []);
        await assertStatus(page, /^Orange square: 3 cells join\./);
      },
      { reducedMotion: "reduce" },
    );
  });

  test("the cases of a list are answered and copied, a number each", () =>
    visit(
      "/",
      async (page) => {
        await open(page, "2\n0 0\n0 0\n3\n0 1 2\n1 1 2\n2 2 1\n1\n35\n0\n");
        await page.getByRole("button", { name: "Answer all cases" }).click();
        await page.getByText("3 of 3 answered.").waitFor();
        await page.getByRole("button", { name: "Copy" }).click();
        await page.getByText("Copied").waitFor();
        assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "0\n3\n0\n");
      },
      { permissions: ["clipboard-read", "clipboard-write"] },
    ));

  test("the address brings board and game back after a reload", () =>
    visit("/", async (page) => {
      await open(page, "01z\n1z0\n");
      await button(page, "Orange square").click();
      await eventually(page, () => /^#v1\/flood\/2x3,[\w,-]+\?mode=play&moves=1$/.test(location.hash));
      const address = page.url();
      await page.goto("about:blank");
      await page.goto(address);
      await eventually(page, () => document.querySelector("fewest-moves")?.moves.join("") === "1");
      assert.equal(await page.locator("textarea").inputValue(), "01z\n1z0\n");
    }));
});

test("every pair of colours is told apart with colours removed: each has a glyph of its own, and it is drawn", () =>
  visitTags(
    `<fewest-moves puzzle="flood"><pre>\n${all}</pre></fewest-moves>`,
    async (page) => {
      await assertStatus(page, /^Make the whole board/);
      const pictures = await page.evaluate(async () => {
        const root = document.querySelector("fewest-moves")?.shadowRoot;
        const side = 48;
        const canvas = new OffscreenCanvas(side, side);
        const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
          canvas.getContext("2d", { willReadFrequently: true })
        );
        return [...(root?.querySelectorAll(".board .glyph") ?? [])].flatMap((glyph) => {
          const path = glyph.getAttribute("d") ?? "";
          if (path === "" || glyph.closest("[opacity='0']") !== null) return [];
          const style = getComputedStyle(glyph);
          // As it is on the screen, but black on white: nothing is left of its colour.
          const { x, y, width, height } = /** @type {SVGGraphicsElement} */ (glyph).getBBox();
          context.setTransform(1, 0, 0, 1, 0, 0);
          context.fillStyle = "white";
          context.fillRect(0, 0, side, side);
          context.fillStyle = "black";
          context.setTransform(side / 100, 0, 0, side / 100, side / 2, side / 2);
          context.translate(
            -(Math.floor((x + width / 2) / 100) + 0.5) * 100,
            -(Math.floor((y + height / 2) / 100) + 0.5) * 100,
          );
          context.fill(new Path2D(path), "evenodd");
          const { data } = context.getImageData(0, 0, side, side);
          const dark = Array.from({ length: side * side }, (_, at) => 255 - data[4 * at]);
          return [{ shown: style.display !== "none" && style.visibility === "visible", dark }];
        });
      });
      assert.equal(pictures.length, 36);
      for (const [index, one] of pictures.entries()) {
        assert.ok(one.shown);
        for (const other of pictures.slice(0, index)) {
          const sum = (/** @type {(one: number, other: number) => number} */ of) =>
            one.dark.reduce((total, value, at) => total + of(value, other.dark[at]), 0);
          // The share of what either of them covers that only one of them covers.
          const apart = sum((here, there) => Math.abs(here - there)) / sum(Math.max);
          assert.ok(apart > 0.2, `glyph ${index}: ${apart}`);
        }
      }
    },
    { viewport: { width: 640, height: 640 } },
  ));

describe("Flood: light and dark, axe finds nothing, and nothing sticks out of 320 pixels", () => {
  /** Every state that the page can be in, and how to get there; one after another on one page. */
  const states = /** @type {Record<string, (page: Page) => Promise<unknown>>} */ ({
    idle: (page) => open(page),
    "playing by hand": async (page) => {
      await page.getByRole("gridcell", { name: /^row 2, column 1,/ }).click();
      await assertStatus(page, /^Orange square/);
    },
    "a hint": async (page) => {
      await button(page, "Hint").click();
      await button(page, "Play the hint").waitFor();
    },
    refused: async (page) => {
      await button(page, "Orange square").click({ force: true });
      await assertStatus(page, /not possible/);
    },
    solved: async (page) => {
      await button(page, "Show the fewest moves").click();
      await button(page, "To the end").click();
      await assertStatus(page, /^Step 6 of 6/);
    },
    "taken over": (page) => button(page, "Play it yourself").click(),
    searching: async (page) => {
      await page.getByRole("combobox", { name: "Engine" }).selectOption("bfs");
      await open(page, vast(14));
      await button(page, "Show the fewest moves").click();
      await page.getByText(/nodes so far/).waitFor();
    },
    cancelled: async (page) => {
      await button(page, "Cancel").click();
      await assertStatus(page, /^Cancelled/);
      await button(page, "Play it yourself").click();
    },
    "all colours": (page) => open(page, all),
    error: async (page) => {
      await page.locator("textarea").fill("2\n0 1\n1 99\n0\n");
      await page.getByRole("button", { name: "Go to the place" }).waitFor();
    },
  });

  test("in every state", () => visit("/", (page) => assertAccessibleStates(page, states)));

  test("in Chinese", () =>
    visit(
      "/",
      async (page) => {
        await page.getByRole("button", { name: "漫水填色" }).click();
        await assertStatus(page, "用最少的步数，把整个棋盘变成同一种颜色。");
        await page.getByRole("button", { name: "第 2 组" }).click();
        await page.getByRole("gridcell", { name: "第 1 行第 2 列，橙色方块，挨着水域" }).click();
        await assertStatus(page, /^橙色方块：并入 3 格。/);
        await assertAccessible(page);
        await page.getByRole("button", { name: "看最少步数的走法" }).click();
        await assertStatus(page, /^第 3 步，共 3 步/);
        await assertAccessible(page);
        assert.equal(await narrowWidth(page), 320);
      },
      { locale: "zh-CN" },
    ));
});

test("Flood in a tag: a board in the place of another, one that is solved at once, glyphs off from the start", () =>
  visitTags(
    `<fewest-moves puzzle="flood" glyphs="off"><pre>\n0110\n</pre></fewest-moves>
     <fewest-moves puzzle="flood"><pre>\n1\n5\n0\n</pre></fewest-moves>`,
    async (page) => {
      await assertStatus(page, /^Make the whole board/);
      assert.equal(await page.evaluate(() => document.querySelector("fewest-moves")?.glyphs), false);
      await page.evaluate(() => document.querySelector("fewest-moves")?.load("01\n10\n"));
      const rows = page.locator("fewest-moves").first().getByRole("row");
      await eventually(
        page,
        () => document.querySelector("fewest-moves")?.shadowRoot?.querySelectorAll("[role=row]").length === 2,
      );
      assert.deepEqual(await rows.evaluateAll((all) => all.map((row) => row.children.length)), [2, 2]);
      await page.getByRole("button", { name: "Show the fewest moves" }).last().click();
      await page.getByText("The board has one colour already: no move is needed.").waitFor();
      await assertAccessible(page);
      assert.match((await status(page).textContent()) ?? "", /^Make/);
    },
  ));
