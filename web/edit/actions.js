/** What buttons, keys and pointers do to a board that is drawn. */

import { rove } from "../element-actions.js";
import { clamp } from "../views/shapes.js";
import { editCommandFor } from "./keys.js";
import { Painting } from "./painting.js";

/**
 * @typedef {import("../fewest-moves.js").FewestMoves} FewestMoves
 * @typedef {import("../element-actions.js").Desk} Desk
 * @typedef {import("./crafts.js").Edit} Edit
 * @typedef {import("./crafts.js").Target} Target
 * @typedef {ReturnType<typeof editActionsOf>} EditActions
 */

/** @param {FewestMoves} element @param {Desk} desk @param {import("./editor.js").Editor} editor */
export function editActionsOf(element, desk, editor) {
  /** What the stroke under way makes of all that it meets. @type {((target: Target) => Edit) | null} */
  let asTheFirst = null;

  /** @param {import("../views/index.js").Place} place */
  const goTo = ({ row, column }) => {
    desk.active = { row, column };
    desk.changed();
  };

  /** @param {import("../views/index.js").Place} place */
  const enter = ({ row, column }) => {
    goTo({ row, column });
    editor.edit(editor.craft.edit({ row, column }, editor));
    desk.focusBoard();
  };

  /** @param {number} colour */
  const paint = (colour) => {
    editor.chooseBrush(colour);
    enter(desk.active);
  };

  /** The next brush in a direction, round and round. @param {number} way */
  const turnBrush = (way) => editor.chooseBrush((editor.brush + way + editor.palette.count) % editor.palette.count);

  const painting = new Painting({
    aim: (point, isStroke) => editor.craft.aim(editor.puzzle, point, editor, isStroke),
    key: (target) => editor.craft.key(target),
    shape: (target) => editor.craft.shape(editor.puzzle, target),
    begin: (target) => {
      const { craft } = editor;
      const first = craft.settled(editor.puzzle, editor.shot, craft.edit(target, editor));
      asTheFirst = (other) => {
        const edit = craft.edit(other, editor);
        return "on" in first ? /** @type {Edit} */ ({ ...edit, on: first.on }) : edit;
      };
      editor.beginStroke();
      goTo(target);
      editor.edit(first);
      desk.focusBoard();
    },
    go: (target) => {
      goTo(target);
      if (asTheFirst !== null) editor.edit(asTheFirst(target));
    },
    end: () => {
      asTheFirst = null;
      editor.endStroke();
    },
    enter,
  });

  const actions = {
    painting,
    edit: (/** @type {Edit} */ edit) => void editor.edit(edit),
    undo: () => editor.undo(),
    redo: () => editor.redo(),
    tool: (/** @type {number} */ index) => editor.choose(index),
    brush: (/** @type {number} */ colour) => editor.chooseBrush(colour),
    brushes: (/** @type {number} */ count) => editor.setBrushes(count),
    /** Goes to the cell that there is next to one that there may not be. @param {import("../views/index.js").Place} place */
    cell: ({ row, column }) => {
      const { rows, columns } = editor.puzzle;
      goTo({ row: clamp(Math.trunc(row) || 0, 0, rows - 1), column: clamp(Math.trunc(column) || 0, 0, columns - 1) });
    },
    takeOver: () => {
      element.mode = "play";
      desk.focusBoard();
    },
    solution: () => {
      element.mode = "solution";
      element.play();
    },
    keys: () => desk.dialog()?.showModal(),
    closeKeys: () => desk.dialog()?.close(),

    /** @param {FocusEvent} event */
    focused: (event) => {
      const cell = event.target instanceof Element ? event.target.closest("[role=gridcell]") : null;
      if (cell === null) return;
      goTo({ row: Number(cell.getAttribute("data-row")), column: Number(cell.getAttribute("data-column")) });
    },

    /** @param {KeyboardEvent} event */
    key: (event) => {
      if (event.isComposing) return;
      const command = editCommandFor(event, editor.craft);
      if (command === null) return;
      event.preventDefault();
      event.stopPropagation();
      obey(command);
    },
  };

  /** @param {import("./keys.js").EditCommand} command */
  const obey = (command) => {
    const { row, column } = desk.active;
    switch (command.name) {
      case "rove":
        rove(desk, editor.puzzle, command);
        return;
      case "end":
        goTo({ row, column: clamp(command.column, 0, editor.puzzle.columns - 1) });
        break;
      case "side":
        editor.edit({ kind: "wall", row, column, side: command.side });
        break;
      case "enter":
        enter(desk.active);
        return;
      case "brush":
        paint(command.colour);
        return;
      case "next":
        turnBrush(1);
        return;
      case "previous":
        turnBrush(-1);
        return;
      case "leave":
        desk.leaveBoard();
        return;
      default:
        actions[command.name]();
        return;
    }
    desk.focusBoard();
  };
  return actions;
}
