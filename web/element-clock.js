/** The clock of a board: it ticks while the player plays, at the player's speed of that moment. */

export class Clock {
  #tick;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {() => void} tick */
  constructor(tick) {
    this.#tick = tick;
  }

  /** Ticks once more, a step's time from now, if the player plays. @param {import("./player.js").Player} player */
  run({ phase, speed }) {
    this.stop();
    if (phase === "playing") this.#timer = setTimeout(this.#tick, 1000 / speed);
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
