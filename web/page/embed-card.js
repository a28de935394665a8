/** The card for embedding what is shown: the code for it, ready to be copied, and what readers will see. */

import { html, nothing, render } from "lit";
import { FewestMoves } from "../define.js";
import { tidied } from "../element-text.js";
import { fitFrames } from "../embed/fitting.js";
import { writeLink } from "../link/link.js";
import { languages, wordsFor } from "../strings/index.js";
import { pageEmbedWordsFor } from "../strings/page-embed.js";
import { EachFrame } from "./each-frame.js";
import { frameAddress, frameCode, tagCode } from "./embed-code.js";
import { embedStyles } from "./embed-styles.js";
import { entryFor } from "./restore.js";
import { adopt } from "./search-styles.js";

/**
 * @typedef {import("./embed-code.js").Choices} Choices
 * @typedef {import("./embed-code.js").Moment} Moment
 * @typedef {import("../strings/page-embed.js").PageEmbedWords} PageEmbedWords
 * @typedef {"tag" | "frame" | "link"} Code
 * @typedef {import("./lazy-card.js").Shown} View
 */

/** The preview follows what is shown at rest, not every step of a film. In milliseconds. */
const rest = 300;
/** How long a remark about copying stays, in milliseconds. */
const remarkTime = 4000;
/** What a frame takes before it has told more, in pixels. */
const usualHeight = 480;
const mostLines = 9;

/** Browsers run no modules from a disk. */
const isServed = /^https?:$/.test(location.protocol);

let isFitting = false;

