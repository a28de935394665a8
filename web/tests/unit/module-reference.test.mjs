// The reference of the module says what the sources and the built module say, and its example works.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { CHILD, EVENT, RESULT } from "../../core-layout.js";

const root = new URL("../../../", import.meta.url);
/** @param {string} file */
const read = (file) => readFileSync(new URL(file, root), "utf8");

const page = read("web/docs/module.md");
const header = read("src/fewest.h");
const front = read("src/wasm.c");
const { instance } = await WebAssembly.instantiate(readFileSync(new URL("dist/core.wasm", root)), {
  env: { emscripten_notify_memory_growth: () => {} },
});
const exported = /** @type {Record<string, Function>} */ (/** @type {unknown} */ (instance.exports));

/** Cells of all rows that begin with what a pattern matches. @param {RegExp} pattern @param {string} [text] */
const rows = (pattern, text = page) =>
  text
    .split("\n")
    .filter((line) => pattern.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** What stands under a heading. @param {string} heading */
const under = (heading) => page.split(`\n## ${heading}\n`)[1].split("\n## ")[0];

/** @param {string} name @returns {{ result: string, parameters: string[] }} as it is declared in C */
function declared(name) {
  const form = new RegExp(`^((?:const )?(?:struct )?\\w+ \\*?)${name}\\(([^)]*)\\);`, "m");
  const [, result, list] = form.exec(header) ?? form.exec(front) ?? [];
  assert.ok(result, `${name} is declared nowhere`);
  const parameters = list === "void" ? [] : list.split(",").map((one) => /\w+(?=\s*(\[\w*\])?$)/.exec(one)?.[0] ?? "");
  return { result: result.trim(), parameters };
}

const functions = rows(/^\| `\w+\(/).map(([signature, result]) => {
  const [, name, list] = /^`(\w+)\((.*)\)`$/.exec(signature) ?? [];
  return { name, parameters: list === "" ? [] : list.split(", "), result };
});

describe("the reference of the module", () => {
  test("has every function that is exported, once", () => {
    const listed = read("src/wasm_exports.txt").match(/^\w+/gm) ?? [];
    assert.deepEqual(functions.map(({ name }) => name).sort(), [...listed].sort());
  });

  for (const { name, parameters, result } of functions) {
    test(`tells what ${name} takes and returns`, () => {
      const inC = declared(name);
      assert.deepEqual(parameters, inC.parameters);
      assert.equal(exported[name].length, parameters.length);
      if (inC.result === "void") assert.equal(result, "");
      else if (inC.result === "double") assert.equal(result, "`double`");
      else if (inC.result === "bool") assert.equal(result, "truth");
      else assert.match(result, /\w/);
    });
  }

  test("tells which arguments are doubles", () => {
    for (const [signature, , note] of rows(/^\| `\w+\(/)) {
      const [, name] = /^`(\w+)/.exec(signature) ?? [];
      const [, list = ""] = new RegExp(`\\b${name}\\(([^)]*)\\);`).exec(front) ?? [];
      assert.equal(/\bdouble\b/.test(list), /`double`/.test(note), name);
    }
  });

  /**
   * Offset and type of each field.
   * @param {string} struct
   * @param {string} source
   */
  function typesOf(struct, source) {
    const [, body] = new RegExp(`struct ${struct} \\{(.*?)\\n\\};`, "s").exec(source) ?? [];
    const fields = [...body.matchAll(/^ {4}(\w+) (\w+)(\[\w+\])?;/gm)];
    return Object.fromEntries(
      fields.map(([, type, name, length = ""]) => [name, type + length.replace("FM_VIEW_INTEGERS", "4")]),
    );
  }

  /** @param {string} name */
  const inJavaScript = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

  for (const { heading, layout, types } of [
    { heading: "The result struct", layout: RESULT, types: typesOf("wasm_result", front) },
    { heading: "struct fm_child", layout: CHILD, types: typesOf("fm_child", header) },
    { heading: "struct fm_event", layout: EVENT, types: typesOf("fm_event", header) },
  ]) {
    test(`has every field of ${heading} at its place`, () => {
      const { size, ...offsets } = /** @type {Record<string, number>} */ ({ ...layout });
      const told = rows(/^\| \d+ /, under(heading)).map(([offset, field, type]) => ({
        field: field.replaceAll("`", ""),
        offset: Number(offset),
        type: type.replaceAll("`", ""),
      }));
      assert.deepEqual(Object.fromEntries(told.map(({ field, offset }) => [inJavaScript(field), offset])), offsets);
      assert.deepEqual(Object.fromEntries(told.map(({ field, type }) => [field, type])), types);
      if (size !== undefined) assert.match(under(heading), new RegExp(`^\\n${size} bytes\\.`));
    });
  }

  test("tells who fills in which field of the result", () => {
    for (const [, field, , by] of rows(/^\| \d+ /, under("The result struct"))) {
      for (const name of by.replaceAll("`", "").split(", ")) {
        const calls = [name, ...(field.startsWith("`text_") ? ["keep_text_error"] : [])];
        const bodies = calls.map(
          (each) => new RegExp(`\\b${each}\\([^;]*?\\) \\{(.*?)\\n\\}`, "s").exec(front)?.[1] ?? "",
        );
        assert.ok(bodies.join("").includes(`result.${field.replaceAll("`", "")}`), `${field} by ${name}`);
        assert.ok(name in exported);
      }
    }
  });

  /** @param {string} enumeration @param {string} prefix */
  const enumerated = (enumeration, prefix) => {
    const [, body] = new RegExp(`enum ${enumeration} \\{(.*?)\\}`, "s").exec(header) ?? [];
    const names = body.replace(/\/\*.*?\*\//gs, "").match(new RegExp(`\\b${prefix}\\w+`, "g")) ?? [];
    return names
      .map((name) => name.slice(prefix.length).toLowerCase().replaceAll("_", "-"))
      .filter((name) => !/count$/.test(name));
  };
  /** @param {string} name of a function that tells names @param {number} count */
  const named = (name, count) =>
    Array.from({ length: count }, (_, number) => {
      const address = exported[name](number) >>> 0;
      const bytes = new Uint8Array(/** @type {WebAssembly.Memory} */ (instance.exports.memory).buffer);
      return new TextDecoder().decode(bytes.subarray(address, bytes.indexOf(0, address)));
    });

  test("has the words behind the numbers", () => {
    exported._initialize();
    const words = {
      puzzle: named("fm_puzzle_name", exported.fm_puzzle_count()),
      engine: named("fm_engine_name", exported.fm_engine_count()),
      status: enumerated("fm_status", "FM_"),
      reason: enumerated("fm_reason", "FM_REASON_"),
      verdict: enumerated("fm_verdict", "FM_"),
      event: enumerated("fm_event_kind", "FM_EVENT_"),
    };
    for (const [word, list] of Object.entries(words)) {
      const [[, told]] = rows(new RegExp(`^\\| ${word} `));
      assert.deepEqual(
        [...told.matchAll(/(\d+) `([^`]+)`/g)].map(([, number, name]) => [Number(number), name]),
        [...list.entries()],
      );
    }
  });

  test("names the file of its example, which runs", () => {
    assert.match(page, /\(\.\.\/examples\/module-raw\.mjs\)/);
    const output = execFileSync(process.execPath, [fileURLToPath(new URL("web/examples/module-raw.mjs", root))], {
      encoding: "utf8",
    });
    assert.equal(output, "path after 40 nodes: NE\nfewest moves: NESESEENNWNWWWWW\n");
  });
});
