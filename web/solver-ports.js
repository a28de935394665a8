/** Lines to the side of a solver that searches: a worker of a browser or of node, or the same thread. */

import { WorkerError } from "./errors.js";
import { nextTask } from "./next-task.js";
import { SolverHost } from "./solver-host.js";

/** @typedef {import("./solver-protocol.js").Port} Port */

/**
 * @param {Worker} worker of a browser
 * @returns {Port}
 */
export function workerPort(worker) {
  return {
    post: (message) => worker.postMessage(message),
    listen(receive, fail) {
      worker.onmessage = ({ data }) => receive(data);
      worker.onmessageerror = () => fail(new WorkerError("The worker said something that cannot be read."));
      worker.onerror = (event) => {
        event.preventDefault();
        fail(new WorkerError(event.message || "The worker's script cannot be loaded."));
      };
    },
    keepAlive: () => {},
    close: () => worker.terminate(),
  };
}

/**
 * @param {import("node:worker_threads").Worker} worker
 * @returns {Port}
 */
export function threadPort(worker) {
  return {
    post: (message) => worker.postMessage(message),
    listen(receive, fail) {
      worker.on("message", receive);
      worker.on("messageerror", fail);
      worker.on("error", fail);
      worker.on("exit", () => fail(new WorkerError("The worker has ended.")));
    },
    keepAlive: (busy) => (busy ? worker.ref() : worker.unref()),
    close: () => void worker.terminate(),
  };
}

/**
 * The same on this thread. Messages arrive later, as they do from a worker.
 * @returns {Port}
 */
export function localPort() {
  let isClosed = false;
  /** @type {(reply: import("./solver-protocol.js").Reply) => void} */
  let receive = () => {};
  const host = new SolverHost({
    post(reply) {
      if (!isClosed) queueMicrotask(() => receive(reply));
    },
    // A closed host is never continued: its slices end, and with them all that it holds.
    letGo: () => nextTask().then(() => (isClosed ? new Promise(() => {}) : undefined)),
    // Few pages generate boards: what it takes is loaded by those that do.
    loadGenerating: () => import("./generating.js"),
  });
  return {
    post: (message) => queueMicrotask(() => isClosed || host.receive(message)),
    listen: (listener) => void (receive = listener),
    keepAlive: () => {},
    close: () => void (isClosed = true),
  };
}
