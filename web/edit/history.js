/** The boards that were drawn, as far back and forward as there are any. It knows no board: a step is a text. */

/**
 * @template Made
 * @typedef {object} Step a board that was drawn
 * @property {string} text the board
 * @property {Made | null} made what led to it from the board before; null for the first one
 */

/** @template Made */
export class History {
  /** @type {Step<Made>[]} */
  #steps;
  #index = 0;

  /** @param {string} text of the board to begin with */
  constructor(text) {
    this.#steps = [{ text, made: null }];
  }

  /** The board that is shown. */
  get now() {
    return this.#steps[this.#index];
  }

  /** Which one that is, from 0. */
  get index() {
    return this.#index;
  }

  get count() {
    return this.#steps.length;
  }

  /** Another board follows the one that is shown; those that followed it before are forgotten. @param {Step<Made>} step */
  push(step) {
    this.#steps.length = this.#index + 1;
    this.#steps.push(step);
    this.#index += 1;
  }

  /** Another board stands in the place of the one shown, as the next stretch of what led to it. @param {Step<Made>} step */
  replace(step) {
    this.#steps[this.#index] = step;
  }

  /** @returns {Step<Made> | null} the one that is taken back; null: there is none */
  undo() {
    if (this.#index === 0) return null;
    const undone = this.now;
    this.#index -= 1;
    return undone;
  }

  /** @returns {Step<Made> | null} the one that is made again; null: there is none */
  redo() {
    if (this.#index + 1 === this.#steps.length) return null;
    this.#index += 1;
    return this.now;
  }
}
