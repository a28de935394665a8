/**
 * The mode `search` of an element: what is played on its board is a search. It stands beside the game and is asked the
 * same things; it knows no document.
 */

import { Board } from "../element-board.js";
import { views } from "../views/index.js";
import { kindOf } from "./facts.js";
import { movementBetween } from "./movement.js";
import { SearchRun } from "./run.js";
import { untilOf, usualSpeed } from "./ticks.js";

/**
 * @typedef {import("../types.js").Snapshot} Snapshot
 * @typedef {import("../element-following.js").Course} Course
 *
 * @typedef {object} SearchOwner
 * @property {() => void} changed
 * @property {import("../element-events.js").Owner["emit"]} emit
 * @property {() => import("../element-board.js").Board | null} board the one that is shown
 * @property {import("./live.js").Solver} solver where it searches
 * @property {() => boolean} isSeen whether the element can be seen
 * @property {() => { engine: string, bound: string, limits: import("../types.js").Limits }} request
 */

/** Whatever plays faster than this, in nodes a second, is shown without movement. */
const fastestMovement = 10;
/** ... and than this, without telling more than there is time to read. */
const fastestReading = 5;

/** @implements {Course} */
export class SearchCourse {
  mode = /** @type {const} */ ("search");
  #owner;
  #key = "";
  /** What to begin with, while there is no search. */
  #wanted = { step: 0, plays: false };
  /** @type {SearchRun | null} */
  #run = null;
  /** The states along the path to the node in hand. @type {Board | null} */
  #trail = null;
  #speed = usualSpeed;
  #until = "";
  /** @type {import("../element-game.js").Movement | null} */
  #movement = null;
  /** The move that was just taken back. @type {import("../views/index.js").Happening | null} */
  undone = null;
  /** Whether each step is told while it plays. */
  tells = false;

  /** @param {SearchOwner} owner */
  constructor(owner) {
    this.#owner = owner;
  }

  get run() {
    return this.#run;
  }

  get snapshot() {
    return this.#run?.snapshot ?? null;
  }

  get answer() {
    return this.#run?.live.answer ?? null;
  }

  /** What is at work, once that is known. */
  get choice() {
    const run = this.#run;
    return run === null || run.snapshot === null ? null : { engine: run.live.engine, bound: run.live.bound };
  }

  get step() {
    return this.#run?.step ?? this.#wanted.step;
  }

  get speed() {
    return this.#speed;
  }

  // --------------------------------------------------------------------------------------------------- what may be done

  /** Searches on the board that is shown, unless that is done already. */
  enter() {
    const board = this.#owner.board();
    if (board === null) return;
    const { engine, bound, limits } = this.#owner.request();
    const { puzzle } = board;
    const text = puzzle.write("link");
    const { step, plays } = this.#wanted;
    const key = JSON.stringify([puzzle.name, text, engine, bound, limits]);
    this.#trail = new Board([puzzle], 0);
    if (key !== this.#key || this.#run === null) {
      this.release();
      this.#key = key;
      const run = this.#begin({ puzzle: puzzle.name, text, engine, bound, limits });
      run.open();
      run.seek(step);
      if (plays) run.play();
      this.#run = run;
    }
    this.#owner.changed();
  }

  /** Something else is shown: the search waits. */
  leave() {
    this.#run?.pause();
    this.#movement = null;
  }

  /** Gives the search's memory back. */
  release() {
    this.#run?.dispose();
    this.#run = null;
    this.#key = "";
    this.#wanted = { step: 0, plays: false };
    this.#movement = null;
    this.undone = null;
  }

  /** @param {boolean} seen whether anybody can see it: otherwise it waits */
  see(seen) {
    this.#run?.hold(!seen);
  }

