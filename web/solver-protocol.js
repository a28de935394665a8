/**
 * What a solver's two sides say to each other. The client calls, the host answers every call that has a number, once,
 * in any order. Boards cross as text, states inside snapshots as bytes, so both sides must hold the same module.
 */

/**
 * A call with what it is answered by:
 * - `load` gets the module ready; null.
 * - `create` reads one board and begins a search on it, under a number chosen by the client; its engine and bound.
 * - `step` takes that many nodes, or as many as that much time spent on them allows; the status.
 * - `advance` searches for that many milliseconds or to the end; an Advance.
 * - `show` computes up to a step if need be and shows it, or the last one where the search ends before; a Moment.
 * - `trace` tells the steps from one to another, both included, that are computed; an array of RawTraceStep.
 * - `seek` shows another step; whether it could.
 * - `snapshot` tells all of the moment; a RawSnapshot.
 * - `progress` tells its numbers; a Progress.
 * - `census` counts its nodes by class; a Census, or null where there is no memory for it.
 * - `stop` ends the search as when its time is up; the status.
 * - `free` ends the search and whatever runs in it; the size of the host's memory then.
 * - `generate` begins a generator instead, under a number of the same kind, to be freed likewise; null.
 * - `try` lets it take that many nodes, or as many as that much time allows; a Tried. So are its `progress` and `stop`.
 * The answers to all from `step` to `stop` and to `try` come as a Told.
 * @typedef {{ type: "load", module: WebAssembly.Module }
 *   | { type: "create", search: number, puzzle: string, text: string, options: import("./types.js").SearchOptions }
 *   | { type: "step", search: number, nodes: number, milliseconds: number }
 *   | AdvanceCall
 *   | { type: "show", search: number, step: number, census: boolean }
 *   | { type: "trace", search: number, from: number, to: number }
 *   | { type: "seek", search: number, step: number }
 *   | { type: "snapshot", search: number }
 *   | { type: "progress", search: number }
 *   | { type: "census", search: number }
 *   | { type: "stop", search: number }
 *   | { type: "free", search: number }
 *   | { type: "generate", search: number, options: import("./types-generate.js").GeneratorOptions }
 *   | { type: "try", search: number, nodes: number, milliseconds: number }} Call
 */

/**
 * `snapshot`: whether all of the moment is wanted, which is told anyway at the end; `census`: whether its census, too.
 * @typedef {{ type: "advance", search: number, milliseconds: number, snapshot: boolean, census: boolean }} AdvanceCall
 */

/**
 * Not answered. `interrupt` ends `step`, `advance`, `show` and `try` early; they are answered with what they came to.
 * `cancel` ends one call that nobody waits for any more; it is answered with null.
 * @typedef {{ type: "interrupt", search: number } | { type: "cancel", call: number }} Notice
 */

/** @typedef {(Call & { call: number }) | Notice} Request */

/**
 * What a search or a generator has to say.
 * @typedef {object} Told
 * @property {any} value
 * @property {any} status a Status or a GeneratorStatus, as far as it was computed
 * @property {number} milliseconds time that it has spent searching so far
 */

/**
 * All of the moment shown.
 * @typedef {object} Moment
 * @property {import("./core-searches.js").RawSnapshot} snapshot
 * @property {import("./types.js").Census | null} census null where it was not asked for, or has no memory
 */

/**
 * What `advance` comes to: the last step computed.
 * @typedef {object} Advance
 * @property {import("./types.js").Progress} progress
 * @property {Moment | null} moment
 */

/**
 * How far a generator is.
 * @typedef {object} Tried
 * @property {import("./types-generate.js").GeneratorProgress} progress
 * @property {import("./core-generators.js").RawBest | null} best
 */

/**
 * An answer by its call's number; `error` where the call failed.
 * @typedef {{ call: number, value: unknown } | { call: number, error: { name: string, message: string } }} Reply
 */

/**
 * One end of the line between the two sides, whatever it is made of.
 * @typedef {object} Port
 * @property {(message: Request) => void} post
 * @property {(receive: (reply: Reply) => void, fail: (error: unknown) => void) => void} listen called once; `fail` is
 *   called when nothing will ever come any more
 * @property {(busy: boolean) => void} keepAlive whether answers are awaited, which is worth keeping a process alive for
 * @property {() => void} close ends the other side, whatever it is doing
 */

/** Two slices and a bit of work between them fit into the time of a frame at 60 Hz. */
export const SLICE_MS = 8;

/** How long until a search tells again how far it is. */
export const PROGRESS_MS = 100;