export class EmbedCard {
  #core;
  #frames = new EachFrame(() => this.#paint());
  /** @type {View | null} */
  #view = null;
  /** @type {Choices} */
  #choices = {
    width: "100%",
    controls: "",
    lang: "",
    theme: "",
    script: "classic",
    files: isServed ? "site" : "copy",
  };
  #board = { key: "", text: "", size: "", start: "" };
  #preview = document.createElement("iframe");
  #height = usualHeight;
  #heights = new MutationObserver(() => this.#follow());
  #aimed = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #aiming;
  /** What the last copying came to. @type {{ code: Code, isCopied: boolean } | null} */
  #remark = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #forgetting;

  section = document.createElement("div");

  /** Needs the core, which is there wherever a board is. */
  static async open() {
    return new EmbedCard(await FewestMoves.core());
  }

  /** @param {import("../link/reading.js").Core} core */
  constructor(core) {
    this.#core = core;
    this.section.className = "embed-body";
    this.#preview.height = String(usualHeight);
    this.#heights.observe(this.#preview, { attributeFilter: ["height"] });
    adopt([embedStyles]);
    if (!isFitting) fitFrames();
    isFitting = true;
  }

  /** @param {View} view */
  show(view) {
    this.#view = view;
    this.#frames.ask();
  }

  close() {
    this.#frames.close();
    this.#heights.disconnect();
    clearTimeout(this.#aiming);
    clearTimeout(this.#forgetting);
    this.section.remove();
  }

  /** A frame without the script is as high as the preview became with it. */
  #follow() {
    this.#height = Number(this.#preview.height);
    this.#frames.ask();
  }

  // ------------------------------------------------------------------------------------------------------ what is shown

  /** @returns {Moment | null} */
  #moment() {
    const { model } = /** @type {View} */ (this.#view);
    const { moment } = model.whereabouts;
    return moment && { link: moment.link, board: this.#boardOf(moment), glyphs: model.element.glyphs };
  }

  /** The board as its author wrote it, if that is all there is. @param {import("./address.js").View} moment */
  #boardOf({ link, entry }) {
    const { model } = /** @type {View} */ (this.#view);
    const own = model.all.count === 1 ? { ...entry, text: tidied(entry.text) } : null;
    const key = JSON.stringify([link.puzzle, link.board, own]);
    if (key !== this.#board.key) {
      const { text, size, start } = entryFor(this.#core, link, own);
      this.#board = { key, text: tidied(text), size, start };
    }
    return this.#board;
  }

  /** @param {Moment} moment @returns {Readonly<Record<Code, string>>} */
  #codes(moment) {
    const { model, words } = /** @type {View} */ (this.#view);
    const choices = this.#choices;
    const { name, rows, columns } = /** @type {import("../define.js").Puzzle} */ (model.element.board);
    const own = wordsFor(choices.lang || words.tag);
    const title = own.board(own.puzzles[name].name, rows, columns);
    const base = choices.files === "site" ? folder() : "";
    return {
      tag: tagCode(moment, choices, { base, integrity: classicIntegrity }),
      frame: frameCode(moment, choices, base, { title, height: this.#height }),
      link: new URL(writeLink(moment.link), location.href).href,
    };
  }

  /** Lets the preview show what the frame will. @param {Moment} moment */
  #aim(moment) {
    const preview = this.#preview;
    const address = frameAddress(moment, this.#choices, folder());
    preview.width = this.#choices.width;
    if (address === this.#aimed) return;
    this.#aimed = address;
    clearTimeout(this.#aiming);
    if (preview.src === "") preview.src = address;
    // Replaced, because every address of a frame's own would be a place to go back to.
    else this.#aiming = setTimeout(() => preview.contentWindow?.location.replace(address), rest);
  }

  /** @param {Code} code @param {string} text */
  async #copy(code, text) {
    try {
      await navigator.clipboard.writeText(text);
      this.#remark = { code, isCopied: true };
    } catch {
      this.#remark = { code, isCopied: false };
      const box = /** @type {HTMLTextAreaElement} */ (this.section.querySelector(`#embed-${code}`));
      box.focus();
      box.select();
    }
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => {
      this.#remark = null;
      this.#frames.ask();
    }, remarkTime);
    this.#frames.ask();
  }

  // ------------------------------------------------------------------------------------------------------------ drawing

  #paint() {
    const moment = this.#moment();
    if (moment === null) return;
    const { words } = /** @type {View} */ (this.#view);
    const own = pageEmbedWordsFor(words.tag);
    const codes = this.#codes(moment);
    if (isServed) this.#aim(moment);
    const { script, files } = this.#choices;
    const tagHint = own.tagHints[files][script];
    const beside = moment.link.compare === "" ? "" : own.compare;
    this.#preview.title = own.preview;
    const selected = this.#selected();
    render(
      html`${this.#fields(own)}
        <div class="embed-codes">
          ${this.#code("tag", own.tag, [tagHint, beside], codes, own)}
          ${this.#code("frame", own.frame, [own.frameHint], codes, own)}
          ${this.#code("link", own.link, [own.linkHint], codes, own)}
          <p class="note" role="status">${this.#told(own)}</p>
        </div>
        <div class="embed-preview">
          <h3>${own.preview}</h3>
          ${isServed ? this.#preview : html`<p class="note">${own.noPreview}</p>`}
        </div>`,
      this.section,
    );
    // Not by select(), which takes the focus as well.
    for (const box of selected) box.setSelectionRange(0, box.value.length);
  }

  /** The codes that are selected from end to end, ready to be copied: another text takes the selection away. */
  #selected() {
    const isWhole = (/** @type {HTMLTextAreaElement} */ { value, selectionStart, selectionEnd }) =>
      selectionStart === 0 && selectionEnd === value.length;
    return [...this.section.querySelectorAll("textarea")].filter(isWhole);
  }

  /** @param {PageEmbedWords} own */
  #told(own) {
    const remark = this.#remark;
    if (remark === null) return nothing;
    return remark.isCopied ? own.copied(own[remark.code]) : own.copyFailed(own[remark.code]);
  }

  /** @param {PageEmbedWords} own */
  #fields(own) {
    const { scripts, fileChoices, controlChoices, themes } = own;
    return html`<div class="fields" role="group" aria-label=${own.choices}>
      ${this.#field("script", own.script, Object.entries(scripts))}
      ${this.#field("files", own.files, Object.entries(fileChoices).slice(isServed ? 0 : 1))}
      ${this.#field("controls", own.controls, [
        ["", controlChoices.shown],
        ["none", controlChoices.none],
      ])}
      ${this.#field("lang", own.language, [
        ["", own.surroundings],
        ...Object.entries(languages).map(([tag, { language }]) => /** @type {const} */ ([tag, language])),
      ])}
      ${this.#field("theme", own.theme, [
        ["", themes.auto],
        ["light", themes.light],
        ["dark", themes.dark],
      ])}
      ${this.#field("width", own.width, [
        ["100%", own.full],
        ...[400, 640, 800].map((width) => /** @type {const} */ ([String(width), own.pixels(width)])),
      ])}
    </div>`;
  }

  /** @param {keyof Choices} name @param {string} label @param {readonly (readonly [string, string])[]} options */
  #field(name, label, options) {
    const choose = (/** @type {Event} */ event) => {
      const { value } = /** @type {HTMLSelectElement} */ (event.target);
      this.#choices = { ...this.#choices, [name]: value };
      this.#frames.ask();
    };
    return html`<label class="field"
      >${label}
      <select @change=${choose}>
        ${options.map(
          ([value, text]) => html`<option value=${value} .selected=${value === this.#choices[name]}>${text}</option>`,
        )}
      </select>
    </label>`;
  }

  /**
   * @param {Code} code
   * @param {string} name
   * @param {readonly string[]} hints
   * @param {Readonly<Record<Code, string>>} codes
   * @param {PageEmbedWords} own
   */
  #code(code, name, hints, codes, own) {
    const { page } = /** @type {View} */ (this.#view);
    const text = codes[code];
    return html`<div class="embed-code">
      <div class="card-head">
        <h3 id="embed-${code}-name">${name}</h3>
        <button type="button" class="quiet" aria-label=${own.copy(name)} @click=${() => void this.#copy(code, text)}>
          ${page.copy}
        </button>
      </div>
      <textarea
        id="embed-${code}"
        readonly
        spellcheck="false"
        rows=${Math.min(text.trimEnd().split("\n").length + 2, mostLines)}
        aria-labelledby="embed-${code}-name"
        aria-describedby="embed-${code}-hint"
        .value=${text}
      ></textarea>
      <p class="note" id="embed-${code}-hint">${hints.filter(Boolean).join(" ")}</p>
    </div>`;
  }
}

/** Where this page is, and the files beside it. */
const folder = () => new URL("./", location.href).href;
