/** Colours of the style sheet, as a canvas takes them. */

const queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((query) => matchMedia(query));

/**
 * Reads the colours of elements with the classes `ink-NAME`, again only when they may be others: asking for them makes the
 * browser lay out the page.
 * @template {string} Name
 */
export class Inks {
  #names;
  #changed;
  #key = "";
  /** @type {Readonly<Record<Name, string>> | null} */
  #inks = null;

  /** @param {readonly Name[]} names @param {() => void} changed told when the system's colours are others */
  constructor(names, changed) {
    this.#names = names;
    this.#changed = changed;
    for (const query of queries) query.addEventListener("change", changed);
  }

  close() {
    for (const query of queries) query.removeEventListener("change", this.#changed);
  }

  /**
   * @param {Element} root that holds the elements
   * @returns {Readonly<Record<Name, string>>} the same object as long as the colours are the same
   */
  of(root) {
    const key = [document.documentElement.dataset.theme, ...queries.map(({ matches }) => matches)].join();
    if (key === this.#key && this.#inks !== null) return this.#inks;
    const inks = this.#names.map((name) => {
      const probe = root.querySelector(`.ink-${name}`);
      return [name, probe === null ? "" : getComputedStyle(probe).color];
    });
    this.#key = key;
    this.#inks = Object.fromEntries(inks);
    return /** @type {Readonly<Record<Name, string>>} */ (this.#inks);
  }
}
