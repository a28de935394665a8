// The lessons as readers meet them: with and without JavaScript, narrow, dark, by keyboard, and the way to the page.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { lessonFiles, lessonOf } from "../lessons.mjs";
import { assertAccessible, eventually, focused, narrowWidth, press, stage, tabTo } from "./support.mjs";

/** @typedef {import("playwright-core").Page} Page */

const { visit } = stage();
const lessons = lessonFiles.map(lessonOf);

/** What tells any two moments of a board apart. @param {Page} page @param {string} selector */
const shown = (page, selector) =>
  page.locator(selector).evaluate((tag) => {
    const { puzzle, mode, step, snapshot, choice, board, moves } = /** @type {any} */ (tag);
    const { node, path, iterations, stats, status, held } = snapshot ?? {};
    const { g, h, threshold, children } = node ?? {};
    const search = snapshot && { g, h, threshold, children, path, iterations, stats, status, held, choice };
    return { puzzle, mode, step, board: board?.write("link"), moves, search };
  });

/** Waits until all boards are there and show the step that their tags name. @param {Page} page @param {import("../lessons.mjs").Lesson} lesson */
async function ready(page, { tags }) {
  for (const { id, attributes } of tags) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await page.locator(`#${id}`).getByRole("grid").waitFor();
    await reached(page, id, attributes);
  }
}

/** @param {Page} page @param {string} id @param {Readonly<Record<string, string>>} attributes */
const reached = (page, id, { mode, step = "0" }) =>
  page.waitForFunction(
    ([id, mode, step]) => {
      const tag = /** @type {any} */ (document.getElementById(id));
      if (mode === "solution") return tag?.answer !== null && tag.step === Number(step);
      if (mode !== "search") return true;
      const { snapshot } = tag;
      // One step beyond the end of a search is its end.
      return snapshot !== null && (snapshot.step === Number(step) || snapshot.status === "no-solution");
    },
    [id, mode, step],
  );

for (const lesson of lessons) {
  describe(`the lesson ${lesson.file}`, () => {
    const path = `/lessons/${lesson.file}`;

    test("is accessible, light and dark, and fits into 320 pixels", () =>
      visit(path, async (page) => {
        await ready(page, lesson);
        assert.equal(await page.locator("html").getAttribute("lang"), lesson.lang);
        for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
          await page.emulateMedia({ colorScheme });
          await assertAccessible(page, colorScheme);
        }
        assert.ok((await narrowWidth(page)) <= 320);
        await assertAccessible(page, "narrow");
      }));

    test("is text and boards that are text without JavaScript", () =>
      visit(
        path,
        async (page) => {
          const text = await page.locator("main").innerText();
          for (const { text: board } of lesson.tags) assert.ok(text.includes(board.trimEnd().split("\n")[2]), board);
          assert.ok(text.length > 1500);
          for (const hand of await page.locator("p.hand, [data-theme-names]").all())
            assert.equal(await hand.isVisible(), false);
          await assertNoMotion(page);
          assert.ok((await narrowWidth(page)) <= 320);
        },
        { javaScriptEnabled: false },
      ));

    test("moves nothing by itself", () =>
      visit(path, async (page) => {
        await ready(page, lesson);
        await assertNoMotion(page);
        await page.evaluate(() => {
          const all = /** @type {any} */ (globalThis);
          all.stepsTold = 0;
          document.addEventListener("fewest-step", () => (all.stepsTold += 1));
        });
        await page.waitForTimeout(400);
        assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).stepsTold), 0);
      }));
  });
}

/** Nothing on the page is under way, in shadow roots neither. @param {Page} page */
async function assertNoMotion(page) {
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map(String),
  );
  assert.deepEqual(running, []);
}

