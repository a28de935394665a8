/** Another board in the place of the one shown, or, where that is given up on its way, the one before again. */

import { abortable } from "./abortable.js";

/**
 * @typedef {import("./fewest-moves.js").FewestMoves} FewestMoves
 * @typedef {import("./fewest-moves.js").LoadSettings} LoadSettings
 * @typedef {Pick<FewestMoves, "puzzle" | "size" | "start" | "case" | "made">} Named what a text is read by
 */

/** @param {Named} element @returns {Named} */
const namedBy = ({ puzzle, size, start, case: index, made }) => ({ puzzle, size, start, case: index, made });

export class Loading {
  #element;
  #stage;
  /** How many boards have been asked for. */
  #count = 0;

  /** @param {FewestMoves} element @param {import("./element-stage.js").Stage} stage */
  constructor(element, stage) {
    this.#element = element;
    this.#stage = stage;
  }

  /**
   * @param {string} text
   * @param {LoadSettings} settings
   * @returns {Promise<void>} rejected with the signal's reason, or with what is wrong
   */
  async load(text, { moves, step, edit, signal, ...attributes }) {
    signal?.throwIfAborted();
    const element = this.#element;
    const stage = this.#stage;
    this.#count += 1;
    const count = this.#count;
    const before = { text: stage.put(text), named: namedBy(element) };
    // Moves that were made on the board before are none of this one's.
    Object.assign(element, { made: "", ...attributes });
    const asked = JSON.stringify([stage.text, namedBy(element)]);
    stage.following.push();
    try {
      await abortable(stage.refresh({ moves, step, edit }), signal);
    } catch (error) {
      // Whoever has asked for something else since then has that.
      const isLast = count === this.#count && asked === JSON.stringify([stage.text, namedBy(element)]);
      if (signal?.aborted && isLast) this.#goBack(before);
      throw error;
    }
  }

  /** @param {{ text: string, named: Named }} before */
  #goBack({ text, named }) {
    this.#stage.text = text;
    Object.assign(this.#element, named);
    this.#element.requestUpdate();
  }
}
