/** A card that is loaded when it is first asked for, and gone when it is closed. */

import { html, nothing } from "lit";
import { messageOf } from "./message.js";

/**
 * @typedef {object} Shown what a card may be about
 * @property {import("./model.js").Model} model
 * @property {import("../strings/index.js").Words} words
 * @property {import("../strings/page.js").PageWords} page
 * @property {import("./preferences.js").Theme} theme
 *
 * @typedef {object} Card
 * @property {HTMLElement} section
 * @property {(shown: Shown) => void} show
 * @property {() => void} close frees all that is held
 */

export class LazyCard {
  #changed;
  #load;
  #isLoading = false;
  /** @type {Card | null} */
  #card = null;
  /** Why it could not be loaded the last time. @type {unknown} */
  #failure = null;

  isOpen = false;

  /** @param {() => void} changed asks for a drawing of the page @param {() => Promise<Card>} load */
  constructor(changed, load) {
    this.#changed = changed;
    this.#load = load;
  }

  toggle() {
    this.isOpen = !this.isOpen;
    this.#failure = null;
    if (this.isOpen) void this.#open();
    else {
      this.#card?.close();
      this.#card = null;
    }
    this.#changed();
  }

  /** The card, as far as it is there, or why it is not. @param {Shown} shown */
  view(shown) {
    if (this.#failure !== null) {
      return html`<p class="problem" role="alert">${shown.page.broken(messageOf(this.#failure))}</p>`;
    }
    this.#card?.show(shown);
    return this.#card?.section ?? nothing;
  }

  async #open() {
    // What is under way is taken when it comes.
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      const card = await this.#load();
      if (this.isOpen) this.#card = card;
      else card.close();
    } catch (error) {
      this.#failure = error;
      this.isOpen = false;
    }
    this.#isLoading = false;
    this.#changed();
  }
}
