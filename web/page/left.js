/**
 * What was still to be written into the history when the page was left. Browsers ignore what a page does to its history
 * on its way out, so it is kept aside until the page is back: after a reload nothing is lost.
 */

/** @typedef {import("./address.js").View & { address: string, isNew: boolean }} Left */

const key = "fewest-left";

/** @param {Left} left */
export function keepLeft(left) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ from: location.href, ...left }));
  } catch {
    // No storage, or too long a text: then what was written last is what is there.
  }
}

/** @returns {string | null} what was kept, which is then kept no more */
function taken() {
  try {
    const left = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return left;
  } catch {
    return null;
  }
}

/** Puts what was kept into the history, if the page is back where it was. */
export function takeLeft() {
  const left = taken();
  if (left === null) return;
  const { from, entry, address, isNew } = /** @type {Left & { from: string }} */ (JSON.parse(left));
  if (from !== location.href) return;
  if (isNew) history.pushState(entry, "", address);
  else history.replaceState(entry, "", address);
}
