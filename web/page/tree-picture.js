/** The tree on a canvas: a few thousand nodes and what was cut beside them, drawn within a part of a frame. */

import { gutter } from "./tree-view.js";

/**
 * @typedef {import("./tree.js").TreeNode} TreeNode
 * @typedef {import("./tree-layout.js").Layout} Layout
 * @typedef {import("./tree-view.js").TreeView} TreeView
 * @typedef {import("../types.js").Verdict} Verdict
 *
 * @typedef {Readonly<Record<"text" | "muted" | "line" | "edge" | "lit" | "cut" | "goal" | "ground", string>>} TreeInks
 *
 * @typedef {object} Scene
 * @property {readonly TreeNode[]} nodes
 * @property {Layout} layout
 * @property {TreeView} view
 * @property {readonly TreeNode[]} path that is lit, down to the node in hand
 * @property {TreeNode | null} pointed
 */

/** Siblings closer than that, in pixels, have no room for what was cut beside them but a stroke. */
const roomForStubs = 7;
/** ... and than this, none for words. */
const roomForWords = 40;
/** Words take longer to draw than anything else. */
const mostWords = 120;
/** Dots smaller than that look the same as squares. */
const leastRound = 1.6;
const font = (/** @type {number} */ size, weight = 400) => `${weight} ${size}px system-ui, sans-serif`;

