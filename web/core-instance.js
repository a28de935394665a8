/** One instance of the module and its memory: growth, strings, results, and a buffer to hand arguments over in. */

import { RESULT } from "./core-layout.js";
import { ModuleError } from "./errors.js";

const decoder = new TextDecoder();

/**
 * @template Item
 * @param {number} count
 * @param {(index: number) => Item} item
 * @returns {readonly Item[]}
 */
export function frozenList(count, item) {
  return Object.freeze(Array.from({ length: count }, (_, index) => item(index)));
}

export class CoreInstance {
  /**
   * Views of the memory; null when it has grown since, which detached the buffer under them.
   * @type {{ bytes: Uint8Array<ArrayBuffer>, data: DataView<ArrayBuffer> } | null}
   */
  #views = null;
  #memory;
  #result;
  /** Of the buffer for arguments. */
  #address = 0;
  #size = 0;

  /**
   * Instantiates the module; asynchronously, because browsers refuse the synchronous way on the main thread.
   * @param {WebAssembly.Module} module
   * @returns {Promise<CoreInstance>}
   * @throws {ModuleError} it is another module than this one is made for
   */
  static async create(module) {
    const growth = { notice: () => {} };
    const env = { emscripten_notify_memory_growth: () => growth.notice() };
    let exports;
    try {
      exports = /** @type {any} */ ((await WebAssembly.instantiate(module, { env })).exports);
    } catch (error) {
      throw new ModuleError("The module does not fit this script: load the core.wasm of the same version.", {
        cause: error,
      });
    }
    if (typeof exports.wasm_result !== "function") {
      throw new ModuleError("The module is another one than Fewest's: load the core.wasm of the same version.");
    }
    exports._initialize?.();
    const instance = new CoreInstance(exports);
    growth.notice = () => {
      instance.#views = null;
    };
    return instance;
  }

  /** @param {import("./core-layout.js").Functions & { memory: WebAssembly.Memory }} exports */
  constructor(exports) {
    this.functions = exports;
    this.#memory = /** @type {WebAssembly.Memory & { buffer: ArrayBuffer }} */ (exports.memory);
    this.#result = exports.wasm_result() >>> 0;
  }

  /** Size of the memory in bytes; it never shrinks. */
  get memoryBytes() {
    return this.#memory.buffer.byteLength;
  }

  get #view() {
    const { buffer } = this.#memory;
    return (this.#views ??= { bytes: new Uint8Array(buffer), data: new DataView(buffer) });
  }

  /** @param {keyof typeof RESULT} field */
  number(field) {
    return this.numberAt(this.#result + RESULT[field]);
  }

  /**
   * @param {keyof typeof RESULT} field
   * @param {number} [index] of an array
   */
  signed(field, index = 0) {
    return this.signedAt(this.#result + RESULT[field] + 4 * index);
  }

  /** @param {keyof typeof RESULT} field */
  count(field) {
    return this.#view.data.getFloat64(this.#result + RESULT[field], true);
  }

  /** @param {number} address */
  numberAt(address) {
    return this.#view.data.getUint32(address, true);
  }

  /** @param {number} address */
  signedAt(address) {
    return this.#view.data.getInt32(address, true);
  }

  /**
   * @param {number} address
   * @param {number} length
   * @returns {Uint8Array<ArrayBuffer>} a copy, which stays as it is when the memory changes
   */
  copy(address, length) {
    return this.#view.bytes.slice(address, address + length);
  }

  /**
   * @param {number} pointer as a function returned it, of a string that ends in a zero
   * @returns {string}
   */
  string(pointer) {
    const address = pointer >>> 0;
    const { bytes } = this.#view;
    return decoder.decode(bytes.subarray(address, bytes.indexOf(0, address)));
  }

  /**
   * @param {number} address
   * @param {number} length
   * @returns {string}
   */
  text(address, length) {
    return decoder.decode(this.#view.bytes.subarray(address, address + length));
  }

  /**
   * Copies bytes into memory of their own, for the caller to release.
   * @param {Uint8Array} bytes
   * @returns {number} their address, or 0 where there is no room
   */
  allocate(bytes) {
    const address = this.functions.fm_allocate(Math.max(bytes.length, 1)) >>> 0;
    if (address !== 0) this.#view.bytes.set(bytes, address);
    return address;
  }

  /**
   * Copies bytes into the buffer that all calls share.
   * @param {Uint8Array} bytes
   * @param {number} [room] bytes needed behind them
   * @returns {number} their address; the room begins right behind them
   */
  put(bytes, room = 0) {
    const address = this.room(bytes.length + room);
    this.#view.bytes.set(bytes, address);
    return address;
  }

  /**
   * Room in that buffer, for a call to fill in.
   * @param {number} size
   * @returns {number} its address, aligned for any type
   * @throws {RangeError} there is none
   */
  room(size) {
    if (size > this.#size) {
      this.functions.fm_release(this.#address);
      this.#address = this.functions.fm_allocate(size) >>> 0;
      this.#size = this.#address === 0 ? 0 : size;
      if (this.#address === 0) throw new RangeError(`Out of memory: the module cannot get another ${size} bytes.`);
    }
    return this.#address;
  }
}
