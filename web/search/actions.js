/** What buttons and keys do to a search. */

import { rove } from "../element-actions.js";
import { searchCommandFor } from "./keys.js";
import { fullSpeed, nextSpeed } from "./ticks.js";

/**
 * @typedef {import("../fewest-moves.js").FewestMoves} FewestMoves
 * @typedef {import("../element-actions.js").Desk} Desk
 * @typedef {ReturnType<typeof searchActionsOf>} SearchActions
 */

/** @param {FewestMoves} element @param {Desk} desk @param {import("./course.js").SearchCourse} course */
export function searchActionsOf(element, desk, course) {
  /** Whether somebody writes into the field for the node's number, which is then left alone. */
  let isTyping = false;

  const actions = {
    toggle: () => course.toggle(),
    start: () => course.reset(),
    back: () => course.undo(),
    on: () => course.redo(),
    previous: () => course.goIteration(-1),
    next: () => course.goIteration(1),
    end: () => course.end(),
    stop: () => course.stop(),
    seek: (/** @type {number} */ step) => course.seek(step),
    iteration: (/** @type {number} */ index) => course.seekIteration(index),
    speed: (/** @type {string} */ text) => {
      element.speed = text === "max" ? fullSpeed : Number(text);
    },
    tell: () => {
      course.tells = !course.tells;
      desk.changed();
    },
    takeOver: () => {
      element.mode = "play";
      desk.focusBoard();
    },
    solution: () => {
      element.mode = "solution";
      desk.focusBoard();
    },
    keys: () => desk.dialog()?.showModal(),
    closeKeys: () => desk.dialog()?.close(),

    isTyping: () => isTyping,
    typing: () => {
      isTyping = true;
    },
    typed: (/** @type {number} */ step) => {
      isTyping = false;
      if (Number.isInteger(step) && step >= 0) course.seek(step);
      desk.changed();
    },
    untyped: () => {
      isTyping = false;
      desk.changed();
    },

    /** @param {FocusEvent} event */
    focused: (event) => {
      const cell = event.target instanceof Element ? event.target.closest("[role=gridcell]") : null;
      if (cell === null) return;
      desk.active = { row: Number(cell.getAttribute("data-row")), column: Number(cell.getAttribute("data-column")) };
      desk.changed();
    },

    /** @param {KeyboardEvent} event */
    key: (event) => {
      if (event.isComposing) return;
      const command = searchCommandFor(event);
      if (command === null) return;
      event.preventDefault();
      event.stopPropagation();
      obey(command);
    },
  };

  /** @param {import("./keys.js").SearchCommand} command */
  const obey = (command) => {
    if (command.name === "rove") rove(desk, course.puzzle, command);
    else if (command.name === "leave") desk.leaveBoard();
    else if (command.name === "slower") element.speed = nextSpeed(element.speed, -1);
    else if (command.name === "faster") element.speed = nextSpeed(element.speed, 1);
    else actions[command.name]();
  };
  return actions;
}
