/** The page behind its cards: what was put in, what is shown, what came out. The element does the work. */

import { FewestMoves, TextError } from "../define.js";
import { Address, entryOf } from "./address.js";
import { answerAll } from "./all-cases.js";
import { Input } from "./input.js";
import { restored } from "./restore.js";

/** @typedef {import("../types.js").Answer} Answer */

/** How long the typing has to rest before the text is read, in milliseconds. */
const pause = 200;
/** A larger file is not a puzzle: 16 MB. */
const largestFile = 16e6;

export class Model {
  #changed;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #typing;
  /** @type {AbortController | null} */
  #answering = null;
  #address = new Address(() => this.#look());

  input = new Input();
  /** What the cases were read from: what is typed may be wrong by now. */
  #read = this.input.request;
  case = 1;
  cases = 1;
  /** @type {readonly { name: string, informed: boolean }[]} */
  engines = [];
  /** @type {readonly { name: string, bounds: readonly string[] }[]} */
  puzzles = [];
  /** What is wrong with the text. @type {TextError | null} */
  problem = null;
  /** What is wrong beside the text: a key of the page's words. @type {"badSize" | "tooLargeFile" | "unreadableFile" | null} */
  otherProblem = null;
  /** What is wrong with the address. @type {import("./restore.js").LinkProblem | null} */
  linkProblem = null;
  /** Answers by case, from 0. @type {Map<number, Answer>} */
  answers = new Map();

  /** @param {FewestMoves} element @param {() => void} changed */
  constructor(element, changed) {
    this.element = element;
    this.#changed = changed;
  }

  get puzzle() {
    return this.input.puzzle;
  }

  get view() {
    return this.input.view;
  }

  get bounds() {
    return this.puzzles.find(({ name }) => name === this.puzzle)?.bounds ?? [];
  }

  /** The answer to the case that is shown. */
  get answer() {
    return this.answers.get(this.case - 1) ?? null;
  }

  /** Whether every case is being answered. */
  get answering() {
    return this.#answering !== null;
  }

  async begin() {
    const core = await FewestMoves.core();
    this.engines = core.engines;
    this.puzzles = core.puzzles;
    const { element } = this;
    const shown = () => {
      this.#address.follow();
      this.#changed();
    };
    for (const name of ["fewest-ready", "fewest-step", "fewest-move"]) element.addEventListener(name, shown);
    element.addEventListener("fewest-solved", () => {
      const { answer } = element;
      if (answer !== null) this.answers.set(this.case - 1, answer);
      shown();
    });
    addEventListener("popstate", (event) => void this.restore(event.state));
    await this.restore(history.state);
  }

  // ------------------------------------------------------------------------------------------------------------- input

  /** Reads what is typed as soon as the typing rests. */
  typed() {
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => void this.read(), pause);
  }

  /** @param {string} text the whole of it at once */
  async put(text) {
    this.input.text = text;
    await this.read();
  }

  /** @param {File | undefined} file */
  async putFile(file) {
    if (file === undefined) return;
    this.otherProblem = file.size > largestFile ? "tooLargeFile" : null;
    this.#changed();
    if (this.otherProblem !== null) return;
    let text;
    try {
      text = await file.text();
    } catch {
      this.otherProblem = "unreadableFile";
      this.#changed();
      return;
    }
    await this.put(text);
  }

  /** Another puzzle begins with its sample. @param {string} puzzle */
  async choose(puzzle) {
    if (puzzle === this.puzzle) return;
    this.input.puzzle = puzzle;
    this.element.bound = "";
    await this.putSample();
  }

  async putSample() {
    this.input.content = { text: this.view.sample, size: "", start: "" };
    await this.read();
  }

  /** Reads the text. What is wrong is said beside it, and the board that is shown stays. */
  async read() {
    clearTimeout(this.#typing);
    const core = await FewestMoves.core();
    this.problem = null;
    this.otherProblem = null;
    try {
      const boards = core.parse(this.puzzle, this.input.text, this.input.options);
      this.cases = boards.length;
      for (const board of boards) board.free();
      this.linkProblem = null;
      this.#read = this.input.request;
      this.#forget();
      await this.show(1);
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
    const { puzzle, text, size, start } = this.#read;
    await this.element.load(text, { puzzle, size, start, case: index });
  }

  // ------------------------------------------------------------------------------------------------------------ search

  /** @param {string} engine */
  setEngine(engine) {
    this.element.engine = engine;
    this.#forget();
  }

  /** @param {string} bound */
  setBound(bound) {
    this.element.bound = bound;
    this.#forget();
  }

  /** Answers to another text, or found another way, would stand under wrong names. */
  #forget() {
    this.stopAll();
    this.answers = new Map();
    this.#changed();
  }

  async answerAll() {
    this.stopAll();
    const abort = new AbortController();
    this.#answering = abort;
    this.#changed();
    const { engine, bound } = this.element;
    const { puzzle, text, options } = this.#read;
    try {
      await answerAll({
        puzzle,
        text,
        options,
        search: bound === "" ? { engine } : { engine, bound },
        signal: abort.signal,
        answered: (index, answer) => {
          this.answers.set(index, answer);
          this.#changed();
        },
      });
    } catch (error) {
      if (!abort.signal.aborted) throw error;
    } finally {
      if (this.#answering === abort) this.stopAll();
    }
  }

  stopAll() {
    this.#answering?.abort();
    this.#answering = null;
    this.#changed();
  }

  // ----------------------------------------------------------------------------------------------------------- address

  /** The view as an address. */
  #look() {
    const { board, mode, engine, bound, moves, step } = this.element;
    if (board === null) return null;
    const { answer } = this;
    const link = {
      puzzle: this.puzzle,
      board: board.write("link"),
      mode,
      engine: answer?.engine ?? (engine === "auto" ? "" : engine),
      bound: answer?.bound ?? bound,
      moves: mode === "play" ? moves.join("") : "",
      step: mode === "play" ? null : step,
    };
    const { text, size, start } = this.#read;
    return { link, entry: { text, size, start, case: this.case } };
  }

  /** Shows what the address says. @param {unknown} state of the history's entry */
  async restore(state) {
    const core = await FewestMoves.core();
    const { link, entry, problem } = restored(core, location.hash, entryOf(state), this.puzzle);
    this.#forget();
    this.linkProblem = problem;
    this.problem = null;
    this.otherProblem = null;
    this.case = entry.case;
    const { element, input } = this;
    input.puzzle = link?.puzzle ?? this.puzzle;
    input.content = entry;
    this.#read = input.request;
    const { puzzle, text, size, start, options } = this.#read;
    const boards = core.parse(puzzle, text, options);
    this.cases = boards.length;
    for (const board of boards) board.free();
    element.mode = link?.mode ?? "play";
    element.engine = link?.engine || "auto";
    element.bound = link?.bound ?? "";
    const moves = [...(link?.moves ?? "")];
    await element.load(text, { puzzle, size, start, case: entry.case, moves, step: link?.step });
    const view = this.#look();
    if (view !== null) this.#address.agree(view.link);
    this.#changed();
  }
}
