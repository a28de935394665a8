/** What takes a while to be got ready, for one set of choices at a time: another set takes its place at once. */

/** @template Value */
export class Draft {
  #changed;
  #key = "";
  #abort = new AbortController();
  /** @type {Value | null} */
  #value = null;
  /** @type {unknown} */
  #error = null;

  /** @param {() => void} changed told when it is ready */
  constructor(changed) {
    this.#changed = changed;
  }

  /** What is ready for the choices that were told last; null: nothing is yet. */
  get value() {
    return this.#value;
  }

  /** Why it cannot be had; null: it can. */
  get error() {
    return this.#error;
  }

  /**
   * @param {string} key of the choices: the same ones are got ready once
   * @param {(signal: AbortSignal) => Promise<Value>} make
   */
  want(key, make) {
    if (key === this.#key) return;
    this.forget();
    this.#key = key;
    void this.#make(make, this.#abort.signal);
  }

  /** Nothing is wanted any more. */
  forget() {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#key = "";
    this.#value = null;
    this.#error = null;
  }

  /** @param {(signal: AbortSignal) => Promise<Value>} make @param {AbortSignal} signal */
  async #make(make, signal) {
    try {
      const value = await make(signal);
      if (signal.aborted) return;
      this.#value = value;
    } catch (error) {
      if (signal.aborted) return;
      this.#error = error;
    }
    this.#changed();
  }
}
