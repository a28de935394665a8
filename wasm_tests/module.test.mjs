// The module as a file: what it exports and imports, and where its structs keep what.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { CHILD, EDIT_KINDS, EVENT, EVENT_KINDS, FAULTS, RESULT } from "../web/core-layout.js";
import { EDIT_ERROR_CODES } from "../web/edit-errors.js";
import { TEXT_ERROR_CODES } from "../web/text-errors.js";
import { fewest, moduleBytes } from "./support.mjs";

const read = (/** @type {string} */ path) => readFileSync(new URL(path, import.meta.url), "utf8");
const source = read("../src/wasm.c");

/** What the linker of Emscripten adds to every module: its memory, its start, its stack, its error number. */
const ADDED_BY_LINKER = [
  "memory",
  "_initialize",
  "__indirect_function_table",
  "__errno_location",
  "stackSave",
  "stackRestore",
  "stackAlloc",
  // later versions
  "_emscripten_stack_restore",
  "_emscripten_stack_alloc",
  "emscripten_stack_get_current",
];

/**
 * @param {string} macro
 * @returns {Record<string, number>} field to offset, in the names that JavaScript uses
 */
function assertedOffsets(macro) {
  const lines = source.matchAll(new RegExp(`^${macro}\\((\\w+), (\\d+)\\);$`, "gm"));
  return Object.fromEntries(
    [...lines].map(([, field, offset]) => [
      field.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()),
      Number(offset),
    ]),
  );
}

/**
 * @param {string} struct
 * @returns {number}
 */
function assertedSize(struct) {
  const match = source.match(new RegExp(`_Static_assert\\(sizeof\\(struct ${struct}\\) == (\\d+),`));
  return Number(match?.[1]);
}

describe("the module", () => {
  const exported = WebAssembly.Module.exports(fewest.module);

  test("exports the functions of wasm_exports.txt and beyond them only what the linker adds", () => {
    const listed = read("../src/wasm_exports.txt")
      .split("\n")
      .filter((line) => /^\w/.test(line));
    const names = exported.map(({ name }) => name);
    assert.deepEqual(names.filter((name) => !ADDED_BY_LINKER.includes(name)).sort(), listed.sort());
    assert.equal(new Set(listed).size, listed.length);
    assert.ok(names.includes("memory"));
  });

  test("exports nothing that core.js does not know", () => {
    const known = read("../web/core-layout.js").match(/"(fm|wasm)_\w+"/g) ?? [];
    const names = exported.map(({ name }) => name).filter((name) => /^(fm|wasm)_/.test(name));
    assert.deepEqual(names.sort(), known.map((name) => name.slice(1, -1)).sort());
  });

  test("imports the notice of a grown memory and nothing else", () => {
    assert.deepEqual(WebAssembly.Module.imports(fewest.module), [
      { module: "env", name: "emscripten_notify_memory_growth", kind: "function" },
    ]);
  });

  test("carries no names or debug information", () => {
    assert.equal(WebAssembly.Module.customSections(fewest.module, "name").length, 0);
    assert.ok(!moduleBytes.includes(".debug_info"));
  });

  test("keeps its results where core.js reads them", () => {
    assert.deepEqual(assertedOffsets("RESULT_AT"), { ...RESULT });
    assert.deepEqual({ ...assertedOffsets("CHILD_AT"), size: assertedSize("fm_child") }, { ...CHILD });
    assert.deepEqual({ ...assertedOffsets("EVENT_AT"), size: assertedSize("fm_event") }, { ...EVENT });
  });

  test("asserts the place of every field of its result", () => {
    const [, body] = source.match(/struct wasm_result \{(.*?)\n\};/s) ?? [];
    const fields = body.match(/\w+(?=(\[\w+\])?;)/g) ?? [];
    assert.deepEqual(
      fields,
      [...source.matchAll(/^RESULT_AT\((\w+),/gm)].map(([, field]) => field),
    );
  });

  /**
   * The words for an enumeration of fewest.h, as they are made of its names.
   * @param {string} name
   * @param {string} prefix
   */
  function enumerated(name, prefix) {
    const [, body] = read("../src/fewest.h").match(new RegExp(`enum ${name} \\{(.*?)\\w+_COUNT\\n`, "s")) ?? [];
    return [...body.matchAll(new RegExp(`^ {4}${prefix}(\\w+)`, "gm"))].map(([, word]) =>
      word.toLowerCase().replaceAll("_", "-"),
    );
  }

  test("has a sentence for every code of a malformed text", () => {
    assert.deepEqual(enumerated("fm_text_code", "FM_TEXT_"), ["ok", ...TEXT_ERROR_CODES]);
  });

  test("has a word for every kind of edit, and a sentence for every fault", () => {
    assert.deepEqual(enumerated("fm_edit_kind", "FM_EDIT_"), [...EDIT_KINDS]);
    assert.deepEqual(enumerated("fm_fault", "FM_FAULT_"), [...FAULTS]);
    assert.deepEqual(["none", ...EDIT_ERROR_CODES], [...FAULTS]);
  });

  test("has a word for every kind of event", () => {
    assert.deepEqual(enumerated("fm_event_kind", "FM_EVENT_"), [...EVENT_KINDS]);
  });
});
