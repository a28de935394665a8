/** What the mode `edit` shows: what to draw with, the board, how many moves it needs, what was done, the bar. */

import { html, nothing, svg } from "lit";
import { obstacleSaying } from "../element-sayings.js";
import { boardPicture } from "../element-template.js";
import { editWordsFor } from "../strings/edit.js";
import { keysDialog } from "../views/controls.js";
import { clamp } from "../views/shapes.js";
import { editBar, tools } from "./bar.js";

/**
 * @typedef {import("../element-template.js").Looks} Looks
 * @typedef {import("../strings/index.js").Words} Words
 * @typedef {import("../strings/index.js").PuzzleWords} PuzzleWords
 * @typedef {import("../strings/edit.js").EditWords} EditWords
 *
 * @typedef {object} Means
 * @property {import("./editor.js").Editor} editor with a board
 * @property {import("./actions.js").EditActions} act
 * @property {import("../element-actions.js").Desk} desk
 *
 * @typedef {Looks & Means & { own: PuzzleWords, said: EditWords }} Looked all that a part of the picture depends on
 */

/** @param {Looked} looked */
function picture({ editor, act, words, own, active, glyphs }) {
  const { puzzle, view, shot, craft } = editor;
  const { name, rows, columns, obstacle: found } = puzzle;
  const scene = {
    board: puzzle,
    shot,
    trail: [shot],
    last: null,
    undone: null,
    hint: null,
    refused: null,
    followed: null,
    obstacle: found === null || found.row < 0 ? null : { row: found.row, column: found.column },
    active,
    glyphs,
    label: words.board(own.name, rows, columns),
    words: own,
    isEdited: true,
  };
  return boardPicture(
    view,
    scene,
    { key: act.key, focused: act.focused, pointing: act.painting },
    {
      kind: `edits ${name}-craft`,
      // There is room for an exit on each side, whether there is one or not: the board stays where it is.
      box: view.box(puzzle, { ...shot, cells: new Uint8Array(shot.cells.length) }),
      over: svg`<g aria-hidden="true"><path class="slots" d=${craft.slots?.(puzzle, shot) ?? ""}></path><path
        class="aim" data-part="aim" d="M0 0"></path></g>`,
    },
  );
}

/** How many moves the board needs, as far as that is known. @param {Looked} looked */
function proof({ editor, words, own, said }) {
  const { finding, puzzle } = editor;
  const { obstacle } = puzzle;
  const { answer, progress, error } = finding;
  if (obstacle !== null) return { told: obstacleSaying(obstacle)(words, own), note: "" };
  if (error !== null) return { told: words.broken(error instanceof Error ? error.message : String(error)), note: "" };
  if (answer !== null) return { told: answerSentence(answer, own, said), note: "" };
  if (progress === null) return { told: "", note: said.proof.pending };
  return { told: "", note: said.proof.soFar(progress.lowerBound, progress.best?.length ?? null) };
}

/** @param {import("../types.js").Answer} answer @param {PuzzleWords} own @param {EditWords} said */
function answerSentence({ status, moves, lowerBound, stats }, own, said) {
  if (status === "no-solution") return own.noSolution(stats.generated);
  if (status === "solved" && moves !== null) return said.proof.fewest(moves.length, stats.generated);
  return said.proof.least(lowerBound, moves?.length ?? null);
}

/** @param {Looks & Means} looks */
export function editTemplate({ active, ...looks }) {
  const { editor, act, desk, words, bars } = looks;
  const { rows, columns, name } = editor.puzzle;
  // A board that has become smaller still has the cell that one goes on from.
  desk.active = { row: clamp(active.row, 0, rows - 1), column: clamp(active.column, 0, columns - 1) };
  const own = words.puzzles[name];
  const said = editWordsFor(words.tag);
  const looked = { ...looks, active: desk.active, own, said };
  const { told, note } = proof(looked);
  const remark = editor.remark?.(said, own) ?? said.hints[name][editor.tool || "only"];
  return html`<div class="frame edit" part="frame">
    ${bars ? tools(looked) : nothing} ${picture(looked)}
    <p class="proof" part="proof">
      <span role="status">${told}</span>${note === "" ? nothing : html`<span class="note">${note}</span>`}
    </p>
    <p class="status" part="status"><span role="status">${remark}</span></p>
    ${bars ? editBar(looked) : nothing} ${keysDialog(words, said.keyList(name), own, act.closeKeys)}
  </div>`;
}
