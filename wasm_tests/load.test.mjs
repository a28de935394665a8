// Where the module comes from, and what is said when it does not come.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, describe, test } from "node:test";
import { Fewest, ModuleError, NotLoadedError } from "../web/api.js";
import { moduleBytes, moduleUrl, sample } from "./support.mjs";

/** The smallest module there is: it exports nothing. */
const EMPTY_MODULE = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** @param {Fewest} fewest */
function assertWorks(fewest) {
  const [puzzle] = fewest.parse("wall-pushers", sample);
  assert.equal(puzzle.solve().moves?.length, 16);
  puzzle.free();
}

/**
 * @param {Promise<unknown>} loading
 * @param {import("../web/errors.js").ModuleErrorCode} code
 * @param {RegExp} sentence
 */
async function assertModuleError(loading, code, sentence) {
  await assert.rejects(loading, (error) => {
    assert.ok(error instanceof ModuleError);
    assert.equal(error.name, "ModuleError");
    assert.equal(error.code, code);
    assert.match(error.message, sentence);
    return true;
  });
}

describe("the module is loaded", () => {
  const server = createServer((request, response) => {
    /** @type {Record<string, [string, Uint8Array]>} */
    const files = {
      "/core.wasm": ["application/wasm", moduleBytes],
      "/wrong-type.wasm": ["application/octet-stream", moduleBytes],
      "/no-module.wasm": ["application/wasm", new TextEncoder().encode("<!doctype html><title>oops</title>")],
      "/no-module.html": ["text/html", new TextEncoder().encode("<!doctype html><title>oops</title>")],
    };
    if (request.url === "/never.wasm") return;
    const brokenOff = /^\/broken-off\.(bin|wasm)$/.exec(request.url ?? "");
    if (brokenOff !== null) {
      const type = brokenOff[1] === "bin" ? "application/octet-stream" : "application/wasm";
      response.writeHead(200, { "Content-Type": type, "Content-Length": moduleBytes.length });
      response.write(moduleBytes.subarray(0, 100), () => response.destroy());
      return;
    }
    const file = files[request.url ?? ""];
    response.writeHead(file ? 200 : 404, { "Content-Type": file?.[0] ?? "text/plain" });
    response.end(file?.[1] ?? "not found");
  });
  let base = "";
  before(async () => {
    await new Promise((resolve) => {
      server.listen(0, "127.0.0.1", () => resolve(undefined));
    });
    const address = server.address();
    base = `http://127.0.0.1:${typeof address === "object" && address?.port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  test("from a file", async () => assertWorks(await Fewest.load({ url: moduleUrl })));
  test("from a file given as text", async () => assertWorks(await Fewest.load({ url: String(moduleUrl) })));
  test("from an address", async () => assertWorks(await Fewest.load({ url: `${base}/core.wasm` })));
  test("from a server that does not know its type", async () =>
    assertWorks(await Fewest.load({ url: new URL(`${base}/wrong-type.wasm`) })));
  test("from bytes", async () => assertWorks(await Fewest.load({ bytes: moduleBytes })));
  test("from a buffer", async () => assertWorks(await Fewest.load({ bytes: new Uint8Array(moduleBytes).buffer })));
  test("from a compiled module, any number of times", async () => {
    const { module } = await Fewest.load({ url: moduleUrl });
    const instances = await Promise.all([Fewest.load({ module }), Fewest.load({ module })]);
    instances.forEach(assertWorks);
    assert.equal(instances[0].module, module);
  });

  test("or it is said that the file is missing", () =>
    assertModuleError(
      Fewest.load({ url: new URL("./no-such.wasm", import.meta.url) }),
      "unreachable",
      /cannot be read.*no-such/,
    ));
  test("or it is said that it is not beside the script", () =>
    assertModuleError(Fewest.load(), "unreachable", /web\/core\.wasm/));
  test("or it is said that the server does not have it", () =>
    assertModuleError(Fewest.load({ url: `${base}/missing.wasm` }), "unreachable", /answered 404.*core\.wasm/));
  test("or it is said that there is no server", () =>
    assertModuleError(Fewest.load({ url: "http://127.0.0.1:1/core.wasm" }), "unreachable", /cannot be fetched/));
  for (const type of ["bin", "wasm"])
    test(`or it is said that it broke off (${type})`, () =>
      assertModuleError(Fewest.load({ url: `${base}/broken-off.${type}` }), "unreachable", /broke off/));
  test("or given up with the signal's reason", async () => {
    const abort = new AbortController();
    const loading = Fewest.load({ url: `${base}/never.wasm`, signal: abort.signal });
    const reason = new Error("enough");
    abort.abort(reason);
    await assert.rejects(loading, reason);
  });
  test("or it is said that there is no WebAssembly", async (context) => {
    const all = globalThis.WebAssembly;
    context.after(() => void (globalThis.WebAssembly = all));
    delete (/** @type {any} */ (globalThis).WebAssembly);
    await assertModuleError(Fewest.load({ url: moduleUrl }), "unavailable", /WebAssembly is not available/);
  });
  test("or it is said that it is forbidden", async (context) => {
    context.mock.method(WebAssembly, "compile", () => Promise.reject(new Error("no")));
    await assertModuleError(Fewest.load({ url: moduleUrl }), "forbidden", /'wasm-unsafe-eval'/);
  });
  test("or it is said that what came is no module", async () => {
    await assertModuleError(Fewest.load({ url: `${base}/no-module.wasm` }), "unusable", /cannot be compiled/);
    await assertModuleError(
      Fewest.load({ url: `${base}/no-module.html` }),
      "unusable",
      /cannot be compiled.*core\.wasm/,
    );
    await assertModuleError(Fewest.load({ bytes: new Uint8Array(8) }), "unusable", /cannot be compiled/);
    await assertModuleError(Fewest.load({ bytes: moduleBytes.subarray(0, 1000) }), "unusable", /cannot be compiled/);
  });
  test("or it is said that it is another module", async () => {
    await assertModuleError(Fewest.load({ bytes: EMPTY_MODULE }), "unusable", /another one/);
    const needy = new Uint8Array([...EMPTY_MODULE, 1, 4, 1, 0x60, 0, 0, 2, 7, 1, 1, 0x65, 1, 0x66, 0, 0]);
    await assertModuleError(Fewest.load({ bytes: needy }), "unusable", /does not fit/);
    await assertModuleError(
      Fewest.load({ module: /** @type {any} */ (String(moduleUrl)) }),
      "unusable",
      /must be a WebAssembly\.Module/,
    );
  });

  test("before anything else can be asked of it", () => {
    assert.throws(() => new Fewest(/** @type {any} */ (undefined)), {
      name: "NotLoadedError",
      message: /await Fewest\.load\(\)/,
    });
    assert.ok(new NotLoadedError() instanceof Error);
  });
});

test("the module tells what it can do", async () => {
  const { puzzles, engines } = await Fewest.load({ url: moduleUrl });
  assert.deepEqual(puzzles, [
    {
      name: "wall-pushers",
      bounds: ["none", "manhattan", "reach", "carry", "doubled"],
      inadmissible: ["doubled"],
      forms: ["judge", "walls", "drawn", "link"],
      answer: "any",
      answerSeparator: "",
      making: {
        rows: 4,
        columns: 6,
        moves: 18,
        mostSide: 64,
        parameters: [
          { name: "density", least: 0, most: 100, usual: 50 },
          { name: "outline", least: 0, most: 100, usual: 90 },
        ],
      },
    },
    {
      name: "escape",
      bounds: ["none", "manhattan", "distance", "pairs", "triples", "fours"],
      inadmissible: [],
      forms: ["judge", "poj", "drawn", "link"],
      answer: "smallest",
      answerSeparator: "\n",
      making: {
        rows: 8,
        columns: 8,
        moves: 14,
        mostSide: 64,
        parameters: [{ name: "density", least: 0, most: 100, usual: 30 }],
      },
    },
    {
      name: "flood",
      bounds: ["none", "colours", "layers", "finish-or-expand"],
      inadmissible: [],
      forms: ["judge", "drawn", "link"],
      answer: "any",
      answerSeparator: "",
      making: {
        rows: 8,
        columns: 8,
        moves: 15,
        mostSide: 64,
        parameters: [{ name: "colours", least: 1, most: 36, usual: 6 }],
      },
    },
  ]);
  assert.deepEqual(engines, [
    { name: "auto", informed: true, optimal: true },
    { name: "bfs", informed: false, optimal: true },
    { name: "iddfs", informed: false, optimal: true },
    { name: "ida*", informed: true, optimal: true },
    { name: "a*", informed: true, optimal: true },
    { name: "dfs", informed: false, optimal: false },
  ]);
});
