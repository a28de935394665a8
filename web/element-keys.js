/** What the keys do while the board has the focus. Whatever is not listed here stays with the page. */

/**
 * @typedef {{ name: "move", move: string }
 *   | { name: "rove", row: number, column: number }
 *   | { name: "enter" | "read" | "leave" | "keys" | "undo" | "redo" | "start" | "end" | "hint" | "solve" | "toggle" |
 *       "back" | "forward" | "slower" | "faster" }} Command
 *
 * @typedef {object} Pressed
 * @property {string} key
 * @property {boolean} shiftKey
 * @property {boolean} ctrlKey
 * @property {boolean} metaKey
 * @property {boolean} altKey
 */

/** @type {Readonly<Record<string, { row: number, column: number }>>} */
const arrows = Object.freeze({
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
});

/** @type {Readonly<Record<string, Command["name"]>>} */
const letters = Object.freeze({
  r: "read",
  u: "undo",
  z: "undo",
  y: "redo",
  h: "hint",
  s: "solve",
  ",": "back",
  ".": "forward",
  "-": "slower",
  "\u2212": "slower",
  "+": "faster",
  "=": "faster",
  "?": "keys",
  " ": "toggle",
  Home: "start",
  End: "end",
  Escape: "leave",
});

/**
 * @param {Pressed} pressed
 * @param {Readonly<Record<string, string>> | null} moves which move an arrow makes; null: arrows rove
 * @param {boolean} reading whether the arrows rove for now
 * @returns {Command | null} null: not the board's affair
 */
export function commandFor({ key, shiftKey, ctrlKey, metaKey, altKey }, moves, reading) {
  if (altKey) return null;
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) {
    if (letter === "z") return { name: shiftKey ? "redo" : "undo" };
    return letter === "y" ? { name: "redo" } : null;
  }
  const roving = reading || moves === null;
  if (Object.hasOwn(arrows, key)) {
    return roving ? { name: "rove", ...arrows[key] } : { name: "move", move: moves[key] };
  }
  if (roving && (key === "Enter" || (reading && key === " "))) return { name: "enter" };
  // Where arrows always rove, there is nothing to switch to.
  if (!Object.hasOwn(letters, letter) || (moves === null && letters[letter] === "read")) return null;
  const name = letters[letter];
  return /** @type {Command} */ ({ name: name === "undo" && shiftKey ? "redo" : name });
}
