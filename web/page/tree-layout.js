/** Where the nodes of a tree stand: a tidy tree by d3-hierarchy; loaded with the tree and nothing else. */

import { hierarchy, tree } from "d3-hierarchy";

/** Between two siblings, and between two generations. */
export const across = 14;
export const down = 40;

/**
 * @typedef {import("./tree.js").TreeNode} TreeNode
 *
 * @typedef {object} Layout
 * @property {Float32Array} x by the nodes' index
 * @property {Float32Array} y
 * @property {{ left: number, right: number, top: number, bottom: number }} box
 */

/**
 * @param {readonly TreeNode[]} nodes the root first
 * @returns {Layout}
 */
export function layOut(nodes) {
  const x = new Float32Array(nodes.length);
  const y = new Float32Array(nodes.length);
  const box = { left: 0, right: 0, top: 0, bottom: 0 };
  const root = tree()
    .nodeSize([across, down])
    .separation(() => 1)(hierarchy(nodes[0], (node) => node.children));
  root.each((place) => {
    const { index } = /** @type {TreeNode} */ (place.data);
    x[index] = place.x;
    y[index] = place.y;
    box.left = Math.min(box.left, place.x);
    box.right = Math.max(box.right, place.x);
    box.bottom = Math.max(box.bottom, place.y);
  });
  return { x, y, box };
}
