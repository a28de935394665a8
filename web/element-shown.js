/** What a player and a board together show: the moves made, and the states along them. */

import { createPlayer, send, track } from "./player.js";
import { views } from "./views/index.js";

export class Shown {
  player = createPlayer();
  /** @type {import("./element-board.js").Board | null} */
  board = null;

  /** The move that a hint points at. @type {string | null} */
  hint = null;
  /** The move that was just refused. @type {string | null} */
  refused = null;
  /** The move that was just taken back. @type {import("./views/index.js").Happening | null} */
  undone = null;

  /** How many moves the whole board needs; null: that is not proved. @type {number | null} */
  fewest = null;

  /** Where the one began who is followed. @type {import("./views/index.js").Place | null} */
  followedFrom = null;

  /** Nothing is pointed at any more. */
  unmark() {
    this.hint = null;
    this.refused = null;
    this.undone = null;
  }

  /** @param {import("./player.js").PlayerEvent} event */
  send(event) {
    this.player = send(this.player, event);
  }

  /** @param {import("./element-board.js").Board | null} board another one before is let go of */
  hold(board) {
    if (board !== this.board) this.board?.free();
    this.board = board;
    this.followedFrom = null;
    this.fewest = null;
  }

  get mode() {
    return this.player.mode;
  }

  /** Moves a second while playing. */
  get speed() {
    return this.player.speed;
  }

  get puzzle() {
    if (this.board === null) throw new Error("There is no board.");
    return this.board.puzzle;
  }

  get view() {
    return views[this.puzzle.name];
  }

  /** The moves up to the state shown. */
  get made() {
    const shown = track(this.player);
    return shown.moves.slice(0, shown.index);
  }

  get index() {
    return track(this.player).index;
  }

  get place() {
    const { moves, index } = track(this.player);
    return { step: index, steps: moves.length, move: this.last?.move ?? null };
  }

  /** The states from the start to the one shown. */
  get trail() {
    return this.board === null ? [] : this.board.states(this.made);
  }

  get state() {
    return this.trail[this.index];
  }

  /** Where the one who is followed was. @returns {import("./views/index.js").Followed} */
  get followed() {
    const { board, followedFrom } = this;
    if (board === null || followedFrom === null || this.view.trace === undefined) return null;
    return this.view.trace.path(board.happenings(this.made), followedFrom);
  }

  /**
   * Follows one of those who are at a place now, or have left by it; asked again, the next of them, and after the last
   * one nobody.
   * @param {import("./views/index.js").Place} place
   * @returns {import("./strings/index.js").Choice | null} null: nobody is followed now
   */
  followAt(place) {
    const { board, view, followedFrom } = this;
    if (board === null || view.trace === undefined) return null;
    const starts = view.trace.origins(board.puzzle, board.puzzle.start, board.happenings(this.made), place);
    const now = starts.findIndex(({ row, column }) => row === followedFrom?.row && column === followedFrom.column);
    const next = starts[now + 1] ?? null;
    this.followedFrom = next;
    return next && { row: next.row + 1, column: next.column + 1, which: now + 2, all: starts.length };
  }

  /** The move that led to the state shown. */
  get last() {
    return this.board === null ? null : this.board.happening(this.made);
  }
}
