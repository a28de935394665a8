/**
 * Programs that solve boards naively, and mistakenly where that is asked for: each mistake is one that published
 * programs make. Breadth-first search on what a board looks like, sharing nothing with the core.
 */

/** @typedef {import("../../api.js").Puzzle} Puzzle */

/** @type {Readonly<Record<string, { row: number, column: number, near: number, far: number }>>} */
const sides = Object.freeze({
  E: { row: 0, column: 1, near: 4, far: 1 },
  N: { row: -1, column: 0, near: 2, far: 8 },
  S: { row: 1, column: 0, near: 8, far: 2 },
  W: { row: 0, column: -1, near: 1, far: 4 },
});

/**
 * Layer by layer.
 * @template S
 * @param {S} start
 * @param {(state: S) => string} nameOf
 * @param {(state: S) => S[] | "goal"} expand
 * @returns {number | null} the depth of the first goal; null: there is none
 */
function breadthFirst(start, nameOf, expand) {
  const met = new Set([nameOf(start)]);
  let layer = [start];
  for (let depth = 0; layer.length > 0; depth += 1) {
    const next = [];
    for (const state of layer) {
      const children = expand(state);
      if (children === "goal") return depth;
      for (const child of children) {
        const name = nameOf(child);
        if (met.has(name)) continue;
        met.add(name);
        next.push(child);
      }
    }
    layer = next;
  }
  return null;
}

/**
 * @param {Puzzle} board
 * @param {"pushes through two walls" | "leaves a closed exit open" | "forgets the far side" | "keeps old exits" | null} mistake
 * @param {Puzzle} [before] the board whose exits are kept
 */
export function wallPushersWith(board, mistake, before = board) {
  const { rows, columns } = board;
  const inside = (/** @type {number} */ row, /** @type {number} */ column) =>
    row >= 0 && row < rows && column >= 0 && column < columns;
  const [row, column] = board.start.integers;
  /** @typedef {{ row: number, column: number, cells: number[] }} State row -1: outside */
  /** @param {State} state @param {string} side @returns {State[]} */
  const move = ({ row, column, cells }, side) => {
    const step = sides[side];
    const here = row * columns + column;
    const to = { row: row + step.row, column: column + step.column };
    const isOldExit = mistake === "keeps old exits" && !(before.start.cells[here] & step.near);
    if (!inside(to.row, to.column))
      return cells[here] & step.near && !isOldExit ? [] : [{ row: -1, column: -1, cells }];
    if (!(cells[here] & step.near)) return [{ ...to, cells }];
    const next = to.row * columns + to.column;
    if (cells[next] & step.near && mistake !== "pushes through two walls") return [];
    const changed = [...cells];
    changed[here] &= ~step.near;
    changed[next] &= ~step.far;
    const beyond = { row: to.row + step.row, column: to.column + step.column };
    const isInner = inside(beyond.row, beyond.column);
    if (isInner || mistake !== "leaves a closed exit open") changed[next] |= step.near;
    if (isInner && mistake !== "forgets the far side") changed[beyond.row * columns + beyond.column] |= step.far;
    return [{ ...to, cells: changed }];
  };
  return breadthFirst(
    /** @type {State} */ ({ row, column, cells: [...board.start.cells] }),
    (state) => `${state.row} ${state.column} ${state.cells.join(" ")}`,
    (state) => (state.row < 0 ? "goal" : Object.keys(sides).flatMap((side) => move(state, side))),
  );
}

/** @param {Puzzle} board @param {"lets walkers come back" | "forbids undoing" | null} mistake */
export function escapeWith(board, mistake) {
  const { rows, columns } = board;
  const isGood = (/** @type {number} */ place) => board.start.cells[place] !== 1;
  const isOut = (/** @type {number} */ place) => {
    const [row, column] = [Math.floor(place / columns), place % columns];
    return row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
  };
  const stays = mistake === "lets walkers come back";
  const good = [...board.start.cells.keys()].filter((place) => isGood(place) && (stays || !isOut(place)));
  const opposite = /** @type {Readonly<Record<string, string>>} */ ({ E: "W", W: "E", N: "S", S: "N" });
  /** @param {number} place @param {string} command */
  const walk = (place, command) => {
    const step = sides[command];
    const to = place + step.row * columns + step.column;
    const wraps = Math.floor(to / columns) !== Math.floor(place / columns) + step.row;
    return wraps || to < 0 || to >= rows * columns || !isGood(to) ? place : to;
  };
  /** @typedef {{ places: number[], last: string }} Walkers */
  return breadthFirst(
    /** @type {Walkers} */ ({ places: good, last: "" }),
    ({ places, last }) => `${places.join(" ")} ${mistake === "forbids undoing" ? last : ""}`,
    ({ places, last }) => {
      if (places.every(isOut)) return "goal";
      return Object.keys(sides)
        .filter((command) => mistake !== "forbids undoing" || opposite[command] !== last)
        .map((command) => {
          const reached = places.map((place) => walk(place, command)).filter((place) => stays || !isOut(place));
          return { places: [...new Set(reached)].sort((one, other) => one - other), last: command };
        });
    },
  );
}

/** How many moves somebody needs who always takes the colour that gains most cells, the first of several. @param {Puzzle} board */
export function greedily(board) {
  const flooded = (/** @type {import("../../api.js").State} */ { cells }) => cells.filter((cell) => cell >= 128).length;
  let state = board.start;
  let made = 0;
  for (; !state.isGoal; made += 1) {
    const children = state.moves.map((move) => state.apply(move));
    state = children.reduce((best, child) => (flooded(child) > flooded(best) ? child : best));
  }
  return made;
}
