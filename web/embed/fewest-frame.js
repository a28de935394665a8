/** What a frame shows for a fragment, and what it says of one that cannot be shown. */

import { FewestMoves, ModuleError, views } from "../define.js";
import { modes } from "../element-opening.js";
import { parseFrame } from "../link/frame.js";
import { Limits } from "../link/limits.js";
import { parseLink, writeLink } from "../link/link.js";
import { problemSentence, readLink } from "../link/reading.js";
import { embedWordsFor } from "../strings/embed.js";
import { linkWordsFor } from "../strings/link.js";
import { visible } from "../strings/visible.js";

/**
 * @typedef {import("../link/link.js").Link} Link
 * @typedef {import("../link/frame.js").Frame} Frame
 */

/** @param {string} name @param {object} [properties] */
const make = (name, properties) => Object.assign(document.createElement(name), properties);

export class FewestFrame {
  #heading = make("h1");
  #problem = make("p", { className: "problem", role: "alert" });
  #note = make("p", { role: "status" });
  #whole = make("p", { className: "whole" });
  #link = /** @type {HTMLAnchorElement} */ (make("a", { target: "_blank", rel: "noopener" }));
  /** The whole page's; null: there is none. */
  #page = document.querySelector("link[rel=alternate]")?.getAttribute("href") ?? null;
  #element = new FewestMoves();
  /** What the element was made for. */
  #made = "";
  /** Which fragment is the last one that was asked for. */
  #turn = 0;

  /** @param {Element} place */
  constructor(place) {
    this.#whole.append(this.#link);
    this.#whole.hidden = this.#page === null;
    this.#heading.textContent = document.title;
    place.append(this.#heading, this.#problem, this.#element, this.#note, this.#whole);
    this.#problem.hidden = true;
    this.#element.hidden = true;
  }

  /** Shows what a fragment says. It rejects nothing, whatever that is. @param {string} fragment */
  async show(fragment) {
    const turn = (this.#turn += 1);
    const { frame, wrong } = parseFrame(fragment);
    const words = FewestMoves.words(frame.lang || navigator.language);
    const own = embedWordsFor(words.tag);
    document.documentElement.lang = words.tag;
    document.documentElement.dataset.theme = frame.theme;
    this.#link.textContent = own.whole;
    try {
      const core = await FewestMoves.core();
      if (turn !== this.#turn) return;
      const { link, problem } = readLink(core, fragment);
      const said = problem === null ? [] : [problemSentence(problem, words, linkWordsFor(words.tag))];
      if (link === null) {
        this.#complain(said.length === 0 ? own.empty : said.join(""));
        return;
      }
      if (wrong !== null) said.push(own.option(visible(wrong)));
      if (link.compare !== "") said.push(own.compare);
      await this.#open(link, frame);
      if (turn !== this.#turn) return;
      const { board } = this.#element;
      const { name } = words.puzzles[link.puzzle];
      this.#name(board === null ? name : words.board(name, board.rows, board.columns), own);
      this.#note.textContent = said.join(words.between);
    } catch (error) {
      if (turn !== this.#turn) return;
      if (error instanceof ModuleError) this.#wait(fragment, frame);
      else this.#complain(words.broken(error instanceof Error ? error.message : String(error)));
    }
  }

  /** @param {Link} link @param {Frame} frame */
  #open(link, frame) {
    this.#problem.hidden = true;
    this.#renew(frame);
    const element = this.#element;
    element.hidden = false;
    const limits = new Limits();
    limits.link = link;
    element.mode = link.mode;
    element.engine = link.engine || "auto";
    element.bound = link.bound;
    element.limits = limits.value;
    this.#link.href = `${this.#page}${writeLink(link)}`;
    const { puzzle, board, moves, step } = link;
    return element.load(board, { puzzle, moves: [...moves], step });
  }

  /** Another element where the attributes are others: one that was played keeps its speed, for example. @param {Frame} frame */
  #renew(frame) {
    const made = JSON.stringify(frame);
    if (made === this.#made) return;
    this.#made = made;
    const element = new FewestMoves();
    const { lang, theme, controls, glyphs, until, speed, autoplay } = frame;
    Object.assign(element, { lang, theme, controls, glyphs, until, autoplay });
    if (speed !== null) element.speed = speed;
    this.#element.replaceWith(element);
    this.#element = element;
  }

  /**
   * Without the module the element says so, and offers another try. Once that has come to something, it starts again.
   * @param {string} fragment @param {Frame} frame
   */
  #wait(fragment, frame) {
    const any = { includes: () => true };
    const parsed = parseLink(fragment, { puzzles: Object.keys(views), modes, engines: any });
    if (parsed === null || "fault" in parsed) return;
    this.#open({ ...parsed.link, engine: "", bound: "" }, frame).catch(() => {});
    this.#element.addEventListener("fewest-ready", () => void this.show(location.hash), { once: true });
  }

  /** @param {string} sentence */
  #complain(sentence) {
    this.#element.hidden = true;
    this.#element.pause();
    this.#note.textContent = "";
    this.#problem.hidden = false;
    this.#problem.textContent = sentence;
    this.#link.href = this.#page ?? "";
    document.title = "Fewest";
    this.#heading.textContent = document.title;
  }

  /** @param {string} name @param {import("../strings/embed.js").EmbedWords} own */
  #name(name, own) {
    document.title = own.title(name);
    this.#heading.textContent = name;
  }
}
