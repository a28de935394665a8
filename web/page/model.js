/** The page behind its cards: what was put in, what is shown, what came out. The element does the work. */

import { FewestMoves } from "../define.js";
import { AllCases } from "./all-cases.js";
import { Complaints } from "./complaints.js";
import { textOf } from "./file.js";
import { Input } from "./input.js";
import { OwnMoves } from "./own-moves.js";
import { Searching } from "./searching.js";
import { Turns } from "./turns.js";
import { Whereabouts } from "./whereabouts.js";

/** @typedef {import("./all-cases.js").Answered} Answered */

export class Model {
  #turns = new Turns();
  whereabouts = new Whereabouts(this);

  input = new Input();
  case = 1;
  all = new AllCases(() => this.changed());
  /** @type {readonly import("../types.js").EngineKind[]} */
  engines = [];
  /** @type {readonly import("../types.js").PuzzleKind[]} */
  puzzles = [];
  /** The module, once it is there. @type {import("../define.js").Fewest | null} */
  #core = null;
  /** Keeps text and picture one thing; null: nobody has drawn yet. @type {import("./drawing.js").Drawing | null} */
  drawing = null;
  /** The mode that was asked for last, which may be on its way. */
  #wanted = "";
  /** What is wrong with what was put in. */
  wrong = new Complaints();
  /** What is wrong with the address. @type {import("../link/reading.js").LinkProblem | null} */
  linkProblem = null;
  /** What kept something from being loaded that was asked for. @type {unknown} */
  failure = null;
  own;

  /** @param {FewestMoves} element @param {() => void} changed */
  constructor(element, changed) {
    this.element = element;
    /** Draws the page anew. */
    this.changed = changed;
    this.own = new OwnMoves(element, this.#turns.begun, changed);
    this.searching = new Searching(element, {
      changed: () => this.all.forget(),
      moved: () => this.whereabouts.follow(),
    });
  }

  /** Resolved once boards can be shown. */
  get begun() {
    return this.#turns.begun;
  }

  get puzzle() {
    return this.input.puzzle;
  }

  get view() {
    return this.input.view;
  }

  get #kind() {
    return this.puzzles.find(({ name }) => name === this.puzzle);
  }

  get bounds() {
    return this.#kind?.bounds ?? [];
  }

  /** What the judge wants between the answers of a list. */
  get answerSeparator() {
    return this.#kind?.answerSeparator ?? "";
  }

  get answers() {
    return this.all.answers;
  }

  /** The answer to the case that is shown. */
  get answer() {
    return this.answers.get(this.case - 1)?.answer ?? null;
  }

  get isDrawing() {
    return this.element.mode === "edit";
  }

