/** What is proved: the lower and the upper bound over the steps, two lines that meet at the answer, and a sentence. */

import { html, nothing, svg } from "lit";
import { boundsOf } from "./facts.js";
import { proofSentence } from "./sayings.js";

/**
 * @typedef {import("./template.js").Looked} Looked
 * @typedef {{ step: number, value: number }} Point from this step on
 */

/** In units of the picture, which is stretched to its box. */
const width = 300;
const height = 80;
const edge = 7;

/**
 * Where a step and a value are in the picture; steps on a logarithmic scale.
 * @param {readonly Point[]} points @param {number} last
 */
function scales(points, last) {
  const values = points.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return {
    least,
    most,
    x: (/** @type {number} */ step) =>
      edge + ((width - 2 * edge) * Math.log(Math.max(1, step))) / Math.log(Math.max(2, last)),
    y: (/** @type {number} */ value) =>
      most === least ? height / 2 : height - edge - ((height - 2.5 * edge) * (value - least)) / (most - least),
  };
}

/** @param {Looked} looked @param {ReturnType<typeof boundsOf>} bounds */
function chart({ course, said }, { lower, upper, last }) {
  if (lower.length === 0) return nothing;
  const { least, most, x, y } = scales([...lower, ...upper], last);
  const stairs = (/** @type {readonly Point[]} */ points, /** @type {string} */ start) =>
    `${start}${points.map(({ step, value }) => `H${x(step)}V${y(value)}`).join("")}H${x(last)}`;
  const proved = lower[lower.length - 1].value;
  const best = upper[upper.length - 1]?.value ?? Infinity;
  const shown = x(course.snapshot?.step ?? 0);
  return html`<div class="chart">
      <svg
        viewBox="0 0 ${width} ${height}"
        preserveAspectRatio="none"
        role="img"
        aria-label=${said.boundsPicture(proved, best, last)}
      >
        ${svg`<path class="at" d="M${shown} 0V${height}"></path>
          <path class="lower" d=${stairs(lower, `M${x(lower[0].step)} ${y(lower[0].value)}`)}></path>
          ${upper.length === 0 ? null : svg`<path class="upper" d=${stairs(upper, `M${x(upper[0].step)} 0`)}></path>`}
          ${best === proved ? svg`<path class="meet" d="M${x(last)} ${y(best)}h0"></path>` : null}`}
      </svg>
      <span class=${most === least ? "tick middle" : "tick top"} aria-hidden="true">${said.distance(most)}</span>
      ${most === least ? nothing : html`<span class="tick bottom" aria-hidden="true">${said.distance(least)}</span>`}
    </div>
    <p class="legend">
      <span class="key lower">${said.boundsLower} <b>${said.distance(proved)}</b></span>
      <span class="key upper"
        >${said.boundsUpper} <b>${best === Infinity ? said.boundsNone : said.distance(best)}</b></span
      >
      <span class="axis">${said.boundsAxis(last)}</span>
    </p>`;
}

/** @param {import("./facts.js").Kind} kind */
const usesBound = (kind) => kind === "threshold" || kind === "f";

/** @param {Looked} looked */
export function boundsPanel(looked) {
  const { course, words, own, said, why } = looked;
  const { run, choice } = course;
  const head = run?.live.head ?? null;
  return html`<section class="panel bounds" role="group" aria-labelledby="bounds-title">
    <p class="note who">
      ${choice === null ? nothing : html`${words.engines[choice.engine] ?? choice.engine}${usesBound(course.kind) ? ` · ${own.bounds[choice.bound] ?? choice.bound}` : nothing}`}
    </p>
    <h2 id="bounds-title">${said.bounds}</h2>
    <p class="proof">${run === null || head === null ? said.opening : proofSentence(head, run.live, why, said)}</p>
    ${run === null ? nothing : chart(looked, boundsOf(run.live))}
  </section>`;
}
