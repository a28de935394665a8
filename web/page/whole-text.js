/** The text of a box in which somebody may be at work. */

import { noChange } from "lit";
import { Directive, directive } from "lit/directive.js";

class WholeText extends Directive {
  /** What it was told last; what is typed meanwhile is the box's own. */
  #text = "";

  /** @param {string} _text */
  render(_text) {
    return noChange;
  }

  /** @param {import("lit/directive.js").ElementPart} part @param {[string]} given */
  update({ element }, [text]) {
    const box = /** @type {HTMLTextAreaElement} */ (element);
    if (text === this.#text) return noChange;
    this.#text = text;
    if (box.value === text) return noChange;
    const isWhole = box === document.activeElement && box.selectionStart === 0 && box.selectionEnd === box.value.length;
    box.value = text;
    if (isWhole) box.select();
    return noChange;
  }
}

/**
 * Puts a text into a box. What is selected there from end to end, as nothing at all is, stays so: whoever is about to put
 * something else in its place does, also when the text has come only now.
 */
export const wholeText = directive(WholeText);
