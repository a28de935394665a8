/** Makes the text of a search's trace: searches, asks for the trace in parts, writes them. Nothing here draws. */

import { posthocTrace, traceLines } from "../trace-text.js";

/**
 * @typedef {import("../define.js").RemotePuzzle} RemotePuzzle
 *
 * @typedef {object} Order
 * @property {() => Promise<RemotePuzzle>} open the board; it is freed here
 * @property {import("../types.js").SearchOptions} options
 * @property {"lines" | "posthoc"} form
 * @property {number} traceVersion
 * @property {number} most how many steps are written at most
 * @property {AbortSignal} signal
 * @property {(progress: Progress) => void} tell
 *
 * @typedef {object} Progress
 * @property {"searching" | "writing"} phase
 * @property {number} done steps
 * @property {number | null} all steps; null: not known yet
 *
 * @typedef {object} Exported
 * @property {Blob} blob
 * @property {string} name of a file
 * @property {number} steps
 * @property {boolean} complete whether that is the whole search
 */

/** How many steps are searched, and written, between two looks at what else there is to do. */
const searchedAtOnce = 20_000;
const writtenAtOnce = 500;

/** What stands for the signs that a file's name had better not have. @param {string} name */
const plain = (name) => name.replaceAll("*", "-star");

/**
 * @param {Order} order
 * @returns {Promise<Exported>} rejected with the signal's reason when it is aborted
 */
export async function exportTrace({ open, options, form, traceVersion, most, signal, tell }) {
  const puzzle = await open();
  try {
    const search = await puzzle.search({ ...options, signal });
    try {
      let steps = 0;
      let status = "running";
      while (status === "running" && steps < most) {
        ({ step: steps, status } = await search.show(Math.min(steps + searchedAtOnce, most)));
        tell({ phase: "searching", done: steps, all: null });
      }
      const { engine, bound } = search;
      const about = {
        ...{ trace: traceVersion, puzzle: puzzle.name, board: puzzle.write("link"), engine, bound, steps },
        complete: status !== "running",
      };
      const text = form === "lines" ? traceLines(about) : posthocTrace();
      // Parts of their own: a text of all would be a second time as large.
      const parts = [text.begin()];
      for (let from = 1; from <= steps; from += writtenAtOnce) {
        parts.push(text.add(await search.trace(from, Math.min(from + writtenAtOnce - 1, steps))));
        tell({ phase: "writing", done: Math.min(from + writtenAtOnce - 1, steps), all: steps });
      }
      parts.push(text.end());
      const ways = [engine, ...(bound === "none" ? [] : [bound])].map(plain).join("-");
      return {
        blob: new Blob(parts, { type: text.type }),
        name: `fewest-${puzzle.name}-${ways}${text.ending}`,
        ...{ steps, complete: about.complete },
      };
    } finally {
      void search.free();
    }
  } finally {
    puzzle.free();
  }
}
