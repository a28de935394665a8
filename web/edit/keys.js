/** What the keys do while the board that is drawn has the focus. Whatever is not listed here stays with the page. */

/**
 * @typedef {import("../types.js").Side} Side
 *
 * @typedef {{ name: "rove", row: number, column: number }
 *   | { name: "side", side: Side }
 *   | { name: "brush", colour: number }
 *   | { name: "end", column: number }
 *   | { name: "enter" | "undo" | "redo" | "keys" | "leave" | "next" | "previous" }} EditCommand
 */

/** @type {Readonly<Record<string, { row: number, column: number, side: Side }>>} */
const arrows = Object.freeze({
  ArrowRight: { row: 0, column: 1, side: "E" },
  ArrowUp: { row: -1, column: 0, side: "N" },
  ArrowDown: { row: 1, column: 0, side: "S" },
  ArrowLeft: { row: 0, column: -1, side: "W" },
});

/** @type {Readonly<Record<string, EditCommand>>} */
const commands = Object.freeze({
  Enter: { name: "enter" },
  " ": { name: "enter" },
  u: { name: "undo" },
  z: { name: "undo" },
  y: { name: "redo" },
  Home: { name: "end", column: -Infinity },
  End: { name: "end", column: Infinity },
  "?": { name: "keys" },
  Escape: { name: "leave" },
});

/** @type {Readonly<Record<string, EditCommand>>} */
const brushCommands = Object.freeze({ "[": { name: "previous" }, "]": { name: "next" } });

/**
 * @param {Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">} pressed
 * @param {Pick<import("./crafts.js").Craft, "hasSides" | "hasBrush">} craft
 * @returns {EditCommand | null} null: not the board's affair
 */
export function editCommandFor({ key, shiftKey, ctrlKey, metaKey, altKey }, { hasSides, hasBrush }) {
  if (altKey) return null;
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) {
    if (letter === "z") return { name: shiftKey ? "redo" : "undo" };
    return letter === "y" ? { name: "redo" } : null;
  }
  if (Object.hasOwn(arrows, key)) {
    const { side, row, column } = arrows[key];
    return shiftKey && hasSides ? { name: "side", side } : { name: "rove", row, column };
  }
  if (hasBrush && /^\d$/.test(key)) return { name: "brush", colour: Number(key) };
  if (hasBrush && Object.hasOwn(brushCommands, key)) return brushCommands[key];
  if (!Object.hasOwn(commands, letter)) return null;
  const command = commands[letter];
  return command.name === "undo" && shiftKey ? { name: "redo" } : command;
}
