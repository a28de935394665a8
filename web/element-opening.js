/** From what a tag asks for to a board, or to a sentence that says why there is none. */

import { ModuleError, TextError } from "./api.js";
import { Board, RequestError } from "./element-board.js";
import { reloadCore, sharedCore, whenCoreArrives } from "./element-core.js";
import { afterParsing } from "./element-text.js";
import { turn } from "./element-turns.js";
import { textErrorSentence } from "./strings/index.js";
import { visible } from "./strings/visible.js";

/** A module that is not there after this time, in milliseconds, may be on a connection that hangs. */
const patience = 8000;

/** @type {readonly string[]} */
export const modes = Object.freeze(["play", "solution", "search", "edit"]);

/**
 * @typedef {import("./element-game.js").Game} Game
 * @typedef {import("./types.js").Limits} Limits
 * @typedef {import("./element-board.js").BoardRequest & { mode: string, engine: string, bound: string,
 *   limits: Limits, made: string }} Request `made`: moves that the board opens with, as `puzzle.readAnswer` reads them
 * @typedef {{ moves?: readonly string[], step?: number | null, edit?: boolean }} At where to go on; `edit`: the board is
 *   a change of the one that is shown
 * @typedef {import("./strings/index.js").Words} Words
 * @typedef {{ error: unknown, code: string, say: (words: Words) => string }} Problem
 *
 * @typedef {object} Notice why there is no board to be seen
 * @property {string} sentence
 * @property {{ label: string, act: () => void } | null} retry
 *
 * @typedef {object} OpeningOwner
 * @property {() => Request} request
 * @property {() => boolean} autoplay
 * @property {() => number} step the step that is shown, or to begin at
 * @property {(mode: string) => Promise<unknown>} ready what a mode needs beside the board
 * @property {() => void} outdated what was asked for is not what is shown any more
 * @property {(at: At) => void} opened
 * @property {() => void} waiting how long it takes is to be told, or not any more
 * @property {(problem: Problem) => void} failed
 */

