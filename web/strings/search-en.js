/** The words of the search view in English. `search-zh-Hans.js` has the same keys. */

import { capital, count, list, number } from "./grammar.js";

/**
 * How an engine goes about it: by thresholds on f, by limits on the depth, layer by layer, or always the smallest f.
 * @typedef {"threshold" | "depth" | "layer" | "f"} Kind
 *
 * @typedef {object} Told a step for a sentence
 * @property {number} step
 * @property {string} happened what the last move did, a sentence
 * @property {Kind} kind
 * @property {{ g: number, h: number, f: number, threshold: number }} numbers of the node in hand
 * @property {boolean} isGoal
 * @property {readonly ToldGroup[]} groups its children by what became of them
 *
 * @typedef {object} ToldGroup
 * @property {import("../types.js").Verdict} verdict
 * @property {readonly { names: readonly string[], f: number | null, why: string }[]} children `why` moves are illegal, or
 *   empty
 *
 * @typedef {object} Proved
 * @property {number} lower by this search
 * @property {number} upper
 * @property {number} strongest lower bound, whoever has proved it
 */

const compact = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 3 });

/** @param {number} value a distance */
const distance = (value) => (value === Infinity ? "∞" : number(value));

/** @param {Told} told */
function numbersOf({ kind, numbers: { g, h, f, threshold } }) {
  if (kind === "depth") return `Depth ${number(g)}, limit ${distance(threshold)}.`;
  if (kind === "layer") return `Layer ${number(g)}.`;
  const sum = `g ${number(g)} + h ${distance(h)} = ${distance(f)}`;
  return kind === "f" ? `${sum}.` : `${sum}, threshold ${distance(threshold)}.`;
}

/** More moves than this that share a reason are counted, not named. */
const mostNamed = 6;

const verdicts = Object.freeze({
  kept: "kept",
  duplicate: "duplicate",
  cut: "cut",
  path: "been there",
  illegal: "cannot",
  goal: "goal",
});

/** @param {ToldGroup} group @param {Kind} kind */
function groupSentence({ verdict, children }, kind) {
  const names = children.map(({ names, f, why }) => {
    const name = names.length > mostNamed ? count(names.length, "move") : list(names);
    if (verdict === "illegal") return why === "" ? name : `${name} (${why})`;
    if (verdict === "cut" && f === Infinity) return `${name} (no goal can be reached)`;
    return f === null || kind === "layer" ? name : `${name} (${number(f)})`;
  });
  return `${capital(verdicts[verdict])}: ${verdict === "illegal" ? names.join("; ") : list(names)}.`;
}

/** @param {number} lower @param {number} upper */
const range = (lower, upper) =>
  `At least ${count(lower, "move")}${upper === Infinity ? "" : `, at most ${number(upper)}`}`;

