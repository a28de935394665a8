/** Answers every case of a text, one after another, off the main thread. */

import { FewestMoves, Fewest } from "../define.js";

/**
 * @typedef {import("../types.js").Answer} Answer
 *
 * @param {object} task
 * @param {string} task.puzzle
 * @param {string} task.text
 * @param {import("../types.js").ParseOptions} task.options
 * @param {import("../types.js").SearchOptions} task.search
 * @param {AbortSignal} task.signal
 * @param {(index: number, answer: Answer) => void} task.answered index from 0
 * @returns {Promise<void>} rejected when aborted
 */
export async function answerAll({ puzzle, text, options, search, signal, answered }) {
  const { module } = await FewestMoves.core();
  const solver = await Fewest.worker({ module });
  try {
    const boards = await solver.parse(puzzle, text, options);
    for (const [index, board] of boards.entries()) {
      answered(index, await board.solve({ ...search, signal }));
      board.free();
    }
  } finally {
    solver.close();
  }
}
