// What the module's tests share: the module, the vectors, and some ways to look at what comes out.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Fewest } from "../web/api.js";
import { huge, small } from "./boards.mjs";

export const moduleUrl = new URL("../build/wasm/core.wasm", import.meta.url);
export const moduleBytes = readFileSync(moduleUrl);
export const program = fileURLToPath(new URL("../build/release/fewest", import.meta.url));

/** One instance for the tests of a file. */
export const fewest = await Fewest.load({ url: moduleUrl });

/**
 * Where the searches of a solver run, and the options that make them run there: on this thread where workers are refused.
 * @type {readonly ["worker" | "main", import("../web/types-remote.js").WorkerSettings][]}
 */
export const places = [
  ["worker", {}],
  [
    "main",
    {
      createWorker: () => {
        throw new Error("blocked by the content security policy");
      },
    },
  ],
];

const vectorsFolder = new URL("../src/tests/vectors/", import.meta.url);

/** @param {string} text whole lines @returns {string[]} */
const linesOf = (text) => text.split("\n").slice(0, -1);

/**
 * The lengths of Escape's answers, which have a line a move and an empty one between two of them.
 * @param {string} output
 * @returns {number[]}
 */
function wordLengths(output) {
  const lengths = [0];
  for (const line of linesOf(output)) {
    if (line === "") lengths.push(0);
    else lengths[lengths.length - 1]++;
  }
  return lengths;
}

/**
 * Boards with the lengths of their shortest solutions, -1 where there is none, and the judge's output where only one is
 * right.
 * @param {string} puzzle
 * @param {string} name
 * @returns {{ path: string, text: string, lengths: number[], output: string | null }}
 */
export function vector(puzzle, name) {
  const read = (/** @type {string} */ ending) =>
    readFileSync(new URL(`${puzzle}/${name}.${ending}`, vectorsFolder), "utf8");
  const given = { path: fileURLToPath(new URL(`${puzzle}/${name}.in`, vectorsFolder)), text: read("in") };
  if (puzzle === "wall-pushers") return { ...given, lengths: linesOf(read("len")).map(Number), output: null };
  const output = read("out");
  return { ...given, lengths: puzzle === "escape" ? wordLengths(output) : linesOf(output).map(Number), output };
}

/** The judge's sample. */
export const sample = vector("wall-pushers", "sample").text;

/**
 * The sample's board, to be freed by the test.
 * @returns {import("../web/api.js").Puzzle}
 */
export function samplePuzzle() {
  return fewest.parse("wall-pushers", sample)[0];
}

/**
 * Plays moves from the start of a puzzle.
 * @param {{ start: import("../web/api.js").State }} puzzle
 * @param {Iterable<string>} moves
 * @returns {import("../web/api.js").State}
 */
export function play(puzzle, moves) {
  let state = puzzle.start;
  for (const move of moves) state = state.apply(move);
  return state;
}

/**
 * A board whose searches end soon, to be freed by the test.
 * @param {string} name of its puzzle
 */
export function smallPuzzle(name) {
  return fewest.parse(name, small[name].text)[0];
}

/**
 * A board that no engine answers within a minute, and on which breadth-first search fills hundreds of megabytes.
 * @param {{ parse: typeof fewest.parse }} instance
 * @param {string} [name] of its puzzle
 */
export function hugePuzzle(instance, name = "wall-pushers") {
  const { text, size } = huge[name];
  return instance.parse(name, text, size)[0];
}

/**
 * A solver with two boards: one that is soon searched through, and one that no search gets to the end of.
 * @param {import("../web/types-remote.js").WorkerSettings} options as `places` has them
 */
export async function openSolver(options) {
  const remote = await Fewest.worker({ module: fewest.module, ...options });
  const [small] = await remote.parse("wall-pushers", sample);
  const { text, size } = huge["wall-pushers"];
  const [large] = await remote.parse("wall-pushers", text, size);
  return { remote, small, huge: large };
}

/**
 * @param {string} puzzle
 * @returns {import("../web/api.js").PuzzleKind}
 */
export function kindOf(puzzle) {
  return /** @type {import("../web/api.js").PuzzleKind} */ (fewest.puzzles.find(({ name }) => name === puzzle));
}

/**
 * Every engine with every bound of a puzzle that it makes use of.
 * @param {string} puzzle
 */
export function waysOf(puzzle) {
  const { bounds, inadmissible } = kindOf(puzzle);
  return fewest.engines
    .filter(({ name }) => name !== "auto")
    .flatMap(({ name, informed, optimal }) =>
      (informed ? bounds : ["none"]).map((bound) => ({
        engine: name,
        bound,
        proves: optimal && !inadmissible.includes(bound),
      })),
    );
}

/** Those of them whose answers are proved. @param {string} puzzle @returns {{ engine: string, bound: string }[]} */
export const pairingsOf = (puzzle) =>
  waysOf(puzzle)
    .filter(({ proves }) => proves)
    .map(({ engine, bound }) => ({ engine, bound }));
export const pairings = pairingsOf("wall-pushers");

/**
 * A snapshot that can be compared: states become what is seen of them.
 * @param {import("../web/types.js").Snapshot} snapshot
 */
export function comparable({ node, ...rest }) {
  /** @param {import("../web/api.js").State | null} state */
  const seen = (state) => state && [...state.cells, ...state.integers];
  return { ...rest, node: node && { ...node, state: seen(node.state), parent: seen(node.parent) } };
}

/**
 * Every moment of a search from its beginning to its end, and the search.
 * @param {import("../web/api.js").Puzzle} puzzle
 * @param {import("../web/types.js").SearchOptions} options
 */
export function everyMoment(puzzle, options) {
  const search = puzzle.search(options);
  const moments = [comparable(search.snapshot())];
  while (search.step() === "running") moments.push(comparable(search.snapshot()));
  moments.push(comparable(search.snapshot()));
  return { search, moments };
}
