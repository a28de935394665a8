/** The card for boards to a wish: what is wished, how far its coming true is, and the best board so far. */

import { html, nothing, render } from "lit";
import { FewestMoves } from "../define.js";
import { pageGenerateWordsFor } from "../strings/page-generate.js";
import { EachFrame } from "./each-frame.js";
import { generateStyles } from "./generate-styles.js";
import { Generating } from "./generate-run.js";
import { Wish } from "./generate-wish.js";
import { messageOf } from "./message.js";
import { numberField } from "./number-field.js";
import { adopt } from "./search-styles.js";
import "./thumbnail.js";

/**
 * @typedef {import("./lazy-card.js").Shown} Shown
 * @typedef {import("../strings/page-generate.js").PageGenerateWords} Words
 */

/**
 * A board as a text that tells all of it, with the size where the text does not.
 * @param {import("../define.js").Puzzle} board
 * @param {{ rows: number, columns: number } | null} usual size of texts that do not tell theirs; null: all of them do
 */
function contentOf(board, usual) {
  const { rows, columns } = board;
  // Judges whose texts tell a size know squares alone, and a drawn column looks like one of their lists.
  const form = usual !== null || rows === columns ? "judge" : columns === 1 ? "link" : "drawn";
  const isUsual = usual === null || (usual.rows === rows && usual.columns === columns);
  return { text: board.write(form, { list: true }), size: isUsual ? "" : `${rows}x${columns}` };
}

export class GenerateCard {
  #core;
  #frames = new EachFrame(() => this.#paint());
  /** @type {Shown | null} */
  #shown = null;
  /** @type {Wish | null} */
  #wish = null;
  #puzzle = "";
  #run;
  /** What keeps the wish from coming true. @type {import("./generate-wish.js").Problem | null} */
  #problem = null;
  #checks = 0;
  /** The board of the picture, and its text. @type {{ text: string, board: import("../define.js").Puzzle } | null} */
  #best = null;

  section = document.createElement("section");

  /** @param {{ solver: () => Promise<import("../define.js").RemoteFewest> }} means */
  static async open({ solver }) {
    return new GenerateCard(await FewestMoves.core(), solver);
  }

  /** @param {import("../define.js").Fewest} core @param {() => Promise<import("../define.js").RemoteFewest>} solver */
  constructor(core, solver) {
    this.#core = core;
    this.#run = new Generating(solver, () => this.#frames.ask());
    this.section.className = "card wide making";
    this.section.setAttribute("aria-labelledby", "make-title");
    adopt([generateStyles]);
  }

  /** @param {Shown} shown */
  show(shown) {
    const { puzzle, puzzles } = shown.model;
    this.#shown = shown;
    const kind = puzzles.find(({ name }) => name === puzzle);
    if (puzzle !== this.#puzzle && kind !== undefined) {
      this.#puzzle = puzzle;
      this.#wish = new Wish(kind);
      // A board of another puzzle would come where nobody waits for it.
      this.#run.forget();
      void this.#check();
    }
    this.#frames.ask();
  }

  close() {
    this.#run.forget();
    this.#frames.close();
    this.#best?.board.free();
    this.#best = null;
    this.section.remove();
  }

  /** Asks whether the wish can come true. @returns {Promise<boolean>} whether it can, and is the newest one */
  async #check() {
    const check = ++this.#checks;
    const problem = (await this.#wish?.problem(this.#core)) ?? null;
    if (check !== this.#checks) return false;
    this.#problem = problem;
    this.#frames.ask();
    return problem === null;
  }

  async #start() {
    const wish = this.#wish;
    if (wish !== null && !this.#run.isRunning && (await this.#check())) await this.#run.start(wish.options);
  }

  /** @param {() => void} change of the wish */
  #change(change) {
    change();
    void this.#check();
    this.#frames.ask();
  }

  /** Reads the best board so far, for its picture. */
  #read() {
    const text = this.#run.best?.text;
    if (text === this.#best?.text) return;
    this.#best?.board.free();
    this.#best = text === undefined ? null : { text, board: this.#core.parse(this.#puzzle, text)[0] };
  }

  // ------------------------------------------------------------------------------------------------------------ drawing

  #paint() {
    const [shown, wish] = [this.#shown, this.#wish];
    if (shown === null || wish === null) return;
    this.#read();
    const words = pageGenerateWordsFor(shown.words.tag);
    render(
      html`<h2 id="make-title">${shown.page.make}</h2>
        <p class="note">${words.intro}</p>
        ${this.#form(wish, words, shown)} ${this.#outcome(words, shown)}`,
      this.section,
    );
  }

