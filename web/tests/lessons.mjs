// The lessons as the tests read them: their boards, their numbers, and the searches that the numbers are of.
//
// A number in a lesson is <data value="170" data-of="one bfs held">170</data>: a board, by the id of its tag; how it is
// searched, `engine`, `engine:bound` or `engine:bound:none`, and perhaps `@step`; and what is asked of it. Other ways are
// `after:NNS`, the state after these moves; `wrong:RULE`, a program that has the rules of Escape wrong; and `lines`, all
// lines of moves.

import { readFileSync, readdirSync } from "node:fs";
import { plainLink, writeLink } from "../link/link.js";

/** @typedef {import("../api.js").Fewest} Fewest */
/** @typedef {import("../api.js").Puzzle} Puzzle */
/** @typedef {{ id: string, attributes: Readonly<Record<string, string>>, text: string }} Tag */
/** @typedef {{ value: string, of: string, text: string }} Told */

const folder = new URL("../lessons/", import.meta.url);

/** The files of the lessons. */
export const lessonFiles = readdirSync(folder)
  .filter((name) => name.endsWith(".html"))
  .sort();

/** @param {string} text */
const decoded = (text) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** @param {string} text @returns {Record<string, string>} */
const attributesOf = (text) =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = ""]) => [name, decoded(value)]),
  );

/** @param {string} file */
export function lessonOf(file) {
  const html = readFileSync(new URL(file, folder), "utf8");
  /** @type {Tag[]} */
  const tags = [...html.matchAll(/<fewest-moves([^>]*)>\s*<pre>\n?(.*?)<\/pre\s*>\s*<\/fewest-moves\s*>/gs)].map(
    ([, attributes, text]) => ({ id: attributesOf(attributes).id, attributes: attributesOf(attributes), text }),
  );
  /** @type {Told[]} */
  const told = [...html.matchAll(/<data\s([^>]*)>([^<]*)<\/data\s*>/g)].map(([, attributes, text]) => {
    const { value, "data-of": of } = attributesOf(attributes);
    return { value, of, text: decoded(text).trim() };
  });
  const links = [...html.matchAll(/<a\s([^>]*)>/g)].map(([, attributes]) => attributesOf(attributes));
  return { file, html, lang: /<html lang="([^"]+)"/.exec(html)?.[1] ?? "", tags, told, links };
}

/** @typedef {ReturnType<typeof lessonOf>} Lesson */

/**
 * The page's address of what a tag shows: what the page itself would write.
 * @param {Fewest} fewest
 * @param {Puzzle} board
 * @param {Readonly<Record<string, string>>} attributes of the tag
 */
export function momentOf(fewest, board, { mode = "play", engine = "auto", bound = "", step = "0" }) {
  const link = { ...plainLink, puzzle: board.name, board: board.write("link"), mode };
  if (mode === "play") return writeLink(link);
  const isInformed = fewest.engines.some(({ name, informed }) => name === engine && informed);
  const { engine: chosen, bound: suited } = board.solve({ engine, ...(bound === "" ? {} : { bound }) });
  const trace = mode === "search" ? fewest.traceVersion : null;
  return writeLink({ ...link, engine: chosen, bound: isInformed ? suited : "none", step: Number(step), trace });
}

/** @param {readonly { firstStep: number }[]} iterations @param {number} step the last one of all */
export const endsOf = (iterations, step) =>
  iterations.map((_, index) => (index + 1 < iterations.length ? iterations[index + 1].firstStep - 1 : step));

/** @param {Puzzle} board @param {string} way */
function optionsOf(board, way) {
  const [engine, bound = "", prune = ""] = way.split(":");
  const { bounds } = board;
  if (bound !== "" && !bounds.includes(bound)) throw new Error(`There is no bound ${bound}.`);
  return { engine, ...(bound === "" ? {} : { bound }), prune: /** @type {"path" | "none"} */ (prune || "path") };
}

