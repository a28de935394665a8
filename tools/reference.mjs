// The parts of web/docs/ that are made from the source: all of tag.md, from the manifest of the element and the types of
// its events, and the shapes of api.md, from the types that the API exports. `npm run reference` writes them; a test
// holds the files against them.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { exportsOf } from "./api-types.mjs";
import { declare } from "./build.mjs";
import { main, root } from "./run.mjs";

/** @typedef {import("./api-types.mjs").Exported} Exported */
/** @typedef {import("./api-types.mjs").Member} Member */
/** @typedef {ReturnType<typeof import("./manifest.mjs").manifestOf>} Manifest */

const begin = "<!-- From here on made from the types by `npm run reference`. -->";

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), "utf8");

/** What would be markup, where words are meant. @param {string} text */
const plain = (text) => text.replace(/(`[^`]*`)|([*_<])/g, (_, code, sign) => code ?? `\\${sign}`).replace(/\s+/g, " ");
/** @param {string} text */
const code = (text) => `\`${text}\``;
/** @param {string} text */
const sentence = (text) => (text === "" ? "" : `${text[0].toUpperCase()}${text.slice(1).replace(/\.$/, "")}.`);
/** @param {string} type */
const typeText = (type) => type.replace(/import\("[^"]+"\)\./g, "").replace(/\s+/g, " ");

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** @param {readonly Member[]} members */
const memberTable = (members) =>
  table(
    ["property", "type", ""],
    members.map(({ name, type, optional, description }) => [
      code(optional ? `${name}?` : name),
      code(type),
      plain(description),
    ]),
  );

/** A comment as Markdown: lists of words in it become tables. @param {string} comment */
function prose(comment) {
  return comment
    .split("\n\n")
    .map((paragraph) => {
      const lines = paragraph.split("\n");
      if (!lines.every((line) => line.startsWith("    "))) return plain(paragraph);
      const rows = lines.map((line) => line.trim().split(/\s{2,}/));
      return table(
        ["", ""],
        rows.map(([word, meaning]) => [code(`"${word}"`), plain(meaning)]),
      );
    })
    .join("\n\n");
}

/** @param {Exported} shape */
function shapeText({ name, description, members }) {
  const parts = [`### ${name}`, prose(description), members.length > 0 ? memberTable(members) : ""];
  return parts.filter(Boolean).join("\n\n");
}

/** @param {readonly Exported[]} all that the API exports */
const shapesText = (all) =>
  ["## Shapes", "What goes in and comes out.", ...all.filter(({ isClass }) => !isClass).map(shapeText)].join("\n\n");

/** @param {Manifest["modules"][0]["declarations"][0]} element */
function attributesText({ attributes, members }) {
  const own = members.flatMap((member) =>
    "parameters" in member || ("attribute" in member && member.attribute) ? [] : [member],
  );
  return [
    "## Attributes and properties",
    'Each attribute but `lang` is mirrored by the property of its name, in both directions; a property that was never changed has no attribute, and without its attribute it has its default. A property takes the attribute\'s words as well: `speed = "max"` is `speed = Infinity`.',
    table(
      ["attribute", "type", "default", ""],
      attributes.map((one) => [code(one.name), code(one.type.text), code(one.default), plain(one.description)]),
    ),
    "These are properties alone; those that are read only tell of what is shown. The types are those of [the API](api.md#shapes).",
    table(
      ["property", "type", "", ""],
      own.map((one) => [
        code("static" in one && one.static ? `FewestMoves.${one.name}` : one.name),
        code(typeText(/** @type {any} */ (one).type.text)),
        "readonly" in one && one.readonly ? "read only" : "",
        plain(sentence(one.description ?? "")),
      ]),
    ),
  ].join("\n\n");
}

/** @param {Manifest["modules"][0]["declarations"][0]} element */
function methodsText({ members }) {
  const rows = members.flatMap((member) => {
    if (!("parameters" in member)) return [];
    const { name, parameters, return: returned, description = "" } = /** @type {any} */ (member);
    const list = parameters.map((/** @type {any} */ one) => (one.optional ? `${one.name}?` : one.name)).join(", ");
    const told = parameters.map((/** @type {any} */ one) => {
      const type =
        one.type.text === "string" || one.type.text === "number" ? "" : ` (${code(typeText(one.type.text))})`;
      return `${code(one.name)}${type}: ${one.description}.`;
    });
    const all = [sentence(description), ...told, sentence(returned.description ?? "")].filter(Boolean).join(" ");
    return [[code(`${name}(${list})`), code(typeText(returned.type.text)), plain(all)]];
  });
  return [
    "## Methods",
    "What is asked for before the board is there waits for it.",
    table(["method", "returns", ""], rows),
  ].join("\n\n");
}

/** @param {Manifest["modules"][0]["declarations"][0]} element @param {readonly Exported[]} details */
function eventsText({ events }, details) {
  const names = details.find(({ name }) => name === "Details")?.members ?? [];
  const sections = events.flatMap(({ name, description }) => {
    const type = names.find((member) => member.name === name)?.type;
    const detail = details.find((one) => one.name === type);
    if (detail === undefined) throw new Error(`The detail of ${name} has no type.`);
    return [`### ${name}`, `${plain(sentence(description))} Its \`detail\`:`, memberTable(detail.members)];
  });
  return [
    "## Events",
    "All of them bubble and cross shadow roots, so that one listener on the document hears all tags. None can be cancelled.",
    ...sections,
  ].join("\n\n");
}

/** @param {string} title @param {string} note @param {string} kind @param {readonly { name: string, description: string }[]} list */
const listText = (title, note, kind, list) =>
  [
    title,
    note,
    table(
      [kind, ""],
      list.map(({ name, description }) => [code(name), plain(description)]),
    ),
  ].join("\n\n");

/**
 * @param {Manifest} manifest
 * @param {readonly Exported[]} details of the events
 * @param {readonly Exported[]} own types of the element's file
 */
function tagText(manifest, details, own) {
  const [element] = manifest.modules[0].declarations;
  const settings = /** @type {Exported} */ (own.find(({ name }) => name === "LoadSettings"));
  return [
    "<!-- Made from the source by `npm run reference`: write there. -->",
    "# The tag",
    `${element.description} Importing \`fewest.js\`, or loading \`fewest.iife.js\`, defines it; [the examples](../examples/) show the ways to do so.`,
    ["```html", '<script type="module" src="fewest.js"></script>', '<fewest-moves puzzle="flood" mode="solution">']
      .concat("  <pre>", "4", "0 1 1 2", "2 0 1 1", "0 0 2 1", "1 2 0 0", "0", "</pre>", "</fewest-moves>", "```")
      .join("\n"),
    `Its own text is ${element.slots[0].description}. It is read again when it changes.`,
    attributesText(element),
    methodsText(element),
    "The `settings` of `load`:",
    memberTable(settings.members),
    eventsText(element, details),
    listText("## Parts", "For `fewest-moves::part(name)`.", "part", element.cssParts),
    listText(
      "## Custom properties",
      "Set on the tag or around it. A colour that is not set has a value for light and one for dark; one that is set is used in both, unless it is a `light-dark()` of two.",
      "property",
      element.cssProperties,
    ),
  ].join("\n\n");
}

/** @returns {Promise<Record<string, string>>} what the files should be, by their paths; needs dist/types */
export async function reference() {
  const api = read("web/docs/api.md");
  const [written] = api.split(begin);
  const texts = {
    "web/docs/api.md": `${written.trimEnd()}\n\n${begin}\n\n${shapesText(exportsOf())}\n`,
    "web/docs/tag.md": tagText(
      JSON.parse(read("dist/custom-elements.json")),
      exportsOf("web/element-events.js"),
      exportsOf("web/fewest-moves.js"),
    ),
  };
  const entries = Object.entries(texts).map(async ([file, text]) => {
    const options = { ...(await resolveConfig(join(root, file))), filepath: file };
    return [file, await format(text, options)];
  });
  return Object.fromEntries(await Promise.all(entries));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    await declare();
    for (const [file, text] of Object.entries(await reference())) writeFileSync(join(root, file), text);
    console.log("Wrote web/docs/tag.md and the shapes of web/docs/api.md.");
  });
}
