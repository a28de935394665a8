/** The card for taking boards away, as long as nobody has asked for it: all of it is loaded when it is opened. */

import { html, nothing } from "lit";
import { sharedSolver } from "../element-core.js";
import { messageOf } from "./message.js";

export class TakeAway {
  #changed;
  #isOpen = false;
  #isLoading = false;
  /** @type {import("./take-card.js").TakeCard | null} */
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
    if (model.element.board === null) return nothing;
    if (this.#isOpen) this.#card?.show({ model, words, page });
    return html`<section class="card take">
      <h2>${page.takeAway}</h2>
      <p class="note">${page.takeAwayText}</p>
      <div class="buttons">
        <button type="button" class="quiet" aria-expanded=${this.#isOpen} @click=${() => this.#toggle()}>
          ${page.takeAwayButton}
        </button>
      </div>
      ${
        this.#failure === null
          ? nothing
          : html`<p class="problem" role="alert">${page.broken(messageOf(this.#failure))}</p>`
      }
      ${this.#isOpen ? this.#card?.section : nothing}
    </section>`;
  }

  #toggle() {
    this.#isOpen = !this.#isOpen;
    if (this.#isOpen) void this.#load();
    else {
      this.#card?.close();
      this.#card = null;
    }
    this.#changed();
  }

  async #load() {
    if (this.#isLoading) return;
    this.#isLoading = true;
    this.#failure = null;
    try {
      const { TakeCard } = await import("./take-card.js");
      // Handed over rather than imported there: what the page loads first stays in fewer files.
      if (this.#isOpen) this.#card = new TakeCard({ solver: sharedSolver });
    } catch (error) {
      this.#failure = error;
    } finally {
      this.#isLoading = false;
    }
    this.#changed();
  }
}
