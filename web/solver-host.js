/**
 * The side of a solver that searches: in a worker, or on the main thread where there is none.
 *
 * All searches of a host take turns in slices of some milliseconds by the clock. Between two slices the host lets go of
 * the thread, so that messages arrive and, on the main thread, the page stays alive. What is awaited of one search is
 * done in order; looking at it (`seek`, `snapshot`, `census`) does not wait for that.
 */

import { numberOf } from "./board.js";
import { Core } from "./core.js";
import { readPuzzles } from "./puzzle.js";
import { rawSnapshot } from "./search.js";
import { advanceTask, showTask, stepTask, traceTask } from "./solver-tasks.js";

/**
 * @typedef {import("./solver-protocol.js").Call} Call
 * @typedef {import("./solver-protocol.js").Request} Request
 * @typedef {import("./solver-protocol.js").Reply} Reply
 * @typedef {import("./solver-tasks.js").Task} Task
 */

/**
 * @typedef {{ call: number, task: Task }} Pending
 *
 * @typedef {object} Job
 * @property {import("./puzzle.js").Puzzle} puzzle
 * @property {import("./search.js").Search} search
 * @property {Pending[]} tasks to be done in this order
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
      if (job !== undefined) this.#finishAll(job, ({ task }) => task.searches);
      return;
    }
    if (request.type === "cancel") {
      for (const job of this.#jobs.values())
        for (const { call } of this.#takeOut(job, (pending) => pending.call === request.call))
          this.#post({ call, value: null });
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
        tasks.push({ call, task: stepTask(search, request.nodes, request.milliseconds) });
        break;
      case "advance":
        tasks.push({ call, task: advanceTask(search, request) });
        break;
      case "show":
        tasks.push({ call, task: showTask(search, request.step, request.census) });
        break;
      case "trace":
        tasks.push({ call, task: traceTask(search, request.from, request.to) });
        break;
      case "seek":
        this.#tell(call, search, search.seek(request.step));
        break;
      case "snapshot":
        this.#tell(call, search, rawSnapshot(search));
        break;
      case "progress":
        this.#tell(call, search, search.progress());
        break;
      case "census":
        this.#tell(call, search, search.census());
        break;
      case "stop":
        this.#tell(call, search, search.stop());
        break;
      case "free":
        this.#finishAll(job, () => true);
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

  /**
   * @param {number} call
   * @param {import("./search.js").Search} search
   * @param {unknown} value
   */
  #tell(call, search, value) {
    this.#post({ call, value: { value, status: search.status, milliseconds: search.milliseconds } });
  }

  /**
   * Takes those tasks out of a job that a predicate holds for.
   * @param {Job} job
   * @param {(pending: Pending) => boolean} isMeant
   */
  #takeOut(job, isMeant) {
    const taken = job.tasks.filter(isMeant);
    job.tasks = job.tasks.filter((pending) => !isMeant(pending));
    return taken;
  }

  /**
   * Ends those tasks of a job early that a predicate holds for.
   * @param {Job} job
   * @param {(pending: Pending) => boolean} isMeant
   */
  #finishAll(job, isMeant) {
    for (const each of this.#takeOut(job, isMeant)) this.#finish(job, each);
  }

  /**
   * Answers a task that is no longer in its job.
   * @param {Job} job
   * @param {Pending} ended
   */
  #finish({ search }, { call, task }) {
    try {
      this.#tell(call, search, task.value());
    } catch (error) {
      this.#fail(call, error);
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
    const [first] = job.tasks;
    try {
      if (!first.task.slice()) return;
      job.tasks.shift();
      this.#finish(job, first);
    } catch (error) {
      job.tasks.shift();
      this.#fail(first.call, error);
    }
  }
}
