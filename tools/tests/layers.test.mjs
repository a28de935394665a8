// The layers of src/ and web/: what a file may include or import. The tables here are the rule, in the order in which
// the layers stand on each other; a file that belongs to none of them fails.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { describe, test } from "node:test";
import { build } from "esbuild";
import { cFiles, filesBelow, filesIn } from "../files.mjs";
import { root } from "../run.mjs";

/**
 * @typedef {object} Layer
 * @property {string} name
 * @property {RegExp} files matches the names of its files, without folder and ending in C
 * @property {string[]} uses names of the layers it may include; its own only if it is among them
 * @property {RegExp[]} [apart] groups of its files that know nothing of each other
 */

/** @type {Layer[]} */
const core = [
  { name: "base", files: /^(require|memory|bits|random)$/, uses: ["base"] },
  { name: "containers", files: /^(arena|state_table|bucket_queue|set_forest)$/, uses: ["base", "containers"] },
  // The public words (statuses, verdicts, codes), in which the layers speak too; it includes nothing.
  { name: "vocabulary", files: /^fewest$/, uses: [] },
  { name: "board", files: /^(grid|text|link|draft)$/, uses: ["base", "vocabulary", "board"] },
  {
    name: "puzzle contract",
    files: /^(puzzle|sketch)$/,
    uses: ["base", "vocabulary", "board", "puzzle contract"],
  },
  {
    name: "engine contract",
    files: /^(engine|history)$/,
    uses: ["base", "containers", "vocabulary", "puzzle contract", "engine contract"],
  },
  {
    name: "puzzles",
    files: /^(wall_pushers|escape|flood)(_|$)/,
    uses: ["base", "vocabulary", "board", "puzzle contract", "puzzles"],
    apart: [/^wall_pushers/, /^escape/, /^flood/],
  },
  {
    name: "engines",
    files: /^(breadth_first|iterative_deepening|children|failures|a_star|(deepening|kept_nodes)(_.+)?)$/,
    uses: ["base", "containers", "vocabulary", "engine contract", "engines"],
    apart: [/^breadth_first$/, /^iterative_deepening$/, /^a_star$/],
  },
  {
    name: "beside the engine",
    files: /^(anytime|beam)$/,
    uses: ["base", "containers", "vocabulary", "engine contract", "engines", "beside the engine"],
  },
  { name: "list of puzzles", files: /^puzzles$/, uses: ["puzzle contract"] },
  { name: "list of engines", files: /^engines$/, uses: ["engine contract"] },
  // Independent on purpose: it shares nothing with what it checks.
  { name: "check", files: /^replay(_|$)/, uses: ["base", "check"] },
  {
    name: "face",
    files: /^(search(_.+)?|boards|generate|edit)$/,
    uses: ["base", "vocabulary", "puzzle contract", "engine contract", "beside the engine", "check", "face"],
  },
  { name: "module", files: /^wasm$/, uses: ["vocabulary"] },
  { name: "program", files: /^cli(_|$)/, uses: ["vocabulary", "program"] },
];

/** What of the C library a file may use besides `everywhere`. */
const everywhere = ["stdbool.h", "stddef.h", "stdint.h", "string.h"];
/** @type {Record<string, string[]>} */
const library = {
  memory: ["stdlib.h"],
  cli: ["errno.h", "stdio.h", "stdlib.h"],
  cli_common: ["stdio.h", "stdlib.h", "time.h"],
  cli_generate: ["stdio.h", "stdlib.h"],
  cli_help: ["stdio.h"],
  cli_messages: ["stdio.h"],
  cli_options: ["errno.h", "stdarg.h", "stdio.h", "stdlib.h"],
};

