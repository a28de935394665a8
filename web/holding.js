/** Memory of the module in the hands of JavaScript objects: given back once, by free() or after the object is gone. */

/** @type {FinalizationRegistry<Holding>} */
const collected = new FinalizationRegistry((holding) => holding.release());

/** What one object holds. */
export class Holding {
  /** @type {(() => void) | null} */
  #give;

  /**
   * @param {object} owner when it is collected as garbage, what it holds is given back
   * @param {() => void} give gives it back; must not refer to the owner, which it would keep alive
   */
  constructor(owner, give) {
    this.#give = give;
    collected.register(owner, this, this);
  }

  get isReleased() {
    return this.#give === null;
  }

  /** Gives back what is held, the first time that it is called. */
  release() {
    const give = this.#give;
    if (give === null) return;
    this.#give = null;
    collected.unregister(this);
    give();
  }
}

/** One thing that several objects hold together: given back when the last of them has let go. */
export class Shared {
  #give;
  #holders = 0;

  /** @param {() => void} give */
  constructor(give) {
    this.#give = give;
  }

  /**
   * @param {object} owner
   * @param {() => void} [giveOwn] gives back, before, what the owner alone has
   * @returns {Holding}
   */
  hold(owner, giveOwn) {
    this.#holders++;
    return new Holding(owner, () => {
      giveOwn?.();
      this.#holders--;
      if (this.#holders === 0) this.#give();
    });
  }
}
