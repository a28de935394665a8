/** Boards and states: the part of core.js that hands states in and out as arrays of bytes. */

import { frozenList } from "./core-instance.js";
import { EVENT, EVENT_KINDS, SIDES } from "./core-layout.js";
import { encoded, textErrorIn } from "./core-text.js";

/** @typedef {import("./core.js").BoardHandle} BoardHandle */

/**
 * What never changes about a board.
 * @typedef {object} BoardFacts
 * @property {number} puzzle number of its puzzle
 * @property {number} rows
 * @property {number} columns
 * @property {readonly string[]} moves names, in the order of moves
 * @property {number} stateBytes
 */

/** "No such thing", as the module says it. */
const NONE = 0xffffffff;
const VIEW_INTEGERS = 4;
/** Enough for a board of a judge's size; a move that does more is asked about again. */
const FEW_EVENTS = 128;
/** Enough for a board of the usual size; a longer text is asked for again. */
const FEW_CHARACTERS = 1024;
const NO_BYTES = new Uint8Array(0);

export class CoreBoards {
  #instance;
  #functions;

  /** @param {import("./core-instance.js").CoreInstance} instance */
  constructor(instance) {
    this.#instance = instance;
    this.#functions = instance.functions;
  }

  /**
   * @param {BoardHandle} board
   * @param {number} puzzle
   * @returns {Readonly<BoardFacts>}
   */
  facts(board, puzzle) {
    const functions = this.#functions;
    return Object.freeze({
      puzzle,
      rows: functions.fm_board_rows(board),
      columns: functions.fm_board_columns(board),
      moves: frozenList(functions.fm_board_move_count(board), (move) =>
        String.fromCharCode(functions.fm_board_move_name(board, move)),
      ),
      stateBytes: 8 * functions.fm_board_state_words(board),
    });
  }

  /**
   * @param {BoardHandle} board
   * @param {BoardFacts} facts
   * @returns {Uint8Array}
   */
  start(board, { stateBytes }) {
    const address = this.#instance.put(NO_BYTES, stateBytes);
    this.#functions.fm_board_start(board, address);
    return this.#instance.copy(address, stateBytes);
  }

  /**
   * @param {BoardHandle} board
   * @param {Uint8Array} state
   * @returns {boolean}
   */
  isGoal(board, state) {
    return this.#functions.fm_board_is_goal(board, this.#instance.put(state)) !== 0;
  }

  /**
   * @param {BoardHandle} board
   * @param {BoardFacts} facts
   * @param {Uint8Array} state
   * @param {number} move
   * @returns {Uint8Array | string} the next state, or the name of the refusal
   */
  apply(board, { puzzle }, state, move) {
    const address = this.#instance.put(state);
    const refusal = this.#functions.fm_board_apply(board, address, move, address);
    return refusal === 0 ? this.#instance.copy(address, state.length) : this.#refusal(puzzle, refusal);
  }

  /**
   * @param {number} puzzle
   * @param {number} refusal
   * @returns {string}
   */
  #refusal(puzzle, refusal) {
    return this.#instance.string(this.#functions.fm_refusal_name(puzzle, refusal));
  }

  /**
   * @param {BoardHandle} board
   * @param {BoardFacts} facts
   * @param {Uint8Array} state
   * @returns {{ cells: Uint8Array, integers: Int32Array }}
   */
  view(board, { rows, columns }, state) {
    const size = rows * columns;
    const address = this.#instance.put(state, size);
    this.#functions.wasm_board_view(board, address, address + state.length);
    return {
      cells: this.#instance.copy(address + state.length, size),
      integers: Int32Array.from({ length: VIEW_INTEGERS }, (_, index) => this.#instance.signed("integers", index)),
    };
  }

  /**
   * @param {BoardHandle} board
   * @param {Uint8Array} state
   * @param {number} move
   * @returns {import("./types.js").MoveEvent[]} none where the move is refused
   */
  events(board, state, move) {
    let capacity = FEW_EVENTS;
    for (;;) {
      const address = this.#instance.put(state, capacity * EVENT.size);
      const events = address + state.length;
      const count = this.#functions.fm_board_describe(board, address, move, events, capacity);
      if (count <= capacity) return Array.from({ length: count }, (_, i) => this.#event(events + i * EVENT.size));
      capacity = count;
    }
  }

  /**
   * @param {number} address of a struct fm_event
   * @returns {import("./types.js").MoveEvent}
   */
  #event(address) {
    const instance = this.#instance;
    return {
      kind: EVENT_KINDS[instance.numberAt(address + EVENT.kind)],
      row: instance.signedAt(address + EVENT.row),
      column: instance.signedAt(address + EVENT.column),
      toRow: instance.signedAt(address + EVENT.toRow),
      toColumn: instance.signedAt(address + EVENT.toColumn),
      side: SIDES[instance.numberAt(address + EVENT.side)],
      order: instance.numberAt(address + EVENT.order),
    };
  }

  /**
   * @param {BoardHandle} board
   * @param {Uint8Array} state
   * @param {number} form
   * @param {boolean} list whether to write a complete list of one case
   * @returns {string}
   */
  write(board, state, form, list) {
    return this.#written(state, (address, text, capacity) =>
      this.#functions.fm_board_write(board, address, form, Number(list), text, capacity),
    );
  }

  /**
   * @param {BoardHandle} board
   * @param {Uint8Array} moves numbers of moves
   * @param {boolean} withMoves whether the moves follow where the judge wants but their number
   * @returns {string}
   */
  writeAnswer(board, moves, withMoves) {
    return this.#written(moves, (address, text, capacity) =>
      this.#functions.fm_board_write_answer(board, address, moves.length, Number(withMoves), text, capacity),
    );
  }

  /**
   * A text that the module writes about some bytes.
   * @param {Uint8Array} bytes
   * @param {(address: number, text: number, capacity: number) => number} write puts as much of the text as fits where it
   *   is told and returns how long all of it is
   * @returns {string}
   */
  #written(bytes, write) {
    const instance = this.#instance;
    let capacity = FEW_CHARACTERS;
    for (;;) {
      const address = instance.put(bytes, capacity);
      const text = address + bytes.length;
      const length = write(address, text, capacity) >>> 0;
      if (length <= capacity) return instance.text(text, length);
      capacity = length;
    }
  }

  /**
   * @param {BoardHandle} board
   * @param {string} text
   * @returns {Uint8Array | { error: import("./errors.js").TextErrorDetails }} numbers of moves
   */
  readAnswer(board, text) {
    const instance = this.#instance;
    const given = encoded(text);
    const { length } = given.bytes;
    // A move takes a character at least.
    const address = instance.put(given.bytes, length);
    const moves = address + length;
    const count = this.#functions.wasm_board_read_answer(board, address, length, moves, length) >>> 0;
    return count === NONE ? { error: textErrorIn(instance, given) } : instance.copy(moves, count);
  }

  /**
   * @param {BoardHandle} board
   * @param {BoardFacts} facts
   * @returns {import("./types.js").Obstacle | null}
   */
  obstacle(board, { puzzle }) {
    const instance = this.#instance;
    this.#functions.wasm_board_obstacle(board);
    const code = instance.number("obstacleCode");
    if (code === 0) return null;
    return {
      code: instance.string(this.#functions.fm_obstacle_name(puzzle, code)),
      row: instance.signed("obstacleRow"),
      column: instance.signed("obstacleColumn"),
    };
  }
}
