/** The card for taking boards away: what is chosen, what is made of it and where it goes. */

import { html, nothing, render } from "lit";
import { takeWordsFor } from "../strings/take.js";
import { EachFrame } from "./each-frame.js";
import { messageOf } from "./message.js";
import { saveFile } from "./save-file.js";
import { takeFields } from "./take-fields.js";
import { firstChoice, nameOf, orderOf } from "./take-order.js";
import { preview } from "./take-preview.js";
import { situationOf } from "./take-situation.js";
import { dress } from "./take-styles.js";
import { filmRemark } from "./take-words.js";
import { Workshop } from "./take-workshop.js";

/**
 * @typedef {import("./take-order.js").Order} Order
 * @typedef {import("./take-workshop.js").Spoken} Spoken
 * @typedef {(spoken: Spoken) => string} Remark in whichever language is spoken
 * @typedef {import("./lazy-card.js").Shown} Shown
 */

/** @type {Remark} */
const silence = () => "";

export class TakeCard {
  #solver;
  #frames = new EachFrame(() => this.#paint());
  /** Marks on the board come and go without an event. */
  #observer = new MutationObserver(() => this.#frames.ask());
  /** @type {Workshop | null} */
  #workshop = null;
  /** @type {Shown | null} */
  #shown = null;
  /** @type {Spoken["take"] | null} */
  #take = null;
  #tag = "";
  #choice = firstChoice;
  /** By format. @type {Map<string, number>} */
  #scales = new Map();
  /** What is being made. @type {AbortController | null} */
  #running = null;
  /** How much of it is done, from 0 to 1. */
  #done = 0;
  /** What came of the last thing that was asked for. */
  #remark = silence;

  /** @param {{ solver: () => Promise<import("../define.js").RemoteFewest> }} means */
  constructor({ solver }) {
    this.#solver = solver;
    this.section = document.createElement("div");
    this.section.className = "take-form";
    dress();
  }

  /** @param {Shown} shown */
  show(shown) {
    const { element } = shown.model;
    if (this.#workshop === null) {
      this.#workshop = new Workshop(element, () => this.#frames.ask());
      this.#observer.observe(element.renderRoot, { subtree: true, childList: true });
    }
    this.#shown = shown;
    if (this.#tag !== shown.words.tag) void this.#speak(shown.words.tag);
    this.#frames.ask();
  }

  /** Frees all that is held. */
  close() {
    this.#frames.close();
    this.#observer.disconnect();
    this.#running?.abort();
    this.#workshop?.close();
    this.section.remove();
  }

  /** @param {string} tag */
  async #speak(tag) {
    this.#tag = tag;
    try {
      const take = await takeWordsFor(tag);
      if (this.#tag === tag) this.#take = take;
    } catch (error) {
      // Without words there is nothing else to show.
      render(html`<p role="alert">${this.#shown?.page.broken(messageOf(error))}</p>`, this.section);
    }
    this.#frames.ask();
  }

  // --------------------------------------------------------------------------------------------------------- what is done

  /** @param {Order} order @param {Spoken} spoken @param {"download" | "copy"} way */
  async #make(order, spoken, way) {
    if (this.#running !== null) return;
    const running = new AbortController();
    this.#running = running;
    this.#done = 0;
    this.#remark = silence;
    this.#frames.ask();
    try {
      this.#remark = await (way === "copy" ? this.#copy(order, spoken) : this.#download(order, spoken, running.signal));
    } catch (error) {
      this.#remark = ({ take }) =>
        running.signal.aborted ? take.stopped : way === "copy" ? take.notCopied : take.failed(messageOf(error));
    }
    this.#running = null;
    this.#frames.ask();
  }

  /** @param {Order} order @param {Spoken} spoken @param {AbortSignal} signal @returns {Promise<Remark>} */
  async #download(order, spoken, signal) {
    const scale = this.#scaleOf(order);
    const { blob, remark } = await this.#file(order, spoken, scale, signal);
    const name = nameOf(order, scale);
    saveFile(blob, name);
    return (now) =>
      [now.take.saved(name, now.page.bytes(blob.size)), remark(now)]
        .filter((sentence) => sentence !== "")
        .join(now.words.between);
  }

