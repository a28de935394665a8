// The manifest of the element tells of everything that the source has, and of nothing else.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { attributes } from "../../../web/element-attributes.js";
import { filesBelow } from "../../files.mjs";
import { root } from "../../run.mjs";

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), "utf8");

const { customElements: path } = JSON.parse(read("package.json"));
/** @type {ReturnType<typeof import("../../manifest.mjs").manifestOf>} */
const manifest = JSON.parse(read(path));
const [{ declarations, exports }] = manifest.modules;
const [element] = declarations;

const sources = filesBelow("web", ".js")
  .filter((file) => !/^web\/(tests|page|examples|strings)\//.test(file))
  .map(read);

/** @param {RegExp} pattern with one group @returns {string[]} what the group matches in the source, each once */
const inSource = (pattern) => [
  ...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].flatMap(([, found]) => found.split(" ")))),
];

/** @param {readonly { name: string }[]} list */
const names = (list) => list.map(({ name }) => name).sort();

test("it has every attribute, and the property that mirrors it", () => {
  const mirrored = Object.entries(attributes)
    .filter(([, options]) => /** @type {any} */ (options).attribute !== false)
    .map(([name]) => name);
  assert.deepEqual(names(element.attributes), [...mirrored, "lang"].sort());
  const fields = element.members.filter((member) => "attribute" in member && member.attribute !== undefined);
  assert.deepEqual(names(fields), mirrored.sort());
});

test("the defaults of the attributes are those of the source", () => {
  const source = read("web/fewest-moves.js");
  for (const { name, default: initial } of element.attributes.filter((attribute) => attribute.name !== "lang")) {
    assert.match(source, new RegExp(`this\\.${name} = ${initial.replaceAll(/[.*+?()]/g, "\\$&")};`));
  }
});

test("it has every event", () => {
  assert.deepEqual(names(element.events), inSource(/@property \{\w+\} (fewest-[a-z]+)/g).sort());
  assert.deepEqual(names(element.events), inSource(/emit\((?:this(?:\.#element)?, )?"(fewest-[a-z]+)"/g).sort());
});

test("it has every part", () => {
  assert.deepEqual(names(element.cssParts), inSource(/(?<!-)\bpart="([^"$]+)"/g).sort());
});

test("it has every custom property", () => {
  assert.deepEqual(names(element.cssProperties), inSource(/var\((--fewest-[a-z-]+)/g).sort());
});

test("it has every method of the class, with its parameters", () => {
  const declarations = read("dist/types/fewest-moves.d.ts");
  const [, body] = /class FewestMoves extends LitElement \{(.*)\}/s.exec(declarations) ?? [];
  const lit = /^(attributeChangedCallback|adoptedCallback|createRenderRoot|requestUpdate|willUpdate|render|updated)$/;
  const methods = [...body.matchAll(/^ {4}(\w+)\(([^\n]*)\): /gm)].filter(([, name]) => !lit.test(name));
  const told = element.members.filter((member) => member.kind === "method");
  assert.deepEqual(names(told), methods.map(([, name]) => name).sort());
  for (const [, name, parameters] of methods) {
    const count = parameters
      .replace(/\{[^}]*\}/g, "")
      .split(", ")
      .filter(Boolean).length;
    const member = /** @type {any} */ (told.find((one) => one.name === name));
    assert.equal(member.parameters.length, count, name);
  }
});

test("each thing is described", () => {
  const { attributes: own, events, slots, cssParts, cssProperties } = element;
  for (const list of [own, events, slots, cssParts, cssProperties])
    for (const { name, description } of list) assert.match(description, /\w{2}/, name);
});

test("it tells which file defines the element", () => {
  assert.ok(exports.some(({ kind, name }) => kind === "custom-element-definition" && name === "fewest-moves"));
  assert.equal(manifest.modules[0].path, JSON.parse(read("package.json")).exports["."].default.slice(2));
});
