/**
 * Keeps the address and the view the same. The fragment is what can be sent to others: one board. The history's own
 * entry holds the whole text beside it, so that a reload, back and forward bring all cases.
 */

import { writeLink } from "../link/link.js";

/** An address follows at rest, not at every step of a film: browsers refuse too many changes. In milliseconds. */
const delay = 250;

/**
 * @typedef {import("../link/link.js").Link} Link
 * @typedef {object} Entry
 * @property {string} text
 * @property {string} size
 * @property {string} start
 * @property {number} case
 */

export class Address {
  /** @type {Link | null} */
  #last = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {() => { link: Link, entry: Entry } | null} look the view as it is now; null: nothing to keep */
  constructor(look) {
    this.look = look;
  }

  /** Takes the view as what the address says already. @param {Link} link */
  agree(link) {
    clearTimeout(this.#timer);
    this.#last = link;
  }

  /** Writes the view down soon. Another board or another mode is a new entry of the history, anything else is not. */
  follow() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#write(), delay);
  }

  /** Writes the view down at once, where that is due. */
  settle() {
    clearTimeout(this.#timer);
    this.#write();
  }

  #write() {
    const view = this.look();
    if (view === null || this.#last === null) return;
    const { link, entry } = view;
    const address = writeLink(link);
    const before = this.#last;
    if (address === writeLink(before)) return;
    this.#last = link;
    const isNew = link.puzzle !== before.puzzle || link.board !== before.board || link.mode !== before.mode;
    if (isNew) history.pushState(entry, "", address);
    else history.replaceState(entry, "", address);
  }
}

/**
 * What the history's entry holds beside the fragment, if it is one of ours.
 * @param {unknown} state
 * @returns {Entry | null}
 */
export function entryOf(state) {
  if (typeof state !== "object" || state === null) return null;
  const { text, size, start, case: wanted } = /** @type {Record<string, unknown>} */ (state);
  if (typeof text !== "string" || typeof size !== "string" || typeof start !== "string") return null;
  return typeof wanted === "number" ? { text, size, start, case: wanted } : null;
}
