/** A search for an answer, under way: its progress for those who iterate, told by the one who searches. */

/**
 * @typedef {import("./types.js").Answer} Answer
 * @typedef {import("./types-remote.js").SolveProgress} SolveProgress
 * @typedef {import("./types-remote.js").Solving} Solving
 */

export class Telling {
  /** @type {SolveProgress | null} */
  #latest = null;
  #count = 0;
  #isOver = false;
  #announce = () => {};
  #news = this.#nextNews();

  /** Whether somebody iterates, so that it is worth while to tell. */
  isFollowed = false;

  #nextNews() {
    return new Promise((/** @type {(value: void) => void} */ resolve) => {
      this.#announce = resolve;
    });
  }

  /** @param {SolveProgress} progress */
  tell(progress) {
    this.#latest = progress;
    this.#count++;
    this.#wake();
  }

  #wake() {
    this.#announce();
    this.#news = this.#nextNews();
  }

  /**
   * @param {Promise<Answer>} answer what is told of
   * @returns {Solving}
   */
  of(answer) {
    const end = () => {
      this.#isOver = true;
      this.#wake();
    };
    answer.then(end, end);
    const follow = () => {
      this.isFollowed = true;
      return this.#follow(answer);
    };
    return Object.assign(answer, { [Symbol.asyncIterator]: follow });
  }

  /** @param {Promise<Answer>} answer */
  async *#follow(answer) {
    let seen = 0;
    for (;;) {
      if (this.#latest !== null && this.#count > seen) {
        seen = this.#count;
        yield this.#latest;
      } else if (this.#isOver) {
        // Throws where it was rejected.
        await answer;
        return;
      } else {
        await this.#news;
      }
    }
  }
}
