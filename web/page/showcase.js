import { plainLink } from "../link/link.js";

/**
 * The board that shows best what a search does. It needs 24 moves, more than any other of its size; with the distance to
 * the nearest gap as its bound IDA* has to raise its threshold eight times, and breadth-first search meets thousands of
 * positions.
 */
export const showcase = Object.freeze({
  puzzle: "wall-pushers",
  text: `2 4
3 10 6 3 6 5
9 6 5 5 5 5
3 12 5 5 5 5
9 14 9 12 9 12
0 0
`,
  engine: "ida*",
  bound: "manhattan",
  /** Side by side with it, at their ends, as `compare-link.js` writes it. */
  compare: "ida*:manhattan@543;bfs@10130;a*:manhattan@99",
});

/** Shows what a search does on it. @param {import("./model.js").Model} model */
export async function showSearch(model) {
  const { element, input } = model;
  const { puzzle, text, engine, bound, compare } = showcase;
  input.puzzle = puzzle;
  input.content = { text, size: "", start: "" };
  await model.begun;
  model.searching.restore({ ...plainLink, engine, bound, compare });
  element.mode = "search";
  await model.read();
  element.play();
}
