/** The mode `search`: loaded when it is first asked for. */

import { searchActionsOf } from "./actions.js";
import { SearchCourse } from "./course.js";
import { searchStyles } from "./styles.js";
import { lookedAt, searchTemplate } from "./template.js";

// For those who show a search elsewhere: asked of this file, nothing of the mode is in two places.
export { searchWordsFor } from "../strings/search.js";
export { heatOf } from "./census-part.js";
export { keepsNodes, kindOf } from "./facts.js";

/**
 * @param {import("../fewest-moves.js").FewestMoves} element
 * @param {import("../element-actions.js").Desk} desk
 * @param {import("./course.js").SearchOwner} owner
 */
export function searchOf(element, desk, owner) {
  const course = new SearchCourse(owner);
  const act = searchActionsOf(element, desk, course);
  /** The iteration that the list was last scrolled to. */
  let listed = "";
  return {
    course,
    styles: searchStyles,
    /** @param {import("../element-template.js").Looks} looks */
    template: (looks) => searchTemplate(lookedAt(looks, course, act), looks),
    /** Keeps the iteration shown in sight. @param {ParentNode} root */
    drawn(root) {
      const list = /** @type {HTMLElement | null} */ (root.querySelector(".listed"));
      const current = list?.dataset.current ?? "";
      if (list === null || current === listed) return;
      listed = current;
      const item = /** @type {HTMLElement | undefined} */ (list.children[Number(current)]);
      if (item !== undefined) list.scrollTop = item.offsetTop - (list.clientHeight - item.offsetHeight) / 2;
    },
  };
}
