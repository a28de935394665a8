/**
 * The element's events. All of them bubble and cross shadow roots.
 *
 * @typedef {object} ReadyDetail a board was read and is drawn
 * @property {string} puzzle
 * @property {number} rows
 * @property {number} columns
 * @property {number} case from 1
 * @property {number} cases
 *
 * @typedef {object} MoveDetail somebody moved, or tried to
 * @property {string} move
 * @property {string | null} refusal why it is not possible, such as "two-walls"; null: it was made
 * @property {number} step how many moves are made now
 *
 * @typedef {object} StepDetail another step is shown
 * @property {number} step
 * @property {number} steps
 * @property {string | null} move the move that led to it; null at the start
 * @property {import("./player.js").Mode | "search"} mode
 *
 * @typedef {{ puzzle: string } & import("./types.js").Answer} SolvedDetail a search has ended, whatever its status
 *
 * @typedef {object} ErrorDetail something is wrong with the text, the attributes or the module
 * @property {string} code the code of a TextError, of a ModuleError, of a wrong attribute ("unknownPuzzle", "badSize"
 *   ...), or "broken"
 * @property {string} message the sentence that is shown, in the element's language
 * @property {unknown} error
 *
 * @typedef {object} Details
 * @property {ReadyDetail} fewest-ready
 * @property {MoveDetail} fewest-move
 * @property {StepDetail} fewest-step
 * @property {SolvedDetail} fewest-solved
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
