/** The counts up to the step shown, with the same meaning for every engine. */

import { html } from "lit";

/** @param {import("./template.js").Looked} looked */
export function countsPanel({ course, words, said }) {
  const stats = course.snapshot?.stats;
  const peak = course.keepsNodes ? "frontier" : "deepest";
  /** @type {readonly (readonly [string, string])[]} */
  const rows = [
    ["generated", words.number(stats?.generated ?? 0)],
    ["expanded", words.number(stats?.expanded ?? 0)],
    ["duplicates", words.number(stats?.duplicates ?? 0)],
    ["cut", words.number(stats?.cut ?? 0)],
    [peak, words.number(stats?.peakFrontier ?? 0)],
    ["bytes", said.bytes(stats?.peakBytes ?? 0)],
  ];
  return html`<section class="panel counts" role="group" aria-labelledby="counts-title">
    <h2 id="counts-title">${said.counts}</h2>
    <dl class="facts">
      ${rows.map(
        ([name, value]) =>
          html`<div>
            <dt>${said.countNames[name][0]}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    <details>
      <summary>${said.countsMeaning}</summary>
      <ul>
        ${rows.map(([name]) => html`<li><b>${said.countNames[name][0]}</b>: ${said.countNames[name][1]}.</li>`)}
      </ul>
    </details>
  </section>`;
}
