// Boards, solutions and searches taken away: as pictures, strips, animations and texts.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import {
  assertAccessible,
  assertAccessibleStates,
  assertStatus,
  eventually,
  focused,
  noGap,
  press as keys,
  putIn,
  root,
  sampleAnswer,
  stage,
  tabTo,
  until,
} from "./support.mjs";
import {
  alonePixels,
  boardPixels,
  card,
  choice,
  choose,
  download,
  framesOf,
  openCard,
  press,
  preview,
  remark,
  unlikeness,
} from "./take-support.mjs";

/** @typedef {import("playwright-core").Page} Page */

const { visit, overrides } = stage();
/** Nothing moves: what is compared stands still. */
const still = /** @type {const} */ ({ reducedMotion: "reduce", viewport: { width: 1280, height: 1200 } });

const escapes = readFileSync(`${root}src/tests/vectors/escape/hard.in`, "utf8");
const floods = readFileSync(`${root}src/tests/vectors/flood/hard.in`, "utf8");
const strips = { svg: "All steps in one picture (SVG)", png: "All steps in one picture of pixels (PNG)" };
const png = "Picture of pixels (PNG)";
const gif = "Animation (GIF)";

/** @param {Page} page @param {object} properties of the element */
const put = (page, properties) =>
  page.evaluate(
    (given) => void Object.assign(/** @type {any} */ (document.querySelector("fewest-moves")), given),
    properties,
  );

/** Until the page shows its board: before that it would take back what is asked for. @param {Page} page */
const boardShown = (page) =>
  eventually(page, () => document.querySelector("fewest-moves")?.shadowRoot?.querySelector("[role=grid]"));

/** Shows the fewest moves, at a step. @param {Page} page @param {number} step */
async function solutionAt(page, step) {
  await boardShown(page);
  await put(page, { mode: "solution", step });
  await page.waitForFunction((wanted) => {
    const { answer, moves } = /** @type {any} */ (document.querySelector("fewest-moves"));
    return answer !== null && moves.length === wanted;
  }, step);
}

/** Shows a search, at a step. @param {Page} page @param {string} engine @param {number} step */
async function searchAt(page, engine, step) {
  await put(page, { mode: "search", engine, step });
  await page.waitForFunction(
    (wanted) => /** @type {any} */ (document.querySelector("fewest-moves")).snapshot?.step === wanted,
    step,
  );
}

/** Boards with everything that may be on them. @type {Record<string, (page: Page) => Promise<unknown>>} */
const boards = {
  "a hint": async (page) => {
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("button", { name: "Play the hint" }).waitFor();
  },
  "a wall that was pushed": (page) => solutionAt(page, 1),
  "an exit that was closed": (page) => solutionAt(page, 7),
  "how often cells were taken in a search": async (page) => {
    await searchAt(page, "bfs", 30);
    await page.locator("fewest-moves .heat-label").first().waitFor({ state: "attached" });
  },
  "a walker that is followed": async (page) => {
    await put(page, { mode: "play", engine: "auto" });
    await putIn(page, "Escape", escapes);
    await page.locator("fewest-moves [role=gridcell][data-row='3'][data-column='3']").click();
    await solutionAt(page, 9);
  },
  "a flooded region": async (page) => {
    await putIn(page, "Flood", floods);
    await solutionAt(page, 8);
  },
  "colours without their glyphs": async (page) => {
    await put(page, { glyphs: false });
    await page.mouse.move(0, 0);
  },
};

