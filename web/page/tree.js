/** The tree that a search has walked, from its trace: who was made from whom, and what became of the other children. */

/**
 * @typedef {import("../types.js").TraceStep} TraceStep
 * @typedef {import("../types.js").Child} Child
 *
 * @typedef {object} TreeNode
 * @property {number} index its place in the tree's list
 * @property {number} id as the search numbers it
 * @property {number} step at which it was taken first
 * @property {TreeNode | null} parent null at the root
 * @property {TreeNode[]} children those that were taken, in the order of moves
 * @property {Child[]} stubs children that were not: cut, known already, still waiting
 * @property {string | null} move
 * @property {number} g
 * @property {number} h
 * @property {number} f
 * @property {boolean} isGoal
 *
 * @typedef {object} Tree
 * @property {readonly TreeNode[]} nodes the root first, parents before children
 * @property {ReadonlyMap<number, TreeNode>} byStep the node that was taken at each step
 */

/**
 * @param {Iterable<TraceStep>} trace of a search, from a root on: its beginning, or that of an iteration
 * @returns {Tree}
 */
export function treeOf(trace) {
  /** @type {TreeNode[]} */
  const nodes = [];
  const byStep = new Map();
  /** @type {Map<number, TreeNode>} */
  const byId = new Map();
  /** Of each node as it was last taken. @type {Map<TreeNode, readonly Child[]>} */
  const made = new Map();
  for (const { step, id, parentId, move, g, h, f, children } of trace) {
    const parent = parentId === null ? null : (byId.get(parentId) ?? null);
    let node = byId.get(id);
    if (node === undefined) {
      node = { index: nodes.length, id, step, parent, children: [], stubs: [], move, g, h, f, isGoal: false };
      nodes.push(node);
      byId.set(id, node);
    } else {
      // Met again on a shorter way, and taken again.
      Object.assign(node, { parent, move, g, h, f });
    }
    byStep.set(step, node);
    made.set(node, children);
  }
  link(nodes, made);
  return { nodes, byStep };
}

/** @param {readonly TreeNode[]} nodes @param {ReadonlyMap<TreeNode, readonly Child[]>} made */
function link(nodes, made) {
  /** @type {Map<TreeNode, Map<string | null, TreeNode>>} */
  const taken = new Map(nodes.map((node) => [node, new Map()]));
  for (const node of nodes) if (node.parent !== null) taken.get(node.parent)?.set(node.move, node);
  for (const node of nodes) {
    const mine = taken.get(node);
    for (const child of made.get(node) ?? []) {
      const known = mine?.get(child.move);
      if (known === undefined) {
        if (child.verdict !== "illegal") node.stubs.push(child);
        continue;
      }
      node.children.push(known);
      mine?.delete(child.move);
      known.isGoal = child.verdict === "goal";
    }
    // A child that was made the last time but one, and not again.
    node.children.push(...(mine?.values() ?? []));
  }
}

/**
 * @param {TreeNode | undefined} node
 * @returns {TreeNode[]} from the root to the node
 */
export function pathTo(node) {
  const path = [];
  for (let one = node ?? null; one !== null; one = one.parent) path.unshift(one);
  return path;
}
