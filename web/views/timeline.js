/** Where one is in a row of moves: the row itself, a slider over it, the speed. Knows steps, no puzzle. */

import { html, nothing } from "lit";
import { clamp } from "./shapes.js";

/** @typedef {import("../strings/index.js").Words} Words */

/** How many moves of a long row are shown around the current one. */
const shownMoves = 40;
const speeds = Object.freeze([0.5, 1, 2, 4, 8, 16]);

/**
 * The part of a row that is shown: `length` items around the current one.
 * @param {number} count
 * @param {number} index
 */
export function windowOf(count, index) {
  const first = clamp(index - shownMoves / 2, 0, Math.max(0, count - shownMoves));
  return { first, last: Math.min(count, first + shownMoves) };
}

/**
 * The moves as a row: those made, the last of them marked, those to come. On paper all of them, on a screen of a long row
 * those around the current one.
 * @param {readonly string[]} moves
 * @param {number} index how many are made
 * @param {boolean} stressed whether the last one made is more than a plain step
 * @param {(move: string) => unknown} mark
 * @param {Words} words
 */
export function moveRow(moves, index, stressed, mark, words) {
  const { first, last } = windowOf(moves.length, index);
  const letters = moves.slice(first, last).map((move, place) => {
    const number = first + place + 1;
    const kind = number === index ? (stressed ? "now stressed" : "now") : number < index ? "made" : "to-come";
    return html`<span class=${kind} aria-current=${number === index ? "step" : nothing}>${mark(move)}</span> `;
  });
  const beyond = (/** @type {readonly string[]} */ others) =>
    html`<span class="beyond">${others.map((move) => html`${mark(move)} `)}</span>`;
  return html`<p class="row" part="moves">
    ${moves.length === 0 ? nothing : html`<span class="unseen">${words.answer}: </span>`}${
      first > 0 ? html`<span class="made gap">… </span>${beyond(moves.slice(0, first))}` : nothing
    }${letters}${last < moves.length ? html`<span class="to-come gap">…</span>${beyond(moves.slice(last))}` : nothing}
  </p>`;
}

/**
 * @param {{ index: number, count: number, speed: number }} state
 * @param {Words} words
 * @param {{ seek: (index: number) => void, speed: (speed: number) => void }} act
 */
export function timeline({ index, count, speed }, words, act) {
  const choices = speeds.includes(speed) ? speeds : [...speeds, speed].sort((one, other) => one - other);
  return html`<input
      type="range"
      part="slider"
      min="0"
      max=${count}
      .value=${String(index)}
      aria-label=${words.scrub}
      aria-valuetext=${words.stepOf(index, count)}
      ?disabled=${count === 0}
      @input=${(/** @type {InputEvent} */ event) => act.seek(/** @type {HTMLInputElement} */ (event.target).valueAsNumber)}
    />
    <span class="place" part="place" aria-hidden="true">${words.place(index, count)}</span>
    <label class="speed"
      ><span class="unseen">${words.speed}</span>
      <select
        part="speed"
        @change=${(/** @type {Event} */ event) => act.speed(Number(/** @type {HTMLSelectElement} */ (event.target).value))}
      >
        ${choices.map((choice) => html`<option value=${choice} .selected=${choice === speed}>${words.speedValue(choice)}</option>`)}
      </select></label
    >`;
}

/** The next speed in a direction. @param {number} speed @param {number} way */
export function nextSpeed(speed, way) {
  const further = speeds.filter((choice) => (way > 0 ? choice > speed : choice < speed));
  return (way > 0 ? further[0] : further[further.length - 1]) ?? speed;
}

/**
 * A search that takes a while: how far it is, and the best it has to offer.
 * @param {{ progress: import("../types-remote.js").SolveProgress | null, watched: number | null }} state `watched`: the length
 *   of the solution that is shown meanwhile; null: none is
 * @param {Words} words
 * @param {{ watchBest: () => void, cancel: () => void }} act
 */
export function searchProgress({ progress, watched }, words, act) {
  const most = progress?.best?.length ?? Infinity;
  const quiet = (/** @type {string} */ label, /** @type {() => void} */ press) =>
    html`<button type="button" class="quiet" part="button" @click=${press}>${label}</button>`;
  return html`<progress aria-label=${words.searchingNow}></progress>
    <span class="place"
      >${words.progress(progress?.stats.generated ?? 0, progress?.lowerBound ?? 0)}${most < Infinity ? html` ${words.bestSoFar(most)}` : nothing}</span
    >${most < (watched ?? Infinity) ? quiet(words.watchBest(most), act.watchBest) : nothing}${watched === null ? nothing : quiet(words.cancel, act.cancel)}`;
}