  /** Shows what the address says, unless somebody has put in something else by then. */
  async begin() {
    const core = (this.#core = await FewestMoves.core());
    this.engines = core.engines;
    this.puzzles = core.puzzles;
    this.searching.traceVersion = core.traceVersion;
    const { element } = this;
    const shown = () => {
      this.whereabouts.follow();
      this.changed();
    };
    for (const name of ["fewest-ready", "fewest-step", "fewest-move"]) element.addEventListener(name, shown);
    element.addEventListener("fewest-solved", () => {
      const { answer, board } = element;
      if (answer !== null && board !== null) this.all.note(this.case - 1, board, answer);
      shown();
    });
    element.addEventListener("fewest-edit", (event) => {
      this.all.outdate(this.case - 1);
      this.drawing?.edited(event.detail);
      shown();
    });
    try {
      await this.whereabouts.begin();
    } finally {
      this.#turns.begin();
    }
  }

  // ------------------------------------------------------------------------------------------------------------- input

  /** Reads what is typed as soon as the typing rests. */
  typed() {
    this.whereabouts.follow();
    this.changed();
    this.#turns.typed(() => void this.read(this.isDrawing ? this.case : 1));
  }

  /** @param {string} text the whole of it at once @param {string} [name] of its file */
  async put(text, name = "") {
    this.input.text = text;
    this.input.name = name;
    await this.read();
  }

  /** Makes room for another text. The board that is shown stays. */
  clear() {
    this.#turns.forget();
    this.input.text = "";
    this.wrong.forget();
    this.changed();
  }

  /** @param {File | undefined} file */
  async putFile(file) {
    if (file === undefined) return;
    const { text = "", problem = null } = await textOf(file);
    this.wrong.other = problem;
    if (problem === null) await this.put(text, file.name);
    else this.changed();
  }

  /** Another puzzle begins with its sample. @param {string} puzzle */
  async choose(puzzle) {
    if (puzzle === this.puzzle) return;
    this.input.puzzle = puzzle;
    this.element.bound = "";
    this.searching.compare = "";
    this.own.forget();
    await this.putSample();
  }

  /** A board of the gallery, to be played. @param {{ text: string, size?: string, case?: number }} exhibit */
  async putExhibit({ text, size = "", case: first = 1 }) {
    this.input.content = { text, size, start: "" };
    await this.begun;
    if (this.element.mode === "solution") this.element.mode = "play";
    await this.read(first);
  }

  async putSample() {
    this.input.content = { text: this.view.sample, size: "", start: "" };
    await this.read(this.view.sampleCase);
  }

  /**
   * Reads the text and shows a case. What is wrong is said beside it, and the board that is shown stays.
   * @param {number} [first]
   */
  async read(first = 1) {
    if (!(await this.#turns.come())) return;
    const core = await FewestMoves.core();
    // A text that tells the board that is drawn differently is a change of it.
    const edit = this.isDrawing && this.puzzle === this.input.source.puzzle && first === this.case;
    this.wrong.forget();
    try {
      const boards = core.parse(this.puzzle, this.input.text, this.input.options);
      if (edit) this.drawing?.remember({ isReplaced: true });
      this.all.hold(boards);
      this.linkProblem = null;
      this.input.settle();
      await this.#show(Math.min(first, boards.length), { edit: edit && first <= boards.length });
    } catch (error) {
      this.wrong.take(error);
    }
    this.changed();
  }

  /** @param {number} index the case to show, from 1 */
  async show(index) {
    this.drawing?.flush();
    await this.#show(index);
  }

  /** @param {number} index @param {import("../fewest-moves.js").LoadSettings} [place] */
  async #show(index, place) {
    this.case = index;
    this.all.list(index - 1);
    await this.#load(place);
  }

  /** @param {import("../fewest-moves.js").LoadSettings} [place] */
  async #load(place = {}) {
    if (!place.edit) this.drawing?.forget();
    const { puzzle, text, size, start, isLong } = this.input.source;
    // A long text is not read anew for each of its cases.
    if (isLong) {
      const one = this.all.board(this.case - 1).write("link");
      await this.element.load(one, { puzzle, size: "", start: "", case: 1, ...place });
    } else await this.element.load(text, { puzzle, size, start, case: this.case, ...place });
  }

  /**
   * Takes another text for what is shown already.
   * @param {import("./recast.js").Recast} recast
   * @param {string} typed what was typed since then and is no board; empty: nothing
   */
  rewrite({ content, boards }, typed) {
    this.#turns.forget();
    this.all.exchange(boards);
    this.input.content = content;
    this.input.settle();
    this.wrong.forget();
    this.retype(typed);
    this.changed();
  }

  /** Brings back what was typed and is no board, with what is wrong with it. @param {string} text empty: nothing was */
  retype(text) {
    if (text === "") return;
    this.input.text = text;
    try {
      for (const board of this.#core?.parse(this.puzzle, text, this.input.options) ?? []) board.free();
      // There was no time to read it.
      this.typed();
    } catch (error) {
      this.wrong.take(error);
    }
  }

  // ------------------------------------------------------------------------------------------------------------ search

  /** @param {string} mode */
  async setMode(mode) {
    this.#wanted = mode;
    await this.begun;
    try {
      await this.#prepare(mode);
      this.failure = null;
      if (mode === this.#wanted) this.element.mode = mode;
    } catch (error) {
      this.failure = error;
    }
    this.changed();
  }

  /** Loads what the page itself needs for a mode. @param {string} mode */
  async #prepare(mode) {
    if (mode !== "edit" || this.drawing !== null) return;
    const { drawingOn } = await import("./drawing.js");
    this.drawing ??= drawingOn(this, await FewestMoves.core());
  }

  async answerAll() {
    this.drawing?.flush();
    await this.all.start(this.searching.options);
  }

  // ----------------------------------------------------------------------------------------------------------- address

  /**
   * Shows what an address asks for.
   * @param {Input["source"]} source that can be read
   * @param {number} chosen the case
   * @param {import("../link/link.js").Link | null} link null: nothing is asked for but the board
   */
  async restore(source, chosen, link) {
    const core = await FewestMoves.core();
    const mode = link?.mode ?? "play";
    await this.#prepare(mode);
    this.wrong.forget();
    this.case = chosen;
    this.input.source = source;
    this.all.hold(core.parse(source.puzzle, source.text, source.options));
    this.all.list(chosen - 1);
    this.element.mode = mode;
    this.searching.restore(link);
    await this.#load({ moves: [...(link?.moves ?? "")], step: link?.step });
  }
}
