/**
 * The views there are. To add one: its file beside this one and a line in the table.
 *
 * A view draws one puzzle and tells about it. It sees states, never rules: what is legal, what a move does and what
 * stands in the way comes from the core. It touches no document: it returns templates, key frames and sentences.
 */

import { wallPushers } from "./wall-pushers.js";

/**
 * @typedef {{ row: number, column: number }} Place from 0; -1 or one past the last is outside
 * @typedef {object} Shot what a view sees of a state
 * @property {Uint8Array} cells
 * @property {Int32Array} integers
 * @property {boolean} isGoal
 * @property {readonly string[]} moves the legal ones
 *
 * @typedef {object} HappeningEvent
 * @property {string} kind
 * @property {number} row
 * @property {number} column
 * @property {number} toRow
 * @property {number} toColumn
 * @property {string} side
 * @property {number} order
 *
 * @typedef {object} Happening a move that was made and what it did
 * @property {string} move
 * @property {readonly HappeningEvent[]} events
 *
 * @typedef {object} Scene all that a picture depends on
 * @property {{ rows: number, columns: number }} board
 * @property {Shot} shot
 * @property {readonly Shot[]} trail from the start to the state shown, both included
 * @property {Happening | null} last the move that led to the state shown
 * @property {Happening | null} undone the move that was just taken back
 * @property {string | null} hint a move to point at
 * @property {string | null} refused a move that was just refused
 * @property {Place} active the one cell that takes the focus
 * @property {string} label the name of the board for those who do not see it
 * @property {any} words the puzzle's own words
 *
 * @typedef {object} Motion one part of the picture on its way to where it is drawn
 * @property {string} part its `data-part`
 * @property {Keyframe[]} keyframes
 *
 * @typedef {object} View
 * @property {string} name
 * @property {string} sample the judge's own example
 * @property {{ rows: number, columns: number } | null} size the judge's own size; null: every text tells its size
 * @property {{ x: number, y: number } | null} start the start where a text names none; null: every text has one
 * @property {(board: Scene["board"]) => readonly { move: string, picture: import("lit").SVGTemplateResult }[]} buttons
 *   the moves that have a button, in the order of the buttons
 * @property {Readonly<Record<string, string>> | null} arrows which move an arrow key makes; null: arrows rove
 * @property {import("lit").CSSResult} styles for what it draws, below a class with its name
 * @property {(board: Scene["board"], start: Shot) => Box} box
 * @property {(scene: Scene) => import("lit").SVGTemplateResult} draw
 * @property {(board: Scene["board"], happening: Happening, forward: boolean) => Motion[]} motion
 * @property {(move: string) => Motion[]} nudge
 * @property {(board: Scene["board"], shot: Shot) => Place} focus where the focus follows to
 * @property {(shot: Shot, place: Place) => string | null} moveTo the move that pointing at a place asks for
 * @property {(scene: Pick<Scene, "board" | "shot" | "words">, place: Place) => string} nameCell
 * @property {(words: any, happening: Happening) => string} tell
 * @property {(happening: Happening) => boolean} stresses whether the move is more than a plain step
 * @property {(moves: readonly string[]) => string} answer as the judge wants it
 *
 * @typedef {{ x: number, y: number, width: number, height: number, cell: number }} Box the picture's own units
 */

/** @type {Readonly<Record<string, View>>} */
export const views = Object.freeze({
  [wallPushers.name]: wallPushers,
});
