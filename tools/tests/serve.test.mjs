import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { serve } from "../serve.mjs";

/**
 * Asks for a path as it is: fetch would resolve ".." before sending it.
 * @param {number} port
 * @param {string} path
 * @param {string} [method]
 * @returns {Promise<{ status: number, type: string, headers: import("node:http").IncomingHttpHeaders, body: string }>}
 */
function ask(port, path, method = "GET") {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method }, (response) => {
      let body = "";
      response.on("data", (piece) => (body += piece));
      response.on("end", () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, type: headers["content-type"] ?? "", headers, body });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

describe("the static server", () => {
  /** @type {string} */
  let folder;
  /** @type {import("../serve.mjs").Served} */
  let served;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), "fewest-serve-"));
    const files = { "index.html": "<p>top", "a.js": "1", "a.mjs": "2", "a.css": "3", "core.wasm": "4", "x y.txt": "5" };
    mkdirSync(join(folder, "dist/sub"), { recursive: true });
    for (const [name, body] of Object.entries(files)) writeFileSync(join(folder, "dist", name), body);
    writeFileSync(join(folder, "dist/sub/index.html"), "<p>sub");
    writeFileSync(join(folder, "secret.txt"), "secret");
    symlinkSync(join(folder, "secret.txt"), join(folder, "dist/link.txt"));
    served = await serve({
      root: join(folder, "dist"),
      headers: { "Content-Security-Policy": "default-src 'self'" },
      overrides: { "/a.mjs": { type: "text/plain" }, "/gone.wasm": { status: 404 } },
    });
  });

  after(async () => {
    await served.close();
    rmSync(folder, { recursive: true });
  });

  test("gives each kind of file its type", async () => {
    assert.equal((await ask(served.port, "/core.wasm")).type, "application/wasm");
    assert.equal((await ask(served.port, "/a.js")).type, "text/javascript; charset=utf-8");
    assert.equal((await ask(served.port, "/a.css")).type, "text/css; charset=utf-8");
  });

  test("answers a folder with its index.html", async () => {
    assert.equal((await ask(served.port, "/")).body, "<p>top");
    assert.equal((await ask(served.port, "/sub/?query#part")).body, "<p>sub");
  });

  test("decodes the address", async () => {
    assert.equal((await ask(served.port, "/x%20y.txt")).body, "5");
  });

  test("lets nothing outside its folder be read", async () => {
    for (const path of [
      "/../secret.txt",
      "/%2e%2e/secret.txt",
      "/sub/..%2f..%2fsecret.txt",
      "/link.txt",
      "//secret.txt",
    ]) {
      const { status, body } = await ask(served.port, path);
      assert.equal(status, 404, path);
      assert.doesNotMatch(body, /secret/, path);
    }
  });

  test("refuses addresses that are not well formed, and other methods", async () => {
    assert.equal((await ask(served.port, "/%")).status, 400);
    assert.equal((await ask(served.port, "/a%00b")).status, 400);
    assert.equal((await ask(served.port, "/a.js", "POST")).status, 405);
  });

  test("sends no body for HEAD", async () => {
    const { status, body } = await ask(served.port, "/a.js", "HEAD");
    assert.deepEqual([status, body], [200, ""]);
  });

  test("lets pages of other addresses, and from a disk, read every answer", async () => {
    for (const path of ["/a.js", "/core.wasm", "/missing.js"])
      assert.equal((await ask(served.port, path)).headers["access-control-allow-origin"], "*", path);
  });

  test("adds the headers asked for", async () => {
    const { headers } = await ask(served.port, "/a.js");
    assert.equal(headers["content-security-policy"], "default-src 'self'");
  });

  test("answers an overridden path as told", async () => {
    assert.deepEqual(
      [(await ask(served.port, "/a.mjs")).type, (await ask(served.port, "/a.mjs")).body],
      ["text/plain", "2"],
    );
    assert.equal((await ask(served.port, "/gone.wasm")).status, 404);
  });

  test("takes the next free port where the wanted one is taken", async () => {
    const next = await serve({ root: folder, port: served.port, orNext: true });
    await next.close();
    assert.ok(next.port > served.port);
    await assert.rejects(serve({ root: folder, port: served.port }), { code: "EADDRINUSE" });
  });
});
