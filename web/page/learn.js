/** What the page explains: the puzzle in three sentences, each engine in five. */

import { html } from "lit";

/** @param {string} puzzle @param {import("../strings/index.js").Words} words @param {import("../strings/page.js").PageWords} page */
export const learn = (puzzle, words, page) =>
  html`<section class="learn">
    <div class="rules">
      <h2>${page.rules}</h2>
      <p>${words.puzzles[puzzle].rules.join(words.between)}</p>
    </div>
    <h2>${page.engines}</h2>
    <p>${page.enginesHint}</p>
    <div class="engines">
      ${Object.entries(page.engineTexts).map(
        ([name, sentences]) =>
          html`<article>
            <h3>${words.engines[name]}</h3>
            <p>${sentences.join(words.between)}</p>
          </article>`,
      )}
    </div>
  </section>`;
