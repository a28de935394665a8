// The package in somebody else's project: packed, installed into an empty folder, and used by node, tsc and two bundlers.
// No registry is asked: what it depends on is packed from node_modules.

import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { after, before, describe, test } from "node:test";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { ask, root, run } from "../../run.mjs";
import { serve } from "../../serve.mjs";

const sample = readFileSync(join(root, "src/tests/vectors/wall-pushers/sample.in"), "utf8");
const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";

let folder = "";
/** What npm says that it has packed. @type {{ name: string, filename: string, files: { path: string }[] }[]} */
let packed;

/** @param {string} file @param {string} text */
const write = (file, text) => writeFileSync(join(folder, file), text);

/**
 * @param {string} program
 * @param {string[]} args
 */
async function succeed(program, args) {
  const { ok, output } = await run(program, args, { cwd: folder, env: { npm_config_update_notifier: "false" } });
  assert.ok(ok, output);
  return output;
}

/** The packages that one needs, itself included. @param {string} name @param {Set<string>} [all] */
function withNeeds(name, all = new Set()) {
  if (all.has(name)) return all;
  all.add(name);
  const { dependencies } = JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8"));
  for (const need of Object.keys(dependencies ?? {})) withNeeds(need, all);
  return all;
}

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "fewest-consumer-"));
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const needs = [...new Set(Object.keys(dependencies).flatMap((name) => [...withNeeds(name)]))];
  const folders = [".", ...needs.map((name) => `./node_modules/${name}`)];
  const pack = ask("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder, ...folders], {
    env: { npm_config_loglevel: "silent" },
  });
  assert.ok(pack.ok, pack.output);
  packed = JSON.parse(pack.output);
  write("package.json", JSON.stringify({ name: "consumer", private: true, type: "module" }));
  const files = packed.map(({ filename }) => `./${filename}`);
  await succeed("npm", ["install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", ...files]);
  write(
    "main.js",
    `import "fewest";
     const tag = document.createElement("fewest-moves");
     tag.textContent = ${JSON.stringify(sample)};
     document.body.append(tag);`,
  );
});
after(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Serves a built page under the strict policy and asks in a browser what came of it.
 * @param {string} built below the folder
 */
async function assertWorksInBrowser(built) {
  // Browsers ask for it.
  write(`${built}/favicon.ico`, "");
  const server = await serve({ root: join(folder, built), headers: { "Content-Security-Policy": policy } });
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const wrong = [];
    page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
    page.on("pageerror", (error) => wrong.push(error.message));
    page.setDefaultTimeout(15_000);
    await page.goto(server.url);
    await page.getByRole("grid").waitFor();
    const result = await page.evaluate(async (text) => {
      const solver = await /** @type {any} */ (customElements.get("fewest-moves")).solver();
      const [puzzle] = await solver.parse("wall-pushers", text);
      return { length: (await puzzle.solve()).moves.length, from: solver.workersFrom };
    }, sample);
    assert.deepEqual(result, { length: 16, from: "url" }, wrong.join("\n"));
    assert.deepEqual(wrong, []);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The page around what a bundler makes. @param {string} script */
const page = (script) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Consumer</title><script type="module" src="${script}"></script></head><body></body></html>`;

describe("the packed file", () => {
  test("holds what is to be published, and nothing of the page, the sources or the tests", () => {
    const files = packed[0].files.map(({ path }) => path);
    const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const promised = JSON.stringify(exports).match(/\.\/dist\/[^"]+/g) ?? [];
    for (const file of promised) assert.ok(files.includes(file.slice(2)), file);
    const others = files.filter(
      (file) =>
        !/^(dist\/(types\/.+\.d\.ts|[\w-]+(\.iife)?\.js(\.map|\.LEGAL\.txt)?|core\.wasm|custom-elements\.json|embed\.html|icon\.svg)|web\/(docs|examples)\/.+|web\/page\/picture\.png|package\.json|[A-Z]+\.md|LICENSE)$/.test(
          file,
        ),
    );
    assert.deepEqual(others, []);
    const ofPage =
      /^dist\/(page|lessons|types\/((page|lessons|embed|link|export|tests)\/|strings\/(page|gallery|take|embed|link)))/;
    assert.deepEqual(
      files.filter((file) => ofPage.test(file)),
      [],
    );
  });

  test("holds every file that its texts refer to", () => {
    const files = packed[0].files.map(({ path }) => path);
    const texts = files.filter((file) => file.endsWith(".md"));
    assert.ok(texts.includes("README.md") && texts.includes("web/docs/api.md"));
    const missing = texts.flatMap((text) =>
      [...readFileSync(join(folder, "node_modules/fewest", text), "utf8").matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link]) => link.replace(/#.*/, ""))
        .filter((link) => link !== "" && !/^[a-z]+:/.test(link))
        .map((link) => posix.join(posix.dirname(text), link))
        // A folder is there if something in it is.
        .filter((path) => !files.some((file) => file === path || (path.endsWith("/") && file.startsWith(path))))
        .map((path) => `${text}: ${path}`),
    );
    assert.deepEqual(missing, []);
  });

  test("is imported by node, and searches in a thread", async () => {
    write(
      "node.mjs",
      `import { Fewest } from "fewest";
       import { Fewest as Same } from "fewest/core";
       const solver = await Fewest.worker();
       const [puzzle] = await solver.parse("wall-pushers", ${JSON.stringify(sample)});
       console.log((await puzzle.solve()).moves.length, solver.workersFrom, Fewest === Same);`,
    );
    assert.equal(await succeed(process.execPath, ["node.mjs"]), "16 thread true\n");
  });

  // Where "fewest" is resolved as node does it, it is the API alone; the element has an address of its own.
  for (const [resolution, from, settings] of /** @type {const} */ ([
    ["bundler", "fewest", { module: "esnext", moduleResolution: "bundler" }],
    ["bundler", "fewest/element", { module: "esnext", moduleResolution: "bundler" }],
    ["nodenext", "fewest/element", { module: "nodenext", moduleResolution: "nodenext", types: [] }],
  ])) {
    test(`is typed for tsc with ${resolution}, and the element by ${from}`, async () => {
      write(
        "types.ts",
        `import { FewestMoves } from "${from}";
         document.createElement("fewest-moves").hint();
         document.querySelector("fewest-moves")!.addEventListener("fewest-move", ({ detail }) => {
           const move: string = detail.move;
           // @ts-expect-error
           const wrong: number = detail.move;
         });
         const solved: Promise<unknown> = new FewestMoves().solve();
         // @ts-expect-error
         new FewestMoves().solve(1);
         import { Fewest as Api, type Snapshot } from "fewest";
         import type {} from "fewest/fewest.iife.js";
         async function use(): Promise<Snapshot> {
           const [puzzle] = (await Fewest.load()).parse("flood", "");
           // @ts-expect-error
           puzzle.solve({ engine: 1 });
           const error: Error = new Fewest.TextError("", {} as any);
           return puzzle.search().snapshot();
         }`,
      );
      write(
        "tsconfig.json",
        JSON.stringify({
          compilerOptions: { strict: true, noEmit: true, lib: ["esnext", "dom"], target: "es2022", ...settings },
          files: ["types.ts"],
        }),
      );
      await succeed(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "--project", "."]);
    });
  }

  test("is built by Vite, which finds the worker and the module", async () => {
    write("index.html", page("/main.js"));
    const vite = join(root, "node_modules/vite/bin/vite.js");
    const output = await succeed(process.execPath, [vite, "build", "--outDir", "built-by-vite", "--logLevel", "warn"]);
    assert.equal(output.trim(), "");
    await assertWorksInBrowser("built-by-vite");
  });

  test("is built by esbuild, with the worker and the module copied beside it", async () => {
    await build({
      absWorkingDir: folder,
      entryPoints: ["main.js"],
      bundle: true,
      format: "esm",
      splitting: true,
      outdir: "built-by-esbuild",
      logLevel: "error",
    });
    const { resolve } = createRequire(join(folder, "main.js"));
    for (const file of ["core.wasm", "solver-worker.js"])
      copyFileSync(resolve(`fewest/${file}`), join(folder, "built-by-esbuild", file));
    write("built-by-esbuild/index.html", page("/main.js"));
    await assertWorksInBrowser("built-by-esbuild");
  });
});

describe("package.json", () => {
  test("is found right by publint", async () => {
    const { publint } = await import("publint");
    const { formatMessage } = await import("publint/utils");
    const { messages, pkg } = await publint({ pkgDir: root, pack: false, strict: true, level: "suggestion" });
    assert.deepEqual(
      messages.map((message) => formatMessage(message, pkg ?? {}, { color: false })),
      [],
    );
  });

  test("leads to types that are right however they are looked for", async () => {
    // These are no JavaScript that anybody imports.
    const others = ["core.wasm", "solver-worker.js", "embed.html", "embed.js", "frame.js"];
    const except = ["--exclude-entrypoints", ...others];
    const attw = join(root, "node_modules/@arethetypeswrong/cli/dist/index.js");
    await succeed(process.execPath, [
      attw,
      packed[0].filename,
      "--profile",
      "esm-only",
      "--no-definitely-typed",
      ...except,
    ]);
  });
});
