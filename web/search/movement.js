/** What is seen to move between two moments of a search. */

/** @typedef {import("../types.js").Snapshot} Snapshot */

/**
 * One node on, the last move of its path is made, whichever node was in hand before; one node back along the path, the
 * last move is taken back. Anything else is a jump.
 * @param {Snapshot} before @param {Snapshot} after
 * @param {import("../element-board.js").Board} board
 * @returns {{ happening: import("../views/index.js").Happening, forward: boolean } | null}
 */
export function movementBetween(before, after, board) {
  if (after.step === before.step + 1) {
    const made = board.happening(after.path);
    return made && { happening: made, forward: true };
  }
  const isParent = after.step === before.step - 1 && before.path.slice(0, -1).join() === after.path.join();
  const undone = isParent ? board.happening(before.path) : null;
  return undone && { happening: undone, forward: false };
}
