/** What takes longer than this, in milliseconds, is worth telling, and can be paused. */
const most = 150;

/** Whether something takes long: told by a timer, so that what is drawn and what a click then does are decided by one moment. */
export class Patience {
  #told;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  isOver = false;

  /** @param {() => void} told when it is over */
  constructor(told) {
    this.#told = told;
  }

  begin() {
    this.end();
    this.#timer = setTimeout(() => {
      this.isOver = true;
      this.#told();
    }, most);
  }

  end() {
    clearTimeout(this.#timer);
    this.isOver = false;
  }
}
