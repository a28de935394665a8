/** What a player and a board together show: the moves made, and the states along them. */

import { createPlayer, send, track } from "./player.js";
import { views } from "./views/index.js";

export class Shown {
  player = createPlayer();
  /** @type {import("./element-board.js").Board | null} */
  board = null;

  /** @param {import("./player.js").PlayerEvent} event */
  send(event) {
    this.player = send(this.player, event);
  }

  /** @param {import("./element-board.js").Board | null} board the one before is let go of */
  hold(board) {
    this.board?.free();
    this.board = board;
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

  /** The states from the start to the one shown. */
  get trail() {
    return this.board === null ? [] : this.board.states(this.made);
  }

  get state() {
    return this.trail[this.index];
  }

  /** The move that led to the state shown. */
  get last() {
    return this.board === null ? null : this.board.happening(this.made);
  }
}
