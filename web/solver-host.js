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
import { rawSnapshot, Search } from "./search.js";
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
 * A search or a generator, and what is asked of it.
 * @typedef {object} Job
 * @property {Search | import("./solver-generate.js").Trial | null} run null: its code is still loading
 * @property {() => void} free gives back what it holds
 * @property {Pending[]} tasks to be done in this order
 *
 * @typedef {() => Promise<typeof import("./solver-generate.js")>} LoadGenerating
 */

export class SolverHost {
  #post;
  #letGo;
  #loadGenerating;
  /** @type {Core | null} */
  #core = null;
  /** In the order in which they get their turns. @type {Map<number, Job>} */
  #jobs = new Map();
  #isWorking = false;

  /**
   * @param {object} means
   * @param {(reply: Reply) => void} means.post
   * @param {() => Promise<void>} means.letGo lets go of the thread for a moment
   * @param {LoadGenerating} means.loadGenerating
   */
  constructor({ post, letGo, loadGenerating }) {
    this.#post = post;
    this.#letGo = letGo;
    this.#loadGenerating = loadGenerating;
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
    if (request.type === "generate") {
      void this.#generate(request, call);
      return;
    }
    const job = this.#jobs.get(request.search);
    if (job === undefined) throw new RangeError(`There is no search ${request.search}.`);
    const { run, tasks } = job;
    if (request.type === "free") {
      this.#finishAll(job, () => true);
      this.#jobs.delete(request.search);
      job.free();
      this.#post({ call, value: this.#loaded().memoryBytes });
    } else if (run instanceof Search) {
      this.#ask(run, tasks, request, call);
    } else if (run !== null && request.type === "try") {
      tasks.push({ call, task: run.task(request) });
    } else if (run !== null && (request.type === "progress" || request.type === "stop")) {
      this.#tell(call, run, run[request.type]());
    } else {
      throw new RangeError(`${request.search} is no search.`);
    }
  }

  /**
   * @param {Search} search
   * @param {Pending[]} tasks of it
   * @param {Exclude<Call, { type: "load" | "create" | "free" | "generate" }>} request
   * @param {number} call
   */
  #ask(search, tasks, request, call) {
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
      case "try":
        throw new RangeError(`${request.search} is no generator.`);
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
      const free = () => {
        search.free();
        puzzle.free();
      };
      this.#jobs.set(number, { run: search, free, tasks: [] });
      return { engine: search.engine, bound: search.bound };
    } catch (error) {
      puzzle.free();
      throw error;
    }
  }

  /**
   * @param {Extract<Call, { type: "generate" }>} request
   * @param {number} call
   */
  async #generate({ search: number, options }, call) {
    // There at once: it may be freed before its code has come.
    /** @type {Job} */
    const job = { run: null, free: () => {}, tasks: [] };
    this.#jobs.set(number, job);
    try {
      const { Trial } = await this.#loadGenerating();
      if (this.#jobs.get(number) === job) {
        const trial = new Trial(this.#loaded(), options);
        job.run = trial;
        job.free = () => trial.free();
      }
      this.#post({ call, value: null });
    } catch (error) {
      this.#jobs.delete(number);
      this.#fail(call, error);
    }
  }

  /**
   * @param {number} call
   * @param {NonNullable<Job["run"]>} run
   * @param {unknown} value
   */
  #tell(call, { status, milliseconds }, value) {
    this.#post({ call, value: { value, status, milliseconds } });
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
  #finish({ run }, { call, task }) {
    try {
      this.#tell(call, /** @type {NonNullable<Job["run"]>} */ (run), task.value());
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