/** What a bound says of a state. @param {Fewest} fewest @param {import("../api.js").State} state @param {string} bound */
function boundAt(fewest, state, bound) {
  if (state.isGoal) return 0;
  const [board] = fewest.parse("escape", state.write("link"));
  const search = board.search({ engine: "ida*", bound });
  const { node } = search.show(1);
  search.free();
  board.free();
  if (node === null) throw new Error("The bound alone settles this board.");
  return node.h;
}

/** What one walker needs, for each of a state's places. @param {Fewest} fewest @param {import("../api.js").State} state @param {Puzzle} board */
function alone(fewest, state, board) {
  const { rows, columns } = board;
  return [...state.cells.keys()]
    .filter((cell) => state.cells[cell] === 2)
    .map((cell) => {
      /** @type {Set<number>} */
      let reached = new Set([cell]);
      for (let steps = 1; ; steps += 1) {
        const next = new Set(reached);
        for (const at of reached) {
          const [row, column] = [Math.floor(at / columns), at % columns];
          for (const [down, right] of [
            [0, 1],
            [-1, 0],
            [1, 0],
            [0, -1],
          ]) {
            const [r, c] = [row + down, column + right];
            if (state.cells[r * columns + c] === 1) continue;
            if (r === 0 || c === 0 || r === rows - 1 || c === columns - 1) return steps;
            next.add(r * columns + c);
          }
        }
        if (next.size === reached.size) throw new Error("Shut in.");
        reached = next;
      }
    });
}

/** @param {Fewest} fewest @param {Puzzle} board @param {string} moves @param {string} quantity */
function afterMoves(fewest, board, moves, quantity) {
  const state = [...moves].reduce((one, move) => one.apply(move), board.start);
  const distances = alone(fewest, state, board);
  if (quantity === "places") return distances.length;
  if (quantity === "distance") return Math.max(0, ...distances);
  if (quantity === "sum") return distances.reduce((sum, one) => sum + one, 0);
  if (quantity === "sets") return 2 ** distances.length;
  return boundAt(fewest, state, quantity);
}

/** Which commands may not follow one another, in the order east, north, south, west. */
const forbidden = Object.freeze({
  undo: (/** @type {number} */ last, /** @type {number} */ next) => last + next === 3,
  pairs: (/** @type {number} */ last, /** @type {number} */ next) => last === (next ^ 1),
});

/**
 * The word of a program that has Escape's rules wrong: `undo` never takes a command back, `pairs` means to and mixes them
 * up, `ring` lets those who have escaped walk on, `both` is the last two together.
 * @param {Puzzle} board @param {string} rule
 */
function wrongWord({ rows, columns, start: { cells } }, rule) {
  const isOut = (/** @type {number} */ at) =>
    at < columns || at >= (rows - 1) * columns || at % columns === 0 || at % columns === columns - 1;
  const walksOn = rule === "ring" || rule === "both";
  const isForbidden = rule === "undo" ? forbidden.undo : rule === "ring" ? () => false : forbidden.pairs;
  const go = (/** @type {number} */ at, /** @type {number} */ move) => {
    const [row, column] = [Math.floor(at / columns) + [0, -1, 1, 0][move], (at % columns) + [1, 0, 0, -1][move]];
    const isThere = row >= 0 && row < rows && column >= 0 && column < columns;
    return isThere && cells[row * columns + column] !== 1 ? row * columns + column : at;
  };
  const start = [...cells.keys()].filter((at) => cells[at] !== 1 && (walksOn || !isOut(at)));
  let layer = [{ set: start, last: -1, word: "" }];
  const seen = new Set();
  while (layer.length > 0) {
    const solved = layer.find(({ set }) => set.every(isOut));
    if (solved !== undefined) return solved.word;
    layer = layer.flatMap(({ set, last, word }) =>
      [0, 1, 2, 3].flatMap((move) => {
        if (last >= 0 && isForbidden(last, move)) return [];
        const moved = [...new Set(set.map((at) => go(at, move)))].filter((at) => walksOn || !isOut(at));
        const key = `${move} ${moved.sort((one, other) => one - other)}`;
        if (seen.has(key)) return [];
        seen.add(key);
        return [{ set: moved, last: move, word: word + "ENSW"[move] }];
      }),
    );
  }
  throw new Error("Such a program finds nothing.");
}

