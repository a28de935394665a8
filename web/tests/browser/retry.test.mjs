// Where the module cannot run, or does not come: what is said, what can be read, and how it goes on.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { assertAccessible, assertStatus, stage, tag } from "./support.mjs";

const { visit, visitTags } = stage();
const forbidding = stage({ policy: "default-src 'self'; script-src 'self'; style-src 'self'" });

/** @typedef {import("./support.mjs").Page} Page */

/** The board's own text, which is there whatever happens. @param {Page} page */
const ownText = (page) => page.getByText("13 15 3 6 15 13").first();
const again = { name: "Try again" };
/** What a browser says about a policy's refusal, or about a file that did not come. */
const refused = /WebAssembly|wasm/;
const notCome = /404|ERR_FAILED/;

describe("where a policy forbids WebAssembly", () => {
  const sentences = {
    en: /security policy forbids WebAssembly.*'wasm-unsafe-eval'/,
    "zh-Hans": /安全策略禁止 WebAssembly.*'wasm-unsafe-eval'/,
  };
  for (const [lang, sentence] of Object.entries(sentences)) {
    test(`the element says so (${lang}), and its text can be read`, () =>
      forbidding.visitTags(
        tag(`lang="${lang}"`),
        async (page) => {
          await page.getByText(sentence).waitFor();
          await ownText(page).waitFor();
          // To try again would not help.
          assert.equal(await page.getByRole("button").count(), 0);
          await assertAccessible(page);
        },
        { expect: refused },
      ));
  }

  test("the one file says so as well", async () => {
    forbidding.overrides["/classic.html"] = {
      type: "text/html",
      body: `<!doctype html><html lang="en"><title>Tags</title><link rel="icon" href="/icon.svg">
        <script src="/fewest.iife.js"></script>${tag("")}</html>`,
    };
    await forbidding.visit(
      "/classic.html",
      async (page) => {
        await page.getByText(sentences.en).waitFor();
        await ownText(page).waitFor();
      },
      { expect: refused },
    );
  });
});

test("where there is no WebAssembly the element says so, and its text can be read", () =>
  visitTags(tag(""), async (page) => {
    await page.addInitScript(() => {
      delete (/** @type {any} */ (globalThis).WebAssembly);
    });
    await page.reload();
    await page.getByText("the browser has no WebAssembly").waitFor();
    await ownText(page).waitFor();
  }));

describe("where the module does not arrive", () => {
  test("one more try at any board opens all of them", () =>
    visitTags(
      tag("") + tag("mode='solution'"),
      async (page) => {
        await page.route("**/core.wasm", (route) => route.abort());
        await page.reload();
        const buttons = page.getByRole("button", again);
        await buttons.nth(1).waitFor();
        await ownText(page).waitFor();
        await assertAccessible(page);

        // Still not there: the offer stays.
        await buttons.first().click();
        await buttons.nth(1).waitFor();

        await page.unroute("**/core.wasm");
        await buttons.first().click();
        await page.getByRole("grid").nth(1).waitFor();
        assert.equal(await page.getByRole("grid").count(), 2);
        assert.equal(await buttons.count(), 0);
      },
      { expect: notCome },
    ));

  test("the page goes on where it was to begin", () =>
    visit(
      "/",
      async (page) => {
        await page.route("**/core.wasm", (route) => route.fulfill({ status: 404 }));
        await page.reload();
        await page.getByRole("alert").waitFor();
        await page.unroute("**/core.wasm");
        await page.getByRole("button", again).click();
        await assertStatus(page, /^Leave the board/);
        assert.equal(await page.getByRole("alert").count(), 0);
        await page.getByRole("navigation").getByRole("button", { name: "Flood", exact: true }).click();
        await page.getByRole("grid", { name: /Flood/ }).waitFor();
      },
      { expect: notCome },
    ));

  test("a connection that hangs is told of, and given up for another one", () =>
    visitTags(
      tag(""),
      async (page) => {
        await page.getByRole("grid").waitFor();
        let asked = 0;
        await page.route("**/core.wasm", (route) => {
          asked += 1;
          // The first one is never answered.
          return asked === 1 ? undefined : route.continue();
        });
        await page.clock.install();
        await page.reload();
        await ownText(page).waitFor();
        await page.waitForTimeout(200);
        assert.equal(await page.getByRole("button", again).count(), 0);
        await page.clock.fastForward(9000);
        await page.getByText("still on its way").waitFor();
        await ownText(page).waitFor();
        const givenUp = page.waitForEvent("requestfailed");
        await page.getByRole("button", again).click();
        assert.match((await givenUp).url(), /core\.wasm$/);
        await page.getByRole("grid").waitFor();
        assert.equal(asked, 2);
      },
      { expect: notCome },
    ));
});
