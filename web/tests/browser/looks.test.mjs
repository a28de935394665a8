import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  assertAccessible,
  assertAccessibleInBoth,
  assertStatus,
  eventually,
  narrowWidth,
  noGap,
  playing,
  sample,
  stage,
  stopAt,
  tag,
  vastBoard,
  within,
} from "./support.mjs";

const { visit, visitTags } = stage();

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const solve = (page) => page.getByRole("button", { name: "Show the fewest moves" }).click();

/** Every state that the page can be in, and how to get there. @type {Record<string, (page: Page) => Promise<void>>} */
const states = {
  idle: async (page) => assertStatus(page, /^Leave the board/),
  "playing by hand, with a remark": async (page) => {
    await page.getByRole("button", { name: "North" }).click();
    await page.getByRole("button", { name: "South" }).click();
    await assertStatus(page, /more than needed/);
  },
  "a hint": async (page) => {
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("button", { name: "Play the hint" }).waitFor();
  },
  refused: async (page) => {
    await page.getByRole("button", { name: "West", exact: true }).click();
    await assertStatus(page, /not possible/);
  },
  reading: async (page) => {
    await page.getByRole("gridcell", { name: /player here/ }).focus();
    await page.keyboard.press("r");
    await page.keyboard.press("ArrowUp");
  },
  playing: async (page) => {
    await solve(page);
    await assertStatus(page, playing);
  },
  searching: async (page) => {
    await page.getByRole("combobox", { name: "Engine" }).selectOption("bfs");
    await page.locator("textarea").fill(vastBoard(20));
    await assertStatus(page, /^Leave the board/);
    await solve(page);
    await page.getByText(/nodes so far/).waitFor();
  },
  cancelled: async (page) => {
    await states.searching(page);
    await page.getByRole("button", { name: "Cancel" }).click();
    await assertStatus(page, /^Cancelled/);
  },
  solved: async (page) => {
    await solve(page);
    await page.getByRole("button", { name: "To the end" }).click();
    await assertStatus(page, /^Step 16 of 16/);
  },
  "no way out": async (page) => {
    await page.locator("textarea").fill(noGap);
    await assertStatus(page, /no gap/);
    await solve(page);
    await page.getByText("No solution", { exact: true }).waitFor();
  },
  error: async (page) => {
    await page.locator("textarea").fill("2 3\n1 2 3");
    await page.getByRole("button", { name: "Go to the place" }).waitFor();
  },
  "a list of cases": async (page) => {
    await page.locator("textarea").fill(`${sample.replace(/0 0\s*$/, "")}${noGap}`);
    await page.getByRole("button", { name: "Answer all cases" }).click();
    await page.getByText("2 of 2 answered.").waitFor();
  },
  "another size": async (page) => page.getByText("Another size or start").click(),
  "the list of keys": async (page) => {
    await page.getByRole("button", { name: "Keys and rules" }).click();
    await page.getByRole("dialog").waitFor();
  },
};

describe("light and dark, axe finds nothing, and nothing sticks out of 320 pixels", () => {
  for (const [name, reach] of Object.entries(states)) {
    test(name, () =>
      visit("/", async (page) => {
        await reach(page);
        await assertAccessibleInBoth(page, name);
        assert.equal(await narrowWidth(page), 320);
      }),
    );
  }

  for (const fragment of ["#v1/wall-pushers/1x1,9,9,A", "#else"]) {
    test(`a wrong address: ${fragment}`, () =>
      visit(`/${fragment}`, async (page) => {
        await page.getByRole("alert").waitFor();
        await assertAccessible(page);
      }));
  }

  test("in Chinese", () =>
    visit(
      "/",
      async (page) => {
        await assertStatus(page, "用最少的步数，从外墙的缺口走出棋盘。");
        await assertAccessible(page);
        await page.getByRole("button", { name: "看最少步数的走法" }).click();
        await assertStatus(page, /^第 \d+ 步，共 16 步/);
        await assertAccessible(page);
        assert.equal(await narrowWidth(page), 320);
      },
      { locale: "zh-CN" },
    ));

  test("tags: played, solved, wrong, empty", () =>
    visitTags(
      `${tag("")}${tag('mode="solution" controls="none"')}${tag("", "2 3\n77")}${tag("", "")}`,
      async (page) => {
        await page.getByText(/Out in 16 moves/).waitFor();
        await page.getByText(/^Line 2/).waitFor();
        await assertAccessible(page);
      },
    ));
});