describe("every link leads to the moment that it is beside", () => {
  // Both languages have the same boards and the same links, as is tested elsewhere.
  for (const lesson of lessons.filter(({ lang }) => lang === "en")) {
    test(lesson.file, () =>
      visit(`/lessons/${lesson.file}`, async (page) => {
        await ready(page, lesson);
        for (const { id } of lesson.tags) {
          const link = page.locator(`a[data-shows="${id}"]`);
          if ((await link.count()) === 0) continue;
          const expected = await shown(page, `#${id}`);
          const other = await page.context().newPage();
          await other.goto(await link.evaluate((one) => /** @type {HTMLAnchorElement} */ (one).href));
          await other.locator("fewest-moves").getByRole("grid").waitFor();
          await other.waitForFunction(
            ({ mode, step }) => {
              const tag = /** @type {any} */ (document.querySelector("fewest-moves"));
              if (mode === "search") return tag.snapshot?.step === step;
              return tag.step === step && (mode === "play" || tag.answer !== null);
            },
            { mode: expected.mode, step: expected.step },
          );
          assert.deepEqual(await shown(other, "fewest-moves"), expected, id);
          assert.equal(await other.getByRole("alert").count(), 0, id);
          await other.close();
        }
      }),
    );
  }

  test("and those that compare open the searches side by side", () =>
    visit("/lessons/deepen.html", async (page) => {
      for (const href of await page
        .locator("a[data-compares]")
        .evaluateAll((all) => all.map((one) => /** @type {HTMLAnchorElement} */ (one).href))) {
        const other = await page.context().newPage();
        await other.goto(href);
        await other.locator("section.compare").waitFor();
        assert.equal(await other.getByRole("alert").count(), 0);
        assert.equal(await other.locator("section.compare tbody tr").count(), 2);
        await other.close();
      }
    }));
});

describe("a slider", () => {
  /** @param {Page} page @param {string} id */
  const stepOf = (page, id) =>
    page.locator(`#${id}`).evaluate((tag) => /** @type {any} */ (tag).snapshot?.step ?? null);

  /** @param {Page} page @param {Readonly<Record<string, number>>} steps */
  const assertSteps = (page, steps) =>
    page.waitForFunction(
      (wanted) =>
        Object.entries(wanted).every(
          ([id, step]) => /** @type {any} */ (document.getElementById(id)).snapshot?.step === step,
        ),
      steps,
    );

  test("drives two searches by keyboard alone, and marks the row that belongs to them", () =>
    visit("/lessons/deepen.html", async (page) => {
      await ready(page, lessonOf("deepen.html"));
      await page.locator("#depth").focus();
      assert.match(await focused(page), /^input/);
      await assertSteps(page, { breadth: 57, deepen: 101 });
      await press(page, "ArrowRight ArrowRight");
      await assertSteps(page, { breadth: 99, deepen: 234 });
      await press(page, "Home");
      await assertSteps(page, { breadth: 1, deepen: 1 });
      await press(page, "End ArrowLeft");
      await assertSteps(page, { breadth: 98, deepen: 160 });
      const slider = page.locator("#depth");
      assert.equal(await slider.getAttribute("aria-valuetext"), "6");
      assert.equal(await page.locator("output[for=depth]").textContent(), "6");
      assert.equal(await page.locator("tr[data-current] td").first().textContent(), "170");
      assert.equal(await page.locator("tr[data-current]").count(), 1);
    }));

  test("is taken along where a reader moves one of its boards", () =>
    visit("/lessons/deepen.html", async (page) => {
      await ready(page, lessonOf("deepen.html"));
      await page.locator("#deepen").getByRole("gridcell").first().focus();
      await press(page, "End");
      await assertSteps(page, { breadth: 99, deepen: 234 });
      assert.equal(await page.locator("#depth").inputValue(), "7");
    }));

  test("changes the bound, and shows the end of the search with it", () =>
    visit("/lessons/bound.html", async (page) => {
      await ready(page, lessonOf("bound.html"));
      await page.locator("#which").focus();
      for (const [key, bound, step] of /** @type {[string, string, number][]} */ ([
        ["ArrowRight", "reach", 53],
        ["ArrowRight", "carry", 17],
        ["Home", "none", 293],
        ["ArrowRight", "manhattan", 124],
      ])) {
        await press(page, key);
        await page.waitForFunction(([bound, step]) => {
          const tag = /** @type {any} */ (document.getElementById("bounds"));
          return tag.choice?.bound === bound && tag.snapshot?.step === step && tag.snapshot.status === "solved";
        }, /** @type {const} */ ([bound, step]));
      }
    }));

  test("lets two searches run in step, and the one that errs does not call its answer proved", () =>
    visit("/lessons/bound.html", async (page) => {
      await ready(page, lessonOf("bound.html"));
      await page.locator("#race").focus();
      await press(page, "Home ArrowRight ArrowRight");
      await assertSteps(page, { honest: 2, misled: 2 });
      assert.equal(await page.locator("output[for=race]").textContent(), "after 2");
      await press(page, "End");
      await assertSteps(page, { honest: 20, misled: 18 });
      await page
        .locator("#misled")
        .getByText("Found, not proved: 10 moves; the bound may overestimate")
        .first()
        .waitFor();
      await page.locator("#honest").getByText("No solution of 7 moves or fewer exists").first().waitFor();
      assert.equal(await stepOf(page, "misled"), 18);
    }));

  test("plays a word command by command", () =>
    visit("/lessons/word.zh-Hans.html", async (page) => {
      await ready(page, lessonOf("word.zh-Hans.html"));
      await page.locator("#command").focus();
      await press(page, "ArrowRight ArrowRight");
      await page.waitForFunction(() => /** @type {any} */ (document.getElementById("set")).step === 2);
      assert.equal(await page.locator("output[for=command]").textContent(), "北、北");
      await page.locator("#set").getByText("第 2 步，共 5 步").first().waitFor();
    }));
});

