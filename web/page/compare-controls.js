/** What drives the searches side by side: start, pause, the slider over the course, the lockstep, the speed. */

import { html } from "lit";
import { valueOf } from "./compare-lanes.js";

/**
 * @typedef {import("./compare.js").Comparison} Comparison
 * @typedef {import("./search-parts.js").Shown} Shown
 */

/** Steps, or milliseconds of searching, a second. */
const speeds = Object.freeze({
  steps: [1, 10, 100, 1000, 10_000, Infinity],
  time: [1, 10, 100, Infinity],
});

/** @param {Comparison} comparison @param {Shown} shown */
function mainButton(comparison, { search }) {
  const { compare } = search;
  if (comparison.isBusy) {
    return html`<button type="button" class="primary" @click=${() => comparison.pause()}>${compare.pause}</button>`;
  }
  const isReplay = comparison.isAtEnd && comparison.farthest > 0;
  return html`<button type="button" class="primary" @click=${() => comparison.start()}>
    ${isReplay ? compare.again : compare.start}
  </button>`;
}

/** @param {Comparison} comparison @param {Shown} shown */
export function compareControls(comparison, shown) {
  const { search, page } = shown;
  const { compare } = search;
  const { lockstep, position, farthest } = comparison;
  const isTimed = lockstep === "time";
  const place = isTimed ? compare.place.time(page.time(position)) : compare.place.steps(position);
  return html`<div class="transport">
    ${mainButton(comparison, shown)}
    <button type="button" class="quiet" ?disabled=${position === 0} @click=${() => comparison.seek(0)}>
      ${compare.toStart}
    </button>
    <button
      type="button"
      class="quiet"
      ?disabled=${comparison.isAtEnd && farthest > 0}
      @click=${() => comparison.toEnd()}
    >
      ${compare.toEnd}
    </button>
    <div class="course">
      <input
        type="range"
        min="0"
        .max=${String(Math.max(farthest, 1))}
        step=${isTimed ? "any" : "1"}
        .value=${String(position)}
        ?disabled=${farthest === 0}
        aria-label=${compare.moment}
        aria-valuetext=${place}
        @input=${(/** @type {Event} */ event) => comparison.seek(Number(valueOf(event)))}
      />
      <span class="place">${place}</span>
    </div>
    <label class="inline"
      >${compare.lockstep}
      <select
        @change=${(/** @type {Event} */ event) => comparison.setLockstep(valueOf(event) === "time" ? "time" : "steps")}
      >
        ${
          /** @type {const} */ (["steps", "time"]).map(
            (name) => html`<option value=${name} .selected=${name === lockstep}>${compare.locksteps[name]}</option>`,
          )
        }
      </select>
    </label>
    <label class="inline"
      >${compare.speed}
      <select @change=${(/** @type {Event} */ event) => comparison.setSpeed(Number(valueOf(event)))}>
        ${speeds[lockstep].map(
          (speed) =>
            html`<option value=${speed} .selected=${speed === comparison.speed}>
              ${speed === Infinity ? compare.fullSpeed : compare.speeds[lockstep](speed)}
            </option>`,
        )}
      </select>
    </label>
  </div>`;
}
