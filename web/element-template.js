/** What the element shows: the board, the moves, a sentence, the bar. */

import { html, nothing, svg } from "lit";
import { track, reach } from "./player.js";
import { controls, keysDialog } from "./views/controls.js";
import { moveRow, searchProgress, timeline } from "./views/timeline.js";

/**
 * @typedef {import("./strings/index.js").Words} Words
 * @typedef {import("./views/index.js").Place} Place
 * @typedef {ReturnType<typeof import("./element-actions.js").actionsOf>} Actions
 *
 * @typedef {object} Shown
 * @property {import("./element-game.js").Game} game with a board
 * @property {Words} words
 * @property {boolean} bars whether the bar is shown
 * @property {boolean} reading
 * @property {Place} active
 */

/** @param {Shown} shown @param {Actions} act */
function picture({ game, words, active }, act) {
  const { view, trail, state, last, undone, hint, refused } = game;
  const board = game.puzzle;
  const own = words.puzzles[board.name];
  const box = view.box(board, trail[0]);
  const label = words.board(own.name, board.rows, board.columns);
  const scene = { board, shot: state, trail, last, undone, hint, refused, active, label, words: own };
  return html`<div
    class=${view.arrows === null ? "board" : "board swipes"}
    part="board"
    @keydown=${act.key}
    @focusin=${act.focused}
    @pointerdown=${act.pointing.down}
    @pointerup=${act.pointing.up}
    @pointercancel=${act.pointing.cancel}
    @click=${act.pointing.click}
  >
    ${svg`<svg class=${view.name}
      viewBox="${box.x} ${box.y} ${box.width} ${box.height}"
      width=${Math.round(box.width * box.cell)} height=${Math.round(box.height * box.cell)} role="presentation"
      >${view.draw(scene)}</svg>`}
  </div>`;
}

/** @param {Shown} shown @param {Actions} act */
function bar({ game, words }, act) {
  const { player, solving, view } = game;
  const board = game.puzzle;
  const { moves, index } = track(player);
  const slow = player.phase === "searching" && solving.slow;
  const behind = slow
    ? searchProgress(solving.progress, words)
    : player.phase === "failed"
      ? nothing
      : timeline({ index, count: moves.length, speed: player.speed }, words, act);
  return controls(
    {
      phase: player.phase,
      mode: player.mode,
      slow,
      hopeless: solving.answer?.status === "no-solution",
      ...reach(player),
      hinted: game.hint !== null,
      moves: view.buttons(board),
      moveWords: words.puzzles[board.name].moves,
    },
    words,
    act,
    behind,
  );
}

/** @param {Shown} shown @param {Actions} act */
export function gameTemplate(shown, act) {
  const { game, words, bars, reading } = shown;
  const board = game.puzzle;
  const own = words.puzzles[board.name];
  const { moves, index } = track(game.player);
  const { last, view } = game;
  const keys = view.arrows === null ? [words.keyListRoving, ...words.keyList.slice(2)] : words.keyList;
  return html`<div class="frame" part="frame">
    ${picture(shown, act)}
    <p class="status" part="status">
      ${reading ? html`<span class="badge">${words.reading}</span> ` : nothing}<span role="status"
        >${game.saying === null ? nothing : game.saying(words, own)}</span
      >
    </p>
    ${moveRow(moves, index, last !== null && view.stresses(last), words)} ${bars ? bar(shown, act) : nothing}
    ${keysDialog(words, keys, own, act.closeKeys)}
  </div>`;
}

/**
 * Nothing to play: why, and the author's own text below it.
 * @param {string} problem empty: not known yet
 */
export const textTemplate = (problem) =>
  html`${problem === "" ? nothing : html`<p class="problem" part="problem" role="status">${problem}</p>`}<slot></slot>`;
