// Moments embedded in other pages: the frame itself, and the code that the page hands out. Every code is put into an
// empty page and has to show what the page showed.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { tagCode } from "../../page/embed-code.js";
import { plainLink } from "../../link/link.js";
import {
  assertAccessible,
  assertAccessibleStates,
  assertStatus,
  eventually,
  focused,
  press,
  root,
  stage,
  tabTo,
  until,
} from "./support.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {Page | import("playwright-core").Frame} Place */

const { visit, visitTags, overrides, address } = stage();

const version = /^version (\d+)/.exec(readFileSync(`${root}src/tests/vectors/traces.txt`, "utf8"))?.[1];
const walls = "v1/wall-pushers/4x6,2,4,l379X5CBD8";

/** A moment of each kind, as a link names it. */
const moments = {
  "a game": "v1/wall-pushers/4x6,2,4,l379X5CBD8?mode=play&moves=WNENE",
  "a game that is won": "v1/flood/3x3,ABCBBCCCB?mode=play&moves=121",
  "a step of a solution": "v1/escape/4x4,0ck?mode=solution&engine=a*&bound=distance&step=1",
  "a step of a search": `${walls}?mode=search&engine=ida*&bound=manhattan&step=28&trace=${version}`,
  "the end of a search at its limit": `${walls}?mode=search&engine=bfs&bound=none&step=999&nodes=500&mib=64&trace=${version}`,
};

/** What is shown: enough to tell any two moments apart. @param {Place} place */
const shown = (place) =>
  place.evaluate(() => {
    const element = document.querySelector("fewest-moves");
    const { board, mode, step, moves, limits, snapshot, glyphs } =
      /** @type {import("../../fewest-moves.js").FewestMoves} */ (element);
    const { answer, choice } = /** @type {import("../../fewest-moves.js").FewestMoves} */ (element);
    const { engine, bound } = choice ?? answer ?? {};
    return {
      puzzle: board?.name,
      board: board?.write("link"),
      choice: { engine, bound },
      ...{ mode, step, moves, limits, glyphs },
      node: snapshot && [snapshot.status, snapshot.reason, snapshot.node, snapshot.path, snapshot.stats.generated],
      said: element?.shadowRoot?.querySelector("[role=status]")?.textContent?.trim(),
    };
  });

/** Waits until another place shows the same. @param {Place} place @param {Awaited<ReturnType<typeof shown>>} wanted */
async function assertShows(place, wanted) {
  await place.locator("fewest-moves").locator("[role=grid]").waitFor();
  let now;
  for (let tries = 0; tries < 200; tries += 1) {
    now = await shown(place);
    if (JSON.stringify(now) === JSON.stringify(wanted)) return;
    await place.waitForTimeout(25);
  }
  assert.deepEqual(now, wanted);
}

/** Waits until what is shown has come to rest, and returns it. @param {Page} page */
async function atRest(page) {
  await page.locator("fewest-moves").locator("[role=grid]").first().waitFor();
  let before = "";
  for (let same = 0; same < 8;) {
    const now = JSON.stringify(await shown(page));
    same = now === before ? same + 1 : 0;
    before = now;
    await page.waitForTimeout(50);
  }
  return shown(page);
}

