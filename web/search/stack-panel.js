/** Where the search stands: the path in hand against the threshold, or the frontier and the closed set. */

import { html, nothing, svg } from "lit";
import { censusPart } from "./census-part.js";

/** @typedef {import("./template.js").Looked} Looked */

/** How many moves of a long path are shown, and those that are still to come with it. */
const shownMoves = 32;

/**
 * The path as a row of moves that deepens and backs up. Behind it a dot for each move that the bound still asks for, and a
 * ring for each that the threshold would allow beyond.
 * @param {Looked} looked
 */
function pathRow({ course, words, own, said }) {
  const { snapshot, last, view, kind } = course;
  const path = snapshot?.path ?? [];
  const node = snapshot?.node ?? null;
  const first = Math.max(0, path.length - shownMoves);
  const now = last !== null && view.stresses(last) ? "now stressed" : "now";
  const room = shownMoves - Math.min(path.length, shownMoves);
  const needed = node === null || node.h === Infinity ? 0 : Math.min(node.h, room);
  const isLimited = (kind === "threshold" || kind === "depth") && node !== null && node.threshold < Infinity;
  const spare = node === null || !isLimited ? 0 : Math.min(Math.max(0, node.threshold - node.f), room - needed);
  return html`<p class="row" part="moves">
    <span class="unseen">${said.path}: ${path.length === 0 ? words.atStart : nothing}</span>${
      first > 0 ? html`<span class="made">… </span>` : nothing
    }${path
      .slice(first)
      .map(
        (move, index) =>
          html`<span class=${first + index === path.length - 1 ? now : "made"}
            >${view.mark?.(move, own) ?? move}</span
          > `,
      )}<span class="to-come" aria-hidden="true">${"• ".repeat(needed)}${"◦ ".repeat(spare)}</span>
  </p>`;
}

/** @param {{ dark: number, light: number, whole: number }} shares */
function meter({ dark, light, whole }) {
  const share = (/** @type {number} */ value) => `${whole > 0 && whole < Infinity ? (100 * value) / whole : 0}%`;
  return svg`<svg class="meter" width="100%" height="12" aria-hidden="true" focusable="false">
    <rect class="whole" width="100%" height="12" rx="3"></rect>
    <rect class="light" width=${share(Math.min(whole, dark + light))} height="12" rx="3"></rect>
    <rect class="dark" width=${share(Math.min(whole, dark))} height="12" rx="3"></rect>
  </svg>`;
}

/** @param {Looked} looked */
function depths({ course, said }) {
  const { node = null, held = 0 } = course.snapshot ?? {};
  const { g = 0, h = 0, threshold = 0 } = node ?? {};
  return html`${meter({ dark: g, light: h, whole: threshold })}
    <p class="legend">
      <span class="key dark">${said.depth} <b>${said.distance(g)}</b></span>
      ${course.kind === "threshold" ? html`<span class="key light">${said.needed} <b>${said.distance(h)}</b></span>` : nothing}
      <span class="key whole"
        >${course.kind === "depth" ? said.numbers.limit : said.numbers.threshold}
        <b>${said.distance(threshold)}</b></span
      >
      <span>${said.onStack(held)}</span>
    </p>`;
}

/** @param {Looked} looked */
function sets({ course, words, said }) {
  const { waiting = 0, held = 0 } = course.snapshot ?? {};
  return html`${meter({ dark: held - waiting, light: waiting, whole: held })}
    <p class="legend">
      <span class="key dark">${said.taken} <b>${words.number(held - waiting)}</b></span>
      <span class="key light">${said.waiting} <b>${words.number(waiting)}</b></span>
    </p>`;
}

/** @param {Looked} looked */
export function stackPanel(looked) {
  const { course, said } = looked;
  const { keepsNodes } = course;
  return html`<section class="panel stack" role="group" aria-labelledby="stack-title">
    <h2 id="stack-title">${keepsNodes ? said.frontier : said.stack}</h2>
    ${pathRow(looked)} ${keepsNodes ? sets(looked) : depths(looked)} ${censusPart(looked)}
  </section>`;
}
