/** The board behind an element: what was read, and the states along the moves shown. */

import { EditError } from "./api.js";
import { sharedCore } from "./element-core.js";
import { views } from "./views/index.js";

/**
 * @typedef {import("./api.js").Puzzle} Puzzle
 * @typedef {import("./api.js").State} State
 * @typedef {import("./views/index.js").Happening} Happening
 *
 * @typedef {object} BoardRequest
 * @property {string} puzzle
 * @property {string} text
 * @property {string} size "4x6", or empty
 * @property {string} start "2,3", or empty
 * @property {number} case from 1
 * @property {boolean} [blank] whether an empty board stands for a text that holds none
 */

/** Of an empty board, where the puzzle has no size of its own. */
const usualSize = Object.freeze({ rows: 6, columns: 6 });

/** What an author wrote wrong in a tag. The element has a sentence for each code. */
export class RequestError extends Error {
  /** @param {string} code @param {readonly unknown[]} parameters */
  constructor(code, parameters) {
    super(`${code}: ${parameters.join(", ")}`);
    this.name = "RequestError";
    this.code = code;
    this.parameters = parameters;
  }
}

/** @param {string} size @param {string} start @returns {import("./types.js").ParseOptions} */
export function parseOptions(size, start) {
  /** @type {import("./types.js").ParseOptions} */
  const options = {};
  if (size.trim() !== "") {
    const match = /^\s*(\d{1,4})\s*[x×]\s*(\d{1,4})\s*$/i.exec(size);
    if (match === null) throw new RequestError("badSize", [size]);
    options.rows = Number(match[1]);
    options.columns = Number(match[2]);
  }
  if (start.trim() !== "") {
    const match = /^\s*(\d{1,4})\s*,\s*(\d{1,4})\s*$/.exec(start);
    if (match === null) throw new RequestError("badStart", [start]);
    options.start = [Number(match[1]), Number(match[2])];
  }
  return options;
}

/**
 * @param {import("./api.js").Fewest} core @param {string} puzzle @param {string} size
 * @param {import("./types.js").ParseOptions} options
 */
function blankBoard(core, puzzle, size, options) {
  const usual = views[puzzle].size ?? usualSize;
  try {
    return core.blank(puzzle, options.rows ?? usual.rows, options.columns ?? usual.columns);
  } catch (error) {
    throw error instanceof EditError ? new RequestError("badSize", [size]) : error;
  }
}

export class Board {
  /** @type {Puzzle[]} */
  #puzzles;
  #index;
  #core;
  /** @type {string[]} */
  #moves = [];
  /** @type {State[]} */
  #states;
  /** @type {WeakMap<State, Happening>} */
  #happenings = new WeakMap();

  /**
   * @param {readonly Puzzle[]} puzzles
   * @param {number} index
   * @param {import("./api.js").Fewest | null} [core] without it there is no `alike`
   */
  constructor(puzzles, index, core = null) {
    this.#puzzles = [...puzzles];
    this.#index = index;
    this.#core = core;
    this.#states = [this.puzzle.start];
  }

  get puzzle() {
    return this.#puzzles[this.#index];
  }

  /**
   * Reads all cases of a text and takes one.
   * @param {BoardRequest} request
   * @returns {Promise<Board>}
   * @throws {RequestError | import("./api.js").TextError | import("./api.js").ModuleError}
   */
  static async read({ puzzle, text, size, start, case: wanted, blank = false }) {
    if (!Object.hasOwn(views, puzzle)) throw new RequestError("unknownPuzzle", [puzzle, Object.keys(views)]);
    const options = parseOptions(size, start);
    const core = await sharedCore();
    const puzzles = blank ? [blankBoard(core, puzzle, size, options)] : core.parse(puzzle, text, options);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > puzzles.length) {
      for (const one of puzzles) one.free();
      throw new RequestError("noCase", [wanted, puzzles.length]);
    }
    return new Board(puzzles, wanted - 1, core);
  }

  /** Another board of the same puzzle. @param {string} text of that board alone, in a form that tells its size */
  alike(text) {
    if (this.#core === null) throw new Error("This board was not read.");
    return this.#core.parse(this.puzzle.name, text)[0];
  }

  /** Takes another board in the place of the one shown, which is freed. @param {Puzzle} puzzle of the same kind */
  put(puzzle) {
    this.puzzle.free();
    this.#puzzles[this.#index] = puzzle;
    this.#moves = [];
    this.#states = [puzzle.start];
  }

  /** How many cases the text has. */
  get cases() {
    return this.#puzzles.length;
  }

  /**
   * The states along `moves`, the start first. They are kept: asking again along the same moves costs nothing.
   * @param {readonly string[]} moves legal ones
   * @returns {State[]}
   */
  states(moves) {
    let same = 0;
    while (same < moves.length && same < this.#moves.length && moves[same] === this.#moves[same]) same += 1;
    if (same < this.#moves.length && same < moves.length) {
      this.#moves.length = same;
      this.#states.length = same + 1;
    }
    for (let index = this.#moves.length; index < moves.length; index += 1) {
      this.#states.push(this.#states[index].apply(moves[index]));
      this.#moves.push(moves[index]);
    }
    return this.#states.slice(0, moves.length + 1);
  }

  /**
   * What the last of `moves` does; null where there is none.
   * @param {readonly string[]} moves
   * @returns {Happening | null}
   */
  happening(moves) {
    if (moves.length === 0) return null;
    const states = this.states(moves);
    const after = states[moves.length];
    let known = this.#happenings.get(after);
    if (known === undefined) {
      const move = moves[moves.length - 1];
      known = { move, events: states[moves.length - 1].transition(move).events };
      this.#happenings.set(after, known);
    }
    return known;
  }

  /**
   * What each of `moves` does.
   * @param {readonly string[]} moves
   * @returns {Happening[]}
   */
  happenings(moves) {
    return moves.map((_, index) => /** @type {Happening} */ (this.happening(moves.slice(0, index + 1))));
  }

  free() {
    for (const puzzle of this.#puzzles) puzzle.free();
  }
}
