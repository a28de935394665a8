/** When something that was put in is read: once the typing rests, not before the page has begun, and only the last of it. */

/** How long the typing has to rest, in milliseconds. */
const pause = 200;

export class Turns {
  #begin = () => {};
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #typing;
  #last = 0;

  /** Before nothing can be read or shown: what somebody does on the page by then waits for it. */
  begun = new Promise((/** @type {(value: void) => void} */ resolve) => {
    this.#begin = resolve;
  });

  begin() {
    this.#begin();
  }

  /** Something else is there now: whatever waits is not wanted any more. */
  forget() {
    clearTimeout(this.#typing);
    this.#last += 1;
  }

  /** @param {() => void} read when the typing rests */
  typed(read) {
    this.forget();
    this.#typing = setTimeout(read, pause);
  }

  /** @returns {Promise<boolean>} once it can be read: whether it is still wanted */
  async come() {
    this.forget();
    const mine = this.#last;
    await this.begun;
    return mine === this.#last;
  }
}
