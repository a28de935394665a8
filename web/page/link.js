/**
 * The address's fragment: one view of the page as text.
 *
 *     #v1/PUZZLE/BOARD?mode=MODE&engine=NAME&bound=NAME&moves=MOVES&step=NUMBER
 *
 * BOARD is the core's text form "link". MOVES are those made by hand, a character each. Every key may be left out, and
 * a key that this version does not know is passed over. Whether BOARD is a board, only the core can say.
 */

/**
 * @typedef {object} Link
 * @property {string} puzzle
 * @property {string} board
 * @property {string} mode
 * @property {string} engine empty: none is named
 * @property {string} bound empty: none is named
 * @property {string} moves
 * @property {number | null} step
 *
 * @typedef {object} Known the names that a link may use
 * @property {readonly string[]} puzzles
 * @property {readonly string[]} modes
 * @property {readonly string[]} engines
 *
 * @typedef {"version" | "form" | "long" | "puzzle" | "mode" | "engine" | "bound" | "moves" | "step"} LinkFault
 * @typedef {{ link: Link } | { fault: LinkFault, part: string } | null} Parsed null: the fragment is empty
 */

const prefix = "v1/";
/** Longer than any board's and any game's own; a fragment beyond it is not worth reading. */
const longest = 20000;
/** How much of a wrong part is shown. */
const shown = 40;

/** What may stand in a board's text form, in a name, in a list of moves. */
const boardForm = /^[\w,.-]+$/;
const nameForm = /^[\w*-]{1,40}$/;
const movesForm = /^[\dA-Za-z]*$/;
const stepForm = /^\d{1,6}$/;

/** @param {LinkFault} fault @param {string} part @returns {Parsed} */
const wrong = (fault, part) => ({ fault, part: part.length > shown ? `${part.slice(0, shown)}…` : part });

/**
 * Reads a fragment. Whatever it holds, the answer is a link or the name of what is wrong; it never throws.
 * @param {string} fragment with or without its "#"
 * @param {Known} known
 * @returns {Parsed}
 */
export function parseLink(fragment, known) {
  const text = fragment.startsWith("#") ? fragment.slice(1) : fragment;
  if (text === "") return null;
  if (text.length > longest) return wrong("long", text);
  if (!text.startsWith(prefix)) return wrong(/^v\d+\//.test(text) ? "version" : "form", text);
  let plain;
  try {
    plain = decodeURIComponent(text.slice(prefix.length));
  } catch {
    return wrong("form", text);
  }
  const [path, query = "", ...more] = plain.split("?");
  const [puzzle, board, ...deeper] = path.split("/");
  if (more.length > 0 || deeper.length > 0 || board === undefined || !boardForm.test(board))
    return wrong("form", plain);
  if (!known.puzzles.includes(puzzle)) return wrong("puzzle", puzzle);
  return parseQuery(query, { puzzle, board, mode: "play", engine: "", bound: "", moves: "", step: null }, known);
}

/** @param {string} query @param {Link} link @param {Known} known @returns {Parsed} */
function parseQuery(query, link, known) {
  for (const pair of query === "" ? [] : query.split("&")) {
    const at = pair.indexOf("=");
    const key = at < 0 ? pair : pair.slice(0, at);
    const value = at < 0 ? "" : pair.slice(at + 1);
    if (key === "mode") {
      if (!known.modes.includes(value)) return wrong("mode", value);
      link.mode = value;
    } else if (key === "engine") {
      if (!known.engines.includes(value)) return wrong("engine", value);
      link.engine = value;
    } else if (key === "bound") {
      if (!nameForm.test(value)) return wrong("bound", value);
      link.bound = value;
    } else if (key === "moves") {
      if (!movesForm.test(value)) return wrong("moves", value);
      link.moves = value;
    } else if (key === "step") {
      if (!stepForm.test(value)) return wrong("step", value);
      link.step = Number(value);
    }
  }
  return { link };
}

/**
 * Writes a fragment that `parseLink` reads back as the same link.
 * @param {Link} link
 * @returns {string} with its "#"
 */
export function writeLink({ puzzle, board, mode, engine, bound, moves, step }) {
  const pairs = [`mode=${mode}`];
  if (engine !== "") pairs.push(`engine=${engine}`);
  if (bound !== "") pairs.push(`bound=${bound}`);
  if (moves !== "") pairs.push(`moves=${moves}`);
  if (step !== null) pairs.push(`step=${step}`);
  return `#${prefix}${puzzle}/${board}?${pairs.join("&")}`;
}
