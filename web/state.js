/** States: where the pieces of a board stand at one moment. */

import { IllegalMoveError } from "./errors.js";

/** Why every move is refused once a board is solved. */
const OVER = "over";

/**
 * A state of a board. It is a value: playing a move gives another state and leaves this one as it is. It needs no
 * freeing, but cannot be used once its puzzle is freed: every member throws a FreedError then.
 * @hideconstructor
 */
export class State {
  /** For the console, where the name would be shortened. */
  static name = "State";

  #board;
  #bytes;
  /** @type {{ cells: Uint8Array, integers: Int32Array } | null} */
  #view = null;
  /** @type {readonly string[] | null} */
  #moves = null;

  /**
   * @param {import("./board.js").Board} board
   * @param {Uint8Array} bytes
   */
  constructor(board, bytes) {
    this.#board = board;
    this.#bytes = bytes;
  }

  #look() {
    const { core, facts, handle } = this.#board;
    return (this.#view ??= core.boards.view(handle, facts, this.#bytes));
  }

  /**
   * One byte a cell, row by row. Wall Pushers: the walls around the cell, W 1 + N 2 + E 4 + S 8. Escape: 0 good, 1 bad,
   * 2 a good one where a walker may be. Flood: the number of the colour, and 128 more where the cell is flooded. The
   * same array every time: copy it before changing it.
   */
  get cells() {
    return this.#look().cells;
  }

  /**
   * What else there is to see, always four numbers. Wall Pushers: row and column of the player, from 0; one of them is
   * -1 or one past the last when the player is outside. Escape: how many places there are where a walker may be. Flood:
   * the colour of the flooded region, how many cells it has, how many colours are left outside of it. Unused numbers
   * are 0. The same array every time.
   */
  get integers() {
    return this.#look().integers;
  }

  /** Whether this state solves the board. */
  get isGoal() {
    const { core, handle } = this.#board;
    return core.boards.isGoal(handle, this.#bytes);
  }

  /** Names of the legal moves, in the order of moves; none in a state that solves the board. */
  get moves() {
    const { facts } = this.#board;
    return (this.#moves ??= Object.freeze(facts.moves.filter((_, move) => typeof this.#play(move) !== "string")));
  }

  /**
   * @param {number} move
   * @returns {Uint8Array | string}
   */
  #play(move) {
    const { core, handle, facts } = this.#board;
    if (core.boards.isGoal(handle, this.#bytes)) return OVER;
    return core.boards.apply(handle, facts, this.#bytes, move);
  }

  /**
   * Why the rules refuse a move here: a stable key such as "two-walls", or "over" in a state that solves the board; null
   * where it is legal.
   * @param {string} move
   * @returns {string | null}
   * @throws {RangeError} the board has no move of that name
   */
  refusal(move) {
    const next = this.#play(this.#board.moveNumber(move));
    return typeof next === "string" ? next : null;
  }

  /**
   * The state after a move.
   * @param {string} move
   * @returns {State}
   * @throws {IllegalMoveError} the rules refuse it
   * @throws {RangeError} the board has no move of that name
   */
  apply(move) {
    const next = this.#play(this.#board.moveNumber(move));
    if (typeof next === "string") throw new IllegalMoveError(move, next);
    return new State(this.#board, next);
  }

  /**
   * The state after a move, and what happens in it, as an animation needs it.
   * @param {string} move
   * @returns {import("./types.js").Transition}
   * @throws {IllegalMoveError} the rules refuse it
   * @throws {RangeError} the board has no move of that name
   */
  transition(move) {
    const state = this.apply(move);
    const { core, handle } = this.#board;
    return { state, events: core.boards.events(handle, this.#bytes, this.#board.moveNumber(move)) };
  }

  /**
   * This state as text, which reads back as a board that starts here. Not so the forms of Escape other than "link",
   * which tell the board alone.
   * @param {string} [form] name of a text form; the judge's without it
   * @param {{ list?: boolean }} [options] `list`: a complete list of one case, with the mark that ends it
   * @returns {string}
   * @throws {RangeError} the puzzle has no text form of that name
   */
  write(form, options) {
    return this.#board.write(this.#bytes, form, options);
  }
}
