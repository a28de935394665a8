/**
 * Keeps the address and the view the same. The fragment is what can be sent to others: one board. The history's own
 * entry holds the whole text beside it, so that a reload, back and forward bring all cases.
 */

import { writeLink } from "../link/link.js";
import { keepLeft } from "./left.js";

/** An address follows at rest, not at every step of a film: browsers refuse too many changes. In milliseconds. */
const delay = 250;

/**
 * @typedef {import("../link/link.js").Link} Link
 * @typedef {object} Entry
 * @property {string} text
 * @property {string} size
 * @property {string} start
 * @property {number} case
 * @property {string} typed what was typed since the text was read and is no board; empty: nothing
 *
 * @typedef {{ link: Link, entry: Entry }} View
 */

export class Address {
  /** What the address says. @type {View | null} */
  #last = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {() => View | null} look the view as it is now; null: nothing to keep */
  constructor(look) {
    this.look = look;
  }

  /** Takes the view as what the address says already. @param {View} view */
  agree(view) {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#last = view;
  }

  /** Writes the view down soon. */
  follow() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#write(), delay);
  }

  /** Writes the view down at once, where that is due. */
  settle() {
    clearTimeout(this.#timer);
    this.#write();
  }

  /** The page is about to be left: keeps what was to be written down. */
  leave() {
    const news = this.#timer === undefined ? null : this.#news();
    if (news !== null) keepLeft(news);
  }

  #write() {
    const news = this.#news();
    this.#timer = undefined;
    if (news === null) return;
    const { link, entry, address } = news;
    this.#last = { link, entry };
    if (news.isNew) history.pushState(entry, "", address);
    else history.replaceState(entry, "", address);
  }

  /** What the address does not say yet; null: it says all. @returns {import("./left.js").Left | null} */
  #news() {
    const view = this.look();
    const before = this.#last;
    if (view === null || before === null) return null;
    const { link, entry } = view;
    const address = writeLink(link);
    if (address === writeLink(before.link) && isSame(entry, before.entry)) return null;
    return { link, entry, address, isNew: isNew(link, before.link) };
  }
}

/** @param {Entry} one @param {Entry} other */
const isSame = (one, other) =>
  one.text === other.text &&
  one.size === other.size &&
  one.start === other.start &&
  one.case === other.case &&
  one.typed === other.typed;

/**
 * Whether a view is one to come back to: another board or another mode than before. While a board is drawn it is the same
 * board, whatever becomes of it.
 * @param {Link} link @param {Link} before
 */
const isNew = (link, before) =>
  link.puzzle !== before.puzzle || link.mode !== before.mode || (link.board !== before.board && link.mode !== "edit");

/**
 * What the history's entry holds beside the fragment, if it is one of ours.
 * @param {unknown} state
 * @returns {Entry | null}
 */
export function entryOf(state) {
  if (typeof state !== "object" || state === null) return null;
  const { text, size, start, case: wanted, typed = "" } = /** @type {Record<string, unknown>} */ (state);
  if (typeof text !== "string" || typeof size !== "string" || typeof start !== "string") return null;
  if (typeof typed !== "string" || typeof wanted !== "number") return null;
  return { text, size, start, case: wanted, typed };
}
