/** The card of the tree: the first few thousand nodes of the search that is looked at, or of one of its iterations. */

import { html, nothing, render, svg } from "lit";
import { EachFrame } from "./each-frame.js";
import { messageOf } from "./message.js";
import { adopt } from "./search-styles.js";
import { treeStyles } from "./tree-styles.js";
import { pathTo, treeOf } from "./tree.js";
import { layOut } from "./tree-layout.js";
import { TreePanel } from "./tree-panel.js";
import { TreeSource } from "./tree-source.js";
import { fateSentences, nodeSentence, outline } from "./tree-words.js";

/**
 * @typedef {import("./search-parts.js").Shown} Shown
 * @typedef {import("./tree.js").Tree} Tree
 * @typedef {import("./tree.js").TreeNode} TreeNode
 * @typedef {import("./tree-source.js").Window} Window
 */

/** How long the step that is looked at has to rest before another tree is drawn for it, in milliseconds. */
const pause = 300;
/** The tree is drawn with so many nodes first, then with twice as many, and so on. */
const firstDrawing = 250;
/** What the tree's search may hold where nothing else is asked for. */
const bytes = 256 * 2 ** 20;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What stands for what. */
const legend = Object.freeze({
  taken: svg`<circle cx="12" cy="8" r="4" class="dot" />`,
  lit: svg`<path d="M2 8H16" class="thick ink-lit" /><circle cx="18" cy="8" r="5" class="dot ink-lit" />`,
  kept: svg`<path d="M12 2V13" class="ink-lit" />`,
  cut: svg`<path d="M12 2V12M7 12H17" class="ink-cut" />`,
  duplicate: svg`<path d="M12 1V9" class="ink-muted" /><circle cx="12" cy="12" r="3" class="ink-muted" />`,
  path: svg`<path d="M12 1V10M9 9L15 15M15 9L9 15" class="ink-muted" />`,
  goal: svg`<circle cx="12" cy="8" r="3" class="dot" /><circle cx="12" cy="8" r="6" class="ink-goal" />`,
});

export class TreeCard {
  #solver;
  #frames = new EachFrame(() => this.#paint());
  /** @type {Shown | null} */
  #shown = null;
  #key = "";
  /** @type {TreeSource | null} */
  #source = null;
  /** The tree that is being loaded; of an earlier one nothing is taken any more. */
  #loading = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** The iteration that was chosen; null: the one shown. @type {number | null} */
  #iteration = null;
  /** @type {Window | null} */
  #window = null;
  /** @type {Tree} */
  #tree = { nodes: [], byStep: new Map() };
  /** @type {"searching" | "walking" | "done"} */
  #phase = "searching";
  /** @type {unknown} */
  #failure = null;
  #panel = new TreePanel({ changed: () => this.#frames.ask(), choose: (node) => this.#seek(node.step) });

  /** @param {Pick<import("./search-parts.js").Means, "solver">} means */
  constructor({ solver }) {
    this.#solver = solver;
    this.section = document.createElement("section");
    this.section.className = "card wide tree";
    adopt([treeStyles]);
  }

  /** @param {Shown} shown */
  show(shown) {
    this.#shown = shown;
    const { puzzle, board, limits, element } = shown;
    const { choice } = element;
    const key = JSON.stringify([puzzle, board, limits, choice]);
    if (key !== this.#key && choice !== null) {
      this.#key = key;
      this.#begin(shown, choice);
    } else if (this.#iteration === null && this.#phase === "done" && !this.#isShown) {
      // Another iteration is looked at, unless that is over in a moment.
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#load(), pause);
    }
    this.#frames.ask();
  }

  /** Frees all that is held. */
  close() {
    clearTimeout(this.#timer);
    this.#frames.close();
    this.#loading += 1;
    this.#source?.free();
    this.#source = null;
    this.#panel.close();
    this.section.remove();
  }

  /** The step that is looked at. */
  get #step() {
    return this.#shown?.element.snapshot?.step ?? 0;
  }

