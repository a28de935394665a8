/** The moments of a search as a film shows them: a search of its own, so that the one that is looked at stays where it is. */

import { views } from "../views/index.js";
import { readBoard, searchLines } from "./course.js";
import { canvasMeasure } from "./lettering.js";
import { sceneAfter } from "./moments.js";
import { captioned } from "./strip.js";

/**
 * @typedef {import("../remote.js").RemotePuzzle} RemotePuzzle
 * @typedef {import("../views/index.js").Scene} Scene
 *
 * @typedef {object} Span
 * @property {() => Promise<RemotePuzzle>} open the board in a worker; it is freed here
 * @property {string} puzzle
 * @property {string} link the same board, in that form
 * @property {import("../types.js").SearchOptions} options
 * @property {number} from the first step, from 0
 * @property {number} to the last one; the search may end before
 * @property {import("./moments.js").Looks} looks
 * @property {import("./studio.js").Theme} theme
 * @property {AbortSignal} signal
 * @property {(step: number) => void} ended told where the search ends, if that is before `to`
 */

/** @param {Span} span @returns {AsyncGenerator<{ scene: Scene, caption: string }>} */
async function* momentsOf(span) {
  const board = await readBoard(span);
  try {
    const remote = await span.open();
    try {
      const search = await remote.search({ ...span.options, signal: span.signal });
      try {
        yield* shownBy(search, board, span);
      } finally {
        void search.free();
      }
    } finally {
      remote.free();
    }
  } finally {
    board.free();
  }
}

/**
 * @param {{ engine: string, bound: string }} search
 * @param {import("../strings/index.js").Words} words
 * @param {string} puzzle
 */
function searcherName({ engine, bound }, { engines, puzzles }, puzzle) {
  const name = engines[engine] ?? engine;
  return bound === "none" ? name : `${name} · ${puzzles[puzzle].bounds[bound] ?? bound}`;
}

/**
 * @param {import("../remote-search.js").RemoteSearch} search
 * @param {import("../element-board.js").Board} board
 * @param {Span} span
 */
async function* shownBy(search, board, { from, to, looks, ended }) {
  const { heatOf, keepsNodes, kindOf, searchWordsFor } = await import("../search/index.js");
  const said = searchWordsFor(looks.words.tag);
  const { puzzle } = board;
  const view = views[puzzle.name];
  for (let step = from; step <= to; step += 1) {
    const snapshot = await search.show(step, { census: keepsNodes(search.engine) });
    const isBeyond = snapshot.step !== step;
    if (isBeyond) ended(snapshot.step);
    // Of a span that lies beyond the end there is the end to be seen.
    if (isBeyond && step !== from) return;
    const { node, path } = snapshot;
    const scene = sceneAfter(board, path, { ...looks, followed: null });
    const heat = heatOf({ course: { snapshot, view, puzzle, isBrief: true }, said });
    const told = { step: snapshot.step, happened: "", kind: kindOf(search.engine), isGoal: false, groups: [] };
    const sentence = node === null ? said.beginning : said.toldShort({ ...told, numbers: node });
    const caption = `${searcherName(search, looks.words, puzzle.name)}\n${sentence}`;
    yield { scene: { ...scene, heat }, caption };
    if (isBeyond) return;
  }
}

/**
 * The pictures of a span of steps, for a film.
 * @param {import("./studio.js").Studio} studio
 * @param {Span} span
 * @returns {AsyncGenerator<import("./picture.js").Picture>} rejected with the signal's reason when it is aborted
 */
export async function* searchPictures(studio, span) {
  const { puzzle, theme } = span;
  const measure = canvasMeasure();
  for await (const { scene, caption } of momentsOf(span)) {
    const picture = studio.draw(views[puzzle], scene, theme);
    yield captioned(picture, caption, { lines: searchLines(picture), inks: studio.inks(theme), measure });
  }
}
