// What is around a tag: the page's keys and scrolling, forms, links and dialogs, other directions, small windows, other
// colours, paper.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { assertAccessible, assertStatus, eventually, focused, press, root, stage, tag } from "./support.mjs";

const { visitTags, overrides } = stage();

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../fewest-moves.js").FewestMoves} FewestMoves */

const escape = readFileSync(`${root}src/tests/vectors/escape/sample.in`, "utf8");
const flood = "4\n0 1 2 3\n4 5 0 1\n2 3 4 5\n0 1 2 3\n0\n";
/** Room to go to and fro. */
const corridor = "+---+---+---+\n| S          \n+---+---+---+\n";

/** @param {string} attributes @param {string} puzzle */
const other = (attributes, puzzle) =>
  `<fewest-moves puzzle="${puzzle}" ${attributes}><pre>\n${puzzle === "flood" ? flood : escape}</pre></fewest-moves>`;

/** All puzzles in all modes. */
const all = [
  tag(""),
  tag('mode="solution" step="5"'),
  tag('mode="search" engine="ida*" bound="manhattan" step="12"'),
  other("", "escape"),
  other('mode="solution" step="1"', "escape"),
  other("", "flood"),
  other('mode="search" engine="a*" step="4"', "flood"),
].join("");

/** Lets all tags come into view and start. @param {Page} page */
async function started(page) {
  await page.evaluate(async () => {
    for (const one of document.querySelectorAll("fewest-moves")) {
      one.scrollIntoView();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo(0, 0);
  });
  await eventually(page, () =>
    [...document.querySelectorAll("fewest-moves")].every(
      (one) =>
        one.renderRoot?.querySelector("[role=grid]") &&
        (one.mode === "play" || (one.mode === "search" ? one.snapshot : one.answer)) &&
        !one.renderRoot.querySelector("progress"),
    ),
  );
}

overrides["/room.css"] = { type: "text/css", body: "#room { height: 3000px; }" };
const room = { head: '<link rel="stylesheet" href="/room.css">' };

const grid = (/** @type {Page} */ page) => page.getByRole("grid").first();
const player = (/** @type {Page} */ page) => page.getByRole("gridcell", { name: /player here/ }).first();
const scrolled = (/** @type {Page} */ page) => page.evaluate(() => scrollY);

/** Waits until the page has come to rest: browsers scroll softly. @param {Page} page */
async function rest(page) {
  for (let last = -1, now = await scrolled(page); now !== last; now = await scrolled(page)) {
    last = now;
    await page.waitForTimeout(200);
  }
}

describe("the page's keys and scrolling", () => {
  test("stay the page's until the board has the focus, and again after Escape", () =>
    visitTags(
      `${tag("")}<p id="room"></p>`,
      async (page) => {
        await grid(page).waitFor();
        for (const key of ["ArrowDown", "Space", "PageDown"]) {
          const before = await scrolled(page);
          await page.keyboard.press(key);
          await page.waitForFunction((from) => scrollY > from, before);
          await rest(page);
        }
        await page.evaluate(() => scrollTo(0, 0));
        await player(page).focus();
        await press(page, "ArrowUp Space Home End");
        assert.equal(await scrolled(page), 0);
        await press(page, "Escape ArrowDown");
        await eventually(page, () => scrollY > 0);
      },
      room,
    ));

  test("are left alone by the board in so far as it has no use for them", () =>
    visitTags(
      `${tag("")}<p id="room"></p>`,
      async (page) => {
        await player(page).focus();
        await page.evaluate(() => {
          const kept = /** @type {string[]} */ ([]);
          Object.assign(globalThis, { kept });
          addEventListener("keydown", ({ key, defaultPrevented }) => kept.push(`${key} ${defaultPrevented}`));
        });
        await press(page, "F2 x Insert Alt+ArrowUp Control+b Shift+Tab ArrowUp");
        const kept = await page.evaluate(() => /** @type {any} */ (globalThis).kept);
        const free = kept.filter((/** @type {string} */ one) => !/^(Alt|Control|Shift) /.test(one));
        assert.deepEqual(free, [
          "F2 false",
          "x false",
          "Insert false",
          "ArrowUp false",
          "b false",
          "Tab false",
          "ArrowUp false",
        ]);
        await player(page).focus();
        await press(page, "PageDown");
        await eventually(page, () => scrollY > 0);
      },
      room,
    ));

  test("wheels over the board scroll the page, whoever has the focus", () =>
    visitTags(
      `${tag("")}<p id="room"></p>`,
      async (page) => {
        await player(page).hover();
        await page.mouse.wheel(0, 100);
        await eventually(page, () => scrollY > 0);
        await page.evaluate(() => scrollTo(0, 0));
        await player(page).focus();
        await page.mouse.wheel(0, 100);
        await eventually(page, () => scrollY > 0);
      },
      room,
    ));

  test("fingers scroll the page, until a board that is swiped over has the focus", () =>
    visitTags(`${tag("")}${other("", "flood")}`, async (page) => {
      await started(page);
      const actions = () =>
        page.evaluate(() =>
          [...document.querySelectorAll("fewest-moves")].map(
            (one) => getComputedStyle(/** @type {Element} */ (one.renderRoot.querySelector(".board svg"))).touchAction,
          ),
        );
      assert.deepEqual(await actions(), ["auto", "auto"]);
      await player(page).focus();
      assert.deepEqual(await actions(), ["pinch-zoom", "auto"]);
      await page
        .getByRole("gridcell", { name: /row 1, column 1/ })
        .last()
        .focus();
      assert.deepEqual(await actions(), ["auto", "auto"]);
    }));
});

describe("what is around the tag", () => {
  test("a form is not submitted by its buttons, fields and keys, and takes no value of it", () =>
    visitTags(
      `<form action="/nowhere"><input name="own" value="1">${tag("")}${tag('mode="search" step="3"')}${other("", "flood")}</form>`,
      async (page) => {
        await started(page);
        await page.evaluate(() => {
          Object.assign(globalThis, { submitted: 0 });
          addEventListener("submit", (event) => {
            event.preventDefault();
            /** @type {any} */ (globalThis).submitted += 1;
          });
        });
        for (const field of ["input[type=number]", "input[type=range]", "select"]) {
          await page.locator(`fewest-moves ${field}`).first().focus();
          await press(page, "Enter");
        }
        const buttons = page.locator("fewest-moves button");
        const count = await buttons.count();
        assert.ok(count > 30);
        await page.evaluate(() => {
          for (const one of document.querySelectorAll("fewest-moves")) {
            for (const button of one.renderRoot.querySelectorAll("button")) {
              button.click();
              one.renderRoot.querySelector("dialog")?.close();
            }
            one.mode = "play";
          }
        });
        for (const name of [/player here/, /row 1, column 2/]) {
          await page.getByRole("gridcell", { name }).last().focus();
          await press(page, "Enter Space");
        }
        const { submitted, fields } = await page.evaluate(() => ({
          submitted: /** @type {any} */ (globalThis).submitted,
          fields: [...new FormData(/** @type {HTMLFormElement} */ (document.querySelector("form"))).keys()],
        }));
        assert.equal(submitted, 0);
        assert.deepEqual(fields, ["own"]);
        // The form itself still works.
        await page.locator("input[name=own]").focus();
        await press(page, "Enter");
        await eventually(page, () => /** @type {any} */ (globalThis).submitted === 1);
      },
    ));

  test("a label's field gets neither the click nor the focus of what is clicked in it", () =>
    visitTags(`<label>A label <input type="checkbox">${tag("")}</label>`, async (page) => {
      await page.getByRole("button", { name: "North" }).click();
      await assertStatus(page, "North, pushing a wall.");
      assert.equal(await focused(page), "button: North");
      await page.getByRole("gridcell", { name: /row 2, column 3/ }).click();
      await assertStatus(page, "East, pushing a wall.");
      assert.match(await focused(page), /^gridcell: row 2, column 3/);
      assert.equal(await page.getByRole("checkbox").isChecked(), false);
      await page.getByText("A label").click();
      assert.equal(await page.getByRole("checkbox").isChecked(), true);
    }));

  test("a link is not followed by what is clicked in it", () =>
    visitTags(`<a href="#elsewhere">A link ${tag('mode="solution" step="3"')}</a>`, async (page) => {
      await assertStatus(page, /^Step 3 of 16/);
      await page.getByRole("button", { name: "One step on" }).click();
      await assertStatus(page, /^Step 4 of 16/);
      await page.getByRole("slider").click();
      await assertStatus(page, /^Step 8 of 16/);
      await page.getByRole("button", { name: "Play it yourself" }).click();
      await page.getByRole("gridcell", { name: /row 1, column 1/ }).click();
      await press(page, "Enter h");
      assert.equal(await page.evaluate(() => location.hash), "");
      await page.getByText("A link").click();
      assert.equal(await page.evaluate(() => location.hash), "#elsewhere");
    }));

  test("in details it starts when they are opened, and does not close them", () =>
    visitTags(
      `<details><summary>More</summary>${tag("")}</details><details open><summary>Here ${tag("")}</summary></details>`,
      async (page) => {
        const first = page.locator("fewest-moves").first();
        const second = page.locator("fewest-moves").nth(1);
        await second.getByRole("grid").waitFor();
        assert.equal(
          await first.evaluate((one) => /** @type {FewestMoves} */ (one).renderRoot.querySelector("[role=grid]")),
          null,
        );
        await page.getByText("More", { exact: true }).click();
        await first.getByRole("button", { name: "North" }).click();
        await second.getByRole("button", { name: "North" }).click();
        await second.getByRole("gridcell", { name: /row 2, column 3/ }).click();
        assert.deepEqual(
          await page.locator("details").evaluateAll((all) => all.map((one) => one.hasAttribute("open"))),
          [true, true],
        );
      },
    ));

  test("keys pressed in it do not close the details around it", () =>
    visitTags(
      `<details open><summary>Here ${tag("")}${tag('mode="search" step="3"')}${other("", "flood")}</summary></details>`,
      async (page) => {
        await started(page);
        /** Gives the focus to one of all that take it; null: there are no more. @param {number} index */
        const focusOn = (index) =>
          page.evaluate((index) => {
            const places = [...document.querySelectorAll("fewest-moves")].flatMap(({ renderRoot }) => {
              renderRoot.querySelector("dialog")?.close();
              // A list that opens would take the keys that follow.
              return [...renderRoot.querySelectorAll("[tabindex='0'], button, input, summary")];
            });
            const place = /** @type {HTMLElement | undefined} */ (places[index]);
            place?.focus();
            return place && `${place.localName} ${place.getAttribute("aria-label")}`;
          }, index);
        const isOpen = () => page.evaluate(() => document.querySelector("details")?.open);
        let index = 0;
        for (let name = await focusOn(index); name !== undefined; name = await focusOn(index)) {
          for (const key of ["Enter", "Space"]) {
            await focusOn(index);
            await press(page, key);
            assert.ok(await isOpen(), `${key} on ${name}`);
          }
          index += 1;
        }
        assert.ok(index > 30);
        await page.locator("summary").first().focus();
        await press(page, "Enter");
        assert.equal(await isOpen(), false);
      },
    ));

  test("keys pressed on what its author put into it do what they do", () =>
    visitTags(
      `<fewest-moves><pre>nonsense</pre><a href="#inside">A link</a><label><input type="checkbox"> A box</label></fewest-moves>`,
      async (page) => {
        await page.locator("fewest-moves").getByRole("status").waitFor();
        await page.getByRole("link").focus();
        await press(page, "Enter");
        assert.equal(await page.evaluate(() => location.hash), "#inside");
        await page.getByRole("checkbox").focus();
        await press(page, "Space");
        assert.equal(await page.getByRole("checkbox").isChecked(), true);
        await page.getByRole("checkbox").click();
        assert.equal(await page.getByRole("checkbox").isChecked(), false);
      },
    ));

  test("in a dialog Escape leaves the list of keys first, then the board, then the dialog", () =>
    visitTags(`<dialog aria-label="Around">${tag("")}</dialog>`, async (page) => {
      await page.evaluate(() => document.querySelector("dialog")?.showModal());
      await player(page).focus();
      await press(page, "?");
      const isOpen = () =>
        page.evaluate(() => [
          document.querySelector("dialog")?.open,
          document.querySelector("fewest-moves")?.renderRoot.querySelector("dialog")?.open,
        ]);
      await eventually(page, () => document.querySelector("fewest-moves")?.renderRoot.querySelector("dialog")?.open);
      await press(page, "Escape");
      await eventually(page, () => !document.querySelector("fewest-moves")?.renderRoot.querySelector("dialog")?.open);
      assert.deepEqual(await isOpen(), [true, false]);
      assert.match(await focused(page), /^gridcell/);
      await press(page, "Escape");
      assert.deepEqual(await isOpen(), [true, false]);
      assert.equal(await focused(page), "button: Show the fewest moves");
      await press(page, "Escape");
      await eventually(page, () => document.querySelector("dialog")?.open === false);
    }));
});

describe("a page that runs from right to left", () => {
  /** Where the parts are, from the left edge of the element. @param {Page} page */
  const places = (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll("fewest-moves")].map((one) => {
        const { left } = one.getBoundingClientRect();
        const at = (/** @type {Element} */ part) => Math.round(part.getBoundingClientRect().left - left);
        const of = (/** @type {string} */ selector) => [...one.renderRoot.querySelectorAll(selector)].map(at);
        const status = /** @type {Element} */ (one.renderRoot.querySelector("[role=status]"));
        const text = /** @type {Text} */ (document.createTreeWalker(status, NodeFilter.SHOW_TEXT).nextNode());
        const letter = (/** @type {number} */ from) => {
          const range = document.createRange();
          range.setStart(text, from);
          range.setEnd(text, from + 1);
          return range.getBoundingClientRect().left;
        };
        const counter = one.renderRoot.querySelector(".counter")?.textContent ?? "";
        return {
          cells: of(".board [role=gridcell]"),
          moves: of(".row span"),
          steps: of(".bar .group:has(.main) button"),
          directions: of(".group.moves button"),
          // On one line the full stop is behind the first letter, wherever lines break.
          reads: status.getClientRects().length > 1 || letter(0) < letter(text.length - 1),
          counter,
          main: of(".main")[0],
          last: of(".last")[0] ?? null,
        };
      }),
    );

  test("mirrors the bar, and neither boards, words, moves nor time", () =>
    visitTags(all, async (page) => {
      await started(page);
      const before = await places(page);
      await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
      const after = await places(page);
      for (const [index, one] of after.entries()) {
        const { cells, moves, directions, steps, reads, counter } = one;
        assert.deepEqual(
          { cells, moves, counter },
          { cells: before[index].cells, moves: before[index].moves, counter: before[index].counter },
        );
        assert.ok(reads);
        for (const row of [directions, steps])
          assert.deepEqual(
            row,
            [...row].sort((left, right) => left - right),
          );
      }
      // What is last on the bar, at its right, is then at its left.
      const [played, watched] = after;
      assert.ok(before[0].main > 600 && played.main < 100);
      assert.ok(before[1].main < 300 && watched.main > 800);
      assert.ok(/** @type {number} */ (before[1].last) > 600 && /** @type {number} */ (watched.last) < 100);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      }
      await assertAccessible(page);
    }));

  test("keeps the arrows where they point, on the board and on the time line", () =>
    visitTags(`<div dir="rtl">${tag("")}${tag('mode="solution" step="5"')}</div>`, async (page) => {
      // Before that the first player there is may be that of the second tag.
      await started(page);
      await player(page).focus();
      await press(page, "ArrowUp ArrowRight");
      await assertStatus(page, "East, pushing a wall.");
      await page.getByRole("slider").focus();
      await press(page, "ArrowRight");
      await page.getByText(/^Step 6 of 16/).waitFor();
    }));

  test("shows the text of a board that cannot be played as it was written", () =>
    visitTags(`<div dir="rtl">${tag("", "2 3\n1 2 x\n")}</div>`, async (page) => {
      await page.getByText(/^Line 2, column 5/).waitFor();
      const lefts = await page.evaluate(() => {
        const text = /** @type {Text} */ (document.querySelector("pre")?.firstChild);
        return [0, 2].map((from) => {
          const range = document.createRange();
          range.setStart(text, from);
          range.setEnd(text, from + 1);
          return range.getBoundingClientRect().left;
        });
      });
      assert.ok(lefts[0] < lefts[1], "2 stands before 3");
    }));
});

