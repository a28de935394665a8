/**
 * What others put into their pages to embed a moment: texts of HTML. They run under a strict policy, so that there is no
 * style in them.
 */

import { limitsText } from "../element-attributes.js";
import { writeFrame } from "../link/frame.js";
import { Limits } from "../link/limits.js";

/**
 * @typedef {import("../link/link.js").Link} Link
 *
 * @typedef {object} Choices
 * @property {"100%" | "400" | "640" | "800"} width of a frame
 * @property {"" | "none"} controls
 * @property {string} lang empty: as the page, or the reader, has it
 * @property {"" | "light" | "dark"} theme
 * @property {"classic" | "module" | "checked"} script
 * @property {"site" | "copy"} files
 *
 * @typedef {object} Moment what is shown
 * @property {Link} link
 * @property {{ text: string, size: string, start: string }} board
 * @property {boolean} glyphs
 *
 * @typedef {object} Place where the files are
 * @property {string} base what their names are put behind
 * @property {string} integrity of the classic script
 */

/** @type {Readonly<Record<string, string>>} */
const entities = Object.freeze({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" });

/** @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (character) => entities[character]);

/** @param {readonly (readonly [name: string, value: string | number])[]} attributes those that are empty are left out */
const written = (attributes) =>
  attributes
    .filter(([, value]) => value !== "")
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join("");

/** @param {Choices["script"]} script @param {Place} place */
function scriptCode(script, { base, integrity }) {
  const isModule = script === "module";
  const isChecked = script === "checked";
  const attributes = written([
    ["type", isModule ? "module" : ""],
    ["src", `${base}${isModule ? "fewest.js" : "fewest.iife.js"}`],
    ["integrity", isChecked ? integrity : ""],
    // What comes from another host is checked only if that host allows others to read it.
    ["crossorigin", isChecked ? "anonymous" : ""],
  ]);
  return `<script${attributes}></script>`;
}

/**
 * The script and the tag, with the board as the tag's own text.
 * @param {Moment} moment
 * @param {Choices} choices
 * @param {Place} place
 */
export function tagCode({ link, board, glyphs }, { controls, lang, theme, script }, place) {
  const { puzzle, mode, engine, bound, moves, step } = link;
  const limits = new Limits();
  limits.link = link;
  const attributes = written([
    ["puzzle", puzzle],
    ["size", board.size],
    ["start", board.start],
    ["mode", mode === "play" ? "" : mode],
    ["engine", engine],
    ["bound", bound],
    ["limits", limitsText(limits.value)],
    ["made", moves],
    ["step", step || ""],
    ["controls", controls],
    ["glyphs", glyphs ? "" : "off"],
    ["theme", theme],
    ["lang", lang],
  ]);
  return `${scriptCode(script, place)}\n<fewest-moves${attributes}><pre>\n${escaped(board.text)}\n</pre></fewest-moves>\n`;
}

/**
 * The address of a frame.
 * @param {Moment} moment
 * @param {Choices} choices
 * @param {string} base
 */
export const frameAddress = ({ link, glyphs }, { controls, lang, theme }, base) =>
  `${base}embed.html${writeFrame(link, { controls, lang, theme, glyphs })}`;

/**
 * A frame, with the script that lets it be as high as its content.
 * @param {Moment} moment
 * @param {Choices} choices
 * @param {string} base
 * @param {{ title: string, height: number }} frame `height`: without that script
 */
export function frameCode(moment, choices, base, { title, height }) {
  const attributes = written([
    ["src", frameAddress(moment, choices, base)],
    ["title", title],
    ["width", choices.width],
    ["height", height],
    ["loading", "lazy"],
    // No style may be told in a page with a strict policy, and this does the same.
    ["frameborder", 0],
  ]);
  return `<script${written([["src", `${base}frame.js`]])}></script>\n<iframe${attributes}></iframe>\n`;
}
