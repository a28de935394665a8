/** What is wrong with what was put into the page. */

import { TextError } from "../define.js";

export class Complaints {
  /** With the text. @type {TextError | null} */
  text = null;
  /**
   * Beside the text: a key of the page's words.
   * @type {"badSize" | "otherForm" | "tooLargeFile" | "unreadableFile" | null}
   */
  other = null;

  get isAny() {
    return this.text !== null || this.other !== null;
  }

  /** Nothing is wrong any more. */
  forget() {
    this.text = null;
    this.other = null;
  }

  /** @param {unknown} error about what was put in; any other is thrown again */
  take(error) {
    if (error instanceof TextError) this.text = error;
    else if (error instanceof RangeError) this.other = "badSize";
    else throw error;
  }
}
