/**
 * The mode `edit` of an element: what is done on its board is to draw the board itself. It stands beside the game and is
 * asked the same things; it knows no document.
 *
 * Boards come from the core, changed by one edit at a time; what is kept of them to go back to is their text.
 */

import { EditError } from "../api.js";
import { solveText } from "../element-core.js";
import { views } from "../views/index.js";
import { crafts } from "./crafts.js";
import { History } from "./history.js";
import { Palette } from "./palette.js";
import { Prover } from "./prover.js";

/**
 * @typedef {import("../types.js").Edit} Edit
 * @typedef {import("../views/index.js").Shot} Shot
 * @typedef {import("../element-following.js").Course} Course
 * @typedef {import("../element-following.js").Visit} Visit
 * @typedef {import("../strings/edit.js").EditWords} EditWords
 * @typedef {import("../strings/index.js").PuzzleWords} PuzzleWords
 * @typedef {(said: EditWords, own: PuzzleWords) => string} Remark a sentence, in whatever language it is said
 *
 * @typedef {object} EditorOwner
 * @property {() => void} changed
 * @property {import("../element-events.js").Owner["emit"]} emit
 * @property {() => import("../element-board.js").Board | null} board the one that is shown
 * @property {(puzzle: import("../api.js").Puzzle) => void} put shows another board in its place
 */

/** @implements {Course} @implements {Visit} */
export class Editor {
  mode = /** @type {const} */ ("edit");
  step = 0;
  speed = 2;
  #owner;
  /** Of the puzzle that is drawn. */
  #name = "";
  /** @type {History<Remark>} */
  #history = new History("");
  #prover;
  /** @type {Shot | null} */
  #shot = null;
  /** The edits of a stroke under way are taken back together: how many were made. */
  #stroke = 0;
  #isStroke = false;
  #tool = 0;

  /** What was done last. @type {Remark | null} */
  remark = null;
  palette = new Palette();

  /** @param {EditorOwner} owner */
  constructor(owner) {
    this.#owner = owner;
    this.#prover = new Prover({
      solve: ({ puzzle, text }, options) => solveText(puzzle, text, options),
      changed: () => owner.changed(),
      answered: (answer) => owner.emit("fewest-solved", { puzzle: this.#name, ...answer }),
    });
  }

  // ----------------------------------------------------------------------------------------------- coming and going

  /** @param {{ edit?: boolean }} [at] */
  enter({ edit = false } = {}) {
    const board = this.#owner.board();
    if (board === null) return;
    const { name } = board.puzzle;
    const text = board.puzzle.write("link");
    const isSame = name === this.#name && text === this.#history.now.text;
    this.endStroke();
    if (name !== this.#name) {
      this.#tool = 0;
      this.palette.brush = 1;
    }
    if (!isSame && edit && name === this.#name) {
      this.#history.push({ text, made: (said) => said.loaded });
      this.#look();
      this.#tell("load");
    } else {
      if (!isSame) this.#history = new History(text);
      this.#name = name;
      this.#look();
    }
    if (!isSame) this.remark = null;
    this.#prover.ask({ puzzle: name, text }, { isFirst: !edit });
    this.#owner.changed();
  }

  leave() {
    this.endStroke();
    this.#prover.stop();
  }

  release() {
    this.leave();
  }

  see() {}

  // --------------------------------------------------------------------------------------------------- what may be done

  /**
   * Changes the board, or says why that cannot be.
   * @param {Edit} edit
   * @returns {boolean} whether it can
   */
  edit(edit) {
    let edited;
    try {
      edited = this.puzzle.edit(edit);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      const { code } = error;
      this.say((said) => said.refused(code));
      return false;
    }
    const text = edited.write("link");
    const isOther = text !== this.#history.now.text;
    if (isOther) this.#owner.put(edited);
    else edited.free();
    if (isOther) this.#look();
    const made = this.#remarkOn(edit);
    if (isOther) this.#record({ text, made }, edit.kind);
    this.say(made);
    return true;
  }

  /** From here on to its end, what is drawn is one thing to be taken back. */
  beginStroke() {
    this.endStroke();
    this.#isStroke = true;
  }

  endStroke() {
    const count = this.#stroke;
    this.#isStroke = false;
    this.#stroke = 0;
    if (count > 1) this.say((said) => said.stroke(count));
  }

