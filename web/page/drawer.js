/** What the page has besides its board: ways to cards that are loaded when they are opened. */

import { html, nothing } from "lit";
import { sharedSolver } from "../element-core.js";
import { LazyCard } from "./lazy-card.js";

/**
 * @typedef {import("./lazy-card.js").Shown} Shown
 *
 * @typedef {object} Means what the cards work with
 * @property {() => void} changed asks for a drawing of the page
 * @property {import("./progress.js").Progress} progress
 */

/** @param {LazyCard} card @param {string} name */
const opener = (card, name) =>
  html`<button type="button" class="quiet" aria-expanded=${card.isOpen} @click=${() => card.toggle()}>${name}</button>`;

export class Drawer {
  #gallery;
  #make;
  #take;
  #embed;

  /** @param {Means} means */
  constructor({ changed, progress }) {
    this.#gallery = new LazyCard(changed, async () => {
      const { GalleryCard } = await import("./gallery-card.js");
      return new GalleryCard({ changed, progress });
    });
    this.#make = new LazyCard(changed, async () => {
      const { GenerateCard } = await import("./generate-card.js");
      return GenerateCard.open({ solver: sharedSolver });
    });
    this.#take = new LazyCard(changed, async () => {
      const { TakeCard } = await import("./take-card.js");
      // Handed over rather than imported there: what the page loads first stays in fewer files.
      return new TakeCard({ solver: sharedSolver });
    });
    this.#embed = new LazyCard(changed, async () => (await import("./embed-card.js")).EmbedCard.open());
  }

  /** Other boards: those worth knowing, and those made to a wish. @param {Shown} shown */
  boards(shown) {
    const { page } = shown;
    return html`<div class="buttons">${opener(this.#gallery, page.gallery)} ${opener(this.#make, page.make)}</div>
      ${this.#gallery.view(shown)} ${this.#make.view(shown)}`;
  }

  /** Boards, solutions and searches to take away. @param {Shown} shown */
  takeAway(shown) {
    const { model, page } = shown;
    if (model.element.board === null) return nothing;
    return html`<section class="card take">
      <h2>${page.takeAway}</h2>
      <p class="note">${page.takeAwayText}</p>
      <div class="buttons">${opener(this.#take, page.takeAwayButton)}</div>
      ${this.#take.view(shown)}
    </section>`;
  }

  /** What is shown, in a page of one's own. @param {Shown} shown */
  embed(shown) {
    const { page } = shown;
    return html`<section class="card embed">
      <h2>${page.embed}</h2>
      <div class="buttons">
        ${opener(this.#embed, page.embedButton)}
        <span class="note">${page.embedHint}</span>
      </div>
      ${this.#embed.view(shown)}
    </section>`;
  }
}