describe("colours", () => {
  const parts = { wall: 3, outline: 3, player: 3, exit: 3, trail: 3, pushed: 3, ghost: 3 };

  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    test(`of lines stand out against the floor and the ground, ${colorScheme}`, () =>
      visit(
        "/",
        async (page) => {
          await stopAt(page, 3);
          await solve(page);
          await assertStatus(page, "Step 3 of 16: South, pushing a wall.");
          const ratios = await page.evaluate((wanted) => {
            const element = /** @type {Element} */ (document.querySelector("fewest-moves"));
            const root = /** @type {ShadowRoot} */ (element.shadowRoot);
            const luminance = (/** @type {string} */ colour) => {
              const [red, green, blue] = (colour.match(/[\d.]+/g) ?? []).map((value) => {
                const part = Number(value) / 255;
                return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
              });
              return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
            };
            const contrast = (/** @type {string} */ one, /** @type {string} */ other) => {
              const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
              return (light + 0.05) / (dark + 0.05);
            };
            const floor = getComputedStyle(/** @type {Element} */ (root.querySelector(".cell"))).fill;
            const ground = getComputedStyle(element).backgroundColor;
            return wanted.map((name) => {
              const style = getComputedStyle(/** @type {Element} */ (root.querySelector(`.${name}`)));
              const colour = style.stroke === "none" || name === "player" ? style.fill : style.stroke;
              return { name, ratio: Math.min(contrast(colour, floor), contrast(colour, ground)) };
            });
          }, Object.keys(parts));
          for (const { name, ratio } of ratios) assert.ok(ratio >= 3, `${name}: ${ratio.toFixed(2)}`);
        },
        { colorScheme },
      ));
  }

  test("follow the theme attribute against the system's", () =>
    visitTags(
      `${tag('theme="light"')}${tag('theme="dark"')}${tag("")}`,
      async (page) => {
        await eventually(page, () =>
          [...document.querySelectorAll("fewest-moves")].every((one) => one.shadowRoot?.querySelector("svg")),
        );
        const grounds = await page.evaluate(() =>
          [...document.querySelectorAll("fewest-moves")].map((one) => getComputedStyle(one).backgroundColor),
        );
        assert.equal(new Set(grounds).size, 2);
        assert.equal(grounds[1], grounds[2]);
      },
      { colorScheme: "dark" },
    ));

  test("of the system are used when it forces them", () =>
    visit(
      "/",
      async (page) => {
        await states.playing(page);
        const [wall, player, probe] = await page.evaluate(() => {
          const root = /** @type {ShadowRoot} */ (document.querySelector("fewest-moves")?.shadowRoot);
          const at = (/** @type {string} */ selector) =>
            getComputedStyle(/** @type {Element} */ (root.querySelector(selector)));
          const text = document.createElement("span");
          document.body.append(text);
          return [at(".wall").stroke, at(".player").fill, getComputedStyle(text).color];
        });
        assert.equal(wall, probe);
        assert.notEqual(player, probe);
      },
      { forcedColors: "active" },
    ));
});

describe("motion", () => {
  /** From now on, notes which parts are set in motion, and how. @param {Page} page */
  const watch = (page) =>
    page.evaluate(() => {
      const { animate } = Element.prototype;
      Object.assign(globalThis, { moved: [] });
      Element.prototype.animate = function (keyframes, options) {
        const { duration } = /** @type {KeyframeAnimationOptions} */ (options);
        /** @type {any} */ (globalThis).moved.push({ part: this.getAttribute("data-part"), duration });
        return animate.call(this, keyframes, options);
      };
    });

  /** @param {Page} page @returns {Promise<{ part: string, duration: number }[]>} */
  const moved = (page) => page.evaluate(() => /** @type {any} */ (globalThis).moved);

  test("a push moves player and wall in one movement, which comes to rest", () =>
    visit("/", async (page) => {
      await watch(page);
      await page.getByRole("button", { name: "North" }).click();
      await assertStatus(page, "North, pushing a wall.");
      const motions = await moved(page);
      assert.deepEqual(motions.map(({ part }) => part).sort(), ["player", "pushed", "trail"]);
      assert.equal(new Set(motions.map(({ duration }) => duration)).size, 1);
      await eventually(page, () => document.querySelector("fewest-moves")?.shadowRoot?.getAnimations().length === 0);
    }));

  test("a step back moves both back", () =>
    visit("/", async (page) => {
      await page.getByRole("button", { name: "North" }).click();
      await watch(page);
      await page.getByRole("button", { name: "Undo" }).click();
      await assertStatus(page, "Taken back: north.");
      assert.deepEqual((await moved(page)).map(({ part }) => part).sort(), ["player", "undone", "untrail"]);
    }));

  test("is left out where it is not wanted, and the states are the same", () =>
    visit(
      "/",
      async (page) => {
        await watch(page);
        await page.getByRole("button", { name: "North" }).click();
        await assertStatus(page, "North, pushing a wall.");
        await stopAt(page, 2);
        await solve(page);
        await assertStatus(page, "Step 2 of 16: East, pushing a wall.");
        assert.deepEqual(await moved(page), []);
      },
      { reducedMotion: "reduce" },
    ));
});

describe("sizes from 1 x 1 to 64 x 64", () => {
  for (const size of [1, 2, 13, 64]) {
    test(`${size} x ${size} fits its box and names every cell`, () =>
      visitTags(
        tag("", vastBoard(size)),
        async (page) => {
          await page.getByRole("grid").waitFor();
          const { cells, width, tabStops } = await page.evaluate(() => {
            const root = /** @type {ShadowRoot} */ (document.querySelector("fewest-moves")?.shadowRoot);
            const all = [...root.querySelectorAll("[role=gridcell]")];
            return {
              cells: new Set(all.map((one) => one.getAttribute("aria-label"))).size,
              width: root.querySelector("svg")?.getBoundingClientRect().width ?? 0,
              tabStops: all.filter((one) => one.getAttribute("tabindex") === "0").length,
            };
          });
          assert.equal(cells, size * size);
          assert.equal(tabStops, 1);
          assert.ok(width <= 320 && width > 60, `${width} px`);
        },
        { viewport: { width: 320, height: 640 } },
      ));
  }

  test("a move on 64 x 64 is drawn without delay", () =>
    visitTags(tag("", vastBoard(64)), async (page) => {
      await page.getByRole("grid").waitFor();
      await within("a move", 200, () =>
        page.evaluate(async () => {
          const one = /** @type {import("../../fewest-moves.js").FewestMoves} */ (
            document.querySelector("fewest-moves")
          );
          one.reset();
          await one.updateComplete;
          const move = one.board?.start.moves[0] ?? "";
          const name = { E: "East", N: "North", S: "South", W: "West" }[move];
          const started = performance.now();
          /** @type {HTMLElement} */ (one.renderRoot.querySelector(`[aria-label="${name}"]`)).click();
          await one.updateComplete;
          return performance.now() - started;
        }),
      );
    }));
});
