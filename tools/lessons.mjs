// The lessons: pages that are text, each with the tag in it, copied as they are, and what all of them share.

import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./files.mjs";
import { root } from "./run.mjs";

/**
 * Fills dist/lessons/.
 * @param {typeof import("esbuild")} esbuild
 * @param {import("esbuild").BuildOptions} common
 * @returns {Promise<string[]>} the folder written
 */
export async function buildLessons(esbuild, common) {
  const outdir = join(root, "dist/lessons");
  rmSync(outdir, { recursive: true, force: true });
  await esbuild.build({ ...common, outdir, entryPoints: ["web/lessons/lesson.js"] });
  await esbuild.build({ ...common, outdir, entryPoints: ["web/lessons/lessons.css"], sourcemap: false });
  for (const file of filesIn("web/lessons", ".html"))
    copyFileSync(join(root, file), join(root, file.replace(/^web/, "dist")));
  return ["lessons"];
}
