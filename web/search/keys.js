/** What the keys do while the board of a search has the focus. Whatever is not listed here stays with the page. */

/**
 * @typedef {{ name: "rove", row: number, column: number }
 *   | { name: "back" | "on" | "previous" | "next" | "toggle" | "start" | "end" | "slower" | "faster" | "keys" | "leave" }}
 *   SearchCommand
 */

/** @type {Readonly<Record<string, SearchCommand>>} */
const commands = Object.freeze({
  ArrowRight: { name: "rove", row: 0, column: 1 },
  ArrowUp: { name: "rove", row: -1, column: 0 },
  ArrowDown: { name: "rove", row: 1, column: 0 },
  ArrowLeft: { name: "rove", row: 0, column: -1 },
  ",": { name: "back" },
  ".": { name: "on" },
  " ": { name: "toggle" },
  Home: { name: "start" },
  End: { name: "end" },
  "-": { name: "slower" },
  "\u2212": { name: "slower" },
  "+": { name: "faster" },
  "=": { name: "faster" },
  "?": { name: "keys" },
  Escape: { name: "leave" },
});

/** Where the comma and the full stop are; what they write together with Shift differs from layout to layout. */
/** @type {Readonly<Record<string, SearchCommand>>} */
const shifted = Object.freeze({ Comma: { name: "previous" }, Period: { name: "next" } });

/**
 * @param {Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">} pressed
 * @returns {SearchCommand | null} null: not the board's affair
 */
export function searchCommandFor({ key, code, shiftKey, ctrlKey, metaKey, altKey }) {
  if (altKey || ctrlKey || metaKey) return null;
  if (shiftKey && Object.hasOwn(shifted, code)) return shifted[code];
  return Object.hasOwn(commands, key) ? commands[key] : null;
}
