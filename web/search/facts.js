/** What follows from a search for whoever draws it or tells about it. It knows no words. */

/**
 * @typedef {import("../types.js").Snapshot} Snapshot
 * @typedef {import("../strings/search-en.js").Kind} Kind
 * @typedef {Pick<import("./live.js").LiveSearch, "head" | "solutions" | "proves">} Known
 */

/** @type {Readonly<Record<string, Kind>>} */
const kinds = Object.freeze({ bfs: "layer", dfs: "depth", iddfs: "depth", "ida*": "threshold", "a*": "f" });

/** How an engine goes about it. @param {string} engine its name, "auto" until it is known what that is @returns {Kind} */
export const kindOf = (engine) => kinds[engine] ?? "threshold";

/** @type {readonly string[]} */
const nodeKeepers = Object.freeze(["bfs", "a*"]);

/** Whether an engine keeps the nodes that it has taken, so that there is a census of them. @param {string} engine */
export const keepsNodes = (engine) => nodeKeepers.includes(engine);

/**
 * The iterations known, each with its nodes in all and those up to the moment shown.
 * @param {Pick<Known, "head">} known
 * @param {Pick<Snapshot, "iterations"> | null} snapshot
 */
export function iterationsOf({ head }, snapshot) {
  const shown = snapshot?.iterations ?? [];
  return (head?.iterations ?? []).map(({ threshold, firstStep, generated }, index) => ({
    threshold,
    firstStep,
    generated,
    now: shown[index]?.generated ?? 0,
    isCurrent: index === shown.length - 1,
    isAhead: index >= shown.length,
  }));
}

/**
 * What the search has proved by itself at a moment: an iteration is begun when everything below its threshold has
 * failed.
 * @param {Pick<Snapshot, "iterations" | "status" | "lowerBound">} snapshot
 */
export function provedBy({ iterations, status, lowerBound }) {
  if (status === "solved" || status === "no-solution") return lowerBound;
  return iterations[iterations.length - 1]?.threshold ?? 0;
}

/**
 * How many nodes it took to prove that no solution is shorter than that: those of all iterations below it.
 * @param {Pick<Snapshot, "iterations">} ended
 * @param {number} length
 */
export const nodesOfProof = ({ iterations }, length) =>
  iterations.reduce((sum, { threshold, generated }) => sum + (threshold < length ? generated : 0), 0);

/** @param {Snapshot} head @returns {{ step: number, value: number }[]} */
function risingBound(head) {
  const lower = head.iterations.map(({ threshold, firstStep }) => ({ step: firstStep, value: threshold }));
  const proved = provedBy(head);
  const top = lower[lower.length - 1];
  if (top !== undefined && top.value < proved && proved < Infinity) lower.push({ step: head.step, value: proved });
  return lower;
}

/**
 * What was proved from which step on: the lower bound rises with each iteration, the upper one falls with each solution.
 * Where the search proves nothing itself, the lower bound stays what another one said at the root.
 * @param {Known} known
 */
export function boundsOf({ head, solutions, proves }) {
  if (head === null) return { lower: [], upper: [], last: 0 };
  const upper = solutions.map(({ step, length }) => ({ step, value: length }));
  const { step: last, lowerBound, iterations } = head;
  if (proves) return { lower: risingBound(head), upper, last };
  return {
    lower: iterations.length === 0 || lowerBound === Infinity ? [] : [{ step: 1, value: lowerBound }],
    upper,
    last,
  };
}

/**
 * Sizes of states in at most `most` bins of the same width.
 * @param {import("../types.js").Census} census by size
 * @param {number} most
 */
export function binsOf({ taken, known }, most) {
  const sizes = [...known.keys()].filter((size) => known[size] > 0 || taken[size] > 0);
  if (sizes.length === 0) return null;
  const [least, largest] = [sizes[0], sizes[sizes.length - 1]];
  const width = Math.ceil((largest - least + 1) / most);
  const bins = Array.from({ length: Math.ceil((largest - least + 1) / width) }, () => ({ known: 0, taken: 0 }));
  for (const size of sizes) {
    const bin = bins[Math.floor((size - least) / width)];
    bin.known += known[size];
    bin.taken += taken[size];
  }
  return { bins, least, largest, commonest: sizes.reduce((best, size) => (known[size] > known[best] ? size : best)) };
}

/** How many shades a heat map has besides that for nothing. */
export const shades = 6;

/**
 * The shade of a count on a logarithmic scale: 0 for none, then 1 to `shades`.
 * @param {number} count @param {number} most
 */
export const shadeOf = (count, most) =>
  count === 0 ? 0 : most <= 1 ? shades : 1 + Math.round(((shades - 1) * Math.log(count)) / Math.log(most));
