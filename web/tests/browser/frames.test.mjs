// The heights of frames in other people's pages: what frame.js follows, and what it refuses.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { chromium } from "playwright-core";
import { serve } from "../../../tools/serve.mjs";
import { assertAccessible, eventually, root, stage, strictPolicy } from "./support.mjs";

/** @typedef {import("playwright-core").Page} Page */

const { visit, overrides, address } = stage();
const walls = "v1/wall-pushers/4x6,2,4,l379X5CBD8";

const script = '<script src="/frame.js"></script>';
/** @param {string} [attributes] @param {string} [path] */
const frame = (attributes = 'width="640" height="300"', path = `/embed.html#${walls}`) =>
  `<iframe src="${path}" title="A board" ${attributes}></iframe>`;

/** Somebody's page. @param {string} body @param {string} [head] */
function host(body, head = script) {
  overrides["/host.html"] = {
    type: "text/html",
    body: `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="/icon.svg">${head}</head>
      <body><main><h1>Host</h1>${body}</main></body></html>`,
  };
  return "/host.html";
}

/** Counts the messages that a page gets, from its next load on. @param {Page} page */
const count = (page) =>
  page.addInitScript(() => {
    const all = /** @type {any} */ (globalThis);
    all.heights = [];
    addEventListener("message", ({ data }) => all.heights.push(data?.height));
  });

/** @param {Page} page @param {number} [index] */
async function inside(page, index = 0) {
  const found = await (await page.locator("iframe").nth(index).elementHandle())?.contentFrame();
  assert.ok(found);
  return found;
}

/** @param {Page} page @param {number} [index] */
const heightOf = (page, index = 0) => page.locator("iframe").nth(index).getAttribute("height");

/** Waits until a frame is just as high as what is in it. @param {Page} page @param {number} [index] */
async function assertFits(page, index = 0) {
  const one = await inside(page, index);
  await one.getByRole("grid").waitFor();
  await one.waitForFunction(() => {
    const main = document.querySelector("main");
    const height = Math.ceil(main?.getBoundingClientRect().height ?? 0);
    return height > 100 && innerHeight === height && document.documentElement.scrollHeight === height;
  });
}

/**
 * Keeps every height that the first frame gets from now on: a wrong one does not stay, since the frame then tells its own.
 * @param {Page} page
 */
const watch = (page) =>
  page.evaluate(() => {
    const all = /** @type {any} */ (globalThis);
    all.set = [];
    const watched = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
    new MutationObserver(() => all.set.push(watched.height)).observe(watched, { attributeFilter: ["height"] });
  });

/** Sends from within a frame, and waits until it has come. @param {import("playwright-core").Frame} from @param {string} data an expression */
async function send(from, data) {
  await from.evaluate((text) => {
    // The strict policy forbids to evaluate text here, so what cannot be told as JSON has names.
    const named = /** @type {Record<string, unknown>} */ ({ NaN, Infinity, "-Infinity": -Infinity, undefined });
    const given = JSON.parse(text, (_, value) => (value in named ? named[value] : value));
    parent.postMessage(given, "*");
  }, data);
  await from.page().evaluate(
    () =>
      new Promise((done) => {
        addEventListener("message", () => done(null), { once: true });
        postMessage("a later message", "*");
      }),
  );
}

describe("with the script", () => {
  test("frames are as high as what is in them, each by itself, also when the width changes", () =>
    visit(host(`${frame('width="640" height="300"')}${frame('width="100%" height="2000"')}`), async (page) => {
      await assertFits(page, 0);
      await assertFits(page, 1);
      const before = await heightOf(page, 1);
      assert.notEqual(await heightOf(page, 0), before);
      await page.setViewportSize({ width: 400, height: 900 });
      await eventually(page, () => document.querySelectorAll("iframe")[1].clientWidth < 400);
      await assertFits(page, 1);
      assert.notEqual(await heightOf(page, 1), before);
      await assertAccessible(page);
    }));

  test("a frame follows what is shown in it", () =>
    visit(host(frame()), async (page) => {
      await assertFits(page);
      const before = Number(await heightOf(page));
      await (
        await inside(page)
      ).evaluate((link) => {
        location.hash = `#${link}?mode=search&engine=bfs&step=20`;
      }, walls);
      await page.waitForFunction((height) => Number(document.querySelector("iframe")?.height) > height + 200, before);
      await assertFits(page);
      await (
        await inside(page)
      ).evaluate(() => {
        location.hash = "#nonsense";
      });
      await page.waitForFunction((height) => Number(document.querySelector("iframe")?.height) < height / 2, before);
    }));

  test("so does one that is put into the page later", () =>
    visit(host(""), async (page) => {
      await page.evaluate((link) => {
        const late = document.createElement("iframe");
        late.src = `/embed.html#${link}`;
        late.title = "Late";
        document.querySelector("main")?.append(late);
      }, walls);
      await assertFits(page);
    }));

  test("so do those in open shadow roots, whichever came first, they or the script", () =>
    visit(host('<p id="first"></p><p id="second"></p>', ""), async (page) => {
      /** @param {string} id */
      const put = (id) =>
        page.evaluate(
          ([id, link]) => {
            // One root in another, as where a component is made of components.
            const inner = document.createElement("p");
            document.getElementById(id)?.attachShadow({ mode: "open" }).append(inner);
            const frame = Object.assign(document.createElement("iframe"), { src: `/embed.html#${link}`, title: id });
            frame.height = "300";
            inner.attachShadow({ mode: "open" }).append(frame);
          },
          [id, walls],
        );
      await put("first");
      await (await inside(page)).getByRole("grid").waitFor();
      await page.waitForTimeout(300);
      assert.equal(await heightOf(page), "300");
      await page.addScriptTag({ url: "/frame.js" });
      await assertFits(page, 0);
      await put("second");
      await assertFits(page, 1);
    }));

  test("so does one that was there long before the script", () =>
    visit(host(frame(), ""), async (page) => {
      await (await inside(page)).getByRole("grid").waitFor();
      await page.waitForTimeout(300);
      assert.equal(await heightOf(page), "300");
      await page.addScriptTag({ url: "/frame.js" });
      await assertFits(page);
    }));

  test("so does one with a border that counts for its height", async () => {
    overrides["/boxes.css"] = {
      type: "text/css",
      body: "iframe { box-sizing: border-box; border: 7px solid; }",
    };
    await visit(host(frame(), `<link rel="stylesheet" href="/boxes.css">${script}`), (page) => assertFits(page));
  });

  test("the script leaves no name in the page", () =>
    visit(host("", ""), async (page) => {
      const names = () => page.evaluate(() => Object.keys(globalThis).sort());
      const before = await names();
      await page.addScriptTag({ url: "/frame.js" });
      assert.deepEqual(await names(), before);
    }));
});

