/** The mode `search` of an element: its code and its looks are loaded when it is first asked for, and stay from then on. */

/**
 * @typedef {ReturnType<typeof import("./search/index.js").searchOf>} Search
 * @typedef {import("./search/course.js").SearchOwner & { dress: () => void }} SearchOwner `dress`: there are more styles
 * @typedef {import("./fewest-moves.js").FewestMoves} FewestMoves
 */

export class Searching {
  #element;
  #desk;
  #owner;
  /** @type {Promise<void> | null} */
  #loading = null;
  /** @type {Search | null} */
  #search = null;

  /** @param {FewestMoves} element @param {import("./element-actions.js").Desk} desk @param {SearchOwner} owner */
  constructor(element, desk, owner) {
    this.#element = element;
    this.#desk = desk;
    this.#owner = owner;
  }

  /** What is played in this mode; null: its code is not there yet. */
  get course() {
    return this.#search?.course ?? null;
  }

  /** @returns {readonly import("lit").CSSResult[]} */
  get styles() {
    return this.#search?.styles ?? [];
  }

  /** @returns {Promise<void>} after a failure the next call tries again */
  load() {
    this.#loading ??= import("./search/index.js").then(
      ({ searchOf }) => {
        this.#search = searchOf(this.#element, this.#desk, this.#owner);
        this.#owner.dress();
      },
      (error) => {
        this.#loading = null;
        throw error;
      },
    );
    return this.#loading;
  }

  /** @param {import("./element-template.js").Looks} looks */
  template(looks) {
    return this.#search?.template(looks);
  }

  /** After each drawing. @param {HTMLElement | DocumentFragment} root */
  drawn(root) {
    this.#search?.drawn(root);
  }
}
