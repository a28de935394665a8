/** Generators: they look for boards to a wish, step by step. */

import { CoreGenerators } from "./core-generators.js";
import { FreedError } from "./errors.js";
import { resolveSize, resolveWish } from "./generator-options.js";
import { Holding } from "./holding.js";
import { Pace } from "./pace.js";
import { readPuzzles } from "./puzzle.js";
import { duration, nodeCount } from "./search-options.js";

/** By the core that they are part of. @type {WeakMap<import("./core.js").Core, CoreGenerators>} */
const known = new WeakMap();

/** @param {import("./core.js").Core} core @returns {CoreGenerators} */
function generatorsOf(core) {
  const generators = known.get(core) ?? core.part(CoreGenerators);
  known.set(core, generators);
  return generators;
}

/**
 * The best board so far, fit for posting: for the two sides of a worker.
 * @type {(generator: Generator) => import("./core-generators.js").RawBest | null}
 */
export let rawBest;

/**
 * Goes on for at most that many nodes and about that much time, and tells how many of the nodes are left: for slices.
 * @type {(generator: Generator, nodes: number, milliseconds: number) => number}
 */
export let rawRun;

/**
 * How many moves boards of a size can need at most.
 * @param {import("./core.js").Core} core
 * @param {import("./types-generate.js").GeneratorSize} size
 * @returns {number} proved; Infinity where nothing is known
 * @throws {RangeError} there is no such puzzle, or a number is out of range
 */
export function mostMoves(core, size) {
  return generatorsOf(core).mostMoves(resolveSize(core, size));
}

/**
 * What looks for a board to a wish, by hill climbing: from a random board on, a few places are drawn anew, the fewest
 * moves of what comes out are proved, and whatever is as near to the wish takes the place of the board before. It works
 * only inside `step` and `run`. The same wish and seed lead to the same board everywhere, however the steps are split.
 *
 * Free it when done. Once it is freed every member throws a FreedError.
 * @hideconstructor
 */
export class Generator {
  /** For the console, where the name would be shortened. */
  static name = "Generator";

  #core;
  #generators;
  #puzzle;
  #handle;
  #holding;
  #timeLimit;
  #milliseconds = 0;
  #pace = new Pace();

  static {
    rawBest = (generator) => generator.#best();
    rawRun = (generator, nodes, milliseconds) => generator.#run(nodes, milliseconds);
  }

  /**
   * @param {import("./core.js").Core} core
   * @param {import("./types-generate.js").GeneratorOptions} options
   * @throws {RangeError} an option has an unknown name or is out of range, or there is no memory to begin
   */
  constructor(core, options) {
    const generators = generatorsOf(core);
    const { milliseconds, ...wish } = resolveWish(core, options, generators);
    const handle = generators.create(wish);
    if (handle === null) {
      throw new RangeError("Out of memory: the generator cannot begin. Free searches and puzzles first.");
    }
    this.#core = core;
    this.#generators = generators;
    this.#puzzle = wish.puzzle;
    this.#handle = handle;
    this.#holding = new Holding(this, () => generators.free(handle));
    this.#timeLimit = milliseconds;
    /** The seed at work. */
    this.seed = wish.seed;
  }

  #use() {
    if (this.#holding.isReleased) throw new FreedError("This generator was freed: begin another one to go on.");
    return { generators: this.#generators, handle: this.#handle };
  }

  #best() {
    const { generators, handle } = this.#use();
    return generators.best(handle, this.#puzzle, this.#core.puzzles[this.#puzzle].forms);
  }

  /** Where it stands. */
  get status() {
    return this.progress().status;
  }

  /** Time spent inside `step` and `run`. */
  get milliseconds() {
    return this.#milliseconds;
  }

  /**
   * Takes at most `nodes` more nodes in the searches on the boards that are tried; fewer where it ends before, or where a
   * large board's bound is made ready first. After the end it changes nothing.
   * @param {number} [nodes] a whole number from 1, or Infinity; 1 without it
   * @returns {import("./types-generate.js").GeneratorStatus}
   * @throws {RangeError} `nodes` is something else
   */
  step(nodes = 1) {
    return this.run({ nodes });
  }

  /**
   * Goes on until it ends or until about that much time has passed.
   * @param {{ nodes?: number, milliseconds?: number }} [limits] at most that many nodes and about that much time;
   *   without them to the end
   * @returns {import("./types-generate.js").GeneratorStatus}
   * @throws {RangeError} a limit is no number of that kind
   */
  run({ nodes = Infinity, milliseconds = Infinity } = {}) {
    this.#run(nodeCount(nodes), duration(milliseconds, "milliseconds"));
    return this.status;
  }

  /**
   * @param {number} nodes
   * @param {number} milliseconds
   */
  #run(nodes, milliseconds) {
    const { generators, handle } = this.#use();
    let left = nodes;
    let spent = 0;
    let status;
    do {
      const budget = Math.min(left, this.#pace.nodes);
      const before = performance.now();
      status = generators.step(handle, budget);
      const took = performance.now() - before;
      this.#pace.note(took);
      left -= budget;
      spent += took;
      this.#milliseconds += took;
      if (this.#milliseconds >= this.#timeLimit) status = this.stop();
    } while (status === "running" && left > 0 && spent < milliseconds);
    return left;
  }

  /**
   * Ends it here, as when its time is up: the status becomes "limit", with the reason "time", unless it has ended
   * already. The best board stays.
   * @returns {import("./types-generate.js").GeneratorStatus}
   */
  stop() {
    const { generators, handle } = this.#use();
    generators.stop(handle);
    return this.status;
  }

  /**
   * How far it is, in numbers.
   * @returns {import("./types-generate.js").GeneratorProgress}
   */
  progress() {
    const { generators, handle } = this.#use();
    return generators.progress(handle);
  }

  /**
   * The best board so far: as wished, or the nearest to it that was tried; among equals the first.
   * @returns {import("./types-generate.js").GeneratedBoard | null} with a puzzle of its own, for the caller to free; null: no
   *   board with a solution was tried
   */
  best() {
    const best = this.#best();
    if (best === null) return null;
    const [puzzle] = readPuzzles(this.#core, this.#puzzle, best.text, {});
    const { moves, effort } = best;
    return { puzzle, moves, lowerBound: moves.length, upperBound: moves.length, effort, seed: this.seed };
  }

  /** Gives its memory back; boards that it handed out stay. Freeing twice is fine. */
  free() {
    this.#holding.release();
  }
}
