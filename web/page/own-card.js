/** The card for moves of the reader's own: typed, played before their eyes, and compared with the fewest. */

import { html, nothing } from "lit";
import { textErrorSentence } from "../strings/index.js";
import { excerpt } from "./excerpt.js";

/**
 * @param {import("./model.js").Model} model
 * @param {import("../strings/index.js").Words} words
 * @param {import("../strings/page.js").PageWords} page
 */
export function ownCard(model, words, page) {
  const { text, problem } = model.own;
  const own = words.puzzles[model.puzzle];
  const play = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    void model.own.rehearse();
  };
  const typed = (/** @type {InputEvent} */ event) => {
    model.own.text = /** @type {HTMLInputElement} */ (event.target).value;
  };
  const marked = problem === null ? null : excerpt(text, problem);
  return html`<section class="card">
    <h2 id="own-title">${own.own}</h2>
    <form class="own" @submit=${play}>
      <input
        type="text"
        spellcheck="false"
        autocomplete="off"
        autocapitalize="off"
        enterkeyhint="go"
        aria-labelledby="own-title"
        aria-describedby="own-hint own-problem"
        aria-invalid=${problem === null ? "false" : "true"}
        .value=${text}
        @input=${typed}
      />
      <button class="quiet">${page.playOwn}</button>
    </form>
    <p class="note" id="own-hint">${own.ownForm}</p>
    <div id="own-problem" class=${problem === null ? "complaint" : "complaint problem"} role="status">
      ${
        problem === null || marked === null
          ? nothing
          : html`<p>${textErrorSentence(words, problem)}</p>
              <pre class="excerpt">
${marked.before}<mark>${marked.found === "" ? "\u2038" : marked.found}</mark>${marked.after}</pre>`
      }
    </div>
  </section>`;
}
