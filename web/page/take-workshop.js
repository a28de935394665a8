/** Where what is to be taken away is made. */

import { Board } from "../element-board.js";
import { pngFile } from "../export/canvas.js";
import { frameSize, prepareFilm, prepareStrip, searchLines } from "../export/course.js";
import { inWords } from "../export/moments.js";
import { filmScales, pictureScales, scaled } from "../export/sizes.js";
import { Studio } from "../export/studio.js";
import { svgFile } from "../export/svg-file.js";
import { Draft } from "./take-draft.js";
import { makeFilm } from "./take-film.js";
import { formOf, isFilm, isStrip } from "./take-order.js";
import { about, stripWords } from "./take-words.js";

/**
 * @typedef {import("./take-order.js").Order} Order
 * @typedef {import("../export/sizes.js").Size} Size
 * @typedef {import("../export/picture.js").Picture} Picture
 * @typedef {import("../define.js").FewestMoves} FewestMoves
 *
 * @typedef {object} Spoken
 * @property {import("../strings/index.js").Words} words
 * @property {import("../strings/page.js").PageWords} page
 * @property {import("../strings/take.js").TakeWords} take
 */

export class Workshop {
  #element;
  #studio = new Studio();
  #strip;
  #film;

  /** @param {FewestMoves} element @param {() => void} changed told when something is ready */
  constructor(element, changed) {
    this.#element = element;
    /** @type {Draft<import("../export/course.js").ReadyStrip>} */
    this.#strip = new Draft(changed);
    /** @type {Draft<import("../export/course.js").ReadyFilm>} */
    this.#film = new Draft(changed);
  }

  close() {
    this.#strip.forget();
    this.#film.forget();
    this.#studio.close();
  }

  /** The strip, once it is ready. */
  get strip() {
    return this.#strip.value;
  }

  /** Why something does not become ready; null: nothing is wrong. */
  get failure() {
    return this.#strip.error ?? this.#film.error;
  }

  /** Gets ready what takes a while. @param {Order} order @param {Spoken} spoken */
  prepare(order, spoken) {
    const { course, theme, hasGround } = order;
    this.#dress();
    if (course === null || !(isStrip(order) || isFilm(order))) {
      this.#strip.forget();
      this.#film.forget();
      return;
    }
    const { puzzle, link } = order.situation;
    const looks = this.#looks(spoken);
    const moves = { puzzle, link, moves: course, looks, theme };
    const key = JSON.stringify([{ ...moves, looks: { ...looks, words: spoken.words.tag } }, hasGround, order.isProved]);
    if (isStrip(order)) {
      this.#film.forget();
      const words = stripWords(order, spoken);
      this.#strip.want(key, (signal) => prepareStrip(this.#studio, moves, words, hasGround, signal));
    } else {
      this.#strip.forget();
      this.#film.want(key, () => prepareFilm(this.#studio, moves));
    }
  }

  // --------------------------------------------------------------------------------------------------------------- sizes

  /** At scale 1; null: it is not ready. @param {Order} order @returns {Size | null} */
  #size(order) {
    if (isStrip(order)) return this.#strip.value?.strip.whole ?? null;
    if (isFilm(order)) return this.#film.value?.size ?? null;
    const svg = this.#board.querySelector("svg");
    if (svg === null) return null;
    const size = { width: svg.width.baseVal.value, height: svg.height.baseVal.value };
    return order.format === "gif" ? frameSize(this.#studio, size, searchLines(size), order.theme) : size;
  }

  /** The sizes that a thing of pixels can be had in. @param {Order} order */
  sizes(order) {
    const size = this.#size(order);
    if (size === null) return [];
    const scales = order.format === "gif" ? filmScales(size) : pictureScales(size);
    return scales.map((scale) => ({ scale, ...scaled(size, scale) }));
  }

  /** @param {Order} order */
  isReady(order) {
    return order.missing === null && this.#size(order) !== null;
  }

  // ------------------------------------------------------------------------------------------------------- what is made

  /** @param {Order} order @param {Spoken} spoken @returns {string | null} null: it is no text */
  text(order, spoken) {
    const { board } = this.#element;
    const { course, format } = order;
    const form = formOf(order);
    if (board === null) return null;
    if (form !== null) return this.#state(order).write(form);
    if (course === null) return null;
    if (format === "answer") return board.writeAnswer(course, { withMoves: true });
    return format === "words" ? inWords(new Board([board], 0), course, this.#looks(spoken)) : null;
  }

  /** Whether a text form tells the board alone, whatever the moment. @param {Order} order */
  isSameText(order) {
    const form = formOf(order);
    return (
      form !== null &&
      order.situation.made.length > 0 &&
      this.#state(order).write(form) === this.#element.board?.write(form)
    );
  }

  /** @param {Order} order @param {Spoken} spoken @returns {string} */
  svg(order, spoken) {
    const { element, words } = { element: this.#element, ...spoken };
    const { course } = order;
    const told = course && element.board && inWords(new Board([element.board], 0), course, this.#looks(spoken));
    const sentence = element.renderRoot.querySelector("[part=status]")?.textContent ?? "";
    return svgFile(this.#picture(order), {
      title: about(order, spoken),
      description: (told ?? sentence).trim(),
      language: words.tag,
    });
  }

  /** @param {Order} order @param {number} scale @returns {Promise<Blob>} */
  async png(order, scale) {
    return pngFile(this.#picture(order), scale);
  }

  /**
   * @param {Order} order
   * @param {Spoken} spoken
   * @param {object} means
   * @param {number} means.scale
   * @param {() => Promise<import("../define.js").RemoteFewest>} means.solver
   * @param {import("../types.js").Limits} means.limits of a search
   * @param {AbortSignal} means.signal
   * @param {(done: number, all: number) => void} means.tell how many pictures are done
   */
  async gif(order, spoken, means) {
    const { puzzle, link } = order.situation;
    const ready = this.#film.value;
    const looks = this.#looks(spoken);
    const board = { puzzle, link, looks, theme: order.theme };
    const course = order.course === null || ready === null ? null : { ...board, moves: order.course, ready };
    return makeFilm(this.#studio, order, { ...means, board, course });
  }

  /** As it is at this moment, or the whole strip. @param {Order} order @returns {Picture} */
  #picture(order) {
    if (isStrip(order)) {
      if (this.#strip.value === null) throw new Error("The strip is not ready.");
      return this.#strip.value.strip.whole;
    }
    this.#dress();
    const picture = this.#studio.copy(this.#board, order.theme);
    return order.hasGround ? { ...picture, ground: this.#studio.inks(order.theme).ground } : picture;
  }

  /** @param {Order} order */
  #state({ situation: { made } }) {
    const { board } = this.#element;
    if (board === null) throw new Error("There is no board.");
    return made.reduce((state, move) => state.apply(move), board.start);
  }

  /** @param {Spoken} spoken @returns {import("../export/moments.js").Looks} */
  #looks({ words }) {
    const { glyphs, followed } = this.#element;
    return { words, glyphs, followed };
  }

  get #board() {
    const part = this.#element.renderRoot.querySelector("[part=board]");
    if (part === null) throw new Error("There is no board.");
    return part;
  }

  /** The mode of searching brings style sheets of its own, when it is first used. */
  #dress() {
    const { renderRoot } = this.#element;
    if (renderRoot instanceof ShadowRoot) this.#studio.dress(renderRoot.adoptedStyleSheets);
  }
}