describe("around the lessons", () => {
  test("the page leads to them in its language, and they lead back and to one another by keyboard", () =>
    visit("/", async (page) => {
      await page.getByRole("link", { name: "Why a bound" }).click();
      await page.getByRole("heading", { level: 1, name: "Why a bound" }).waitFor();
      await tabTo(page, /^a: 中文/);
      await press(page, "Enter");
      await page.getByRole("heading", { level: 1, name: "为什么要有下界" }).waitFor();
      await tabTo(page, /^a: 一串指令救所有人/);
      await press(page, "Enter");
      await page.getByRole("heading", { level: 1, name: "一串指令救所有人" }).waitFor();
      await page.getByRole("link", { name: "Fewest" }).click();
      // The page speaks the language that its reader comes from.
      await page.getByRole("heading", { name: "三课" }).waitFor();
      assert.match(
        (await page.getByRole("link", { name: "为什么逐层加深" }).getAttribute("href")) ?? "",
        /lessons\/deepen\.zh-Hans\.html$/,
      );
    }));

  test("the colours are those chosen on the page, and can be chosen here", () =>
    visit("/lessons/deepen.html", async (page) => {
      const button = page.getByRole("button", { name: /^Colours/ });
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await background();
      await button.click();
      await button.click();
      assert.equal(await button.textContent(), "Colours: dark");
      assert.notEqual(await background(), light);
      assert.equal(await page.locator("#play").getAttribute("theme"), "dark");
      await page.goto(new URL("/", page.url()).href);
      await eventually(page, () => document.documentElement.dataset.theme === "dark");
    }));

  test("a lesson takes few requests, and all from here", async () => {
    /** @type {string[]} */
    const fetched = [];
    await visit("/lessons/word.html", async (page) => {
      page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
      await page.reload({ waitUntil: "networkidle" });
      await ready(page, lessonOf("word.html"));
    });
    const needed = new Set(fetched.slice(fetched.lastIndexOf("/lessons/word.html")));
    assert.ok(needed.size >= 5 && needed.size <= 10, [...needed].join(" "));
  });

  test("in print there are no controls of the lesson's own, and all of its text", () =>
    visit("/lessons/bound.html", async (page) => {
      await ready(page, lessonOf("bound.html"));
      await page.emulateMedia({ media: "print" });
      for (const hand of await page.locator("p.hand, header nav, header button").all())
        assert.equal(await hand.isVisible(), false);
      assert.ok(await page.getByRole("heading", { name: "Wrong on the safe side" }).isVisible());
    }));
});
