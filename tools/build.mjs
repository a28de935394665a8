// `npm run build`: the program build/release/fewest, the module build/wasm/core.wasm, and dist/, which is published.

import { copyFileSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { keepReached } from "./declarations.mjs";
import { buildLessons } from "./lessons.mjs";
import { writeManifest } from "./manifest.mjs";
import { buildClassic, buildWholePage } from "./one-file.mjs";
import { buildPage } from "./page.mjs";
import { Failure, main, root, run } from "./run.mjs";
import { ensure } from "./setup.mjs";

const dist = join(root, "dist");

/**
 * Configures and builds one preset; only what changed is compiled.
 * @param {string} preset
 * @param {string} [target] everything unless given
 */
export async function buildPreset(preset, target) {
  const configure = await run("cmake", ["--preset", preset]);
  if (!configure.ok) throw new Failure(`${configure.output}\nThe preset "${preset}" could not be configured.`);
  const build = await run("cmake", ["--build", "--preset", preset, ...(target ? ["--target", target] : [])]);
  if (!build.ok) throw new Failure(`${build.output}\nThe preset "${preset}" could not be built.`);
}

/**
 * A frame takes the element from fewest.js, which lies beside it: who has both in a page loads it once.
 * @type {import("esbuild").Plugin}
 */
const elementBeside = {
  name: "element beside",
  setup: (build) => build.onResolve({ filter: /^\.\.\/define\.js$/ }, () => ({ path: "./fewest.js", external: true })),
};

/** Bundles web/ into dist/, with the module of the preset `wasm` beside it. */
export async function bundle() {
  // Loaded here and not above: this file is also the one that installs esbuild.
  const esbuild = await import("esbuild");

  /** @type {import("esbuild").BuildOptions} */
  const common = {
    absWorkingDir: root,
    outdir: dist,
    bundle: true,
    minify: true,
    sourcemap: true,
    format: "esm",
    target: ["es2022"],
    // Modules are read as UTF-8 whatever the server says, and an escaped Chinese character takes twice the bytes.
    charset: "utf8",
    // Lazy parts lie beside the file that loads them: `new URL("./...", import.meta.url)` means the same everywhere.
    chunkNames: "[name]-[hash]",
    // Reached by dynamic import and in node only.
    external: ["node:*"],
    legalComments: "linked",
    metafile: true,
    logLevel: "silent",
  };
  /** @type {import("esbuild").BuildResult[]} */
  let results;
  /** @type {string[]} */
  let others;
  try {
    // A build each, because a chunk shared by two entries would make neither of them usable alone.
    results = await Promise.all([
      esbuild.build({ ...common, entryPoints: { fewest: "web/define.js" }, splitting: true }),
      esbuild.build({ ...common, entryPoints: { "fewest-core": "web/api.js" } }),
      esbuild.build({ ...common, entryPoints: { "solver-worker": "web/solver-worker.js" } }),
      esbuild.build({ ...common, entryPoints: { embed: "web/embed/embed.js" }, plugins: [elementBeside] }),
      esbuild.build({ ...common, entryPoints: { frame: "web/embed/frame.js" }, format: "iife" }),
      esbuild.build({ ...common, entryPoints: { page: "web/page/page.css" }, sourcemap: false }),
    ]);
    // The page tells others by which hash they know the classic script.
    const define = { classicIntegrity: JSON.stringify(await buildClassic({ esbuild, common })) };
    const lessons = await buildLessons(esbuild, common);
    others = [...(await buildPage("es2022", define)), "fewest.iife.js", "fewest.html", ...lessons];
    await buildWholePage({ esbuild, common: { ...common, define } });
  } catch (error) {
    const { errors } = /** @type {import("esbuild").BuildFailure} */ (error);
    if (!errors) throw error;
    const lines = await esbuild.formatMessages(errors, { kind: "error", color: process.stdout.isTTY });
    throw new Failure(`${lines.join("\n")}\nweb/ could not be bundled.`);
  }
  const copies = ["build/wasm/core.wasm", "index.html", "web/embed/embed.html", "web/page/icon.svg"];
  for (const file of copies) copyFileSync(join(root, file), join(dist, basename(file)));

  // A chunk whose content changed has a new name, and nothing overwrites the old one.
  const made = results.flatMap(({ metafile }) => Object.keys(metafile?.outputs ?? {}));
  const kept = new Set(
    [...made, ...copies, ...others].map((file) => basename(file)).concat("types", "custom-elements.json"),
  );
  for (const name of readdirSync(dist)) if (!kept.has(name)) rmSync(join(dist, name), { recursive: true });
}

/**
 * Emits dist/types from the JSDoc comments, and the manifest of the element. Only `npm run build` and the tests need
 * them: a page has no use for them.
 */
export async function declare() {
  rmSync(join(dist, "types"), { recursive: true, force: true });
  const tsc = await run(process.execPath, [
    "node_modules/typescript/bin/tsc",
    "--project",
    "tools/tsconfig.types.json",
  ]);
  if (!tsc.ok) throw new Failure(`${tsc.output}\nThe type declarations could not be made.`);
  // Those that are written by hand tsc leaves where they are.
  const byHand = ["fewest.d.ts", "classic.d.ts"];
  for (const file of byHand) copyFileSync(join(root, "web", file), join(dist, "types", file));
  writeManifest();
  keepReached(join(dist, "types"), [...byHand, "api.d.ts"]);
}

/** Builds what `npm start` serves, and the program. */
export async function build() {
  await Promise.all([buildPreset("wasm"), buildPreset("release", "fewest")]);
  await bundle();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    await ensure({ test: false });
    await build();
    await declare();
    console.log("Built dist/ and build/release/fewest.");
  });
}
