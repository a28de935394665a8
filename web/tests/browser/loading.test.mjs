// Each way in which the module and the workers come into a page. Every test names the way, so that it fails where
// another one takes over in silence.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { serve } from "../../../tools/serve.mjs";
import { assertStatus, playing, root, stage, strictPolicy, tag } from "./support.mjs";

/** @typedef {import("./support.mjs").Page} Page */
/** @typedef {import("../../types-remote.js").WorkersFrom} WorkersFrom */

const strict = stage();
const noWorkers = stage({ policy: `${strictPolicy}; worker-src 'none'` });
const open = stage({ policy: "default-src * 'unsafe-inline' 'wasm-unsafe-eval' blob:" });

const esm = '<script type="module" src="/fewest.js"></script>';
const classic = '<script src="/fewest.iife.js"></script>';
/** What browsers say about a worker that a policy refuses; nothing else may be said. */
const workerRefused = /Content Security Policy.*worker|Failed to construct 'Worker'/s;

/** @param {string} head @param {string} [body] */
const html = (head, body = tag("")) =>
  `<!doctype html><html lang="en"><head><title>Tags</title>${head}</head><body>${body}</body></html>`;

/**
 * Opens a page of somebody else's.
 * @param {typeof strict} site
 * @param {string} text
 * @param {(page: Page, requests: string[]) => Promise<void>} run
 * @param {Parameters<typeof strict.visit>[2]} [options]
 */
async function visitPage(site, text, run, options) {
  site.overrides["/page.html"] = { type: "text/html", body: text };
  site.overrides["/favicon.ico"] = { status: 200, type: "image/x-icon", body: "" };
  await site.visit(
    "/icon.svg",
    async (page) => {
      /** @type {string[]} */
      const requests = [];
      page.on("request", (request) => requests.push(request.url().replace(site.address(), "/")));
      await page.addInitScript(() => {
        const calls = /** @type {any} */ (globalThis);
        calls.compiled = [];
        for (const name of /** @type {const} */ (["compile", "compileStreaming"])) {
          const original = /** @type {any} */ (WebAssembly[name]);
          WebAssembly[name] = (/** @type {any[]} */ ...given) => {
            calls.compiled.push(name);
            return original.apply(WebAssembly, given);
          };
        }
      });
      await page.goto(new URL("/page.html", site.address()).href);
      await run(page, requests);
    },
    options,
  );
}

/** How the module was compiled. @param {Page} page */
const compiled = (page) => page.evaluate(() => /** @type {any} */ (globalThis).compiled);

/**
 * Lets the board be solved, and asks where that happened.
 * @param {Page} page
 * @param {WorkersFrom} wanted
 */
async function assertSolves(page, wanted) {
  await page.getByRole("button", { name: "Show the fewest moves" }).click();
  await assertStatus(page, playing);
  const { kind, workersFrom } = await page.evaluate(async () => {
    const { kind, workersFrom } = await /** @type {any} */ (customElements.get("fewest-moves")).solver();
    return { kind, workersFrom };
  });
  assert.deepEqual({ kind, workersFrom }, { kind: wanted === "nowhere" ? "main" : "worker", workersFrom: wanted });
}

describe("the modules, under the strict policy", () => {
  test("stream the WebAssembly and start the worker by their addresses", () =>
    visitPage(strict, html(esm), async (page, requests) => {
      await assertSolves(page, "url");
      assert.deepEqual(await compiled(page), ["compileStreaming"]);
      assert.ok(requests.includes("/core.wasm") && requests.includes("/solver-worker.js"), requests.join());
    }));

  test("take the bytes where the server gives .wasm another type", async () => {
    strict.overrides["/core.wasm"] = { type: "text/plain" };
    try {
      await visitPage(strict, html(esm), async (page) => {
        await assertSolves(page, "url");
        assert.deepEqual(await compiled(page), ["compile"]);
      });
    } finally {
      delete strict.overrides["/core.wasm"];
    }
  });

  test("search in slices where the worker's file is missing", async () => {
    strict.overrides["/solver-worker.js"] = { status: 404 };
    try {
      await visitPage(strict, html(esm), (page) => assertSolves(page, "nowhere"), { expect: /404/ });
    } finally {
      delete strict.overrides["/solver-worker.js"];
    }
  });

  test("search in slices where workers are refused", () =>
    visitPage(noWorkers, html(esm), (page) => assertSolves(page, "nowhere"), { expect: workerRefused }));
});

