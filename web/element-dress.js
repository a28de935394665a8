/** Style sheets for a shadow root. A constructed sheet belongs to one document, and so does whoever adopts it. */

/** @typedef {import("lit").CSSResultOrNative} Style */

/** The sheets that were made for other documents than this script's own. @type {WeakMap<Document, Map<Style, CSSStyleSheet>>} */
const sheets = new WeakMap();

/** @param {Style} style @param {Document} wearer @returns {CSSStyleSheet} */
function sheetFor(style, wearer) {
  if (style instanceof CSSStyleSheet) return style;
  if (wearer === document) return /** @type {CSSStyleSheet} */ (style.styleSheet);
  const own = sheets.get(wearer) ?? new Map();
  sheets.set(wearer, own);
  if (!own.has(style)) {
    const sheet = new /** @type {typeof globalThis} */ (wearer.defaultView).CSSStyleSheet();
    sheet.replaceSync(style.cssText);
    own.set(style, sheet);
  }
  return own.get(style);
}

/**
 * Lets a shadow root adopt styles, in whichever document it is now; to be called again when that is another one.
 * @param {ShadowRoot} root
 * @param {readonly Style[]} styles
 */
export function dress(root, styles) {
  const wearer = root.ownerDocument;
  // Nobody sees a document without a window.
  if (wearer.defaultView === null) return;
  root.adoptedStyleSheets = styles.map((style) => sheetFor(style, wearer));
}
