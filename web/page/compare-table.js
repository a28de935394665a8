/** The numbers of searches side by side, at the moment shown. */

import { html } from "lit";
import { sample } from "./compare-lanes.js";
import { nameOf, stateOf } from "./compare-words.js";

/**
 * The roles are there because a narrow page lays the rows out as lists, for which browsers would forget the table.
 * @param {readonly import("./compare-lane.js").Lane[]} lanes
 * @param {import("./search-parts.js").Shown} shown
 */
export function compareTable(lanes, shown) {
  const { words, page, search } = shown;
  const { table, columns } = search.compare;
  const names = Object.entries(columns);
  return html`<table class="numbers" role="table">
    <caption>
      ${table}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        ${names.map(
          ([key, name]) =>
            html`<th scope="col" role="columnheader" class=${key === "status" ? "words" : ""}>${name}</th>`,
        )}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${lanes.map((lane, index) => {
        const { snapshot } = lane;
        const cell = (/** @type {string} */ name, /** @type {string} */ value) =>
          html`<td role="cell" data-label=${name}>${snapshot === null ? "–" : value}</td>`;
        const stats = snapshot?.stats;
        return html`<tr role="row">
          <th scope="row" role="rowheader"><span class="named">${sample(index)} ${nameOf(lane, shown)}</span></th>
          <td role="cell" class="words">${stateOf(lane, shown)}</td>
          ${cell(columns.expanded, words.number(stats?.expanded ?? 0))}
          ${cell(columns.generated, words.number(stats?.generated ?? 0))}
          ${cell(columns.held, words.number(snapshot?.held ?? 0))}
          ${cell(columns.bytes, page.bytes(stats?.peakBytes ?? 0))} ${cell(columns.time, page.time(lane.milliseconds))}
        </tr>`;
      })}
    </tbody>
  </table>`;
}