  undo() {
    this.endStroke();
    const undone = this.#history.undo();
    if (undone === null) this.say((said) => said.nothingToUndo);
    else this.#restore("undo", (said, own) => said.undone(undone.made?.(said, own) ?? ""));
  }

  redo() {
    this.endStroke();
    const redone = this.#history.redo();
    if (redone === null) this.say((said) => said.nothingToRedo);
    else this.#restore("redo", redone.made);
  }

  /** An empty board of the same size. */
  reset() {
    this.edit({ kind: "clear" });
  }

  /** @param {number} index of a tool of the craft */
  choose(index) {
    this.#tool = index;
    this.#owner.changed();
  }

  /** @param {number} colour */
  chooseBrush(colour) {
    this.palette.choose(colour);
    this.#owner.changed();
  }

  /** @param {number} count of colours to choose from */
  setBrushes(count) {
    if (this.palette.resize(count, this.shot.cells)) this.#owner.changed();
    else this.say((said) => said.refused("brushes"));
  }

  /** @param {Remark | null} remark */
  say(remark) {
    this.remark = remark;
    this.#owner.changed();
  }

  // A board that is drawn does not move.
  play() {}
  pause() {}
  seek() {}
  setUntil() {}
  takeMovement() {
    return null;
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.speed = speed;
  }

  // --------------------------------------------------------------------------------------------------- what there is to see

  get puzzle() {
    const board = this.#owner.board();
    if (board === null) throw new Error("There is no board.");
    return board.puzzle;
  }

  get view() {
    return views[this.#name];
  }

  get craft() {
    return crafts[this.#name];
  }

  /** The tool in hand, by its name; empty where there is but one. */
  get tool() {
    return this.craft.tools[this.#tool] ?? "";
  }

  /** The colour in hand. */
  get brush() {
    return this.palette.brush;
  }

  get place() {
    return { step: 0, steps: 0, move: null };
  }

  get shot() {
    if (this.#shot === null) throw new Error("There is no board.");
    return this.#shot;
  }

  get canUndo() {
    return this.#history.index > 0;
  }

  get canRedo() {
    return this.#history.index + 1 < this.#history.count;
  }

  /** What is known of the number of moves that the board needs. */
  get finding() {
    return this.#prover.finding;
  }

  /** What is proved about the board as it is. */
  get answer() {
    return this.#prover.finding.answer;
  }

  // ----------------------------------------------------------------------------------------------------------- inside

  /** Looks at the board: what is seen of it stays the same object until the next change. */
  #look() {
    const { cells, integers, isGoal } = this.puzzle.start;
    // Nothing is to be played here.
    this.#shot = { cells, integers, isGoal, moves: [] };
    if (this.craft.hasBrush) this.palette.fit(cells);
  }

  /** What to say of an edit that was made. @param {Edit} edit @returns {Remark} */
  #remarkOn(edit) {
    const { rows, columns } = this.puzzle;
    const facts = this.craft.facts({ rows, columns }, this.shot, edit);
    return (said, own) => said.made[edit.kind]({ ...edit, ...facts, rows, columns }, own);
  }

  /** @param {import("./history.js").Step<Remark>} step @param {import("../element-events.js").EditDetail["edit"]} edit */
  #record(step, edit) {
    if (this.#isStroke) this.#stroke += 1;
    if (this.#stroke > 1) {
      const count = this.#stroke;
      this.#history.replace({ ...step, made: (said) => said.stroke(count) });
    } else this.#history.push(step);
    this.#tell(edit);
    this.#prover.ask({ puzzle: this.#name, text: step.text });
  }

  /** @param {"undo" | "redo"} edit @param {Remark | null} remark */
  #restore(edit, remark) {
    const board = this.#owner.board();
    if (board === null) return;
    const { text } = this.#history.now;
    this.#owner.put(board.alike(text));
    this.#look();
    this.say(remark);
    this.#tell(edit);
    this.#prover.ask({ puzzle: this.#name, text });
  }

  /** @param {import("../element-events.js").EditDetail["edit"]} edit */
  #tell(edit) {
    const { now, index, count } = this.#history;
    this.#owner.emit("fewest-edit", { puzzle: this.#name, text: now.text, edit, index, count });
  }
}
