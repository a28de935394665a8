/**
 * The views there are. To add one: its file beside this one and a line in the table.
 *
 * A view draws one puzzle and tells about it. It sees states, never rules: what is legal, what a move does and what
 * stands in the way comes from the core. It touches no document: it returns templates, key frames and sentences.
 */

import { escape } from "./escape.js";
import { flood } from "./flood.js";
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
 * @typedef {readonly Place[] | null} Followed where the one who is followed was, from the start to the state shown;
 *   null: nobody is
 *
 * @typedef {object} Trace how to tell those apart who are moved at once, and may come to share a place
 * @property {(board: Scene["board"], start: Shot, happenings: readonly Happening[], place: Place) => Place[]} origins
 *   where those began who are at a place after some moves, or have left by it
 * @property {(happenings: readonly Happening[], start: Place) => Place[]} path where the one who began at a place is
 *   before the first of some moves and after each of them
 *
 * @typedef {object} Scene all that a picture depends on
 * @property {{ rows: number, columns: number }} board
 * @property {Shot} shot
 * @property {readonly Shot[]} trail from the start to the state shown, both included
 * @property {Happening | null} last the move that led to the state shown
 * @property {Happening | null} undone the move that was just taken back
 * @property {string | null} hint a move to point at
 * @property {string | null} refused a move that was just refused
 * @property {Followed} followed
 * @property {Place | null} obstacle the place that makes the board hopeless, where there is one to point at
 * @property {Place} active the one cell that takes the focus
 * @property {boolean} glyphs false: without the marks that double what colours say
 * @property {string} label the name of the board for those who do not see it
 * @property {any} words the puzzle's own words
 * @property {boolean} [isEdited] whether its cells are changed by those who choose them
 * @property {Heat | null} [heat] how much there is of something in each cell; a view whose census is of cells shows it
 *
 * @typedef {object} Heat by cells, row by row
 * @property {readonly number[]} shades of the class `heat-N`; 0: nothing
 * @property {readonly string[] | null} labels in the cells, as short as can be; null: there is no room for any
 * @property {readonly string[] | null} names to follow the names of the cells; null: nobody has the time to hear them
 *
 * @typedef {Pick<Scene, "board" | "shot" | "words"> & Partial<Pick<Scene, "followed" | "obstacle">>} Named what the name
 *   of a cell depends on
 *
 * @typedef {object} Motion one part of the picture on its way to where it is drawn
 * @property {string} part its `data-part`
 * @property {Keyframe[]} keyframes
 *
 * @typedef {object} MoveButton
 * @property {string} move
 * @property {unknown} picture
 * @property {boolean} [able] false: there is nothing for it to do, and pressing it says why
 *
 * @typedef {object} View what is marked as optional, a puzzle has where there is something to show
 * @property {string} name
 * @property {string} sample the judge's own example
 * @property {number} [sampleCase] the case of it to begin with, where that is not the first
 * @property {{ rows: number, columns: number } | null} size the judge's own size; null: every text tells its size
 * @property {{ x: number, y: number } | null} start the start where a text names none; null: every text has one
 * @property {(board: Scene["board"], start: Shot, shot: Shot) => readonly MoveButton[]} buttons in their order
 * @property {(move: string, words: any) => unknown} [mark] a move in the row of moves, where its letter says nothing
 * @property {Readonly<Record<string, string>> | null} arrows which move an arrow key makes; null: arrows rove
 * @property {import("lit").CSSResult} styles for what it draws, below a class with its name
 * @property {(board: Scene["board"], start: Shot) => Box} box
 * @property {(scene: Scene) => import("lit").SVGTemplateResult} draw
 * @property {(board: Scene["board"], happening: Happening, forward: boolean, followed?: Followed) => Motion[]} motion
 * @property {{ byHand: number, longest: number }} [durations] of a movement in milliseconds, where the usual ones are too
 *   short: of one made by hand, and the most while playing
 * @property {(move: string) => Motion[]} nudge
 * @property {(board: Scene["board"], shot: Shot, followed?: Followed) => Place | null} focus where the focus
 *   follows to; null: it stays where it is
 * @property {(shot: Shot, place: Place, board: Scene["board"]) => string | null} moveTo the move that pointing at a
 *   place asks for
 * @property {Trace} [trace] how one of many can be followed; pointing at a place then asks for that
 * @property {boolean} [hasGlyphs] whether glyphs double what its colours say, and can be left out
 * @property {(scene: Named, place: Place) => string} nameCell
 * @property {(words: any, happening: Happening, followed?: Followed) => string} tell
 * @property {(words: any, shot: Shot, last: Happening | null, course: { made: number, fewest: number | null }) =>
 *   string} [counter] how far one has come, in one line; `fewest`: moves that the whole board needs, null where it is
 *   not proved
 * @property {(words: any, shot: Shot) => string} [unsolved] what moves that were to solve the board have left undone
 * @property {(happening: Happening) => boolean} stresses whether the move is more than a plain step
 * @property {"cells" | "sizes"} census what a search counts its states by: the cell of the one who moves, or how much of
 *   the board belongs to them
 *
 * @typedef {{ x: number, y: number, width: number, height: number, cell: number }} Box the picture's own units
 */

/** @type {Readonly<Record<string, View>>} */
export const views = Object.freeze({
  [wallPushers.name]: wallPushers,
  [escape.name]: escape,
  [flood.name]: flood,
});