/** @param {Page} page @param {string} name of the board */
async function assertPicture(page, name) {
  await choose(page, "As", "Picture, sharp at any size (SVG)");
  const svg = (await download(page)).bytes.toString();
  await choose(page, "As", png);
  const { bytes } = await download(page);
  const pixels = await boardPixels(page);
  assert.doesNotMatch(svg, /\b(?:style|class|href|on\w+)=|<script|<style|url\(|var\(/, name);
  const isWellFormed = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
    return parsed.querySelector("parsererror") === null && parsed.querySelector("title, desc") !== null;
  }, svg);
  assert.ok(isWellFormed, name);
  for (const [kind, other] of Object.entries({ svg: await alonePixels(page, overrides, svg), png: bytes })) {
    const { sizes, unlike, mean } = await unlikeness(page, pixels, other);
    assert.equal(sizes[0], sizes[1], `${name}, ${kind}`);
    // Edges may lie a hair's breadth elsewhere.
    assert.ok(unlike < 5e-4 && mean < 0.2, `${name}, ${kind}: ${unlike} of the pixels differ, by ${mean} on average`);
  }
}

describe("a picture looks like the board, in an <img> of another page and pixel by pixel", () => {
  test("in light colours, with everything that may be on it", () =>
    visit(
      "/",
      async (page) => {
        await assertStatus(page, /^Leave the board/);
        await openCard(page);
        for (const [name, reach] of Object.entries(boards)) {
          await reach(page);
          await assertPicture(page, name);
        }
      },
      still,
    ));

  test("in dark colours", () =>
    visit(
      "/",
      async (page) => {
        await assertStatus(page, /^Leave the board/);
        await openCard(page);
        for (const name of [
          "an exit that was closed",
          "how often cells were taken in a search",
          "a walker that is followed",
        ]) {
          await boards[name](page);
          await assertPicture(page, name);
        }
      },
      { ...still, colorScheme: "dark" },
    ));

  test("while a move is on its way as it will be at the end", () =>
    visit(
      "/",
      async (page) => {
        await assertStatus(page, /^Leave the board/);
        await openCard(page);
        const before = await download(page);
        await page.getByRole("button", { name: "North", exact: true }).click();
        await page.evaluate(() => {
          const all = document.querySelector("fewest-moves")?.shadowRoot?.getAnimations() ?? [];
          for (const one of all) one.pause();
        });
        const moving = (await download(page)).bytes.toString();
        await page.evaluate(() => {
          const all = document.querySelector("fewest-moves")?.shadowRoot?.getAnimations() ?? [];
          for (const one of all) one.finish();
        });
        assert.equal(moving, (await download(page)).bytes.toString());
        assert.notEqual(moving, before.bytes.toString());
      },
      { viewport: still.viewport },
    ));

  test("larger by whole numbers, in other colours than the page, with a ground or without", () =>
    visit(
      "/",
      async (page) => {
        await assertStatus(page, /^Leave the board/);
        await openCard(page);
        await choose(page, "As", png);
        assert.deepEqual(await choice(page, "Size").locator("option").allTextContents(), [
          "699 × 412 px",
          "1,398 × 824 px",
          "2,097 × 1,236 px",
          "2,796 × 1,648 px",
        ]);
        await choose(page, "Size", "1,398 × 824 px");
        await choose(page, "Colours", "Dark");
        const large = await download(page);
        assert.equal(large.name, "fewest-wall-pushers-4x6-dark-2x.png");
        const pixelAt = (/** @type {Buffer} */ bytes, /** @type {number} */ x, /** @type {number} */ y) =>
          page.evaluate(
            async ({ file, place }) => {
              const picture = await createImageBitmap(new Blob([new Uint8Array(file)]));
              const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
              context?.drawImage(picture, 0, 0);
              return [picture.width, picture.height, ...(context?.getImageData(place.x, place.y, 1, 1).data ?? [])];
            },
            { file: [...bytes], place: { x, y } },
          );
        assert.deepEqual(await pixelAt(large.bytes, 2, 2), [1398, 824, 0x14, 0x17, 0x1b, 255]);
        await card(page).getByLabel("With a background").uncheck();
        assert.deepEqual((await pixelAt((await download(page)).bytes, 2, 2)).at(-1), 0);
      },
      still,
    ));
});

