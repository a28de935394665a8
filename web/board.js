/** One board of the module: what a puzzle, its states and its searches have in common. */

import { FreedError } from "./errors.js";
import { textErrorOf } from "./text-errors.js";

export class Board {
  #handle;
  #holding;

  /**
   * @param {import("./core.js").Core} core
   * @param {import("./holding.js").Shared} shared the cases of the text that the board is one of
   * @param {import("./core.js").BoardHandle} handle
   * @param {number} puzzle number of its puzzle
   */
  constructor(core, shared, handle, puzzle) {
    this.core = core;
    this.shared = shared;
    this.kind = core.puzzles[puzzle];
    this.facts = core.boards.facts(handle, puzzle);
    this.#handle = handle;
    this.#holding = shared.hold(this);
    /** The start state. */
    this.start = core.boards.start(handle, this.facts);
  }

  /** For the functions of the core. */
  get handle() {
    if (this.#holding.isReleased) {
      throw new FreedError("This puzzle was freed, and its states and searches with it: parse its text again.");
    }
    return this.#handle;
  }

  free() {
    this.#holding.release();
  }

  /**
   * @param {string} name
   * @returns {number}
   * @throws {RangeError}
   */
  moveNumber(name) {
    return numberOf(this.facts.moves, name, "a move of this board", "moves");
  }

  /**
   * @param {Iterable<number>} moves
   * @returns {string[]}
   */
  moveNames(moves) {
    return Array.from(moves, (move) => this.facts.moves[move]);
  }

  /**
   * @param {Uint8Array} state
   * @param {string} [form]
   * @param {{ list?: boolean }} [options]
   * @returns {string}
   */
  write(state, form = this.kind.forms[0], { list = false } = {}) {
    const number = numberOf(this.kind.forms, form, `a text form of ${this.kind.name}`, "forms");
    return this.core.boards.write(this.handle, state, number, list);
  }

  /**
   * @param {Iterable<string>} moves
   * @param {{ withMoves?: boolean }} [options]
   * @returns {string}
   * @throws {RangeError} there is no move of some name
   */
  writeAnswer(moves, { withMoves = false } = {}) {
    const numbers = Uint8Array.from([...moves], (move) => this.moveNumber(move));
    return this.core.boards.writeAnswer(this.handle, numbers, withMoves);
  }

  /**
   * @param {string} text
   * @returns {string[]}
   * @throws {import("./errors.js").TextError}
   * @throws {TypeError} `text` is not a string
   */
  readAnswer(text) {
    if (typeof text !== "string") throw new TypeError(`The text must be a string, not of type ${typeof text}.`);
    const moves = this.core.boards.readAnswer(this.handle, text);
    if ("error" in moves) throw textErrorOf(moves.error);
    return this.moveNames(moves);
  }
}

/**
 * @param {readonly string[]} names
 * @param {string} name
 * @param {string} role what a name must be, for the error
 * @param {string} plural what the names are, for the error
 * @returns {number}
 * @throws {RangeError} there is no such name
 */
export function numberOf(names, name, role, plural) {
  const number = names.indexOf(name);
  if (number < 0) throw new RangeError(`"${name}" is not ${role}; the ${plural} are: ${names.join(", ")}.`);
  return number;
}
