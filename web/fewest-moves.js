/** The element `<fewest-moves>`. Importing this file defines nothing: `define.js` does. */

import { LitElement } from "lit";
import { actionsOf } from "./element-actions.js";
import { attributes } from "./element-attributes.js";
import { sharedCore } from "./element-core.js";
import { emit } from "./element-events.js";
import { Game } from "./element-game.js";
import { Following } from "./element-following.js";
import { durationFor, Motions } from "./element-motion.js";
import { Opening } from "./element-opening.js";
import { styles } from "./element-styles.js";
import { gameTemplate, textTemplate } from "./element-template.js";
import { Surroundings } from "./element-surroundings.js";
import { OwnText } from "./element-text.js";
import { languageOf, wordsFor } from "./strings/index.js";

/**
 * @typedef {object} LoadSettings
 * @property {string} [puzzle]
 * @property {string} [size] "4x6", for a text that does not tell its size
 * @property {string} [start] "2,3", for a text that does not tell its start
 * @property {number} [case] from 1
 * @property {readonly string[]} [moves] a game played by hand to go on with
 * @property {number | null} [step] the step to show
 */

/**
 * A board that is played by hand and shows the fewest moves. Its own text is the board.
 *
 * @fires fewest-ready a board was read and is drawn
 * @fires fewest-move somebody moved or tried to
 * @fires fewest-step another step is shown
 * @fires fewest-solved a search has ended
 * @fires fewest-error something is wrong with the text, the attributes or the module
 * @csspart frame the whole; inside of it board, counter, status, moves, controls (button, main-button, slider, place,
 *   speed)
 * @csspart dialog the keys and rules
 * @csspart problem why there is no board
 * @cssprop --fewest-accent the player, the main button; also --fewest-surface -panel -line -text -muted -floor -hover
 *   -wall -outline -on-accent -push -exit -stress -radius -font -font-size -mono -board-height
 */
export class FewestMoves extends LitElement {
  static styles = styles;

  static properties = attributes;

  /** The module that all boards of a page share. */
  static core = sharedCore;

  #text = "";
  /** Whether work may start: the element has been visible, or was asked to do something. */
  #awake = false;
  #focusWanted = false;
  #motions = new Motions();
  #game = new Game({ changed: () => this.#changed(), emit: (name, detail) => emit(this, name, detail) });
  #opening = new Opening(this.#game, {
    request: () => this.#request(),
    autoplay: () => this.autoplay,
    step: () => this.step,
    opened: () => void this.#opened(),
    failed: (problem) => {
      emit(this, "fewest-error", { code: problem.code, message: problem.say(this.#words), error: problem.error });
      this.requestUpdate();
    },
  });
  #following = new Following(this, this.#game);
  #desk = {
    game: this.#game,
    reading: false,
    active: { row: 0, column: 0 },
    changed: () => this.requestUpdate(),
    focusBoard: () => {
      this.#focusWanted = true;
      this.requestUpdate();
    },
    leaveBoard: () => this.#leaveBoard(),
    dialog: () => this.renderRoot.querySelector("dialog"),
  };
  #actions = actionsOf(this, this.#desk);

  constructor() {
    super();
    this.puzzle = "wall-pushers";
    this.size = "";
    this.start = "";
    this.case = 1;
    this.mode = "play";
    this.engine = "auto";
    this.bound = "";
    this.step = 0;
    this.until = "";
    this.speed = 2;
    this.autoplay = false;
    this.controls = "";
    this.theme = "";
    this.glyphs = true;
    new OwnText(this, (text) => {
      this.#text = text;
      this.requestUpdate();
    });
    new Surroundings(this, {
      seen: () => {
        this.#awake = true;
        this.requestUpdate();
      },
      language: () => this.requestUpdate(),
      left: () => {
        this.#motions.stop();
        this.#opening.suspend();
      },
    });
  }

  // ---------------------------------------------------------------------------------------------------------- methods

  /**
   * Puts another board in the place of the one shown, until the tag's own text changes.
   * @param {string} text
   * @param {LoadSettings} [settings] what is left out keeps its value, but for moves and step
   * @returns {Promise<void>} rejected with a TextError, or with whatever else is wrong
   */
  load(text, { moves, step, ...attributes } = {}) {
    this.#text = text;
    this.#awake = true;
    Object.assign(this, attributes);
    this.#following.push();
    return this.#opening.refresh({ moves, step });
  }

