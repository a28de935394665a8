/** The card for choosing how to search. */

import { html, nothing } from "lit";
import { mostMib } from "../link/limits.js";
import { numberField } from "./number-field.js";

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLSelectElement} */ (event.target).value;

/**
 * @param {import("./searching.js").Searching} searching
 * @param {import("../strings/page.js").PageWords} page
 */
function limits(searching, page) {
  const { nodes, mib } = searching.limits;
  const field = (
    /** @type {string} */ label,
    /** @type {"nodes" | "mib"} */ name,
    /** @type {string} */ usual,
    /** @type {number} */ most,
  ) => {
    const entered = (/** @type {string} */ value) => searching.setLimit(name, value);
    return numberField({ label, value: searching.limits[name], usual, most, entered });
  };
  return html`<details ?open=${nodes !== "" || mib !== ""}>
    <summary>${page.limits}</summary>
    <p class="note">${page.limitsHint}</p>
    <div class="fields">
      ${field(page.mostNodes, "nodes", page.noLimit, Number.MAX_SAFE_INTEGER)}
      ${field(page.mostMib, "mib", "512", mostMib)}
    </div>
  </details>`;
}

/**
 * Engine and bound, to be chosen.
 * @param {import("./model.js").Model} model
 * @param {import("../strings/index.js").Words} words
 * @param {import("../strings/page.js").PageWords} page
 */
export function searchChoice({ element, engines, bounds, puzzle, searching }, words, page) {
  const own = words.puzzles[puzzle];
  return html`<div class="fields">
    <label class="field"
      >${page.engine}
      <select @change=${(/** @type {Event} */ event) => searching.setEngine(valueOf(event))}>
        ${engines.map(({ name }) => html`<option value=${name} .selected=${name === element.engine}>${words.engines[name] ?? name}</option>`)}
      </select>
    </label>
    <label class="field"
      >${page.bound}
      <select
        ?disabled=${!isInformed(element.engine, engines)}
        @change=${(/** @type {Event} */ event) => searching.setBound(valueOf(event))}
      >
        <option value="" .selected=${element.bound === ""}>${page.suited}</option>
        ${bounds.map((name) => html`<option value=${name} .selected=${name === element.bound}>${own.bounds[name] ?? name}</option>`)}
      </select>
    </label>
  </div>`;
}

/** @param {string} engine @param {import("./model.js").Model["engines"]} engines */
const isInformed = (engine, engines) =>
  engine === "auto" || engines.some(({ name, informed }) => name === engine && informed);

/** @param {import("./model.js").Model} model @param {import("../strings/index.js").Words} words @param {import("../strings/page.js").PageWords} page */
function meaningOf({ element: { engine, bound }, engines, puzzle }, words, page) {
  if (engines.some(({ name, optimal }) => name === engine && !optimal)) return page.notOptimal;
  if (!isInformed(engine, engines)) return page.noBound;
  if (bound === "") return engine === "auto" ? page.autoMeaning : page.suitedMeaning;
  return words.puzzles[puzzle].boundMeanings[bound] ?? "";
}

/**
 * @param {import("./model.js").Model} model
 * @param {import("../strings/index.js").Words} words
 * @param {import("../strings/page.js").PageWords} page
 * @param {boolean} chooses whether engine and bound are chosen here, not somewhere else
 */
export function searchCard(model, words, page, chooses) {
  return html`<section class="card">
    <h2>${page.search}</h2>
    ${chooses ? searchChoice(model, words, page) : nothing}
    <p class="note">${meaningOf(model, words, page)}</p>
    ${limits(model.searching, page)}
  </section>`;
}
