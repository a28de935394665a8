/** Puzzles: boards read from a text, to be looked at, played and solved. */

import { Board } from "./board.js";
import { editErrorOf } from "./edit-errors.js";
import { Shared } from "./holding.js";
import { resolveOptions } from "./search-options.js";
import { Search, rawSnapshot } from "./search.js";
import { answerOf } from "./snapshot.js";
import { State } from "./state.js";
import { textErrorOf } from "./text-errors.js";

/** @typedef {import("./types.js").SearchOptions} SearchOptions */

/**
 * What a worker's client needs to know of a puzzle.
 * @type {(puzzle: Puzzle) => Board}
 */
export let boardOf;

/**
 * One board with its start state. It never changes.
 *
 * Free it when done. Once it is freed, its members throw a FreedError, and those of its states and searches, too; only
 * the names and numbers, which are listed as properties, stay.
 * @hideconstructor
 */
export class Puzzle {
  /** For the console, where the name would be shortened. */
  static name = "Puzzle";

  #board;
  #place;

  static {
    boardOf = (puzzle) => puzzle.#board;
  }

  /**
   * @param {Board} board
   * @param {() => import("./types.js").Place | null} [place]
   */
  constructor(board, place = () => null) {
    const { kind, facts } = board;
    this.#board = board;
    this.#place = place;
    /** Name of the puzzle, for example "wall-pushers". */
    this.name = kind.name;
    this.rows = facts.rows;
    this.columns = facts.columns;
    /** Names of all moves, in the order in which they are tried and compared. */
    this.moves = facts.moves;
    /** Names of the bounds, weakest first. */
    this.bounds = kind.bounds;
    /** Names of the text forms. */
    this.forms = kind.forms;
  }

  /** The state that the board starts in. */
  get start() {
    return new State(this.#use(), this.#board.start);
  }

  /**
   * What makes the board hopeless for a reason that can be pointed at, known without any search; null where there is no
   * such thing, which promises nothing.
   */
  get obstacle() {
    const { core, handle, facts } = this.#board;
    return core.boards.obstacle(handle, facts);
  }

  /** Where the board stands in the text that it was read from; null where it was read from none. */
  get place() {
    this.#use();
    return this.#place();
  }

  /** @returns {Board} */
  #use() {
    // Throws where the puzzle was freed.
    void this.#board.handle;
    return this.#board;
  }

  /**
   * The board as text. What is written reads back as the same board.
   * @param {string} [form] name of a text form; the judge's without it
   * @param {{ list?: boolean }} [options] `list`: a complete list of one case, with the mark that ends it
   * @returns {string}
   * @throws {RangeError} the puzzle has no text form of that name
   */
  write(form, options) {
    return this.#board.write(this.#board.start, form, options);
  }

  /**
   * Moves as the puzzle's judge wants an answer: Wall Pushers "NES" on a line, Escape "north" and so on, a line each,
   * Flood how many there are. Whether they solve the board is not asked. The answers of a list are put together with
   * the `answerSeparator` of the puzzle's kind, see `fewest.puzzles`.
   * @param {Iterable<string>} moves names of moves
   * @param {{ withMoves?: boolean }} [options] `withMoves`: where the judge wants but their number, the moves follow on a
   *   line of their own
   * @returns {string} whole lines
   * @throws {RangeError} the board has no move of some name
   */
  writeAnswer(moves, options) {
    return this.#board.writeAnswer(moves, options);
  }

  /**
   * Reads moves: their names, for Escape also their words ("north"), in capital letters or small ones, together or apart.
   * @param {string} text
   * @returns {string[]} names of moves
   * @throws {import("./errors.js").TextError} something else stands there
   * @throws {TypeError} `text` is not a string
   */
  readAnswer(text) {
    return this.#board.readAnswer(text);
  }