describe("a strip", () => {
  test("has every step of the solution, numbered and named, as SVG and PNG, and is seen before", () =>
    visit(
      "/",
      async (page) => {
        await solutionAt(page, 16);
        await openCard(page);
        await choose(page, "What", "The solution");
        await preview(page).waitFor();
        const svg = await download(page);
        assert.equal(svg.name, "fewest-wall-pushers-4x6-16-moves-strip.svg");
        const told = await page.evaluate((text) => {
          const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
          const { width, height } = /** @type {any} */ (parsed.documentElement).viewBox.baseVal;
          return {
            texts: [...parsed.querySelectorAll("text")].map((one) => one.textContent),
            // The player and the eye of each board, and of each but the first the ring where the player was.
            circles: parsed.querySelectorAll("circle").length,
            description: parsed.querySelector("desc")?.textContent?.split("\n").length,
            size: [width, height],
          };
        }, svg.bytes.toString());
        const names = { E: "East", N: "North", S: "South", W: "West" };
        const captions = [...sampleAnswer].map(
          (move, index) => `${index + 1}. ${names[/** @type {keyof typeof names} */ (move)]}`,
        );
        assert.deepEqual(told.texts.slice(-17), ["Start", ...captions]);
        assert.match(
          told.texts.slice(0, -17).join(" "),
          /^Wall Pushers, 4 rows and 6 columns: 16 moves, and fewer is impossible$/,
        );
        assert.deepEqual([told.circles, told.description], [2 * 17 + 16, 16]);
        // No longer than a sheet of paper.
        assert.ok(told.size[0] / told.size[1] >= 180 / 257);
        const shown = await preview(page).locator("text").allTextContents();
        assert.deepEqual(shown, told.texts);
        await choose(page, "As", strips.png);
        await eventually(page, () => document.querySelector(".take .primary:not(:disabled)"));
        const alone = await alonePixels(page, overrides, svg.bytes.toString());
        const { sizes, unlike } = await unlikeness(page, alone, (await download(page)).bytes);
        assert.equal(sizes[0], sizes[1]);
        assert.ok(unlike < 2e-3, `${unlike} of the pixels differ`);
      },
      still,
    ));

  test("is of one's own moves as well, as far as they are made", () =>
    visit("/", async (page) => {
      await page.getByRole("button", { name: "North", exact: true }).click();
      await page.getByRole("button", { name: "East", exact: true }).click();
      await openCard(page);
      await choose(page, "What", "Your moves");
      await preview(page).waitFor();
      assert.deepEqual((await preview(page).locator("text").allTextContents()).slice(-3), [
        "Start",
        "1. North",
        "2. East",
      ]);
      await choose(page, "As", "Text, step by step in words");
      const { name, bytes } = await download(page);
      assert.equal(name, "fewest-wall-pushers-4x6-own-2-moves-in-words.txt");
      assert.equal(bytes.toString(), "1. North, pushing a wall.\n2. East, pushing a wall.\n");
      // What is not there any more is not offered any more.
      await page.getByRole("button", { name: "Start over" }).click();
      await eventually(page, () => document.querySelectorAll(".take select")[0].children.length === 2);
      assert.equal(await choice(page, "What").inputValue(), "This moment");
    }));

  test("of more boards than fit ends before, and says where", () =>
    visit("/", async (page) => {
      await walkToAndFro(page, 130);
      await openCard(page);
      await choose(page, "What", "Your moves");
      await preview(page).waitFor();
      const sentence = "130 steps are too many for one picture: it ends with step 120.";
      await card(page).getByText(sentence).waitFor();
      assert.equal((await preview(page).locator("text").allTextContents()).at(-1), "120. West");
    }));
});

/** Plays so many moves by hand, on a board with room for them. @param {Page} page @param {number} count */
async function walkToAndFro(page, count) {
  await assertStatus(page, /^Leave the board/);
  const room = "+---+---+---+\n| S         |\n+   +   +   +\n|            \n+---+---+---+\n";
  await page.evaluate(
    ({ text, moves }) => /** @type {any} */ (document.querySelector("fewest-moves")).load(text, { moves }),
    { text: room, moves: [..."EW".repeat(count / 2)] },
  );
}

