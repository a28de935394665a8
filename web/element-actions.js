/** What buttons, keys and fingers do to an element. */

import { commandFor } from "./element-keys.js";
import { Pointing } from "./element-pointer.js";
import { nextSpeed } from "./views/timeline.js";
import { clamp } from "./views/shapes.js";

/**
 * @typedef {import("./fewest-moves.js").FewestMoves} FewestMoves
 * @typedef {import("./element-game.js").Game} Game
 *
 * @typedef {object} Desk what actions see of an element besides its public face
 * @property {Game} game
 * @property {boolean} reading
 * @property {import("./views/index.js").Place} active
 * @property {() => void} changed
 * @property {() => void} focusBoard lets the focus follow to the active cell
 * @property {() => void} leaveBoard
 * @property {() => HTMLDialogElement | null} dialog
 */

/**
 * Lets an arrow lead from the active cell to the one beside it, where there is one.
 * @param {Desk} desk @param {{ rows: number, columns: number }} board @param {import("./views/index.js").Place} way
 */
export function rove(desk, { rows, columns }, way) {
  desk.active = {
    row: clamp(desk.active.row + way.row, 0, rows - 1),
    column: clamp(desk.active.column + way.column, 0, columns - 1),
  };
  desk.changed();
  desk.focusBoard();
}

/** @param {FewestMoves} element @param {Desk} desk */
export function actionsOf(element, desk) {
  const { game } = desk;

  const setReading = (/** @type {boolean} */ reading) => {
    desk.reading = reading;
    game.say(reading ? (words) => words.readingOn : (words) => words.readingOff);
    desk.changed();
    desk.focusBoard();
  };

  /** @param {import("./views/index.js").Place} place */
  const point = (place) => {
    if (game.board === null) return;
    if (game.view.trace !== undefined) {
      game.follow(place);
      if (!desk.reading) desk.focusBoard();
      return;
    }
    const move = game.view.moveTo(game.state, place, game.puzzle);
    if (move !== null) game.move(move);
    if (move === null || !desk.reading) desk.focusBoard();
  };

  const main = () => {
    const { mode, phase } = game.player;
    if (phase === "playing") element.pause();
    else if (mode === "play") element.play();
    else if (phase === "searching" && game.solving.slow) game.solving.cancel();
    else if (phase === "failed" && game.solving.answer?.status === "no-solution") actions.takeOver();
    else if (phase === "failed") void element.solve();
    else element.play();
  };

  /** @param {import("./element-keys.js").Command} command */
  const obey = (command) => {
    switch (command.name) {
      case "move":
        game.move(command.move);
        desk.focusBoard();
        return;
      case "rove":
        rove(desk, game.puzzle, command);
        return;
      case "enter":
        point(desk.active);
        return;
      case "read":
        setReading(!desk.reading);
        return;
      case "leave":
        if (desk.reading) setReading(false);
        else desk.leaveBoard();
        return;
      case "keys":
        actions.keys();
        return;
      case "undo":
      case "back":
        game.undo();
        break;
      case "redo":
      case "forward":
        game.redo();
        break;
      case "start":
        game.reset();
        break;
      case "end":
        game.end();
        break;
      case "hint":
        void game.advise();
        break;
      case "solve":
        element.play();
        break;
      case "toggle":
        if (game.player.mode === "solution" || game.player.phase === "playing") main();
        else game.goOn();
        break;
      case "slower":
        element.speed = nextSpeed(element.speed, -1);
        break;
      case "faster":
        element.speed = nextSpeed(element.speed, 1);
        break;
    }
    desk.focusBoard();
  };

  const actions = {
    main,
    undo: () => game.undo(),
    redo: () => game.redo(),
    reset: () => game.reset(),
    end: () => game.end(),
    hint: () => void game.advise(),
    move: (/** @type {string} */ move) => game.move(move),
    seek: (/** @type {number} */ index) => game.seek(index),
    glyphs: () => {
      element.glyphs = !element.glyphs;
    },
    speed: (/** @type {number} */ speed) => {
      element.speed = speed;
    },
    takeOver: () => {
      element.mode = "play";
      desk.focusBoard();
    },
    watchBest: () => game.solving.watchBest(),
    cancel: () => game.solving.cancel(),
    keys: () => {
      const dialog = desk.dialog();
      dialog?.showModal();
      // The focus is on the button at the end, to which a list longer than the window would be scrolled.
      dialog?.scrollTo(0, 0);
    },
    closeKeys: () => desk.dialog()?.close(),

    pointing: new Pointing({
      arrows: () => (game.board === null ? null : game.view.arrows),
      point,
      swipe: (move) => {
        game.move(move);
        desk.focusBoard();
      },
    }),

    /** A cell that got the focus by a click is the one to go on from. @param {FocusEvent} event */
    focused: (event) => {
      const cell = event.target instanceof Element ? event.target.closest("[role=gridcell]") : null;
      if (cell === null || (game.view.arrows !== null && !desk.reading)) return;
      desk.active = { row: Number(cell.getAttribute("data-row")), column: Number(cell.getAttribute("data-column")) };
      desk.changed();
    },

    /** @param {KeyboardEvent} event */
    key: (event) => {
      if (game.board === null || event.isComposing) return;
      const command = commandFor(event, game.view.arrows, desk.reading);
      if (command === null) return;
      event.preventDefault();
      event.stopPropagation();
      obey(command);
    },
  };
  return actions;
}
