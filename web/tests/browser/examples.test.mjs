// The examples, as they are published: each shows what it says, under the strict policy, without an error in the
// console, accessible in light and dark, and in 320 pixels.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import MarkdownIt from "markdown-it";
import { filesBelow } from "../../../tools/files.mjs";
import { assertAccessibleStates, assertStatus, eventually, root, sampleAnswer, stage, stopAt } from "./support.mjs";

/** @typedef {import("./support.mjs").Page} Page */

// All of the project's folder, since the examples refer to the built files by ../../dist/.
const { visit, overrides } = stage({ folder: "." });
const examples = "/web/examples/";
overrides["/favicon.ico"] = { type: "image/x-icon", body: "" };

/** @param {string} name */
const source = (name) => readFileSync(`${root}${examples}${name}`, "utf8");

/** @param {Page} page @param {number} [index] */
const grid = (page, index = 0) => page.locator("fewest-moves").nth(index).getByRole("grid");

/**
 * @param {string} title
 * @param {string} address
 * @param {Readonly<Record<string, (page: Page) => Promise<unknown>>>} states see assertAccessibleStates
 */
const shows = (title, address, states) =>
  test(title, () => visit(address, (page) => assertAccessibleStates(page, states)));

shows("one-tag.html has a board to play", `${examples}one-tag.html`, {
  "at the start": (page) => assertStatus(page, /^Leave the board/),
  "after a move": async (page) => {
    await page.getByRole("button", { name: "North" }).click();
    await assertStatus(page, "North, pushing a wall.");
  },
});

shows("six-tags.html has the three puzzles, to play, solved and searched", `${examples}six-tags.html`, {
  "all of them": async (page) => {
    const says = [
      ["Wall Pushers, 4 rows and 6 columns", /^Leave the board/],
      ["Wall Pushers, 4 rows and 6 columns", /^Step 7 of 16: East/],
      ["Escape, 6 rows and 6 columns", /moves/],
      ["Escape, 5 rows and 6 columns", /./],
      ["Flood, 4 rows and 4 columns", /./],
      ["Escape, 6 rows and 6 columns", /threshold 9/],
    ];
    for (const [index, [name, said]] of says.entries()) {
      const tag = page.locator("fewest-moves").nth(index);
      await tag.scrollIntoViewIfNeeded();
      await tag.getByRole("grid", { name: String(name) }).waitFor();
      await tag.getByRole("status").first().getByText(said).waitFor();
    }
    const iterations = () =>
      /** @type {any} */ (document.querySelectorAll("fewest-moves")[5]).snapshot?.iterations.length === 3;
    await eventually(page, iterations, "the search in its third iteration");
    const modules = await page.evaluate(() =>
      performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/core.wasm")),
    );
    assert.equal(modules.length, 1);
  },
});

shows("events.html keeps a list of what happens, and drives the board", `${examples}events.html`, {
  "at the start": (page) => page.getByText("A board of 4 rows and 6 columns.").waitFor(),
  "a refused move": async (page) => {
    await grid(page)
      .getByRole("gridcell", { name: /player here/ })
      .focus();
    await page.keyboard.press("ArrowLeft");
    await page.getByText("W is not possible: two-walls.").waitFor();
  },
  "a hint, and what it plays": async (page) => {
    const hint = page.getByRole("button", { name: "Next hint" });
    await hint.click();
    await assertStatus(page, /North/);
    await hint.click();
    await page.getByText("Move 1: N.").waitFor();
    assert.deepEqual(await page.getByRole("listitem").allTextContents(), ["N"]);
    await page.getByRole("button", { name: "Take back" }).click();
    await page.waitForFunction(() => document.querySelectorAll("li").length === 0);
  },
  "the solution": async (page) => {
    await stopAt(page, 5);
    await page.getByRole("button", { name: "Show the fewest moves" }).click();
    await page.getByText(/^16 moves, proved with \d+ nodes\.$/).waitFor();
    await page.waitForFunction(() => document.querySelectorAll("li").length === 5);
    assert.equal((await page.getByRole("listitem").allTextContents()).join(""), sampleAnswer.slice(0, 5));
    const progress = page.getByRole("progressbar", { name: "Progress" });
    assert.deepEqual(
      await progress.evaluate((bar) =>
        [bar, bar].map((one, index) => /** @type {any} */ (one)[["value", "max"][index]]),
      ),
      [5, 16],
    );
  },
});

