/** Generated boards: the part of core.js that drives generators and reads what they found, loaded with generator.js. */

/** @typedef {import("./core.js").GeneratorHandle} GeneratorHandle */

/**
 * A size with the parameters, in the order of the puzzle's list.
 * @typedef {object} CoreSize
 * @property {number} puzzle
 * @property {number} rows
 * @property {number} columns
 * @property {readonly number[]} parameters
 */

/**
 * A wish with all defaults filled in.
 * @typedef {CoreSize & CoreDemands} CoreWish
 *
 * @typedef {object} CoreDemands
 * @property {number} minimum
 * @property {number | null} maximum null: no matter how many moves
 * @property {number} minimumEffort
 * @property {number | null} maximumEffort null: no matter how much
 * @property {number} seed
 * @property {number} boards 0: no limit
 * @property {number} nodes 0: no limit
 * @property {number} boardNodes 0: what suits the wish
 * @property {number} bytes 0: the default of the core
 */

/**
 * The best board, fit for posting.
 * @typedef {object} RawBest
 * @property {string} text in the form of a link, which tells everything by itself
 * @property {string[]} moves names
 * @property {number} effort
 */

const NONE = 0xffffffff;
const LINK = "link";
const STATUSES = /** @type {const} */ (["running", "found", "limit"]);
const REASONS = /** @type {const} */ ([null, "nodes", "memory", "time", "bound", "engine", "boards"]);

export class CoreGenerators {
  #instance;
  #functions;
  #boards;

  /**
   * @param {import("./core-instance.js").CoreInstance} instance
   * @param {import("./core-boards.js").CoreBoards} boards of it
   */
  constructor(instance, boards) {
    this.#instance = instance;
    this.#functions = instance.functions;
    this.#boards = boards;
  }

  /**
   * @param {CoreSize} size
   * @returns {number} no board of it needs more moves: proved; Infinity where nothing is known
   */
  mostMoves({ puzzle, rows, columns, parameters: [first = 0, second = 0] }) {
    const most = this.#functions.wasm_most_moves(puzzle, rows, columns, first, second) >>> 0;
    return most === NONE ? Infinity : most;
  }

  /**
   * @param {CoreWish} wish
   * @returns {GeneratorHandle | null} null where even its first bytes go over the limit
   */
  create({ puzzle, rows, columns, parameters: [first = 0, second = 0], ...rest }) {
    const { minimum, maximum, minimumEffort, maximumEffort, seed, boards, nodes, boardNodes, bytes } = rest;
    const generator =
      this.#functions.wasm_generator_create(
        puzzle,
        rows,
        columns,
        first,
        second,
        minimum,
        maximum ?? NONE,
        minimumEffort,
        maximumEffort ?? -1,
        seed,
        boards,
        nodes,
        boardNodes,
        bytes,
      ) >>> 0;
    return generator === 0 ? null : /** @type {GeneratorHandle} */ (generator);
  }

  /** @param {GeneratorHandle} generator */
  free(generator) {
    this.#functions.fm_generator_free(generator);
  }

  /**
   * @param {GeneratorHandle} generator
   * @param {number} budget nodes, at least 1
   * @returns {import("./types-generate.js").GeneratorStatus}
   */
  step(generator, budget) {
    return STATUSES[this.#functions.wasm_generator_step(generator, budget)];
  }

  /** @param {GeneratorHandle} generator */
  stop(generator) {
    this.#functions.fm_generator_stop(generator);
  }

  /**
   * @param {GeneratorHandle} generator
   * @returns {import("./types-generate.js").GeneratorProgress}
   */
  progress(generator) {
    const instance = this.#instance;
    this.#functions.wasm_generator_progress(generator);
    const hasBest = instance.number("found") !== 0;
    return {
      status: STATUSES[instance.number("generatorStatus")],
      reason: REASONS[instance.number("generatorReason")],
      boards: instance.count("boards"),
      climbs: instance.count("climbs"),
      nodes: instance.count("boardsNodes"),
      peakBytes: instance.count("boardsPeakBytes"),
      length: hasBest ? instance.number("foundLength") : null,
      effort: hasBest ? instance.count("foundEffort") : null,
    };
  }

  /**
   * @param {GeneratorHandle} generator
   * @param {number} puzzle number of its puzzle
   * @param {readonly string[]} forms of the puzzle
   * @returns {RawBest | null} null: no board with a solution is known
   */
  best(generator, puzzle, forms) {
    const instance = this.#instance;
    this.#functions.wasm_generator_progress(generator);
    const board = /** @type {import("./core.js").BoardHandle} */ (instance.number("found"));
    if (board === 0) return null;
    const moves = instance.copy(instance.number("foundMoves"), instance.number("foundLength"));
    const effort = instance.count("foundEffort");
    const facts = this.#boards.facts(board, puzzle);
    const start = this.#boards.start(board, facts);
    return {
      text: this.#boards.write(board, start, forms.indexOf(LINK), true),
      moves: Array.from(moves, (move) => facts.moves[move]),
      effort,
    };
  }
}
