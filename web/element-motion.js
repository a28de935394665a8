/** Sets parts of a picture in motion. The picture is always drawn where it ends: motion only shows how it came there. */

/** The share of a step that its movement takes while playing. */
const share = 0.8;

/** How long a move takes that is made by hand, and the longest while playing, unless a view says otherwise. */
const usual = Object.freeze({ byHand: 190, longest: 420 });

/**
 * @param {number | null} speed moves a second while playing; null: by hand
 * @param {import("./views/index.js").View["durations"]} [durations]
 */
export const durationFor = (speed, { byHand, longest } = usual) =>
  speed === null ? byHand : Math.min(longest, (share * 1000) / speed);

export class Motions {
  /** @type {Animation[]} */
  #running = [];

  /**
   * @param {ParentNode} root
   * @param {import("./element-game.js").Game} game with a board
   * @param {import("./element-game.js").Movement} movement what has led to what is drawn
   */
  show(root, { view, puzzle, followed }, movement) {
    const motions =
      "nudge" in movement
        ? view.nudge(movement.nudge)
        : view.motion(puzzle, movement.happening, movement.forward, followed);
    this.#run(root, motions, durationFor(movement.speed, view.durations));
  }

  /**
   * @param {ParentNode} root
   * @param {readonly import("./views/index.js").Motion[]} motions
   * @param {number} duration
   */
  #run(root, motions, duration) {
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
