/** The card of searches side by side: what takes part, the course, a sentence, curves, a table. */

import { html, nothing, render } from "lit";
import { Comparison } from "./compare.js";
import { Chart } from "./compare-chart.js";
import { compareControls } from "./compare-controls.js";
import { lanesEditor, valueOf } from "./compare-lanes.js";
import { readCompare, writeCompare } from "./compare-link.js";
import { presetsOf } from "./compare-presets.js";
import { compareTable } from "./compare-table.js";
import { findings, nameOf, shortNames, stateOf } from "./compare-words.js";
import { EachFrame } from "./each-frame.js";
import { Inks } from "./inks.js";
import { adopt } from "./search-styles.js";
import { compareStyles } from "./compare-styles.js";

/**
 * @typedef {import("./compare-lane.js").Lane} Lane
 * @typedef {import("./compare-series.js").Quantity} Quantity
 * @typedef {import("./search-parts.js").Shown} Shown
 */

/** The most that one search may hold where nothing else is asked for: there are three. */
const bytes = 256 * 2 ** 20;

export class CompareCard {
  #solver;
  #setCompare;
  #frames = new EachFrame(() => this.#paint());
  /** @type {Comparison | null} */
  #comparison = null;
  /** @type {Shown | null} */
  #shown = null;
  #text = "";
  /** @type {Chart | null} */
  #chart = null;
  /** @type {Quantity} */
  #up = "held";
  #isLogarithmic = false;
  /** Searches whose end was told. @type {WeakSet<Lane>} */
  #told = new WeakSet();
  #message = "";
  #preset = "";
  #inks = new Inks(/** @type {const} */ (["0", "1", "2", "text", "line", "ground"]), () => this.#frames.ask());

  /** @param {import("./search-parts.js").Means} means */
  constructor({ solver, setCompare }) {
    this.#solver = solver;
    this.#setCompare = setCompare;
    this.section = document.createElement("section");
    this.section.className = "card wide compare";
    adopt([compareStyles]);
  }

  /** @param {Shown} shown */
  show(shown) {
    const before = this.#shown;
    this.#shown = shown;
    const isOther =
      before === null ||
      before.puzzle !== shown.puzzle ||
      before.board !== shown.board ||
      JSON.stringify(before.limits) !== JSON.stringify(shown.limits);
    if (isOther) this.#begin(shown);
    if (isOther || shown.compare !== this.#text) this.#restore(shown, before?.puzzle === shown.puzzle);
    this.#frames.ask();
  }

  /** Frees all that is held. */
  close() {
    this.#inks.close();
    this.#frames.close();
    this.#comparison?.free();
    this.#comparison = null;
    this.#chart?.destroy();
    this.#chart = null;
    this.section.remove();
  }

  /** @param {Shown} shown */
  #begin({ puzzle, board, limits }) {
    this.#comparison?.free();
    const open = async () => (await (await this.#solver()).parse(puzzle, board))[0];
    this.#comparison = new Comparison({
      open,
      limits: { bytes, ...limits },
      changed: () => this.#frames.ask(),
      speeds: { steps: 1000, time: 10 },
    });
  }

