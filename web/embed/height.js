/**
 * Tells the page around a frame how high the frame's content is. `frame.js` is what listens there; a page that does not
 * listen is not disturbed, and gets a frame that scrolls.
 */

/** How long the page around has for making the frame as high as was told, in milliseconds. */
const patience = 1000;

/**
 * @param {Element} content whose height does not depend on the frame's
 * @param {Element} root where the class `fitted` says that the frame is as high as its content. There must be no scroll
 *   bar then: it takes width, so that the content has another height with it than without
 */
export function tellHeight(content, root) {
  if (parent === window) return;
  let height = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  // A higher content is not in doubt at once: who has followed so far will do so again.
  const judge = () => void root.classList.toggle("fitted", innerHeight >= height);
  const tell = () => {
    // Nothing but the height is told, and that may everybody know.
    parent.postMessage({ type: "fewest-height", height }, "*");
    clearTimeout(waiting);
    waiting = setTimeout(judge, patience);
  };
  new ResizeObserver(() => {
    const now = Math.ceil(content.getBoundingClientRect().height);
    if (now === height) return;
    height = now;
    tell();
  }).observe(content);
  addEventListener("resize", () => {
    if (innerHeight >= height) judge();
    // Somebody who has come late may be asking; what they set by the answer ends it.
    if (height > 0 && innerHeight !== height) tell();
  });
}