describe("an animation", () => {
  for (const [
    name,
    reach,
    moves,
    size,
  ] of /** @type {[string, (page: Page) => Promise<unknown>, number, RegExp][]} */ ([
    ["wall-pushers-4x6", async () => {}, 16, /^719 × \d+ px$/],
    ["escape-8x8", (page) => putIn(page, "Escape", escapes), 23, /./],
    ["flood-8x8", (page) => putIn(page, "Flood", floods), 19, /./],
  ])) {
    test(`of the solution of ${name} has every step, at the speed chosen, from the start to the end`, () =>
      visit(
        "/",
        async (page) => {
          await assertStatus(page, /^Leave the board/);
          await reach(page);
          await solutionAt(page, 0);
          const first = await boardPixels(page);
          await page.keyboard.press("Escape");
          await solutionAt(page, moves);
          const last = await boardPixels(page);
          await openCard(page);
          await choose(page, "What", "The solution");
          await choose(page, "As", gif);
          await choose(page, "Speed", "4 steps/s");
          assert.match(await choice(page, "Size").inputValue(), size);
          const file = await download(page);
          assert.equal(file.name, `fewest-${name}-${moves}-moves.gif`);
          const film = await framesOf(page, file.bytes, [0, -1]);
          assert.deepEqual([film.count, film.loops], [moves + 1, true]);
          assert.deepEqual(film.delays, [...Array(moves).fill(250), 2000]);
          // The board stands ten pixels from the top and in the middle; below it there are words.
          for (const [index, board] of [first, last].entries()) {
            const { unlike, mean } = await unlikeness(page, board, film.pictures[index], { x: 10, y: 10 });
            assert.ok(unlike < 1e-3 && mean < 0.5, `${index}: ${unlike} of the pixels differ, by ${mean} on average`);
          }
        },
        still,
      ));
  }

  test("has at most so many pictures, and says that there are more", () =>
    visit("/", async (page) => {
      await walkToAndFro(page, 250);
      await openCard(page);
      await choose(page, "What", "Your moves");
      await choose(page, "As", gif);
      const { bytes } = await download(page);
      assert.equal((await framesOf(page, bytes, [])).count, 240);
      await card(page).getByText("An animation has at most 240 pictures: what comes after them is left out.").waitFor();
    }));

  test("of a search shows the steps that are asked for, as the search shows them", () =>
    visit(
      "/",
      async (page) => {
        await assertStatus(page, /^Leave the board/);
        await searchAt(page, "bfs", 9);
        await page.locator("fewest-moves .heat-label").first().waitFor({ state: "attached" });
        const shown = await boardPixels(page);
        await openCard(page);
        await choose(page, "What", "The search");
        await card(page).getByLabel("From step").fill("4");
        await card(page).getByLabel("To step").fill("9");
        await card(page).getByLabel("To step").press("Tab");
        const { name, bytes } = await download(page);
        assert.equal(name, "fewest-wall-pushers-4x6-bfs-steps-4-to-9.gif");
        const film = await framesOf(page, bytes, [-1]);
        assert.equal(film.count, 6);
        const { unlike, mean } = await unlikeness(page, shown, film.pictures[0], { x: 10, y: 10 });
        assert.ok(unlike < 1e-3 && mean < 0.5, `${unlike} of the pixels differ, by ${mean} on average`);
        // The search that is looked at stays where it is.
        assert.equal(await page.evaluate(() => /** @type {any} */ (document.querySelector("fewest-moves")).step), 9);

        await card(page).getByLabel("From step").fill("99999");
        await card(page).getByLabel("From step").press("Tab");
        await card(page).getByText("The second step must not come before the first.").waitFor();
        await card(page).getByLabel("To step").fill("");
        await card(page).getByLabel("To step").press("Tab");
        assert.equal((await framesOf(page, (await download(page)).bytes, [])).count, 1);
        await eventually(page, () =>
          /The search ends with step \d+\.$/.test(document.querySelector(".take-remark")?.textContent?.trim() ?? ""),
        );
      },
      still,
    ));

  test("tells how far it is, leaves the page alone meanwhile, and stops when asked to", () =>
    visit("/", async (page) => {
      await walkToAndFro(page, 238);
      await openCard(page);
      await choose(page, "What", "Your moves");
      await choose(page, "As", gif);
      // The sizes are those of a film once it is known how large one is.
      await until(
        async () => {
          const sizes = await choice(page, "Size").locator("option").allTextContents();
          const [chosen] = await choice(page, "Size")
            .selectOption({ label: sizes.at(-1) }, { timeout: 1000 })
            .catch(() => []);
          return chosen !== undefined;
        },
        () => "No size could be chosen.",
      );
      await press(page, "Download");
      await eventually(page, () => (document.querySelector("progress")?.value ?? 0) > 0);
      await assertAccessible(page, "an animation under way");
      assert.ok(await choice(page, "What").isDisabled());
      // The board can be played on.
      await page.getByRole("button", { name: "South", exact: true }).click();
      await assertStatus(page, /^South/);
      await press(page, "Stop");
      await card(page).getByText("Stopped: no file was made.").waitFor();
      assert.equal(await card(page).getByRole("progressbar").count(), 0);
      await choose(page, "What", "This moment");
      assert.match((await download(page)).name, /after-239-moves\.svg$/);
    }));
});

