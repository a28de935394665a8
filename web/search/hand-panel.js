/** The node in hand: its numbers, and what became of each of its children. */

import { html, nothing } from "lit";
import { verdictMark } from "./icons.js";
import { byReason } from "./sayings.js";

/**
 * @typedef {import("./template.js").Looked} Looked
 * @typedef {import("../types.js").SearchNode} SearchNode
 * @typedef {import("../types.js").Child} Child
 */

/** Where a node has more children than this, the moves that are illegal share their rows. */
const mostRows = 8;

/** Which numbers an engine goes by. @type {Readonly<Record<import("./facts.js").Kind, readonly (readonly [string, "g" | "h" | "f" | "threshold"])[]>>} */
const numbersOf = Object.freeze({
  threshold: [
    ["g", "g"],
    ["h", "h"],
    ["f", "f"],
    ["threshold", "threshold"],
  ],
  depth: [
    ["depth", "g"],
    ["limit", "threshold"],
  ],
  layer: [["layer", "g"]],
  f: [
    ["g", "g"],
    ["h", "h"],
    ["f", "f"],
  ],
});

/** @param {Looked} looked @param {SearchNode | null} node */
function numbers({ course, said }, node) {
  const names = /** @type {Readonly<Record<string, string>>} */ (said.numbers);
  return html`<dl class="numbers">
    ${numbersOf[course.kind].map(([name, key]) => {
      const value = node === null ? "–" : said.distance(node[key]);
      const isLimit = key === "threshold";
      return html`<div class=${isLimit ? "number limit" : "number"}>
        <dt>${names[name]}</dt>
        <dd>${isLimit && node !== null ? html`<span aria-hidden="true">≤ </span>` : nothing}${value}</dd>
      </div>`;
    })}
  </dl>`;
}

/** What moves do is worked out once: on a large board that is thousands of events. @type {WeakMap<Child, import("../views/index.js").Happening>} */
const happenings = new WeakMap();

/**
 * What a child is, in the puzzle's words. Working it out costs more than a fast picture may.
 * @param {Looked} looked @param {SearchNode} node @param {Child} child
 */
function whatOf({ course, own, said }, node, child) {
  const { move, verdict, reason } = child;
  if (verdict === "illegal") return reason === null ? "" : (own.refusals[reason] ?? reason);
  if (verdict === "path") return said.beenThere;
  if (course.isBrief) return own.moves[move] ?? move;
  const happening = happenings.get(child) ?? { move, events: node.state.transition(move).events };
  happenings.set(child, happening);
  return course.view.tell(own, happening, null);
}

/** @param {Looked} looked @param {SearchNode} node @param {Child} child */
function verdictOf({ said }, node, { verdict, f }) {
  if (verdict !== "cut" || f === null) return said.verdicts[verdict];
  if (f === Infinity) return said.cutHopeless;
  return html`<span aria-hidden="true">${said.cutAbove(f, node.threshold)}</span
    ><span class="unseen">${said.cutAboveSpoken(f, node.threshold)}</span>`;
}

/** @param {Looked} looked @param {SearchNode} node @param {Child} child */
const childRow = (looked, node, child) =>
  html`<tr class=${child.verdict}>
    <th scope="row">${looked.course.view.mark?.(child.move, looked.own) ?? child.move}</th>
    <td class="what">${whatOf(looked, node, child)}</td>
    <td class="f">
      ${child.f === null || looked.course.kind === "layer" ? "" : html`<i>f</i> ${looked.said.distance(child.f)}`}
    </td>
    <td class=${child.f === Infinity ? "verdict hopeless" : "verdict"}>
      ${verdictMark(child.verdict)} ${verdictOf(looked, node, child)}
    </td>
  </tr>`;

/** Moves that are illegal for the same reason, in one row. @param {Looked} looked @param {string} reason @param {string[]} moves */
const illegalRow = ({ course, own, said }, reason, moves) =>
  html`<tr class="illegal others">
    <th scope="row" colspan="3">
      ${moves.map((move) => html`${course.view.mark?.(move, own) ?? move} `)} ${own.refusals[reason] ?? reason}
    </th>
    <td class="verdict">${verdictMark("illegal")} ${said.verdicts.illegal}</td>
  </tr>`;

/** @param {Looked} looked @param {SearchNode} node */
function rows(looked, node) {
  const { children } = node;
  if (children.length <= mostRows) return children.map((child) => childRow(looked, node, child));
  const illegal = children.filter(({ verdict }) => verdict === "illegal");
  return [
    ...children.filter(({ verdict }) => verdict !== "illegal").map((child) => childRow(looked, node, child)),
    ...[...byReason(illegal)].map(([reason, moves]) => illegalRow(looked, reason, moves)),
  ];
}

/** @param {Looked} looked @param {SearchNode} node */
function children(looked, node) {
  const { said } = looked;
  if (node.state.isGoal) return html`<p class="note">${said.goalInHand}</p>`;
  if (node.children.length === 0) return html`<p class="note">${said.noChildren}</p>`;
  return html`<table class="children">
    <caption class="unseen">
      ${said.children}
    </caption>
    <thead class="unseen">
      <tr>
        <th scope="col">${said.childMove}</th>
        <th scope="col">${said.childWhat}</th>
        <th scope="col">${said.childF}</th>
        <th scope="col">${said.childVerdict}</th>
      </tr>
    </thead>
    <tbody>
      ${rows(looked, node)}
    </tbody>
  </table>`;
}

/** @param {Looked} looked */
export function handPanel(looked) {
  const { course, said } = looked;
  const { node = null, status = "running" } = course.snapshot ?? {};
  const absence = status === "running" ? said.nothingInHand : said.nothingToTake;
  return html`<section class="panel hand" role="group" aria-labelledby="hand-title">
    <h2 id="hand-title">${said.hand}</h2>
    ${numbers(looked, node)} ${node === null ? html`<p class="note">${absence}</p>` : children(looked, node)}
  </section>`;
}
