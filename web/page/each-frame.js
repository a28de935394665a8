/** Many changes of one frame are one picture. */

export class EachFrame {
  #paint;
  /** The frame that is asked for; 0: none is, -1: none is any more. */
  #queued = 0;

  /** @param {() => void} paint */
  constructor(paint) {
    this.#paint = paint;
  }

  /** Paints with the next frame. */
  ask() {
    if (this.#queued !== 0) return;
    this.#queued = requestAnimationFrame(() => {
      this.#queued = 0;
      this.#paint();
    });
  }

  /** Paints no more, whoever asks. */
  close() {
    cancelAnimationFrame(this.#queued);
    this.#queued = -1;
  }
}