describe("a text", () => {
  test("of a moment is in every form that the puzzle has, and reads back as that moment", () =>
    visit("/", async (page) => {
      await solutionAt(page, 3);
      await openCard(page);
      const wanted = await page.evaluate(() => {
        const { board, moves } = /** @type {any} */ (document.querySelector("fewest-moves"));
        const state = moves.reduce(
          (/** @type {any} */ one, /** @type {string} */ move) => one.apply(move),
          board.start,
        );
        return board.forms.map((/** @type {string} */ form) => [form, state.write(form)]);
      });
      assert.equal(wanted.length, 4);
      const formats = (await choice(page, "As").locator("option").allTextContents()).slice(2);
      for (const [index, [form, text]] of wanted.entries()) {
        await choose(page, "As", formats[index]);
        const { name, bytes } = await download(page);
        assert.equal(name, `fewest-wall-pushers-4x6-16-moves-step-3-${form}.txt`);
        assert.equal(bytes.toString(), text);
        assert.equal((await preview(page).textContent())?.trim(), text.trim());
      }
    }));

  test("of Escape that tells the board alone says so", () =>
    visit("/", async (page) => {
      await putIn(page, "Escape", escapes);
      await openCard(page);
      await choose(page, "As", "Text, in the judge’s form");
      const remarkOfForm = card(page).getByText("This form tells the board alone");
      assert.equal(await remarkOfForm.count(), 0);
      await solutionAt(page, 2);
      await remarkOfForm.waitFor();
    }));

  test("of the solution is the judge’s answer", () =>
    visit("/", async (page) => {
      await solutionAt(page, 0);
      await openCard(page);
      await choose(page, "What", "The solution");
      await choose(page, "As", "Text, in the judge’s form");
      const { name, bytes } = await download(page);
      assert.deepEqual([name, bytes.toString()], ["fewest-wall-pushers-4x6-16-moves.txt", `${sampleAnswer}\n`]);
    }));
});