  /**
   * The board after a change by hand. This one stays as it is.
   * @param {import("./types.js").Edit} edit
   * @returns {Puzzle}
   * @throws {import("./errors.js").EditError} the puzzle knows no such change, or a number in it is out of range
   */
  edit(edit) {
    const { core, handle, facts } = this.#board;
    return listed(core, facts.puzzle, core.edit(handle, edit), String(edit.kind));
  }

  /**
   * Searches for a shortest solution, and blocks until it is found or a limit is reached; on a page use a worker.
   * @param {SearchOptions} [options]
   * @returns {import("./types.js").Answer}
   * @throws {RangeError} an option has an unknown name or is out of range
   */
  solve(options = {}) {
    const search = this.search(options);
    try {
      search.run();
      return answerOf(this.#board, rawSnapshot(search), search);
    } finally {
      search.free();
    }
  }

  /**
   * Begins a search that is driven from outside.
   * @param {SearchOptions} [options]
   * @returns {Search}
   * @throws {RangeError} an option has an unknown name or is out of range
   */
  search(options = {}) {
    return new Search(this.#use(), resolveOptions(this.#board, options));
  }

  /** Gives the board's memory back, as soon as the other cases of its text are freed, too. Freeing twice is fine. */
  free() {
    this.#board.free();
  }
}

/**
 * @param {number | undefined} value
 * @param {string} name
 * @returns {number} 0 where it is not given
 */
function fromOne(value, name) {
  if (value === undefined) return 0;
  if (!Number.isInteger(value) || value < 1 || value > 0xffffffff) {
    throw new RangeError(`${name} must be a whole number from 1, not ${String(value)}.`);
  }
  return value;
}

/**
 * Reads all boards of a text.
 * @param {import("./core.js").Core} core
 * @param {number} kind number of the puzzle
 * @param {string} text
 * @param {import("./types.js").ParseOptions} options
 * @returns {Puzzle[]}
 * @throws {import("./errors.js").TextError} the text is malformed
 */
export function readPuzzles(core, kind, text, { rows, columns, start }) {
  const result = core.read(kind, text, {
    rows: fromOne(rows, "rows"),
    columns: fromOne(columns, "columns"),
    startColumn: fromOne(start?.[0], "start[0], the column,"),
    startRow: fromOne(start?.[1], "start[1], the row,"),
  });
  if ("error" in result) throw textErrorOf(result.error);
  const { boards } = result;
  // What is read is ASCII, but for a byte order mark.
  const mark = text.startsWith("\uFEFF") ? 2 : 0;
  const { forms } = core.puzzles[kind];
  return cases(core, kind, boards, (index) => {
    const { form, offset, length } = core.place(boards, index);
    return { form: forms[form], offset: offset - mark, length };
  });
}

/**
 * @param {import("./core.js").Core} core
 * @param {number} kind
 * @param {import("./core.js").BoardsHandle} boards
 * @param {(index: number) => import("./types.js").Place | null} placeOf
 */
function cases(core, kind, boards, placeOf) {
  const shared = new Shared(() => core.freeBoards(boards));
  return core
    .boardsOf(boards)
    .map((handle, index) => new Puzzle(new Board(core, shared, handle, kind), () => placeOf(index)));
}

/**
 * The board that was made, or the error that says why there is none.
 * @param {import("./core.js").Core} core
 * @param {number} kind
 * @param {ReturnType<import("./core.js").Core["edit"]>} made
 * @param {string} what was to be done
 * @returns {Puzzle}
 */
function listed(core, kind, made, what) {
  if ("fault" in made) throw editErrorOf(made.fault, what);
  return cases(core, kind, made.boards, () => null)[0];
}

/**
 * An empty board.
 * @param {import("./core.js").Core} core
 * @param {number} kind number of the puzzle
 * @param {number} rows
 * @param {number} columns
 * @returns {Puzzle}
 * @throws {import("./errors.js").EditError} a size is out of range
 */
export function blankPuzzle(core, kind, rows, columns) {
  return listed(core, kind, core.blank(kind, rows, columns), "blank");
}
