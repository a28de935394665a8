/**
 * The same as delivery.js for the builds that are one classic script: the module is inside, and the script is its own
 * worker, for it serves as one where there is no document.
 */

import { ModuleError } from "./errors.js";

/** @typedef {import("./delivery.js").WorkerSource} WorkerSource */

// It is known only while the script is run for the first time; in a worker there is none.
const address = /** @type {HTMLScriptElement | null | undefined} */ (globalThis.document?.currentScript)?.src ?? "";

export const base = address === "" ? globalThis.location?.href : address;

/** @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function ownModule() {
  if (typeof DecompressionStream !== "function") {
    throw new ModuleError("This browser cannot unpack the module: use one from 2023 or later, or give `url`.", {
      code: "unavailable",
    });
  }
  const packed = Uint8Array.from(atob(packedModule), (character) => character.charCodeAt(0));
  const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(bytes).arrayBuffer());
}

let copy = "";

/** @returns {Worker} from a copy of the script, which is there whatever became of its file */
function fromCopy() {
  // Kept as long as the page: every further worker is made of it.
  copy ||= URL.createObjectURL(new Blob([`(${classicScript})()`], { type: "text/javascript" }));
  return new Worker(copy);
}

/** @returns {WorkerSource[]} */
export function ownWorkers() {
  /** @type {WorkerSource[]} */
  const sources = [{ from: "blob", create: fromCopy }];
  // Browsers start no worker from a disk's file, and some say so only by silence. Everywhere else the address comes
  // first: policies that allow the script by its address refuse a copy of it.
  if (address !== "" && !address.startsWith("file:")) {
    sources.unshift({ from: "self", create: () => new Worker(address) });
  }
  return sources;
}
