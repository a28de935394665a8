/** Keeps the properties `mode`, `step` and `speed` and what is played the same, whichever of the two changes. */

import { isGuestMode } from "./element-guests.js";
import { modes } from "./element-opening.js";

/**
 * @typedef {import("./player.js").Mode} Mode
 * @typedef {{ mode: string, step: number, speed: number, until: string, hasAttribute: (name: string) => boolean }} Mirrored
 *
 * @typedef {object} Course what is done on a board, step by step: the game, a search, or drawing the board itself
 * @property {Mode | "search" | "edit"} mode
 * @property {number} step the one that is shown, or will be as soon as it is there
 * @property {number} speed steps a second while it plays
 * @property {{ step: number, steps: number, move: string | null }} place what is shown, and how much there is
 * @property {import("./types.js").Answer | null} answer what the last search for the whole board came to
 * @property {() => void} play
 * @property {() => void} pause
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} reset
 * @property {(step: number) => void} seek
 * @property {(speed: number) => void} setSpeed
 * @property {(until: string) => void} setUntil where playing stops by itself, as the attribute tells it
 * @property {() => import("./element-game.js").Movement | null} takeMovement
 *
 * @typedef {object} Visit how a course that stands in for the game for a while comes and goes
 * @property {(at?: { edit?: boolean }) => void} enter the board that is shown is its board from now on; `edit`: as a
 *   change of the one before
 * @property {() => void} leave
 * @property {() => void} release gives back what it holds beside the board
 * @property {(seen: boolean) => void} see whether anybody can see it
 *
 * @typedef {Course & Visit} Guest
 *
 * @typedef {object} Played
 * @property {import("./element-game.js").Game} game
 * @property {() => boolean} isOpen whether the board that is asked for is there, and not still on its way
 * @property {(mode: string) => Guest | null} guest null: the mode has none, or it is not loaded yet
 * @property {(mode: string) => void} load loads it, after which there is something to push again
 * @property {() => void} entered another course is played than before
 */

export class Following {
  #element;
  #played;
  /** What both sides had when they last agreed: who differs from it has changed. @type {Pick<Mirrored, "mode" | "step" | "speed">} */
  #agreed = { mode: "play", step: 0, speed: 2 };
  #until = "";
  /** Whether a step is asked for, be it the one that is shown already: of another board it is another one. */
  #isStepAsked = false;
  /** Whether a speed may be one that the element was born with, and nobody asked for. */
  #isBorn = true;

  /** @param {Mirrored} element @param {Played} played */
  constructor(element, played) {
    this.#element = element;
    this.#played = played;
  }

  /** What is played now. @returns {Course} */
  get course() {
    const { game, guest } = this.#played;
    return guest(this.#agreed.mode) ?? game;
  }

  /** Somebody sets the step: what comes back to the step that is shown has been asked for all the same. */
  noteStep() {
    this.#isStepAsked ||= this.#element.step !== this.#agreed.step;
  }

  /** From the properties to what is played. A step that no board is there for yet waits for the board. */
  push() {
    const { mode, step, speed, until } = this.#element;
    const agreed = this.#agreed;
    const isAsked = speed !== agreed.speed || (this.#isBorn && this.#element.hasAttribute("speed"));
    if (mode !== agreed.mode) this.#enter(mode);
    // Step and speed are those of the mode that is still on its way.
    if (mode !== agreed.mode) return;
    this.#isBorn = false;
    if (until !== this.#until) {
      this.#until = until;
      this.course.setUntil(until);
    }
    if (isAsked) {
      if (!Number.isNaN(speed)) this.course.setSpeed(speed);
      this.#agree("speed", this.course.speed);
    }
    if (this.#isStepAsked && this.#played.isOpen()) {
      this.#isStepAsked = false;
      if (Number.isInteger(step)) this.course.seek(step);
      this.#agree("step", this.course.step);
    }
  }

  /** @param {string} mode */
  #enter(mode) {
    const { game, guest, load, entered } = this.#played;
    const coming = guest(mode);
    const going = guest(this.#agreed.mode);
    if (isGuestMode(mode) && coming === null) {
      load(mode);
      return;
    }
    if (going !== null) {
      going.leave();
      const { answer } = going;
      const isKnown = answer !== null && answer.status !== "limit";
      // What a search has found, or proved not to be there, need not be sought again.
      if (mode === "solution" && isKnown && game.player.solution === null) game.solving.adopt(answer);
    }
    if (coming !== null) {
      game.pause();
      game.setMode("play");
    }
    this.#agreed.mode = mode;
    this.course.setUntil(this.#element.until);
    // A game that changes its mode tells that by itself.
    const isTold = coming === null && mode !== game.mode;
    if (coming !== null) coming.enter();
    else if (modes.includes(mode)) game.setMode(/** @type {Mode} */ (mode));
    if (!isTold) entered();
  }

  /** From what is played to the properties, but for those that wait to be pushed. */
  pull() {
    const element = this.#element;
    const agreed = this.#agreed;
    const { course } = this;
    // The speed of a course that it is born into.
    if (element.speed === agreed.speed) this.#agree("speed", course.speed);
    if (this.#played.game.board === null) return;
    if (element.mode === agreed.mode && modes.includes(agreed.mode)) this.#agree("mode", course.mode);
    if (!this.#isStepAsked) this.#agree("step", course.step);
  }

  /**
   * A property that has its value already is left alone: setting it would make an attribute of a mere default.
   * @template {"mode" | "step" | "speed"} N
   * @param {N} name
   * @param {Mirrored[N]} value
   */
  #agree(name, value) {
    this.#agreed[name] = value;
    if (this.#element[name] !== value) this.#element[name] = value;
  }
}
