/** Where the compiled WebAssembly module comes from: an address, bytes, or a module that is already there. */

import { ownModule } from "./delivery.js";
import { ModuleError } from "./errors.js";

/**
 * @param {unknown} error
 * @returns {string}
 */
function because(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Compiles the module.
 * @param {import("./types.js").LoadOptions} [options]
 * @returns {Promise<WebAssembly.Module>}
 * @throws {ModuleError} it cannot be fetched, or what came is not a WebAssembly module
 */
export async function compileModule({ url, bytes, module, signal } = {}) {
  if (typeof WebAssembly !== "object") {
    throw new ModuleError("WebAssembly is not available here: use a browser from 2018 or later, or allow it.", {
      code: "unavailable",
    });
  }
  if (module !== undefined) {
    if (!(module instanceof WebAssembly.Module)) {
      throw new ModuleError("The option `module` must be a WebAssembly.Module; give an address as `url`.");
    }
    return module;
  }
  if (bytes !== undefined) {
    return compileBytes(bytes, "the bytes given");
  }
  const source = url ?? (await ownModule());
  return source instanceof Uint8Array ? compileBytes(source, "this script") : compileAddress(source, signal);
}

/** A module of nothing: where it cannot be compiled, none can. */
const EMPTY_MODULE = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/**
 * @param {string} source
 * @param {unknown} error
 * @returns {Promise<ModuleError>}
 */
async function notCompiled(source, error) {
  // Each browser words a policy's refusal in its own way, so what is asked is whether it refuses.
  const isForbidden = await WebAssembly.compile(EMPTY_MODULE).then(
    () => false,
    () => true,
  );
  return new ModuleError(
    isForbidden
      ? `WebAssembly is forbidden here: the content security policy must allow 'wasm-unsafe-eval'. ${because(error)}.`
      : `What came from ${source} cannot be compiled: ${because(error)}. It must be the file core.wasm.`,
    { cause: error, code: isForbidden ? "forbidden" : "unusable" },
  );
}

/**
 * @param {string | URL} address
 * @param {unknown} error
 * @returns {ModuleError}
 */
function brokenOff(address, error) {
  return new ModuleError(`The module at ${address} broke off while it was fetched: ${because(error)}.`, {
    cause: error,
    code: "unreachable",
  });
}

/**
 * @param {ArrayBuffer | ArrayBufferView<ArrayBuffer>} bytes
 * @param {string} source what they are, for the error
 * @returns {Promise<WebAssembly.Module>}
 */
async function compileBytes(bytes, source) {
  try {
    return await WebAssembly.compile(bytes);
  } catch (error) {
    throw await notCompiled(source, error);
  }
}

/**
 * @param {string | URL} address
 * @param {AbortSignal} [signal]
 * @returns {Promise<WebAssembly.Module>}
 */
async function compileAddress(address, signal) {
  const isFile = address instanceof URL ? address.protocol === "file:" : address.startsWith("file:");
  if (isFile && globalThis.process?.versions?.node !== undefined) {
    return compileBytes(await readFile(address), String(address));
  }
  const response = await fetchModule(address, signal);
  const type = response.headers.get("Content-Type") ?? "";
  // The streaming call insists on the type; servers that do not know .wasm are common, and the bytes are good.
  if (/^application\/wasm\b/i.test(type) && typeof WebAssembly.compileStreaming === "function") {
    try {
      return await WebAssembly.compileStreaming(response);
    } catch (error) {
      signal?.throwIfAborted();
      const refusal = await notCompiled(String(address), error);
      throw refusal.code === "forbidden" || error instanceof WebAssembly.CompileError
        ? refusal
        : brokenOff(address, error);
    }
  }
  let bytes;
  try {
    bytes = await response.arrayBuffer();
  } catch (error) {
    signal?.throwIfAborted();
    throw brokenOff(address, error);
  }
  return compileBytes(bytes, String(address));
}

/**
 * @param {string | URL} address
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<Response>}
 */
async function fetchModule(address, signal) {
  let response;
  try {
    response = await fetch(address, { signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw new ModuleError(
      `The module cannot be fetched from ${address}: ${because(error)}. ` +
        "Serve core.wasm beside the script over http(s), or give `url`, `bytes` or `module`.",
      { cause: error, code: "unreachable" },
    );
  }
  if (!response.ok) {
    throw new ModuleError(
      `The module cannot be fetched from ${address}: the server answered ${response.status}. ` +
        "Serve core.wasm beside the script, or give its address as `url`.",
      { code: "unreachable" },
    );
  }
  return response;
}

/**
 * Node cannot fetch a file URL. Its modules are asked for at run time, so that bundlers for browsers never see them.
 * @param {string | URL} address
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
async function readFile(address) {
  const files = globalThis.process.getBuiltinModule?.("node:fs");
  if (files === undefined) {
    throw new ModuleError("Reading core.wasm from a file needs node 20.16 or later; or give `bytes`.");
  }
  try {
    return new Uint8Array(await files.promises.readFile(new URL(address)));
  } catch (error) {
    throw new ModuleError(
      `The module cannot be read from ${address}: ${because(error)}. Build it first, or give its address as \`url\`.`,
      { cause: error, code: "unreachable" },
    );
  }
}
