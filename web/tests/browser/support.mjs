/**
 * What the browser tests share: a browser, the published files under a strict policy, watchers, a check by axe. Other work
 * on the machine may make everything late: whoever waits for something waits long, and times are measured with `within`.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { after, before } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "playwright-core";
import { serve } from "../../../tools/serve.mjs";

export { allWithin, timeOf, within } from "../../../wasm_tests/within.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** How long something may take to come, in milliseconds; nothing waits any longer than it has to. */
const patience = 30_000;
/** How often it is looked for, in milliseconds. */
const interval = 25;

export const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The strictest policy that a page can have and still run WebAssembly: nothing inline, nothing from elsewhere. */
export const strictPolicy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";

export const sample = readFileSync(`${root}src/tests/vectors/wall-pushers/sample.in`, "utf8");
export const sampleAnswer = "NESESEENNWNWWWWW";
/** The sample with its three gaps walled up. */
export const noGap = "2 3\n11 2 10 10 2 6\n3 12 11 14 9 4\n13 15 3 6 15 13\n15 11 12 9 14 15\n0 0\n";
/** A gap, but two walls in a row before it on every way. */
export const shutIn = "+---+---+---+\n| S |   |    \n+---+---+---+\n";

/**
 * A board of which breadth-first search sees no end: open ground, full of walls to push.
 * @param {number} size
 */
export function vastBoard(size) {
  const wall = "+---".repeat(size);
  const rows = Array.from({ length: size }, (_, row) => {
    const cells = Array.from({ length: size }, (_, column) => {
      const inside = column > 0 && (row * 7 + column * 5) % 4 === 0;
      const start = row === size >> 1 && column === size >> 1 ? " S " : "   ";
      return `${column === 0 || inside ? "|" : " "}${start}`;
    });
    const below = Array.from({ length: size }, (_, column) => ((row * 3 + column * 5) % 4 === 0 ? "+---" : "+   "));
    return `${cells.join("")}|\n${row === size - 1 ? "" : `${below.join("")}+\n`}`;
  });
  // The only gap is in the corner that is farthest from the start.
  return `+   ${wall.slice(4)}+\n${rows.join("")}${wall}+\n`;
}

/**
 * Parts of Chromium that a test has no use for. The pages behind the address bar are the dearest: each new window loads
 * them, which takes 0.9 s of processor time where the visit itself takes 0.6 s. The rest is what Playwright would switch
 * off, for Chromium heeds only the last list that it is given.
 */
const unwantedFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AimEnabled",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "DialMediaRouteProvider",
  "GlobalMediaControls",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "Translate",
];

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of axe about colours: all others find in the dark what they find in the light. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Fails where axe finds anything to object to, shadow roots included.
 * @param {Page} page
 * @param {string} [state] what the page shows
 * @param {string[]} [rules] all unless given
 */
export async function assertAccessible(page, state, rules) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(async (rules) => {
    // Style sheets and media, fetched once more, are for rules about orientation and sounds, and there is neither.
    const options = { resultTypes: ["violations"], preload: false, ...(rules === undefined ? {} : { runOnly: rules }) };
    const results = await /** @type {any} */ (globalThis).axe.run(document, options);
    return results.violations.map((/** @type {any} */ one) => ({
      rule: one.id,
      help: one.help,
      nodes: one.nodes.map((/** @type {any} */ node) => [String(node.target), node.failureSummary]),
    }));
  }, rules);
  if (violations.length > 0) assert.fail(`${state ?? "The page"}: ${JSON.stringify(violations, null, 2)}`);
}

/**
 * The same in both colour schemes.
 * @param {Page} page
 * @param {string} [state]
 */
export async function assertAccessibleInBoth(page, state) {
  await page.emulateMedia({ colorScheme: "light" });
  await assertAccessible(page, state);
  await page.emulateMedia({ colorScheme: "dark" });
  await assertAccessible(page, `${state}, dark`, colourRules);
}

/**
 * Goes from state to state of a page: each of them is accessible, light and dark, and fits into 320 pixels.
 * @param {Page} page
 * @param {Readonly<Record<string, (page: Page) => Promise<unknown>>>} states how each is reached from the one before
 */
export async function assertAccessibleStates(page, states) {
  for (const [name, reach] of Object.entries(states)) {
    await reach(page);
    await assertAccessibleInBoth(page, name);
    assert.equal(await narrowWidth(page), 320, name);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
}

/** What has the focus, across shadow roots: its role or tag, and its name. @param {Page} page */
export const focused = (page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (active === null || active === document.body) return "";
    const text = active.getAttribute("aria-label") ?? active.textContent?.trim() ?? "";
    return `${active.getAttribute("role") ?? active.localName}: ${text}`;
  });

/**
 * Presses Tab, or with `key` Shift+Tab, until what is wanted has the focus.
 * @param {Page} page @param {RegExp} wanted @param {string} [key]
 */