  play() {
    if (this.#run === null) this.#wanted.plays = true;
    else this.#run.play();
  }

  pause() {
    this.#wanted.plays = false;
    this.#run?.pause();
  }

  toggle() {
    if (this.isPausable) this.pause();
    else if (this.#run?.phase === "failed") {
      this.release();
      this.enter();
    } else this.play();
  }

  undo() {
    this.seek(this.step - 1);
  }

  redo() {
    this.seek(this.step + 1);
  }

  reset() {
    this.seek(0);
  }

  end() {
    this.#run?.runToEnd();
  }

  stop() {
    this.#run?.stop();
  }

  /** @param {number} step Infinity: the last one of all */
  seek(step) {
    if (Number.isNaN(step)) return;
    if (this.#run === null) this.#wanted.step = step;
    else this.#run.seek(step);
  }

  /** @param {number} index of an iteration, from 0 */
  seekIteration(index) {
    this.#run?.seekIteration(index);
  }

  /** @param {number} way 1: to the next one, -1: to the first step of this one, or of the one before */
  goIteration(way) {
    const run = this.#run;
    if (run === null) return;
    const { iteration, step } = run;
    const firstStep = run.live.head?.iterations[iteration]?.firstStep ?? Infinity;
    if (way > 0) this.seekIteration(iteration + 1);
    else if (firstStep < step) this.seekIteration(iteration);
    else if (iteration > 0) this.seekIteration(iteration - 1);
    else this.reset();
  }

  /** @param {number} speed nodes a second, Infinity: as fast as it goes */
  setSpeed(speed) {
    this.#speed = speed > 0 ? speed : usualSpeed;
    if (this.#run !== null) this.#run.speed = this.#speed;
    this.#owner.changed();
  }

  /** @param {string} until */
  setUntil(until) {
    this.#until = until;
    if (this.#run !== null) this.#run.until = untilOf(until);
  }

  // --------------------------------------------------------------------------------------------------- what there is to see

  get view() {
    return views[this.puzzle.name];
  }

  get puzzle() {
    if (this.#trail === null) throw new Error("There is no board.");
    return this.#trail.puzzle;
  }

  get kind() {
    return kindOf(this.#run?.live.engine ?? "");
  }

  /** Whether the engine keeps the nodes that it has met, rather than the path in hand alone. */
  get keepsNodes() {
    return this.#run?.live.keepsNodes ?? false;
  }

  get place() {
    const { step = 0, node = null } = this.snapshot ?? {};
    return { step, steps: Math.max(step, this.#run?.live.lastStep ?? 0), move: node?.move ?? null };
  }

  /** The states from the start to the node in hand. */
  get trail() {
    return this.#trail === null ? [] : this.#trail.states(this.snapshot?.path ?? []);
  }

  /** The move that led to the node in hand. */
  get last() {
    return this.#trail === null ? null : this.#trail.happening(this.snapshot?.path ?? []);
  }

  /** Whether something is under way that takes long enough for somebody to want it to pause. */
  get isPausable() {
    const run = this.#run;
    return run !== null && run.isBusy && (run.phase === "playing" || run.phase === "preparing");
  }

  /** Whether it plays faster than can be read. */
  get isBrief() {
    return this.#run?.phase === "playing" && this.#speed > fastestReading;
  }

  /** Whether the sentence is spoken. */
  get isTold() {
    return this.tells || this.#run?.phase !== "playing";
  }

  takeMovement() {
    const movement = this.#movement;
    this.#movement = null;
    return movement;
  }

  // ----------------------------------------------------------------------------------------------------------- inside

  /** @param {import("./live.js").Task} task */
  #begin(task) {
    /** @type {SearchRun} */
    const run = new SearchRun(
      {
        changed: () => this.#owner.changed(),
        shown: (before, speed) => this.#show(before, speed),
        ended: (answer) => this.#owner.emit("fewest-solved", { puzzle: task.puzzle, ...answer }),
        failed: (error) => {
          const message = error instanceof Error ? error.message : String(error);
          this.#owner.emit("fewest-error", { code: "broken", message, error });
          this.#owner.changed();
        },
      },
      task,
      this.#owner.solver,
    );
    run.speed = this.#speed;
    run.until = untilOf(this.#until);
    run.hold(!this.#owner.isSeen());
    return run;
  }

  /** @param {Snapshot | null} before @param {number | null} speed */
  #show(before, speed) {
    const { snapshot } = this;
    if (snapshot === null) return;
    const isSlow = speed === null || speed <= fastestMovement;
    const move =
      before === null || !isSlow || this.#trail === null ? null : movementBetween(before, snapshot, this.#trail);
    this.#movement = move && { ...move, speed };
    this.undone = move === null || move.forward ? null : move.happening;
    if (before !== null && before.step !== snapshot.step) {
      this.#owner.emit("fewest-step", { ...this.place, mode: this.mode });
    }
    this.#owner.changed();
  }
}