test("without the script a frame stays as high as written, and scrolls", () =>
  visit(host(frame(), ""), async (page) => {
    const one = await inside(page);
    await one.getByRole("grid").waitFor();
    // Longer than the page around it has for following.
    await page.waitForTimeout(1300);
    assert.equal(await heightOf(page), "300");
    await one.evaluate(() => scrollTo(0, 9999));
    await one.waitForFunction(() => scrollY > 100 && !document.documentElement.matches(".fitted"));
  }));

test("a page of its own tells nobody", () =>
  visit("/embed.html", async (page) => {
    await count(page);
    await page.goto(new URL(`/embed.html?own#${walls}`, address()).href);
    await page.getByRole("grid").waitFor();
    await page.waitForTimeout(200);
    assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).heights), []);
  }));

describe("a browser whose scroll bars take room", () => {
  /** @type {import("playwright-core").Browser} */
  let browser;
  before(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu"],
      ignoreDefaultArgs: ["--hide-scrollbars"],
    });
  });
  after(() => browser?.close());

  test("comes to rest: neither bars nor heights chase each other", async () => {
    const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
    page.setDefaultTimeout(10_000);
    await count(page);
    const path = host(["640", "500", "333", "100%"].map((width) => frame(`width="${width}" height="300"`)).join(""));
    await page.goto(new URL(path, address()).href);
    for (let index = 0; index < 4; index += 1) {
      await page.locator("iframe").nth(index).scrollIntoViewIfNeeded();
      await assertFits(page, index);
    }
    const heights = () => page.evaluate(() => /** @type {any} */ (globalThis).heights.length);
    const before = await heights();
    await page.waitForTimeout(1300);
    assert.equal(await heights(), before);
    assert.ok(before <= 16, `${before} messages for four frames`);
    for (let index = 0; index < 4; index += 1) {
      const [outer, width] = await (
        await inside(page, index)
      ).evaluate(() => [innerWidth, document.documentElement.clientWidth]);
      assert.equal(width, outer, "no bar takes room");
    }
  });
});

