/**
 * The element's events. All of them bubble and cross shadow roots.
 *
 * @typedef {object} ReadyDetail a board was read and is drawn
 * @property {string} puzzle its name, such as "flood"
 * @property {number} rows of the board
 * @property {number} columns of the board
 * @property {number} case which case of the text, from 1
 * @property {number} cases how many there are
 *
 * @typedef {object} MoveDetail somebody moved, or tried to
 * @property {string} move its name, such as "E"
 * @property {string | null} refusal why it is not possible, such as "two-walls"; null: it was made
 * @property {number} step how many moves are made now
 *
 * @typedef {object} StepDetail another step is shown
 * @property {number} step the one that is shown: moves made, or in a search nodes taken
 * @property {number} steps how many there are
 * @property {string | null} move the move that led to it; null at the start
 * @property {"play" | "solution" | "search" | "edit"} mode what is shown
 *
 * @typedef {object} OfPuzzle
 * @property {string} puzzle its name
 *
 * @typedef {OfPuzzle & import("./types.js").Answer} SolvedDetail a search has ended, whatever its status
 *
 * @typedef {object} EditDetail the board was changed by hand
 * @property {string} puzzle its name
 * @property {string} text the board as it is now, in the form of a link
 * @property {import("./types.js").Edit["kind"] | "load" | "undo" | "redo"} edit what was done; "load": another board was
 *   put in its place as a change of it
 * @property {number} index which of the boards that can be gone back and forward to is shown, from 0
 * @property {number} count how many of them there are
 *
 * @typedef {object} ErrorDetail something is wrong with the text, the attributes or the module
 * @property {string} code the code of a TextError, of a ModuleError, of a wrong attribute ("unknownPuzzle", "badSize"
 *   ...), or "broken"
 * @property {string} message the sentence that is shown, in the element's language
 * @property {unknown} error what was thrown
 *
 * @typedef {object} Details
 * @property {ReadyDetail} fewest-ready
 * @property {MoveDetail} fewest-move
 * @property {StepDetail} fewest-step
 * @property {SolvedDetail} fewest-solved
 * @property {EditDetail} fewest-edit
 * @property {ErrorDetail} fewest-error
 *
 * @typedef {object} Owner who is told what happens on a board
 * @property {() => void} changed
 * @property {<N extends keyof Details>(name: N, detail: Details[N]) => void} emit
 */

/**
 * @template {keyof Details} N
 * @param {EventTarget} target
 * @param {N} name
 * @param {Details[N]} detail
 */
export function emit(target, name, detail) {
  target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}
