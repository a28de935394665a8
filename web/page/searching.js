/** How the page searches: engine, bound and limits of the search that is shown, and the searches beside it. */

import { Limits } from "../link/limits.js";
import { plainLink } from "../link/link.js";

/**
 * @typedef {import("../link/link.js").Link} Link
 * @typedef {Pick<Link, "engine" | "bound" | "nodes" | "mib" | "compare" | "trace">} Part of a link that is about it
 */

export class Searching {
  #element;
  #changed;
  #moved;
  limits = new Limits();
  /** The searches side by side, as a link names them; empty: none. */
  compare = "";
  /** Of the core's searches: what steps are counted with. */
  traceVersion = 0;

  /**
   * @param {import("../define.js").FewestMoves} element
   * @param {object} told
   * @param {() => void} told.changed when answers that are known would stand under wrong names
   * @param {() => void} told.moved when the address has to follow
   */
  constructor(element, { changed, moved }) {
    this.#element = element;
    this.#changed = changed;
    this.#moved = moved;
  }

  /** @param {string} engine */
  setEngine(engine) {
    this.#element.engine = engine;
    this.#changed();
  }

  /** @param {string} bound */
  setBound(bound) {
    this.#element.bound = bound;
    this.#changed();
  }

  /** @param {"nodes" | "mib"} name @param {string} text */
  setLimit(name, text) {
    this.limits[name] = text;
    this.#element.limits = this.limits.value;
    this.#changed();
  }

  /** @param {string} compare */
  setCompare(compare) {
    if (compare === this.compare) return;
    this.compare = compare;
    this.#moved();
  }

  /** As a search takes them. @returns {import("../types.js").SearchOptions} */
  get options() {
    const { engine, bound } = this.#element;
    return { engine, ...(bound === "" ? {} : { bound }), limits: this.limits.value };
  }

  /**
   * Its part of a link, by the names of what is at work: what "auto" stands for may be something else another day.
   * @param {{ engine: string, bound: string } | null} answer what found the answer that is shown
   * @returns {Part}
   */
  link(answer) {
    const { engine, bound, mode, choice } = this.#element;
    const known = choice ?? answer;
    const searches = mode === "search";
    return {
      engine: known?.engine ?? (engine === "auto" ? "" : engine),
      bound: known?.bound ?? bound,
      ...this.limits.link,
      compare: searches ? this.compare : "",
      trace: searches ? this.traceVersion : null,
    };
  }

  /** @param {Part | null} link null: nothing is asked for */
  restore(link) {
    const { engine, bound, nodes, mib, compare } = link ?? plainLink;
    this.#element.engine = engine || "auto";
    this.#element.bound = bound;
    this.limits.link = { nodes, mib };
    this.#element.limits = this.limits.value;
    this.compare = compare;
  }
}
