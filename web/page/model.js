/** The page behind its cards: what was put in, what is shown, what came out. The element does the work. */

import { FewestMoves, TextError } from "../define.js";
import { Address, entryOf } from "./address.js";
import { AllCases } from "./all-cases.js";
import { textOf } from "./file.js";
import { Input } from "./input.js";
import { momentOf } from "./moment.js";
import { plainLink, writeLink } from "../link/link.js";
import { restored } from "./restore.js";
import { Searching } from "./searching.js";
import { showcase } from "./showcase.js";
import { Turns } from "./turns.js";

/** @typedef {import("./all-cases.js").Answered} Answered */

export class Model {
  #changed;
  #turns = new Turns();
  #address = new Address(() => this.moment);

  input = new Input();
  /** What the cases were read from: what is typed may be wrong by now. */
  #read = this.input.request;
  case = 1;
  all = new AllCases(() => this.#changed());
  /** @type {readonly import("../types.js").EngineKind[]} */
  engines = [];
  /** @type {readonly import("../types.js").PuzzleKind[]} */
  puzzles = [];
  /** What is wrong with the text. @type {TextError | null} */
  problem = null;
  /** What is wrong beside the text: a key of the page's words. @type {"badSize" | "tooLargeFile" | "unreadableFile" | null} */
  otherProblem = null;
  /** What is wrong with the address. @type {import("../link/reading.js").LinkProblem | null} */
  linkProblem = null;
  /** What is wrong with the moves of the reader's own. @type {TextError | null} */
  ownProblem = null;
  /** Moves of the reader's own, as typed. */
  ownText = "";

  /** @param {FewestMoves} element @param {() => void} changed */
  constructor(element, changed) {
    this.element = element;
    this.#changed = changed;
    this.searching = new Searching(element, { changed: () => this.all.forget(), moved: () => this.#address.follow() });
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

  get cases() {
    return this.all.count;
  }

  get answers() {
    return this.all.answers;
  }

  /** The answer to the case that is shown. */
  get answer() {
    return this.answers.get(this.case - 1)?.answer ?? null;
  }

  /** Shows what the address says, unless somebody has put in something else by then. */
  async begin() {
    const core = await FewestMoves.core();
    this.engines = core.engines;
    this.puzzles = core.puzzles;
    this.searching.traceVersion = core.traceVersion;
    const { element } = this;
    const shown = () => {
      this.#address.follow();
      this.#changed();
    };
    for (const name of ["fewest-ready", "fewest-step", "fewest-move"]) element.addEventListener(name, shown);
    element.addEventListener("fewest-solved", () => {
      const { answer, board } = element;
      if (answer !== null && board !== null) this.all.note(this.case - 1, board, answer);
      shown();
    });
    addEventListener("popstate", (event) => void this.restore(event.state));
    try {
      if (this.input.isEmpty) await this.restore(history.state);
      else await this.#keepInput(core);
    } finally {
      this.#turns.begin();
    }
  }

  // ------------------------------------------------------------------------------------------------------------- input

  /** Reads what is typed as soon as the typing rests. */
  typed() {
    this.#turns.typed(() => void this.read());
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
    this.problem = null;
    this.otherProblem = null;
    this.#changed();
  }

  /** @param {File | undefined} file */
  async putFile(file) {
    if (file === undefined) return;
    const { text = "", problem = null } = await textOf(file);
    this.otherProblem = problem;
    if (problem === null) await this.put(text, file.name);
    else this.#changed();
  }

  /** Another puzzle begins with its sample. @param {string} puzzle */
  async choose(puzzle) {
    if (puzzle === this.puzzle) return;
    this.input.puzzle = puzzle;
    this.element.bound = "";
    this.searching.compare = "";
    this.ownText = "";
    this.ownProblem = null;
    await this.putSample();
  }

  /** Shows what a search does on the board that shows it best. */
  async showSearch() {
    const { element, input } = this;
    const { puzzle, text, engine, bound, compare } = showcase;
    input.puzzle = puzzle;
    input.content = { text, size: "", start: "" };
    await this.#turns.begun;
    this.searching.restore({ ...plainLink, engine, bound, compare });
    element.mode = "search";
    await this.read();
    element.play();
  }

  /** A board of the gallery, to be played. @param {{ text: string, size?: string, case?: number }} exhibit */
  async putExhibit({ text, size = "", case: first = 1 }) {
    this.input.content = { text, size, start: "" };
    await this.#turns.begun;
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
    this.problem = null;
    this.otherProblem = null;
    try {
      this.all.hold(core.parse(this.puzzle, this.input.text, this.input.options));
      this.linkProblem = null;
      this.#read = this.input.request;
      await this.show(first);
    } catch (error) {
      if (error instanceof TextError) this.problem = error;
      else if (error instanceof RangeError) this.otherProblem = "badSize";
      else throw error;
    }
    this.#changed();
  }

  /** @param {number} index the case to show, from 1 */
  async show(index) {
    this.case = index;
    this.all.list(index - 1);
    await this.#load();
  }

  /** @param {import("../fewest-moves.js").LoadSettings} [place] */
  async #load(place = {}) {
    const { puzzle, text, size, start, isLong } = this.#read;
    // A long text is not read anew for each of its cases.
    if (isLong) {
      const one = this.all.board(this.case - 1).write("link");
      await this.element.load(one, { puzzle, size: "", start: "", case: 1, ...place });
    } else await this.element.load(text, { puzzle, size, start, case: this.case, ...place });
  }

  /** Plays the moves of the reader's own; what is wrong with them is said beside them. */
  async rehearse() {
    await this.#turns.begun;
    this.ownProblem = null;
    try {
      await this.element.rehearse(this.ownText);
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      this.ownProblem = error;
    }
    this.#changed();
  }

  // ------------------------------------------------------------------------------------------------------------ search

  /** @param {string} mode */
  async setMode(mode) {
    await this.#turns.begun;
    this.element.mode = mode;
    this.#changed();
  }

  async answerAll() {
    await this.all.start(this.searching.options);
  }

  // ----------------------------------------------------------------------------------------------------------- address

  /** What is shown, as an address tells it; null: there is no board. */
  get moment() {
    return momentOf(this, this.#read);
  }

  /** The address of what is shown, at this moment. */
  get address() {
    this.#address.settle();
    return location.href;
  }

  /** Shows what the address says. @param {unknown} state of the history's entry */
  async restore(state) {
    const core = await FewestMoves.core();
    await this.#show(restored(core, location.hash, entryOf(state), this.puzzle), this.input);
  }

  /** Shows the sample: what was put in meanwhile is about to be read, and may be wrong. @param {import("./restore.js").Core} core */
  async #keepInput(core) {
    const aside = new Input();
    await this.#show(restored(core, "", null, this.puzzle), aside);
    // Where there is no more than a size or a start, it is meant for that text.
    this.input.text ||= aside.text;
  }

  /** @param {import("./restore.js").Restored} view @param {Input} input takes the text of its board */
  async #show({ link, entry, problem }, input) {
    const core = await FewestMoves.core();
    this.linkProblem = problem;
    this.problem = null;
    this.otherProblem = null;
    this.case = entry.case;
    const { element } = this;
    input.puzzle = link?.puzzle ?? this.puzzle;
    input.content = entry;
    this.#read = input.request;
    const { puzzle, text, options } = this.#read;
    this.all.hold(core.parse(puzzle, text, options));
    this.all.list(this.case - 1);
    element.mode = link?.mode ?? "play";
    this.searching.restore(link);
    const moves = [...(link?.moves ?? "")];
    await this.#load({ moves, step: link?.step });
    const view = this.moment;
    if (view !== null) {
      if (link !== null && problem !== null) history.replaceState(view.entry, "", writeLink(view.link));
      this.#address.agree(view.link);
    }
    this.#changed();
  }
}
