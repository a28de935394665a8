/**
 * The address's fragment: one view of the page as text.
 *
 *     #v1/PUZZLE/BOARD?mode=MODE&engine=NAME&bound=NAME&moves=MOVES&step=NUMBER
 *                     &nodes=NUMBER&mib=NUMBER&compare=SEARCHES&trace=NUMBER
 *
 * BOARD is the core's text form "link". MOVES are those made by hand, a character each. `nodes` and `mib` are the limits
 * of a search. SEARCHES are those side by side, as `compare-link.js` writes them. `trace` is the version of the core's
 * searches that the steps were counted with. Every key may be left out, and a key that this version does not know is
 * passed over; `frame.js` has those that only a frame knows. Whether BOARD is a board, only the core can say.
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
 * @property {number | null} nodes null: no limit
 * @property {number | null} mib null: the usual limit
 * @property {string} compare empty: nothing is side by side
 * @property {number | null} trace null: no step of a search is named
 *
 * @typedef {object} Known the names that a link may use
 * @property {readonly string[]} puzzles
 * @property {readonly string[]} modes
 * @property {Pick<readonly string[], "includes">} engines
 *
 * @typedef {"version" | "form" | "long" | "puzzle" | "mode" | "engine" | "bound" | "moves" | "step" | "limit" |
 *   "compare" | "trace"} LinkFault
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
/** A search takes many steps; beyond 2^53 they could not be counted. */
const stepForm = /^\d{1,15}$/;
const limitForm = /^[1-9]\d{0,14}$/;
const compareForm = /^[\w*:@;,-]{1,400}$/;
const versionForm = /^\d{1,6}$/;

/**
 * A link that names nothing but its mode.
 * @type {Readonly<Link>}
 */
export const plainLink = Object.freeze({
  puzzle: "",
  board: "",
  mode: "play",
  engine: "",
  bound: "",
  moves: "",
  step: null,
  nodes: null,
  mib: null,
  compare: "",
  trace: null,
});

/** @param {string} part of an address, to be shown */
export const clipped = (part) => (part.length > shown ? `${part.slice(0, shown)}…` : part);

/** @param {LinkFault} fault @param {string} part */
const wrong = (fault, part) => ({ fault, part: clipped(part) });

/**
 * Reads a fragment. Whatever it holds, the answer is a link or the name of what is wrong; it never throws.
 * @param {string} fragment with or without its "#"
 * @param {Known} known
 * @returns {Parsed}
 */
export function parseLink(fragment, known) {
  const open = opened(fragment);
  if (open === null || "fault" in open) return open;
  const [puzzle, board, ...deeper] = open.path.split("/");
  if (deeper.length > 0 || board === undefined || !boardForm.test(board)) return wrong("form", open.path);
  if (!known.puzzles.includes(puzzle)) return wrong("puzzle", puzzle);
  return parsePairs(open.pairs, { ...plainLink, puzzle, board }, known);
}

/**
 * The keys of a fragment and their values, in their order; none where it is not of this version.
 * @param {string} fragment with or without its "#"
 * @returns {readonly [key: string, value: string][]}
 */
export function pairsOf(fragment) {
  const open = opened(fragment);
  return open === null || "fault" in open ? [] : open.pairs;
}

/**
 * @param {string} fragment
 * @returns {{ path: string, pairs: [key: string, value: string][] } | { fault: LinkFault, part: string } | null}
 */
function opened(fragment) {
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
  if (more.length > 0) return wrong("form", plain);
  return { path, pairs: query === "" ? [] : query.split("&").map(pairOf) };
}

/** @param {string} text "KEY=VALUE", or a key alone @returns {[key: string, value: string]} */
function pairOf(text) {
  const at = text.indexOf("=");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * What each key does to a link; null where its value is none of the right form.
 * @type {Readonly<Record<string, (value: string, known: Known) => Partial<Link> | null>>}
 */
const keys = Object.freeze({
  mode: (value, { modes }) => (modes.includes(value) ? { mode: value } : null),
  engine: (value, { engines }) => (engines.includes(value) ? { engine: value } : null),
  bound: (value) => (nameForm.test(value) ? { bound: value } : null),
  moves: (value) => (movesForm.test(value) ? { moves: value } : null),
  step: (value) => (stepForm.test(value) ? { step: Number(value) } : null),
  nodes: (value) => (limitForm.test(value) ? { nodes: Number(value) } : null),
  mib: (value) => (limitForm.test(value) ? { mib: Number(value) } : null),
  compare: (value) => (compareForm.test(value) ? { compare: value } : null),
  trace: (value) => (versionForm.test(value) ? { trace: Number(value) } : null),
});
/** @type {Readonly<Record<string, LinkFault>>} */
const faults = Object.freeze({ nodes: "limit", mib: "limit" });

/** @param {readonly [string, string][]} pairs @param {Link} link @param {Known} known @returns {Parsed} */
function parsePairs(pairs, link, known) {
  for (const [key, value] of pairs) {
    if (!Object.hasOwn(keys, key)) continue;
    const part = keys[key](value, known);
    if (part === null) return wrong(faults[key] ?? /** @type {LinkFault} */ (key), value);
    Object.assign(link, part);
  }
  return { link };
}

/**
 * Writes a fragment that `parseLink` reads back as the same link.
 * @param {Link} link
 * @returns {string} with its "#"
 */
export function writeLink(link) {
  const pairs = Object.keys(keys).flatMap((key) => {
    const value = link[/** @type {keyof Link} */ (key)];
    return value === "" || value === null ? [] : [`${key}=${value}`];
  });
  return `#${prefix}${link.puzzle}/${link.board}?${pairs.join("&")}`;
}
