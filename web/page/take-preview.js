/** What will be in the file, where it is not in sight already: the strip, row by row, and texts. It is printed as well. */

import { html, nothing } from "lit";
import { svgFile } from "../export/svg-file.js";
import { beginning } from "./excerpt.js";
import { isLong } from "./input.js";
import { isFilm, isPicture, isStrip } from "./take-order.js";
import { stripWords } from "./take-words.js";

/**
 * @typedef {import("./take-order.js").Order} Order
 * @typedef {import("./take-workshop.js").Workshop} Workshop
 * @typedef {import("./take-workshop.js").Spoken} Spoken
 * @typedef {import("../export/strip.js").Strip} Strip
 */

/** Rows as elements: what was made once is not made again. @type {WeakMap<Strip, readonly Node[]>} */
const drawn = new WeakMap();

/** @param {Strip} strip */
function rowsOf(strip) {
  let rows = drawn.get(strip);
  if (rows === undefined) {
    const parser = new DOMParser();
    // The very text that a file would hold. What it shows is told by the figure, once for all rows.
    rows = strip.rows.map((row) => {
      const text = svgFile(row, { title: "", description: "", language: "" });
      const svg = parser.parseFromString(text, "image/svg+xml").documentElement;
      svg.removeAttribute("role");
      svg.setAttribute("aria-hidden", "true");
      svg.querySelector("title")?.remove();
      return document.importNode(svg, true);
    });
    drawn.set(strip, rows);
  }
  return rows;
}

/** @param {Workshop} workshop @param {Order} order @param {Spoken} spoken */
export function preview(workshop, order, spoken) {
  const { take } = spoken;
  if (order.missing !== null) return nothing;
  if (isStrip(order) || isFilm(order)) return stripPreview(workshop, order, spoken);
  if (isPicture(order)) return nothing;
  const text = workshop.text(order, spoken) ?? "";
  return html`${workshop.isSameText(order) ? html`<p class="note">${take.sameText}</p>` : nothing}
    ${isLong(text) ? html`<p class="note">${take.tooLong}</p>` : nothing}
    <pre class="answer" tabindex="0" role="region" aria-label=${take.preview}>
${isLong(text) ? beginning(text) : text}</pre>`;
}

/** @param {Workshop} workshop @param {Order} order @param {Spoken} spoken */
function stripPreview(workshop, order, spoken) {
  const { take } = spoken;
  if (isFilm(order)) return nothing;
  const ready = workshop.strip;
  if (ready === null) return html`<p class="note">${take.preparing}</p>`;
  const all = order.course?.length ?? 0;
  return html`${ready.shown < all ? html`<p class="note">${take.cutStrip(ready.shown, all)}</p>` : nothing}
    <figure class="take-strip ${order.theme}" role="img" aria-label=${stripWords(order, spoken).heading}>
      ${rowsOf(ready.strip)}
    </figure>
    ${
      ready.printed === ready.strip
        ? nothing
        : html`<figure class="take-strip printed" aria-hidden="true">${rowsOf(ready.printed)}</figure>`
    }`;
}
