// The builds that are one file: fewest.iife.js, a classic script, and fewest.html, the whole page.
//
// The module is inside, compressed and in base64: three quarters of what a server sends of base64 alone, because gzip sees
// no bytes in that. A worker is made of the same script, so its text is in it only once: where there is no
// document it serves as a worker, and what a page imports is not even run.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./run.mjs";

/**
 * @param {string} file below the project's folder
 * @returns {string}
 */
const read = (file) => readFileSync(join(root, file), "utf8");

/**
 * @param {string} body runs where there is a document
 * @param {import("esbuild").BuildOptions} common
 * @returns {import("esbuild").BuildOptions}
 */
function classicOptions(body, common) {
  return {
    ...common,
    stdin: {
      contents: `if (typeof document === "undefined") require("./solver-serve.js").serveSolver(); else { ${body} }`,
      resolveDir: join(root, "web"),
      sourcefile: "classic.js",
    },
    format: "iife",
    // A page need not say that it is UTF-8, and a classic script is read as the page is; gzip makes up for the escapes.
    charset: "ascii",
    // One file is passed on alone.
    legalComments: "eof",
    plugins: [
      {
        name: "delivery",
        setup: (build) =>
          build.onResolve({ filter: /^\.\/delivery\.js$/ }, () => ({ path: join(root, "web/delivery-classic.js") })),
      },
    ],
  };
}

/**
 * The script as a function that can tell its own text. The module is no part of that: a worker gets it compiled.
 * @param {string} script what it leaves behind is in `made`
 */
function wrapped(script) {
  const packed = gzipSync(readFileSync(join(root, "build/wasm/core.wasm")), { level: 9 }).toString("base64");
  return `(function classicScript(packedModule){${script.trim()}\nreturn made})("${packed}");\n`;
}

/**
 * @typedef {object} Bundler
 * @property {typeof import("esbuild")} esbuild
 * @property {import("esbuild").BuildOptions} common
 */

/** @param {Bundler} bundler @param {string} body @param {string} outfile @returns {Promise<string>} */
async function bundled({ esbuild, common }, body, outfile) {
  const options = { ...classicOptions(body, common), globalName: "made", outfile, outdir: undefined };
  const { outputFiles = [] } = await esbuild.build({ ...options, sourcemap: false, write: false });
  return wrapped(outputFiles[0].text);
}

/**
 * Builds dist/fewest.iife.js.
 * @param {Bundler} bundler
 * @returns {Promise<string>} its hash, as a script's `integrity` takes it
 */
export async function buildClassic(bundler) {
  // The class itself, so that `await Fewest.load()` is the same line everywhere; the other exports are its properties.
  const api = 'const all = require("./define.js"); module.exports = Object.assign(all.Fewest, all);';
  const script = `var Fewest=${await bundled(bundler, api, "dist/fewest.iife.js")}`;
  writeFileSync(join(root, "dist/fewest.iife.js"), script);
  return `sha384-${createHash("sha384").update(script).digest("base64")}`;
}

/** Builds dist/fewest.html. @param {Bundler} bundler */
export async function buildWholePage(bundler) {
  const script = await bundled(bundler, 'require("./page/page.js");', "dist/fewest.html");
  writeFileSync(join(root, "dist/fewest.html"), wholePage(script));
}

/** @param {string} script */
function wholePage(script) {
  // Whatever the languages within think of it, a script element ends at the first end tag.
  const safe = script.replace(/<(?=\/script|!--)/gi, "\\x3c");
  const icon = `data:image/svg+xml,${encodeURIComponent(read("web/page/icon.svg").trim())}`;
  const style = read("dist/page.css").trim();
  // As functions: in a string `$&` and its like would be replaced. The lessons are files of their own.
  return read("index.html")
    .replace("./icon.svg", () => icon)
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`)
    .replace(/\s*<script type="module"[^>]*><\/script>/, "")
    .replace(/\s*<link rel="help"[^>]*>/, "")
    .replace(/\s*<(\w+) data-(?:unbuilt|lessons)[^>]*>.*?<\/\1>/gs, "")
    .replace("</body>", () => `<script>${safe}</script>\n  </body>`);
}
