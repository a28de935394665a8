/** The way in for somebody who wants to see what a search does, and what to look for in one. */

import { html } from "lit";
import { showSearch } from "./showcase.js";

/** Engines that deepen; the others keep every position they meet. */
const deepening = Object.freeze(["dfs", "iddfs", "ida*"]);

/** @param {import("./model.js").Model} model @param {import("../strings/page.js").PageWords} page */
export const showcaseCard = (model, page) =>
  html`<section class="card">
    <h2>${page.showcase}</h2>
    <p class="note">${page.showcaseText}</p>
    <div class="buttons">
      <button type="button" class="quiet" @click=${() => void showSearch(model)}>${page.showcaseButton}</button>
    </div>
  </section>`;

/** @param {import("./model.js").Model} model @param {import("../strings/page.js").PageWords} page */
export function guideCard(model, page) {
  const { choice } = model.element;
  const texts = page.guideTexts[choice !== null && !deepening.includes(choice.engine) ? "keeping" : "deepening"];
  return html`<section class="card">
    <h2>${page.guide}</h2>
    <div class="guide">
      ${texts.map(
        ({ title, text }) =>
          html`<div>
            <h3>${title}</h3>
            <p class="note">${text}</p>
          </div>`,
      )}
    </div>
  </section>`;
}