  /** Whether the tree is that of the step that is looked at, whatever of it is drawn. */
  get #isShown() {
    const { iterations, iteration } = this.#window ?? { iterations: [], iteration: -1 };
    const index = Math.max((this.#shown?.element.snapshot?.iterations.length ?? 0) - 1, 0);
    return iterations.length === 0 || index === iteration;
  }

  /** @param {Shown} shown @param {{ engine: string, bound: string }} choice */
  #begin({ puzzle, board, limits, engines }, { engine, bound }) {
    this.#source?.free();
    const open = async () => (await (await this.#solver()).parse(puzzle, board))[0];
    const isInformed = engines.some((one) => one.name === engine && one.informed);
    const options = { engine, ...(isInformed ? { bound } : {}), limits: { bytes, ...limits } };
    this.#source = new TreeSource(open, options);
    this.#iteration = null;
    void this.#load();
  }

  async #load() {
    clearTimeout(this.#timer);
    const loading = ++this.#loading;
    const source = this.#source;
    if (source === null) return;
    this.#phase = "searching";
    this.#failure = null;
    this.#frames.ask();
    try {
      const window = await source.find(this.#step, this.#iteration);
      if (loading !== this.#loading) return;
      this.#phase = "walking";
      this.#panel.begin();
      /** @type {import("../types.js").TraceStep[]} */
      const steps = [];
      let next = firstDrawing;
      for await (const part of source.trace(window)) {
        if (loading !== this.#loading) return;
        for (const step of part) steps.push(step);
        if (steps.length < next) continue;
        next = 2 * steps.length;
        await this.#grow(steps, window, loading);
      }
      if (this.#tree.byStep.size < steps.length || this.#window !== window) await this.#grow(steps, window, loading);
      if (loading === this.#loading) this.#phase = "done";
    } catch (error) {
      if (loading === this.#loading) this.#failure = error;
    }
    this.#frames.ask();
  }

  /**
   * Draws what is there: the tree in one frame, its places in the next.
   * @param {readonly import("../types.js").TraceStep[]} steps @param {Window} window @param {number} loading
   */
  async #grow(steps, window, loading) {
    await frame();
    const tree = treeOf(steps);
    await frame();
    if (loading !== this.#loading || tree.nodes.length === 0) return;
    this.#tree = tree;
    this.#window = window;
    this.#panel.take(tree.nodes, layOut(tree.nodes));
    this.#frames.ask();
  }

  /** @param {number} step */
  #seek(step) {
    this.#shown?.element.seek(step);
  }

  #paint() {
    const shown = this.#shown;
    if (shown === null) return;
    const { tree } = shown.search;
    const current = this.#tree.byStep.get(this.#step);
    const all = this.#window === null ? "" : tree.shown(this.#tree.byStep.size, this.#window.all);
    const told = current === undefined ? (this.#step > 0 ? tree.beyond : "") : nodeSentence(current, shown);
    const { pointed } = this.#panel;
    const about = pointed === null ? tree.help : `${nodeSentence(pointed, shown)} ${fateSentences(pointed, shown)}`;
    render(
      html`<div class="card-head">
          <div>
            <h2>${tree.title}</h2>
            <p class="note">${tree.intro}</p>
          </div>
          ${this.#iterationField(shown)}
        </div>
        ${this.#failure === null ? nothing : html`<p class="problem" role="alert">${shown.page.broken(messageOf(this.#failure))}</p>`}
        <p class="findings">
          <strong role="status">
            ${this.#phase === "searching" ? tree.loading : this.#phase === "walking" ? tree.walking : all}
          </strong>
          ${this.#phase === "done" && this.#step > 0 && current === undefined ? tree.beyond : nothing}
        </p>
        ${this.#panel.template(tree, tree.picture(all, told), current !== undefined)}
        <p class="note pointed">${about}</p>
        <ul class="legend">
          ${Object.entries(legend).map(
            ([name, drawing]) =>
              html`<li>
                <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">${drawing}</svg>
                ${/** @type {Readonly<Record<string, string>>} */ (tree.legend)[name]}
              </li>`,
          )}
        </ul>
        <details>
          <summary>${tree.outline}</summary>
          ${outline(current, shown, (step) => this.#seek(step))}
        </details>`,
      this.section,
    );
    this.#panel.paint(this.section, pathTo(current));
  }

  /** @param {Shown} shown */
  #iterationField({ search }) {
    const { tree } = search;
    const { iterations, iteration } = this.#window ?? { iterations: [], iteration: -1 };
    if (iterations.length === 0) return nothing;
    const choose = (/** @type {Event} */ event) => {
      const { value } = /** @type {HTMLSelectElement} */ (event.target);
      this.#iteration = value === "" ? null : Number(value);
      void this.#load();
    };
    return html`<label class="field"
      >${tree.iteration}
      <select @change=${choose}>
        <option value="" .selected=${this.#iteration === null}>
          ${tree.following}: ${tree.threshold(iteration + 1, iterations[iteration]?.threshold ?? 0)}
        </option>
        ${iterations.map(
          ({ threshold }, index) =>
            html`<option value=${index} .selected=${this.#iteration === index}>
              ${tree.threshold(index + 1, threshold)}
            </option>`,
        )}
      </select>
    </label>`;
  }
}
