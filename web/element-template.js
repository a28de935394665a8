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
 * @property {boolean} glyphs
 */

/**
 * @typedef {Pick<Shown, "words" | "bars" | "active" | "glyphs"> & { panels: string }} Looks `panels`: those of a search, by
 *   their names; empty: all
 *
 * @typedef {object} Handlers what is done on the board
 * @property {(event: KeyboardEvent) => void} key
 * @property {(event: FocusEvent) => void} focused
 * @property {Pointing} [pointing]
 *
 * @typedef {object} Pointing
 * @property {(event: PointerEvent) => void} down
 * @property {(event: PointerEvent) => void} [move]
 * @property {(event: PointerEvent) => void} up
 * @property {() => void} cancel
 * @property {(event: PointerEvent) => void} [leave]
 * @property {(event: MouseEvent) => void} click
 *
 * @typedef {object} Drawn how a picture differs from that of a game
 * @property {string} [kind] further classes
 * @property {import("./views/index.js").Box} [box]
 * @property {unknown} [over] what is drawn over it
 */

/**
 * @param {import("./views/index.js").View} view
 * @param {import("./views/index.js").Scene} scene
 * @param {Handlers} act
 * @param {Drawn} [drawn]
 */
export function boardPicture(view, scene, { key, focused, pointing }, drawn = {}) {
  const { kind = view.arrows === null || pointing === undefined ? "" : "swipes", over = nothing } = drawn;
  const box = drawn.box ?? view.box(scene.board, scene.trail[0]);
  return html`<div
    class="board ${kind}"
    part="board"
    @keydown=${key}
    @focusin=${focused}
    @pointerdown=${pointing?.down}
    @pointermove=${pointing?.move}
    @pointerup=${pointing?.up}
    @pointercancel=${pointing?.cancel}
    @pointerleave=${pointing?.leave}
    @click=${pointing?.click}
  >
    ${svg`<svg class=${view.name}
      viewBox="${box.x} ${box.y} ${box.width} ${box.height}"
      width=${Math.round(box.width * box.cell)} height=${Math.round(box.height * box.cell)} role="presentation"
      >${view.draw(scene)}${over}</svg>`}
  </div>`;
}

/** @param {Shown} shown @param {Actions} act */
function picture({ game, words, active, glyphs }, act) {
  const { view, trail, state, last, undone, hint, refused, followed } = game;
  const board = game.puzzle;
  const own = words.puzzles[board.name];
  const label = words.board(own.name, board.rows, board.columns);
  const found = board.obstacle;
  const obstacle = found === null || found.row < 0 ? null : { row: found.row, column: found.column };
  const marked = { last, undone, hint, refused, followed, obstacle };
  return boardPicture(view, { board, shot: state, trail, ...marked, active, glyphs, label, words: own }, act);
}

/** @param {Shown} shown @param {Actions} act */
function bar({ game, words, glyphs }, act) {
  const { player, solving, view, trail, state } = game;
  const board = game.puzzle;
  const { moves, index } = track(player);
  const slow = player.phase === "searching" && solving.slow;
  const behind = slow
    ? searchProgress({ progress: solving.progress, watched: null }, words, act)
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
      hint: game.hint,
      moves: view.buttons(board, trail[0], state),
      own: words.puzzles[board.name],
      glyphs: view.hasGlyphs ? glyphs : null,
    },
    words,
    act,
    behind,
  );
}

/** What goes on while the best solution so far is watched. @param {Shown} shown @param {Actions} act */
function stillSearching({ game, words }, act) {
  const { player, solving } = game;
  if (!player.isDraft || !solving.isShown) return nothing;
  const { progress } = solving;
  return html`<div class="bar" part="controls" role="group" aria-label=${words.searchingNow}>
    ${searchProgress({ progress, watched: track(player).moves.length }, words, act)}
  </div>`;
}

/** A line that breaks between its parts only. @param {string} line */
export function counterLine(line) {
  const parts = line.split(" · ");
  const last = parts.length - 1;
  return html`<p class="counter" part="counter">
    ${parts.map((part, index) => html`<span>${part}${index < last ? " ·" : ""}</span> `)}
  </p>`;
}

/** @param {Shown} shown @param {Actions} act */
export function gameTemplate(shown, act) {
  const { game, words, bars, reading } = shown;
  const board = game.puzzle;
  const own = words.puzzles[board.name];
  const { moves, index } = track(game.player);
  const { last, view, state, fewest } = game;
  const keys = view.arrows === null ? words.keyListRoving(own.enter) : words.keyList(own.enter);
  return html`<div class="frame" part="frame">
    ${picture(shown, act)}
    ${view.counter === undefined ? nothing : counterLine(view.counter(own, state, last, { made: index, fewest }))}
    <p class="status" part="status">
      ${reading ? html`<span class="badge">${words.reading}</span> ` : nothing}<span role="status"
        >${game.saying === null ? nothing : game.saying(words, own)}</span
      >
    </p>
    ${moveRow(moves, index, last !== null && view.stresses(last), (move) => view.mark?.(move, own) ?? move, words)}
    ${bars ? html`${bar(shown, act)}${stillSearching(shown, act)}` : nothing}
    ${keysDialog(words, keys, own, act.closeKeys)}
  </div>`;
}

/** @param {import("./element-opening.js").Notice} notice */
const noticeTemplate = ({ sentence, retry }) =>
  html`<div class="problem" part="problem" role="status">
    <p>${sentence}</p>
    ${
      retry === null
        ? nothing
        : html`<button type="button" part="button" @click=${retry.act}><span>${retry.label}</span></button>`
    }
  </div>`;

/**
 * Nothing to play: why, and the author's own text below it.
 * @param {import("./element-opening.js").Notice | null} notice null: not known yet
 */
export const textTemplate = (notice) => html`${notice === null ? nothing : noticeTemplate(notice)}<slot></slot>`;