export class TreePicture {
  #canvas;
  #context;

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  }

  /** @param {Scene} scene @param {TreeInks} inks */
  draw(scene, inks) {
    const { view, nodes } = scene;
    const ratio = devicePixelRatio;
    const canvas = this.#canvas;
    const context = this.#context;
    if (canvas.width !== Math.round(view.width * ratio) || canvas.height !== Math.round(view.height * ratio)) {
      canvas.width = Math.round(view.width * ratio);
      canvas.height = Math.round(view.height * ratio);
      canvas.style.height = `${view.height}px`;
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, view.width, view.height);
    this.#generations(scene, inks);
    context.save();
    context.beginPath();
    context.rect(gutter, 0, view.width - gutter, view.height);
    context.clip();
    const seen = nodes.filter((node) => isInSight(node, scene));
    this.#links(seen, scene, inks);
    this.#stubs(seen, scene, inks);
    this.#dots(seen, scene, inks);
    this.#path(scene, inks);
    if (view.spacing >= roomForWords && seen.length <= mostWords) this.#words(seen, scene, inks);
    context.restore();
  }

  /** A line and a number for each generation. @param {Scene} scene @param {TreeInks} inks */
  #generations({ nodes, view }, inks) {
    const context = this.#context;
    const depth = nodes.reduce((most, { g }) => Math.max(most, g), 0);
    context.strokeStyle = inks.line;
    context.fillStyle = inks.muted;
    context.lineWidth = 1;
    context.font = font(11);
    context.textAlign = "right";
    context.textBaseline = "middle";
    context.beginPath();
    for (let g = 0; g <= depth; g += 1) {
      const y = Math.round(view.rowAt(g)) + 0.5;
      if (y < 0 || y > view.height) continue;
      context.moveTo(gutter, y);
      context.lineTo(view.width, y);
      context.fillText(String(g), gutter - 8, y);
    }
    context.stroke();
  }

  /** @param {readonly TreeNode[]} seen @param {Scene} scene @param {TreeInks} inks */
  #links(seen, { layout, view }, inks) {
    const context = this.#context;
    context.strokeStyle = inks.edge;
    context.lineWidth = view.spacing < 3 ? 0.6 : 1.2;
    context.beginPath();
    for (const { index, parent, g } of seen) {
      if (parent === null) continue;
      context.moveTo(view.toPixels(layout.x[parent.index]), view.rowAt(g - 1));
      context.lineTo(view.toPixels(layout.x[index]), view.rowAt(g));
    }
    context.stroke();
  }

  /** @param {readonly TreeNode[]} seen @param {Scene} scene @param {TreeInks} inks */
  #stubs(seen, { layout, view }, inks) {
    const context = this.#context;
    const isRoomy = view.spacing >= roomForStubs;
    const length = Math.min(view.row * 0.42, 13);
    /** @type {readonly [Verdict, string, number][]} */
    const kinds = [
      ["duplicate", inks.edge, 1],
      ["path", inks.edge, 1],
      ["kept", inks.lit, 1.4],
      ["cut", inks.cut, 2],
      ["goal", inks.goal, 2],
    ];
    for (const [verdict, ink, width] of kinds) {
      context.strokeStyle = ink;
      context.lineWidth = isRoomy ? width : width / 2;
      context.beginPath();
      for (const { index, g, stubs, children } of seen) {
        const x = view.toPixels(layout.x[index]);
        const y = view.rowAt(g);
        for (const [place, stub] of stubs.entries()) {
          if (stub.verdict !== verdict) continue;
          // Beside the link to a child that was taken, not along it.
          const side =
            children.length > 0 ? (place % 2 === 0 ? -1 : 1) * (1 + (place >> 1)) : place - (stubs.length - 1) / 2;
          const aside = isRoomy ? side * Math.min(view.spacing / 4, 9) : 0;
          this.#stub(verdict, isRoomy, x, y, x + aside, y + length);
        }
      }
      context.stroke();
    }
  }

  /**
   * What was cut ends at a bar, what was known already in a ring, what would enter its own path again in a cross; what
   * still waits is open.
   * @param {Verdict} verdict @param {boolean} isRoomy
   * @param {number} x @param {number} y @param {number} toX @param {number} toY
   */
  #stub(verdict, isRoomy, x, y, toX, toY) {
    const context = this.#context;
    context.moveTo(x, y);
    context.lineTo(toX, toY);
    if (!isRoomy) return;
    if (verdict === "cut") {
      context.moveTo(toX - 3, toY);
      context.lineTo(toX + 3, toY);
    } else if (verdict === "duplicate" || verdict === "goal") {
      context.moveTo(toX + 2, toY + 2);
      context.arc(toX, toY + 2, 2, 0, 2 * Math.PI);
    } else if (verdict === "path") {
      context.moveTo(toX - 2, toY - 2);
      context.lineTo(toX + 2, toY + 2);
      context.moveTo(toX + 2, toY - 2);
      context.lineTo(toX - 2, toY + 2);
    }
  }

  /** @param {readonly TreeNode[]} seen @param {Scene} scene @param {TreeInks} inks */
  #dots(seen, scene, inks) {
    const context = this.#context;
    const { layout, view } = scene;
    const radius = dotRadius(view);
    context.fillStyle = inks.text;
    context.beginPath();
    for (const { index, g } of seen) {
      const x = view.toPixels(layout.x[index]);
      const y = view.rowAt(g);
      if (radius < leastRound) context.rect(x - radius, y - radius, 2 * radius, 2 * radius);
      else {
        context.moveTo(x + radius, y);
        context.arc(x, y, radius, 0, 2 * Math.PI);
      }
    }
    context.fill();
    for (const node of seen) if (node.isGoal) this.#ring(node, scene, inks.goal, radius + 3);
    if (scene.pointed !== null) this.#ring(scene.pointed, scene, inks.text, radius + 3);
  }

  /** @param {TreeNode} node @param {Scene} scene @param {string} ink @param {number} radius */
  #ring({ index, g }, { layout, view }, ink, radius) {
    const context = this.#context;
    context.strokeStyle = ink;
    context.lineWidth = 2;
    context.beginPath();
    context.arc(view.toPixels(layout.x[index]), view.rowAt(g), radius, 0, 2 * Math.PI);
    context.stroke();
  }

  /** @param {Scene} scene @param {TreeInks} inks */
  #path(scene, inks) {
    const { path, layout, view } = scene;
    const current = path.at(-1);
    if (current === undefined) return;
    const context = this.#context;
    context.strokeStyle = inks.lit;
    context.fillStyle = inks.lit;
    context.lineWidth = 3;
    context.lineJoin = "round";
    context.beginPath();
    for (const { index, g } of path) context.lineTo(view.toPixels(layout.x[index]), view.rowAt(g));
    context.stroke();
    context.beginPath();
    context.arc(view.toPixels(layout.x[current.index]), view.rowAt(current.g), 5.5, 0, 2 * Math.PI);
    context.fill();
    this.#ring(current, scene, inks.ground, 5.5);
  }

  /** @param {readonly TreeNode[]} seen @param {Scene} scene @param {TreeInks} inks */
  #words(seen, { layout, view }, inks) {
    const context = this.#context;
    context.font = font(11);
    context.textAlign = "left";
    context.textBaseline = "middle";
    context.lineJoin = "round";
    context.lineWidth = 3;
    context.strokeStyle = inks.ground;
    context.fillStyle = inks.text;
    for (const { index, g, move, f } of seen) {
      const text = move === null ? `f${f}` : `${move} f${f}`;
      const x = view.toPixels(layout.x[index]) + 8;
      context.strokeText(text, x, view.rowAt(g) - 1);
      context.fillText(text, x, view.rowAt(g) - 1);
    }
  }
}

/** @param {TreeView} view */
const dotRadius = ({ spacing }) => Math.min(Math.max(spacing * 0.28, 1), 4);

/** @param {TreeNode} node @param {Scene} scene */
function isInSight({ index, parent, g }, { layout, view }) {
  const x = view.toPixels(layout.x[index]);
  const from = parent === null ? x : view.toPixels(layout.x[parent.index]);
  const y = view.rowAt(g);
  return Math.max(x, from) > 0 && Math.min(x, from) < view.width && y > -view.row && y < view.height + view.row;
}

/**
 * The node nearest to a place in the picture, if one is near.
 * @param {Pick<Scene, "nodes" | "layout" | "view">} scene
 * @param {number} x @param {number} y
 * @returns {TreeNode | null}
 */
export function nodeAt({ nodes, layout, view }, x, y) {
  let nearest = null;
  let least = 14;
  for (const node of nodes) {
    const distance = Math.hypot(view.toPixels(layout.x[node.index]) - x, view.rowAt(node.g) - y);
    if (distance < least) [nearest, least] = [node, distance];
  }
  return nearest;
}