/** @param {Page} page @param {string} name */
const box = (page, name) => page.getByRole("textbox", { name, exact: true });
/** @param {Page} page @param {string} label @param {string} choice */
async function choose(page, label, choice) {
  await page.locator("section.embed").getByRole("combobox", { name: label }).selectOption(choice);
  // The codes change with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
/** Waits until the code for a tag has something in it. @param {Page} page @param {string} part */
const assertCode = (page, part) =>
  page.waitForFunction(
    (wanted) => /** @type {any} */ (document.querySelector("#embed-tag"))?.value.includes(wanted),
    part,
  );
/** @param {Page} page */
const openCard = async (page) => {
  await page.getByRole("button", { name: "Show the code" }).click();
  await box(page, "Link").waitFor();
};
/** The embedded frame of a page. @param {Page} page @param {number} [index] */
async function frameOf(page, index = 0) {
  const handle = await page.locator("iframe").nth(index).elementHandle();
  const frame = await handle?.contentFrame();
  assert.ok(frame);
  return frame;
}

/** Waits until the preview is as high as what is in it, and the code says so. @param {Page} page */
async function untilFitted(page) {
  await (await frameOf(page)).locator("html.fitted").waitFor();
  await eventually(page, () => {
    const { height, clientHeight } = /** @type {HTMLIFrameElement} */ (document.querySelector("section.embed iframe"));
    const code = /** @type {HTMLTextAreaElement} */ (document.querySelector("#embed-frame")).value;
    return height === String(clientHeight) && code.includes(` height="${height}"`);
  });
}

/** Somebody's empty page, with what the author pastes into it. @param {string} code @param {string} [head] */
const empty = (code, head = "") =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mine</title>
   <link rel="icon" href="/icon.svg">${head}</head><body>${code}</body></html>`;
/** @param {string} code @param {string} [head] */
const paste = (code, head) => {
  overrides["/mine.html"] = { type: "text/html", body: empty(code, head) };
  return new URL("/mine.html", address()).href;
};

describe("what an author pastes into an empty page shows the very moment", () => {
  let folder = "";
  before(() => {
    folder = mkdtempSync(join(tmpdir(), "fewest-embed-"));
    copyFileSync(`${root}dist/fewest.iife.js`, join(folder, "fewest.iife.js"));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  for (const [what, link] of Object.entries(moments)) {
    test(what, () =>
      visit(`/#${link}`, async (page) => {
        const wanted = await atRest(page);
        await openCard(page);
        const oneFile = await box(page, "Tag").inputValue();
        const frame = await box(page, "Frame").inputValue();
        const whole = await box(page, "Link").inputValue();
        await assertShows(await frameOf(page), wanted);
        await choose(page, "Script of the tag", "module");
        const tag = await box(page, "Tag").inputValue();
        await choose(page, "Script of the tag", "checked");
        const checked = await box(page, "Tag").inputValue();
        await choose(page, "Script of the tag", "classic");
        await choose(page, "Files", "copy");
        const classic = await box(page, "Tag").inputValue();
        assert.ok(tag.includes('type="module"') && checked.includes("integrity=") && !classic.includes("http"));

        // A page with a strict policy, which all of this server's pages have.
        for (const code of [oneFile, tag, checked]) {
          await page.goto(paste(code));
          await assertShows(page, wanted);
        }
        await page.goto(paste(frame));
        await assertShows(await frameOf(page), wanted);
        await page.goto(whole);
        await assertShows(page, wanted);
        // And a page that is opened from a disk.
        writeFileSync(join(folder, "mine.html"), empty(classic).replace(/<link[^>]*>/, ""));
        await page.goto(pathToFileURL(join(folder, "mine.html")).href);
        await assertShows(page, wanted);
      }),
    );
  }

  test("also what was played and chosen by hand", () =>
    visit("/", async (page) => {
      await page.getByRole("navigation").getByRole("button", { name: "Flood" }).click();
      await page.getByRole("button", { name: "Glyphs on the colours" }).click();
      await page.getByRole("group", { name: "Colours" }).getByRole("button").nth(1).click();
      const wanted = await atRest(page);
      assert.deepEqual([wanted.moves, wanted.glyphs], [["1"], false]);
      await openCard(page);
      const codes = [await box(page, "Tag").inputValue(), await box(page, "Frame").inputValue()];
      await page.goto(paste(codes[0]));
      await assertShows(page, wanted);
      await page.goto(paste(codes[1]));
      await assertShows(await frameOf(page), wanted);
    }));

  test("the classic script is checked by the hash that it has, and no other script passes", async () => {
    const hash = createHash("sha384")
      .update(readFileSync(`${root}dist/fewest.iife.js`))
      .digest("base64");
    await visit("/", async (page) => {
      await openCard(page);
      await choose(page, "Script of the tag", "checked");
      assert.ok((await box(page, "Tag").inputValue()).includes(`integrity="sha384-${hash}"`));
    });
  });

  test("a board of which the text could be taken for markup is that text", async () => {
    const text = `1 1</pre><img src=x onerror="globalThis.hit = 1">\n&lt; & "quoted" <!-- ]]>\n<b>0</b> 0`;
    const link = { ...plainLink, puzzle: "wall-pushers", board: "A" };
    const code = tagCode(
      { link, board: { text, size: '"><script>', start: "" }, glyphs: true },
      { width: "100%", controls: "", lang: "", theme: "", script: "module", files: "copy" },
      { base: "/", integrity: "" },
    );
    await visitTags(code, async (page) => {
      const [own, size, images] = await page.evaluate(() => {
        const tag = /** @type {HTMLElement} */ (document.querySelector("fewest-moves"));
        return [tag.textContent?.trim(), tag.getAttribute("size"), document.images.length];
      });
      assert.deepEqual([own, size, images], [text, '"><script>', 0]);
      await page.locator("fewest-moves").getByRole("status").getByText("is not a size").waitFor();
    });
  });
});

