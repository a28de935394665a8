/**
 * Where the parts of this build are when nobody says so: beside the script, by address. The builds that are one file
 * have delivery-classic.js in the place of this file, with the same exports.
 */

import { ModuleError } from "./errors.js";

/**
 * A way to start a worker, and what RemoteFewest's `workersFrom` says of it.
 * @typedef {{ from: "url" | "self" | "blob", create: () => Worker }} WorkerSource
 */

/** What relative addresses are relative to. */
export const base = import.meta.url;

/**
 * @returns {Promise<URL | Uint8Array<ArrayBuffer>>} the module's address, or its bytes
 * @throws {ModuleError} neither is known
 */
export async function ownModule() {
  try {
    return new URL("./core.wasm", import.meta.url);
  } catch (error) {
    throw new ModuleError("This script does not know its own address: give `url`, `bytes` or `module` to load from.", {
      cause: error,
    });
  }
}

/** @returns {WorkerSource[]} best first */
export function ownWorkers() {
  // Bundlers look for exactly this expression to find the worker's file.
  const create = () => new Worker(new URL("./solver-worker.js", import.meta.url), { type: "module" });
  return [{ from: "url", create }];
}
