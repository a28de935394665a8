/** The modes of an element whose code and looks are loaded when they are first asked for, and stay from then on. */

/**
 * @typedef {import("./fewest-moves.js").FewestMoves} FewestMoves
 * @typedef {import("./element-following.js").Guest} Guest
 * @typedef {import("./search/course.js").SearchOwner & import("./edit/editor.js").EditorOwner & { dress: () => void }}
 *   GuestOwner `dress`: there are more styles
 *
 * @typedef {object} Part what a mode brings along
 * @property {Guest} course
 * @property {readonly import("./element-dress.js").Style[]} styles
 * @property {(looks: import("./element-template.js").Looks) => unknown} template
 * @property {(root: ParentNode) => void} drawn after each drawing
 *
 * @typedef {(element: FewestMoves, desk: import("./element-actions.js").Desk, owner: GuestOwner) => Promise<Part>} Loader
 */

/** @type {Readonly<Record<string, Loader>>} */
const loaders = Object.freeze({
  search: async (...means) => (await import("./search/index.js")).searchOf(...means),
  edit: async (...means) => (await import("./edit/index.js")).editorOf(...means),
});

/** @param {string} mode whether it is loaded when it is asked for */
export const isGuestMode = (mode) => Object.hasOwn(loaders, mode);

export class Guests {
  #element;
  #desk;
  #owner;
  /** @type {Map<string, Promise<void>>} */
  #loading = new Map();
  /** @type {Map<string, Part>} */
  #parts = new Map();

  /** @param {FewestMoves} element @param {import("./element-actions.js").Desk} desk @param {GuestOwner} owner */
  constructor(element, desk, owner) {
    this.#element = element;
    this.#desk = desk;
    this.#owner = owner;
  }

  /** What is played in a mode; null: it is not of these, or its code is not there yet. @param {string} mode */
  course(mode) {
    return this.#parts.get(mode)?.course ?? null;
  }

  /** All of them give back what they hold beside the board. */
  release() {
    for (const { course } of this.#parts.values()) course.release();
  }

  /** @param {boolean} seen whether anybody can see them */
  see(seen) {
    for (const { course } of this.#parts.values()) course.see(seen);
  }

  /** The looks of all that are there. */
  get styles() {
    return [...this.#parts.values()].flatMap(({ styles }) => styles);
  }

  /**
   * Loads what a mode needs: nothing, if it is not of these.
   * @param {string} mode
   * @returns {Promise<void>} after a failure the next call tries again
   */
  load(mode) {
    if (!isGuestMode(mode)) return Promise.resolve();
    const loading =
      this.#loading.get(mode) ??
      loaders[mode](this.#element, this.#desk, this.#owner).then(
        (part) => {
          this.#parts.set(mode, part);
          this.#owner.dress();
        },
        (error) => {
          this.#loading.delete(mode);
          throw error;
        },
      );
    this.#loading.set(mode, loading);
    return loading;
  }

  /** @param {string} mode @param {import("./element-template.js").Looks} looks */
  template(mode, looks) {
    return this.#parts.get(mode)?.template(looks);
  }

  /** After each drawing. @param {HTMLElement | DocumentFragment} root */
  drawn(root) {
    for (const part of this.#parts.values()) part.drawn(root);
  }
}