describe("the card", () => {
  test("changes the codes and the preview with each choice", () =>
    visit(`/#${walls}?mode=solution&engine=ida*&bound=carry&step=7`, async (page) => {
      await atRest(page);
      await openCard(page);
      const preview = await frameOf(page);
      await preview.getByRole("status").getByText("Step 7 of 24").waitFor();
      const codes = async () => [await box(page, "Tag").inputValue(), await box(page, "Frame").inputValue()];
      const assertCodes = async (/** @type {RegExp} */ tag, /** @type {RegExp} */ frame) => {
        const [first, second] = await codes();
        assert.match(first, tag);
        assert.match(second, frame);
      };
      await assertCodes(/step="7"><pre>/, /step=7" title="Wall Pushers, 4 rows and 6 columns" width="100%"/);

      await choose(page, "Language", "zh-Hans");
      await assertCodes(/ lang="zh-Hans"/, /&amp;lang=zh-Hans" title="推门游戏，4 行 6 列"/);
      await preview.getByText("第 7 步，共 24 步").waitFor();
      await choose(page, "Colours", "dark");
      await assertCodes(/ theme="dark"/, /&amp;theme=dark"/);
      await preview.locator("html[data-theme=dark]").waitFor();
      await choose(page, "Controls", "none");
      await assertCodes(/ controls="none"/, /&amp;controls=none&amp;/);
      await preview.locator("fewest-moves[controls=none]").waitFor();
      assert.equal(await preview.locator("fewest-moves").getByRole("button").count(), 0);
      await choose(page, "Width of the frame", "400");
      await assertCodes(/<pre>/, / width="400"/);
      assert.equal(await preview.evaluate(() => innerWidth), 400);
      await choose(page, "Files", "copy");
      await assertCodes(/src="fewest\.iife\.js"/, /^<script src="frame\.js"><\/script>\n<iframe src="embed\.html#v1/);
      assert.equal((await box(page, "Link").inputValue()).startsWith(address()), true);
    }));

  test("follows what is shown, and leaves no steps in the browser's history", () =>
    visit(`/#${walls}?mode=play`, async (page) => {
      await atRest(page);
      await openCard(page);
      const preview = await frameOf(page);
      await preview.getByRole("grid").waitFor();
      const before = await page.evaluate(() => history.length);
      await page.locator("fewest-moves").getByRole("button", { name: "West", exact: true }).click();
      await page.locator("fewest-moves").getByRole("button", { name: "North", exact: true }).click();
      await assertCode(page, 'made="WN"');
      await assertShows(preview, await atRest(page));
      assert.equal(await page.evaluate(() => history.length), before);
    }));

  test("tells the frame's height as the preview has it, and the preview shows all that is in it", () =>
    visit(`/#${walls}?mode=play`, async (page) => {
      await atRest(page);
      await openCard(page);
      await untilFitted(page);
      const [inner, content] = await (
        await frameOf(page)
      ).evaluate(() => [innerHeight, document.documentElement.scrollHeight]);
      assert.equal(inner, content);
    }));

  test("keeps the text that its author wrote, if that is this board alone", () =>
    visit("/", async (page) => {
      await openCard(page);
      await page.locator("#board-title ~ textarea, section:has(#board-title) textarea").fill("+---+\n| S  \n+---+\n");
      await assertCode(page, "<pre>\n+---+\n| S\n");
      assert.match(await box(page, "Tag").inputValue(), /<pre>\n\+---\+\n\| S\n\+---\+\n<\/pre>/);
      await page.goto(paste(await box(page, "Tag").inputValue()));
      await page.getByRole("grid", { name: "Wall Pushers, 1 row and 1 column" }).waitFor();
    }));

  test("says that side by side is in the link alone", () =>
    visit(`/#${walls}?mode=search&engine=ida*&bound=manhattan&compare=ida*;bfs`, async (page) => {
      await openCard(page);
      await page.getByText("The searches side by side are in the link alone.").waitFor();
      assert.match(await box(page, "Link").inputValue(), /&compare=ida\*/);
      await (await frameOf(page)).getByText("The searches side by side are on the whole page.").waitFor();
    }));

  test("copies each code, and says so", () =>
    visit(
      "/",
      async (page) => {
        await openCard(page);
        await untilFitted(page);
        for (const name of ["Tag", "Frame", "Link"]) {
          await page.getByRole("button", { name: `Copy: ${name}` }).click();
          await page.getByRole("status").getByText(`Copied: ${name}.`, { exact: true }).waitFor();
          assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await box(page, name).inputValue());
        }
      },
      { permissions: ["clipboard-read", "clipboard-write"] },
    ));

  test("selects the text where copying is not allowed, and keeps it selected when it changes", () =>
    visit("/", async (page) => {
      await openCard(page);
      await untilFitted(page);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException("Not here.", "NotAllowedError"));
      });
      await page.getByRole("button", { name: "Copy: Frame" }).click();
      await page.getByRole("status").getByText("Copying is not allowed here.").waitFor();
      const selected = () =>
        page.evaluate(() => {
          const { value, selectionStart, selectionEnd } = /** @type {HTMLTextAreaElement} */ (document.activeElement);
          return value.slice(selectionStart, selectionEnd);
        });
      const code = await box(page, "Frame").inputValue();
      assert.equal(await selected(), code);
      // In a narrow window the preview has another height.
      await page.setViewportSize({ width: 500, height: 900 });
      await until(
        async () => (await box(page, "Frame").inputValue()) !== code,
        () => "The code has not changed.",
      );
      await untilFitted(page);
      assert.equal(await selected(), await box(page, "Frame").inputValue());
    }));

  test("is used by keyboard alone, and closed again", () =>
    visit("/", async (page) => {
      await page.getByRole("grid").waitFor();
      await page.locator("section.embed h2").click();
      await tabTo(page, /^button: Show the code/);
      await press(page, "Enter");
      await box(page, "Link").waitFor();
      await tabTo(page, /^select: Classic/);
      await press(page, "ArrowDown");
      await assertCode(page, "fewest.js");
      await tabTo(page, /^button: Copy: Tag/);
      await press(page, "Tab");
      assert.match(await focused(page), /^textarea/);
      await tabTo(page, /^button: Show the code/, "Shift+Tab");
      await press(page, "Enter");
      await eventually(page, () => document.querySelector("section.embed iframe") === null);
    }));

  test("speaks Chinese", () =>
    visit(
      "/",
      async (page) => {
        await page.getByRole("button", { name: "显示代码" }).click();
        await page.getByRole("textbox", { name: "框架" }).waitFor();
        assert.match(await page.getByRole("textbox", { name: "框架" }).inputValue(), /title="推门游戏，4 行 6 列"/);
        await assertAccessible(page);
      },
      { locale: "zh-CN" },
    ));

  test("is accessible, light and dark, and fits into 320 pixels", () =>
    visit("/", (page) =>
      assertAccessibleStates(page, {
        closed: async () => page.getByRole("button", { name: "Show the code" }).waitFor(),
        open: async () => {
          await openCard(page);
          await (await frameOf(page)).getByRole("grid").waitFor();
        },
        "with a remark": async () => {
          await page.getByRole("button", { name: "Copy: Link" }).click();
          await page.locator("section.embed").getByRole("status").filter({ hasText: "Cop" }).waitFor();
        },
      }),
    ));

  test("in the page that is one file offers copies, and no preview", () =>
    visit(pathToFileURL(`${root}dist/fewest.html`).href, async (page) => {
      await openCard(page);
      await page.getByText("there is no preview").waitFor();
      assert.match(await box(page, "Tag").inputValue(), /src="fewest\.iife\.js"/);
      assert.equal(await page.locator("iframe").count(), 0);
    }));
});