/** How many lines of moves there are that are no longer than a shortest solution. @param {Puzzle} board */
function linesOf(board) {
  const length = board.solve().upperBound;
  let lines = 1;
  /** @type {Map<string, { state: import("../api.js").State, ways: number }>} */
  let layer = new Map([["", { state: board.start, ways: 1 }]]);
  for (let depth = 0; depth < length; depth += 1) {
    /** @type {typeof layer} */
    const next = new Map();
    for (const { state, ways } of layer.values()) {
      for (const move of state.isGoal ? [] : state.moves) {
        const child = state.apply(move);
        const key = child.cells.join();
        const known = next.get(key);
        if (known === undefined) next.set(key, { state: child, ways });
        else known.ways += ways;
        lines += ways;
      }
    }
    layer = next;
  }
  return lines;
}

/** @param {Puzzle} board @param {string} way @param {string} quantity */
function searched(board, way, quantity) {
  const [choice, at] = way.split("@");
  const search = board.search(optionsOf(board, choice));
  search.run();
  const end = search.snapshot();
  const { iterations } = end;
  const [what, which = ""] = quantity.split(/ (.*)/);
  const index = Number(which) - 1;
  const moment = at === undefined ? end : search.show(Number(at));
  search.free();
  const { node, stats } = moment;
  const child = node?.children.find(({ move }) => move === which);
  /** @type {Readonly<Record<string, () => unknown>>} */
  const known = {
    found: () => moment.upperBound,
    proved: () => moment.lowerBound,
    word: () => moment.best?.join(""),
    taken: () => stats.steps,
    generated: () => stats.generated,
    cut: () => stats.cut,
    held: () => moment.held,
    deepest: () => stats.peakFrontier,
    thresholds: () => iterations.map(({ threshold }) => threshold).join(", "),
    threshold: () => (which === "" ? node?.threshold : iterations[index].threshold),
    iterations: () => iterations.length,
    "generated-in": () => iterations[index].generated,
    "last-of": () => endsOf(iterations, end.step)[index],
    step: () => moment.step,
    g: () => node?.g,
    h: () => node?.h,
    f: () => node?.f,
    "child-g": () => child?.g,
    "child-h": () => child?.h,
    "child-f": () => child?.f,
    "half-h": () => (child?.h ?? NaN) / 2,
    "twice-found": () => 2 * moment.upperBound,
  };
  return known[what]?.();
}

/**
 * The boards of a lesson, and what may be asked of them.
 * @param {Fewest} fewest
 * @param {Lesson} lesson
 */
export function boardsOf(fewest, { tags }) {
  const boards = new Map(tags.map(({ id, attributes, text }) => [id, fewest.parse(attributes.puzzle, text)[0]]));
  return {
    boards,
    /** @param {string} of @returns {string} */
    value(of) {
      const [, id, way, quantity] = /^(\S+) (\S+) (.+)$/.exec(of) ?? [];
      const board = boards.get(id);
      if (board === undefined) throw new Error(`There is no board for “${of}”.`);
      const [kind, rest = ""] = way.split(":");
      const value =
        kind === "after"
          ? afterMoves(fewest, board, rest, quantity)
          : kind === "wrong"
            ? quantity === "word"
              ? wrongWord(board, rest)
              : wrongWord(board, rest).length
            : kind === "lines"
              ? linesOf(board)
              : searched(board, way, quantity);
      if (value === undefined) throw new Error(`Nothing is known of “${of}”.`);
      return String(value);
    },
    free() {
      for (const board of boards.values()) board.free();
    },
  };
}
