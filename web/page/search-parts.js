/** The cards that look closer at a search: each is loaded when it is opened, and frees all it holds when it is closed. */

import { html } from "lit";
import { pageSearchWordsFor } from "../strings/page-search.js";
import { messageOf } from "./message.js";

/**
 * @typedef {import("./closer-look.js").Part} Part
 * @typedef {import("../strings/page-search.js").PageSearchWords} PageSearchWords
 * @typedef {import("../define.js").RemoteFewest} RemoteFewest
 *
 * @typedef {object} View
 * @property {import("./model.js").Model} model
 * @property {import("../strings/index.js").Words} words
 * @property {import("../strings/page.js").PageWords} page
 *
 * @typedef {object} Shown what a card is about
 * @property {import("../strings/index.js").Words} words
 * @property {import("../strings/page.js").PageWords} page
 * @property {PageSearchWords} search
 * @property {string} puzzle
 * @property {string} board in the form of a link
 * @property {readonly import("../types.js").EngineKind[]} engines without "auto"
 * @property {readonly string[]} bounds
 * @property {import("../types.js").Limits} limits
 * @property {import("../define.js").FewestMoves} element
 * @property {string} compare the searches side by side, as the address has them
 *
 * @typedef {object} Means what a card works with
 * @property {() => Promise<RemoteFewest>} solver
 * @property {(compare: string) => void} setCompare tells what the address is to hold of the searches side by side
 *
 * @typedef {object} Card
 * @property {HTMLElement} section
 * @property {(shown: Shown) => void} show
 * @property {() => void} close frees all that is held
 */

/** @type {Readonly<Record<Part, (means: Means) => Promise<Card>>>} */
const loaders = Object.freeze({
  compare: async (means) => new (await import("./compare-card.js")).CompareCard(means),
  tree: async (means) => new (await import("./tree-card.js")).TreeCard(means),
  trace: async (means) => new (await import("./trace-card.js")).TraceCard(means),
});

export class SearchParts {
  #changed;
  #solver;
  /** @type {Map<Part, Card>} */
  #cards = new Map();
  /** @type {Set<Part>} */
  #loading = new Set();
  /** @type {Map<string, PageSearchWords>} */
  #words = new Map();
  /** @type {unknown} */
  #failure = null;

  /** @param {{ changed: () => void, solver: () => Promise<RemoteFewest> }} means */
  constructor({ changed, solver }) {
    this.#changed = changed;
    this.#solver = solver;
  }

  /** @param {ReadonlySet<Part>} open @param {View} view */
  view(open, { model, words, page }) {
    for (const [part, card] of this.#cards) {
      if (open.has(part)) continue;
      card.close();
      this.#cards.delete(part);
    }
    const search = this.#words.get(words.tag);
    if (search === undefined) void this.#loadWords(words.tag);
    const { element, puzzle, engines, bounds, searching } = model;
    const board = element.board?.write("link") ?? "";
    for (const part of open) {
      const card = this.#cards.get(part);
      if (card === undefined) void this.#load(part, model);
      else if (search !== undefined) {
        card.show({
          words,
          page,
          search,
          puzzle,
          board,
          engines: engines.filter(({ name }) => name !== "auto"),
          bounds,
          limits: searching.limits.value,
          element,
          compare: searching.compare,
        });
      }
    }
    if (this.#failure !== null) {
      return html`<p class="problem" role="alert">${page.broken(messageOf(this.#failure))}</p>`;
    }
    return [...this.#cards.values()].map((card) => card.section);
  }

  close() {
    for (const card of this.#cards.values()) card.close();
    this.#cards.clear();
  }

  /** @param {string} tag */
  async #loadWords(tag) {
    await this.#try(async () => {
      this.#words.set(tag, await pageSearchWordsFor(tag));
    });
  }

  /** @param {Part} part @param {import("./model.js").Model} model */
  async #load(part, model) {
    if (this.#loading.has(part)) return;
    this.#loading.add(part);
    await this.#try(async () => {
      this.#cards.set(
        part,
        await loaders[part]({ solver: this.#solver, setCompare: (compare) => model.searching.setCompare(compare) }),
      );
    });
    this.#loading.delete(part);
  }

  /** @param {() => Promise<void>} act */
  async #try(act) {
    try {
      await act();
      this.#failure = null;
    } catch (error) {
      this.#failure = error;
    }
    this.#changed();
  }
}
