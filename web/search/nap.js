/** A wait that can be ended early. */

export class Nap {
  #end = () => {};

  /** @param {number} milliseconds @returns {Promise<boolean>} false where it is ended early */
  take(milliseconds) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds, true);
      this.#end = () => {
        clearTimeout(timer);
        resolve(false);
      };
    });
  }

  end() {
    this.#end();
  }
}
