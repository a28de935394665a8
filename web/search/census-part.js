/** The census of the states that an engine keeps: the legend of a heat map on the board, or a histogram of sizes. */

import { html, nothing, svg } from "lit";
import { binsOf, shadeOf, shades } from "./facts.js";

/**
 * @typedef {import("./template.js").Looked} Looked
 * @typedef {import("../types.js").Census} Census
 */

const width = 300;
const height = 60;
const mostBins = 40;
/** Cells of a board with more rows or columns are too small for numbers. */
const mostLabelled = 8;

/**
 * How often states of each cell were taken, for the board.
 * @param {{ course: Pick<Looked["course"], "snapshot" | "view" | "puzzle" | "isBrief">, said: Looked["said"] }} looked
 * @returns {import("../views/index.js").Heat | null}
 */
export function heatOf({ course, said }) {
  const census = course.snapshot?.census ?? null;
  if (census === null || course.view.census !== "cells") return null;
  const { rows, columns } = course.puzzle;
  const most = mostOf(census);
  const times = Array.from(census.taken.subarray(0, rows * columns));
  const isRoomy = Math.max(rows, columns) <= mostLabelled;
  return {
    shades: times.map((count) => shadeOf(count, most)),
    labels: isRoomy ? times.map((count) => (count === 0 ? "" : said.compact(count))) : null,
    // Names that nobody has the time to hear are not worth a thousand changes.
    names: course.isBrief ? null : times.map((count) => said.heatCell(count)),
  };
}

/** @param {Census} census the last class is outside of the board */
const mostOf = ({ taken }) => taken.subarray(0, -1).reduce((most, count) => Math.max(most, count), 0);

/** @param {Looked} looked @param {Census} census */
function heatLegend({ said }, census) {
  const most = mostOf(census);
  if (most === 0) return nothing;
  return html`<p class="legend scale">
    <span>${said.heat}:</span>
    <span class="ramp"
      >${said.never}
      ${svg`<svg width="119" height="14" aria-hidden="true" focusable="false">${Array.from(
        { length: shades + 1 },
        (_, shade) => svg`<rect class="cell heat-${shade}" x=${17 * shade} width="15" height="14" rx="3"></rect>`,
      )}</svg>`}
      ${said.heatMost(most)}</span
    >
  </p>`;
}

/** @param {Looked} looked @param {Census} census */
function histogram({ course, words, said }, census) {
  const found = binsOf(census, mostBins);
  if (found === null) return nothing;
  const { bins, least, largest, commonest } = found;
  const most = Math.log1p(Math.max(...bins.map(({ known, taken }) => Math.max(known, taken))));
  const step = width / bins.length;
  const bar = (/** @type {number} */ count, /** @type {number} */ index) => {
    const tall = (height * Math.log1p(count)) / most;
    return `M${index * step + step * 0.08} ${height}v${-tall}h${step * 0.84}v${tall}z`;
  };
  return html`<div class="sizes">
    <p class="note">${said.sizes[course.view.name]}</p>
    <svg
      viewBox="0 0 ${width} ${height}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${said.sizesPicture(least, largest, commonest)}
    >
      ${svg`<path class="light" d=${bins.map(({ known }, index) => bar(known, index)).join("")}></path>
        <path class="dark" d=${bins.map(({ taken }, index) => bar(taken, index)).join("")}></path>`}
    </svg>
    <p class="legend">
      <span>${words.number(least)}</span>
      <span class="key light">${said.sizesHeld}</span>
      <span class="key dark">${said.sizesTaken}</span>
      <span>${words.number(largest)}</span>
    </p>
  </div>`;
}

/** @param {Looked} looked */
export function censusPart(looked) {
  const census = looked.course.snapshot?.census ?? null;
  if (census === null) return nothing;
  return looked.course.view.census === "cells" ? heatLegend(looked, census) : histogram(looked, census);
}