describe("the one file", () => {
  let folder = "";
  before(() => {
    folder = mkdtempSync(join(tmpdir(), "fewest-page-"));
    copyFileSync(`${root}dist/fewest.iife.js`, join(folder, "fewest.iife.js"));
    writeFileSync(join(folder, "page.html"), html('<script src="fewest.iife.js"></script>'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  test("is its own worker under the strict policy, and asks for nothing else", () =>
    visitPage(strict, html(classic), async (page, requests) => {
      await assertSolves(page, "self");
      assert.deepEqual(await compiled(page), ["compile"]);
      assert.deepEqual([...new Set(requests)].sort(), ["/fewest.iife.js", "/page.html"]);
    }));

  test("starts a worker of its own text when it is opened from a disk", () =>
    strict.visit(pathToFileURL(join(folder, "page.html")).href, async (page) => {
      await assertSolves(page, "blob");
    }));

  test("starts a worker of its own text when it comes from another host", async () => {
    const other = await serve({ root: `${root}dist` });
    try {
      await visitPage(
        open,
        html(`<script src="${other.url}fewest.iife.js"></script>`),
        (page) => assertSolves(page, "blob"),
        { expect: /^request: .*fewest\.iife\.js$/ },
      );
    } finally {
      await other.close();
    }
  });

  test("searches in slices where workers are refused", () =>
    visitPage(noWorkers, html(classic), (page) => assertSolves(page, "nowhere"), { expect: workerRefused }));

  test("is one thing to check by its hash", async () => {
    const hash = createHash("sha384").update(readFileSync(`${root}dist/fewest.iife.js`));
    const integrity = `sha384-${hash.digest("base64")}`;
    /** @param {string} value */
    const checked = (value) => html(`<script src="/fewest.iife.js" integrity="${value}"></script>`);
    await visitPage(strict, checked(integrity), (page) => assertSolves(page, "self"));
    await visitPage(
      strict,
      checked(integrity.replace(/.{8}$/, "AAAAAAAA")),
      async (page) => assert.ok(await page.evaluate(() => customElements.get("fewest-moves") === undefined)),
      { expect: /integrity/ },
    );
  });

  test("gives the API as the global Fewest, at once", () =>
    visitPage(strict, html(classic), async (page) => {
      const answer = await page.evaluate(
        async (text) => {
          const { Fewest } = /** @type {any} */ (globalThis);
          const [puzzle] = (await Fewest.load()).parse("wall-pushers", text);
          return {
            length: puzzle.solve().moves.length,
            names: Object.keys(Fewest)
              .filter((key) => key !== "name")
              .sort(),
          };
        },
        readFileSync(`${root}src/tests/vectors/wall-pushers/sample.in`, "utf8"),
      );
      assert.equal(answer.length, 16);
      const modules = "/fewest.js";
      const exports = await page.evaluate(async (url) => Object.keys(await import(url)).sort(), modules);
      assert.deepEqual(answer.names, exports);
    }));

  test("does not depend on the encoding of the page", () =>
    visitPage(strict, html(`<meta charset="windows-1252">${classic}`, tag('lang="zh-Hans"')), async (page) =>
      page.getByRole("button", { name: "看最少步数的走法" }).waitFor(),
    ));
});

describe("the whole page as one file", () => {
  test("opens from a disk, asks for nothing else, and searches in a worker of its own text", async () => {
    const address = pathToFileURL(`${root}dist/fewest.html`).href;
    await strict.visit(address, async (page) => {
      /** @type {string[]} */
      const requests = [];
      page.on("request", (request) => requests.push(request.url()));
      await page.reload();
      await assertSolves(page, "blob");
      assert.deepEqual(
        requests.filter((url) => !/^(data|blob):/.test(url)),
        [address],
      );
      assert.equal(await page.getByText("npm start").count(), 0);
    });
  });
});

describe("the API in a page", () => {
  for (const [what, given] of Object.entries({
    "an address": "{ url: '/core.wasm' }",
    bytes: "{ bytes: await (await fetch('/core.wasm')).arrayBuffer() }",
    "a module": "{ module: await WebAssembly.compile(await (await fetch('/core.wasm')).arrayBuffer()) }",
  })) {
    test(`loads ${what} instead of its own module`, async () => {
      open.overrides["/api.js"] = {
        type: "text/javascript",
        body: `(async () => {
          globalThis.atob = () => { throw new Error("its own module was unpacked"); };
          const solver = await Fewest.worker(${given});
          const [puzzle] = await solver.parse("flood", "2\\n0 1\\n1 0\\n0\\n");
          globalThis.solved = (await puzzle.solve()).moves.length;
        })();`,
      };
      await visitPage(open, html(`${classic}<script src="/api.js"></script>`, ""), async (page) => {
        await page.waitForFunction(() => "solved" in globalThis);
        assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).solved), 2);
      });
    });
  }
});
