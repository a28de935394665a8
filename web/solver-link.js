/** The client's end of the line to one host: calls become promises. */

import { ModuleError, WorkerError } from "./errors.js";

/**
 * @typedef {object} PendingCall
 * @property {object} owner on whose behalf it was made
 * @property {(value: any) => void} resolve
 * @property {(error: unknown) => void} reject
 * @property {() => void} unlisten stops listening to its signal
 */

/**
 * @param {{ name: string, message: string }} error as it came from the other side
 * @returns {Error}
 */
function revived({ name, message }) {
  if (name === "RangeError") return new RangeError(message);
  if (name === "ModuleError") return new ModuleError(message);
  return new WorkerError(`The search broke down: ${message} (${name}).`);
}

export class SolverLink {
  #port;
  /** @type {Map<number, PendingCall>} */
  #calls = new Map();
  #lastCall = 0;
  /** Why nothing will ever come any more. @type {unknown} */
  #end = null;
  #close = () => {};

  /** @param {import("./solver-protocol.js").Port} port */
  constructor(port) {
    this.#port = port;
    /** Resolved when the other side has ended. */
    this.closed = new Promise((/** @type {(value: void) => void} */ resolve) => {
      this.#close = resolve;
    });
    port.listen(
      (reply) => this.#receive(reply),
      (error) => this.close(error),
    );
  }

  /** Whether the other side can still be called. */
  get isOpen() {
    return this.#end === null;
  }

  /**
   * @param {import("./solver-protocol.js").Call} request
   * @param {object} owner see `abandon`
   * @param {AbortSignal} [signal] gives the call up
   * @returns {Promise<any>} the value that the other side answers
   */
  call(request, owner, signal) {
    return new Promise((resolve, reject) => {
      if (this.#end !== null || signal?.aborted) {
        reject(this.#end ?? signal?.reason);
        return;
      }
      const call = ++this.#lastCall;
      // First, because posting throws where the module cannot cross to the worker.
      this.#port.post({ ...request, call });
      const abort = () => {
        this.#take(call)?.reject(signal?.reason);
        this.tell({ type: "cancel", call });
      };
      signal?.addEventListener("abort", abort);
      const unlisten = () => signal?.removeEventListener("abort", abort);
      this.#calls.set(call, { owner, resolve, reject, unlisten });
      this.#port.keepAlive(true);
    });
  }

  /** @param {import("./solver-protocol.js").Notice} notice */
  tell(notice) {
    if (this.#end === null) this.#port.post(notice);
  }

  /**
   * Rejects what an owner still waits for; answers that come later are ignored.
   * @param {object} owner
   * @param {unknown} error
   */
  abandon(owner, error) {
    for (const [call, pending] of this.#calls) {
      if (pending.owner === owner) this.#take(call)?.reject(error);
    }
  }

  /** @param {number} call */
  #take(call) {
    const pending = this.#calls.get(call);
    pending?.unlisten();
    this.#calls.delete(call);
    if (this.#calls.size === 0) this.#port.keepAlive(false);
    return pending;
  }

  /** @param {import("./solver-protocol.js").Reply} reply */
  #receive(reply) {
    const pending = this.#take(reply.call);
    if ("value" in reply) {
      pending?.resolve(reply.value);
      return;
    }
    const error = revived(reply.error);
    pending?.reject(error);
    // A trap leaves an instance in a state that nobody knows.
    if (error instanceof WorkerError) this.close(error);
  }

  /**
   * Ends the other side and rejects all that is waited for.
   * @param {unknown} error
   */
  close(error) {
    if (this.#end !== null) return;
    this.#end = error;
    for (const call of [...this.#calls.keys()]) this.#take(call)?.reject(error);
    this.#port.close();
    this.#close();
  }
}
