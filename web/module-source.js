/** Where the compiled WebAssembly module comes from: an address, bytes, or a module that is already there. */

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
export async function compileModule({ url, bytes, module } = {}) {
  if (typeof WebAssembly !== "object") {
    throw new ModuleError("WebAssembly is not available here: use a browser from 2018 or later, or allow it.");
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
  return compileAddress(url ?? defaultAddress());
}

/**
 * @param {string} source
 * @param {unknown} error
 * @returns {ModuleError}
 */
function notCompiled(source, error) {
  return new ModuleError(
    `What came from ${source} cannot be compiled: ${because(error)}. ` +
      "It must be the file core.wasm, and a content security policy must allow 'wasm-unsafe-eval'.",
    { cause: error },
  );
}

/** @returns {URL} */
function defaultAddress() {
  try {
    return new URL("./core.wasm", import.meta.url);
  } catch (error) {
    throw new ModuleError("This script does not know its own address: give `url`, `bytes` or `module` to load from.", {
      cause: error,
    });
  }
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
    throw notCompiled(source, error);
  }
}

/**
 * @param {string | URL} address
 * @returns {Promise<WebAssembly.Module>}
 */
async function compileAddress(address) {
  const isFile = address instanceof URL ? address.protocol === "file:" : address.startsWith("file:");
  if (isFile && globalThis.process?.versions?.node !== undefined) {
    return compileBytes(await readFile(address), String(address));
  }
  const response = await fetchModule(address);
  const type = response.headers.get("Content-Type") ?? "";
  // The streaming call insists on the type; servers that do not know .wasm are common, and the bytes are good.
  if (/^application\/wasm\b/i.test(type) && typeof WebAssembly.compileStreaming === "function") {
    try {
      return await WebAssembly.compileStreaming(response);
    } catch (error) {
      throw notCompiled(String(address), error);
    }
  }
  let bytes;
  try {
    bytes = await response.arrayBuffer();
  } catch (error) {
    throw new ModuleError(`The module at ${address} broke off while it was fetched: ${because(error)}.`, {
      cause: error,
    });
  }
  return compileBytes(bytes, String(address));
}

/**
 * @param {string | URL} address
 * @returns {Promise<Response>}
 */
async function fetchModule(address) {
  let response;
  try {
    response = await fetch(address);
  } catch (error) {
    throw new ModuleError(
      `The module cannot be fetched from ${address}: ${because(error)}. ` +
        "Serve core.wasm beside the script over http(s), or give `url`, `bytes` or `module`.",
      { cause: error },
    );
  }
  if (!response.ok) {
    throw new ModuleError(
      `The module cannot be fetched from ${address}: the server answered ${response.status}. ` +
        "Serve core.wasm beside the script, or give its address as `url`.",
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
      { cause: error },
    );
  }
}
