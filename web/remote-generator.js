/** Generators that run elsewhere: the shape of Generator, with promises. */

import { FreedError } from "./errors.js";
import { Holding } from "./holding.js";
import { RemotePuzzle } from "./remote.js";
import { SearchLease } from "./solver-lease.js";
import { PROGRESS_MS } from "./solver-protocol.js";

/**
 * @typedef {import("./solver-protocol.js").Tried} Tried
 * @typedef {import("./types-generate.js").GenerationProgress} GenerationProgress
 * @typedef {import("./types-generate.js").GeneratorOptions} GeneratorOptions
 * @typedef {import("./types-generate.js").GeneratorStatus} GeneratorStatus
 * @typedef {import("./types-remote.js").CallOptions} CallOptions
 *
 * @typedef {object} Means
 * @property {import("./api.js").Fewest} fewest
 * @property {import("./solver-pool.js").SolverPool} pool
 */

/** @param {Tried} tried @returns {GenerationProgress} */
const progressOf = ({ progress, best }) => ({ ...progress, best });

/**
 * A generator that runs in a worker, while the next step of it is awaited. As an async iterable it gives its progress,
 * about ten times a second, the last one at its end.
 *
 * Free it when done. Once it is freed its methods are rejected with a FreedError; once it is aborted, with its signal's
 * reason; and when its worker breaks down, with a WorkerError. `step` and `run` take a signal of their own, which gives
 * up that call alone.
 * @hideconstructor
 */
export class RemoteGenerator {
  /** For the console, where the name would be shortened. */
  static name = "RemoteGenerator";

  #means;
  #puzzle;
  #lease;
  #holding;
  /** Why it cannot be used any more. @type {{ error: unknown } | null} */
  #end = null;
  /** Stops listening to the signal. */
  #unlisten = () => {};
  #milliseconds = 0;
  /** @type {GeneratorStatus} */
  #status = "running";

  /**
   * @param {Means} means
   * @param {SearchLease} lease
   * @param {GeneratorOptions} options
   * @param {AbortSignal | undefined} signal
   */
  constructor(means, lease, { puzzle, seed = 0 }, signal) {
    this.#means = means;
    this.#puzzle = puzzle;
    this.#lease = lease;
    this.#holding = new Holding(this, () => void lease.end());
    /** The seed at work. */
    this.seed = seed;
    if (signal !== undefined) {
      const abort = () => this.#close(signal.reason);
      signal.addEventListener("abort", abort);
      this.#unlisten = () => signal.removeEventListener("abort", abort);
      if (signal.aborted) abort();
    }
  }

  /** Where it stands, as of the last answer. */
  get status() {
    return this.#status;
  }

  /** Time spent trying, as of the last answer. */
  get milliseconds() {
    return this.#milliseconds;
  }

  /**
   * @param {import("./solver-lease.js").SearchRequest} request
   * @param {AbortSignal} [signal] of this call
   * @returns {Promise<Tried>}
   */
  async #call(request, signal) {
    if (this.#end !== null) throw this.#end.error;
    const { value, status, milliseconds } = await this.#lease.call(request, this, signal);
    this.#status = status;
    this.#milliseconds = milliseconds;
    return value;
  }

  /**
   * Takes at most `nodes` more nodes, in short slices, as Generator's `step`.
   * @param {number} [nodes] a whole number from 1, or Infinity; 1 without it
   * @param {CallOptions} [options]
   * @returns {Promise<GeneratorStatus>}
   */
  step(nodes = 1, { signal } = {}) {
    return this.run({ nodes, signal });
  }

  /**
   * Goes on until it ends or comes to a limit, in short slices; as Generator's `run`.
   * @param {import("./types.js").RunLimits & CallOptions} [limits] at most that many nodes and about that much time spent
   *   on them; without them to the end
   * @returns {Promise<GeneratorStatus>}
   */
  async run({ nodes = Infinity, milliseconds = Infinity, signal } = {}) {
    const { progress } = await this.#call({ type: "try", nodes, milliseconds }, signal);
    return progress.status;
  }

  /**
   * Ends it, as when its time is up, and a `step` or `run` that is under way; as Generator's `stop`.
   * @returns {Promise<GeneratorStatus>}
   */
  async stop() {
    this.#lease.interrupt();
    const { progress } = await this.#call({ type: "stop" });
    return progress.status;
  }

  /**
   * How far it is, in numbers, and the best board so far; also while a step is under way, between two slices.
   * @returns {Promise<GenerationProgress>}
   */
  async progress() {
    return progressOf(await this.#call({ type: "progress" }));
  }

  /**
   * The best board so far, as Generator's `best`.
   * @returns {Promise<import("./types-generate.js").GeneratedBoardOf<RemotePuzzle> | null>}
   */
  async best() {
    const { best } = await this.#call({ type: "progress" });
    if (best === null) return null;
    const { text, moves, effort } = best;
    const [puzzle] = this.#means.fewest.parse(this.#puzzle, text);
    const proved = { moves, lowerBound: moves.length, upperBound: moves.length, effort, seed: this.seed };
    return { puzzle: new RemotePuzzle(puzzle, this.#means.pool), ...proved };
  }

  async *[Symbol.asyncIterator]() {
    for (;;) {
      const tried = await this.#call({ type: "try", nodes: Infinity, milliseconds: PROGRESS_MS });
      yield progressOf(tried);
      if (tried.progress.status !== "running") return;
    }
  }

  /** @param {unknown} error for whoever waits for it, or asks for more */
  #close(error) {
    this.#end ??= { error };
    this.#unlisten();
    this.#lease.abandon(this, error);
    this.#holding.release();
  }

  /**
   * Ends it wherever it is and gives its memory back; boards that it handed out stay. Freeing twice is fine.
   * @returns {Promise<void>} resolved when that is done
   */
  free() {
    this.#close(new FreedError("This generator was freed: begin another one to go on."));
    return this.#lease.end();
  }
}

/**
 * @param {Means} means
 * @param {import("./types-generate.js").RemoteGeneratorOptions} options
 * @returns {Promise<RemoteGenerator>} rejected as RemoteFewest's `generator`
 */
export async function beginGenerator(means, { signal, ...options }) {
  signal?.throwIfAborted();
  // Here rather than over there, where its error would arrive late.
  (await means.fewest.generator(options)).free();
  const lease = await SearchLease.beginGenerator(means.pool, options, signal);
  return new RemoteGenerator(means, lease, options, signal);
}
