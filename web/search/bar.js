/** The bar below the board of a search. */

import { html, noChange, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { icon } from "../views/shapes.js";
import { searchIcon } from "./icons.js";
import { fullSpeed, speeds } from "./ticks.js";

/** @typedef {import("./template.js").Looked} Looked */

/**
 * A button that stays in place, and keeps the focus, when there is nothing for it to do.
 * @param {unknown} picture @param {string} label @param {() => void} act @param {boolean} [able]
 */
const tool = (picture, label, act, able = true) =>
  html`<button
    type="button"
    class="tool"
    part="button"
    title=${label}
    aria-label=${label}
    aria-disabled=${able ? nothing : "true"}
    @click=${() => able && act()}
  >
    ${picture}
  </button>`;

/** @param {Event} event */
const inputOf = (event) => /** @type {HTMLInputElement} */ (event.target);

/** @param {Looked} looked @param {number} last */
const slider = ({ course, act, said }, last) =>
  html`<input
    type="range"
    part="slider"
    min="0"
    max=${last}
    .value=${live(String(Math.min(course.step, last)))}
    aria-label=${said.scrub}
    aria-valuetext=${said.nodeText(course.step, last)}
    ?disabled=${last === 0}
    @input=${(/** @type {Event} */ event) => act.seek(inputOf(event).valueAsNumber)}
  />`;

/** @param {Looked} looked @param {number} last */
const place = ({ course, act, said }, last) =>
  html`<label class="place" part="place"
    >${said.node}
    <input
      type="number"
      inputmode="numeric"
      min="0"
      .value=${act.isTyping() ? noChange : live(String(course.step))}
      @input=${act.typing}
      @change=${(/** @type {Event} */ event) => act.typed(inputOf(event).valueAsNumber)}
      @blur=${act.untyped}
    />
    ${said.nodeOf(last)}</label
  >`;

/** @param {Looked} looked */
function speed({ course, words, act, said }) {
  const { speed: now } = course;
  const choices = speeds.includes(now) ? speeds : [...speeds, now].sort((one, other) => one - other);
  const value = (/** @type {number} */ choice) => (choice === fullSpeed ? "max" : String(choice));
  return html`<label class="speed"
    ><span class="unseen">${words.speed}</span>
    <select
      part="speed"
      @change=${(/** @type {Event} */ event) => act.speed(/** @type {HTMLSelectElement} */ (event.target).value)}
    >
      ${choices.map((choice) => html`<option value=${value(choice)} .selected=${choice === now}>${said.speedValue(choice)}</option>`)}
    </select></label
  >`;
}

/** @param {Looked} looked @param {{ back: boolean, forward: boolean, isBusy: boolean, label: string }} able */
function transport({ course, words, act, said }, { back, forward, isBusy, label }) {
  const { previous, next } = said.iterations[course.kind];
  return html`<span class="group transport"
    >${tool(icon("start"), words.toStart, act.start, back)}${tool(searchIcon("previous"), previous, act.previous, back)}${tool(icon("back"), words.stepBack, act.back, back)}<button
      type="button"
      class="main"
      part="button main-button"
      title=${label}
      aria-label=${label}
      @click=${act.toggle}
    >
      ${icon(isBusy ? "pause" : "play")}</button
    >${tool(icon("forward"), words.stepForward, act.on, forward)}${tool(searchIcon("next"), next, act.next, forward)}${tool(icon("end"), said.toEnd, act.end, forward)}</span
  >`;
}

/** @param {Looked} looked */
export function searchBar(looked) {
  const { course, words, act, said } = looked;
  const { run, step } = course;
  const phase = run?.phase ?? "preparing";
  const last = run?.live.lastStep ?? 0;
  const isRunning = run !== null && run.live.answer === null && phase !== "failed";
  const isBusy = course.isPausable;
  const resting = phase === "ended" ? words.replay : phase === "failed" ? words.tryAgain : words.play;
  const able = {
    back: step > 0,
    forward: isRunning || step < last,
    isBusy,
    label: isBusy ? words.pause : resting,
  };
  return html`<div class="bar" part="controls" role="group" aria-label=${said.bar}>
    ${transport(looked, able)} ${speed(looked)}
    <span class="along">${slider(looked, last)} ${place(looked, last)}</span>
    <span class="group last"
      >${tool(searchIcon("stop"), said.stop, act.stop, isRunning)}<button
        type="button"
        class="switch tell"
        part="button"
        aria-pressed=${course.tells ? "true" : "false"}
        @click=${act.tell}
      >
        ${said.tell}</button
      >${tool(icon("keys"), words.keys, act.keys)}<span class="ways"
        ><button type="button" class="quiet" part="button" @click=${act.takeOver}>${words.takeOver}</button
        ><button type="button" class="quiet" part="button" @click=${act.solution}>${said.toSolution}</button></span
      ></span
    >
  </div>`;
}
