/** The element `<fewest-moves>`. Importing this file defines nothing: `define.js` does. */

import { LitElement } from "lit";
import { attributes, takingWords } from "./element-attributes.js";
import { keepClicks } from "./element-clicks.js";
import { sharedCore, sharedSolver } from "./element-core.js";
import { Stage } from "./element-stage.js";
import { dress } from "./element-dress.js";
import { Loading } from "./element-loading.js";
import { styles } from "./element-styles.js";
import { Surroundings } from "./element-surroundings.js";
import { wordsFor } from "./strings/index.js";

/**
 * @typedef {object} LoadSettings
 * @property {string} [puzzle] its name, such as "flood"
 * @property {string} [size] "4x6", for a text that does not tell its size
 * @property {string} [start] "2,3", for a text that does not tell its start
 * @property {number} [case] which case of the text, from 1
 * @property {readonly string[]} [moves] a game played by hand to go on with
 * @property {number | null} [step] the step to show
 * @property {boolean} [edit] in the mode `edit`: the board counts as a change of the one shown, which can be undone;
 *   without it what was drawn before is forgotten
 * @property {AbortSignal} [signal] gives it up while it is on its way: the board before stays, unless something else has
 *   been asked for since
 */

/**
 * A board that is played by hand, shows the fewest moves, and can be drawn. Its own text is the board.
 *
 * @attr {string} [puzzle=wall-pushers] - which puzzle the text is one of: wall-pushers, escape, flood
 * @attr {string} [size] - rows and columns such as 4x6, for a text that does not tell its size, or an empty board
 * @attr {string} [start] - column and row such as 2,3, for a text that does not tell its start
 * @attr {number} [case=1] - which board of the text is shown
 * @attr {string} [mode=play] - play, solution, search, or edit, in which a tag without a text begins with an empty board
 * @attr {string} [engine=auto] - the engine that searches: auto, bfs, iddfs, ida*, a*, or dfs, which proves nothing
 * @attr {string} [bound] - the lower bound that it uses; without it the one that suits the board best
 * @attr {Limits} [limits={}] - when a search gives up, such as "nodes 5000, bytes 64000000"
 * @attr {string} [made] - moves of a game that the board opens with, as an answer is written, such as NES
 * @attr {number} [step=0] - the step that is shown: moves made, or in a search nodes taken
 * @attr {string} [until] - the step at which playing stops; in a search also such as "iteration 3"
 * @attr {number} [speed=2] - moves a second while playing, in a search nodes a second (10 there without it), or max
 * @attr {boolean} [autoplay=false] - whether the solution, or the search, plays as soon as it is there
 * @attr {string} [controls] - none: without the bar of controls
 * @attr {string} [panels] - which panels a search has beside its board: stack, proved, node, iterations, counts, or none;
 *   without it all
 * @attr {string} [theme] - light or dark; without it as the page is
 * @attr {boolean} [glyphs=true] - off: without the marks that double what colours say
 * @attr {string} [lang] - the language of the element, English or Chinese; without it that of the page
 *
 * @slot - the board as the judge writes it, which is read, and seen where it cannot be played
 *
 * @fires fewest-ready - a board was read and is drawn
 * @fires fewest-move - somebody moved or tried to
 * @fires fewest-step - another step is shown
 * @fires fewest-solved - a search has ended
 * @fires fewest-edit - the board was changed by hand, or a change was taken back or made again
 * @fires fewest-error - something is wrong with the text, the attributes or the module
 *
 * @csspart frame - the whole
 * @csspart board - the picture
 * @csspart counter - the line that tells how far one has come
 * @csspart status - the sentence below the board
 * @csspart proof - how many moves the board needs, while it is drawn
 * @csspart moves - the row of moves
 * @csspart controls - the bar of controls
 * @csspart button - each button
 * @csspart main-button - the button that solves, plays and pauses; it is a button as well
 * @csspart slider - the time line
 * @csspart place - the words beside it, such as “step 3 of 16”
 * @csspart speed - the choice of the speed
 * @csspart dialog - the keys and rules
 * @csspart problem - why there is no board
 *
 * @cssprop --fewest-accent - the player, the main button, the focus
 * @cssprop --fewest-on-accent - what is written on that
 * @cssprop --fewest-surface - what is behind all
 * @cssprop --fewest-panel - bars and dialogs
 * @cssprop --fewest-line - thin lines between parts
 * @cssprop --fewest-text - the words
 * @cssprop --fewest-muted - words of less weight
 * @cssprop --fewest-floor - a cell
 * @cssprop --fewest-hover - a cell that is pointed at
 * @cssprop --fewest-wall - walls inside of a board
 * @cssprop --fewest-outline - walls around it
 * @cssprop --fewest-push - a push, a refusal, a problem
 * @cssprop --fewest-exit - where a board can be left
 * @cssprop --fewest-stress - a move that is more than a step
 * @cssprop --fewest-radius - of corners
 * @cssprop --fewest-font - the typeface
 * @cssprop --fewest-font-size - the size of the words
 * @cssprop --fewest-mono - the typeface of moves
 * @cssprop --fewest-board-height - how high a board may be
 */
export class FewestMoves extends LitElement {
  static styles = styles;

  static properties = attributes;

  /** The module that all boards of a page share. @type {() => Promise<import("./api.js").Fewest>} */
  static core = sharedCore;

  /** The workers in which they search. @type {() => Promise<import("./api.js").RemoteFewest>} */
  static solver = sharedSolver;

