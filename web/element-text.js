/** The tag's own text: the board for those who see the element, and all there is for those who see only the text. */

/**
 * Without blank lines around it and without the indentation that all lines share.
 * @param {string} text
 */
export function tidied(text) {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  while (lines.length > 0 && lines[0].trim() === "") lines.shift();
  while (lines.length > 0 && lines[lines.length - 1].trim() === "") lines.pop();
  // By a loop: a text may have more lines than a call has room for arguments.
  let shared = Infinity;
  for (const line of lines) {
    if (line.trim() !== "") shared = Math.min(shared, line.length - line.trimStart().length);
  }
  return lines.map((line) => line.slice(shared).trimEnd()).join("\n");
}

/**
 * The text of an element. What stands between its own tags and line breaks is the layout of the page, and no part of the
 * line that follows.
 * @param {Element} host
 */
function textIn(host) {
  return Array.from(host.childNodes, ({ nodeType, textContent }) => {
    if (nodeType !== Node.TEXT_NODE) return nodeType === Node.ELEMENT_NODE ? textContent : "";
    return textContent?.includes("\n") && textContent.trim() === "" ? "\n" : textContent;
  }).join("");
}

/** Tells about the text when the element is put into a document, whenever the text changes, and when asked to look. */
export class OwnText {
  #host;
  #read;
  /** @type {string | null} */
  #last = null;
  #observer = new MutationObserver(() => this.check());

  /**
   * @param {import("lit").ReactiveControllerHost & Element} host
   * @param {(text: string) => void} read
   */
  constructor(host, read) {
    this.#host = host;
    this.#read = read;
    host.addController(this);
  }

  hostConnected() {
    this.#observer.observe(this.#host, { childList: true, characterData: true, subtree: true });
    this.check();
  }

  hostDisconnected() {
    this.#observer.disconnect();
  }

  /** Tells now about changes of which there would be word only later. */
  catchUp() {
    if (this.#observer.takeRecords().length > 0) this.check();
  }

  /** Looks whether the text is another one, and tells. */
  check() {
    const text = tidied(textIn(this.#host));
    if (text === this.#last) return;
    this.#last = text;
    this.#read(text);
  }
}

/**
 * Runs `then` once the parser can add no more to the page. A text that arrives in pieces is wrong until it is whole:
 * what is wrong with it is nobody's business before.
 * @param {Document} document
 * @param {() => void} then
 */
export function afterParsing(document, then) {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", then, { once: true });
  else then();
}
