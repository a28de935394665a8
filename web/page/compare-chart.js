/** The curves of the searches side by side, drawn by uPlot; loaded with the comparison and nothing else. */

import UPlot from "uplot";
import { placed } from "./compare-labels.js";

/**
 * @typedef {import("./compare-series.js").Quantity} Quantity
 *
 * @typedef {object} Curve
 * @property {string} label
 * @property {Readonly<Record<Quantity, readonly number[]>>} columns
 *
 * @typedef {object} Picture
 * @property {readonly Curve[]} curves
 * @property {Quantity} across
 * @property {Quantity} up
 * @property {string} acrossName
 * @property {boolean} isLogarithmic
 * @property {number} position of the moment shown, in units of `across`
 *
 * @typedef {Readonly<Record<"0" | "1" | "2" | "text" | "line" | "ground", string>>} ChartInks
 */

const inkNames = /** @type {const} */ (["0", "1", "2"]);
/** A dash pattern for each curve, so that none is known by its colour alone. */
export const dashes = Object.freeze([[], [9, 5], [2, 4]]);
const width = 2.5;
/** On a narrow chart the labels stand in the picture. */
const roomy = 560;
/** @param {number} ratio of a canvas's pixels to the page's @param {number} weight */
const fontOf = (ratio, weight) => `${weight} ${13 * ratio}px system-ui, sans-serif`;
const font = fontOf(1, 400);
/** A logarithmic scale has no zero. */
const least = Object.freeze({ step: 1, time: 0.01, held: 1, generated: 1, bytes: 1 });

/** Bytes are shown in kB. @param {Quantity} quantity */
const unitOf = (quantity) => (quantity === "bytes" ? 1000 : 1);

/**
 * @param {Curve["columns"]} columns @param {Quantity} quantity @param {boolean} isLogarithmic
 * @returns {number[]} as it is drawn
 */
const scaled = (columns, quantity, isLogarithmic) =>
  columns[quantity].map((value) => Math.max(value / unitOf(quantity), isLogarithmic ? least[quantity] : 0));

/** A logarithmic scale names its decades only. @param {number} value */
const isDecade = (value) => Number.isInteger(Number(Math.log10(value).toFixed(6)));

/** @param {number} value */
const short = (value) => {
  const size = Math.abs(value);
  if (size >= 1e6) return `${Number((value / 1e6).toPrecision(3))}M`;
  if (size >= 1e4) return `${Number((value / 1e3).toPrecision(3))}k`;
  return String(Number(value.toPrecision(3)));
};

export class Chart {
  #root;
  /** Told by the observer: to ask for it makes the browser lay out the page. */
  #width;
  #observer;
  /** @type {UPlot | null} */
  #plot = null;
  /** What the plot was made for: another number of curves or another scale needs another plot. */
  #made = "";
  /** @type {Picture | null} */
  #picture = null;
  /** @type {ChartInks} */
  #inks = { 0: "", 1: "", 2: "", text: "", line: "", ground: "" };

  /** @param {HTMLElement} root whose width the chart takes */
  constructor(root) {
    this.#root = root;
    this.#width = root.clientWidth;
    this.#observer = new ResizeObserver(([{ contentRect }]) => this.#resize(contentRect.width));
    this.#observer.observe(root);
  }

