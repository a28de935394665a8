/** What the mode `search` shows: the board with the node in hand, the bar, and a panel for each thing there is to see. */

import { html, nothing } from "lit";
import { obstacleSaying } from "../element-sayings.js";
import { boardPicture, counterLine } from "../element-template.js";
import { keysDialog } from "../views/controls.js";
import { searchWordsFor } from "../strings/search.js";
import { searchBar } from "./bar.js";
import { boundsPanel } from "./bounds-panel.js";
import { heatOf } from "./census-part.js";
import { countsPanel } from "./counts-panel.js";
import { handPanel } from "./hand-panel.js";
import { iterationsPanel } from "./iterations-panel.js";
import { stepSentence } from "./sayings.js";
import { stackPanel } from "./stack-panel.js";

/**
 * @typedef {import("../element-template.js").Looks} Looks
 *
 * @typedef {object} Looked all that a part of the picture depends on
 * @property {import("./course.js").SearchCourse} course with a board
 * @property {import("../strings/index.js").Words} words
 * @property {import("../strings/index.js").PuzzleWords} own
 * @property {import("../strings/search.js").SearchWords} said
 * @property {import("./actions.js").SearchActions} act
 * @property {string} why there is no solution, where it can be seen without search; or empty
 */

/** @param {Looked} looked @param {Looks} looks */
function picture(looked, { words, active, glyphs }) {
  const { course, own, act } = looked;
  const { view, puzzle, trail, last, undone } = course;
  const { cells, integers, isGoal } = trail[trail.length - 1];
  const found = puzzle.obstacle;
  const scene = {
    board: puzzle,
    // Nothing here is to be pointed at: a search makes its own moves.
    shot: { cells, integers, isGoal, moves: [] },
    trail,
    last,
    undone,
    hint: null,
    refused: null,
    followed: null,
    obstacle: found === null || found.row < 0 ? null : { row: found.row, column: found.column },
    active,
    glyphs,
    label: words.board(own.name, puzzle.rows, puzzle.columns),
    words: own,
    heat: heatOf(looked),
  };
  return boardPicture(view, scene, { key: act.key, focused: act.focused });
}

/** What stands beside the picture, in its order. @type {readonly [string, (looked: Looked) => unknown][]} */
const beside = Object.freeze([
  ["proved", boundsPanel],
  ["node", handPanel],
  ["iterations", iterationsPanel],
  ["counts", countsPanel],
]);

/** @param {Looked} looked @param {Looks} looks */
export function searchTemplate(looked, looks) {
  const { course, words, own, said, act } = looked;
  const wanted = looks.panels.trim().split(/\s+/);
  const shows = (/** @type {string} */ name) => looks.panels.trim() === "" || wanted.includes(name);
  const panels = beside.filter(([name]) => shows(name));
  const { run, view, trail, last, snapshot } = course;
  const state = trail[trail.length - 1];
  const sayable = run && { run, last, view, isBrief: course.isBrief, why: looked.why };
  return html`<div class=${panels.length === 0 ? "frame search alone" : "frame search"} part="frame">
    <div class="stage">
      ${picture(looked, looks)}
      ${
        view.counter === undefined
          ? nothing
          : counterLine(view.counter(own, state, last, { made: snapshot?.path.length ?? 0, fewest: null }))
      }
      ${looks.bars ? searchBar(looked) : nothing}
      <p class="status" part="status">
        <span role="status" aria-live=${course.isTold ? "polite" : "off"}
          >${sayable === null ? said.opening : stepSentence(sayable, words, own, said)}</span
        >
      </p>
      ${shows("stack") ? stackPanel(looked) : nothing}
    </div>
    ${panels.length === 0 ? nothing : html`<div class="panels">${panels.map(([, panel]) => panel(looked))}</div>`}
    ${keysDialog(words, said.keyList, own, act.closeKeys)}
  </div>`;
}

/**
 * @param {Looks} looks
 * @param {import("./course.js").SearchCourse} course
 * @param {import("./actions.js").SearchActions} act
 * @returns {Looked}
 */
export function lookedAt(looks, course, act) {
  const { words } = looks;
  const { name, obstacle } = course.puzzle;
  const own = words.puzzles[name];
  const why = obstacle === null ? "" : obstacleSaying(obstacle)(words, own);
  return { course, act, words, own, said: searchWordsFor(words.tag), why };
}