  /** @param {Wish} wish @param {Words} words @param {Shown} shown */
  #form(wish, words, shown) {
    const { isRunning } = this.#run;
    const problem = this.#problem;
    const submit = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      void this.#start();
    };
    const press = (/** @type {MouseEvent} */ event) => {
      if (!isRunning) return;
      // Else the form would be sent.
      event.preventDefault();
      this.#run.stop();
    };
    const another = () => {
      wish.renewSeed();
      void this.#start();
    };
    return html`<form class="making-form" novalidate @submit=${submit}>
      ${this.#fields(wish, words, shown)}
      <div id="make-problem" class=${problem === null ? "complaint" : "complaint problem"} role="status">
        ${problem === null ? nothing : html`<p>${words.problems[problem.key](problem)}</p>`}
      </div>
      <div class="transport">
        <button
          class="primary"
          aria-describedby="make-problem"
          ?disabled=${problem !== null && !isRunning}
          @click=${press}
        >
          ${isRunning ? words.stop : words.start}
        </button>
        <button type="button" class="quiet" ?disabled=${problem !== null || isRunning} @click=${another}>
          ${words.another}
        </button>
      </div>
    </form>`;
  }

  /** @param {Wish} wish @param {Words} words @param {Shown} shown */
  #fields(wish, words, { page }) {
    const { rows, columns, mostSide, parameters } = wish.making;
    const own = words.puzzles[this.#puzzle];
    const field = (
      /** @type {"rows" | "columns" | "from" | "to" | "leastEffort" | "mostEffort" | "seed"} */ name,
      /** @type {string} */ label,
      /** @type {string | number} */ usual,
      /** @type {number} */ least,
      most = Number.MAX_SAFE_INTEGER,
    ) =>
      numberField({
        ...{ label, usual, least, most },
        value: wish[name],
        typed: (value) => this.#change(() => (wish[name] = value)),
      });
    const parameter = (/** @type {import("../define.js").Parameter} */ { name, least, most, usual }) =>
      numberField({
        ...{ label: own.parameters[name] ?? name, usual, least, most },
        value: wish.parameters[name],
        typed: (value) => this.#change(() => (wish.parameters[name] = value)),
      });
    const group = (
      /** @type {string} */ name,
      /** @type {string} */ title,
      /** @type {unknown} */ fields,
      /** @type {string} */ hint,
    ) =>
      html`<fieldset aria-describedby="make-${name}">
        <legend>${title}</legend>
        <div class="fields">${fields}</div>
        <p class="note" id="make-${name}">${hint}</p>
      </fieldset>`;
    return html`${group(
      "hard",
      words.hard,
      [
        field("from", own.from, 1, 0),
        field("to", own.to, words.any, 0),
        field("leastEffort", words.leastEffort, words.any, 0),
        field("mostEffort", words.mostEffort, words.any, 0),
      ],
      words.effortHint,
    )}
    ${group(
      "kind",
      words.kind,
      [
        field("rows", page.rows, rows, 1, mostSide),
        field("columns", page.columns, columns, 1, mostSide),
        parameters.map(parameter),
      ],
      own.kindHint,
    )}
    ${group("seed", words.seeds, field("seed", words.seed, "", 0), words.seedHint)}`;
  }

  /** @param {Words} words @param {Shown} shown */
  #outcome(words, { model, page, words: all, theme }) {
    const { isRunning, failure, best, seed } = this.#run;
    const board = this.#best?.board ?? null;
    const open = () => {
      if (board !== null) void model.putExhibit(contentOf(board, model.view.size));
    };
    return html`<div class="making-outcome">
      ${isRunning ? html`<p class="making-progress" aria-hidden="true">${this.#run.told(words)}</p>` : nothing}
      <p class=${isRunning ? "unseen" : "findings"} role="status">${this.#run.said(words)}</p>
      ${failure === null ? nothing : html`<p class="problem" role="alert">${page.broken(messageOf(failure))}</p>`}
      ${
        board === null || best === null
          ? nothing
          : html`<div class="made">
              <fewest-thumbnail .board=${board} .words=${all.puzzles[board.name]} theme=${theme}></fewest-thumbnail>
              <div>
                <p class="making-fewest">${words.fewest(best.moves.length)}</p>
                <p class="note">${words.effort(best.effort, seed)}</p>
                <button type="button" class="quiet" @click=${open}>${words.open}</button>
              </div>
            </div>`
      }
    </div>`;
  }
}
