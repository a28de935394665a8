/** Searches: the part of core.js that drives them and reads what they show. */

import { CHILD } from "./core-layout.js";

/** @typedef {import("./core.js").SearchHandle} SearchHandle */
/** @typedef {import("./core-boards.js").BoardFacts} BoardFacts */

/**
 * Options of a search with all defaults filled in: numbers of an engine and a bound, and limits.
 * @typedef {object} CoreSearchOptions
 * @property {number} engine 0: auto
 * @property {number | null} bound null: the one that suits the board best
 * @property {boolean} pruneNone
 * @property {number} nodes 0: no limit
 * @property {number} bytes 0: the default of the core
 */

/**
 * A child with its move as a number.
 * @typedef {object} RawChild
 * @property {number} move
 * @property {number} g
 * @property {number | null} h
 * @property {import("./types.js").Verdict} verdict
 * @property {string | null} reason
 */

/** @typedef {import("./types.js").Progress} Progress */

/**
 * The node in hand with moves as numbers; before the first step its values mean nothing.
 * @typedef {object} RawNode
 * @property {number} id
 * @property {number | null} parentId
 * @property {number} g
 * @property {number} h
 * @property {RawChild[]} children
 */

/** @typedef {RawNode & { step: number, move: number | null, threshold: number }} RawTraceStep */

/**
 * What else there is to see of the moment shown, with states as bytes and moves as numbers.
 * @typedef {object} RawRest
 * @property {Uint8Array | null} state the node in hand; null before the first step
 * @property {Uint8Array} path
 * @property {import("./types.js").Iteration[]} iterations
 * @property {Uint8Array | null} best
 */

/** @typedef {Progress & RawNode & RawRest} RawSnapshot a snapshot that can be posted to another thread */

const NONE = 0xffffffff;
const STATUSES = /** @type {const} */ (["running", "solved", "no-solution", "limit"]);
const REASONS = /** @type {const} */ ([null, "nodes", "memory", "time", "bound", "engine"]);
const VERDICTS = /** @type {const} */ (["kept", "duplicate", "cut", "path", "illegal", "goal"]);

/** @type {ReadonlySet<import("./types.js").Verdict>} */
const NOT_EVALUATED = new Set(["path", "illegal"]);

/**
 * @param {number} value as the core tells it
 * @returns {number}
 */
function distance(value) {
  return value === NONE ? Infinity : value;
}

export class CoreSearches {
  #instance;
  #functions;

  /** @param {import("./core-instance.js").CoreInstance} instance */
  constructor(instance) {
    this.#instance = instance;
    this.#functions = instance.functions;
  }

  /**
   * @param {import("./core.js").BoardHandle} board must outlive the search
   * @param {CoreSearchOptions} options
   * @returns {SearchHandle | null} null where even its first bytes go over the limit
   */
  create(board, { engine, bound, pruneNone, nodes, bytes }) {
    const search =
      this.#functions.wasm_search_create(board, engine, bound ?? NONE, Number(pruneNone), nodes, bytes) >>> 0;
    return search === 0 ? null : /** @type {SearchHandle} */ (search);
  }

  /** @param {SearchHandle} search */
  free(search) {
    this.#functions.fm_search_free(search);
  }

