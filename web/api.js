/**
 * Fewest: shortest solutions of grid puzzles, found and proved.
 *
 *     const fewest = await Fewest.load();
 *     const [puzzle] = fewest.parse("wall-pushers", text);
 *     const { status, moves } = puzzle.solve();
 *
 * `Fewest.worker()` gives the same with promises, and searches off the main thread. This is the public face: all that
 * a user of the library imports comes from here.
 */

import { abortable } from "./abortable.js";
import { numberOf } from "./board.js";
import { Core } from "./core.js";
import { NotLoadedError } from "./errors.js";
import { blankPuzzle, readPuzzles } from "./puzzle.js";
import { connectSolver } from "./solver-client.js";

export {
  EditError,
  FreedError,
  IllegalMoveError,
  ModuleError,
  NotLoadedError,
  TextError,
  WorkerError,
} from "./errors.js";
export { Puzzle } from "./puzzle.js";
export { Search } from "./search.js";
export { RemoteFewest } from "./solver-client.js";
export { RemotePuzzle } from "./remote.js";
export { RemoteSearch } from "./remote-search.js";
export { State } from "./state.js";

/**
 * The shapes, for those who write types.
 * @typedef {import("./types.js").Answer} Answer
 * @typedef {import("./types-generate.js").BestSoFar} BestSoFar
 * @typedef {import("./types-remote.js").CallOptions} CallOptions
 * @typedef {import("./types.js").Census} Census
 * @typedef {import("./types.js").CensusWish} CensusWish
 * @typedef {import("./types.js").Child} Child
 * @typedef {import("./types.js").Edit} Edit
 * @typedef {import("./types.js").EngineKind} EngineKind
 * @typedef {import("./types-generate.js").GeneratedBoard} GeneratedBoard
 * @typedef {import("./types-generate.js").GenerateOptions} GenerateOptions
 * @typedef {import("./types-generate.js").Generating} Generating
 * @typedef {import("./types-generate.js").Generation} Generation
 * @typedef {import("./types-generate.js").GenerationProgress} GenerationProgress
 * @typedef {import("./generator.js").Generator} Generator
 * @typedef {import("./types-generate.js").GeneratorLimits} GeneratorLimits
 * @typedef {import("./types-generate.js").GeneratorOptions} GeneratorOptions
 * @typedef {import("./types-generate.js").GeneratorProgress} GeneratorProgress
 * @typedef {import("./types-generate.js").GeneratorSize} GeneratorSize
 * @typedef {import("./types-generate.js").GeneratorStatus} GeneratorStatus
 * @typedef {import("./types.js").Iteration} Iteration
 * @typedef {import("./types.js").Limits} Limits
 * @typedef {import("./types.js").LoadOptions} LoadOptions
 * @typedef {import("./types-generate.js").Making} Making
 * @typedef {import("./errors.js").ModuleErrorCode} ModuleErrorCode
 * @typedef {import("./types.js").MoveEvent} MoveEvent
 * @typedef {import("./types.js").Obstacle} Obstacle
 * @typedef {import("./types-generate.js").Parameter} Parameter
 * @typedef {import("./types.js").ParseOptions} ParseOptions
 * @typedef {import("./types.js").Place} Place
 * @typedef {import("./types.js").Progress} Progress
 * @typedef {import("./types.js").PuzzleKind} PuzzleKind
 * @typedef {import("./types.js").Reason} Reason
 * @typedef {import("./remote-generator.js").RemoteGenerator} RemoteGenerator
 * @typedef {import("./types-generate.js").RemoteGeneratorOptions} RemoteGeneratorOptions
 * @typedef {import("./types-remote.js").RemoteSearchOptions} RemoteSearchOptions
 * @typedef {import("./types-remote.js").RemoteSolveOptions} RemoteSolveOptions
 * @typedef {import("./types.js").RunLimits} RunLimits
 * @typedef {import("./types.js").SearchNode} SearchNode
 * @typedef {import("./types.js").SearchOptions} SearchOptions
 * @typedef {import("./types.js").Side} Side
 * @typedef {import("./types.js").Snapshot} Snapshot
 * @typedef {import("./types-remote.js").SolveProgress} SolveProgress
 * @typedef {import("./types-remote.js").Solving} Solving
 * @typedef {import("./types.js").Stats} Stats
 * @typedef {import("./types.js").Status} Status
 * @typedef {import("./types.js").TraceStep} TraceStep
 * @typedef {import("./types.js").Transition} Transition
 * @typedef {import("./types.js").Verdict} Verdict
 * @typedef {import("./types-remote.js").WorkerOptions} WorkerOptions
 * @typedef {import("./types-remote.js").WorkersFrom} WorkersFrom
 */

