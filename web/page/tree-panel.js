/** The picture of the tree with what moves it: pointer, wheel, keys, buttons. */

import { html } from "lit";
import { Inks } from "./inks.js";
import { nodeAt, TreePicture } from "./tree-picture.js";
import { TreeView } from "./tree-view.js";

/**
 * @typedef {import("./tree.js").TreeNode} TreeNode
 * @typedef {import("./tree-layout.js").Layout} Layout
 * @typedef {import("../strings/page-search.js").PageSearchWords["tree"]} TreeWords
 */

/** Of one press of a button or key. */
const zoomStep = 1.6;
const panStep = 80;
/** A pointer that moved less than that was not dragged, in pixels. */
const stillness = 4;
const inkNames = /** @type {const} */ (["text", "muted", "line", "edge", "lit", "cut", "goal", "ground"]);

export class TreePanel {
  #changed;
  #choose;
  /** @type {readonly TreeNode[]} */
  #nodes = [];
  /** @type {Layout | null} */
  #layout = null;
  #view = new TreeView();
  /** Whether the whole breadth is in sight, and stays so while the tree grows. */
  #isFit = true;
  /** @type {HTMLCanvasElement | null} */
  #canvas = null;
  /** @type {TreePicture | null} */
  #picture = null;
  /** The node in hand when it was drawn last. @type {TreeNode | undefined} */
  #current;
  /** @type {{ x: number, y: number, far: number } | null} */
  #drag = null;
  #width = 0;
  #observer = new ResizeObserver(([{ contentRect }]) => {
    this.#width = contentRect.width;
    this.#changed();
  });
  #inks = new Inks(inkNames, () => this.#changed());

  /** @type {TreeNode | null} */
  pointed = null;

  /** @param {{ changed: () => void, choose: (node: TreeNode) => void }} act */
  constructor({ changed, choose }) {
    this.#changed = changed;
    this.#choose = choose;
  }

  close() {
    this.#observer.disconnect();
    this.#inks.close();
  }

  /** Another tree is to come. */
  begin() {
    this.#isFit = true;
    this.pointed = null;
  }

  /** @param {readonly TreeNode[]} nodes @param {Layout} layout */
  take(nodes, layout) {
    this.#nodes = nodes;
    this.#layout = layout;
    this.pointed = null;
    this.#current = undefined;
  }

  /** @param {TreeWords} tree @param {string} name of the picture @param {boolean} hasCurrent whether there is a node in hand */
  template(tree, name, hasCurrent) {
    const button = (/** @type {string} */ label, /** @type {string} */ text, /** @type {() => void} */ act) =>
      html`<button type="button" class="quiet" aria-label=${label} title=${label} @click=${act}>${text}</button>`;
    return html`<div class="tree-tools">
        ${button(tree.zoomOut, "−", () => this.#zoom(1 / zoomStep))}
        ${button(tree.zoomIn, "+", () => this.#zoom(zoomStep))} ${button(tree.left, "←", () => this.#pan(panStep, 0))}
        ${button(tree.right, "→", () => this.#pan(-panStep, 0))}
        <button type="button" class="quiet" @click=${() => this.#fit()}>${tree.fit}</button>
        <button type="button" class="quiet" ?disabled=${!hasCurrent} @click=${() => this.#toCurrent()}>
          ${tree.toCurrent}
        </button>
      </div>
      <div class="tree-frame">
        <canvas
          role="img"
          tabindex="0"
          aria-label=${name}
          @keydown=${(/** @type {KeyboardEvent} */ event) => this.#key(event)}
          @wheel=${(/** @type {WheelEvent} */ event) => this.#wheel(event)}
          @pointerdown=${(/** @type {PointerEvent} */ event) => this.#down(event)}
          @pointermove=${(/** @type {PointerEvent} */ event) => this.#move(event)}
          @pointerup=${(/** @type {PointerEvent} */ event) => this.#up(event)}
          @pointercancel=${() => (this.#drag = null)}
          @pointerleave=${() => this.#point(null)}
        ></canvas>
        ${inkNames.map((ink) => html`<span hidden class="ink-${ink}"></span>`)}
      </div>`;
  }

  /** After the card was drawn. @param {HTMLElement} root @param {readonly TreeNode[]} path that is lit */
  paint(root, path) {
    const canvas = root.querySelector("canvas");
    if (canvas === null) return;
    if (canvas !== this.#canvas) {
      this.#canvas = canvas;
      this.#picture = new TreePicture(canvas);
      this.#observer.disconnect();
      this.#observer.observe(/** @type {HTMLElement} */ (canvas.parentElement));
    }
    const layout = this.#layout;
    // The width is told soon after the picture is there.
    if (layout === null || this.#width === 0) return;
    const depth = this.#nodes.reduce((most, { g }) => Math.max(most, g), 0);
    this.#view.take(layout.box, depth, this.#width);
    if (this.#isFit) this.#view.fit();
    this.#follow(path.at(-1), layout);
    this.#picture?.draw({ ...this.#scene(layout), path, pointed: this.pointed }, this.#inks.of(root));
  }

  /** @param {Layout} layout */
  #scene(layout) {
    return { nodes: this.#nodes, layout, view: this.#view };
  }

  /** Keeps the node in hand in sight while it changes. @param {TreeNode | undefined} node @param {Layout} layout */
  #follow(node, layout) {
    const isOther = node !== this.#current;
    this.#current = node;
    if (!isOther || node === undefined || this.#isFit || this.#drag !== null) return;
    const [x, y] = [this.#view.toPixels(layout.x[node.index]), this.#view.rowAt(node.g)];
    if (x < 60 || x > this.#view.width - 30 || y < 0 || y > this.#view.height) this.#toCurrent();
  }

  #toCurrent() {
    if (this.#current === undefined || this.#layout === null) return;
    this.#isFit = false;
    this.#view.centre(this.#layout.x[this.#current.index], this.#current.g);
    this.#changed();
  }

  #fit() {
    this.#isFit = true;
    this.#changed();
  }

  /** @param {number} factor @param {number} [x] */
  #zoom(factor, x) {
    this.#isFit = false;
    this.#view.zoom(factor, x);
    this.#changed();
  }

  /** @param {number} x @param {number} y */
  #pan(x, y) {
    this.#isFit = false;
    this.#view.pan(x, y);
    this.#changed();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    /** @type {Readonly<Record<string, () => void>>} */
    const acts = {
      ArrowLeft: () => this.#pan(panStep, 0),
      ArrowRight: () => this.#pan(-panStep, 0),
      ArrowUp: () => this.#pan(0, panStep),
      ArrowDown: () => this.#pan(0, -panStep),
      "+": () => this.#zoom(zoomStep),
      "=": () => this.#zoom(zoomStep),
      "-": () => this.#zoom(1 / zoomStep),
      0: () => this.#fit(),
      c: () => this.#toCurrent(),
      C: () => this.#toCurrent(),
    };
    if (!Object.hasOwn(acts, event.key)) return;
    event.preventDefault();
    acts[event.key]();
  }

  /** The page keeps its wheel until the picture was clicked. @param {WheelEvent} event */
  #wheel(event) {
    if (!event.ctrlKey && !event.metaKey && document.activeElement !== this.#canvas) return;
    event.preventDefault();
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) this.#pan(-event.deltaX, 0);
    else this.#zoom(Math.exp(-event.deltaY / 400), event.offsetX);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0) return;
    this.#canvas?.setPointerCapture(event.pointerId);
    this.#drag = { x: event.clientX, y: event.clientY, far: 0 };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const drag = this.#drag;
    if (drag === null) {
      const layout = this.#layout;
      this.#point(layout === null ? null : nodeAt(this.#scene(layout), event.offsetX, event.offsetY));
      return;
    }
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    drag.far += Math.hypot(x, y);
    if (drag.far < stillness) return;
    [drag.x, drag.y] = [event.clientX, event.clientY];
    this.#pan(x, y);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const drag = this.#drag;
    this.#drag = null;
    if (drag === null || drag.far >= stillness || this.#layout === null) return;
    const node = nodeAt(this.#scene(this.#layout), event.offsetX, event.offsetY);
    if (node !== null) this.#choose(node);
  }

  /** @param {TreeNode | null} node */
  #point(node) {
    if (node === this.pointed) return;
    this.pointed = node;
    this.#changed();
  }
}
