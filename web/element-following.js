/** Keeps the properties `mode`, `step` and `speed` and the game the same, whichever of the two changes. */

import { modes } from "./element-opening.js";

/**
 * @typedef {import("./player.js").Mode} Mode
 * @typedef {{ mode: string, step: number, speed: number }} Mirrored
 */

export class Following {
  #element;
  #game;
  /** What both sides had when they last agreed: who differs from it has changed. @type {Mirrored} */
  #agreed = { mode: "play", step: 0, speed: 2 };

  /** @param {Mirrored} element @param {import("./element-game.js").Game} game */
  constructor(element, game) {
    this.#element = element;
    this.#game = game;
  }

  /** From the properties to the game. A step that no board is there for yet waits for the board. */
  push() {
    const { mode, step, speed } = this.#element;
    const agreed = this.#agreed;
    const game = this.#game;
    if (speed !== agreed.speed) {
      if (Number.isFinite(speed)) game.setSpeed(speed);
      this.#agree("speed", game.player.speed);
    }
    if (mode !== agreed.mode) {
      if (modes.includes(mode)) game.setMode(/** @type {Mode} */ (mode));
      agreed.mode = mode;
    }
    if (step !== agreed.step && game.board !== null) {
      if (Number.isInteger(step)) game.seek(step);
      this.#agree("step", game.step);
    }
  }

  /** From the game to the properties, but for those that wait to be pushed. */
  pull() {
    const element = this.#element;
    const agreed = this.#agreed;
    const { player, step, board } = this.#game;
    if (element.speed === agreed.speed) this.#agree("speed", player.speed);
    if (board === null) return;
    if (element.mode === agreed.mode && modes.includes(agreed.mode)) this.#agree("mode", player.mode);
    if (element.step === agreed.step) this.#agree("step", step);
  }

  /**
   * A property that has its value already is left alone: setting it would make an attribute of a mere default.
   * @template {keyof Mirrored} N
   * @param {N} name
   * @param {Mirrored[N]} value
   */
  #agree(name, value) {
    this.#agreed[name] = value;
    if (this.#element[name] !== value) this.#element[name] = value;
  }
}
