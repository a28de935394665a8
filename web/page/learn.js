/** What the page explains: the puzzle in three sentences, each engine in five; and where the lessons are. */

import { html, nothing } from "lit";

/** The lessons lie beside the first one, which the page names; a page that is one file has none. */
const firstLesson = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel='help']"))?.href ?? null;

/** @param {import("../strings/index.js").Words} words @param {import("../strings/page.js").PageWords} page */
function lessons(words, page) {
  if (firstLesson === null) return nothing;
  const ending = words.tag === "en" ? ".html" : `.${words.tag}.html`;
  return html`<h2>${page.lessons}</h2>
    <ul class="lessons">
      ${Object.entries(page.lessonTitles).map(
        ([name, title]) => html`<li><a href=${new URL(`${name}${ending}`, firstLesson).href}>${title}</a></li>`,
      )}
    </ul>`;
}

/** @param {string} puzzle @param {import("../strings/index.js").Words} words @param {import("../strings/page.js").PageWords} page */
export const learn = (puzzle, words, page) =>
  html`<section class="learn">
    <div class="rules">
      <h2>${page.rules}</h2>
      <p>${words.puzzles[puzzle].rules.join(words.between)}</p>
    </div>
    ${lessons(words, page)}
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
