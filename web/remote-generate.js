/** Generating elsewhere: from the wish to what came of it. */

import { beginGenerator } from "./remote-generator.js";

/**
 * @typedef {import("./types-generate.js").Generation} Generation
 * @typedef {import("./types-generate.js").GenerationProgress} GenerationProgress
 *
 * @typedef {object} Listening
 * @property {AbortSignal} stopping ends it with what was found until then
 * @property {(progress: GenerationProgress) => void} tell
 */

/**
 * @param {import("./remote-generator.js").Means} means
 * @param {import("./types-generate.js").GenerateOptions} options
 * @param {Listening} listening
 * @returns {Promise<Generation>} as RemoteFewest's `generate`
 */
export async function generateIn(means, { onProgress, ...options }, { stopping, tell }) {
  const generator = await beginGenerator(means, options);
  // What it comes to is asked for below, where it is told as well why that fails.
  const stop = () => void generator.stop().catch(() => {});
  stopping.addEventListener("abort", stop);
  if (stopping.aborted) stop();
  try {
    for await (const progress of generator) {
      tell(progress);
      if (progress.status === "running") onProgress?.(progress);
    }
    const [{ best: _, ...end }, best] = [await generator.progress(), await generator.best()];
    return { ...end, best, milliseconds: generator.milliseconds };
  } finally {
    stopping.removeEventListener("abort", stop);
    // The next search finds the worker idle.
    await generator.free();
  }
}
