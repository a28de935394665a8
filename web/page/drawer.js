/** What the page has besides: buttons, and the cards that they open. A card is loaded when it is first asked for. */

import { html, nothing } from "lit";
import { messageOf } from "./message.js";

/**
 * @typedef {object} Shown what a card may be about
 * @property {import("./model.js").Model} model
 * @property {import("../strings/index.js").Words} words
 * @property {import("../strings/page.js").PageWords} page
 * @property {import("./preferences.js").Theme} theme
 *
 * @typedef {object} Means what a card works with
 * @property {() => void} changed asks for a drawing of the page
 * @property {import("./progress.js").Progress} progress
 *
 * @typedef {object} Card
 * @property {HTMLElement} section
 * @property {(shown: Shown) => void} show
 * @property {() => void} close frees all that is held; it can be shown again
 */

/** In the order of their buttons. @type {Readonly<Record<string, (means: Means) => Promise<Card>>>} */
const loaders = Object.freeze({
  gallery: async (means) => new (await import("./gallery-card.js")).GalleryCard(means),
});

export class Drawer {
  #means;
  /** @type {Set<string>} */
  #open = new Set();
  /** @type {Map<string, Card>} */
  #cards = new Map();
  /** @type {Set<string>} */
  #loading = new Set();
  /** @type {unknown} */
  #failure = null;

  /** @param {Means} means */
  constructor(means) {
    this.#means = means;
  }

  /** @param {Shown} shown */
  view(shown) {
    const { page } = shown;
    const names = /** @type {Readonly<Record<string, string>>} */ (page.drawer);
    const cards = [...this.#open].map((name) => this.#cards.get(name)).filter((card) => card !== undefined);
    for (const card of cards) card.show(shown);
    return html`<div class="buttons" role="group" aria-label=${page.besides}>
        ${Object.keys(loaders).map(
          (name) =>
            html`<button
              type="button"
              class="quiet"
              aria-expanded=${this.#open.has(name)}
              @click=${() => this.#toggle(name)}
            >
              ${names[name]}
            </button>`,
        )}
      </div>
      ${this.#failure === null ? nothing : html`<p class="problem" role="alert">${page.broken(messageOf(this.#failure))}</p>`}
      ${cards.map((card) => card.section)}`;
  }

  /** @param {string} name */
  #toggle(name) {
    if (this.#open.delete(name)) this.#cards.get(name)?.close();
    else {
      this.#open.add(name);
      void this.#load(name);
    }
    this.#means.changed();
  }

  /** @param {string} name */
  async #load(name) {
    if (this.#cards.has(name) || this.#loading.has(name)) return;
    this.#loading.add(name);
    try {
      this.#cards.set(name, await loaders[name](this.#means));
      this.#failure = null;
    } catch (error) {
      this.#open.delete(name);
      this.#failure = error;
    }
    this.#loading.delete(name);
    this.#means.changed();
  }
}
