/** What was put into the page: a text, and what the text itself does not say. */

import { views } from "../define.js";

/** A longer text is not laid out as a whole: for megabytes a browser needs many seconds. In characters. */
const longest = 200_000;

/** @param {string} text */
export const isLong = (text) => text.length > longest;

/** @typedef {{ text: string, size: string, start: string }} Content as the element's attributes have it */

export class Input {
  puzzle = Object.keys(views)[0];
  text = "";
  /** Of the file that the text is from; empty: from none. */
  name = "";
  /** As typed: empty is the judge's own. */
  rows = "";
  columns = "";
  startColumn = "";
  startRow = "";
  /** Whether it was put in with a size or start of its own. */
  isUnusual = false;

  /** What the boards were read from: what is typed may be wrong by now. */
  source = this.request;

  /** What was put in was read. */
  settle() {
    this.source = this.request;
  }

  /** Whether something was typed since. */
  get isTyping() {
    return this.text !== this.source.text;
  }

  /** What was typed since and is no board, or none yet; empty: nothing, or too long to be typed. */
  get draft() {
    return this.isTyping && !this.isLong ? this.text : "";
  }

  get view() {
    return views[this.puzzle];
  }

  get size() {
    const { size } = this.view;
    if (size === null || (this.rows === "" && this.columns === "")) return "";
    return `${this.rows || size.rows}x${this.columns || size.columns}`;
  }

  get start() {
    const { start } = this.view;
    if (start === null || (this.startColumn === "" && this.startRow === "")) return "";
    return `${this.startColumn || start.x},${this.startRow || start.y}`;
  }

  get isLong() {
    return isLong(this.text);
  }

  get isEmpty() {
    return this.text === "" && this.size === "" && this.start === "";
  }

  /** What it asks for at this moment. */
  get request() {
    const { puzzle, text, size, start, options, isLong } = this;
    return { puzzle, text, size, start, options, isLong };
  }

  /** @param {Content} content */
  set content({ text, size, start }) {
    this.text = text;
    this.name = "";
    this.isUnusual = size !== "" || start !== "";
    [this.rows, this.columns] = size === "" ? ["", ""] : size.split("x");
    [this.startColumn, this.startRow] = start === "" ? ["", ""] : start.split(",");
  }

  /** @returns {import("../types.js").ParseOptions} */
  get options() {
    const { size, start } = this;
    const [rows, columns] = size.split("x").map(Number);
    const [x, y] = start.split(",").map(Number);
    return { ...(size === "" ? {} : { rows, columns }), ...(start === "" ? {} : { start: [x, y] }) };
  }
}