/** @type {Layer[]} */
const web = [
  {
    name: "plain",
    files: /^(abortable|edit-errors|errors|next-task|types(-.+)?|text-errors|text-place)\.js$/,
    uses: ["plain"],
  },
  { name: "strings", files: /^strings\//, uses: ["strings"] },
  // One of the two is in a build; neither knows the other.
  { name: "delivery", files: /^delivery(-classic)?\.js$/, uses: ["plain"] },
  { name: "player", files: /^player\.js$/, uses: [] },
  { name: "views", files: /^views\//, uses: ["views"] },
  // Memory and pointers are seen by these files and by no other.
  { name: "module", files: /^(core-.+|module-source)\.js$/, uses: ["plain", "delivery", "module"] },
  { name: "core", files: /^core\.js$/, uses: ["plain", "module"] },
  {
    name: "objects",
    files: /^(board|holding|pace|puzzle|search|search-options|snapshot|state)\.js$/,
    uses: ["plain", "core", "objects"],
  },
  // Loaded when the first wish comes, and with them their part of the core.
  {
    name: "generators",
    files: /^generator(-options)?\.js$/,
    uses: ["plain", "module", "core", "objects", "generators"],
  },
  {
    name: "worker",
    files: /^(solver-.+|remote(-.+)?|generating)\.js$/,
    uses: ["plain", "delivery", "core", "objects", "generators", "worker"],
  },
  { name: "API", files: /^api\.js$/, uses: ["plain", "module", "core", "objects", "worker"] },
  {
    name: "element's parts",
    files: /^element-.+\.js$/,
    // The worker's side as well: its solver shares the module that the boards have already.
    uses: ["plain", "API", "worker", "strings", "player", "views", "element's parts", "search mode", "edit mode"],
  },
  // Loaded by one of the element's parts when it is first asked for.
  {
    name: "search mode",
    files: /^search\//,
    uses: ["plain", "API", "strings", "views", "element's parts", "search mode"],
  },
  // Likewise.
  {
    name: "edit mode",
    files: /^edit\//,
    uses: ["plain", "API", "strings", "views", "element's parts", "edit mode"],
  },
  // Pictures to take away, made of what the views draw in the element's own looks.
  {
    name: "export",
    files: /^export\//,
    uses: ["plain", "strings", "views", "element's parts", "search mode", "export"],
  },
  { name: "element", files: /^fewest-moves\.js$/, uses: ["API", "strings", "player", "views", "element's parts"] },
  { name: "definition", files: /^define\.js$/, uses: ["API", "strings", "views", "element"] },
  // A trace as text, whoever made it.
  { name: "trace text", files: /^trace-text\.js$/, uses: [] },
  // What an address says, wherever it is shown.
  { name: "link", files: /^link\//, uses: ["strings", "element's parts", "definition", "link"] },
  // The height of frames, in the pages that have them.
  { name: "fitting", files: /^embed\/(fitting|frame)\.js$/, uses: ["fitting"] },
  {
    name: "embed",
    files: /^embed\/(embed|fewest-frame|height|styles)\.js$/,
    uses: ["strings", "element's parts", "definition", "link", "embed"],
  },
  // Scripts of pages of text: they know the tag by its attributes and events alone, and the choices made on the page.
  { name: "lessons", files: /^lessons\//, uses: ["page", "lessons"] },
  // Its searches run beside those of the element, in the same workers.
  {
    name: "page",
    files: /^page\//,
    uses: ["strings", "element's parts", "export", "element", "definition", "trace text", "link", "fitting", "page"],
  },
];

/** What is not of this project, and which files may import it. @type {[RegExp, RegExp][]} */
const packages = [
  [/^lit(\/|$)/, /^(views\/|search\/|edit\/|export\/|element-|fewest-moves|page\/)/],
  [/^gifenc$/, /^export\/gif-encoder\.js$/],
  [/^uplot$/, /^page\/compare-chart\.js$/],
  [/^d3-hierarchy$/, /^page\/tree-layout\.js$/],
  [/^node:/, /^module-source\.js$/],
];

/** Guides of size, in lines: past them a file is two files. */
const guides = { ".c": 400, ".h": 200, ".js": 300 };
/** Longer with a reason. @type {Record<string, number>} */
const longer = {
  // The manual of the whole library: most of it is what a caller has to know.
  "src/fewest.h": 500,
  // The shapes of the whole API, each described.
  "web/types.js": 360,
  // The reference of the tag is the comment on its class.
  "web/fewest-moves.js": 350,
};

/**
 * @param {Layer[]} layers
 * @param {string} name
 */
function layerOf(layers, name) {
  const layer = layers.find((each) => each.files.test(name));
  assert.ok(layer, `${name} belongs to no layer: add it to the table in tools/tests/layers.test.mjs`);
  return layer;
}

/**
 * @param {Layer[]} layers
 * @param {string} from
 * @param {string} to
 * @returns {string[]} a complaint, or nothing
 */
function judge(layers, from, to) {
  const [layer, used] = [layerOf(layers, from), layerOf(layers, to)];
  if (!layer.uses.includes(used.name)) return [`${from} (${layer.name}) must not use ${to} (${used.name})`];
  const group = layer.apart?.find((each) => each.test(from));
  const other = used.apart?.find((each) => each.test(to));
  return layer === used && group && other && group !== other ? [`${from} must not use its neighbour ${to}`] : [];
}

/** @param {string} file */
function read(file) {
  return readFileSync(join(root, file), "utf8");
}

describe("src/", () => {
  const files = [...filesIn("src", ".c"), ...filesIn("src", ".h")];
  /** @param {string} file */
  const includes = (file) => [...read(file).matchAll(/^\s*#\s*include\s*([<"])([^>"]+)[>"]/gm)];
  /** @param {string} file */
  const bare = (file) => basename(file).replace(/\.[ch]$/, "");

  test("a file includes only what its layer stands on", () => {
    const complaints = files.flatMap((file) =>
      includes(file)
        .filter(([, quote, name]) => quote === '"' && bare(name) !== bare(file))
        .flatMap(([, , name]) => judge(core, bare(file), bare(name))),
    );
    assert.deepEqual(complaints, []);
  });

  test("a file includes only the C library's headers that its place allows", () => {
    const complaints = files.flatMap((file) => {
      const allowed = [...everywhere, ...(library[bare(file)] ?? [])];
      const others = includes(file).filter(([, quote, name]) => quote === "<" && !allowed.includes(name));
      return others.map(([, , name]) => `${file} must not include <${name}>`);
    });
    assert.deepEqual(complaints, []);
  });

  test("every header has a guard named by its file", () => {
    const complaints = cFiles()
      .filter((file) => file.endsWith(".h"))
      .filter((file) => {
        const guard = `${bare(file).toUpperCase()}_H`;
        return !read(file).includes(`#ifndef ${guard}\n#define ${guard}\n`);
      });
    assert.deepEqual(complaints, []);
  });
});

describe("web/", () => {
  const files = filesBelow("web", ".js").filter((file) => !/^web\/(tests|examples)\//.test(file));

  test("a file imports only what its layer stands on", async () => {
    // The bundler reads the files, so that what it would load is what is judged.
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: files,
      bundle: true,
      write: false,
      outdir: "unwritten",
      format: "esm",
      metafile: true,
      packages: "external",
      external: ["node:*"],
      logLevel: "silent",
    });
    const complaints = Object.entries(metafile.inputs).flatMap(([file, { imports }]) => {
      const from = file.replace(/^web\//, "");
      return imports.flatMap(({ path, external }) => {
        if (!external) return judge(web, from, path.replace(/^web\//, ""));
        const isAllowed = packages.some(([name, users]) => name.test(path) && users.test(from));
        return isAllowed ? [] : [`${from} must not import ${path}`];
      });
    });
    assert.deepEqual(complaints, []);
  });

  test("no template has a style attribute or element, which a strict policy refuses", () => {
    assert.deepEqual(
      files.filter((file) => /\sstyle=["'$]|<style[\s>]/.test(read(file))),
      [],
    );
  });
});

test("files keep to the guides of size", () => {
  const files = [...cFiles(), ...filesBelow("web", ".js"), ...filesBelow("tools", ".mjs")];
  const complaints = files.flatMap((file) => {
    const most = longer[file] ?? guides[/** @type {keyof typeof guides} */ (extname(file).replace("mjs", "js"))];
    const lines = read(file).split("\n").length - 1;
    return lines > most ? [`${file} has ${lines} lines, the guide is ${most}`] : [];
  });
  assert.deepEqual(complaints, []);
});
