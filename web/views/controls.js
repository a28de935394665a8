/** The bar below a board, for playing by hand and for watching. The main button is one and the same in every state. */

import { html, nothing } from "lit";
import { icon } from "./shapes.js";

/**
 * @typedef {import("../strings/index.js").Words} Words
 *
 * @typedef {object} BarState
 * @property {import("../player.js").Phase} phase
 * @property {import("../player.js").Mode} mode
 * @property {boolean} slow a search runs and has taken a while
 * @property {boolean} hopeless it is proved that there is no solution
 * @property {boolean} back whether there is a step before
 * @property {boolean} forward whether there is a step after
 * @property {string | null} hint the move that a hint points at
 * @property {readonly import("./index.js").MoveButton[]} moves
 * @property {import("../strings/index.js").PuzzleWords} own
 * @property {boolean | null} glyphs whether glyphs are shown; null: there are none
 *
 * @typedef {object} BarActions
 * @property {() => void} main
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} reset
 * @property {() => void} end
 * @property {() => void} hint
 * @property {() => void} keys
 * @property {() => void} takeOver
 * @property {() => void} glyphs
 * @property {(move: string) => void} move
 */

/**
 * A button that stays in place, and keeps the focus, when there is nothing for it to do.
 * @param {unknown} picture @param {string} label @param {() => void} act @param {boolean} [able]
 * @param {boolean} [lit] whether it waits to be pressed again
 */
const pictured = (picture, label, act, able = true, lit = false) =>
  html`<button
    type="button"
    class=${lit ? "lit" : "tool"}
    part="button"
    title=${label}
    aria-label=${label}
    aria-disabled=${able ? nothing : "true"}
    @click=${act}
  >
    ${picture}
  </button>`;

/**
 * @param {import("./shapes.js").IconName} name @param {string} label @param {() => void} act @param {boolean} [able]
 * @param {boolean} [lit]
 */
const button = (name, label, act, able, lit) => pictured(icon(name), label, act, able, lit);

/** What the main button says and shows. @param {BarState} state @param {Words} words */
function mainButton({ phase, mode, slow, hopeless }, words) {
  if (phase === "playing") return { name: /** @type {const} */ ("pause"), label: words.pause, wide: mode === "play" };
  if (mode === "play") return { name: /** @type {const} */ ("play"), label: words.solve, wide: true };
  if (phase === "searching" && slow) return { name: null, label: words.cancel, wide: true };
  if (phase === "failed" && hopeless) return { name: null, label: words.takeOver, wide: true };
  if (phase === "failed") return { name: null, label: words.tryAgain, wide: true };
  const label = phase === "done" ? words.replay : words.play;
  return { name: /** @type {const} */ ("play"), label, wide: false };
}

/**
 * @param {BarState} state
 * @param {Words} words
 * @param {BarActions} act
 * @param {unknown} timeline what belongs behind the buttons while watching
 */
export function controls(state, words, act, timeline) {
  const { mode, phase, slow, hopeless, back, forward, hint, moves, own } = state;
  const hinted = hint !== null;
  const hand = mode === "play";
  const steps = !hand && phase !== "failed" && !(phase === "searching" && slow);
  const { name, label, wide } = mainButton(state, words);
  const glyphSwitch =
    state.glyphs === null
      ? nothing
      : html`<button
          type="button"
          class="switch"
          part="button"
          title=${words.glyphs}
          aria-label=${words.glyphs}
          aria-pressed=${state.glyphs ? "true" : "false"}
          @click=${act.glyphs}
        >
          ${icon("glyphs")}
        </button>`;
  const before = hand
    ? html`<span
          class=${moves.length > 8 ? "group moves many" : "group moves"}
          role="group"
          aria-label=${own.buttons ?? words.directions}
          >${moves.map(({ move, picture, able }) => pictured(picture, words.moveButton(own.moves[move]), () => act.move(move), able, move === hint))}</span
        >
        <span class="group"
          >${button("undo", words.undo, act.undo, back)}${button("redo", words.redo, act.redo, forward)}${button("reset", words.reset, act.reset, back)}</span
        >
        <span class="group"
          >${button("hint", hinted ? words.hintPlay : words.hint, act.hint, true, hinted)}${glyphSwitch}${button("keys", words.keys, act.keys)}</span
        >
        <span class="space"></span>`
    : nothing;
  const backwards = steps
    ? html`${button("start", words.toStart, act.reset, back)}${button("back", words.stepBack, act.undo, back)}`
    : nothing;
  const forwards = steps
    ? html`${button("forward", words.stepForward, act.redo, forward)}${button("end", words.toEnd, act.end, forward)}`
    : nothing;
  const after = hand
    ? nothing
    : html`${timeline}<span class="group last"
          >${glyphSwitch}${button("keys", words.keys, act.keys)}${
            hopeless && phase === "failed"
              ? nothing
              : html`<button type="button" class="quiet" part="button" @click=${act.takeOver}>
                  ${words.takeOver}
                </button>`
          }</span
        >`;
  return html`<div class="bar" part="controls" role="group" aria-label=${words.controls}>
    ${before}<span class=${steps ? "group" : "sole"}
      >${backwards}<button
        type="button"
        class=${wide ? "main wide" : "main"}
        part="button main-button"
        title=${wide ? nothing : label}
        aria-label=${wide ? nothing : label}
        @click=${act.main}
      >
        ${name === null ? nothing : icon(name)}${wide ? html`<span>${label}</span>` : nothing}</button
      >${forwards}</span
    >${after}
  </div>`;
}

/**
 * @param {Words} words @param {readonly (readonly string[])[]} keys @param {import("../strings/index.js").PuzzleWords} own
 * @param {() => void} close
 */
export const keysDialog = (words, keys, own, close) =>
  html`<dialog part="dialog" aria-labelledby="keys-title">
    <h2>${own.name}</h2>
    ${own.rules.map((sentence) => html`<p>${sentence}</p>`)}
    <h2 id="keys-title">${words.keysTitle}</h2>
    <dl>
      ${keys.map(
        ([key, meaning]) =>
          html`<div>
            <dt>${key}</dt>
            <dd>${meaning}</dd>
          </div>`,
      )}
    </dl>
    <button type="button" class="quiet" @click=${close}>${words.close}</button>
  </dialog>`;
