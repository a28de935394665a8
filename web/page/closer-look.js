/** Ways to look closer at a search: buttons, and the cards that they open. All of that is loaded when first used. */

import { html, nothing } from "lit";
import { sharedSolver } from "../element-core.js";

/** @typedef {"compare" | "tree" | "trace"} Part */

export class CloserLook {
  #changed;
  /** @type {Set<Part>} */
  #open = new Set();
  /** @type {import("./search-parts.js").SearchParts | null} */
  #parts = null;
  #isLoading = false;
  /** Whether the searches side by side are in the address. */
  #isNamed = false;

  /** @param {() => void} changed */
  constructor(changed) {
    this.#changed = changed;
  }

  /**
   * @param {import("./model.js").Model} model
   * @param {import("../strings/index.js").Words} words
   * @param {import("../strings/page.js").PageWords} page
   */
  view(model, words, page) {
    if (model.element.mode !== "search" || model.element.board === null) {
      this.#open.clear();
      this.#parts?.close();
      return nothing;
    }
    // The address decides once it names them: also whether they are shown no longer.
    const isNamed = model.searching.compare !== "";
    if (isNamed) this.#open.add("compare");
    else if (this.#isNamed) this.#open.delete("compare");
    this.#isNamed = isNamed;
    if (this.#open.size > 0) void this.#load();
    const parts = /** @type {[Part, string][]} */ (Object.entries(page.parts));
    return html`<section class="card">
        <h2>${page.closer}</h2>
        <div class="buttons">
          ${parts.map(
            ([part, name]) =>
              html`<button
                type="button"
                class="quiet"
                aria-expanded=${this.#open.has(part)}
                @click=${() => this.#toggle(model, part)}
              >
                ${name}
              </button>`,
          )}
        </div>
      </section>
      ${this.#parts?.view(this.#open, { model, words, page })}`;
  }

  /** @param {import("./model.js").Model} model @param {Part} part */
  #toggle(model, part) {
    if (!this.#open.delete(part)) this.#open.add(part);
    if (part === "compare") model.searching.setCompare("");
    this.#changed();
  }

  async #load() {
    if (this.#parts !== null || this.#isLoading) return;
    this.#isLoading = true;
    try {
      const { SearchParts } = await import("./search-parts.js");
      // Handed over rather than imported there: what the page loads first stays in fewer files.
      this.#parts = new SearchParts({ changed: this.#changed, solver: sharedSolver });
    } finally {
      this.#isLoading = false;
    }
    this.#changed();
  }
}
