/**
 * What is behind the public face of an element: the board that is asked for, the game and the search that are played on
 * it, what is drawn and where the focus goes.
 */

import { abortable } from "./abortable.js";
import { actionsOf } from "./element-actions.js";
import { sharedSolver } from "./element-core.js";
import { dress } from "./element-dress.js";
import { emit } from "./element-events.js";
import { Following } from "./element-following.js";
import { Game } from "./element-game.js";
import { Guests, isGuestMode } from "./element-guests.js";
import { Motions } from "./element-motion.js";
import { Opening } from "./element-opening.js";
import { gameTemplate, textTemplate } from "./element-template.js";
import { OwnText } from "./element-text.js";
import { hurry } from "./element-turns.js";
import { languageOf, wordsFor } from "./strings/index.js";

/** @typedef {import("./fewest-moves.js").FewestMoves} FewestMoves */

export class Stage {
  #element;
  #focusWanted = false;
  #motions = new Motions();
  #actions;
  #guests;
  #opening;
  #ownText;
  #isSeen = true;

  /** The text that the board is read from. */
  text = "";
  /** Whether work may start: the element has been visible, or was asked to do something. */
  awake = false;

  /** @param {FewestMoves} element */
  constructor(element) {
    this.#element = element;
    this.#ownText = new OwnText(element, (text) => {
      this.text = text;
      element.requestUpdate();
    });
    const owner = {
      changed: () => this.#changed(),
      /** @type {import("./element-events.js").Owner["emit"]} */
      emit: (name, detail) => emit(element, name, detail),
    };
    this.game = new Game(owner);
    this.desk = {
      game: this.game,
      reading: false,
      active: { row: 0, column: 0 },
      changed: () => element.requestUpdate(),
      focusBoard: () => {
        this.#focusWanted = true;
        element.requestUpdate();
      },
      leaveBoard: () => this.#leaveBoard(),
      dialog: () => element.renderRoot.querySelector("dialog"),
    };
    this.#actions = actionsOf(element, this.desk);
    this.#guests = new Guests(element, this.desk, {
      ...owner,
      solver: sharedSolver,
      board: () => this.game.board,
      isSeen: () => this.#isSeen,
      dress: () => this.dress(),
      request: () => this.#request(),
      put: (puzzle) => this.#opening.put(puzzle),
    });
    this.following = new Following(element, {
      game: this.game,
      isOpen: () => this.#isOpen,
      guest: (mode) => this.#guests.course(mode),
      load: (mode) => void this.#loadGuest(mode),
      entered: () => this.game.board && owner.emit("fewest-step", { ...this.course.place, mode: this.course.mode }),
    });
    this.#opening = new Opening(this.game, {
      request: () => this.#request(),
      autoplay: () => element.autoplay,
      step: () => element.step,
      ready: (mode) => this.#guests.load(mode),
      outdated: () => {
        this.#guests.release();
        this.following.pull();
      },
      opened: (at) => void this.#opened(at),
      waiting: () => element.requestUpdate(),
      failed: (problem) => {
        owner.emit("fewest-error", { code: problem.code, message: problem.say(this.#words), error: problem.error });
        element.requestUpdate();
      },
    });
  }

  /** What is played now. */
  get course() {
    return this.following.course;
  }

  /** The search of the mode `search`, as far as there is one. */
  get search() {
    return /** @type {import("./search/course.js").SearchCourse | null} */ (this.#guests.course("search"));
  }

  /** What stands in for the game in the mode that is asked for, as far as it is there. */
  get #guest() {
    return this.#guests.course(this.#element.mode);
  }

  get #isOpen() {
    return this.game.board !== null && !this.#opening.isPending;
  }

  get #words() {
    return wordsFor(languageOf(this.#element) || navigator.language);
  }

  #request() {
    const { puzzle, size, start, mode, engine, bound, limits, made } = this.#element;
    return { puzzle, text: this.text, size, start, case: this.#element.case, mode, engine, bound, limits, made };
  }

  // -------------------------------------------------------------------------------------------------------- life cycle

  /** Opens what is asked for now, unless that is open already. @param {import("./element-opening.js").At} [at] */
  refresh(at) {
    return this.#opening.refresh(at);
  }

  /**
   * Takes a text in the place of the element's own, until that changes.
   * @param {string} text
   * @returns {string} the one before
   */
  put(text) {
    this.#ownText.check();
    const before = this.text;
    this.text = text;
    this.awake = true;
    return before;
  }

  /** Starts work at once, visible or not. */
  async ready() {
    this.#ownText.check();
    this.awake = true;
    await this.#opening.refresh();
    await this.#guests.load(this.#element.mode);
    this.following.push();
  }

  /** @param {() => void} act at once where the board that is asked for is there, else as soon as it is */
  whenReady(act) {
    const ready = this.ready();
    this.following.push();
    const isThere = !isGuestMode(this.#element.mode) || this.course === this.#guest;
    if (isThere && this.#isOpen) act();
    else ready.then(act, () => {});
  }

  /**
   * Seeks the fewest moves, or joins whoever seeks them already.
   * @param {AbortSignal | undefined} signal cancels the search
   */
  async solve(signal) {
    await abortable(this.ready(), signal);
    this.show("solution");
    const { game } = this;
    const cancel = () => game.solving.cancel();
    signal?.addEventListener("abort", cancel);
    try {
      return await abortable(game.watch(), signal);
    } finally {
      signal?.removeEventListener("abort", cancel);
    }
  }

  /** @param {boolean} seen whether the element can be seen */
  see(seen) {
    const wakes = seen && !this.awake;
    this.awake ||= seen;
    this.#isSeen = seen;
    this.#guests.see(seen);
    if (wakes) this.#element.requestUpdate();
  }

  /** Draws at once what has waited to be seen, for all of a page is printed. */
  print() {
    hurry();
    this.awake = true;
    this.#element.requestUpdate();
  }

  /** Adopts the style sheets, in whichever document the element is now. */
  dress() {
    const { renderRoot } = this.#element;
    const { elementStyles } = /** @type {typeof import("lit").LitElement} */ (this.#element.constructor);
    if (renderRoot instanceof ShadowRoot) dress(renderRoot, [...elementStyles, ...this.#guests.styles]);
  }

  /** The element is in no document any more. */
  suspend() {
    this.#motions.stop();
    this.#guests.release();
    this.#opening.suspend();
  }

  /** Before each drawing: what the author has changed since the last one, text and properties, is one change. */
  update() {
    this.#ownText.catchUp();
    if (this.awake && this.#element.isConnected) void this.refresh();
    this.following.push();
  }

  /** From the properties to what is played. @param {string} mode */
  show(mode) {
    this.#element.mode = mode;
    this.following.push();
  }

  /** @param {import("./element-opening.js").At} at */
  async #opened({ step = null, edit }) {
    this.desk.reading = false;
    if (!edit) this.desk.active = this.game.view.focus(this.game.puzzle, this.game.state) ?? { row: 0, column: 0 };
    // Whoever asked for a search while the board was on its way has had one of the board before.
    this.#guests.release();
    this.following.push();
    const guest = this.#guest;
    if (guest !== null && guest === this.course) {
      guest.enter({ edit });
      this.following.pull();
      if (step !== null) this.#element.step = step;
      this.following.push();
      if (this.#element.autoplay) guest.play();
    }
    this.#changed();
    await this.#element.updateComplete;
    const { board } = this.game;
    if (board === null) return;
    const { name, rows, columns } = board.puzzle;
    emit(this.#element, "fewest-ready", { puzzle: name, rows, columns, case: this.#element.case, cases: board.cases });
  }

  /** @param {string} mode */
  async #loadGuest(mode) {
    try {
      await this.#guests.load(mode);
      this.#element.requestUpdate();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      emit(this.#element, "fewest-error", { code: "broken", message: this.#words.broken(message), error });
    }
  }

  #changed() {
    this.following.pull();
    this.#element.requestUpdate();
  }

  // ------------------------------------------------------------------------------------------------------------ drawing

  template() {
    const { game, desk } = this;
    if (game.board === null) return textTemplate(this.#opening.notice(this.#words));
    if (!desk.reading && this.course === game)
      desk.active = game.view.focus(game.board.puzzle, game.state, game.followed) ?? desk.active;
    const { glyphs, controls, panels } = this.#element;
    const looks = { words: this.#words, bars: controls !== "none", panels, active: desk.active, glyphs };
    if (this.course !== game) return this.#guests.template(this.course.mode, looks);
    return gameTemplate({ game, reading: desk.reading, ...looks }, this.#actions);
  }

  /** After each drawing. */
  drawn() {
    const { game, course } = this;
    const { renderRoot } = this.#element;
    this.#guests.drawn(renderRoot);
    const movement = course.takeMovement();
    if (movement !== null && game.board !== null) this.#motions.show(renderRoot, game, movement);
    if (this.#focusWanted) {
      this.#focusWanted = false;
      /** @type {SVGElement | null} */ (renderRoot.querySelector("[role=gridcell][tabindex='0']"))?.focus({
        preventScroll: true,
      });
    }
  }

  #leaveBoard() {
    const { renderRoot, shadowRoot } = this.#element;
    const next = /** @type {HTMLElement | null} */ (renderRoot.querySelector("button.main"));
    if (next !== null) next.focus();
    else /** @type {HTMLElement | null} */ (shadowRoot?.activeElement)?.blur();
  }
}
