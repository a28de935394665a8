/** The card that exports the trace of the search that is looked at. */

import { html, nothing, render } from "lit";
import { EachFrame } from "./each-frame.js";
import { messageOf } from "./message.js";
import { saveFile } from "./save-file.js";
import { adopt } from "./search-styles.js";
import { exportTrace } from "./trace-export.js";

/** @typedef {import("./search-parts.js").Shown} Shown */

/** More are some hundred megabytes of text. */
const mostSteps = 200_000;
/** What fits into the clipboard and an editor, in bytes. */
const copied = 200_000;
/** What the search may hold where nothing else is asked for. */
const bytes = 256 * 2 ** 20;

const forms = /** @type {const} */ (["lines", "posthoc"]);

export class TraceCard {
  #solver;
  #frames = new EachFrame(() => this.#paint());
  /** @type {Shown | null} */
  #shown = null;
  #key = "";
  /** @type {(typeof forms)[number]} */
  #form = "lines";
  /** @type {AbortController | null} */
  #running = null;
  /** @type {import("./trace-export.js").Progress | null} */
  #progress = null;
  /** @type {import("./trace-export.js").Exported | null} */
  #exported = null;
  #isStopped = false;
  /** @type {unknown} */
  #failure = null;
  #remark = "";

  /** @param {Pick<import("./search-parts.js").Means, "solver">} means */
  constructor({ solver }) {
    this.#solver = solver;
    this.section = document.createElement("section");
    this.section.className = "card wide trace";
    adopt([]);
  }

  /** @param {Shown} shown */
  show(shown) {
    const { puzzle, board, limits, element } = shown;
    const key = JSON.stringify([puzzle, board, limits, element.choice]);
    // What was made of another search would stand under a wrong name.
    if (key !== this.#key) this.#forget();
    this.#key = key;
    this.#shown = shown;
    this.#frames.ask();
  }

  /** Frees all that is held. */
  close() {
    this.#frames.close();
    this.#forget();
    this.section.remove();
  }

  #forget() {
    this.#running?.abort(new DOMException("Stopped.", "AbortError"));
    this.#running = null;
    this.#progress = null;
    this.#exported = null;
    this.#isStopped = false;
    this.#failure = null;
    this.#remark = "";
  }

  async #start() {
    const shown = this.#shown;
    if (shown === null || shown.element.choice === null) return;
    this.#forget();
    const running = new AbortController();
    this.#running = running;
    this.#frames.ask();
    const { puzzle, board, limits, engines, element } = shown;
    const { engine, bound } = /** @type {{ engine: string, bound: string }} */ (element.choice);
    const isInformed = engines.some((one) => one.name === engine && one.informed);
    try {
      const solver = await this.#solver();
      const exported = await exportTrace({
        open: async () => (await solver.parse(puzzle, board))[0],
        options: { engine, ...(isInformed ? { bound } : {}), limits: { bytes, ...limits } },
        form: this.#form,
        traceVersion: solver.traceVersion,
        most: mostSteps,
        signal: running.signal,
        tell: (progress) => {
          if (this.#running !== running) return;
          this.#progress = progress;
          this.#frames.ask();
        },
      });
      if (this.#running !== running) return;
      this.#exported = exported;
      this.#save();
    } catch (error) {
      if (!running.signal.aborted) this.#failure = error;
    } finally {
      if (this.#running === running) this.#running = null;
      this.#frames.ask();
    }
  }

  #stop() {
    this.#forget();
    this.#isStopped = true;
    this.#frames.ask();
  }

  #save() {
    if (this.#exported === null) return;
    saveFile(this.#exported.blob, this.#exported.name);
  }

  async #copy() {
    const { page } = /** @type {Shown} */ (this.#shown);
    try {
      await navigator.clipboard.writeText((await this.#exported?.blob.text()) ?? "");
      this.#remark = page.copied;
    } catch {
      this.#remark = page.copyFailed;
    }
    this.#frames.ask();
  }

  /** What there is to say of how far it is. @param {Shown} shown */
  #told({ search, page, words }) {
    const { trace } = search;
    if (this.#failure !== null) return page.broken(messageOf(this.#failure));
    if (this.#isStopped) return trace.stopped;
    if (this.#exported === null) return "";
    const { name, steps, complete, blob } = this.#exported;
    return [trace.done(name, steps, page.bytes(blob.size)), complete ? trace.whole : trace.part(steps)].join(
      words.between,
    );
  }

  #paint() {
    const shown = this.#shown;
    if (shown === null) return;
    const { trace } = shown.search;
    const isRunning = this.#running !== null;
    const progress = this.#progress;
    const choose = (/** @type {Event} */ event) => {
      this.#form = /** @type {HTMLSelectElement} */ (event.target).value === "posthoc" ? "posthoc" : "lines";
      this.#frames.ask();
    };
    render(
      html`<div>
          <h2>${trace.title}</h2>
          <p class="note">${trace.intro} ${trace.most(mostSteps)}</p>
        </div>
        <div class="transport">
          <label class="inline"
            >${trace.form}
            <select ?disabled=${isRunning} @change=${choose}>
              ${forms.map(
                (form) => html`<option value=${form} .selected=${form === this.#form}>${trace.forms[form]}</option>`,
              )}
            </select>
          </label>
          <button
            type="button"
            class=${isRunning ? "quiet" : "primary"}
            ?disabled=${!isRunning && shown.element.choice === null}
            @click=${() => (isRunning ? this.#stop() : void this.#start())}
          >
            ${isRunning ? trace.stop : trace.start}
          </button>
          ${isRunning ? html`<progress aria-label=${trace.progress} max="1" .value=${shareOf(progress)}></progress>` : nothing}
          ${
            isRunning && progress !== null
              ? html`<span class="note"
                  >${progress.phase === "searching" ? trace.searching(progress.done) : trace.writing(progress.done, progress.all ?? 0)}</span
                >`
              : nothing
          }
        </div>
        <p class="findings" role="status">${this.#told(shown)}</p>
        ${
          this.#exported === null
            ? nothing
            : html`<div class="buttons">
                <button type="button" class="quiet" @click=${() => this.#save()}>${trace.save}</button>
                ${
                  this.#exported.blob.size <= copied
                    ? html`<button type="button" class="quiet" @click=${() => void this.#copy()}>${trace.copy}</button>`
                    : nothing
                }
                <span class="note" role="status">${this.#remark}</span>
              </div>`
        }`,
      this.section,
    );
  }
}

/** How much is done: searching is quick beside writing. @param {import("./trace-export.js").Progress | null} progress */
function shareOf(progress) {
  if (progress === null) return 0;
  if (progress.all === null) return (0.2 * progress.done) / mostSteps;
  return 0.2 + (0.8 * progress.done) / Math.max(progress.all, 1);
}