  /** @param {Shown} shown @param {boolean} isSamePuzzle */
  #restore({ compare: text, engines, bounds, puzzle }, isSamePuzzle) {
    const names = { engines: engines.map(({ name }) => name), bounds };
    const choices = presetsOf(puzzle)[0].choices;
    const plain = {
      entries: choices.map((choice) => ({ ...choice, step: 0 })),
      lockstep: /** @type {const} */ ("steps"),
    };
    // Another board is searched in the same ways, from the start.
    const last = isSamePuzzle && this.#text === text ? readCompare(text, names) : null;
    const again = last && { ...last, entries: last.entries.map((entry) => ({ ...entry, step: 0 })) };
    this.#preset = "";
    this.#comparison?.show(again ?? readCompare(text, names) ?? plain);
  }

  #paint() {
    const comparison = this.#comparison;
    const shown = this.#shown;
    if (comparison === null || shown === null) return;
    this.#tell(comparison, shown);
    const { compare } = shown.search;
    const quantities = this.#quantities(comparison);
    if (!quantities.includes(this.#up)) this.#up = "held";
    const presets = presetsOf(shown.puzzle);
    const [first, ...others] = findings(comparison.lanes, shown);
    render(
      html`<div class="card-head">
          <div>
            <h2>${compare.title}</h2>
            <p class="note">${compare.intro}</p>
          </div>
          <label class="field"
            >${compare.others}
            <select @change=${(/** @type {Event} */ event) => this.#choose(valueOf(event))}>
              <option value="" .selected=${this.#preset === ""}>${compare.choose}</option>
              ${presets.map(
                ({ name }) =>
                  html`<option value=${name} .selected=${this.#preset === name}>
                    ${compare.presets[name] ?? name}
                  </option>`,
              )}
            </select>
          </label>
        </div>
        ${lanesEditor(comparison, shown, () => (this.#preset = ""))} ${compareControls(comparison, shown)}
        <p class="findings">
          ${first === undefined ? nothing : html`<strong>${first}</strong> ${others.join(shown.words.between)}`}
        </p>
        <div class="curves">
          <label class="inline"
            >${compare.curve}
            <select
              @change=${(/** @type {Event} */ event) => {
                this.#up = /** @type {Quantity} */ (valueOf(event));
                this.#frames.ask();
              }}
            >
              ${quantities.map(
                (name) =>
                  html`<option value=${name} .selected=${name === this.#up}>${compare.quantities[name]}</option>`,
              )}
            </select>
          </label>
          <label class="inline"
            ><input
              type="checkbox"
              .checked=${this.#isLogarithmic}
              @change=${() => {
                this.#isLogarithmic = !this.#isLogarithmic;
                this.#frames.ask();
              }}
            />${compare.logarithmic}</label
          >
        </div>
        <div
          class="chart"
          role="img"
          aria-label=${compare.chart(compare.quantities[this.#up], compare.quantities[comparison.lockstep === "time" ? "time" : "step"])}
        >
          ${["0", "1", "2", "text", "line", "ground"].map((ink) => html`<span hidden class="ink-${ink}"></span>`)}
        </div>
        ${compareTable(comparison.lanes, shown)}
        <p class="unseen" role="status">${this.#message}</p>`,
      this.section,
    );
    this.#plot(comparison, shown);
    this.#report(comparison);
  }

  /** What there is to draw against the lockstep's own unit. @param {Comparison} comparison @returns {Quantity[]} */
  #quantities({ lockstep }) {
    return ["held", "generated", "bytes", lockstep === "time" ? "step" : "time"];
  }

  /** @param {Comparison} comparison @param {Shown} shown */
  #plot({ lanes, lockstep, position }, shown) {
    const root = this.section.querySelector(".chart");
    if (!(root instanceof HTMLElement)) return;
    this.#chart ??= new Chart(root);
    const names = shortNames(lanes, shown);
    const across = lockstep === "time" ? "time" : "step";
    this.#chart.draw(
      {
        curves: lanes.map((lane, index) => ({ label: names[index], columns: lane.series.columns })),
        across,
        acrossName: shown.search.compare.quantities[across],
        up: this.#up,
        isLogarithmic: this.#isLogarithmic,
        position,
      },
      this.#inks.of(root),
    );
  }

  /** @param {string} name of a preset */
  #choose(name) {
    const preset = presetsOf(/** @type {Shown} */ (this.#shown).puzzle).find((one) => one.name === name);
    if (preset === undefined || this.#comparison === null) return;
    const { lockstep } = this.#comparison;
    this.#preset = name;
    this.#comparison.show({ entries: preset.choices.map((choice) => ({ ...choice, step: 0 })), lockstep });
  }

  /** Says that a search has ended, once. @param {Comparison} comparison @param {Shown} shown */
  #tell({ lanes }, shown) {
    const ended = lanes.filter((lane) => lane.isDone && lane.step === lane.lastStep && !this.#told.has(lane));
    if (ended.length === 0) return;
    for (const lane of ended) this.#told.add(lane);
    this.#message = ended
      .map((lane) => shown.search.compare.told(nameOf(lane, shown), stateOf(lane, shown), lane.lastStep))
      .join(shown.words.between);
  }

  /** Hands out what the address is to hold, as soon as the searches are known by their own names. @param {Comparison} comparison */
  #report(comparison) {
    if (comparison.lanes.some((lane) => !lane.isBegun && lane.failure === null)) return;
    const text = writeCompare(comparison.compared);
    if (text === this.#text) return;
    this.#text = text;
    this.#setCompare(text);
  }
}
