/** What a board is drawn with: tools and colours above it, and below it the bar for one cell and for the whole board. */

import { html, nothing } from "lit";
import { icon } from "../views/shapes.js";
import { swatch } from "../views/flood-picture.js";
import { moveOf } from "../views/flood-words.js";
import { mostBrushes } from "./palette.js";
import {
  acrossPicture,
  alongPicture,
  clearPicture,
  startPicture,
  turnBackPicture,
  turnPicture,
  wallsPicture,
} from "./icons.js";

/** @typedef {import("./template.js").Looked} Looked */

/** The most rows and columns of a board. */
const mostSide = 64;

/** @type {Readonly<Record<string, unknown>>} */
const toolPictures = Object.freeze({ wall: wallsPicture, start: startPicture });

/**
 * A button that stays in place, and keeps the focus, when there is nothing for it to do.
 * @param {unknown} picture @param {string} label @param {() => void} act
 * @param {{ able?: boolean, pressed?: boolean | null, isWorded?: boolean }} [state] `pressed`: null where it is no
 *   switch; `isWorded`: its label is seen
 */
const button = (picture, label, act, { able = true, pressed = null, isWorded = false } = {}) =>
  html`<button
    type="button"
    class="${pressed === null ? "" : "switch"} ${isWorded ? "worded" : ""}"
    part="button"
    title=${isWorded ? nothing : label}
    aria-label=${isWorded ? nothing : label}
    aria-disabled=${able ? nothing : "true"}
    aria-pressed=${pressed === null ? nothing : String(pressed)}
    @click=${() => able && act()}
  >
    ${picture}${isWorded ? html`<span>${label}</span>` : nothing}
  </button>`;

/**
 * A field for a number. What is typed stays until it is complete; what there is not gives way to what there is.
 * @param {string} label @param {() => number} value @param {number} most @param {(value: number) => void} entered
 */
function field(label, value, most, entered) {
  const enter = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    entered(input.valueAsNumber);
    input.value = String(value());
  };
  return html`<label class="count"
    >${label} <input type="number" inputmode="numeric" min="1" max=${most} .value=${String(value())} @change=${enter}
  /></label>`;
}

/** @param {Looked} looked */
const palette = ({ editor, act, own, said }) =>
  html`<span class="group colours" role="group" aria-label=${said.palette}
      >${Array.from({ length: editor.palette.count }, (_, colour) =>
        button(swatch(colour), own.moves[moveOf(colour)], () => act.brush(colour), {
          pressed: colour === editor.brush,
        }),
      )}</span
    >
    ${field(said.brushes, () => editor.palette.count, mostBrushes, act.brushes)}`;

/** @param {Looked} looked */
const toolChoice = ({ editor, act, said }) =>
  html`<span class="group" role="group" aria-label=${said.tools}
    >${editor.craft.tools.map(
      (tool, index) =>
        html`<button
          type="button"
          class="switch worded"
          part="button"
          aria-pressed=${String(tool === editor.tool)}
          @click=${() => act.tool(index)}
        >
          ${toolPictures[tool]}<span>${said.toolNames[editor.puzzle.name][tool]}</span>
        </button>`,
    )}</span
  >`;

/** What pointing does, and what it did, above the board. @param {Looked} looked */
export function tools(looked) {
  const { editor, act, words, said } = looked;
  const { hasBrush, tools: choices } = editor.craft;
  return html`<div class="bar tools" part="controls" role="group" aria-label=${said.bar}>
    ${hasBrush ? palette(looked) : nothing} ${choices.length > 0 ? toolChoice(looked) : nothing}
    <span class="group"
      >${button(icon("undo"), words.undo, act.undo, { able: editor.canUndo })}${button(icon("redo"), words.redo, act.redo, { able: editor.canRedo })}</span
    >
  </div>`;
}

/** The cell that the focus is on, for whoever can point at no smaller thing than a button. @param {Looked} looked */
function cell({ editor, act, active, desk, said }) {
  const { craft, puzzle, shot } = editor;
  const { rows, columns } = puzzle;
  const own = said.cellTools[puzzle.name];
  return html`<span class="group" role="group" aria-label=${said.cell}
    ><span class="caption" aria-hidden="true">${said.cell}</span>${field(
      said.row,
      () => desk.active.row + 1,
      rows,
      (row) => act.cell({ ...active, row: row - 1 }),
    )}
    ${field(
      said.column,
      () => desk.active.column + 1,
      columns,
      (column) => act.cell({ ...active, column: column - 1 }),
    )}
    <span class="buttons"
      >${craft
        .cellTools(puzzle, shot, active, editor)
        .map(({ name, picture, pressed, edit }) =>
          button(picture, own[name], () => act.edit(edit), { pressed, isWorded: edit.kind !== "wall" }),
        )}</span
    ></span
  >`;
}

/** @param {Looked} looked */
function whole({ editor, act, said }) {
  const { rows, columns } = editor.puzzle;
  return html`<span class="group" role="group" aria-label=${said.whole}
    ><span class="caption" aria-hidden="true">${said.whole}</span>${field(
      said.rows,
      () => editor.puzzle.rows,
      mostSide,
      (value) => act.edit({ kind: "resize", rows: value, columns }),
    )}
    ${field(
      said.columns,
      () => editor.puzzle.columns,
      mostSide,
      (value) => act.edit({ kind: "resize", rows, columns: value }),
    )}
    <span class="buttons"
      >${button(acrossPicture, said.across, () => act.edit({ kind: "mirror", side: "E" }))}${button(alongPicture, said.along, () => act.edit({ kind: "mirror", side: "N" }))}${button(turnBackPicture, said.turnBack, () => act.edit({ kind: "turn", quarters: -1 }))}${button(turnPicture, said.turn, () => act.edit({ kind: "turn" }))}${button(clearPicture, said.clear, () => act.edit({ kind: "clear" }))}</span
    ></span
  >`;
}

/** @param {Looked} looked */
export const editBar = (looked) =>
  html`<div class="bar" part="controls" role="group" aria-label=${looked.words.controls}>
    ${cell(looked)} ${whole(looked)}
    <span class="group last"
      >${button(icon("keys"), looked.words.keys, looked.act.keys)}<span class="ways"
        ><button type="button" class="quiet" part="button" @click=${looked.act.takeOver}>
          ${looked.words.takeOver}</button
        ><button type="button" class="main wide" part="button main-button" @click=${looked.act.solution}>
          ${icon("play")}<span>${looked.words.solve}</span>
        </button></span
      ></span
    >
  </div>`;
