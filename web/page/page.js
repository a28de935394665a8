/** The page: cards around one element. */

import { html, nothing, render } from "lit";
import { FewestMoves, ModuleError } from "../define.js";
import { whenCoreArrives } from "../element-core.js";
import { problemSentence } from "../link/reading.js";
import { wordsFor } from "../strings/index.js";
import { linkWordsFor } from "../strings/link.js";
import { pageLanguages, pageWordsFor } from "../strings/page.js";
import { answerCard } from "./answer-card.js";
import { boardCard } from "./board-card.js";
import { casesCard } from "./cases-card.js";
import { CloserLook } from "./closer-look.js";
import { Drawer } from "./drawer.js";
import { header } from "./header.js";
import { learn } from "./learn.js";
import { modeTabs } from "./mode-tabs.js";
import { Model } from "./model.js";
import { ownCard } from "./own-card.js";
import { nextTheme, storedLanguage, storedTheme, storeLanguage, storeTheme } from "./preferences.js";
import { Progress } from "./progress.js";
import { searchCard, searchChoice } from "./search-card.js";
import { guideCard, showcaseCard } from "./showcase-card.js";

/** How long a remark about copying stays, in milliseconds. */
const remarkTime = 4000;

class Page {
  #root;
  #model;
  #closer;
  #drawer;
  #progress = new Progress();
  #queued = false;
  #language = storedLanguage(Object.keys(pageLanguages));
  #theme = storedTheme();
  /** @type {"copied" | "copyFailed" | null} */
  #copied = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #forgetting;
  /** @type {unknown} */
  #failure = null;
  /** What is written below the page on paper. */
  #printed = "";

  /** @param {HTMLElement} root @param {FewestMoves} element */
  constructor(root, element) {
    this.#root = root;
    this.#model = new Model(element, () => this.#change());
    this.#closer = new CloserLook(() => this.#change());
    this.#drawer = new Drawer({ changed: () => this.#change(), progress: this.#progress });
    element.addEventListener("fewest-move", ({ detail }) => {
      if (detail.refusal === null) this.#noteProgress();
    });
  }

  async begin() {
    this.#root.replaceChildren();
    this.#change();
    addEventListener("beforeprint", () => {
      this.#printed = this.#model.whereabouts.address;
      this.#draw();
    });
    await this.#start();
  }

  async #start() {
    try {
      await this.#model.begin();
      this.#failure = null;
    } catch (error) {
      this.#failure = error;
      // The board offers another try.
      if (error instanceof ModuleError) whenCoreArrives(() => void this.#start());
    }
    this.#change();
  }

  /** Notes that somebody has solved the board. */
  #noteProgress() {
    const { board, moves, mode } = this.#model.element;
    if (board === null || mode !== "play") return;
    const end = moves.reduce((state, move) => state.apply(move), board.start);
    if (end.isGoal) this.#progress.note(board.name, board.write("link"), moves.length);
  }

  /** Many changes of one moment are one picture. */
  #change() {
    if (this.#queued) return;
    this.#queued = true;
    queueMicrotask(() => {
      this.#queued = false;
      this.#draw();
    });
  }

  #draw() {
    const model = this.#model;
    const { element } = model;
    const words = wordsFor(this.#language);
    const page = pageWordsFor(this.#language);
    const root = document.documentElement;
    root.lang = this.#language;
    root.dataset.theme = this.#theme;
    element.lang = this.#language;
    element.theme = this.#theme;
    document.title = `${page.title}: ${words.puzzles[model.puzzle].name}`;
    const searches = element.mode === "search";
    const shown = { model, words, page, theme: this.#theme };
    const draws = model.isDrawing;
    const copied = this.#copied === null ? "" : page[this.#copied];
    render(
      html`${header(
          { words, page, puzzle: model.puzzle, theme: this.#theme },
          {
            puzzle: (name) => void model.choose(name),
            language: () => this.#setLanguage(page.otherLanguageTag),
            theme: () => this.#setTheme(nextTheme(this.#theme)),
          },
        )}
        <main class=${searches ? "searching" : ""}>
          <div class="stage">
            ${this.#linkProblem(words, page)}
            <div class="what">${modeTabs(model, page)} ${searches ? searchChoice(model, words, page) : nothing}</div>
            ${element} ${this.#drawer.boards(shown)} ${searches ? guideCard(model, page) : nothing}
          </div>
          ${this.#closer.view(model, words, page)}
          <div class="input">
            ${searches || draws ? nothing : ownCard(model, words, page)} ${boardCard(model, words, page)}
          </div>
          <aside>
            ${searches || draws ? nothing : showcaseCard(model, page)}
            ${draws ? nothing : searchCard(model, words, page, !searches)} ${casesCard(model, page)}
            ${answerCard(model, words, page, { copied, copy: (text) => void this.#copy(text) })}
            ${this.#drawer.takeAway(shown)}
          </aside>
          ${this.#drawer.embed(shown)} ${learn(model.puzzle, words, page)}
        </main>
        <footer>
          <p>${page.foot}</p>
          <p class="printed-address">${this.#printed}</p>
        </footer>`,
      this.#root,
    );
  }

  /** @param {import("../strings/index.js").Words} words @param {import("../strings/page.js").PageWords} page */
  #linkProblem(words, page) {
    const { linkProblem } = this.#model;
    const failure = this.#failure ?? this.#model.failure;
    if (failure !== null) {
      return html`<p class="problem" role="alert">
        ${page.broken(failure instanceof Error ? failure.message : String(failure))}
      </p>`;
    }
    if (linkProblem === null) return nothing;
    const sentence = problemSentence(linkProblem, words, linkWordsFor(this.#language));
    const rest = linkProblem.isFatal ? [page.sampleInstead] : [];
    return html`<p class="problem" role="alert">${[sentence, ...rest].join(words.between)}</p>`;
  }

  /** @param {string} language */
  #setLanguage(language) {
    this.#language = language;
    storeLanguage(language);
    this.#change();
  }

  /** @param {import("./preferences.js").Theme} theme */
  #setTheme(theme) {
    this.#theme = theme;
    storeTheme(theme);
    this.#change();
  }

  /** @param {string} text */
  async #copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      this.#copied = "copied";
    } catch {
      this.#copied = "copyFailed";
    }
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => {
      this.#copied = null;
      this.#change();
    }, remarkTime);
    this.#change();
  }
}

const root = document.querySelector("#page");
const element = document.querySelector("fewest-moves");
if (root instanceof HTMLElement && element instanceof FewestMoves) void new Page(root, element).begin();
