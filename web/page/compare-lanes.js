/** The searches side by side as fields: what each of them searches with. */

import { html, nothing, svg } from "lit";
import { dashes } from "./compare-chart.js";
import { fewestLanes, mostLanes } from "./compare-link.js";
import { presetsOf } from "./compare-presets.js";
import { nameOf } from "./compare-words.js";

/**
 * @typedef {import("./compare.js").Comparison} Comparison
 * @typedef {import("./compare-lane.js").Choice} Choice
 * @typedef {import("./compare-lane.js").Lane} Lane
 * @typedef {import("./search-parts.js").Shown} Shown
 */

/** @param {Event} event */
export const valueOf = (event) => /** @type {HTMLSelectElement} */ (event.target).value;

/** A piece of a search's curve. @param {number} index */
export const sample = (index) =>
  html`<svg class="sample ink-${index}" viewBox="0 0 32 12" aria-hidden="true">
    ${svg`<path d="M1 6H31" stroke-dasharray=${dashes[index].join(" ")} />`}
  </svg>`;

/**
 * @param {string} name
 * @param {readonly (readonly [string, string])[]} options values and what they are called
 * @param {string} value
 * @param {(value: string) => void} change
 * @param {boolean} [isDisabled]
 */
const choiceField = (name, options, value, change, isDisabled = false) =>
  html`<label class="field"
    >${name}
    <select ?disabled=${isDisabled} @change=${(/** @type {Event} */ event) => change(valueOf(event))}>
      ${options.map(([option, text]) => html`<option value=${option} .selected=${option === value}>${text}</option>`)}
    </select>
  </label>`;

/**
 * @param {Comparison} comparison @param {Lane} lane @param {number} index
 * @param {Shown} shown @param {() => void} edited
 */
function laneFields(comparison, lane, index, shown, edited) {
  const { words, search, puzzle, bounds } = shown;
  const { compare } = search;
  const own = words.puzzles[puzzle];
  const { engine, bound, prune } = lane;
  const change = (/** @type {Partial<Choice>} */ part) => {
    edited();
    comparison.change(index, { engine, bound, prune, ...part });
  };
  const uses = (/** @type {string} */ name) => shown.engines.some((one) => one.name === name && one.informed);
  const isInformed = uses(engine);
  const rule = compare.rules[puzzle];
  const known = shown.engines.map(({ name }) => name);
  // Until the search is there it may be one that is chosen for the board.
  const engines = known.includes(engine) ? known : [...known, engine];
  const fill = (/** @type {string} */ name) => change({ engine: name, bound: uses(name) ? bound : "" });
  return html`<fieldset class="lane">
    <legend class="unseen">${compare.lane(index + 1)}</legend>
    <div class="lane-head">
      ${sample(index)}
      <select aria-label=${compare.engine} @change=${(/** @type {Event} */ event) => fill(valueOf(event))}>
        ${engines.map(
          (name) => html`<option value=${name} .selected=${name === engine}>${words.engines[name] ?? name}</option>`,
        )}
      </select>
      ${
        comparison.lanes.length > fewestLanes
          ? html`<button
              type="button"
              aria-label=${compare.remove(nameOf(lane, shown))}
              title=${compare.remove(nameOf(lane, shown))}
              @click=${(/** @type {Event} */ event) => {
                edited();
                // What is removed cannot keep the focus.
                const lanes = /** @type {HTMLElement} */ (event.currentTarget).closest(".lanes");
                comparison.remove(index);
                requestAnimationFrame(() => lanes?.querySelector("select")?.focus());
              }}
            >
              ×
            </button>`
          : nothing
      }
    </div>
    ${choiceField(
      compare.bound,
      isInformed ? bounds.map((name) => [name, own.bounds[name] ?? name]) : [["", compare.noBound]],
      bound,
      (name) => change({ bound: name }),
      !isInformed,
    )}
    ${
      rule === undefined
        ? nothing
        : choiceField(
            rule.name,
            [
              ["path", rule.path],
              ["none", rule.none],
            ],
            engine === "bfs" ? "none" : prune,
            (value) => change({ prune: value === "none" ? "none" : "path" }),
            engine === "bfs",
          )
    }
  </fieldset>`;
}

/** @param {Comparison} comparison @param {Shown} shown @param {() => void} edited */
export function lanesEditor(comparison, shown, edited) {
  const { lanes } = comparison;
  const { compare } = shown.search;
  const next = presetsOf(shown.puzzle)[0].choices;
  const add = () => {
    edited();
    const taken = lanes.map(({ engine }) => engine);
    comparison.add(next.find(({ engine }) => !taken.includes(engine)) ?? next[0]);
  };
  return html`<div class="lanes">
    ${lanes.map((lane, index) => laneFields(comparison, lane, index, shown, edited))}
    ${
      lanes.length < mostLanes
        ? html`<button type="button" class="quiet add" @click=${add}>+ ${compare.add}</button>`
        : nothing
    }
  </div>`;
}
