/** The part of a text that an error is about. */

/** How much of a line is shown around what is wrong. */
const around = 24;
/** How much of a text is shown where there is no room for all of it. */
const shownLines = 7;
const shownCharacters = 600;

/**
 * The line of an error, cut to what is near it.
 * @param {string} text
 * @param {{ offset: number, length: number }} place
 */
export function excerpt(text, { offset, length }) {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  const lineEnd = text.indexOf("\n", offset);
  const end = lineEnd < 0 ? text.length : lineEnd;
  const from = Math.max(lineStart, offset - around);
  const to = Math.min(Math.max(end, offset + length), offset + length + around);
  return {
    before: `${from > lineStart ? "…" : ""}${text.slice(from, offset)}`,
    found: text.slice(offset, offset + length),
    after: `${text.slice(offset + length, to)}${to < end ? "…" : ""}`,
  };
}

/**
 * The first lines of a text that goes on.
 * @param {string} text
 */
export function beginning(text) {
  return `${text.slice(0, shownCharacters).split("\n").slice(0, shownLines).join("\n")}…`;
}