describe("copying", () => {
  test("gives a text, an SVG as text, a picture as a picture", () =>
    visit(
      "/",
      async (page) => {
        await assertStatus(page, /^Leave the board/);
        await openCard(page);
        await press(page, "Copy");
        await card(page).getByText("Copied.").waitFor();
        assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^<svg xmlns=/);
        await choose(page, "As", png);
        await press(page, "Copy");
        await card(page).getByText("Copied.").waitFor();
        const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
        assert.deepEqual(types, ["image/png"]);
        await choose(page, "As", "Text, as a drawing");
        await press(page, "Copy");
        await card(page).getByText("Copied.").waitFor();
        assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^[+|]/);
      },
      { permissions: ["clipboard-read", "clipboard-write"] },
    ));

  test("that is not allowed is told", () =>
    visit("/", async (page) => {
      await assertStatus(page, /^Leave the board/);
      await page.evaluate(() => {
        const refused = () => Promise.reject(new DOMException("No.", "NotAllowedError"));
        Object.defineProperties(navigator.clipboard, { write: { value: refused }, writeText: { value: refused } });
      });
      await openCard(page);
      for (const format of ["Picture, sharp at any size (SVG)", png]) {
        await choose(page, "As", format);
        await press(page, "Copy");
        await card(page).getByText("Copying is not allowed here: download it instead.").waitFor();
      }
    }));

  test("of pictures is not offered where a browser cannot", () =>
    visit("/", async (page) => {
      await assertStatus(page, /^Leave the board/);
      await page.evaluate(() => delete (/** @type {any} */ (globalThis).ClipboardItem));
      await openCard(page);
      await choose(page, "As", png);
      assert.deepEqual(
        await card(page)
          .locator(".take-form button")
          .allTextContents()
          .then((all) => all.map((one) => one.trim())),
        ["Download"],
      );
    }));
});

describe("the card", () => {
  test("says when there is no solution, or none yet, and offers to find it", () =>
    visit("/", async (page) => {
      await assertStatus(page, /^Leave the board/);
      await openCard(page);
      await choose(page, "What", "The solution");
      await card(page).getByText("The fewest moves of this board are not known yet.").waitFor();
      await press(page, "Find the fewest moves");
      await preview(page).waitFor();
      await putIn(page, "Wall Pushers", noGap);
      await card(page).getByText("This board has no solution. The board itself can be taken away.").waitFor();
      await choose(page, "What", "This moment");
      assert.equal((await download(page)).name, "fewest-wall-pushers-4x6-step-0.svg");
    }));

  test("is used by keyboard alone", () =>
    visit("/", async (page) => {
      await assertStatus(page, /^Leave the board/);
      await page.getByRole("button", { name: "Copy", exact: true }).count();
      await card(page).getByRole("button").focus();
      await keys(page, "Enter");
      await choice(page, "What").waitFor();
      await tabTo(page, /^select: /);
      await keys(page, "Tab ArrowDown");
      assert.equal(await choice(page, "As").inputValue(), png);
      await tabTo(page, /^button: Download/);
      const coming = page.waitForEvent("download");
      await keys(page, "Enter");
      assert.equal((await coming).suggestedFilename(), "fewest-wall-pushers-4x6.png");
      // The focus stays where it is, and what has come of it is told.
      assert.match(await focused(page), /^button: Download/);
      await eventually(page, () =>
        /^fewest-wall-pushers-4x6\.png: \d+ kB\.$/.test(
          document.querySelector(".take-remark")?.textContent?.trim() ?? "",
        ),
      );
      assert.equal(await remark(page).getAttribute("role"), "status");
    }));

  test("is accessible, light and dark, and fits into 320 pixels, whatever is chosen", () =>
    visit("/", async (page) => {
      await solutionAt(page, 2);
      await assertAccessibleStates(page, {
        closed: async () => {},
        "a moment": openCard,
        "a text": (one) => choose(one, "As", "Text, as a drawing"),
        "a strip": async (one) => {
          await choose(one, "What", "The solution");
          await preview(one).waitFor();
        },
        "an animation": (one) => choose(one, "As", gif),
        "a search": async (one) => {
          await searchAt(one, "bfs", 3);
          await choose(one, "What", "The search");
        },
      });
    }));

  test("speaks Chinese, and so does what is made", () =>
    visit(
      "/",
      async (page) => {
        await solutionAt(page, 1);
        await card(page).getByRole("button", { name: "选择内容" }).click();
        await choose(page, "内容", "解法");
        await preview(page).waitFor();
        const texts = await preview(page).locator("text").allTextContents();
        assert.equal(texts[0], "推门游戏，4 行 6 列：16 步，不可能更少");
        assert.deepEqual(texts.slice(1, 3), ["开始", "1. 向北"]);
        await assertAccessible(page, "in Chinese");
        const coming = page.waitForEvent("download");
        await card(page).getByRole("button", { name: "下载" }).click();
        const file = await coming;
        assert.equal(file.suggestedFilename(), "fewest-wall-pushers-4x6-16-moves-strip.svg");
        const text = readFileSync(await file.path(), "utf8");
        assert.match(text, /xml:lang="zh-Hans"/);
        assert.match(text, /<desc>1\. 向北/);
      },
      { locale: "zh-CN" },
    ));

  test("that cannot be loaded says so", () =>
    visit(
      "/",
      async (page) => {
        await assertStatus(page, /^Leave the board/);
        await page.route("**/page-take-card-*", (route) => route.abort());
        await press(page, "Choose what");
        await card(page).getByRole("alert").waitFor();
      },
      { expect: /Failed to load|ERR_FAILED/ },
    ));
});

