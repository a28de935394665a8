import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { assertAccessible, assertStatus, playing, root, stage, strictPolicy } from "./support.mjs";

const { visit, overrides } = stage();
const noWorkers = stage({ policy: `${strictPolicy}; worker-src 'none'` });

/** What a browser says about files that it will not load from a disk. */
const fromDisk = /CORS|ERR_FAILED|ERR_FILE_NOT_FOUND|origin 'null'/;

describe("where the page cannot run", () => {
  test("opened from a disk before a build it says what to do, and shows the board", () =>
    visit(
      pathToFileURL(`${root}index.html`).href,
      async (page) => {
        await page.getByText("it has to be built and served first").waitFor();
        await page.getByText("npm start").waitFor();
        await page.getByText("13 15 3 6 15 13").waitFor();
      },
      { expect: fromDisk },
    ));

  test("opened from a disk after a build it says the same instead of staying blank", () =>
    visit(
      pathToFileURL(`${root}dist/index.html`).href,
      async (page) => {
        await page.getByText("it has to be built and served first").waitFor();
        await page.getByText("npm start").waitFor();
        await page.getByText("13 15 3 6 15 13").waitFor();
      },
      { expect: fromDisk },
    ));

  test("with JavaScript off it says so at once, in both languages, and shows the board", () =>
    visit(
      "/",
      async (page) => {
        const said = page.locator("noscript p");
        await said.first().waitFor();
        // What is there without JavaScript does not wait for anything.
        assert.equal(
          await page.locator(".unbuilt").evaluate((shown) => shown.getAnimations({ subtree: true }).length),
          0,
        );
        assert.match((await said.allTextContents()).join(), /which is switched off here.*本页要用 JavaScript/s);
        await page.getByText("13 15 3 6 15 13").waitFor();
      },
      { javaScriptEnabled: false },
    ));

  test("while the page is on its way nothing of that is seen", () =>
    visit("/", async (page) => {
      await assertStatus(page, /^Leave the board/);
      assert.equal(await page.getByText("npm start").count(), 0);
    }));

  test("without the module it says so, and what to do", async () => {
    overrides["/core.wasm"] = { status: 404 };
    try {
      await visit(
        "/",
        async (page) => {
          await page
            .getByRole("alert")
            .getByText(/The module cannot be fetched .* the server answered 404/)
            .waitFor();
          await assertAccessible(page);
        },
        { expect: /404/ },
      );
    } finally {
      delete overrides["/core.wasm"];
    }
  });
});

describe("where workers are refused", () => {
  test("the page searches all the same", () =>
    noWorkers.visit(
      "/",
      async (page) => {
        await page.getByRole("button", { name: "Show the fewest moves" }).click();
        await assertStatus(page, playing);
      },
      { expect: /Content Security Policy|worker/i },
    ));
});

describe("the first load", () => {
  test("takes at most five requests, all from here", async () => {
    /** @type {string[]} */
    const fetched = [];
    await visit("/", async (page) => {
      page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
      await page.reload({ waitUntil: "networkidle" });
      await assertStatus(page, /^Leave the board/);
    });
    // What the visit before had asked for may still have been on its way, and the icon is asked for by the browser itself.
    const needed = [...new Set(fetched.slice(fetched.lastIndexOf("/")))];
    assert.ok(needed.length >= 4 && needed.length <= 5, needed.join(" "));
  });
});
