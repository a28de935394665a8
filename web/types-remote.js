/**
 * The shapes of what runs elsewhere: how workers come about, what may be given up, and what is told meanwhile. Types
 * only, as in types.js.
 *
 * @typedef {import("./types.js").Answer} Answer
 * @typedef {import("./types.js").LoadOptions} LoadOptions
 * @typedef {import("./types.js").Progress} Progress
 * @typedef {import("./types.js").SearchOptions} SearchOptions
 */

/**
 * How workers are started, and how many.
 * @typedef {object} WorkerSettings
 * @property {string | URL} [workerUrl] address of `solver-worker.js`; without it, the file beside this code
 * @property {(() => Worker) | readonly (() => Worker)[]} [createWorker] how to start a worker instead, each way tried in
 *   turn until a worker answers
 * @property {number} [workers] how many searches may run in workers of their own, at most; further ones share. Without it
 *   as many as there are processors, and no more than four
 */

/**
 * Where the module comes from, and the workers.
 * @typedef {LoadOptions & WorkerSettings} WorkerOptions
 */

/**
 * Where workers come from:
 *
 *     url      a script at an address: solver-worker.js
 *     self     the running script's own address, with the builds that are one file
 *     blob     a copy of the running script, where its address will not do: opened from a disk, or from another host
 *     given    `createWorker`
 *     thread   a thread of node
 *     nowhere  there are none: searches run in slices on the caller's thread
 * @typedef {"url" | "self" | "blob" | "given" | "thread" | "nowhere"} WorkersFrom
 */

/**
 * What else a search that runs elsewhere takes.
 * @typedef {object} Supervision
 * @property {AbortSignal} [signal] cancels the search: what is awaited is rejected with the signal's reason at once
 */

/**
 * How to search, and a signal to give it up.
 * @typedef {SearchOptions & Supervision} RemoteSearchOptions
 */

/**
 * What a single call that may take long takes.
 * @typedef {object} CallOptions
 * @property {AbortSignal} [signal] gives up this call alone: it is rejected with the signal's reason at once
 */

/**
 * @typedef {object} Best
 * @property {string[] | null} best the best solution known, verified; null: none is known
 */

/**
 * How far a search has come, and the best it has to offer so far.
 * @typedef {Progress & Best} SolveProgress
 */

/**
 * Who is told of the progress.
 * @typedef {object} ProgressReport
 * @property {(progress: SolveProgress) => void} [onProgress] called about ten times a second while the search runs
 */

/**
 * How to search, a signal to give it up, and who is told of the progress.
 * @typedef {RemoteSearchOptions & ProgressReport} RemoteSolveOptions
 */

/**
 * A search for an answer, under way: the promise of it, and meanwhile an async iterable of its progress, about ten times
 * a second, the last one at its end. Who is slow to ask gets the newest.
 * @typedef {Promise<Answer> & AsyncIterable<SolveProgress>} Solving
 */

export {};
