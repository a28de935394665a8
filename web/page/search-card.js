/** The card for choosing how to search. */

import { html, nothing } from "lit";

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLSelectElement} */ (event.target).value;

/**
 * @param {import("./model.js").Model} model
 * @param {import("../strings/index.js").Words} words
 * @param {import("../strings/page.js").PageWords} page
 */
export function searchCard(model, words, page) {
  const { element, engines, bounds, puzzle } = model;
  const own = words.puzzles[puzzle];
  const informed =
    element.engine === "auto" || engines.some(({ name, informed }) => name === element.engine && informed);
  const meaning = element.bound === "" ? page.strongestMeaning : (own.boundMeanings[element.bound] ?? "");
  return html`<section class="card">
    <h2>${page.search}</h2>
    <div class="fields">
      <label class="field"
        >${page.engine}
        <select @change=${(/** @type {Event} */ event) => model.setEngine(valueOf(event))}>
          ${engines.map(({ name }) => html`<option value=${name} .selected=${name === element.engine}>${words.engines[name] ?? name}</option>`)}
        </select>
      </label>
      <label class="field"
        >${page.bound}
        <select ?disabled=${!informed} @change=${(/** @type {Event} */ event) => model.setBound(valueOf(event))}>
          <option value="" .selected=${element.bound === ""}>${page.strongest}</option>
          ${bounds.map((name) => html`<option value=${name} .selected=${name === element.bound}>${own.bounds[name] ?? name}</option>`)}
        </select>
      </label>
    </div>
    <p class="note">
      ${element.engine === "auto" && element.bound === "" ? page.autoMeaning : informed ? meaning : page.noBound}${nothing}
    </p>
  </section>`;
}