  /** @param {Picture} picture @param {ChartInks} inks */
  draw(picture, inks) {
    this.#picture = picture;
    this.#inks = inks;
    const { curves, across, up, acrossName, isLogarithmic } = picture;
    const made = JSON.stringify([curves.length, across, up, acrossName, isLogarithmic, this.#isRoomy, inks]);
    if (made !== this.#made) {
      this.#plot?.destroy();
      this.#made = made;
      this.#plot = this.#make(picture);
    } else this.#plot?.setData(this.#data(picture));
  }

  destroy() {
    this.#observer.disconnect();
    this.#plot?.destroy();
    this.#plot = null;
  }

  get #isRoomy() {
    return this.#width >= roomy;
  }

  get #size() {
    return { width: Math.max(Math.floor(this.#width), 200), height: this.#isRoomy ? 320 : 240 };
  }

  /** @param {number} width */
  #resize(width) {
    if (width === this.#width) return;
    this.#width = width;
    if (this.#plot === null || this.#picture === null) return;
    this.#plot.setSize(this.#size);
    this.draw(this.#picture, this.#inks);
  }

  /** @param {Picture} picture @returns {any} data with places of their own for each curve */
  #data({ curves, across, up, isLogarithmic }) {
    return [null, ...curves.map(({ columns }) => [across, up].map((name) => scaled(columns, name, isLogarithmic)))];
  }

  /** From where to where a scale goes. @param {Quantity} quantity @returns {[number, number]} */
  #range(quantity) {
    const { curves, isLogarithmic, up } = /** @type {Picture} */ (this.#picture);
    const values = curves.flatMap(({ columns }) => scaled(columns, quantity, isLogarithmic));
    const most = values.reduce((one, other) => Math.max(one, other), 0);
    if (!isLogarithmic) return [0, (quantity === up ? 1.06 * most : most) || 1];
    const low = values.reduce((one, other) => Math.min(one, other), most || least[quantity]);
    return [10 ** Math.floor(Math.log10(low)), Math.max(quantity === up ? 1.5 * most : most, 10 * low)];
  }

  /** @param {Picture} picture @returns {UPlot} */
  #make(picture) {
    const { isLogarithmic, acrossName } = picture;
    const { text, line } = this.#inks;
    const distr = isLogarithmic ? 3 : 1;
    const values = (/** @type {unknown} */ _, /** @type {(number | null)[]} */ splits) =>
      splits.map((value) => (value === null ? "" : short(value)));
    const filter = (/** @type {unknown} */ _, /** @type {number[]} */ splits) =>
      splits.map((value) => (isLogarithmic && !isDecade(value) ? null : value));
    const axis = {
      stroke: text,
      font,
      labelFont: font,
      filter,
      values,
      grid: { stroke: line, width: 1, filter },
      ticks: { show: false },
    };
    /** @type {UPlot.Options} */
    const options = {
      ...this.#size,
      mode: 2,
      legend: { show: false },
      cursor: { show: false },
      padding: [12, this.#isRoomy ? 120 : 16, 0, 0],
      scales: {
        x: { time: false, distr, range: () => this.#range(picture.across) },
        y: { distr, range: () => this.#range(picture.up) },
      },
      axes: [
        { ...axis, size: 30, space: 60, label: acrossName, labelSize: 22 },
        { ...axis, size: 56, space: 36 },
      ],
      series: [
        {},
        ...picture.curves.map((_, index) => ({
          facets: [
            { scale: "x", auto: true },
            { scale: "y", auto: true },
          ],
          stroke: this.#inks[inkNames[index]],
          width,
          dash: dashes[index],
          paths: UPlot.paths.linear?.(),
          points: { show: false },
        })),
      ],
      hooks: { draw: [(plot) => this.#annotate(plot)] },
    };
    return new UPlot(options, this.#data(picture), this.#root);
  }

  /** Names the curves at their ends, and marks the moment shown. @param {UPlot} plot */
  #annotate(plot) {
    const { ctx, bbox } = plot;
    const { curves, across, up, isLogarithmic, position } = /** @type {Picture} */ (this.#picture);
    const ratio = devicePixelRatio;
    const labels = curves.flatMap(({ label: text, columns }, index) => {
      const [x, y] = [across, up].map((name) => scaled(columns, name, isLogarithmic).at(-1));
      if (x === undefined || y === undefined) return [];
      return { text, ink: this.#inks[inkNames[index]], x: plot.valToPos(x, "x", true), y: plot.valToPos(y, "y", true) };
    });
    ctx.save();
    this.#mark(plot, position / unitOf(across));
    for (const { ink, x, y } of labels) {
      ctx.fillStyle = ink;
      ctx.beginPath();
      ctx.arc(x, y, 4 * ratio, 0, 2 * Math.PI);
      ctx.fill();
    }
    ctx.font = fontOf(ratio, 600);
    ctx.textBaseline = "middle";
    ctx.textAlign = "left";
    ctx.lineJoin = "round";
    ctx.lineWidth = 4 * ratio;
    ctx.strokeStyle = this.#inks.ground;
    const room = {
      right: this.#isRoomy ? ctx.canvas.width : bbox.left + bbox.width,
      top: bbox.top,
      bottom: bbox.top + bbox.height,
      gap: 9 * ratio,
      height: 17 * ratio,
    };
    // As dark as text has to be; the dots beside have the colours.
    ctx.fillStyle = this.#inks.text;
    for (const { text, left, middle } of placed(labels, room, (text) => ctx.measureText(text).width)) {
      // Curves run below the letters, not through them.
      ctx.strokeText(text, left, middle);
      ctx.fillText(text, left, middle);
    }
    ctx.restore();
  }

  /** @param {UPlot} plot @param {number} position */
  #mark({ ctx, bbox, valToPos }, position) {
    const { across, isLogarithmic } = /** @type {Picture} */ (this.#picture);
    if (position < (isLogarithmic ? least[across] : 0)) return;
    const x = Math.round(valToPos(position, "x", true)) + 0.5;
    if (x > bbox.left + bbox.width) return;
    ctx.strokeStyle = this.#inks.text;
    ctx.lineWidth = devicePixelRatio;
    ctx.setLineDash([2 * devicePixelRatio, 3 * devicePixelRatio]);
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    ctx.setLineDash([]);
  }
}
