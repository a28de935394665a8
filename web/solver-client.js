/** The client of a solver: the API with promises, searches in workers, or in slices on this thread without them. */

import { abortable } from "./abortable.js";
import { base, ownWorkers } from "./delivery.js";
import { WorkerError } from "./errors.js";
import { RemotePuzzle } from "./remote.js";
import { Telling } from "./remote-solving.js";
import { SolverLink } from "./solver-link.js";
import { SolverPool } from "./solver-pool.js";
import { localPort, threadPort, workerPort } from "./solver-ports.js";

/**
 * @typedef {import("./api.js").Fewest} Fewest
 * @typedef {import("./solver-protocol.js").Port} Port
 * @typedef {import("./types-remote.js").WorkerSettings} WorkerSettings
 */

/** A worker that has not answered until then is not coming: a wrong script, for example, may load and keep silent. */
const START_MS = 10_000;
/** More would seldom be used at once and each holds memory. */
const MOST_WORKERS = 4;

/**
 * @typedef {object} Way
 * @property {import("./types-remote.js").WorkersFrom} from
 * @property {() => Port} open starts a worker
 */

/**
 * @param {WorkerSettings} settings
 * @returns {Way[]} best first
 */
function waysToStart({ workerUrl, createWorker }) {
  /** @type {(source: { from: Way["from"], create: () => Worker }) => Way} */
  const way = ({ from, create }) => ({ from, open: () => workerPort(create()) });
  if (createWorker !== undefined) {
    const given = typeof createWorker === "function" ? [createWorker] : createWorker;
    return given.map((create) => way({ from: "given", create }));
  }
  if (typeof Worker === "function") {
    if (workerUrl === undefined) return ownWorkers().map(way);
    return [way({ from: "url", create: () => new Worker(workerUrl, { type: "module" }) })];
  }
  const threads = globalThis.process?.getBuiltinModule?.("node:worker_threads");
  if (threads === undefined) return [];
  const script = new URL(workerUrl ?? "./solver-worker.js", base);
  return [{ from: "thread", open: () => threadPort(new threads.Worker(script)) }];
}

/**
 * @param {() => Port} open
 * @param {WebAssembly.Module} module
 * @param {AbortSignal} [signal]
 * @returns {Promise<SolverLink>} rejected where no worker answers
 */
async function start(open, module, signal) {
  const link = new SolverLink(open());
  const late = setTimeout(() => link.close(new WorkerError("The worker does not answer.")), START_MS);
  try {
    await abortable(link.call({ type: "load", module }, link), signal);
    return link;
  } catch (error) {
    link.close(error);
    throw error;
  } finally {
    clearTimeout(late);
  }
}

/** Starts workers, and remembers which ways were refused. */
class Starter {
  #module;
  #ways;

  /**
   * @param {WebAssembly.Module} module
   * @param {Way[]} ways
   * @param {AbortSignal | undefined} signal
   */
  constructor(module, ways, signal) {
    this.#module = module;
    this.#ways = ways;
    /** Gives up starting, as long as nothing has been started. */
    this.signal = signal;
  }

  /** Where workers come from, once the first one has answered. */
  get from() {
    return this.#ways[0]?.from ?? "nowhere";
  }