describe("little room", () => {
  /** Parts whose words do not fit into them. @param {Page} page */
  const cut = (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll("fewest-moves")].flatMap((one) =>
        [...one.renderRoot.querySelectorAll("button, p, h2, td, th, dt, dd, .place, .counter span, [role=status]")]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            const isSeen = box.width > 1 && part.closest(".unseen") === null;
            return (
              isSeen &&
              (box.right > innerWidth + 0.5 || box.left < -0.5 || part.scrollWidth > part.clientWidth + 1) &&
              getComputedStyle(part).display !== "inline"
            );
          })
          .map((part) => `${part.localName}.${part.className}: ${part.textContent?.trim()}`),
      ),
    );

  test("at 400 % nothing is lost, and nothing has to be scrolled both ways", () =>
    visitTags(
      all,
      async (page) => {
        await started(page);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
        assert.deepEqual(await cut(page), []);
        const heights = await page.evaluate(() =>
          [...document.querySelectorAll("fewest-moves")].map(
            (one) => one.renderRoot.querySelector(".board svg")?.getBoundingClientRect().height ?? 0,
          ),
        );
        assert.ok(
          heights.every((one) => one > 60 && one <= 256),
          String(heights),
        );
        // The list of keys begins at its beginning, and all of it can be reached.
        await page.getByRole("button", { name: "Keys and rules" }).first().click();
        const dialog = page.getByRole("dialog");
        await dialog.waitFor();
        const { top, width, box, seen } = await dialog.evaluate((one) => ({
          top: one.scrollTop,
          width: one.scrollWidth - one.clientWidth,
          box: one.getBoundingClientRect(),
          seen: one.scrollHeight > one.clientHeight,
        }));
        assert.deepEqual({ top, width, seen }, { top: 0, width: 0, seen: true });
        assert.ok(box.top >= 0 && box.bottom <= 256 && box.left >= 0 && box.right <= 320);
        await press(page, "End");
        await page.waitForFunction(() => {
          const one = /** @type {Element} */ (
            document.querySelector("fewest-moves")?.renderRoot.querySelector("dialog")
          );
          return one.scrollTop > 0;
        });
      },
      { viewport: { width: 320, height: 256 } },
    ));

  for (const width of [320, 1280]) {
    test(`with text spaced as widely as readers may want, nothing is cut: ${width} px`, () =>
      visitTags(
        all,
        async (page) => {
          await started(page);
          await page.evaluate(() => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
              p { margin-block-end: 2em !important; }`);
            for (const { renderRoot } of document.querySelectorAll("fewest-moves")) {
              /** @type {ShadowRoot} */ (renderRoot).adoptedStyleSheets.push(sheet);
            }
          });
          assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
          assert.deepEqual(await cut(page), []);
        },
        { viewport: { width, height: 800 } },
      ));
  }
});

describe("colours that the system forces", () => {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    test(`leave the board, its marks and the focus to be seen, ${colorScheme}`, () =>
      visitTags(
        `${tag("")}${other("", "escape")}${other('glyphs="off"', "flood")}`,
        async (page) => {
          await started(page);
          const system = await page.evaluate(() => {
            const probe = document.createElement("i");
            document.body.append(probe);
            const sheet = new CSSStyleSheet();
            document.adoptedStyleSheets.push(sheet);
            return ["Canvas", "CanvasText", "Highlight"].map((name) => {
              sheet.replaceSync(`i { forced-color-adjust: none; color: ${name}; }`);
              return getComputedStyle(probe).color;
            });
          });
          const [canvas, text, highlight] = system;
          assert.equal(new Set(system).size, 3);
          for (const index of [0, 1, 2]) {
            const one = page.locator("fewest-moves").nth(index);
            await one.locator("[role=gridcell][tabindex='0']").focus();
            await press(page, "Shift");
            const looks = await one.evaluate((element) => {
              const look = (/** @type {string} */ selector) => {
                const part = /** @type {FewestMoves} */ (element).renderRoot.querySelector(selector);
                if (part === null) return null;
                const { fill, stroke, display, outlineColor, outlineStyle } = getComputedStyle(part);
                return { fill, stroke, display, outlineColor, outlineStyle };
              };
              const names = [
                ".cell:not(.bad)",
                ".wall",
                ".outline",
                ".player",
                ".bad",
                ".mark",
                ".tile",
                ".glyph",
                ".ring",
                "svg:has(.cell)",
              ];
              return Object.fromEntries(names.map((name) => [name, look(name)]));
            });
            assert.equal(looks["svg:has(.cell)"]?.outlineStyle, "solid");
            assert.equal(looks["svg:has(.cell)"]?.outlineColor, highlight);
            if (index === 0) assert.equal(looks[".cell:not(.bad)"]?.fill, canvas);
            for (const name of [".wall", ".outline"]) if (looks[name]) assert.equal(looks[name].stroke, text, name);
            if (looks[".player"]) assert.equal(looks[".player"].fill, highlight);
            if (index === 2)
              assert.deepEqual(
                [looks[".glyph"]?.display, looks[".glyph"]?.fill, looks[".tile"]?.fill],
                ["inline", text, canvas],
              );
          }
        },
        { forcedColors: "active", colorScheme },
      ));
  }
});

describe("paper", () => {
  test("shows board and answer, black on white whatever the theme, and nothing to press", () =>
    visitTags(
      `${all}${tag('theme="dark" mode="solution"')}<div class="night">${tag('mode="solution"')}</div>`,
      async (page) => {
        await started(page);
        await player(page).focus();
        await press(page, "Shift");
        await page.emulateMedia({ media: "print", colorScheme: "dark" });
        const tags = await page.evaluate(() =>
          [...document.querySelectorAll("fewest-moves")].map((one) => {
            const seen = (/** @type {string} */ selector) =>
              [...one.renderRoot.querySelectorAll(selector)].filter((part) => part.checkVisibility()).length;
            const { color, backgroundColor, breakInside } = getComputedStyle(one);
            const colours = [".status", ".row", ".counter"].flatMap((selector) => {
              const part = one.renderRoot.querySelector(selector);
              return part === null ? [] : [getComputedStyle(part).color];
            });
            return {
              color,
              backgroundColor,
              breakInside,
              colours: [...new Set(colours)],
              board: seen(".board svg"),
              sentence: seen("[role=status]"),
              pressed: seen(".bar, .bar *, dialog, .ring, select, input"),
            };
          }),
        );
        for (const one of tags) {
          assert.deepEqual(one, {
            color: "rgb(0, 0, 0)",
            backgroundColor: "rgb(255, 255, 255)",
            breakInside: "avoid",
            colours: ["rgb(0, 0, 0)"],
            board: 1,
            sentence: 1,
            pressed: 0,
          });
        }
        await page.locator("fewest-moves").nth(7).getByText("Out in 16 moves.").waitFor();
      },
      { colorScheme: "dark", head: '<link rel="stylesheet" href="/night.css">' },
    ));

  test("shows all moves of a long row, of which a screen shows a part", () =>
    visitTags(tag("", corridor), async (page) => {
      await grid(page).waitFor();
      const moves = Array.from({ length: 90 }, (_, index) => "EW"[index % 2]);
      await page.evaluate(({ text, moves }) => document.querySelector("fewest-moves")?.load(text, { moves }), {
        text: corridor,
        moves,
      });
      const row = page.locator("fewest-moves .row");
      const letters = async () => (await row.innerText()).replace(/Answer:|\s/g, "");
      await assertStatus(page, /^(West|Leave)/);
      assert.equal(await letters(), `…${moves.slice(50).join("")}`);
      await page.emulateMedia({ media: "print" });
      assert.equal(await letters(), moves.join(""));
    }));

  test("has boards as well that were never in view", () =>
    visitTags(
      `${tag("")}<p id="room"></p>${Array.from({ length: 12 }, () => tag("")).join("")}`,
      async (page) => {
        await grid(page).waitFor();
        const drawn = () =>
          page.evaluate(() => [...document.querySelectorAll("fewest-moves")].filter((one) => one.board).length);
        assert.equal(await drawn(), 1);
        await page.evaluate(() => {
          addEventListener("afterprint", () => {
            const tags = [...document.querySelectorAll("fewest-moves")];
            /** @type {any} */ (globalThis).printed = tags.filter((one) =>
              one.renderRoot.querySelector("[role=grid]"),
            ).length;
          });
        });
        await page.pdf();
        await eventually(page, () => /** @type {any} */ (globalThis).printed === 13);
      },
      room,
    ));
});

overrides["/night.css"] = {
  type: "text/css",
  body: `.night fewest-moves { --fewest-surface: #000; --fewest-text: #eee; --fewest-muted: #aaa; --fewest-panel: #111;
    --fewest-wall: #ccc; --fewest-floor: #222; --fewest-accent: #fc0; }`,
};
