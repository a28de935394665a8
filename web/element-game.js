/**
 * One board being played or watched: the player, the states along its moves, what is said about them. It knows no
 * document; its owner is told when something changed, and what happened.
 */

import { track } from "./player.js";
import { Adviser } from "./element-adviser.js";
import { Clock } from "./element-clock.js";
import { endOf, Rehearsal } from "./element-rehearsal.js";
import { beginningSaying, refusalSaying, stepSaying } from "./element-sayings.js";
import { Shown } from "./element-shown.js";
import { Solving } from "./element-solving.js";

/**
 * @typedef {import("./element-sayings.js").Saying} Saying
 * @typedef {import("./views/index.js").Happening} Happening
 * @typedef {import("./element-board.js").Board} Board
 * @typedef {import("./element-events.js").Owner} Owner
 *
 * @typedef {{ happening: Happening, forward: boolean, speed: number | null } | { nudge: string, speed: null }} Movement
 *   `speed`: moves a second while playing; null: by hand
 */

export class Game extends Shown {
  #owner;
  #clock = new Clock(() => this.#apply({ type: "tick" }));
  /** @type {Movement | null} */
  #movement = null;
  /** The step to go to as soon as there is an answer. @type {number | null} */
  #wanted = null;
  #rehearsal = new Rehearsal();

  /** @type {Saying | null} */
  saying = null;

  /** @param {Owner} owner */
  constructor(owner) {
    super();
    this.#owner = owner;
    this.solving = new Solving(this, owner);
    this.adviser = new Adviser(this, owner);
  }

  /** The step that is shown, or will be as soon as there is an answer. */
  get step() {
    return this.#wanted ?? this.index;
  }

  get answer() {
    return this.solving.answer;
  }

  /** The movement that has not been drawn yet; asking for it takes it. */
  takeMovement() {
    const movement = this.#movement;
    this.#movement = null;
    return movement;
  }

  // --------------------------------------------------------------------------------------------------- what may be done

  /**
   * Puts a board in the place of the one before. Moves that the rules refuse end the game at the place where they stand.
   * @param {Board} board
   * @param {{ moves?: readonly string[], step?: number | null, eager?: boolean }} [place]
   */
  open(board, { moves = [], step = null, eager = false } = {}) {
    this.#clear();
    this.#wanted = null;
    this.#rehearsal.forget();
    this.hold(board);
    this.solving.forget();
    this.adviser.forget(board.puzzle.name);
    const { mode } = this.player;
    this.send({ type: "load" });
    const end = endOf(board.puzzle, moves);
    moves.slice(0, end.made).forEach((move, index) => {
      this.send({ type: "move", move, goal: end.isGoal && index === end.made - 1 });
    });
    if (mode === "play" && step !== null) this.send({ type: "seek", index: step });
    this.send({ type: "mode", mode });
    this.send({ type: "eager", eager });
    this.say(beginningSaying(this));
    if (mode === "solution") {
      this.#wanted = step || null;
      void this.watch();
    }
    this.#owner.changed();
    if (mode === "play" && moves.length > 0 && this.index === end.made) void this.adviser.resume(end);
  }

  /** Lets go of the board; `open` may follow. */
  close() {
    this.#clear();
    this.solving.cancel();
    this.hold(null);
  }

  /** @param {string} move */
  move(move) {
    if (this.board === null) return;
    const { state } = this;
    if (state.isGoal) {
      this.#remark((words) => words.over);
      return;
    }
    const refusal = state.refusal(move);
    if (refusal !== null) {
      this.#clear();
      this.refused = move;
      this.#movement = { nudge: move, speed: null };
      this.say(refusalSaying(move, refusal));
      this.#owner.emit("fewest-move", { move, refusal, step: this.index });
      this.#owner.changed();
      return;
    }
    this.solving.cancel();
    this.#rehearsal.forget();
    this.#apply({ type: "move", move, goal: state.apply(move).isGoal });
    this.#owner.emit("fewest-move", { move, refusal: null, step: this.index });
    void this.adviser.judge();
  }

  /** @param {import("./views/index.js").Place} place */
  follow(place) {
    const choice = this.followAt(place);
    this.say((_, own) => own.follow?.(choice) ?? "");
    this.#owner.changed();
  }

  /**
   * Plays moves that somebody brings along, from the start to where the rules end them, and says what they come to.
   * @param {readonly string[]} moves
   */
  rehearse(moves) {
    const end = this.#rehearsal.begin(this.puzzle, moves);
    this.solving.cancel();
    this.#apply({ type: "rehearse", moves: moves.slice(0, end.made), complete: end.isGoal });
    this.#remark((words) => words.rehearsing(moves.length));
    this.#clock.run(this.player);
    if (end.made === 0) void this.adviser.conclude(end);
  }

