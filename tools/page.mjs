// The script of the page and what it loads later.
//
// The element is in it: to load it from fewest.js would take another round trip and a second copy of Lit.
//
// By Rolldown, for the number of requests: what the page and its later parts share stays in the page's script, from which
// they import it. esbuild makes files of their own of it, so that with four later parts a first load took nine requests.

import { join } from "node:path";
import { Failure, root } from "./run.mjs";

/**
 * @param {string} target as of esbuild
 * @param {Record<string, string>} define likewise
 * @returns {Promise<string[]>} the names of the files written
 */
export async function buildPage(target, define) {
  const { rolldown } = await import("rolldown");
  try {
    const bundle = await rolldown({
      cwd: root,
      input: { page: "web/page/page.js" },
      platform: "browser",
      external: [/^node:/],
      transform: { target, define },
      // What package.json says of side effects is meant for dist/.
      treeshake: { moduleSideEffects: [{ test: /[\\/]web[\\/]/, sideEffects: true }] },
      logLevel: "silent",
    });
    const { output } = await bundle.write({
      dir: join(root, "dist"),
      format: "esm",
      minify: true,
      sourcemap: true,
      comments: { legal: true, annotation: false, jsdoc: false },
      // Left to itself it makes files of their own of what two later parts need besides, and a first load more requests.
      codeSplitting: { groups: [{ name: "page", tags: ["$initial"] }] },
      entryFileNames: "[name].js",
      // By their names what is not published is told apart.
      chunkFileNames: "page-[name]-[hash].js",
    });
    await bundle.close();
    return output.map(({ fileName }) => fileName);
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\nweb/page/ could not be bundled.`);
  }
}