  /**
   * @param {SearchHandle} search
   * @returns {{ engine: number, bound: number }} what is at work
   */
  choice(search) {
    return { engine: this.#functions.fm_search_engine(search), bound: this.#functions.fm_search_bound(search) };
  }

  /**
   * @param {SearchHandle} search
   * @param {number} budget nodes, at least 1
   * @returns {import("./types.js").Status}
   */
  step(search, budget) {
    return STATUSES[this.#functions.wasm_search_step(search, budget)];
  }

  /** @param {SearchHandle} search */
  stop(search) {
    this.#functions.fm_search_stop(search);
  }

  /**
   * @param {SearchHandle} search
   * @param {number} step
   * @returns {boolean} false where memory for looking back cannot be had
   */
  seek(search, step) {
    return this.#functions.wasm_search_seek(search, step) !== 0;
  }

  /**
   * @param {SearchHandle} search
   * @returns {number} bytes held now
   */
  bytes(search) {
    return this.#functions.wasm_search_bytes(search);
  }

  /**
   * @param {SearchHandle} search
   * @returns {Progress}
   */
  progress(search) {
    this.#functions.wasm_search_snapshot(search);
    return this.#progress();
  }

  /** @returns {Progress} */
  #progress() {
    const instance = this.#instance;
    return {
      status: STATUSES[instance.number("status")],
      reason: REASONS[instance.number("reason")],
      step: instance.count("step"),
      lastStep: instance.count("lastStep"),
      waiting: instance.count("waiting"),
      held: instance.count("held"),
      stats: {
        steps: instance.count("steps"),
        expanded: instance.count("expanded"),
        generated: instance.count("generated"),
        duplicates: instance.count("duplicates"),
        cut: instance.count("cut"),
        peakFrontier: instance.count("peakFrontier"),
        peakBytes: instance.count("peakBytes"),
      },
      lowerBound: distance(instance.number("lowerBound")),
      upperBound: distance(instance.number("upperBound")),
      threshold: distance(instance.number("threshold")),
    };
  }

  /**
   * @param {SearchHandle} search
   * @param {BoardFacts} facts of its board
   * @returns {RawSnapshot}
   */
  snapshot(search, { puzzle, stateBytes }) {
    const instance = this.#instance;
    const progress = this.progress(search);
    const state = instance.number("state");
    const bestLength = instance.number("bestLength");
    return {
      ...progress,
      ...this.#node(puzzle),
      state: progress.step === 0 || state === 0 ? null : instance.copy(state, stateBytes),
      path: instance.copy(instance.number("path"), instance.number("pathLength")),
      iterations: this.#iterations(),
      best: bestLength === NONE ? null : instance.copy(instance.number("best"), bestLength),
    };
  }

  /**
   * @param {SearchHandle} search
   * @param {BoardFacts} facts of its board
   * @returns {RawTraceStep} the step shown, which is not 0
   */
  traceStep(search, { puzzle }) {
    const instance = this.#instance;
    this.#functions.wasm_search_snapshot(search);
    const move = instance.number("move");
    return {
      step: instance.count("step"),
      move: move === NONE ? null : move,
      threshold: distance(instance.number("threshold")),
      ...this.#node(puzzle),
    };
  }

  /**
   * @param {SearchHandle} search
   * @param {import("./core.js").BoardHandle} board its board
   * @returns {import("./types.js").Census | null} null where memory for it cannot be had
   */
  census(search, board) {
    const classes = this.#functions.fm_board_census_classes(board);
    const bytes = classes * Uint32Array.BYTES_PER_ELEMENT;
    const taken = this.#instance.room(2 * bytes);
    if (this.#functions.fm_search_census(search, taken, taken + bytes) === 0) return null;
    const counts = (/** @type {number} */ address) => new Uint32Array(this.#instance.copy(address, bytes).buffer);
    return { taken: counts(taken), known: counts(taken + bytes) };
  }

  /**
   * @param {number} puzzle
   * @returns {RawNode}
   */
  #node(puzzle) {
    const instance = this.#instance;
    const parent = instance.count("parent");
    return {
      id: instance.count("node"),
      parentId: parent < 0 ? null : parent,
      g: instance.number("g"),
      h: distance(instance.number("h")),
      children: this.#children(puzzle),
    };
  }

  /**
   * @param {number} puzzle
   * @returns {RawChild[]}
   */
  #children(puzzle) {
    const instance = this.#instance;
    const children = instance.number("children");
    return Array.from({ length: instance.number("childCount") }, (_, index) => {
      const address = children + index * CHILD.size;
      const verdict = VERDICTS[instance.numberAt(address + CHILD.verdict)];
      const refusal = instance.numberAt(address + CHILD.refusal);
      return {
        move: instance.numberAt(address + CHILD.move),
        g: instance.numberAt(address + CHILD.g),
        h: NOT_EVALUATED.has(verdict) ? null : distance(instance.numberAt(address + CHILD.h)),
        verdict,
        reason: verdict === "illegal" ? instance.string(this.#functions.fm_refusal_name(puzzle, refusal)) : null,
      };
    });
  }

  /** @returns {import("./types.js").Iteration[]} */
  #iterations() {
    const instance = this.#instance;
    const iterations = instance.number("iterations");
    return Array.from({ length: instance.number("iterationCount") }, (_, index) => {
      this.#functions.wasm_iteration(iterations, index);
      const next = instance.number("iterationNextThreshold");
      return {
        threshold: distance(instance.number("iterationThreshold")),
        firstStep: instance.count("iterationFirstStep"),
        generated: instance.count("iterationGenerated"),
        nextThreshold: next === NONE ? null : next,
      };
    });
  }
}
