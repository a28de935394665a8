/**
 * The module, seen from JavaScript. This file and its parts, core-*.js, are the only ones that know memory and
 * addresses.
 *
 * Whoever calls holds handles (addresses, told apart by their type and good for nothing but passing back), states as
 * arrays of bytes, and the numbers of puzzles, engines, bounds, forms and moves. Nothing is checked here: a freed
 * handle or a number out of range traps or worse, and the classes above see to it that none gets here.
 */

import { CoreBoards } from "./core-boards.js";
import { CoreInstance, frozenList } from "./core-instance.js";
import { CoreSearches } from "./core-searches.js";
import { editNumbers, numberFrom } from "./core-edits.js";
import { FAULTS } from "./core-layout.js";
import { encoded, textErrorIn } from "./core-text.js";
import { compileModule } from "./module-source.js";

/** @typedef {number & { readonly of: "boards" }} BoardsHandle all cases of a text */
/** @typedef {number & { readonly of: "board" }} BoardHandle one case; lives as long as its text's cases */
/** @typedef {number & { readonly of: "search" }} SearchHandle */
/** @typedef {number & { readonly of: "generator" }} GeneratorHandle */
/** @typedef {typeof FAULTS[number]} Fault */

export class Core {
  #instance;
  #functions;

  /**
   * @param {import("./types.js").LoadOptions} [options]
   * @returns {Promise<Core>}
   * @throws {import("./errors.js").ModuleError} it cannot be fetched or compiled, or is another one than this is made
   *   for
   */
  static async load(options) {
    return Core.create(await compileModule(options));
  }

  /**
   * @param {WebAssembly.Module} module
   * @returns {Promise<Core>}
   * @throws {import("./errors.js").ModuleError} it is another module than this one is made for
   */
  static async create(module) {
    return new Core(module, await CoreInstance.create(module));
  }