/**
 * The module, loaded: where everything begins. `await Fewest.load()` makes one.
 * @hideconstructor
 */
export class Fewest {
  /** For the console, where the name would be shortened. */
  static name = "Fewest";

  #core;

  /** @param {Core} core */
  constructor(core) {
    if (!(core instanceof Core)) throw new NotLoadedError();
    this.#core = core;
  }

  /**
   * Loads the module: from `core.wasm` beside this script, unless told otherwise.
   * @param {LoadOptions} [options]
   * @returns {Promise<Fewest>}
   * @throws {import("./errors.js").ModuleError} it cannot be fetched or compiled, or is another one than this script's
   * @throws the signal's reason, as soon as it is aborted
   */
  static async load(options = {}) {
    options.signal?.throwIfAborted();
    return new Fewest(await abortable(Core.load(options), options.signal));
  }

  /**
   * Loads the module and starts a worker that searches: everything of the same shapes, the searches with promises.
   * Where workers are refused they run in short slices on this thread, and `kind` is "main".
   * @param {WorkerOptions} [options]
   * @returns {Promise<import("./solver-client.js").RemoteFewest>}
   * @throws {import("./errors.js").ModuleError} as for `load`
   * @throws the signal's reason, as soon as it is aborted; once the worker is there the signal means nothing any more
   * @throws {RangeError} `workers` is out of range
   */
  static async worker(options = {}) {
    return connectSolver(await Fewest.load(options), options);
  }

  /** The compiled module: to be posted to a worker, or given to another `load`. */
  get module() {
    return this.#core.module;
  }

  /**
   * Version of all traces: raised whenever some search comes to take other nodes, or in another order. Who keeps the
   * number of a step keeps it as well, to tell later whether the number still means the same.
   */
  get traceVersion() {
    return this.#core.traceVersion;
  }

  /** The puzzles that the module knows. */
  get puzzles() {
    return this.#core.puzzles;
  }

  /** The engines that the module knows. */
  get engines() {
    return this.#core.engines;
  }

  /**
   * Reads every board of a text. Which text form it has is seen from its first characters.
   * @param {string} name of the puzzle, for example "wall-pushers"
   * @param {string} text
   * @param {ParseOptions} [options] what the text does not say
   * @returns {import("./puzzle.js").Puzzle[]} one for each case, in order
   * @throws {import("./errors.js").TextError} the text is malformed: all of it is read or nothing
   * @throws {RangeError} there is no such puzzle, or an option is out of range
   * @throws {TypeError} `text` is not a string
   */
  parse(name, text, options = {}) {
    if (typeof text !== "string") throw new TypeError(`The text must be a string, not of type ${typeof text}.`);
    return readPuzzles(this.#core, this.#number(name), text, options);
  }

  /**
   * An empty board, to be drawn on with `edit`: Wall Pushers without walls but for an outline without a gap, the start
   * in the first row and column; Escape with good cells alone; Flood of the first colour.
   * @param {string} name of the puzzle
   * @param {number} rows from 1 to 64
   * @param {number} columns likewise
   * @returns {import("./puzzle.js").Puzzle}
   * @throws {import("./errors.js").EditError} a size is out of range
   * @throws {RangeError} there is no such puzzle
   */
  blank(name, rows, columns) {
    return blankPuzzle(this.#core, this.#number(name), rows, columns);
  }

  /** @param {string} name of a puzzle */
  #number(name) {
    const names = this.puzzles.map((kind) => kind.name);
    return numberOf(names, name, "a puzzle", "puzzles");
  }

  /**
   * Begins to look for a board to a wish: of a size, with so many fewest moves, found with so much effort. What it takes
   * is loaded with the first one.
   * @param {GeneratorOptions} options
   * @returns {Promise<Generator>} rejected with a RangeError when an option has an unknown name or is out of range, or
   *   when no board of the size needs `minimum` moves
   */
  async generator(options) {
    const { Generator } = await import("./generating.js");
    return new Generator(this.#core, options);
  }

  /**
   * How many moves boards of a size can need at most.
   * @param {GeneratorSize} size
   * @returns {Promise<number>} proved, though perhaps no board needs as many; Infinity where nothing is known. Rejected
   *   with a RangeError when there is no such puzzle, or a number is out of range
   */
  async mostMoves(size) {
    const { mostMoves } = await import("./generating.js");
    return mostMoves(this.#core, size);
  }
}
