/** A bar for each iteration, as long as the logarithm of its nodes; each leads to its first step. */

import { html, svg } from "lit";
import { iterationsOf } from "./facts.js";
import { clamp } from "../views/shapes.js";

/** @typedef {import("./template.js").Looked} Looked */

/** How many iterations are listed around the current one. */
const listed = 240;
/** The longest bar, in percent: the number stands behind it. */
const longest = 64;

/** @param {Looked} looked */
export function iterationsPanel({ course, words, act, said }) {
  const { run, kind, snapshot } = course;
  const all = run === null ? [] : iterationsOf(run.live, snapshot);
  const most = Math.max(1, ...all.map(({ generated }) => generated));
  const length = (/** @type {number} */ nodes) => `${((longest * Math.log1p(nodes)) / Math.log1p(most)).toFixed(2)}%`;
  const current = all.findIndex(({ isCurrent }) => isCurrent);
  const first = clamp(current - listed / 2, 0, Math.max(0, all.length - listed));
  const bar = (
    /** @type {typeof all[0]} */ { threshold, firstStep, generated, now, isCurrent, isAhead },
    /** @type {number} */ index,
  ) =>
    html`<li>
      <button
        type="button"
        class=${isCurrent ? "iteration current" : isAhead ? "iteration ahead" : "iteration"}
        aria-current=${isCurrent ? "step" : "false"}
        aria-label=${said.iteration(kind, threshold, generated, firstStep)}
        @click=${() => act.iteration(first + index)}
      >
        <span class="threshold">${said.distance(threshold)}</span>
        ${svg`<svg width="100%" height="20" aria-hidden="true" focusable="false">
          <rect class="all" y="4" height="12" rx="3" width=${length(generated)}></rect>
          <rect class="now" y="4" height="12" rx="3" width=${length(isCurrent ? now : 0)}></rect>
          <text y="14.5" x=${length(generated)} dx="7">${words.number(isCurrent ? now : generated)}</text>
        </svg>`}
      </button>
    </li>`;
  return html`<section class="panel iterations" role="group" aria-labelledby="iterations-title">
    <h2 id="iterations-title">${said.iterations[kind].title}</h2>
    <ol class="listed" data-current=${current - first}>
      ${all.slice(first, first + listed).map(bar)}
    </ol>
    <p class="why">${whyNext(snapshot, kind, words, said)}</p>
    <p class="note">${said.iterationsNote}</p>
  </section>`;
}

/**
 * Why the iteration shown follows the one before, and what it says about the next.
 * @param {import("../types.js").Snapshot | null} snapshot
 * @param {import("./facts.js").Kind} kind
 * @param {import("../strings/index.js").Words} words
 * @param {import("../strings/search.js").SearchWords} said
 */
function whyNext(snapshot, kind, words, said) {
  const shown = snapshot?.iterations ?? [];
  const current = shown[shown.length - 1];
  if (current === undefined) return "";
  const before = shown[shown.length - 2];
  return [
    ...(before === undefined ? [] : [said.succeeded(kind, before.threshold, current.threshold)]),
    said.nextSoFar(kind, current.nextThreshold),
  ]
    .filter((sentence) => sentence !== "")
    .join(words.between);
}
