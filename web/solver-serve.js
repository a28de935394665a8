/** What a worker does to be a solver: for solver-worker.js, and for a classic script that starts itself as a worker. */

import { nextTask } from "./next-task.js";
import * as generating from "./solver-generate.js";
import { SolverHost } from "./solver-host.js";

const loadGenerating = async () => generating;

/** Answers the requests of whoever started this worker, as long as it lives. */
export function serveSolver() {
  const thread = globalThis.process?.getBuiltinModule?.("node:worker_threads").parentPort;
  if (thread) {
    const host = new SolverHost({ post: (reply) => thread.postMessage(reply), letGo: nextTask, loadGenerating });
    thread.on("message", (request) => host.receive(request));
    return;
  }
  // The types here are a window's; a worker's global object posts without a target.
  const scope = /** @type {{ postMessage: (message: unknown) => void, onmessage: unknown }} */ (
    /** @type {unknown} */ (globalThis)
  );
  const host = new SolverHost({ post: (reply) => scope.postMessage(reply), letGo: nextTask, loadGenerating });
  scope.onmessage = (/** @type {MessageEvent} */ { data }) => host.receive(data);
}
