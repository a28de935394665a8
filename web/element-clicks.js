/** Clicks in the element, where something around it waits for clicks as well: a link, a label, a summary. */

/** What a click does something to. A summary or a label of our own is not here: there the browser does it. */
const ours = "button, select, input, .board";

/**
 * A click on what is ours does not follow the link around the element, nor does it switch what is labelled by it.
 * @param {ShadowRoot} root
 */
export function keepClicks(root) {
  root.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest(ours) !== null) event.preventDefault();
  });
}