export async function tabTo(page, wanted, key = "Tab") {
  for (let presses = 0; presses < 60; presses += 1) {
    if (wanted.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  assert.fail(`Tab never came to ${wanted}.`);
}

/** @param {Page} page @param {string} keys separated by spaces */
export async function press(page, keys) {
  for (const key of keys.split(" ")) await page.keyboard.press(key);
}

/** How wide the page is, in a window of 320 pixels. @param {Page} page */
export async function narrowWidth(page) {
  await page.setViewportSize({ width: 320, height: 640 });
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/**
 * Does something, and waits until a board is shown for it.
 * @param {Page} page @param {() => Promise<unknown>} act
 */
export async function untilShown(page, act) {
  const boards = () =>
    page.evaluate(() => {
      const all = /** @type {any} */ (globalThis);
      if (all.boardsShown === undefined) {
        all.boardsShown = 0;
        document.addEventListener("fewest-ready", () => (all.boardsShown += 1));
      }
      return all.boardsShown;
    });
  const before = await boards();
  await act();
  await until(
    async () => (await boards()) > before,
    () => "No board was shown.",
  );
}

/**
 * Puts a board into the page and waits until it is shown.
 * @param {Page} page @param {string} puzzle its name on the page @param {string} text
 */
export async function putIn(page, puzzle, text) {
  // The board that the page begins with is shown once as well.
  await status(page).waitFor();
  await page.getByRole("navigation").getByRole("button", { name: puzzle, exact: true }).click();
  await untilShown(page, async () => {
    // Another text: the one that is there already is not read again.
    await page.locator("textarea").fill("");
    await page.locator("textarea").fill(text);
  });
}

/** The sentence below the board. @param {Page} page */
export const status = (page) => page.locator("fewest-moves [role=status]").first();

/**
 * Waits until the sentence below the board is as wanted.
 * @param {Page} page @param {string | RegExp} wanted
 */
export async function assertStatus(page, wanted) {
  const matches = (/** @type {string} */ text) => (typeof wanted === "string" ? text === wanted : wanted.test(text));
  let text = "";
  await until(
    async () => {
      text = (await status(page).textContent())?.trim() ?? "";
      return matches(text);
    },
    () => `The status is “${text}”, not ${wanted}.`,
  );
}

/** What is said while a solution of 16 moves plays: on a busy machine a single step may pass unseen. */
export const playing = /^Step \d+ of 16/;

/**
 * Lets the solution stop by itself at a step.
 * @param {Page} page @param {number} step
 */
export const stopAt = (page, step) =>
  page.evaluate((until) => document.querySelector("fewest-moves")?.setAttribute("until", String(until)), step);

/**
 * Asks until the answer is yes.
 * @param {() => boolean | Promise<boolean>} question
 * @param {() => string} complaint
 */
export async function until(question, complaint) {
  for (const end = performance.now() + patience; performance.now() < end; await wait(interval)) {
    if (await question()) return;
  }
  assert.fail(complaint());
}

/**
 * Waits until a question about the page is answered with yes; what cannot be asked yet is no answer.
 * @param {Page} page @param {() => unknown} question runs in the page
 * @param {string} [complaint]
 */
export async function eventually(page, question, complaint = String(question)) {
  let why = "";
  await until(
    async () => {
      try {
        return await page.evaluate(`Boolean((${question})())`);
      } catch (error) {
        why = ` (${/** @type {Error} */ (error).message})`;
        return false;
      }
    },
    () => `It never came to: ${complaint}${why}`,
  );
}

/**
 * Starts one browser and one server for a test file.
 * @param {{ policy?: string, folder?: string }} [options] `folder`: what is served, below the project's
 */
export function stage({ policy = strictPolicy, folder = "dist" } = {}) {
  /** @type {import("playwright-core").Browser} */
  let browser;
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server;
  /** @type {NonNullable<Parameters<typeof serve>[0]["overrides"]>} */
  const overrides = {};
  before(async () => {
    server = await serve({ root: root + folder, headers: { "Content-Security-Policy": policy }, overrides });
    browser = await chromium.launch({
      executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${unwantedFeatures.join()}`,
      ],
    });
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  /**
   * Opens an address in a fresh profile, runs the test, and fails it on any error in the console and on any request to
   * another host.
   * @param {string} path
   * @param {(page: Page) => Promise<void>} run
   * @param {import("playwright-core").BrowserContextOptions & { expect?: RegExp }} [options] `expect`: errors that
   *   belong to the test
   */
  async function visit(path, run, { expect, ...options } = {}) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-GB", ...options });
    /** @type {string[]} */
    const wrong = [];
    const note = (/** @type {string} */ text) => {
      if (!expect?.test(text)) wrong.push(text);
    };
    const page = await context.newPage();
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) note(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => note(`error: ${error.stack ?? error.message}`));
    page.on("request", (request) => {
      if (!request.url().startsWith(server.url) && !/^(file|blob|data):/.test(request.url()))
        note(`request: ${request.url()}`);
    });
    page.setDefaultTimeout(patience);
    try {
      await page.goto(path.startsWith("file:") ? path : new URL(path, server.url).href);
      try {
        await run(page);
      } catch (error) {
        // What went wrong in the page may be why the test does.
        if (wrong.length > 0 && error instanceof Error) error.message += `\nMeanwhile: ${wrong.join("\n")}`;
        throw error;
      }
      assert.deepEqual(wrong, []);
    } finally {
      await context.close();
    }
  }

  /**
   * A page of somebody else with tags in it.
   * @param {string} body
   * @param {(page: Page) => Promise<void>} run
   * @param {Parameters<typeof visit>[2] & { head?: string }} [options]
   */
  function visitTags(body, run, { head = "", ...options } = {}) {
    overrides["/tags.html"] = {
      type: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="en"><head><title>Tags</title><link rel="icon" href="/icon.svg">${head}
        <script type="module" src="/fewest.js"></script></head><body><main><h1>Tags</h1>${body}</main></body></html>`,
    };
    return visit("/tags.html", run, options);
  }

  return { visit, visitTags, overrides, address: () => server.url, browser: () => browser };
}

/** A tag around a text. @param {string} attributes @param {string} [text] */
export const tag = (attributes, text = sample) =>
  `<fewest-moves puzzle="wall-pushers" ${attributes}><pre>\n${text}</pre></fewest-moves>`;
