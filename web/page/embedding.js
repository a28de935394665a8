/** The way to embed what is shown in a page of one's own. All that it takes is loaded when it is asked for. */

import { html, nothing } from "lit";
import { messageOf } from "./message.js";

export class Embedding {
  #changed;
  #isOpen = false;
  #isLoading = false;
  /** @type {import("./embed-card.js").EmbedCard | null} */
  #card = null;
  /** @type {unknown} */
  #failure = null;

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
    if (this.#isOpen) this.#card?.show({ model, words, page });
    return html`<section class="card embed">
      <h2>${page.embed}</h2>
      <div class="buttons">
        <button type="button" class="quiet" aria-expanded=${this.#isOpen} @click=${() => this.#toggle()}>
          ${page.embedButton}
        </button>
        <span class="note">${page.embedHint}</span>
      </div>
      ${this.#isOpen ? (this.#card?.body ?? nothing) : nothing}
      ${
        this.#failure === null
          ? nothing
          : html`<p class="problem" role="alert">${page.broken(messageOf(this.#failure))}</p>`
      }
    </section>`;
  }

  #toggle() {
    this.#isOpen = !this.#isOpen;
    this.#failure = null;
    if (!this.#isOpen) {
      this.#card?.close();
      this.#card = null;
    } else void this.#load();
    this.#changed();
  }

  async #load() {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      const { EmbedCard } = await import("./embed-card.js");
      const card = await EmbedCard.open();
      if (this.#isOpen) this.#card = card;
    } catch (error) {
      this.#failure = error;
      this.#isOpen = false;
    } finally {
      this.#isLoading = false;
    }
    this.#changed();
  }
}
