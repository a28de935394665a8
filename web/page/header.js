/** The head of the page: its name, the puzzles, language and colours. */

import { html, svg } from "lit";
import { views } from "../define.js";

const drawings = Object.freeze({
  auto: svg`<circle cx="12" cy="12" r="8" /><path class="filled" d="M12 4a8 8 0 0 1 0 16z" />`,
  light: svg`<circle cx="12" cy="12" r="4" /><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600l1.400 1.400M17 17l1.400 1.400M5.600 18.400L7 17M17 7l1.400-1.400" />`,
  dark: svg`<path d="M19 14.500A8 8 0 0 1 9.500 5a8 8 0 1 0 9.500 9.500z" />`,
});

/**
 * @param {object} shown
 * @param {import("../strings/index.js").Words} shown.words
 * @param {import("../strings/page.js").PageWords} shown.page
 * @param {string} shown.puzzle
 * @param {import("./preferences.js").Theme} shown.theme
 * @param {object} act
 * @param {(puzzle: string) => void} act.puzzle
 * @param {() => void} act.language
 * @param {() => void} act.theme
 */
export const header = ({ words, page, puzzle, theme }, act) =>
  html`<header>
    <h1>${page.title}</h1>
    <nav aria-label=${page.puzzles}>
      ${Object.keys(views).map(
        (name) =>
          html`<button
            type="button"
            class="tab"
            aria-current=${name === puzzle ? "page" : "false"}
            @click=${() => act.puzzle(name)}
          >
            ${words.puzzles[name].name}
          </button>`,
      )}
    </nav>
    <p class="motto">${page.motto}</p>
    <button type="button" class="plain" lang=${page.otherLanguageTag} @click=${act.language}>
      ${page.otherLanguage}
    </button>
    <button type="button" class="plain" title=${page.theme[theme]} aria-label=${page.theme[theme]} @click=${act.theme}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">${drawings[theme]}</svg>
    </button>
  </header>`;