shows("api-page.html draws a picture for each state of a solution", `${examples}api-page.html`, {
  "all of it": async (page) => {
    await page.getByText(/^\d moves are the fewest, proved with \d+ nodes\.$/).waitFor();
    const [count] = /** @type {string} */ (await page.locator("#proof").textContent()).split(" ").map(Number);
    const labels = await page.getByRole("img").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    assert.equal(labels.length, count + 1);
    assert.equal(labels[0], "The start");
    assert.match(labels[count] ?? "", new RegExp(`^Move ${count}: `));
    // The last picture has one colour, and all of it is flooded.
    const last = page.getByRole("img").last();
    assert.equal(await last.locator("circle").count(), 16);
    const inks = await last.locator("rect").evaluateAll((all) => all.map((one) => one.getAttribute("fill")));
    assert.equal(new Set(inks).size, 1);
  },
});

shows("worker.html searches in the API's worker and in one of its own", `${examples}worker.html`, {
  "both answers": async (page) => {
    const wanted = /^[ENSW]{16}: 16 moves, proved with \d+ nodes$/;
    for (const id of ["theirs", "own"]) await page.locator(`#${id}`).getByText(wanted).waitFor();
    assert.equal(page.workers().length, 1);
    assert.match(page.workers()[0].url(), /examples\/worker\.js$/);
  },
});

overrides[`${examples}markdown.html`] = {
  type: "text/html; charset=utf-8",
  body: `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Markdown</title></head>
    <body><main>${new MarkdownIt({ html: true }).render(source("markdown.md"))}</main></body></html>`,
};
shows("markdown.md keeps its boards when it becomes a page, empty lines and all", `${examples}markdown.html`, {
  "both boards": async (page) => {
    await assertStatus(page, /^Step 7 of 16: East/);
    await page.locator("fewest-moves").nth(1).scrollIntoViewIfNeeded();
    await page.getByRole("grid", { name: "Wall Pushers, 2 rows and 3 columns" }).waitFor();
    const texts = await page.locator("fewest-moves").evaluateAll((all) => all.map((one) => one.textContent?.trim()));
    const boards = [...source("markdown.md").matchAll(/<pre>\n(.*?)<\/pre>/gs)].map(([, board]) => board.trim());
    assert.deepEqual(texts, boards);
    assert.match(boards[1], /\n\n/);
    await page.getByText("And the text goes on.").waitFor();
  },
});

shows("classic.html opens from a disk and searches in a worker", pathToFileURL(`${root}${examples}classic.html`).href, {
  "the solution": async (page) => {
    await assertStatus(page, /\d+ moves/);
    assert.equal(
      await page.evaluate(() =>
        /** @type {any} */ (customElements.get("fewest-moves"))
          .solver()
          .then((/** @type {any} */ { workersFrom }) => workersFrom),
      ),
      "blob",
    );
  },
});

test("classic.html is the same under the strict policy", () =>
  visit(`${examples}classic.html`, (page) => assertStatus(page, /\d+ moves/)));

test("module-raw.mjs runs in a page", async () => {
  overrides[`${examples}module-raw.html`] = {
    type: "text/html",
    body: `<!doctype html><html lang="en"><title>Module</title><script type="module" src="module-raw.mjs"></script></html>`,
  };
  await visit("/favicon.ico", async (page) => {
    /** @type {string[]} */
    const said = [];
    page.on("console", (message) => said.push(message.text()));
    await page.goto(new URL(`${examples}module-raw.html`, page.url()).href);
    while (said.length < 2) await page.waitForTimeout(20);
    assert.deepEqual(said, ["path after 40 nodes: NE", `fewest moves: ${sampleAnswer}`]);
  });
});

test("every example is linked from the README and is tested", () => {
  const tests = filesBelow("web/tests", ".mjs").map((file) => readFileSync(root + file, "utf8"));
  const readme = readFileSync(`${root}README.md`, "utf8");
  const names = readdirSync(root + examples);
  const html = names.filter((name) => name.endsWith(".html")).map(source);
  for (const name of names) {
    // What belongs to a page is reached by it.
    if (html.some((text) => text.includes(`"${name}"`))) continue;
    if (names.some((other) => /\.m?js$/.test(other) && source(other).includes(`"${name}"`))) continue;
    assert.ok(readme.includes(`(web/examples/${name})`), `${name} is not linked from the README`);
    assert.ok(
      tests.some((text) => text.includes(name)),
      `${name} is not tested`,
    );
  }
});
