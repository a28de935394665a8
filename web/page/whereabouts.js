/** Where the page is: from what is shown to its address, and from an address to what is shown. */

import { FewestMoves } from "../define.js";
import { writeLink } from "../link/link.js";
import { Address, entryOf } from "./address.js";
import { Input } from "./input.js";
import { takeLeft } from "./left.js";
import { momentOf } from "./moment.js";
import { restored } from "./restore.js";

export class Whereabouts {
  #model;
  #address = new Address(() => this.moment);

  /** @param {import("./model.js").Model} model */
  constructor(model) {
    this.#model = model;
  }

  /** What is shown, as an address tells it; null: there is no board. */
  get moment() {
    this.#model.drawing?.flush();
    return momentOf(this.#model);
  }

  /** The address of what is shown, at this moment. */
  get address() {
    this.#address.settle();
    return location.href;
  }

  /** Something else is shown: the address says so soon. */
  follow() {
    this.#address.follow();
  }

  /** Shows what the address says, unless something has been put in by then, and goes along with the history from then on. */
  async begin() {
    addEventListener("popstate", (event) => void this.#restore(event.state));
    addEventListener("pagehide", () => this.#address.leave());
    takeLeft();
    if (this.#model.input.isEmpty) await this.#restore(history.state);
    else await this.#keepInput();
  }

  /** Shows what the address says. @param {unknown} state of the history's entry */
  async #restore(state) {
    const { input, puzzle } = this.#model;
    const core = await FewestMoves.core();
    await this.#show(restored(core, location.hash, entryOf(state), puzzle), input);
  }

  /** Shows the sample: what was put in meanwhile is about to be read, and may be wrong. */
  async #keepInput() {
    const { input, puzzle } = this.#model;
    const aside = new Input();
    await this.#show(restored(await FewestMoves.core(), "", null, puzzle), aside);
    // Where there is no more than a size or a start, it is meant for that text.
    input.text ||= aside.text;
  }

  /** @param {import("./restore.js").Restored} view @param {Input} input takes the text of its board */
  async #show({ link, entry, problem }, input) {
    const model = this.#model;
    model.linkProblem = problem;
    input.puzzle = link?.puzzle ?? model.puzzle;
    input.content = entry;
    await model.restore(input.request, entry.case, link);
    const { moment } = this;
    if (moment !== null) {
      if (link !== null && problem !== null) history.replaceState(moment.entry, "", writeLink(moment.link));
      this.#address.agree(moment);
    }
    model.retype(entry.typed);
    model.changed();
  }
}
