/** The generators of a solver's host: loaded when the first one begins, and in a worker's script from the beginning. */

import { Generator, rawBest, rawRun } from "./generator.js";
import { duration, nodeCount } from "./search-options.js";
import { SLICE_MS } from "./solver-protocol.js";

/** A generator of a host, which tries boards when it is asked to. */
export class Trial {
  #generator;

  /**
   * @param {import("./core.js").Core} core
   * @param {import("./types-generate.js").GeneratorOptions} options
   * @throws {RangeError} as Generator
   */
  constructor(core, options) {
    this.#generator = new Generator(core, options);
  }

  get status() {
    return this.#generator.status;
  }

  get milliseconds() {
    return this.#generator.milliseconds;
  }

  /**
   * @param {{ nodes: number, milliseconds: number }} limits
   * @returns {import("./solver-tasks.js").Task} its value is a Tried
   * @throws {RangeError} a limit is no number of that kind
   */
  task({ nodes, milliseconds }) {
    const generator = this.#generator;
    let left = nodeCount(nodes);
    let time = duration(milliseconds, "milliseconds");
    return {
      searches: true,
      slice() {
        const before = generator.milliseconds;
        left = rawRun(generator, left, Math.min(SLICE_MS, time));
        time -= generator.milliseconds - before;
        return generator.status !== "running" || left <= 0 || time <= 0;
      },
      value: () => this.progress(),
    };
  }

  /** @returns {import("./solver-protocol.js").Tried} */
  progress() {
    return { progress: this.#generator.progress(), best: rawBest(this.#generator) };
  }

  /** @returns {import("./solver-protocol.js").Tried} */
  stop() {
    this.#generator.stop();
    return this.progress();
  }

  free() {
    this.#generator.free();
  }
}