describe("the page on paper", () => {
  test("has the board, the answer, the strip that was chosen and the address, black on white and nothing to press", () =>
    visit(
      "/",
      async (page) => {
        await solutionAt(page, 16);
        await page.locator(".headline").waitFor();
        await openCard(page);
        await choose(page, "What", "The solution");
        await preview(page).waitFor();
        const pdf = await page.pdf({ format: "A4" });
        assert.equal(pdf.toString("latin1", 0, 5), "%PDF-");
        // The browser prints what the page has been told to get ready for that.
        const address = await page.evaluate(() => [
          document.querySelector(".printed-address")?.textContent,
          location.href,
        ]);
        assert.equal(address[0], address[1]);
        assert.match(address[1] ?? "", /#v1\/wall-pushers\/.*step=16/);

        await page.emulateMedia({ media: "print", colorScheme: "dark" });
        const seen = (/** @type {import("playwright-core").Locator} */ where) =>
          where.filter({ visible: true }).count();
        assert.equal(await seen(page.locator("button:not(.tab), select, textarea, input, summary")), 0);
        assert.deepEqual(
          await page
            .locator("h1, .tab, h2, .headline, .answer")
            .filter({ visible: true })
            .allTextContents()
            .then((all) => all.map((one) => one.trim())),
          ["Fewest", "Wall Pushers", "Answer", "16 moves", sampleAnswer],
        );
        assert.equal(await seen(page.locator(".take-strip")), 1);
        assert.equal(await seen(page.locator(".printed-address")), 1);
        const looks = await page.evaluate(() => {
          const colourOf = (/** @type {Element | null | undefined} */ one) => one && getComputedStyle(one).color;
          const board = document.querySelector("fewest-moves");
          const strip = document.querySelector(".take-strip.printed");
          return {
            paper: getComputedStyle(document.body).backgroundColor,
            ink: colourOf(document.body),
            board: [board && getComputedStyle(board).backgroundColor, colourOf(board)],
            strip: strip?.querySelector("g[font-family], text")?.getAttribute("fill"),
            whole: [
              board && getComputedStyle(board).breakInside,
              getComputedStyle(/** @type {Element} */ (strip?.querySelector("svg"))).breakInside,
            ],
            width: document.documentElement.scrollWidth <= innerWidth,
          };
        });
        assert.deepEqual(looks, {
          paper: "rgb(255, 255, 255)",
          ink: "rgb(0, 0, 0)",
          board: ["rgb(255, 255, 255)", "rgb(0, 0, 0)"],
          strip: "#1b2027",
          whole: ["avoid", "avoid"],
          width: true,
        });
      },
      { colorScheme: "dark" },
    ));

  test("has the board alone before anything is answered", () =>
    visit("/", async (page) => {
      await assertStatus(page, /^Leave the board/);
      await page.emulateMedia({ media: "print" });
      const texts = await page.locator("h1, h2, h3, p, pre").filter({ visible: true }).allTextContents();
      assert.deepEqual(
        texts.map((one) => one.trim()).filter((one) => one !== ""),
        ["Fewest", "Leave the board through a gap in its outline in as few moves as possible."],
      );
    }));
});