  undo() {
    if (this.index === 0) this.#remark((words) => words.nothingToUndo);
    else this.#apply({ type: "back" });
  }

  redo() {
    if (this.index === track(this.player).moves.length) this.#remark((words) => words.nothingToRedo);
    else this.#apply({ type: "forward" });
  }

  reset() {
    this.#apply({ type: "start" });
  }

  /** @param {number} index */
  seek(index) {
    if (this.player.mode === "solution" && this.player.solution === null) this.#wanted = index;
    else this.#apply({ type: "seek", index });
  }

  end() {
    this.#apply({ type: "end" });
  }

  /** The first beat shows the hint, the second plays it. */
  async advise() {
    if (this.hint !== null) this.move(this.hint);
    else await this.adviser.advise();
  }

  play() {
    if (this.player.mode !== "solution") this.setMode("solution");
    if (this.player.phase === "searching") this.eager(true);
    else this.#apply({ type: "play" });
  }

  /** Plays on what was taken back or brought along. */
  goOn() {
    this.#apply({ type: "goOn" });
  }

  pause() {
    this.eager(false);
    this.#apply({ type: "pause" });
  }

  /** @param {boolean} eager whether an answer that is still sought is to be played at once */
  eager(eager) {
    this.send({ type: "eager", eager });
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.#apply({ type: "speed", speed });
  }

  /** @param {string} until a number of moves; anything else: to the end */
  setUntil(until) {
    this.#apply({ type: "until", until: /^\d+$/.test(until) ? Number(until) : null });
  }

  /** @param {import("./player.js").Mode} mode */
  setMode(mode) {
    if (mode === this.player.mode) return;
    this.solving.cancel();
    this.#apply({ type: "mode", mode });
    if (mode === "solution") void this.watch();
  }

  /** Plays the best that a search has to offer, while it goes on. @param {readonly string[]} moves */
  draft(moves) {
    this.#apply({ type: "draft", moves });
  }

  /** Seeks the solution unless it is known or sought. */
  watch() {
    const { player, solving } = this;
    return player.solution === null ? solving.solve() : Promise.resolve(solving.answer);
  }

  // ----------------------------------------------------------------------------------------- for Solving and Adviser

  /** @param {Saying | null} saying */
  say(saying) {
    this.saying = saying;
  }

  searching() {
    this.#apply({ type: "search" });
  }

  /** @param {readonly string[]} moves */
  answered(moves) {
    this.send({ type: "answer", moves });
    if (this.#wanted !== null) {
      this.send({ type: "seek", index: this.#wanted });
      this.#wanted = null;
      this.say(stepSaying(this));
    }
    this.#clock.run(this.player);
    this.#owner.changed();
  }

  failed() {
    this.send({ type: "fail" });
    this.#wanted = null;
    this.#owner.changed();
  }

  // ----------------------------------------------------------------------------------------------------------- inside

  #clear() {
    this.#clock.stop();
    this.#movement = null;
    this.unmark();
    this.adviser.stop();
  }

  /** @param {Saying} saying */
  #remark(saying) {
    this.#clear();
    this.say(saying);
    this.#owner.changed();
  }

  /**
   * Sends an event and tells what came of it: the movement to draw, the sentence to say, the step that is shown now.
   * @param {import("./player.js").PlayerEvent} event
   */
  #apply(event) {
    const { board, player: before } = this;
    this.send(event);
    const { player: after } = this;
    if (after === before) return;
    const moved = board !== null && (track(after).index !== track(before).index || after.mode !== before.mode);
    if (moved) {
      this.#clear();
      const from = track(before).index;
      const to = this.index;
      const speed = event.type === "tick" ? after.speed : null;
      const quiet = event.type === "rehearse" || (after.mode !== before.mode && event.type !== "move");
      if (!quiet && to === from + 1) {
        this.#movement = { happening: /** @type {Happening} */ (this.last), forward: true, speed };
      } else if (!quiet && to === from - 1) {
        this.undone = board.happening(track(after).moves.slice(0, from));
        this.#movement = { happening: /** @type {Happening} */ (this.undone), forward: false, speed };
      }
      this.say(stepSaying(this));
      const steps = track(after).moves.length;
      this.#owner.emit("fewest-step", { step: to, steps, move: this.last?.move ?? null, mode: after.mode });
    }
    this.#clock.run(after);
    this.#owner.changed();
    const end = this.#rehearsal.endAfter(event, this.index);
    if (end !== null) void this.adviser.conclude(end);
  }
}
