/** What somebody has solved by hand, and in how many moves; kept in the browser where it keeps anything. */

import { recall, remember } from "./preferences.js";

/** The name it is kept under, and the most boards it is kept for: the oldest are forgotten first. */
const key = "solved";
const most = 500;

/**
 * What a browser kept, as far as it makes sense: anybody can write there.
 * @param {string | null} text
 * @returns {[string, number][]}
 */
function readSolved(text) {
  try {
    const entries = JSON.parse(text ?? "[]");
    if (!Array.isArray(entries)) return [];
    return entries.filter(
      (entry) =>
        Array.isArray(entry) && typeof entry[0] === "string" && Number.isSafeInteger(entry[1]) && entry[1] >= 0,
    );
  } catch {
    return [];
  }
}

export class Progress {
  /** The fewest moves that a board was solved in, the board solved last at the end. @type {Map<string, number>} */
  #solved = new Map(readSolved(recall(key)).slice(-most));
  /** False once the browser has refused to keep something. */
  isKept = true;

  /** @param {string} puzzle @param {string} board in the form of a link */
  best(puzzle, board) {
    return this.#solved.get(`${puzzle}/${board}`) ?? null;
  }

  /**
   * @param {string} puzzle
   * @param {string} board in the form of a link
   * @param {number} moves
   */
  note(puzzle, board, moves) {
    const name = `${puzzle}/${board}`;
    const best = Math.min(moves, this.#solved.get(name) ?? moves);
    this.#solved.delete(name);
    this.#solved.set(name, best);
    this.#keep();
  }

  clear() {
    this.#solved.clear();
    this.#keep();
  }

  #keep() {
    this.isKept = remember(key, JSON.stringify([...this.#solved].slice(-most)));
  }
}
