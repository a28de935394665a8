/** While the board is drawn, text and picture are one thing: a change of the board changes the text, and back again. */

import { inForm, readBoards, withBoard } from "./recast.js";

/**
 * @typedef {import("./input.js").Content} Content
 * @typedef {import("./recast.js").Recast} Recast
 * @typedef {import("../define.js").Puzzle} Puzzle
 * @typedef {CustomEvent<import("../element-events.js").EditDetail>} EditEvent
 *
 * @typedef {object} Shown
 * @property {string} puzzle
 * @property {Content} content what the boards were read from
 * @property {string} typed what was typed since and is no board; empty: nothing
 * @property {readonly Puzzle[]} boards
 * @property {number} index of the one that is shown, from 0
 * @property {boolean} isLong whether reading the text takes a while
 *
 * @typedef {object} Paper what is written on
 * @property {import("./recast.js").Reader} core
 * @property {() => Shown} shown
 * @property {(recast: Recast, typed: string) => void} write takes another text, and the boards read from it
 */

/** A long text follows when the drawing has rested for this time, in milliseconds. */
const rest = 400;

export class Drawing {
  #paper;
  /**
   * What the text was for each of the boards that can be gone back to: more than the board can tell again, such as blank
   * lines, other cases, or what was typed and is no board.
   * @type {({ link: string, content: Content, typed: string } | undefined)[]}
   */
  #before = [];
  /** The board, and which one that is, that the text has come to tell. */
  #link = "";
  #index = 0;
  /** The board that the text does not tell yet; empty: there is none. */
  #late = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Paper} paper */
  constructor(paper) {
    this.#paper = paper;
    this.forget();
  }

  /** The form of the text. */
  get form() {
    const { boards, index } = this.#paper.shown();
    return boards[index]?.place?.form ?? "";
  }

  /** Another text is shown: there is nothing to go back to. */
  forget() {
    clearTimeout(this.#timer);
    this.#late = "";
    this.#before = [];
    this.#index = 0;
    this.#link = this.#shownLink;
  }

  get #shownLink() {
    const { boards, index } = this.#paper.shown();
    return boards[index]?.write("link") ?? "";
  }

  /**
   * Remembers what the text is for the board that is about to be left. A long text is not worth its room.
   * @param {{ isReplaced?: boolean }} [how] `isReplaced`: what was typed is what leads to another board
   */
  remember({ isReplaced = false } = {}) {
    const { content, typed, isLong } = this.#paper.shown();
    this.#before[this.#index] = isLong ? undefined : { link: this.#link, content, typed: isReplaced ? "" : typed };
  }

  /** The board was changed, or a change was taken back or made again. @param {EditEvent["detail"]} detail */
  edited({ text: link, edit, index }) {
    const isStep = edit !== "undo" && edit !== "redo";
    const known = isStep ? undefined : this.#before[index];
    // Where the text was changed it has been remembered before that.
    if (edit !== "load" && (index !== this.#index || !isStep)) this.remember();
    if (isStep) this.#before.length = index;
    this.#index = index;
    if (edit === "load") this.#link = link;
    else if (known?.link === link) this.#restore(known);
    else if (this.#paper.shown().isLong) this.#delay(link);
    else this.#write(link);
  }

  /** Makes the text tell the board, where it does not yet. */
  flush() {
    if (this.#late !== "") this.#write(this.#late);
  }

  /**
   * Puts all cases into another form.
   * @param {string} form
   * @returns {boolean} false: that form does not tell these boards
   */
  setForm(form) {
    this.flush();
    const { puzzle, boards } = this.#paper.shown();
    const recast = inForm(this.#paper.core, puzzle, boards, [form]);
    if (recast !== null) this.#paper.write(recast, "");
    return recast !== null;
  }

  /** @param {string} link */
  #delay(link) {
    this.#late = link;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), rest);
  }

  /** @param {string} link */
  #settle(link) {
    clearTimeout(this.#timer);
    this.#late = "";
    this.#link = link;
  }

  /** @param {string} link */
  #write(link) {
    this.#settle(link);
    const { puzzle, content, boards, index } = this.#paper.shown();
    this.#paper.write(withBoard(this.#paper.core, puzzle, content, boards, index, link), "");
  }

  /** @param {{ link: string, content: Content, typed: string }} known */
  #restore({ link, content, typed }) {
    this.#settle(link);
    const boards = readBoards(this.#paper.core, this.#paper.shown().puzzle, content);
    if (boards !== null) this.#paper.write({ content, boards }, typed);
  }
}

/** While boards are drawn on the page. @param {import("./model.js").Model} model @param {import("../define.js").Fewest} core */
export const drawingOn = (model, core) =>
  new Drawing({
    core,
    shown: () => ({
      puzzle: model.puzzle,
      content: model.input.source,
      typed: model.input.draft,
      boards: model.all.boards,
      index: model.case - 1,
      isLong: model.input.source.isLong,
    }),
    write: (recast, typed) => model.rewrite(recast, typed),
  });
