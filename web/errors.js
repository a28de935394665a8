/**
 * The errors of the API. Each has a name of its own and a sentence that says what to do. A class says its name, too, for
 * the console, where it would be shortened.
 */

/**
 * What a TextError has besides its message; see there.
 * @typedef {object} TextErrorDetails
 * @property {string} code
 * @property {number} line
 * @property {number} column
 * @property {number} offset
 * @property {number} length
 * @property {string} found
 * @property {readonly number[]} numbers
 */

/**
 * A text that cannot be read as boards. The message is an English sentence with the place in it; `code` and `numbers`
 * let a page say it in its own words.
 */
export class TextError extends Error {
  static name = "TextError";

  /**
   * @param {string} message
   * @param {TextErrorDetails} details
   */
  constructor(message, details) {
    super(message);
    this.name = "TextError";
    /** What is wrong: a stable key such as "expected-number". */
    this.code = details.code;
    /** The line of the place, from 1. */
    this.line = details.line;
    /** The column of the place, from 1, in UTF-16 units as in a JavaScript string. */
    this.column = details.column;
    /** The place as an index into the text. */
    this.offset = details.offset;
    /** How many UTF-16 units from there are meant; 0 at the end of the text. */
    this.length = details.length;
    /** What stands there: `text.slice(offset, offset + length)`. */
    this.found = details.found;
    /** What a sentence about this code needs, such as the smallest and the largest number allowed. */
    this.numbers = details.numbers;
  }
}

/**
 * A board that there is not was to be made by hand: an edit that its puzzle does not know, a cell outside, a size or a
 * colour out of range.
 */
export class EditError extends RangeError {
  static name = "EditError";

  /**
   * @param {string} message
   * @param {string} code
   */
  constructor(message, code) {
    super(message);
    this.name = "EditError";
    /** What is wrong: "unknown", "outside", "side", "size", "value" or "no-memory". */
    this.code = code;
  }
}

/** A move that the rules refuse was to be played. */
export class IllegalMoveError extends Error {
  static name = "IllegalMoveError";

  /**
   * @param {string} move
   * @param {string} refusal
   */
  constructor(move, refusal) {
    super(`The move "${move}" is refused here: ${refusal}. Ask state.moves or state.refusal(move) before playing it.`);
    this.name = "IllegalMoveError";
    /** The move's name. */
    this.move = move;
    /** Why: a stable key such as "two-walls". */
    this.refusal = refusal;
  }
}

/** An object was used after its memory was given back. */
export class FreedError extends Error {
  static name = "FreedError";

  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = "FreedError";
  }
}

/**
 * What keeps a module from being there:
 *
 *     unavailable  there is no WebAssembly here
 *     forbidden    a policy of the page forbids it
 *     unreachable  the file did not arrive; trying again may help
 *     unusable     what came is not the module that belongs to this script
 * @typedef {"unavailable" | "forbidden" | "unreachable" | "unusable"} ModuleErrorCode
 */

/** The WebAssembly module could not be fetched, compiled or started. `cause` is the error behind it, if any. */
export class ModuleError extends Error {
  static name = "ModuleError";

  /**
   * @param {string} message
   * @param {ErrorOptions & { code?: ModuleErrorCode }} [options]
   */
  constructor(message, { code = "unusable", ...options } = {}) {
    super(message, options);
    this.name = "ModuleError";
    /** What is in the way. */
    this.code = code;
  }
}

/** Something was asked of the module before it was loaded. */
export class NotLoadedError extends Error {
  static name = "NotLoadedError";

  constructor() {
    super("The module is not loaded yet: get an object from `await Fewest.load()` instead of `new`.");
    this.name = "NotLoadedError";
  }
}

/** A worker broke down during a search. `cause` is the error behind it, if any. */
export class WorkerError extends Error {
  static name = "WorkerError";

  /**
   * @param {string} message
   * @param {ErrorOptions} [options]
   */
  constructor(message, options) {
    super(message, options);
    this.name = "WorkerError";
  }
}
