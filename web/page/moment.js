/** What the page shows, as an address tells it. */

/**
 * @param {import("./model.js").Model} model
 * @returns {import("./address.js").View | null} null: there is no board
 */
export function momentOf({ element, puzzle, searching, answer, input, case: chosen }) {
  const { board, mode, moves, step, snapshot } = element;
  if (board === null) return null;
  const isDrawn = mode === "edit";
  // That a search ends without a solution shows only when it is asked for the step after its last one.
  const isInVain = mode === "search" && ["limit", "no-solution"].includes(snapshot?.status ?? "");
  const link = {
    puzzle,
    board: board.write("link"),
    mode,
    moves: mode === "play" ? moves.join("") : "",
    step: mode === "play" || isDrawn ? null : step + Number(isInVain),
    // What has proved a board may not suit the next one that is drawn.
    ...searching.link(isDrawn ? null : answer),
  };
  const { text, size, start } = input.source;
  return { link, entry: { text, size, start, case: chosen, typed: input.draft } };
}