  /** Seeks the fewest moves and shows their beginning. @returns {Promise<import("./types.js").Answer | null>} */
  async solve() {
    await this.#ready();
    this.#game.setMode("solution");
    return this.#game.watch();
  }

  /** Shows the fewest moves one after another. */
  play() {
    this.#whenReady(() => this.#game.play());
  }

  pause() {
    this.#game.pause();
  }

  /**
   * Plays moves that somebody brings along, and says what they come to.
   * @param {string} text as `board.readAnswer` reads it
   * @returns {Promise<void>} rejected with a TextError where something else stands there
   */
  async rehearse(text) {
    await this.#ready();
    this.#game.rehearse(this.#game.puzzle.readAnswer(text));
  }

  /** @param {number} step */
  seek(step) {
    this.#whenReady(() => this.#game.seek(step));
  }

  /** Says which move is best and why; called once more, plays it. */
  hint() {
    this.#whenReady(() => void this.#game.advise());
  }

  undo() {
    this.#whenReady(() => this.#game.undo());
  }

  redo() {
    this.#whenReady(() => this.#game.redo());
  }

  reset() {
    this.#whenReady(() => this.#game.reset());
  }

  /** The moves made so far. */
  get moves() {
    return this.#game.made;
  }

  /** How many cases the text has; 0 while there is no board. */
  get cases() {
    return this.#game.board?.cases ?? 0;
  }

  /** The board that is shown. @returns {import("./api.js").Puzzle | null} */
  get board() {
    return this.#game.board?.puzzle ?? null;
  }

  /** What the last search for the whole board came to. */
  get answer() {
    return this.#game.solving.answer;
  }

  // -------------------------------------------------------------------------------------------------------- life cycle

  static get observedAttributes() {
    return [...super.observedAttributes, "lang"];
  }

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    super.attributeChangedCallback(name, before, after);
    if (name === "lang") this.requestUpdate();
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("until")) this.#game.setUntil(/^\d+$/.test(this.until) ? Number(this.until) : null);
    this.#following.push();
    if (this.#awake && this.isConnected) void this.#opening.refresh();
  }

  render() {
    const game = this.#game;
    const { problem } = this.#opening;
    if (game.board === null) return textTemplate(problem === null ? "" : problem.say(this.#words));
    const desk = this.#desk;
    if (!desk.reading) desk.active = game.view.focus(game.board.puzzle, game.state, game.followed) ?? desk.active;
    const { reading, active } = desk;
    const { glyphs, controls } = this;
    const shown = { game, words: this.#words, bars: controls !== "none", reading, active, glyphs };
    return gameTemplate(shown, this.#actions);
  }

  updated() {
    const game = this.#game;
    const movement = game.takeMovement();
    if (movement !== null && game.board !== null) {
      const { view } = game;
      const motions =
        "nudge" in movement
          ? view.nudge(movement.nudge)
          : view.motion(game.board.puzzle, movement.happening, movement.forward, game.followed);
      this.#motions.run(this.renderRoot, motions, durationFor(movement.speed, view.durations));
    }
    if (this.#focusWanted) {
      this.#focusWanted = false;
      /** @type {SVGElement | null} */ (this.renderRoot.querySelector("[role=gridcell][tabindex='0']"))?.focus({
        preventScroll: true,
      });
    }
  }

  // ----------------------------------------------------------------------------------------------------------- inside

  get #words() {
    return wordsFor(languageOf(this) || navigator.language);
  }

  #request() {
    const { puzzle, size, start, mode, engine, bound } = this;
    return { puzzle, text: this.#text, size, start, case: this.case, mode, engine, bound };
  }

  /** Starts work at once, visible or not. */
  async #ready() {
    this.#awake = true;
    await this.#opening.refresh();
  }

  /** @param {() => void} act at once where there is a board, else as soon as there is one */
  #whenReady(act) {
    if (this.#game.board !== null) act();
    else this.#ready().then(act, () => {});
  }

  async #opened() {
    this.#desk.reading = false;
    this.#desk.active = { row: 0, column: 0 };
    this.#changed();
    await this.updateComplete;
    const { board } = this;
    if (board === null) return;
    const { name, rows, columns } = board;
    emit(this, "fewest-ready", { puzzle: name, rows, columns, case: this.case, cases: this.cases });
  }

  #changed() {
    this.#following.pull();
    this.requestUpdate();
  }

  #leaveBoard() {
    const next = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("button.main"));
    if (next !== null) next.focus();
    else /** @type {HTMLElement | null} */ (this.shadowRoot?.activeElement)?.blur();
  }
}