  /** @returns {Promise<SolverLink>} */
  async start() {
    for (const way of this.#ways) {
      try {
        return await start(way.open, this.#module, this.signal);
      } catch {
        this.signal?.throwIfAborted();
        // Refused: by a policy, for want of the file, or by a browser that lacks it. The next way may do.
        this.#ways = this.#ways.filter((other) => other !== way);
      }
    }
    return start(localPort, this.#module);
  }
}

/**
 * The module on this thread, and workers that search. `await Fewest.worker()` makes one.
 * @hideconstructor
 */
export class RemoteFewest {
  /** For the console, where the name would be shortened. */
  static name = "RemoteFewest";

  #fewest;
  #pool;

  /**
   * @param {Fewest} fewest
   * @param {SolverPool} pool
   * @param {import("./types-remote.js").WorkersFrom} from
   */
  constructor(fewest, pool, from) {
    this.#fewest = fewest;
    this.#pool = pool;
    /**
     * Where searches run: in workers, or in slices of about 8 ms on this thread, where workers are refused.
     * @type {"worker" | "main"}
     */
    this.kind = from === "nowhere" ? "main" : "worker";
    /** Where the workers come from; of several ways the first that was not refused. */
    this.workersFrom = from;
  }

  /** As Fewest's. */
  get module() {
    return this.#fewest.module;
  }

  /** As Fewest's. */
  get traceVersion() {
    return this.#fewest.traceVersion;
  }

  /** As Fewest's. */
  get puzzles() {
    return this.#fewest.puzzles;
  }

  /** As Fewest's. */
  get engines() {
    return this.#fewest.engines;
  }

  /**
   * Reads every board of a text, as Fewest's `parse` does.
   * @param {string} name of the puzzle, for example "wall-pushers"
   * @param {string} text
   * @param {import("./types.js").ParseOptions} [options]
   * @returns {Promise<RemotePuzzle[]>} rejected with the errors of Fewest's `parse`
   */
  async parse(name, text, options) {
    return this.#fewest.parse(name, text, options).map((puzzle) => new RemotePuzzle(puzzle, this.#pool));
  }

  /**
   * An empty board, as Fewest's `blank` makes it.
   * @param {string} name of the puzzle
   * @param {number} rows
   * @param {number} columns
   * @returns {Promise<RemotePuzzle>} rejected with the errors of Fewest's `blank`
   */
  async blank(name, rows, columns) {
    return new RemotePuzzle(this.#fewest.blank(name, rows, columns), this.#pool);
  }

  /** As Fewest's `mostMoves`. @param {import("./types-generate.js").GeneratorSize} size */
  mostMoves(size) {
    return this.#fewest.mostMoves(size);
  }

  /**
   * Looks for a board to a wish until it is found, a limit is reached or `stop` is called; in each of these cases what
   * comes of it is the best board so far. What is returned is the promise of that, and while it is awaited an async
   * iterable of the progress:
   *
   *     const generating = fewest.generate({ puzzle: "wall-pushers", minimum: 18 });
   *     for await (const { boards, length } of generating) show(boards, length);
   *     const { best } = await generating;
   *
   * Leaving the loop ends nothing; `stop` does, and so does aborting the signal.
   * @param {import("./types-generate.js").GenerateOptions} options
   * @returns {import("./types-generate.js").Generating} rejected as `generator` is
   */
  generate(options) {
    /** @type {Telling<import("./types-generate.js").GenerationProgress, import("./types-generate.js").Generation>} */
    const telling = new Telling();
    const stopping = new AbortController();
    const listening = { stopping: stopping.signal, tell: telling.tell.bind(telling) };
    const generation = import("./generating.js").then(({ generateIn }) => generateIn(this.#means, options, listening));
    return Object.assign(telling.of(generation), { stop: () => stopping.abort() });
  }

  /**
   * Begins to look for a board to a wish, in a worker, driven from outside; as Fewest's `generator`.
   * @param {import("./types-generate.js").RemoteGeneratorOptions} options
   * @returns {Promise<import("./remote-generator.js").RemoteGenerator>} rejected with the signal's reason when it is
   *   aborted, with the errors of Fewest's `generator`, with a WorkerError when the worker breaks down, with a
   *   FreedError when the solver was closed
   */
  async generator(options) {
    const { beginGenerator } = await import("./generating.js");
    return beginGenerator(this.#means, options);
  }

  get #means() {
    return { fewest: this.#fewest, pool: this.#pool };
  }

  /** Ends all workers; searches that run in them are rejected with a FreedError. Closing twice is fine. */
  close() {
    this.#pool.close();
  }
}

/**
 * @param {Fewest} fewest
 * @param {import("./types-remote.js").WorkerOptions} settings
 * @returns {Promise<RemoteFewest>}
 */
export async function connectSolver(fewest, settings) {
  const { workers = Math.min(globalThis.navigator?.hardwareConcurrency ?? 2, MOST_WORKERS) } = settings;
  if (!Number.isInteger(workers) || workers < 1) {
    throw new RangeError(`workers must be a whole number from 1, not ${String(workers)}.`);
  }
  const starter = new Starter(fewest.module, waysToStart(settings), settings.signal);
  const pool = new SolverPool(() => starter.start(), workers);
  await pool.warmUp();
  starter.signal = undefined;
  return new RemoteFewest(fewest, pool, starter.from);
}
