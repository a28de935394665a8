// The reference has everything that is published, as it is, and nothing else.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { exportsOf } from "../../api-types.mjs";
import { examplesIn } from "../../examples-in.mjs";
import { reference } from "../../reference.mjs";
import { root, run } from "../../run.mjs";
import { TEXT_ERROR_CODES } from "../../../web/text-errors.js";

/** @typedef {import("../../api-types.mjs").Member} Member */

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), "utf8");

const page = read("web/docs/api.md");
const all = exportsOf();

test("what is made from the source is up to date", async () => {
  for (const [file, text] of Object.entries(await reference()))
    assert.ok(read(file) === text, `${file} differs from its source: npm run reference mends it`);
});

/**
 * A heading and what stands under it, up to the next heading that is no deeper.
 * @typedef {{ level: number, heading: string, text: string }} Section
 */

/** @returns {Section[]} */
function sections() {
  const lines = page.split("\n");
  const headings = lines.flatMap((line, index) => {
    const [, marks, heading] = /^(#+) (.*)$/.exec(line) ?? [];
    return heading === undefined ? [] : [{ level: marks.length, heading: heading.replaceAll("\\", ""), index }];
  });
  return headings.map(({ level, heading, index }, number) => {
    const next = headings.slice(number + 1).find((other) => other.level <= level);
    return { level, heading, text: lines.slice(index + 1, next?.index).join("\n") };
  });
}

/** The rows of the tables of properties in a text: the cells of each. @param {string} text */
function properties(text) {
  const rows = [];
  let isWanted = false;
  for (const line of text.split("\n")) {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
    if (!line.startsWith("|")) isWanted = false;
    else if (cells[1] === "property") isWanted = true;
    else if (isWanted && !/^-+$/.test(cells[1]))
      rows.push(cells.slice(1, -1).map((cell) => cell.replace(/^`|`$/g, "")));
  }
  return rows;
}

/** What stands under a heading, but not under the headings below it. @param {Section} section */
const ownText = ({ text }) => text.split(/^#+ /m)[0];

/** What a signature asks for: a mark for each parameter, "?" where it may be left out. @param {string} signature */
function parameters(signature) {
  let depth = 0;
  let isOver = false;
  /** @type {string[]} */
  const found = [];
  let part = "";
  for (const sign of signature.slice(1)) {
    if (/[([{<]/.test(sign)) depth += 1;
    if (/[)\]}>]/.test(sign)) depth -= 1;
    isOver ||= depth < 0;
    if (isOver || (sign === "," && depth === 0)) {
      if (part.trim() !== "") found.push(part.trim());
      part = "";
      if (isOver) break;
    } else {
      part += sign;
    }
  }
  return found.map((one) => (/^(\w+|\{[^}]*\})\?/.test(one) ? "?" : "!")).join("");
}

describe("the reference of the API", () => {
  const found = sections();
  /** @param {string} name */
  const sectionOf = (name) => found.find(({ heading }) => heading === name);

  for (const { name, isClass, members, words } of all) {
    test(`has ${name} as it is`, () => {
      const section = sectionOf(name);
      assert.ok(section, `no heading ${name}`);
      const inside = found.slice(found.indexOf(section) + 1);
      const end = inside.findIndex(({ level }) => level <= section.level);
      const methods = inside.slice(0, end < 0 ? undefined : end).flatMap(({ heading }) => {
        const [, member, signature] = /^\w+(?:\.(\w+)|(?=\[))(.*)$/.exec(heading) ?? [];
        if (signature === undefined) return [];
        const [, symbol, rest] = /^(\[.*?\])?(.*)$/.exec(signature) ?? [];
        return [`${member ?? symbol}(${parameters(rest)})`];
      });
      const own = properties(ownText(section)).map(([property, type]) => `${property}: ${type}`);
      const wanted = (/** @type {boolean} */ isMethod) => members.filter((member) => member.isMethod === isMethod);
      assert.deepEqual(
        methods.sort(),
        wanted(true)
          .map((one) => `${one.name}(${parameters(one.type)})`)
          .sort(),
      );
      assert.deepEqual(
        own.sort(),
        wanted(false)
          .map((one) => `${one.name}${one.optional ? "?" : ""}: ${one.type}`)
          .sort(),
      );
      for (const word of words) assert.match(ownText(section), new RegExp(`\`"${word}"\``), word);
      if (!isClass) assert.ok(ownText(section).trim() !== "", "says nothing");
    });
  }

  test("has nothing else", () => {
    const names = all.map(({ name }) => name);
    const others = ["Errors", "In a page", "Shapes", "The JavaScript API"];
    const unknown = found.filter(({ heading }) => /^\w[\w ]*$/.test(heading) && !names.includes(heading));
    assert.deepEqual(unknown.map(({ heading }) => heading).sort(), others);
  });

  test("has what the tag's own script exports beside the API", () => {
    const names = exportsOf("web/define.js").map(({ name }) => name);
    const beside = names.filter((name) => !all.some((one) => one.name === name));
    assert.deepEqual(beside, ["FewestMoves", "views"]);
    const { text = "" } = sectionOf("In a page") ?? {};
    for (const name of beside) assert.match(text, new RegExp(`\`${name}\``));
  });

  test("describes each property of what goes in and comes out", () => {
    const { text = "" } = sectionOf("Shapes") ?? {};
    for (const [name, , description] of properties(text)) assert.match(description, /\w/, name);
  });

  test("has every code of a malformed text", () => {
    const { text = "" } = sectionOf("TextError") ?? {};
    const codes = [...text.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, code]) => code);
    assert.deepEqual(
      codes.filter((code) => !["code", "line", "column", "offset", "length", "found", "numbers"].includes(code)).sort(),
      [...TEXT_ERROR_CODES].sort(),
    );
  });

  for (const [list, heading] of [
    ["refusals", "state.refusal(move)"],
    ["obstacles", "Obstacle"],
  ]) {
    test(`has every key of the core's ${list}`, () => {
      const { text = "" } = sectionOf(heading) ?? {};
      for (const puzzle of ["wall_pushers", "escape", "flood"]) {
        const [, keys = ""] = new RegExp(`\\b${list}\\[\\] = \\{([^}]*)NULL`).exec(read(`src/${puzzle}.c`)) ?? [];
        assert.match(keys, /"none"/, puzzle);
        for (const [, key] of keys.matchAll(/"([a-z-]+)"/g)) {
          if (key !== "none") assert.match(text, new RegExp(`["\`]${key}["\`]`), `${puzzle}: ${key}`);
        }
      }
    });
  }

  test("has an example for each method and each error", () => {
    const shown = new Set(examplesIn(page).map(({ title }) => title));
    const wanting = found
      .filter(({ level, heading }) => level === 3 && (/\)$/.test(heading) || /Error$/.test(heading)))
      .filter(({ heading }) => !shown.has(heading));
    assert.deepEqual(
      wanting.map(({ heading }) => heading),
      [],
    );
  });

  test("links to headings that it has", () => {
    const anchors = new Set(
      found.map(({ heading }) =>
        heading
          .toLowerCase()
          .replace(/[^\w\- ]/g, "")
          .replaceAll(" ", "-"),
      ),
    );
    for (const [, anchor] of page.matchAll(/\]\(#([^)]*)\)/g)) assert.ok(anchors.has(anchor), anchor);
  });
});

test("the examples of the reference are typed as the package says", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fewest-types-"));
  try {
    mkdirSync(join(folder, "node_modules/@types"), { recursive: true });
    symlinkSync(root, join(folder, "node_modules/fewest"));
    symlinkSync(join(root, "node_modules/@types/node"), join(folder, "node_modules/@types/node"));
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    for (const { line, module } of examplesIn(page)) writeFileSync(join(folder, `line-${line}.js`), module);
    // Readers of an example know whether there is a solution.
    const compilerOptions = { allowJs: true, checkJs: true, noEmit: true, strict: true, strictNullChecks: false };
    const settings = { module: "nodenext", target: "es2023", types: ["node"], useUnknownInCatchVariables: false };
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions: { ...compilerOptions, ...settings }, include: ["*.js"] }),
    );
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const { ok, output } = await run(process.execPath, [tsc, "--project", "."], { cwd: folder });
    assert.ok(ok, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
