/** What is said about a search: where it stands, what was done with the node in hand, what is proved. */

import { kindOf, nodesOfProof, provedBy } from "./facts.js";

/**
 * @typedef {import("../types.js").Snapshot} Snapshot
 * @typedef {import("../strings/index.js").Words} Words
 * @typedef {import("../strings/index.js").PuzzleWords} PuzzleWords
 * @typedef {import("../strings/search.js").SearchWords} SearchWords
 * @typedef {import("./run.js").SearchRun} SearchRun
 *
 * @typedef {object} Sayable
 * @property {SearchRun} run
 * @property {import("../views/index.js").Happening | null} last the move that led to the node in hand
 * @property {import("../views/index.js").View} view
 * @property {boolean} isBrief whether there is no time to read more
 * @property {string} why there is no solution, where it can be seen without search; or empty
 */

/** In the order in which they are told. */
const order = /** @type {const} */ (["goal", "kept", "cut", "duplicate", "path", "illegal"]);

/**
 * Children by what became of them; moves that are illegal for one and the same reason are told together.
 * @param {import("../types.js").SearchNode} node @param {PuzzleWords} own
 * @returns {import("../strings/search-en.js").ToldGroup[]}
 */
function groupsOf({ children }, own) {
  const nameOf = (/** @type {string} */ move) => own.moves[move] ?? move;
  return order
    .map((verdict) => ({ verdict, those: children.filter((child) => child.verdict === verdict) }))
    .filter(({ those }) => those.length > 0)
    .map(({ verdict, those }) => {
      if (verdict !== "illegal") {
        return { verdict, children: those.map(({ move, f }) => ({ names: [nameOf(move)], f, why: "" })) };
      }
      const told = [...byReason(those)].map(([reason, moves]) => ({
        names: moves.map(nameOf),
        f: null,
        why: own.refusals[reason] ?? reason,
      }));
      return { verdict, children: told };
    });
}

/** Moves that are illegal, by the reason why. @param {readonly import("../types.js").Child[]} illegal */
export function byReason(illegal) {
  /** @type {Map<string, string[]>} */
  const moves = new Map();
  for (const { move, reason } of illegal) moves.set(reason ?? "", [...(moves.get(reason ?? "") ?? []), move]);
  return moves;
}

/**
 * The sentence below the board.
 * @param {Sayable} sayable @param {Words} words @param {PuzzleWords} own @param {SearchWords} said
 */
export function stepSentence({ run, last, view, isBrief, why }, words, own, said) {
  const { snapshot, phase, destination, error } = run;
  if (error !== null) return words.broken(error instanceof Error ? error.message : String(error));
  if (snapshot === null) return said.opening;
  if (phase === "preparing") return said.preparing;
  if (destination !== null) return said.onTheWay(destination, run.live.lastStep);
  const { node, step, status } = snapshot;
  if (node === null) return status === "running" ? said.beginning : proofSentence(snapshot, run.live, why, said);
  const told = {
    step,
    happened: last === null ? said.start : view.tell(own, last, null),
    kind: kindOf(run.live.engine),
    numbers: node,
    isGoal: node.state.isGoal,
    groups: groupsOf(node, own),
  };
  if (isBrief) return said.toldShort(told);
  return [
    ...(run.isBlind ? [said.blind] : []),
    said.told(told),
    ...(status === "running" ? [] : [proofSentence(snapshot, run.live, why, said)]),
  ].join(words.between);
}

/**
 * What the search has proved at a moment.
 * @param {Snapshot} snapshot
 * @param {{ isStopped: boolean, proves: boolean }} live whether it was ended by hand; whether it proves what it finds
 * @param {string} why there is no solution, or empty
 * @param {SearchWords} said
 */
export function proofSentence(snapshot, { isStopped, proves }, why, said) {
  const { status, reason, best, lowerBound, upperBound, stats } = snapshot;
  if (status === "solved" && best !== null) {
    return said.solvedProof(best.length, nodesOfProof(snapshot, best.length), proves);
  }
  if (status === "no-solution") return why === "" ? said.noSolutionProof(stats.generated) : why;
  if (status === "limit" && reason !== null)
    return said.limitProof(lowerBound, upperBound, isStopped ? "hand" : reason);
  if (snapshot.node === null) return said.nothingProved;
  if (!proves) return said.unprovedSoFar({ upper: upperBound, strongest: lowerBound });
  return said.provedSoFar({ lower: provedBy(snapshot), upper: upperBound, strongest: lowerBound });
}
