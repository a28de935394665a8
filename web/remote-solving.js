/** A search for an answer or for a board, under way: its progress for those who iterate, told by the one who searches. */

/** @template Progress, Value */
export class Telling {
  /** @type {Progress | null} */
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

  /** @param {Progress} progress */
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
   * @param {Promise<Value>} answer what is told of
   * @returns {Promise<Value> & AsyncIterable<Progress>}
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

  /** @param {Promise<Value>} answer */
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
