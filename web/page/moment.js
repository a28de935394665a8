/** What the page shows, as an address tells it. */

/**
 * @param {import("./model.js").Model} model
 * @param {import("./input.js").Content} read what the board was read from
 * @returns {{ link: import("../link/link.js").Link, entry: import("./address.js").Entry } | null} null: there is no board
 */
export function momentOf({ element, puzzle, searching, answer, case: chosen }, { text, size, start }) {
  const { board, mode, moves, step, snapshot } = element;
  if (board === null) return null;
  // That a search ends without a solution shows only when it is asked for the step after its last one.
  const isInVain = mode === "search" && ["limit", "no-solution"].includes(snapshot?.status ?? "");
  const link = {
    puzzle,
    board: board.write("link"),
    mode,
    moves: mode === "play" ? moves.join("") : "",
    step: mode === "play" ? null : step + Number(isInVain),
    ...searching.link(answer),
  };
  return { link, entry: { text, size, start, case: chosen } };
}
