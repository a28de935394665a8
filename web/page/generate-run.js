/** A board on its way: from the wish to what came of it, and what there is to say meanwhile. */

/**
 * @typedef {import("../define.js").GenerationProgress} GenerationProgress
 * @typedef {import("../define.js").GeneratorOptions} GeneratorOptions
 * @typedef {import("../define.js").RemoteFewest} RemoteFewest
 * @typedef {import("../define.js").RemoteGenerator} RemoteGenerator
 * @typedef {import("../strings/page-generate.js").PageGenerateWords} Words
 */

/** How long until the same best board is told again to somebody who only hears it, in milliseconds. */
const speaking = 10_000;

export class Generating {
  #solver;
  #changed;
  /** Under way; aborting it ends it without anything. @type {AbortController | null} */
  #running = null;
  /** Once it has begun. @type {RemoteGenerator | null} */
  #generator = null;
  /** @type {GenerationProgress | null} */
  #progress = null;
  /** What was last spoken. @type {GenerationProgress | null} */
  #spoken = null;
  #spokenAt = 0;
  /** The seed of what is under way, or was last. */
  seed = 0;
  /** @type {unknown} */
  failure = null;

  /** @param {() => Promise<RemoteFewest>} solver @param {() => void} changed */
  constructor(solver, changed) {
    this.#solver = solver;
    this.#changed = changed;
  }

  get isRunning() {
    return this.#running !== null;
  }

  /** The best board so far; it stays until another run has one. */
  get best() {
    return this.#progress?.best ?? null;
  }

  /** @param {GeneratorOptions} options */
  async start(options) {
    this.forget();
    const running = new AbortController();
    const { signal } = running;
    this.#running = running;
    this.seed = options.seed ?? 0;
    this.#changed();
    try {
      const solver = await this.#solver();
      const generator = await solver.generator({ ...options, signal });
      this.#generator = generator;
      for await (const progress of generator) this.#tell(progress);
      this.#spoken = this.#progress;
    } catch (error) {
      if (!signal.aborted) this.failure = error;
    }
    if (signal.aborted) return;
    // What was found is told already.
    void this.#generator?.free();
    this.#generator = this.#running = null;
    this.#changed();
  }

  /** Ends it with the best board so far. */
  stop() {
    // What comes of it is told to whoever follows it; where nothing has begun yet, nothing will.
    if (this.#generator === null) this.forget();
    else this.#generator.stop().catch(() => {});
  }

  /** Ends it, and whatever comes of it is not waited for. */
  forget() {
    this.#running?.abort();
    this.#generator = this.#running = null;
    this.#progress = this.#spoken = null;
    this.failure = null;
    this.#changed();
  }

  /** @param {GenerationProgress} progress */
  #tell(progress) {
    this.#progress = progress;
    const now = performance.now();
    if (progress.length !== this.#spoken?.length || now - this.#spokenAt >= speaking) {
      this.#spoken = progress;
      this.#spokenAt = now;
    }
    this.#changed();
  }

  /** How far it is, to be seen. @param {Words} words */
  told(words) {
    return this.#sentence(this.#progress, words);
  }

  /** The same to be heard, and in the end what came of it. @param {Words} words */
  said(words) {
    return this.#spoken === null && !this.isRunning ? "" : this.#sentence(this.#spoken, words);
  }

  /** @param {GenerationProgress | null} told @param {Words} words */
  #sentence(told, words) {
    if (told === null) return words.begun;
    const { status, reason, boards, length } = told;
    if (status === "running") return words.soFar(length, boards);
    if (status === "found") return words.found(boards, this.seed);
    return reason === "memory" ? words.noMemory(boards) : words.stopped(length, boards, this.seed);
  }
}
