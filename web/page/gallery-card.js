/** The card of the gallery: the shelf of the puzzle that is shown, with what somebody has solved of it. */

import { html, nothing, render } from "lit";
import { FewestMoves } from "../define.js";
import { parseOptions } from "../element-board.js";
import { galleryWordsFor } from "../strings/gallery.js";
import { shelves } from "./gallery-boards.js";
import { galleryStyles } from "./gallery-styles.js";
import { messageOf } from "./message.js";
import { adopt } from "./search-styles.js";
import "./thumbnail.js";

/**
 * @typedef {import("./lazy-card.js").Shown} Shown
 * @typedef {import("./gallery-boards.js").Exhibit} Exhibit
 * @typedef {import("../strings/gallery.js").GalleryWords} GalleryWords
 * @typedef {Exhibit & { board: import("../api.js").Puzzle, link: string }} Hung an exhibit that was read
 */

/** Reads the boards of a shelf. @param {import("../api.js").Fewest} core @param {string} puzzle @returns {readonly Hung[]} */
const hang = (core, puzzle) =>
  shelves[puzzle].map((exhibit) => {
    const wanted = (exhibit.case ?? 1) - 1;
    const boards = core.parse(puzzle, exhibit.text, parseOptions(exhibit.size ?? "", ""));
    for (const [index, board] of boards.entries()) if (index !== wanted) board.free();
    return { ...exhibit, board: boards[wanted], link: boards[wanted].write("link") };
  });

export class GalleryCard {
  #changed;
  #progress;
  /** By puzzle. @type {Map<string, readonly Hung[]>} */
  #hung = new Map();
  /** By language. @type {Map<string, GalleryWords>} */
  #words = new Map();
  /** Why the words or the boards are not there. @type {unknown} */
  #failure = null;
  #isClosed = false;
  /** Whether the last thing that was done here was to forget. */
  #isCleared = false;

  /** @param {import("./drawer.js").Means} means */
  constructor({ changed, progress }) {
    this.#changed = changed;
    this.#progress = progress;
    this.section = document.createElement("section");
    this.section.className = "card wide gallery";
    adopt([galleryStyles]);
  }

  /** @param {Shown} shown */
  show(shown) {
    const { puzzle } = shown.model;
    const { tag } = shown.words;
    const words = this.#words.get(tag);
    const shelf = this.#hung.get(puzzle);
    if (words !== undefined && shelf !== undefined) this.#draw(shown, words, shelf);
    else if (this.#failure === null) void this.#fetch(puzzle, tag);
    else render(html`<p class="problem" role="alert">${shown.page.broken(messageOf(this.#failure))}</p>`, this.section);
  }

  close() {
    this.#isClosed = true;
    this.section.remove();
    for (const { board } of [...this.#hung.values()].flat()) board.free();
  }

  /** What is not there yet: the words of a language, the boards of a puzzle. @param {string} puzzle @param {string} tag */
  async #fetch(puzzle, tag) {
    try {
      const [words, core] = await Promise.all([galleryWordsFor(tag), FewestMoves.core()]);
      if (this.#isClosed) return;
      this.#words.set(tag, words);
      if (!this.#hung.has(puzzle)) this.#hung.set(puzzle, hang(core, puzzle));
    } catch (error) {
      this.#failure = error;
    }
    this.#changed();
  }

  /** @param {Shown} shown @param {GalleryWords} words @param {readonly Hung[]} shelf */
  #draw({ model, words: all, theme }, words, shelf) {
    const { puzzle } = model;
    const bestOf = (/** @type {Hung} */ { link }) => this.#progress.best(puzzle, link);
    const solved = shelf.filter((exhibit) => bestOf(exhibit) !== null).length;
    const clear = () => {
      this.#progress.clear();
      this.#isCleared = true;
      this.#changed();
    };
    const now = model.element.board?.write("link");
    const item = (/** @type {Hung} */ exhibit) => {
      const { title, line } = words.boards[puzzle][exhibit.name];
      const best = bestOf(exhibit);
      return html`<li>
        <button
          type="button"
          aria-current=${exhibit.link === now ? "true" : "false"}
          @click=${() => {
            this.#isCleared = false;
            void model.putExhibit(exhibit);
          }}
        >
          <fewest-thumbnail .board=${exhibit.board} .words=${all.puzzles[puzzle]} theme=${theme}></fewest-thumbnail>
          <strong>${title}</strong>
          <span class="note">
            ${words.fewest(exhibit.fewest)}${
              best === null || exhibit.fewest === null
                ? nothing
                : html` · <span class="done">${words.solved(best, exhibit.fewest)}</span>`
            }
          </span>
          <span class="note">${line}</span>
        </button>
      </li>`;
    };
    const told = [
      this.#isCleared
        ? words.cleared
        : words.summary(solved, shelf.filter(({ fewest }) => fewest !== null && fewest > 0).length),
      ...(this.#progress.isKept ? [] : [words.unkept]),
    ];
    render(
      html`<h2>${words.title}</h2>
        <p class="note">${words.intro}</p>
        <ol class="shelf">
          ${shelf.map(item)}
        </ol>
        <div class="buttons">
          <span class="note" role="status">${told.join(all.between)}</span>
          ${solved > 0 ? html`<button type="button" class="quiet" @click=${clear}>${words.clear}</button>` : nothing}
        </div>`,
      this.section,
    );
  }
}