  /**
   * @param {WebAssembly.Module} module
   * @param {CoreInstance} instance of it
   */
  constructor(module, instance) {
    this.#instance = instance;
    this.#functions = this.#instance.functions;
    this.boards = new CoreBoards(this.#instance);
    this.searches = new CoreSearches(this.#instance);
    /** The module that this is an instance of. */
    this.module = module;
    this.puzzles = frozenList(this.#functions.fm_puzzle_count(), (puzzle) => this.#puzzleKind(puzzle));
    /** See Fewest's `traceVersion`. */
    this.traceVersion = this.#functions.fm_trace_version();
    this.engines = frozenList(this.#functions.fm_engine_count(), (engine) => this.#engineKind(engine));
  }

  /**
   * @param {number} puzzle
   * @returns {Readonly<import("./types.js").PuzzleKind>}
   */
  #puzzleKind(puzzle) {
    const instance = this.#instance;
    const functions = this.#functions;
    const bounds = frozenList(functions.fm_bound_count(puzzle), (bound) =>
      instance.string(functions.fm_bound_name(puzzle, bound)),
    );
    return Object.freeze({
      name: instance.string(functions.fm_puzzle_name(puzzle)),
      bounds,
      inadmissible: Object.freeze(bounds.filter((_, bound) => functions.fm_bound_is_admissible(puzzle, bound) === 0)),
      forms: frozenList(functions.fm_form_count(puzzle), (form) =>
        instance.string(functions.fm_form_name(puzzle, form)),
      ),
      answer: functions.fm_answer_is_smallest(puzzle) !== 0 ? "smallest" : "any",
      answerSeparator: functions.fm_answers_are_apart(puzzle) !== 0 ? "\n" : "",
      making: this.#making(puzzle),
    });
  }

  /**
   * @param {number} puzzle
   * @returns {Readonly<import("./types-generate.js").Making>}
   */
  #making(puzzle) {
    const functions = this.#functions;
    return Object.freeze({
      rows: functions.wasm_usual_rows(puzzle),
      columns: functions.wasm_usual_columns(puzzle),
      moves: functions.fm_generator_usual_moves(puzzle),
      mostSide: functions.wasm_most_side(),
      parameters: frozenList(functions.fm_parameter_count(puzzle), (parameter) =>
        Object.freeze({
          name: this.#instance.string(functions.fm_parameter_name(puzzle, parameter)),
          least: functions.fm_parameter_least(puzzle, parameter),
          most: functions.fm_parameter_most(puzzle, parameter),
          usual: functions.fm_parameter_usual(puzzle, parameter),
        }),
      ),
    });
  }

  /**
   * @param {number} engine
   * @returns {Readonly<import("./types.js").EngineKind>}
   */
  #engineKind(engine) {
    return Object.freeze({
      name: this.#instance.string(this.#functions.fm_engine_name(engine)),
      informed: this.#functions.fm_engine_is_informed(engine) !== 0,
      optimal: this.#functions.fm_engine_is_optimal(engine) !== 0,
    });
  }

  /**
   * A part of this that is not needed at once, so that its file can be loaded when it is.
   * @template Part
   * @param {new (instance: CoreInstance, boards: CoreBoards) => Part} Kind
   * @returns {Part}
   */
  part(Kind) {
    return new Kind(this.#instance, this.boards);
  }

  /** Size of the module's memory in bytes; it never shrinks. */
  get memoryBytes() {
    return this.#instance.memoryBytes;
  }

  /**
   * Reads every case of a text.
   * @param {number} puzzle
   * @param {string} text
   * @param {{ rows: number, columns: number, startColumn: number, startRow: number }} options zeroes where not given
   * @returns {{ boards: BoardsHandle } | { error: import("./errors.js").TextErrorDetails }}
   */
  read(puzzle, text, { rows, columns, startColumn, startRow }) {
    const instance = this.#instance;
    const given = encoded(text);
    const { length } = given.bytes;
    const address = instance.allocate(given.bytes);
    if (address === 0) {
      return {
        error: { code: "no-memory", line: 1, column: 1, offset: 0, length: 0, found: "", numbers: [0, 0, 0] },
      };
    }
    const boards = this.#functions.wasm_read(puzzle, address, length, rows, columns, startColumn, startRow) >>> 0;
    this.#functions.fm_release(address);
    return boards === 0 ? { error: textErrorIn(instance, given) } : { boards: /** @type {BoardsHandle} */ (boards) };
  }

  /**
   * An empty board.
   * @param {number} puzzle
   * @param {number} rows
   * @param {number} columns
   * @returns {{ boards: BoardsHandle } | { fault: Fault }}
   */
  blank(puzzle, rows, columns) {
    return this.#made(this.#functions.wasm_blank(puzzle, numberFrom(rows), numberFrom(columns)));
  }

  /**
   * The board after an edit.
   * @param {BoardHandle} board
   * @param {import("./types.js").Edit} edit
   * @returns {{ boards: BoardsHandle } | { fault: Fault }}
   */
  edit(board, edit) {
    const numbers = editNumbers(edit);
    if (numbers === null) return { fault: "unknown" };
    const { kind, row, column, side, value } = numbers;
    return this.#made(this.#functions.wasm_board_edit(board, kind, row, column, side, value));
  }

  /** @param {number} address @returns {{ boards: BoardsHandle } | { fault: Fault }} */
  #made(address) {
    const boards = address >>> 0;
    return boards === 0
      ? { fault: FAULTS[this.#instance.number("fault")] }
      : { boards: /** @type {BoardsHandle} */ (boards) };
  }

  /**
   * Where a case stands in the text that it was read from, in bytes, and the number of that text's form.
   * @param {BoardsHandle} boards
   * @param {number} index of the case
   */
  place(boards, index) {
    this.#functions.wasm_boards_place(boards, index);
    return {
      form: this.#functions.fm_boards_form(boards),
      offset: this.#instance.number("placeOffset"),
      length: this.#instance.number("placeLength"),
    };
  }

  /** @param {BoardsHandle} boards */
  freeBoards(boards) {
    this.#functions.fm_boards_free(boards);
  }

  /**
   * @param {BoardsHandle} boards
   * @returns {readonly BoardHandle[]}
   */
  boardsOf(boards) {
    return frozenList(
      this.#functions.fm_boards_count(boards),
      (index) => /** @type {BoardHandle} */ (this.#functions.fm_boards_get(boards, index) >>> 0),
    );
  }
}
