/** Moves that somebody brings along: how far the rules let them go, and when they have come to their end. */

/**
 * @typedef {object} End how moves end
 * @property {number} made how many of them can be made
 * @property {boolean} isGoal whether those solve the board
 * @property {number} left how many are left over once it is solved
 * @property {{ move: string, reason: string } | null} refused the one that the rules refuse
 */

/**
 * @param {import("./api.js").Puzzle} puzzle
 * @param {readonly string[]} moves
 * @returns {End}
 */
export function endOf(puzzle, moves) {
  let state = puzzle.start;
  for (const [made, move] of moves.entries()) {
    if (state.isGoal) return { made, isGoal: true, left: moves.length - made, refused: null };
    const reason = puzzle.moves.includes(move) ? state.refusal(move) : "unknown-move";
    if (reason !== null) return { made, isGoal: false, left: 0, refused: { move, reason } };
    state = state.apply(move);
  }
  return { made: moves.length, isGoal: state.isGoal, left: 0, refused: null };
}

export class Rehearsal {
  /** @type {End | null} */
  #end = null;

  /** @param {import("./api.js").Puzzle} puzzle @param {readonly string[]} moves */
  begin(puzzle, moves) {
    this.#end = endOf(puzzle, moves);
    return this.#end;
  }

  /** Something else is played. */
  forget() {
    this.#end = null;
  }

  /**
   * How the moves end, once the last of them was played.
   * @param {import("./player.js").PlayerEvent} event that has just happened
   * @param {number} made how many are made now
   */
  endAfter({ type }, made) {
    const end = this.#end;
    if (type !== "tick" || end?.made !== made) return null;
    this.#end = null;
    return end;
  }
}
