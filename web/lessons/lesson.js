/**
 * What a lesson does beside its boards: the reader's own sliders, the colours, and the language for the page. The text and
 * the boards stand without it; nothing moves unless the reader moves it.
 */

import { nextTheme, storedTheme, storeLanguage, storeTheme } from "../page/preferences.js";

/** @typedef {import("../fewest-moves.js").FewestMoves} FewestMoves */

/** @param {string | undefined} text words with spaces between them */
const words = (text) => (text ?? "").split(" ").filter(Boolean);

/**
 * A slider, the boards that it drives and the rows of the table that belong to its places. A board names in `data-stops`
 * the step that it shows at each place, and in `data-bounds` the bound, where that changes.
 */
class Reader {
  #slider;
  #output;
  #rows;
  /** @type {{ tag: FewestMoves, stops: number[], bounds: string[] }[]} */
  #driven;

  /** @param {Element} root @param {HTMLInputElement} slider */
  constructor(root, slider) {
    this.#slider = slider;
    this.#output = /** @type {HTMLOutputElement | null} */ (root.querySelector("output"));
    this.#rows = /** @type {HTMLTableRowElement[]} */ ([...root.querySelectorAll("tbody tr")]);
    this.#driven = /** @type {FewestMoves[]} */ ([...root.querySelectorAll("fewest-moves[data-stops]")]).map((tag) => ({
      tag,
      stops: words(tag.dataset.stops).map(Number),
      bounds: words(tag.dataset.bounds),
    }));
    slider.addEventListener("input", () => this.#move());
    root.addEventListener("fewest-ready", (event) => this.#begin(event));
    root.addEventListener("fewest-step", (event) => this.#follow(/** @type {CustomEvent} */ (event)));
    this.#tell();
  }

  get #place() {
    return Number(this.#slider.value);
  }

  #move() {
    for (const { tag, stops, bounds } of this.#driven) {
      if (bounds.length > 0) tag.bound = bounds[this.#place];
      else tag.seek(stops[this.#place]);
    }
    this.#tell();
  }

  /** A search by another bound is there: now it can be shown where it is to stop. @param {Event} event */
  #begin({ target }) {
    const begun = this.#driven.find(({ tag }) => tag === target);
    if (begun !== undefined && begun.bounds.length > 0) begun.tag.seek(begun.stops[this.#place]);
  }

  /** A board that the reader moves by its own keys or buttons takes the slider and the other boards along. @param {CustomEvent} event */
  #follow({ target, detail }) {
    const moved = this.#driven.find(({ tag }) => tag === target);
    if (moved === undefined || moved.bounds.length > 0 || !moved.tag.matches(":focus-within")) return;
    const place = moved.stops.indexOf(detail.step);
    if (place < 0 || moved.stops[this.#place] === detail.step) return;
    this.#slider.value = String(place);
    for (const { tag, stops } of this.#driven) if (tag !== target) tag.seek(stops[place]);
    this.#tell();
  }

  /** Says where the slider is, and marks its row. */
  #tell() {
    const row = this.#rows[this.#place];
    const told = row?.cells[0].textContent?.trim().replaceAll(/\s+/g, " ");
    const text = told ?? (this.#slider.dataset.says ?? "{}").replace("{}", this.#slider.value);
    this.#slider.setAttribute("aria-valuetext", text);
    if (this.#output !== null) this.#output.textContent = text;
    for (const one of this.#rows) one.toggleAttribute("data-current", one === row);
  }
}

function showTheme() {
  const theme = storedTheme();
  document.documentElement.dataset.theme = theme;
  for (const tag of /** @type {NodeListOf<FewestMoves>} */ (document.querySelectorAll("fewest-moves"))) {
    tag.setAttribute("theme", theme);
  }
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-theme-names]"))) {
    const names = (button.dataset.themeNames ?? "").split("; ");
    button.textContent = names[["auto", "light", "dark"].indexOf(theme)];
    button.hidden = false;
  }
}

for (const button of document.querySelectorAll("[data-theme-names]")) {
  button.addEventListener("click", () => {
    storeTheme(nextTheme(storedTheme()));
    showTheme();
  });
}
showTheme();

// The page speaks the language that its reader comes from.
for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[href^='../']"))) {
  link.addEventListener("click", () => storeLanguage(document.documentElement.lang));
}

void customElements.whenDefined("fewest-moves").then(() => {
  for (const root of document.querySelectorAll(".reader")) {
    const slider = root.querySelector("input[type='range']");
    if (!(slider instanceof HTMLInputElement)) continue;
    new Reader(root, slider);
    for (const hidden of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".hand"))) hidden.hidden = false;
  }
});