describe("a frame", () => {
  for (const [what, link] of Object.entries(moments)) {
    test(`shows what the page shows: ${what}`, () =>
      visit(`/#${link}`, async (page) => {
        const wanted = await atRest(page);
        await page.goto(new URL(`/embed.html#${link}`, address()).href);
        await assertShows(page, wanted);
      }));
  }

  test("takes the attributes of the element from its address", () =>
    visit(
      `/embed.html#${walls}?mode=search&engine=ida*&bound=manhattan&until=iteration%203&speed=max&autoplay=on&controls=none&lang=zh-Hans&theme=dark`,
      async (page) => {
        await eventually(page, () => document.querySelector("fewest-moves")?.snapshot?.step === 29);
        assert.equal(await page.locator("[part=controls]").count(), 0);
        assert.equal(await page.evaluate(() => document.documentElement.lang), "zh-Hans");
        assert.equal(await page.title(), "推门游戏，4 行 6 列 – Fewest");
        const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
        assert.equal(scheme, "dark");
        await page.getByRole("link", { name: "打开整个网页" }).waitFor();
      },
    ));

  test("says what of its address it does not know, and shows the rest", () =>
    visit(`/embed.html#${walls}?mode=play&moves=W&theme=purple`, async (page) => {
      await page.getByRole("status").getByText("a frame does not know, “theme=purple”; it is left out.").waitFor();
      await eventually(page, () => document.querySelector("fewest-moves")?.moves.join("") === "W");
    }));

  test("leads to the whole page with the same board", () =>
    visit(`/embed.html#${walls}?mode=play&moves=WN&theme=dark&nodes=500`, async (page) => {
      await page.getByRole("grid").waitFor();
      assert.equal(await page.title(), "Wall Pushers, 4 rows and 6 columns – Fewest");
      const link = page.getByRole("link", { name: "Open the whole page" });
      assert.equal(await link.getAttribute("href"), `./index.html#${walls}?mode=play&moves=WN&nodes=500`);
      const [whole] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
      await eventually(whole, () => document.querySelector("fewest-moves")?.moves.join("") === "WN");
    }));

  test("has no such link where there is no such page", async () => {
    const text = readFileSync(`${root}dist/embed.html`, "utf8");
    overrides["/alone.html"] = { type: "text/html", body: text.replace(/<link rel="alternate".*/, "") };
    await visit(`/alone.html#${walls}`, async (page) => {
      await page.getByRole("grid").waitFor();
      assert.equal(await page.getByRole("link").count(), 0);
    });
  });

  test("follows its address, and the last one counts", () =>
    visit(`/embed.html#${walls}?mode=search&engine=bfs&step=99`, async (page) => {
      await eventually(page, () => document.querySelector("fewest-moves")?.snapshot?.step === 99);
      await page.evaluate((link) => {
        location.hash = `#${link}?mode=solution&step=20&lang=zh-Hans`;
        location.hash = "#v1/flood/3x3,ABCBBCCCB?mode=play&moves=12";
      }, walls);
      await page.getByRole("grid", { name: "Flood, 3 rows and 3 columns" }).waitFor();
      await eventually(page, () => document.title === "Flood, 3 rows and 3 columns – Fewest");
      assert.deepEqual((await shown(page)).moves, ["1", "2"]);
      await page.evaluate(() => {
        location.hash = "#nonsense";
      });
      await page.getByRole("alert").getByText("does not describe a board").waitFor();
      assert.equal(await page.getByRole("grid").count(), 0);
      await page.evaluate((link) => {
        location.hash = `#${link}`;
      }, walls);
      await page.getByRole("grid", { name: /^Wall Pushers/ }).waitFor();
      assert.equal(await page.getByRole("alert").count(), 0);
    }));

  test("that is slow to come is not named once another one is shown", () =>
    visit(`/embed.html#${walls}`, async (page) => {
      await page.getByRole("grid", { name: /^Wall Pushers/ }).waitFor();
      /** @type {(value?: unknown) => void} */
      let release = () => {};
      const held = new Promise((resolve) => {
        release = resolve;
      });
      await page.route("**/search-*.js", async (route) => {
        await held;
        await route.continue();
      });
      const asked = page.waitForRequest("**/search-*.js");
      await page.evaluate((link) => {
        location.hash = `#${link}?mode=search&compare=bfs;a*`;
      }, walls);
      await asked;
      await page.evaluate(() => {
        location.hash = "#v1/flood/3x3,ABCBBCCCB?mode=play";
      });
      await eventually(page, () => document.title.startsWith("Flood"));
      const came = page.waitForResponse("**/search-*.js");
      release();
      await (await came).finished();
      await page.waitForTimeout(200);
      assert.equal(await page.title(), "Flood, 3 rows and 3 columns – Fewest");
      assert.equal(await page.getByText("The searches side by side").count(), 0);
    }));

  for (const [what, fragment, said] of /** @type {[string, string, RegExp][]} */ ([
    ["none", "", /^This address names no board\.$/],
    ["of another version", "#v9/wall-pushers/4x6,2,3,AAAA?theme=dark", /^This address was made by another version/],
    ["of something else", "#top", /^This address does not describe a board\.$/],
    ["with a broken board", "#v1/wall-pushers/4x6,9,9,AAAA", /^The board in this address cannot be read\. Line 1/],
    ["with an unknown puzzle", "#v1/__proto__/4x6,2,3,AA", /a puzzle that there is not, “__proto__”\.$/],
    ["with an unknown bound", "#v1/wall-pushers/1x1,1,1,A?bound=magic", /a bound that there is not, “magic”\.$/],
    ["with an unknown engine", "#v1/wall-pushers/1x1,1,1,A?engine=magic", /an engine that there is not, “magic”\.$/],
    ["with markup", "#v1/wall-pushers/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", /does not describe a board\.$/],
    ["with markup for a name", "#v1/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E/A", /“<img src=x onerror=alert\(1\)>”\.$/],
    ["as long as a book", `#v1/wall-pushers/${"A".repeat(60000)}`, /too long/],
  ])) {
    test(`with a wrong address has one sentence, and nothing worse: ${what}`, () =>
      visit(`/embed.html${fragment}`, async (page) => {
        const alert = page.getByRole("alert");
        await alert.waitFor();
        assert.match((await alert.textContent()) ?? "", said);
        assert.equal(await page.locator("img, [role=grid]").count(), 0);
        assert.equal(await page.getByRole("link").getAttribute("href"), "./index.html");
      }));
  }

  test("without JavaScript says so, in both languages", () =>
    visit(
      `/embed.html#${walls}`,
      async (page) => {
        const said = page.locator("noscript p");
        await said.first().waitFor();
        assert.match((await said.allTextContents()).join(), /switched off here.*这个棋盘要用 JavaScript/s);
      },
      { javaScriptEnabled: false },
    ));

  test("where the module does not come offers another try, and then shows the moment", () =>
    visit(
      `/embed.html#${walls}?mode=solution&step=5&engine=ida*`,
      async (page) => {
        await page.route("**/core.wasm", (route) => route.abort());
        await page.reload();
        const again = page.getByRole("button", { name: "Try again" });
        await again.waitFor();
        await page.unroute("**/core.wasm");
        await again.click();
        await assertStatus(page, /^Step 5 of 24/);
        await eventually(page, () => document.title.startsWith("Wall Pushers"));
      },
      { expect: /ERR_FAILED/ },
    ));

  test("listens to no messages", () =>
    visit("/embed.html", async (page) => {
      await page.addInitScript(() => {
        const all = /** @type {any} */ (globalThis);
        all.listened = [];
        const add = EventTarget.prototype.addEventListener;
        EventTarget.prototype.addEventListener = function note(/** @type {any[]} */ ...given) {
          if (this === window) all.listened.push(given[0]);
          return Reflect.apply(add, this, given);
        };
      });
      await page.goto(new URL(`/embed.html#${walls}?mode=solution&step=5`, address()).href.replace("html#", "html?#"));
      await assertStatus(page, /^Step 5 of 24/);
      const listened = await page.evaluate(() => /** @type {any} */ (globalThis).listened);
      assert.ok(listened.includes("hashchange") && !listened.includes("message"), listened.join());
    }));

  test("is accessible in every state, light and dark, and fits into 320 pixels", () =>
    visit(`/embed.html#${walls}`, (page) => {
      const go = (/** @type {string} */ fragment) => page.evaluate((to) => (location.hash = to), fragment);
      return assertAccessibleStates(page, {
        playing: async () => page.getByRole("grid").waitFor(),
        searching: async () => {
          await go(`#${walls}?mode=search&engine=bfs&step=40`);
          await eventually(page, () => document.querySelector("fewest-moves")?.snapshot?.step === 40);
        },
        "with a remark": async () => {
          await go(`#${walls}?mode=play&compare=bfs;a*`);
          await page.getByRole("status").getByText("side by side").waitFor();
        },
        wrong: async () => {
          await go("#v1/wall-pushers/4x6,9,9,AAAA");
          await page.getByRole("alert").waitFor();
        },
      });
    }));
});
