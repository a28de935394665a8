/** Play, solution, search or edit: what the element shows. */

import { html } from "lit";
import { modes } from "../element-opening.js";

/** @param {import("./model.js").Model} model @param {import("../strings/page.js").PageWords} page */
export const modeTabs = (model, page) =>
  html`<div class="modes" role="group" aria-label=${page.modes}>
    ${modes.map(
      (mode) =>
        html`<button
          type="button"
          class="tab"
          aria-pressed=${mode === model.element.mode ? "true" : "false"}
          @click=${() => void model.setMode(mode)}
        >
          ${/** @type {Readonly<Record<string, string>>} */ (page.modeNames)[mode]}
        </button>`,
    )}
  </div>`;