describe("messages that are none of a frame's height change nothing", () => {
  for (const data of [
    "null",
    "7",
    '"fewest-height"',
    "[]",
    '{"height": 500}',
    '{"type": "fewest-Height", "height": 500}',
    '{"type": ["fewest-height"], "height": 500}',
    '{"type": "fewest-height"}',
    '{"type": "fewest-height", "height": "500"}',
    '{"type": "fewest-height", "height": null}',
    '{"type": "fewest-height", "height": "NaN"}',
    '{"type": "fewest-height", "height": "Infinity"}',
    '{"type": "fewest-height", "height": "-Infinity"}',
    '{"type": "fewest-height", "height": [500]}',
    '{"type": "fewest-height", "height": {"valueOf": 500}}',
    '{"type": "fewest-height", "height": true}',
  ]) {
    test(data, () =>
      visit(host(frame()), async (page) => {
        await assertFits(page);
        await watch(page);
        await send(await inside(page), data);
        assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).set), []);
      }),
    );
  }

  test("numbers that no frame has are cut to what one may have", () =>
    visit(host(frame()), async (page) => {
      await assertFits(page);
      // The frame itself would tell its height again, which is what it ought to do.
      const one = await inside(page);
      await watch(page);
      for (const height of ["-5", "1e9", "250.2"]) {
        await send(one, `{"type": "fewest-height", "height": ${height}}`);
        await page.waitForTimeout(100);
      }
      const heights = await page.evaluate(() => /** @type {any} */ (globalThis).set);
      for (const expected of ["80", "8000", "251"]) assert.ok(heights.includes(expected), `${expected}: ${heights}`);
      await assertFits(page);
    }));

  test("who is not a frame of Fewest is not heard", async () => {
    overrides["/other.html"] = { type: "text/html", body: "<!doctype html><title>Other</title>" };
    overrides["/embed.html.other"] = { type: "text/html", body: "<!doctype html><title>Other</title>" };
    const bodies = ["/other.html", "/other.html?/embed.html", "/other.html#/embed.html", "/embed.html.other"];
    await visit(host(bodies.map((path) => frame('height="300"', path)).join("")), async (page) => {
      for (let index = 0; index < bodies.length; index += 1) {
        await send(await inside(page, index), '{"type": "fewest-height", "height": 500}');
        assert.equal(await heightOf(page, index), "300", bodies[index]);
      }
    });
  });

  test("the page itself, and a script that makes up an event, are not heard", () =>
    visit(host(frame()), async (page) => {
      await assertFits(page);
      const before = await heightOf(page);
      await page.evaluate(() => {
        const { contentWindow } = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
        const data = { type: "fewest-height", height: 500 };
        postMessage(data, "*");
        const told = { origin: location.origin, source: contentWindow };
        dispatchEvent(new MessageEvent("message", { data, ...told }));
        // None of these may be run.
        const trap = () => {
          throw new Error("It was asked.");
        };
        const evil = Object.defineProperties(
          { valueOf: trap, toString: trap },
          { type: { get: trap }, height: { get: trap } },
        );
        dispatchEvent(new MessageEvent("message", { data: evil, ...told }));
        dispatchEvent(new MessageEvent("message", { data: new Proxy({}, { get: trap }), ...told }));
      });
      await page.waitForTimeout(100);
      assert.equal(await heightOf(page), before);
    }));

  test("a frame that is within another one does not change that one", async () => {
    overrides["/nest.html"] = {
      type: "text/html",
      body: `<!doctype html><html lang="en"><title>Nest</title>${frame('height="300"')}</html>`,
    };
    await visit(host(frame('height="300"', "/nest.html")), async (page) => {
      const inner = page.frames().find((one) => one.url().includes("/embed.html"));
      await inner?.getByRole("grid").waitFor();
      await inner?.evaluate(() => top?.postMessage({ type: "fewest-height", height: 500 }, "*"));
      await page.waitForTimeout(200);
      assert.equal(await heightOf(page), "300");
    });
  });
});

describe("frames of another host", () => {
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let other;
  const lenient = stage({ policy: `${strictPolicy}; frame-src *` });
  before(async () => {
    other = await serve({
      root: `${root}dist`,
      overrides: { "/else.html": { type: "text/html", body: "<!doctype html><title>Else</title>" } },
    });
  });
  after(() => other?.close());
  const expect = /^request: http:\/\/127\.0\.0\.1/;

  test("are followed like any, and no longer once they have gone elsewhere", async () => {
    lenient.overrides["/host.html"] = {
      type: "text/html",
      body: `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="/icon.svg">${script}
        ${frame('width="640" height="300"', `${other.url}embed.html#${walls}`)}</html>`,
    };
    await lenient.visit(
      "/host.html",
      async (page) => {
        await assertFits(page);
        const before = await heightOf(page);
        // The same window shows a page of a third origin, while the frame's src is what it was.
        const elsewhere = new URL("/icon.svg", lenient.address()).href;
        await page.evaluate((url) => {
          const { contentWindow } = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
          contentWindow?.location.replace(url);
        }, elsewhere);
        await page.waitForFunction(() => {
          try {
            return document.querySelector("iframe")?.contentWindow?.location.pathname === "/icon.svg";
          } catch {
            return false;
          }
        });
        await send(await inside(page), '{"type": "fewest-height", "height": 500}');
        assert.equal(await heightOf(page), before);
      },
      { expect },
    );
  });
});

describe("the example", () => {
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let project;
  before(async () => {
    project = await serve({ root, headers: { "Content-Security-Policy": strictPolicy } });
  });
  after(() => project?.close());

  test("has two frames, each with a title, at their moments and as high as they need", () =>
    visit(
      `${project.url}web/examples/iframe.html`,
      async (page) => {
        await assertFits(page, 0);
        await (await inside(page, 0)).getByRole("status").getByText("Step 5 of 24").waitFor();
        await page.locator("iframe").nth(1).scrollIntoViewIfNeeded();
        await assertFits(page, 1);
        const second = await inside(page, 1);
        await second.waitForFunction(() => document.querySelector("fewest-moves")?.snapshot?.node?.threshold === 10);
        const titles = await page.evaluate(() => [...document.querySelectorAll("iframe")].map(({ title }) => title));
        assert.ok(titles.every((title) => title.length > 10) && new Set(titles).size === 2);
        await assertAccessible(page);
      },
      { expect: /^request: http:\/\/127\.0\.0\.1:\d+\/(web|dist)\// },
    ));
});