  /** The words that they speak in a language, English where there is no such language. */
  static words = wordsFor;

  #stage = new Stage(this);
  #loading = new Loading(this, this.#stage);

  constructor() {
    super();
    this.puzzle = "wall-pushers";
    this.size = "";
    this.start = "";
    this.case = 1;
    this.mode = "play";
    this.engine = "auto";
    this.bound = "";
    /** @type {import("./types.js").Limits} */
    this.limits = {};
    this.made = "";
    this.step = 0;
    this.until = "";
    this.speed = 2;
    this.autoplay = false;
    this.controls = "";
    this.panels = "";
    this.theme = "";
    this.glyphs = true;
    new Surroundings(this, {
      seen: (seen) => this.#stage.see(seen),
      printed: () => this.#stage.print(),
      language: () => this.requestUpdate(),
      left: () => this.#stage.suspend(),
    });
  }

  // ---------------------------------------------------------------------------------------------------------- methods

  /**
   * Puts another board in the place of the one shown, until the tag's own text changes.
   * @param {string} text as the tag's own
   * @param {LoadSettings} [settings] what is left out keeps its value, but for moves and step
   * @returns {Promise<void>} rejected with the signal's reason, with a TextError, or with whatever else is wrong
   */
  load(text, settings = {}) {
    return this.#loading.load(text, settings);
  }

  /**
   * Seeks the fewest moves and shows their beginning.
   * @param {import("./types-remote.js").CallOptions} [options] whose signal cancels the search
   * @returns {Promise<import("./types.js").Answer | null>} null where somebody cancels the search, plays on or puts
   *   another board there; rejected with the signal's reason, or with what is wrong
   */
  solve({ signal } = {}) {
    return this.#stage.solve(signal);
  }

  /** Shows the fewest moves one after another; in the mode `search`, one node after another. */
  play() {
    this.#stage.whenReady(() => this.#stage.course.play());
  }

  /** Stops what plays, or what is to play as soon as it is there. */
  pause() {
    this.#stage.course.pause();
  }

  /**
   * Plays moves that somebody brings along, and says what they come to.
   * @param {string} text as `board.readAnswer` reads it
   * @returns {Promise<void>} rejected with a TextError where something else stands there
   */
  async rehearse(text) {
    await this.#stage.ready();
    const { game } = this.#stage;
    const moves = game.puzzle.readAnswer(text);
    this.#stage.show("play");
    game.rehearse(moves);
  }

  /**
   * Shows another step: moves made, in a search nodes taken, which are computed first where they are not there yet.
   * @param {number} step from 0
   */
  seek(step) {
    this.#stage.whenReady(() => this.#stage.course.seek(step));
  }

  /** Says which move is best and why; called once more, plays it. A search has no hints. */
  hint() {
    const { game } = this.#stage;
    this.#stage.whenReady(() => this.#stage.course === game && void game.advise());
  }

  /** One move, node or change of the drawing back. */
  undo() {
    this.#stage.whenReady(() => this.#stage.course.undo());
  }

  /** One move, node or change of the drawing forward again. */
  redo() {
    this.#stage.whenReady(() => this.#stage.course.redo());
  }

  /** Back to the start; in the mode `edit` to an empty board. */
  reset() {
    this.#stage.whenReady(() => this.#stage.course.reset());
  }

  /** The moves made so far. */
  get moves() {
    return this.#stage.game.made;
  }

  /** How many cases the text has; 0 while there is no board. */
  get cases() {
    return this.#stage.game.board?.cases ?? 0;
  }

  /** The board that is shown. @returns {import("./api.js").Puzzle | null} */
  get board() {
    return this.#stage.game.board?.puzzle ?? null;
  }

  /** Where the one began who is followed; null: nobody is. */
  get followed() {
    return this.#stage.game.followedFrom;
  }

  /** What the last search for the whole board came to. */
  get answer() {
    return this.#stage.course.answer;
  }

  /** The moment of the search that is shown. @returns {import("./types.js").Snapshot | null} */
  get snapshot() {
    return this.#stage.search?.snapshot ?? null;
  }

  /** Engine and bound of that search, once it is known what is at work. */
  get choice() {
    return this.#stage.search?.choice ?? null;
  }

  // -------------------------------------------------------------------------------------------------------- life cycle

  /** @param {PropertyKey} name @param {string | symbol} key @param {import("lit").PropertyDeclaration} options */
  static getPropertyDescriptor(name, key, options) {
    return takingWords(/** @type {PropertyDescriptor} */ (super.getPropertyDescriptor(name, key, options)), options);
  }

  static get observedAttributes() {
    return [...super.observedAttributes, "lang"];
  }

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    super.attributeChangedCallback(name, before, after);
    if (name === "lang") this.requestUpdate();
  }

  // Lit would adopt sheets of its own document, whichever the element is in.
  createRenderRoot() {
    const { shadowRootOptions, elementStyles } = /** @type {typeof LitElement} */ (this.constructor);
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    dress(root, elementStyles);
    keepClicks(root);
    return root;
  }

  adoptedCallback() {
    this.#stage.dress();
  }

  /** @param {PropertyKey} [name] @param {unknown} [before] @param {import("lit").PropertyDeclaration} [options] */
  requestUpdate(name, before, options) {
    if (name === "step") this.#stage.following.noteStep();
    super.requestUpdate(name, before, options);
  }

  willUpdate() {
    this.#stage.update();
  }

  render() {
    return this.#stage.template();
  }

  updated() {
    this.#stage.drawn();
  }
}
