/** Sets parts of a picture in motion. The picture is always drawn where it ends: motion only shows how it came there. */

/** How long a move takes that is made by hand, and the longest and the share of a step while playing. */
const byHand = 190;
const longest = 420;
const share = 0.8;

/** @param {number | null} speed moves a second while playing; null: by hand */
export const durationFor = (speed) => (speed === null ? byHand : Math.min(longest, (share * 1000) / speed));

export class Motions {
  /** @type {Animation[]} */
  #running = [];

  /**
   * @param {ParentNode} root
   * @param {readonly import("./views/index.js").Motion[]} motions
   * @param {number} duration
   */
  run(root, motions, duration) {
    this.stop();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const { part, keyframes } of motions) {
      const element = root.querySelector(`[data-part="${part}"]`);
      if (element === null) continue;
      this.#running.push(element.animate(keyframes, { duration, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)" }));
    }
  }

  stop() {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }
}
