/** A field for a whole number, which may be left empty. */

import { html } from "lit";

/**
 * @param {object} field
 * @param {string} field.label
 * @param {string} field.value as typed
 * @param {string | number} field.usual what holds while it is empty
 * @param {number} [field.least] 1 without it
 * @param {number} field.most
 * @param {(value: string) => void} [field.typed] told at each sign
 * @param {(value: string) => void} [field.entered] told when the number is complete
 */
export function numberField({ label, value, usual, least = 1, most, typed, entered }) {
  const tell = (/** @type {((value: string) => void) | undefined} */ told) => (/** @type {Event} */ event) =>
    told?.(/** @type {HTMLInputElement} */ (event.target).value);
  return html`<label class="field"
    >${label}
    <input
      type="number"
      inputmode="numeric"
      min=${least}
      max=${most}
      placeholder=${usual}
      .value=${value}
      @input=${tell(typed)}
      @change=${tell(entered)}
    />
  </label>`;
}
