/**
 * The side of a solver that searches: in a worker, or on the main thread where there is none.
 *
 * All searches of a host take turns in slices of some milliseconds by the clock. Between two slices the host lets go of
 * the thread, so that messages arrive and, on the main thread, the page stays alive. What is awaited of one search is
 * done in order; looking at it (`seek`, `snapshot`) does not wait for that.
 */

import { numberOf } from "./board.js";
import { Core } from "./core.js";
import { readPuzzles } from "./puzzle.js";
import { rawSnapshot } from "./search.js";
import { SLICE_MS } from "./solver-protocol.js";

/**
 * @typedef {import("./solver-protocol.js").Call} Call
 * @typedef {import("./solver-protocol.js").Request} Request
 * @typedef {import("./solver-protocol.js").Reply} Reply
 */

/**
 * Something that takes several slices.
 * @typedef {object} Task
 * @property {number} call
 * @property {number} nodes that are left to take
 * @property {number} deadline time at which it ends
 * @property {() => unknown} value of its answer
 */

/**
 * @typedef {object} Job
 * @property {import("./puzzle.js").Puzzle} puzzle
 * @property {import("./search.js").Search} search
 * @property {Task[]} tasks
 */

export class SolverHost {
  #post;
  #letGo;
  /** @type {Core | null} */
  #core = null;
  /** In the order in which they get their turns. @type {Map<number, Job>} */
  #jobs = new Map();
  #isWorking = false;

  /**
   * @param {object} means
   * @param {(reply: Reply) => void} means.post
   * @param {() => Promise<void>} means.letGo lets go of the thread for a moment
   */
  constructor({ post, letGo }) {
    this.#post = post;
    this.#letGo = letGo;
  }

  /** @param {Request} request */
  receive(request) {
    if (request.type === "interrupt") {
      const job = this.#jobs.get(request.search);
      if (job !== undefined) this.#finishAll(job);
      return;
    }
    const { call } = request;
    if (request.type === "load") {
      Core.create(request.module).then(
        (core) => {
          this.#core = core;
          this.#post({ call, value: null });
        },
        (error) => this.#fail(call, error),
      );
      return;
    }
    try {
      this.#answer(request, call);
      void this.#work();
    } catch (error) {
      this.#fail(call, error);
    }
  }

  /**
   * @param {number} call
   * @param {unknown} error
   */
  #fail(call, error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    this.#post({ call, error: { name, message } });
  }

  /**
   * @param {Exclude<Call, { type: "load" }>} request
   * @param {number} call
   */
  #answer(request, call) {
    if (request.type === "create") {
      this.#post({ call, value: this.#create(request) });
      return;
    }
    const job = this.#jobs.get(request.search);
    if (job === undefined) throw new RangeError(`There is no search ${request.search}.`);
    const { search, tasks } = job;
    switch (request.type) {
      case "step":
        tasks.push({ call, nodes: request.nodes, deadline: Infinity, value: () => search.status });
        break;
      case "advance": {
        const deadline = performance.now() + request.milliseconds;
        tasks.push({ call, nodes: Infinity, deadline, value: () => advanceOf(search, request.snapshot) });
        break;
      }
      case "seek":
        this.#post({ call, value: search.seek(request.step) });
        break;
      case "snapshot":
        this.#post({ call, value: rawSnapshot(search) });
        break;
      case "stop":
        this.#post({ call, value: search.stop() });
        break;
      case "free":
        this.#finishAll(job);
        this.#jobs.delete(request.search);
        search.free();
        job.puzzle.free();
        this.#post({ call, value: this.#loaded().memoryBytes });
        break;
    }
  }

  /** @returns {Core} */
  #loaded() {
    if (this.#core === null) throw new RangeError("The module is not loaded yet.");
    return this.#core;
  }

  /**
   * @param {Extract<Call, { type: "create" }>} request
   * @returns {{ engine: string, bound: string }}
   */
  #create({ search: number, puzzle: name, text, options }) {
    const core = this.#loaded();
    const names = core.puzzles.map((kind) => kind.name);
    const [puzzle] = readPuzzles(core, numberOf(names, name, "a puzzle", "puzzles"), text, {});
    try {
      const search = puzzle.search(options);
      this.#jobs.set(number, { puzzle, search, tasks: [] });
      return { engine: search.engine, bound: search.bound };
    } catch (error) {
      puzzle.free();
      throw error;
    }
  }

  /** @param {Job} job */
  #finishAll(job) {
    while (job.tasks.length > 0) this.#finish(job);
  }

  /**
   * Answers the first task of a job.
   * @param {Job} job
   */
  #finish(job) {
    const task = /** @type {Task} */ (job.tasks.shift());
    try {
      this.#post({ call: task.call, value: task.value() });
    } catch (error) {
      this.#fail(task.call, error);
    }
  }

  async #work() {
    if (this.#isWorking) return;
    this.#isWorking = true;
    for (let next = this.#next(); next !== null; next = this.#next()) {
      this.#slice(next);
      await this.#letGo();
    }
    this.#isWorking = false;
  }

  /** @returns {Job | null} the job whose turn it is; its next turn comes after all others' */
  #next() {
    for (const [number, job] of this.#jobs) {
      if (job.tasks.length === 0) continue;
      this.#jobs.delete(number);
      this.#jobs.set(number, job);
      return job;
    }
    return null;
  }

  /** @param {Job} job with a task */
  #slice(job) {
    const { search, tasks } = job;
    const task = tasks[0];
    try {
      const { lastStep } = search.progress();
      const status = search.run({ nodes: task.nodes, milliseconds: SLICE_MS });
      task.nodes -= search.progress().lastStep - lastStep;
      if (status !== "running" || task.nodes <= 0 || performance.now() >= task.deadline) this.#finish(job);
    } catch (error) {
      tasks.shift();
      this.#fail(task.call, error);
    }
  }
}

/**
 * @param {import("./search.js").Search} search
 * @param {boolean} wantsSnapshot
 * @returns {import("./solver-protocol.js").Advance}
 */
function advanceOf(search, wantsSnapshot) {
  return {
    progress: search.progress(),
    snapshot: wantsSnapshot || search.status !== "running" ? rawSnapshot(search) : null,
    milliseconds: search.milliseconds,
  };
}
