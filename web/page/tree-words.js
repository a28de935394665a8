/** A tree in words: its nodes, what became of their children, the path to the node in hand. */

import { html } from "lit";
import { pathTo } from "./tree.js";

/**
 * @typedef {import("./tree.js").TreeNode} TreeNode
 * @typedef {import("./search-parts.js").Shown} Shown
 */

/** @param {string | null} move @param {Shown} shown */
const moveName = (move, { words, puzzle }) => (move === null ? null : (words.puzzles[puzzle].moves[move] ?? move));

/** @param {TreeNode} node @param {Shown} shown */
export const nodeSentence = ({ step, move, g, h, f }, shown) =>
  shown.search.tree.node({ step, move: moveName(move, shown), g, h, f });

/** What became of the children that were not taken. @param {TreeNode} node @param {Shown} shown */
export function fateSentences({ stubs }, shown) {
  const { fates, child, children } = shown.search.tree;
  return Object.entries(fates)
    .flatMap(([verdict, say]) => {
      const these = stubs.filter((stub) => stub.verdict === verdict);
      if (these.length === 0) return [];
      return say(children(these.map(({ move, f }) => child(moveName(move, shown) ?? "", f))));
    })
    .join(shown.words.between);
}

/**
 * @param {TreeNode | undefined} current
 * @param {Shown} shown
 * @param {(step: number) => void} seek
 */
export function outline(current, shown, seek) {
  const { tree } = shown.search;
  if (current === undefined) return html`<p class="note">${tree.atStart}</p>`;
  return html`<ol class="outline">
    ${pathTo(current).map(
      (node) =>
        html`<li>
          <button type="button" @click=${() => seek(node.step)}>${nodeSentence(node, shown)}</button>
          ${fateSentences(node, shown)}
        </li>`,
    )}
  </ol>`;
}