  /**
   * @param {Order} order @param {Spoken} spoken @param {number} scale @param {AbortSignal} signal
   * @returns {Promise<{ blob: Blob, remark: Remark }>}
   */
  async #file(order, spoken, scale, signal) {
    const workshop = /** @type {Workshop} */ (this.#workshop);
    const { format } = order;
    if (format === "png") return { blob: await workshop.png(order, scale), remark: silence };
    if (format === "svg") {
      return { blob: new Blob([workshop.svg(order, spoken)], { type: "image/svg+xml" }), remark: silence };
    }
    if (format !== "gif") {
      const text = workshop.text(order, spoken) ?? "";
      return { blob: new Blob([text], { type: "text/plain;charset=utf-8" }), remark: silence };
    }
    const { model } = /** @type {Shown} */ (this.#shown);
    const tell = (/** @type {number} */ done, /** @type {number} */ all) => {
      this.#done = done / all;
      this.#frames.ask();
    };
    const limits = model.searching.limits.value;
    const made = await workshop.gif(order, spoken, { scale, solver: this.#solver, limits, signal, tell });
    return { blob: made.blob, remark: (now) => filmRemark(made, now) };
  }

  /** @param {Order} order @param {Spoken} spoken @returns {Promise<Remark>} */
  async #copy(order, spoken) {
    const workshop = /** @type {Workshop} */ (this.#workshop);
    if (order.format === "png") {
      // A promise rather than a picture: by the time that it is drawn the leave to copy may be over.
      const blob = workshop.png(order, this.#scaleOf(order));
      await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
    } else {
      const text = order.format === "svg" ? workshop.svg(order, spoken) : workshop.text(order, spoken);
      await navigator.clipboard.writeText(text ?? "");
    }
    return ({ take }) => take.copied;
  }

  /** As near as can be to what was chosen. @param {Order} order */
  #scaleOf(order) {
    const scales = this.#workshop?.sizes(order).map(({ scale }) => scale) ?? [];
    const chosen = this.#scales.get(order.format) ?? 1;
    const farness = (/** @type {number} */ scale) => Math.abs(scale - chosen);
    return scales.reduce((best, scale) => (farness(scale) < farness(best) ? scale : best), scales[0] ?? 1);
  }

  // ----------------------------------------------------------------------------------------------------------- the picture

  #paint() {
    const { words, page, model } = this.#shown ?? {};
    const take = this.#take;
    const workshop = this.#workshop;
    const situation = model === undefined ? null : situationOf(model);
    if (words === undefined || page === undefined || !take || !workshop || situation === null) return;
    const spoken = { words, page, take };
    const order = orderOf(situation, this.#choice);
    workshop.prepare(order, spoken);
    const change = (/** @type {Partial<import("./take-order.js").Choice>} */ part) => {
      this.#choice = { ...this.#choice, ...part };
      this.#remark = silence;
      this.#frames.ask();
    };
    const rescale = (/** @type {number} */ scale) => {
      this.#scales.set(order.format, scale);
      change({});
    };
    const isBusy = this.#running !== null;
    render(
      html`${takeFields({ order, choice: this.#choice, sizes: workshop.sizes(order), scale: this.#scaleOf(order), isBusy, spoken }, { change, rescale })}
        ${order.missing === null ? this.#buttons(order, spoken) : this.#missing(order, spoken)}
        <p class="take-remark" role="status">
          ${workshop.failure === null ? this.#remark(spoken) : take.failed(messageOf(workshop.failure))}
        </p>
        ${preview(workshop, order, spoken)}`,
      this.section,
    );
  }

  /** @param {Order} order @param {Spoken} spoken */
  #buttons(order, spoken) {
    const { take } = spoken;
    const { format } = order;
    const isReady = this.#workshop?.isReady(order) ?? false;
    const isStoppable = this.#running !== null && format === "gif";
    const act = (/** @type {"download" | "copy"} */ way) => () => void this.#make(order, spoken, way);
    const isCopied = format !== "gif" && (format !== "png" || "ClipboardItem" in globalThis);
    return html`<div class="buttons">
      <button
        type="button"
        class=${isStoppable ? "quiet" : "primary"}
        ?disabled=${!isStoppable && !isReady}
        @click=${isStoppable ? () => this.#running?.abort() : act("download")}
      >
        ${isStoppable ? take.stop : take.download}
      </button>
      ${
        isCopied
          ? html`<button type="button" class="quiet" ?disabled=${!isReady} @click=${act("copy")}>${take.copy}</button>`
          : nothing
      }
      ${isStoppable ? html`<progress aria-label=${take.progress} max="1" .value=${this.#done}></progress>` : nothing}
    </div>`;
  }

  /** @param {Order} order @param {Spoken} spoken */
  #missing({ missing }, { take }) {
    const solve = () => void this.#shown?.model.element.solve();
    if (missing === "hopeless") return html`<p>${take.hopeless}</p>`;
    if (missing === "span") return html`<p>${take.span}</p>`;
    return html`<p>${take.unsolved}</p>
      <div class="buttons"><button type="button" class="quiet" @click=${solve}>${take.solve}</button></div>`;
  }
}