/** @param {unknown} error @returns {Problem} */
function problemOf(error) {
  if (error instanceof TextError) return { error, code: error.code, say: (words) => textErrorSentence(words, error) };
  if (error instanceof RequestError) {
    const { code, parameters } = error;
    const shown = parameters.map((one) => (typeof one === "string" ? visible(one) : one));
    return { error, code, say: (words) => /** @type {any} */ (words)[code](...shown) };
  }
  if (error instanceof ModuleError) {
    const { code, message } = error;
    const known = (/** @type {Words} */ { noModule }) =>
      /** @type {Record<string, string | undefined>} */ (noModule)[code];
    return { error, code, say: (words) => known(words) ?? words.broken(message) };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { error, code: "broken", say: (words) => words.broken(message) };
}

/** @param {import("./api.js").Puzzle} puzzle @param {string} made */
function madeOf(puzzle, made) {
  try {
    return puzzle.readAnswer(made);
  } catch (error) {
    // Its place is one in the attribute, where nobody counts lines.
    throw error instanceof TextError ? new RequestError("badMade", [made]) : error;
  }
}

export class Opening {
  #game;
  #owner;
  /** What the board that is shown, or on its way, was asked for as. */
  #key = "";
  /** What the last board that was opened was read from. */
  #board = "";
  #done = Promise.resolve();
  #isPending = false;
  /** Gives up waiting for another one's luck with the module. */
  #giveUp = () => {};
  /** @type {At} */
  #saved = {};
  /** What the board that was opened has become by hand, as a link; empty: nothing else. */
  #edited = "";
  /** What an empty board was begun for, because it holds none. */
  #blank = "";

  /** @type {Problem | null} */
  problem = null;
  /** Whether the module is long in coming. */
  #isLate = false;

  /** @param {Game} game @param {OpeningOwner} owner */
  constructor(game, owner) {
    this.#game = game;
    this.#owner = owner;
  }

  /** Whether another board is on its way than the one that is shown. */
  get isPending() {
    return this.#isPending;
  }

  /**
   * Opens what is asked for now, unless that is open already. The same board under another engine goes on where it is.
   * @param {At} [at] where to begin; without it at the start
   * @returns {Promise<void>} rejected with what is wrong
   */
  refresh(at) {
    const request = this.#owner.request();
    const { puzzle, text, size, start, case: wanted, engine, bound, limits, made } = request;
    const mode = modes.includes(request.mode) ? "" : request.mode;
    const board = JSON.stringify([puzzle, text, size, start, wanted, made]);
    // A board that is to be drawn may begin with nothing, and is a board in the other modes from then on.
    if (text === "" && request.mode === "edit") this.#blank = board;
    const blank = board === this.#blank;
    const key = JSON.stringify([board, engine, bound, limits, mode, blank]);
    if (key === this.#key && at === undefined) return this.#done;
    this.#key = key;
    this.#isPending = true;
    this.#owner.outdated();
    this.#done = this.#open({ ...request, blank }, board, key, at);
    // Whoever awaits it is told as well; nobody has to.
    this.#done.catch(() => {});
    return this.#done;
  }

  /** Takes a board that was drawn in the place of the one shown. @param {import("./api.js").Puzzle} puzzle */
  put(puzzle) {
    const { board } = this.#game;
    if (board === null) return;
    board.put(puzzle);
    this.#edited = puzzle.write("link");
    this.#game.open(board);
  }

  /** Lets go of the board while the element is out of the document; the next refresh goes on from here. */
  suspend() {
    this.#saved = this.#place();
    this.#key = "";
    this.#isPending = false;
    this.#giveUp();
    this.#game.close();
  }

  /** @param {Words} words @returns {Notice | null} null: nothing is known yet */
  notice(words) {
    const { problem } = this;
    const retry = { label: words.retry, act: () => this.#retry() };
    if (problem === null) return this.#isLate ? { sentence: words.late, retry } : null;
    return { sentence: problem.say(words), retry: problem.code === "unreachable" ? retry : null };
  }

  #retry() {
    reloadCore();
    this.problem = null;
    this.#isLate = false;
    this.#again();
  }

  /** Opens what is asked for as if it had not been tried yet. @param {At} [at] */
  #again(at) {
    this.#key = "";
    this.refresh(at).catch(() => {});
    this.#owner.waiting();
  }

  /** @param {string} key */
  async #core(key) {
    const tellLate = () => {
      this.#isLate = key === this.#key;
      this.#owner.waiting();
    };
    const timer = setTimeout(tellLate, patience);
    try {
      return await sharedCore();
    } finally {
      clearTimeout(timer);
      this.#isLate = false;
    }
  }

  /** @returns {At} */
  #place() {
    const { board, player } = this.#game;
    return board === null ? this.#saved : { moves: player.hand.moves, step: this.#owner.step() };
  }

  /** @param {Request} request @param {string} from @param {string} key @param {At | undefined} at */
  async #open(request, from, key, at) {
    try {
      const { board, made } = await this.#read(request, key);
      if (key !== this.#key) {
        board.free();
        return;
      }
      const begin = { moves: made, step: this.#board === "" ? this.#owner.step() || null : null };
      const isSame = at === undefined && from === this.#board;
      const place = at ?? (isSame ? this.#place() : begin);
      if (isSame && this.#edited !== "") board.put(board.alike(this.#edited));
      else this.#edited = "";
      this.#board = from;
      this.#isPending = false;
      this.problem = null;
      const { solving } = this.#game;
      solving.engine = request.engine;
      solving.bound = request.bound;
      solving.limits = request.limits;
      this.#game.open(board, { ...place, eager: this.#owner.autoplay() });
      this.#owner.opened(place);
    } catch (error) {
      if (key === this.#key) afterParsing(document, () => this.#fail(key, error, at));
      throw error;
    }
  }

  /** @param {Request} request @param {string} key @returns {Promise<{ board: Board, made: string[] }>} */
  async #read(request, key) {
    const { limits } = /** @type {{ limits: unknown }} */ (request);
    if (typeof limits === "string") throw new RequestError("badLimits", [limits]);
    if (!modes.includes(request.mode)) throw new RequestError("unknownMode", [request.mode, modes]);
    if (request.text === "" && !request.blank) throw new RequestError("noBoard", []);
    const [{ engines }] = await Promise.all([this.#core(key), this.#owner.ready(request.mode)]);
    await turn();
    const names = engines.map(({ name }) => name);
    if (!names.includes(request.engine)) throw new RequestError("unknownEngine", [request.engine, names]);
    const board = await Board.read(request);
    try {
      const { bounds } = board.puzzle;
      if (request.bound !== "" && !bounds.includes(request.bound))
        throw new RequestError("unknownBound", [request.bound, bounds]);
      return { board, made: madeOf(board.puzzle, request.made) };
    } catch (error) {
      board.free();
      throw error;
    }
  }

  /** @param {string} key @param {unknown} error @param {At | undefined} at */
  #fail(key, error, at) {
    if (key !== this.#key) return;
    // Another element, or the page, may have more luck with it.
    this.#giveUp();
    if (error instanceof ModuleError) this.#giveUp = whenCoreArrives(() => key === this.#key && this.#again(at));
    this.#game.close();
    this.#isPending = false;
    this.problem = problemOf(error);
    this.#owner.failed(this.problem);
  }
}
