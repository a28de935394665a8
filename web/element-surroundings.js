/** What an element notices of the document around it: whether it can be seen, that it has left, that the language changes. */

/** Work starts a little before a board scrolls into view. */
const margin = "200px";

/**
 * @typedef {object} Noticed
 * @property {(seen: boolean) => void} seen whether it can be seen, first when that is so for the first time
 * @property {() => void} printed the page is about to be printed, all of it
 * @property {() => void} language the page's own language has changed
 * @property {() => void} left it is in no document any more
 */

export class Surroundings {
  #host;
  #noticed;
  #wasSeen = false;
  #visibility;
  #language;
  /** @type {Window | null} */
  #window = null;

  /** @param {import("lit").LitElement} host @param {Noticed} noticed */
  constructor(host, noticed) {
    this.#host = host;
    this.#noticed = noticed;
    this.#visibility = new IntersectionObserver((entries) => this.#see(entries), { rootMargin: margin });
    this.#language = new MutationObserver(() => noticed.language());
    host.addController(this);
  }

  hostConnected() {
    this.#visibility.observe(this.#host);
    const { documentElement, defaultView } = this.#host.ownerDocument;
    this.#language.observe(documentElement, { attributes: true, attributeFilter: ["lang"] });
    this.#window = defaultView;
    defaultView?.addEventListener("beforeprint", this.#noticed.printed);
    this.#host.requestUpdate();
  }

  hostDisconnected() {
    this.#visibility.disconnect();
    this.#language.disconnect();
    this.#window?.removeEventListener("beforeprint", this.#noticed.printed);
    // An element that is only moved to another place is back before this.
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#noticed.left();
    });
  }

  /** @param {readonly IntersectionObserverEntry[]} entries */
  #see(entries) {
    const { isIntersecting } = entries[entries.length - 1];
    this.#wasSeen ||= isIntersecting;
    if (this.#wasSeen) this.#noticed.seen(isIntersecting);
  }
}
