/** The mode `edit`: loaded when it is first asked for. */

import { editActionsOf } from "./actions.js";
import { Editor } from "./editor.js";
import { editStyles } from "./styles.js";
import { editTemplate } from "./template.js";

/**
 * @param {import("../fewest-moves.js").FewestMoves} element
 * @param {import("../element-actions.js").Desk} desk
 * @param {import("./editor.js").EditorOwner} owner
 */
export function editorOf(element, desk, owner) {
  const editor = new Editor(owner);
  const act = editActionsOf(element, desk, editor);
  return {
    course: editor,
    styles: editStyles,
    /** @param {import("../element-template.js").Looks} looks */
    template: (looks) => editTemplate({ ...looks, editor, act, desk }),
    drawn() {},
  };
}
