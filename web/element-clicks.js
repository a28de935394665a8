/**
 * Clicks in the element, where something around it waits for clicks as well: a link, a label, a summary. Browsers make
 * clicks of keys, too.
 */

/** What a click does something to. A summary or a label of our own is not here: there the browser does it. */
const clicked = "button, select, input, .board";
/** What keys click on, and nothing around it. */
const pressed = "button, summary";

/**
 * What is done in the element does not follow the link around it, does not switch what is labelled by it, and does not
 * open or close the details that it is in the summary of.
 * @param {ShadowRoot} root
 */
export function keepClicks(root) {
  /**
   * @template {Event} Happening
   * @param {string} name
   * @param {(target: Element, event: Happening) => boolean} isKept
   */
  const keep = (name, isKept) =>
    root.addEventListener(name, (event) => {
      const { target } = event;
      // What the author has put into the element passes by here as well. What is ours may have gone by its own click.
      if (!(target instanceof Element) || root.host.contains(target)) return;
      if (isKept(target, /** @type {Happening} */ (event))) event.preventDefault();
    });
  keep("click", (target) => target.closest(clicked) !== null);
  // Enter clicks when it is pressed; in a field for numbers it ends the typing instead.
  keep(
    "keypress",
    (target, /** @type {KeyboardEvent} */ { key }) =>
      key === "Enter" && target.closest(`${pressed}, input[type=number]`) === null,
  );
  // Space clicks when it is let go.
  keep("keyup", (target, /** @type {KeyboardEvent} */ { key }) => key === " " && target.closest(pressed) === null);
}
