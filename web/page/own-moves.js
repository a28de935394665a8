/** Moves of the reader's own: what was typed, and what is wrong with it. */

import { TextError } from "../define.js";

export class OwnMoves {
  #element;
  #begun;
  #changed;
  /** As typed. */
  text = "";
  /** @type {TextError | null} */
  problem = null;

  /**
   * @param {import("../define.js").FewestMoves} element
   * @param {Promise<void>} begun before nothing can be played
   * @param {() => void} changed
   */
  constructor(element, begun, changed) {
    this.#element = element;
    this.#begun = begun;
    this.#changed = changed;
  }

  forget() {
    this.text = "";
    this.problem = null;
  }

  /** Plays them; what is wrong with them is said beside them. */
  async rehearse() {
    await this.#begun;
    this.problem = null;
    try {
      await this.#element.rehearse(this.text);
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      this.problem = error;
    }
    this.#changed();
  }
}
