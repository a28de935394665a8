/** What is said about searches side by side: their names, where they stand, what the numbers come to. */

import { messageOf } from "./message.js";

/**
 * @typedef {import("./compare-lane.js").Lane} Lane
 * @typedef {import("../strings/index.js").Words} Words
 * @typedef {import("../strings/page-search.js").PageSearchWords} PageSearchWords
 *
 * @typedef {object} Language
 * @property {Words} words
 * @property {PageSearchWords} search
 * @property {string} puzzle
 */

/** Engines that keep every position, and those that keep the line in hand. */
const keeping = Object.freeze(["bfs", "a*"]);
const deepening = Object.freeze(["dfs", "iddfs", "ida*"]);

/** @param {Pick<Lane, "engine" | "bound" | "prune">} lane @param {Language} language */
export function nameOf({ engine, bound, prune }, { words, search, puzzle }) {
  const { compare } = search;
  const way = words.engines[engine] ?? engine;
  const name =
    bound === "none" ? compare.unbounded(way) : compare.named(way, words.puzzles[puzzle].bounds[bound] ?? bound);
  const rule = compare.rules[puzzle];
  return prune === "none" && rule !== undefined && engine !== "bfs" ? compare.without(name, rule.without) : name;
}

/**
 * By their engines alone, where these tell them apart.
 * @param {readonly Lane[]} lanes @param {Language} language
 * @returns {string[]}
 */
export function shortNames(lanes, language) {
  const isClear = new Set(lanes.map(({ engine }) => engine)).size === lanes.length;
  return lanes.map((lane) => (isClear ? (language.words.engines[lane.engine] ?? lane.engine) : nameOf(lane, language)));
}

/** @param {Lane} lane @param {Language} language */
export function stateOf({ snapshot, failure }, { words, search }) {
  const { compare } = search;
  if (failure !== null) return compare.failed(messageOf(failure));
  if (snapshot === null || snapshot.step === 0) return compare.ready;
  const { status, reason, lowerBound, upperBound } = snapshot;
  if (status === "solved") return compare.solved(lowerBound);
  if (status === "no-solution") return compare.unsolvable;
  if (reason === "bound" || reason === "engine") return compare.unproved(lowerBound, upperBound);
  if (status === "limit" && reason !== null) return compare.ended(words.limit[reason], lowerBound);
  return compare.running(snapshot.node?.threshold ?? lowerBound);
}

/**
 * What the numbers of the moment come to, in whole sentences.
 * @param {readonly Lane[]} lanes @param {Language} language
 * @returns {string[]}
 */
export function findings(lanes, language) {
  const { compare } = language.search;
  const begun = lanes.filter(({ snapshot }) => snapshot !== null && snapshot.step > 0);
  if (begun.length < lanes.length || lanes.length === 0) return [];
  const names = shortNames(lanes, language);
  const held = lanes
    .map(({ engine, snapshot }, index) => ({ engine, name: names[index], held: snapshot?.held ?? 0 }))
    .sort((one, other) => other.held - one.held);
  const said = [compare.held(held)];
  const many = held.find(({ engine }) => keeping.includes(engine));
  const few = held.findLast(({ engine }) => deepening.includes(engine));
  if (many !== undefined && few !== undefined && many.held >= 2 * few.held) {
    said.push(compare.factor(many.name, few.name, many.held / few.held), compare.why);
  }
  const statuses = new Set(begun.map(({ snapshot }) => snapshot?.status));
  if (statuses.size === 1 && statuses.has("solved")) said.push(compare.agreed(begun[0].snapshot?.lowerBound ?? 0));
  if (statuses.size === 1 && statuses.has("no-solution")) said.push(compare.agreedNone);
  return said;
}
