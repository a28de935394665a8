// What the compiler knows of the types that the API hands out and takes in: for the reference and its test.

import { join } from "node:path";
import { API, SymbolFlags } from "typescript/unstable/sync";
import { root } from "./run.mjs";

/**
 * @typedef {object} Member
 * @property {string} name
 * @property {string} type as the compiler writes it
 * @property {boolean} optional
 * @property {boolean} isMethod
 * @property {boolean} isStatic
 * @property {string} description
 *
 * @typedef {object} Exported
 * @property {string} name
 * @property {boolean} isClass
 * @property {string} description
 * @property {Member[]} members none of a type that is words or is made of a promise
 * @property {string[]} words that a type of words allows
 */

/** What is private, or of every class. */
const common = /^(__#.*|prototype)$/;
/** What every error has. */
const ofErrors = /^(name|message|stack|cause)$/;
/** In the files of a folder, types are known by short names that are not clear elsewhere. */
const clear = (/** @type {string} */ type) =>
  type
    .replace(/\bModule\b/g, "WebAssembly.Module")
    .replaceAll("<ArrayBufferLike>", "")
    .replaceAll(" | undefined", "");

/**
 * @param {string} [file] whose exports are wanted
 * @returns {Exported[]} in the order of their names
 */
export function exportsOf(file = "web/api.js") {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, "tsconfig.json")] }).getProjects();
    const { checker, program } = project;
    const source = program.getSourceFile(join(root, file));
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} exports nothing.`);
    return checker
      .getExportsOfModule(module)
      .map((symbol) => exported(checker, symbol))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  } finally {
    api.close();
  }
}

/** @typedef {import("typescript/unstable/sync").Checker} Checker */
/** @typedef {import("typescript/unstable/sync").Symbol} TypeSymbol */

/**
 * @param {Checker} checker
 * @param {TypeSymbol} symbol
 * @returns {Exported}
 */
function exported(checker, symbol) {
  const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const type = checker.getDeclaredTypeOfSymbol(target);
  // A class that is loaded later is exported as a type alone.
  const source = [target, type.getSymbol()].find((one) => one && (one.flags & SymbolFlags.Class) !== 0);
  const isClass = source !== undefined;
  const description = checker.getDocumentationCommentOfSymbol(source ?? type.getAliasSymbol() ?? target);
  const { name } = symbol;
  if (type.isUnionType()) {
    const words = (type.getTypes() ?? []).flatMap((one) => (one.isStringLiteralType() ? [String(one.value)] : []));
    return { name, isClass, description, members: [], words };
  }
  const own = checker.getPropertiesOfType(type).map((property) => member(checker, property, false));
  const statics = source ? [...source.getExports().values()].map((property) => member(checker, property, true)) : [];
  const isError = isClass && own.some((one) => one.name === "stack");
  const members = [...statics, ...own].filter(
    ({ name, isStatic }) => !common.test(name) && !(isError && ofErrors.test(name)) && !(isStatic && name === "name"),
  );
  const isPromise = !isClass && members.some((one) => one.name === "then");
  return { name, isClass, description, members: isPromise ? [] : members, words: [] };
}

/**
 * @param {Checker} checker
 * @param {TypeSymbol} symbol
 * @param {boolean} isStatic
 * @returns {Member}
 */
function member(checker, symbol, isStatic) {
  const type = checker.getTypeOfSymbol(symbol);
  return {
    name: symbol.name.replace(/^__@(\w+)@\d+$/, "[Symbol.$1]"),
    type: type ? clear(checker.typeToString(type)) : "",
    optional: (symbol.flags & SymbolFlags.Optional) !== 0,
    isMethod: (symbol.flags & SymbolFlags.Method) !== 0,
    isStatic,
    description: checker.getDocumentationCommentOfSymbol(symbol),
  };
}