export const searchEn = Object.freeze({
  bar: "Controls of the search",
  toEnd: "Run to the end",
  stop: "Stop the search",
  node: "Node",
  nodeOf: (/** @type {number} */ last) => `of ${number(last)}`,
  nodeText: (/** @type {number} */ step, /** @type {number} */ last) => `node ${number(step)} of ${number(last)}`,
  scrub: "Node shown",
  speedValue: (/** @type {number} */ speed) =>
    speed === Infinity ? "as fast as it goes" : `${count(speed, "node")}/s`,
  tell: "Tell each step",
  toSolution: "Solution",
  keyList: [
    ["Arrows", "go from cell to cell"],
    [", and .", "one node back, one node on"],
    ["Shift with , or .", "to the iteration before, to the next one"],
    ["Space", "play or pause"],
    ["Home, End", "to the start, to the end of the search"],
    ["− and +", "slower, faster"],
    ["?", "this list"],
    ["Escape", "leave the board"],
  ],

  /** @type {Readonly<Record<Kind, { title: string, previous: string, next: string }>>} */
  iterations: {
    threshold: { title: "Thresholds", previous: "Back to the threshold before", next: "Run to the next threshold" },
    depth: { title: "Depth limits", previous: "Back to the limit before", next: "Run to the next limit" },
    layer: { title: "Layers", previous: "Back to the layer before", next: "Run to the next layer" },
    f: { title: "Nodes by f", previous: "Back to the f before", next: "Run to the next f" },
  },
  iterationsNote: "Nodes generated, on a logarithmic scale. Each bar leads to its first node.",
  iteration: (
    /** @type {Kind} */ kind,
    /** @type {number} */ threshold,
    /** @type {number} */ nodes,
    /** @type {number} */ firstStep,
  ) =>
    `${{ threshold: "Threshold", depth: "Limit", layer: "Layer", f: "f" }[kind]} ${distance(threshold)}: ${count(nodes, "node")}. Go to node ${number(firstStep)}.`,
  /** Why one iteration follows another. */
  succeeded: (/** @type {Kind} */ kind, /** @type {number} */ before, /** @type {number} */ next) => {
    const [old, young] = [distance(before), distance(next)];
    if (kind === "depth") return `A depth of ${old} was not enough, so ${young} is next.`;
    if (kind === "layer") return `No goal in layer ${old}, so layer ${young} is next.`;
    if (next === before) return `${old} is proved; once more in the order of moves, for the smallest of the shortest.`;
    return kind === "f"
      ? `No goal with f ${old}: the smallest f that waits is ${young}, so ${young} is next.`
      : `${old} was not enough: the smallest f that was cut is ${young}, so ${young} is next.`;
  },
  /** What an iteration that is under way says about the next one; empty: nothing. */
  nextSoFar: (/** @type {Kind} */ kind, /** @type {number | null} */ next) => {
    if (kind === "depth" || kind === "layer") return "";
    if (kind === "f") return next === null ? "" : `The smallest f beyond it so far is ${distance(next)}.`;
    return next === null
      ? "Nothing was cut yet that could be the next threshold."
      : `The smallest f cut so far is ${distance(next)}.`;
  },

  bounds: "Proved",
  nothingProved: "Nothing yet.",
  provedSoFar: (/** @type {Proved} */ { lower, upper, strongest }) =>
    [
      `${range(lower, upper)}${upper === Infinity ? "; no solution is known yet" : ""}.`,
      ...(strongest > lower ? [`A stronger bound says at once: at least ${distance(strongest)}.`] : []),
    ].join(" "),
  /** Of a search that proves nothing by itself. */
  unprovedSoFar: (/** @type {Pick<Proved, "upper" | "strongest">} */ { upper, strongest }) =>
    `Nothing by this search itself. Another bound says at once: at least ${count(strongest, "move")}.${upper === Infinity ? "" : ` Found: ${number(upper)}.`}`,
  solvedProof: (
    /** @type {number} */ moves,
    /** @type {number} */ nodes,
    /** @type {boolean} */ proves, // whether the search itself has done it
  ) => {
    if (moves === 0) return "Nothing is left to do: the start is a goal.";
    const shorter = moves === 1 ? "The start is no goal" : `No solution of ${count(moves - 1, "move")} or fewer exists`;
    const how = nodes === 0 ? "the bound says so at once" : `${count(nodes, "node")} searched`;
    return `${shorter}: ${proves ? how : "another bound says so at once"}. This one has ${number(moves)}.`;
  },
  noSolutionProof: (/** @type {number} */ nodes) =>
    nodes === 0
      ? "No solution exists: the bound says so at once."
      : `No solution exists: ${count(nodes, "node")} searched, and nothing is left to search.`,
  limitProof: (
    /** @type {number} */ lower,
    /** @type {number} */ upper,
    /** @type {import("../types.js").Reason | "hand"} */ reason,
  ) => {
    if (reason === "bound" || reason === "engine") {
      const why = { bound: "the bound may overestimate", engine: "the first goal met need not be a nearest one" };
      return `Found, not proved: ${count(upper, "move")}; ${why[reason]}. Another bound proves: at least ${number(lower)}.`;
    }
    const limits = {
      nodes: "at the limit on nodes",
      memory: "at the limit on memory",
      time: "at the limit on time",
      hand: "by hand",
    };
    return `${range(lower, upper)}; stopped ${limits[reason]}.`;
  },
  boundsPicture: (/** @type {number} */ lower, /** @type {number} */ upper, /** @type {number} */ last) =>
    `Over ${count(last, "node")} the proved lower bound rises to ${distance(lower)}; ${upper === Infinity ? "no solution is known" : `the best solution known has ${number(upper)}`}.`,
  boundsLower: "lower bound",
  boundsUpper: "best solution",
  boundsNone: "none yet",
  boundsAxis: (/** @type {number} */ last) => `${count(last, "node")}, logarithmic`,

  hand: "Node in hand",
  nothingInHand: "No node was taken yet: step on or play.",
  nothingToTake: "No node had to be taken.",
  numbers: {
    g: "g so far",
    h: "h at least",
    f: "f = g + h",
    threshold: "threshold",
    depth: "depth",
    limit: "limit",
    layer: "layer",
  },
  distance,
  children: "Children of the node",
  childMove: "Move",
  childWhat: "What it does",
  childF: "f",
  childVerdict: "Verdict",
  noChildren: "Its children were not made.",
  goalInHand: "It is a goal: the way to it is a solution.",
  verdicts,
  cutAbove: (/** @type {number} */ f, /** @type {number} */ threshold) => `cut: ${number(f)} > ${number(threshold)}`,
  cutAboveSpoken: (/** @type {number} */ f, /** @type {number} */ threshold) =>
    `cut: ${number(f)} is above the threshold ${number(threshold)}`,
  cutHopeless: "cut: no goal can be reached",
  beenThere: "its cell is on the path already",

  stack: "Stack",
  frontier: "Frontier and closed set",
  path: "Path to the node in hand",
  depth: "depth",
  needed: "still needed at least",
  onStack: (/** @type {number} */ nodes) => `${count(nodes, "node")} on the stack`,
  waiting: "waiting (frontier)",
  taken: "taken (closed)",

  heat: "How often nodes with the player in a cell were taken",
  heatCell: (/** @type {number} */ times) => (times === 0 ? ", never taken" : `, taken ${count(times, "time")}`),
  never: "never",
  heatMost: (/** @type {number} */ most) => `${count(most, "time")}, logarithmic`,
  compact: (/** @type {number} */ value) => compact.format(value),
  /** @type {Readonly<Record<string, string>>} */
  sizes: {
    escape: "Sets by their number of places; heights are logarithmic",
    flood: "Boards by their number of flooded cells; heights are logarithmic",
  },
  sizesHeld: "held",
  sizesTaken: "taken",
  sizesPicture: (/** @type {number} */ least, /** @type {number} */ most, /** @type {number} */ commonest) =>
    `A histogram from ${number(least)} to ${number(most)}; most of them have ${number(commonest)}.`,

  counts: "Counts",
  /** @type {Readonly<Record<string, readonly [string, string]>>} */
  countNames: {
    generated: ["Generated", "children that were looked at, cut ones included"],
    expanded: ["Expanded", "nodes whose children were made"],
    duplicates: ["Duplicates", "children dropped because their state is known at least as cheaply"],
    cut: ["Cut", "children dropped because their f is above the threshold or no goal can be reached from them"],
    deepest: ["Deepest stack", "most nodes on the stack at once"],
    frontier: ["Largest frontier", "most nodes waiting at once"],
    bytes: ["Memory at most", "most bytes held at once, with all that the search needs"],
  },
  countsMeaning: "What is counted",
  bytes: (/** @type {number} */ bytes) =>
    bytes < 1e6 ? `${number(Math.ceil(bytes / 1000))} kB` : `${number(Math.round(bytes / 1e5) / 10)} MB`,

  opening: "Getting the search ready.",
  preparing: "Preparing the bound: no node was taken yet.",
  beginning: "Before the first node.",
  onTheWay: (/** @type {number} */ step, /** @type {number} */ now) =>
    `On the way to node ${number(step)}: ${number(now)} computed.`,
  blind: "There is no memory left for looking back: the last node is shown.",
  start: "The start.",
  told: (/** @type {Told} */ told) =>
    [
      `Step ${number(told.step)}: ${told.happened}`,
      numbersOf(told),
      ...(told.isGoal ? ["It is a goal."] : []),
      ...told.groups.map((group) => groupSentence(group, told.kind)),
    ].join(" "),
  toldShort: (/** @type {Told} */ told) => `Step ${number(told.step)}. ${numbersOf(told)}`,
});
