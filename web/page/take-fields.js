/** The choices of what is taken away. */

import { html, nothing } from "lit";
import { mostBytes, mostFramePixels, mostFrames } from "../export/sizes.js";
import { numberField } from "./number-field.js";
import { formOf, isPicture } from "./take-order.js";

/**
 * @typedef {import("./take-order.js").Order} Order
 * @typedef {import("./take-order.js").Choice} Choice
 * @typedef {import("./take-workshop.js").Spoken} Spoken
 *
 * @typedef {object} Chosen
 * @property {Order} order
 * @property {Choice} choice
 * @property {readonly { scale: number, width: number, height: number }[]} sizes
 * @property {number} scale one of them
 * @property {boolean} isBusy
 * @property {Spoken} spoken
 *
 * @typedef {object} Act
 * @property {(part: Partial<Choice>) => void} change
 * @property {(scale: number) => void} rescale
 */

/** Steps a second. */
const speeds = Object.freeze([0.5, 1, 2, 4, 8]);

/**
 * @template Value
 * @param {string} label
 * @param {readonly (readonly [Value, string])[]} options values and their names
 * @param {Value} chosen
 * @param {(value: Value) => void} choose
 * @param {boolean} isBusy
 */
function select(label, options, chosen, choose, isBusy) {
  const changed = (/** @type {Event} */ event) =>
    choose(options[/** @type {HTMLSelectElement} */ (event.target).selectedIndex][0]);
  return html`<label class="field"
    >${label}
    <select ?disabled=${isBusy} @change=${changed}>
      ${options.map(([value, name]) => html`<option .selected=${value === chosen}>${name}</option>`)}
    </select>
  </label>`;
}

/** @param {Order} order @param {string} format @param {Spoken} spoken */
function formatName(order, format, { take }) {
  const form = formOf({ ...order, format });
  if (form !== null) return take.forms[form] ?? form;
  if (format === "gif") return take.gif;
  if (format === "answer") return take.answer;
  if (format === "words") return take.inWords;
  const names = order.course === null ? take.picture : take.strip;
  return format === "svg" ? names.svg : names.png;
}

/** From which step of a search to which. @param {Chosen} chosen @param {Act} act */
function spanFields({ order: { what, span }, choice, spoken: { take } }, { change }) {
  if (what !== "search") return nothing;
  const most = Number.MAX_SAFE_INTEGER;
  return html`${numberField({ label: take.from, value: choice.from, usual: 0, least: 0, most, entered: (from) => change({ from }) })}
  ${numberField({ label: take.to, value: choice.to, usual: span.usual, least: 0, most, entered: (to) => change({ to }) })}`;
}

/** @param {Chosen} chosen @param {Act} act */
export function takeFields(chosen, act) {
  const { order, choice, sizes, scale, isBusy, spoken } = chosen;
  const { take, page } = spoken;
  const { change, rescale } = act;
  const { what, format } = order;
  const film = format === "gif";
  const pixels = film || format === "png";
  return html`<div class="fields">
      ${select(
        take.what,
        order.whats.map((one) => [one, take.whats[one]]),
        what,
        (one) => change({ what: one }),
        isBusy,
      )}
      ${select(
        take.as,
        order.formats.map((one) => [one, formatName(order, one, spoken)]),
        format,
        (one) => change({ formats: { ...choice.formats, [what]: one } }),
        isBusy,
      )}
      ${
        isPicture(order)
          ? select(
              take.colours,
              /** @type {const} */ (["shown", "light", "dark"]).map((one) => [one, take.themes[one]]),
              choice.theme,
              (theme) => change({ theme }),
              isBusy,
            )
          : nothing
      }
      ${
        pixels && sizes.length > 0
          ? select(
              take.size,
              sizes.map((one) => [one.scale, take.pixels(one.width, one.height)]),
              scale,
              rescale,
              isBusy,
            )
          : nothing
      }
      ${
        film
          ? select(
              take.speed,
              speeds.map((speed) => [speed, take.perSecond(speed)]),
              order.speed,
              (speed) => change({ speed }),
              isBusy,
            )
          : nothing
      }
      ${spanFields(chosen, act)}
    </div>
    ${
      isPicture(order) && !film
        ? html`<label class="take-check"
            ><input
              type="checkbox"
              .checked=${order.hasGround}
              @change=${(/** @type {Event} */ event) =>
                change({ hasGround: /** @type {HTMLInputElement} */ (event.target).checked })}
            />${take.ground}</label
          >`
        : nothing
    }
    ${film ? html`<p class="note">${take.film(mostFrames, mostFramePixels, page.bytes(mostBytes))}</p>` : nothing}`;
}
