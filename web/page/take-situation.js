/** What is shown on the page, as far as it matters to whoever takes it away. */

const dark = matchMedia("(prefers-color-scheme: dark)");

/**
 * @param {import("./model.js").Model} model
 * @returns {import("./take-order.js").Situation | null} null: there is no board
 */
export function situationOf({ element, answer }) {
  const { board, moves, theme, snapshot, choice, step } = element;
  if (board === null) return null;
  // A board that is drawn is one on which nobody has moved yet.
  const isDrawn = element.mode === "edit";
  const mode = isDrawn ? "play" : element.mode;
  const { name: puzzle, rows, columns, forms } = board;
  const searches = mode === "search";
  const made = searches ? (snapshot?.path ?? []) : isDrawn ? [] : moves;
  return {
    ...{ puzzle, rows, columns, forms, mode, answer, made, choice },
    link: board.write("link"),
    step: searches ? step : made.length,
    theme: theme === "dark" || (theme !== "light" && dark.matches) ? "dark" : "light",
    lastStep: snapshot?.lastStep ?? 0,
  };
}
