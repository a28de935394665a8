// dist/custom-elements.json, by which editors and catalogues know the element; its format is of
// https://github.com/webcomponents/custom-elements-manifest.
//
// It is made from the comment on the class and from the declarations that tsc makes of it, so it says nothing that the
// source does not say. The usual analyzer sees neither the attributes, which are in a table of their own, nor types that
// are only in comments, and takes what is private for public.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

const tagName = "fewest-moves";
const className = "FewestMoves";
const path = "dist/fewest.js";

/**
 * @typedef {object} Tag
 * @property {string} name
 * @property {string} type
 * @property {boolean} optional
 * @property {string} [initial]
 * @property {string} description
 */

/** @param {string} comment @returns {string} its text, without what makes it a comment */
const plain = (comment) =>
  comment
    .replace(/^\s*\/\*\*|\*\/\s*$/g, "")
    .replace(/^[ \t]*\*[ \t]?/gm, "")
    .trim();

/** @param {string} text in which every tag but the first begins a line */
function split(text) {
  const [description, ...rest] = text.split(/(?:^|\s)@(?=[a-z]+ )/);
  return { description: description.trim().replace(/\s+/g, " "), rest: rest.map((tag) => tag.replace(/\s+/g, " ")) };
}

/**
 * @param {string} text
 * @param {string} kind e.g. "attr"
 * @returns {Tag[]}
 */
function tags(text, kind) {
  const form = /^(?:\{(.+?)\} )?(?:\[([\w-]+)(?:=(.+?))?\]|(-*\w[\w-]*))? ?(?:- )?(.*)$/;
  return split(text)
    .rest.filter((tag) => tag.startsWith(`${kind} `))
    .map((tag) => {
      const parts = /** @type {RegExpExecArray} */ (form.exec(tag.slice(kind.length + 1).trim()));
      const [, type = "", optional, initial, name = "", description] = parts;
      return { name: optional ?? name, type, optional: optional !== undefined, initial, description };
    });
}

/** @param {string} text @param {string} kind */
const named = (text, kind) => tags(text, kind).map(({ name, description }) => ({ name, description }));

/** A default as JavaScript writes it. @param {Tag} tag */
const literal = ({ type, initial = "" }) => (type === "string" ? JSON.stringify(initial) : initial);

/** What Lit calls, and nobody else. */
const inherited =
  /^(constructor|styles|properties|observedAttributes|getPropertyDescriptor|attributeChangedCallback|adoptedCallback|createRenderRoot|requestUpdate|willUpdate|render|updated)$/;

/**
 * @param {string} declarations of the file of the class
 * @param {readonly Tag[]} attributes
 */
function members(declarations, attributes) {
  const body = declarations.slice(declarations.indexOf(`class ${className} `));
  const form =
    /^ {4}(?:(\/\*\*(?:(?!\*\/).)*\*\/)\s+)?(static )?(get )?(\w+)(\([^\n]*\))?: ((?:\{\n.*?\n {4}\}|[^;])+);$/gms;
  return [...body.matchAll(form)].flatMap(([, comment = "", isStatic, getter, name, signature, type]) => {
    if (inherited.test(name)) return [];
    const attribute = isStatic ? undefined : attributes.find((tag) => tag.name === name);
    const text = plain(comment);
    const description = attribute?.description ?? split(text).description;
    const common = { name, ...(description !== "" && { description }), ...(isStatic && { static: true }) };
    if (signature !== undefined && getter === undefined) {
      const parameters = tags(text, "param").map((tag) => ({
        name: tag.name,
        type: { text: tag.type },
        ...(tag.optional && { optional: true }),
        ...(tag.description !== "" && { description: tag.description }),
      }));
      const [returned] = tags(text, "returns");
      const told = returned && { description: `${returned.name} ${returned.description}`.trim() };
      return { kind: "method", ...common, parameters, return: { type: { text: type }, ...told } };
    }
    const mirrored = attribute && { attribute: name, reflects: true, default: literal(attribute) };
    return { kind: "field", ...common, type: { text: type }, ...(getter && { readonly: true }), ...mirrored };
  });
}

/**
 * @param {string} source of the class
 * @param {string} declarations made of it
 */
export function manifestOf(source, declarations) {
  const before = source.slice(0, source.indexOf(`export class ${className} `));
  const text = plain(before.slice(before.lastIndexOf("/**")));
  const attributes = tags(text, "attr");
  const reference = { name: className, module: path };
  return {
    schemaVersion: "1.0.0",
    modules: [
      {
        kind: "javascript-module",
        path,
        declarations: [
          {
            kind: "class",
            customElement: true,
            tagName,
            name: className,
            description: split(text).description,
            superclass: { name: "LitElement", package: "lit" },
            attributes: attributes.map((tag) => ({
              name: tag.name,
              type: { text: tag.type },
              default: literal(tag),
              description: tag.description,
              ...(tag.name !== "lang" && { fieldName: tag.name }),
            })),
            members: members(declarations, attributes),
            events: named(text, "fires").map((event) => ({
              ...event,
              type: { text: `CustomEvent<Details["${event.name}"]>` },
            })),
            slots: named(text, "slot"),
            cssParts: named(text, "csspart"),
            cssProperties: named(text, "cssprop"),
          },
        ],
        exports: [
          { kind: "js", name: className, declaration: reference },
          { kind: "custom-element-definition", name: tagName, declaration: reference },
        ],
      },
    ],
  };
}

/** Needs dist/types. */
export function writeManifest() {
  const source = readFileSync(join(root, "web/fewest-moves.js"), "utf8");
  const declarations = readFileSync(join(root, "dist/types/fewest-moves.d.ts"), "utf8");
  writeFileSync(
    join(root, "dist/custom-elements.json"),
    `${JSON.stringify(manifestOf(source, declarations), null, 2)}\n`,
  );
}
