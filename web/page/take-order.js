/** What can be taken away of what is shown, what is chosen of it, and under which name. It knows no document. */

import { fileName } from "../export/file-name.js";
import { mostFrames } from "../export/sizes.js";

/**
 * @typedef {"moment" | "solution" | "moves" | "search"} What `moves`: those made by hand
 * @typedef {string} Format "svg", "png", "gif", "answer", "words", or "text:" and the name of a text form
 * @typedef {import("../export/studio.js").Theme} Theme
 *
 * @typedef {object} Situation what is shown
 * @property {string} puzzle
 * @property {number} rows
 * @property {number} columns
 * @property {string} link the board, in that form
 * @property {readonly string[]} forms of text that the puzzle has
 * @property {string} mode
 * @property {number} step
 * @property {readonly string[]} made the moves up to the state shown
 * @property {Theme} theme
 * @property {{ status: string, moves: readonly string[] | null } | null} answer null: there is none yet
 * @property {{ engine: string, bound: string } | null} choice what searches
 * @property {number} lastStep of the search, as far as it was computed
 *
 * @typedef {object} Choice as it was made; what is not to be had falls back to what is
 * @property {What} what
 * @property {Readonly<Partial<Record<What, Format>>>} formats
 * @property {"shown" | Theme} theme
 * @property {boolean} hasGround
 * @property {number} speed steps a second
 * @property {string} from of the span of a search, as typed: empty is the usual
 * @property {string} to
 *
 * @typedef {object} Order
 * @property {Situation} situation
 * @property {readonly What[]} whats
 * @property {What} what
 * @property {readonly Format[]} formats
 * @property {Format} format
 * @property {Theme} theme
 * @property {boolean} hasGround
 * @property {number} speed
 * @property {readonly string[] | null} course the moves of a strip or film, or of a text; null: it is of no such kind
 * @property {boolean} isProved whether fewer moves are impossible
 * @property {{ from: number, to: number, usual: number }} span of the search; `usual`: where it ends unless asked otherwise
 * @property {"unsolved" | "hopeless" | "span" | null} missing why there is nothing to be made; null: there is
 */

/** How many steps of a search are in a film where it was not computed any further. */
const usualSpan = 60;

/** @type {Readonly<Choice>} */
export const firstChoice = Object.freeze({
  what: "moment",
  formats: Object.freeze({}),
  theme: "shown",
  hasGround: true,
  speed: 2,
  from: "",
  to: "",
});

/** @param {Situation} situation @returns {What[]} */
const whatsOf = ({ mode, made }) => [
  "moment",
  "solution",
  ...(mode === "play" && made.length > 0 ? [/** @type {const} */ ("moves")] : []),
  ...(mode === "search" ? [/** @type {const} */ ("search")] : []),
];

/** @param {What} what @param {readonly string[]} forms @returns {Format[]} */
function formatsOf(what, forms) {
  if (what === "moment") return ["svg", "png", ...forms.map((form) => `text:${form}`)];
  return what === "search" ? ["gif"] : ["svg", "png", "gif", "answer", "words"];
}

/** @param {Situation} situation @param {Choice} choice */
function spanOf({ lastStep }, { from: first, to: last }) {
  const from = first === "" ? 0 : Number(first);
  const usual = from + (lastStep > from ? Math.min(lastStep - from, mostFrames - 1) : usualSpan);
  return { from, to: last === "" ? usual : Number(last), usual };
}

/** @param {Situation} situation @param {Choice} choice @returns {Order} */
export function orderOf(situation, choice) {
  const { answer, forms, made } = situation;
  const whats = whatsOf(situation);
  const what = whats.includes(choice.what) ? choice.what : "moment";
  const formats = formatsOf(what, forms);
  const chosen = choice.formats[what] ?? "";
  const format = formats.includes(chosen) ? chosen : formats[0];
  const span = spanOf(situation, choice);
  const solution = answer?.moves ?? null;
  return {
    ...{ situation, whats, what, formats, format, span },
    theme: choice.theme === "shown" ? situation.theme : choice.theme,
    hasGround: choice.hasGround || format === "gif",
    speed: choice.speed,
    course: what === "solution" ? solution : what === "moves" ? made : null,
    isProved: what === "solution" && answer?.status === "solved",
    missing:
      what === "solution" && solution === null
        ? answer?.status === "no-solution"
          ? "hopeless"
          : "unsolved"
        : what === "search" && !(span.from <= span.to)
          ? "span"
          : null,
  };
}

/** Whether it is a picture, not a text. @param {Order} order */
export const isPicture = ({ format }) => ["svg", "png", "gif"].includes(format);

/** Whether it is all moves in one picture. @param {Order} order */
export const isStrip = ({ course, format }) => course !== null && ["svg", "png"].includes(format);

/** Whether it is all moves as an animation. @param {Order} order */
export const isFilm = ({ course, format }) => course !== null && format === "gif";

/** The text form that is asked for; null: none is. @param {Order} order */
export const formOf = ({ format }) => (format.startsWith("text:") ? format.slice(5) : null);

/** @param {number} moves */
const counted = (moves) => `${moves} ${moves === 1 ? "move" : "moves"}`;

/** @param {Situation} situation */
const searchParts = ({ choice }) =>
  choice === null ? [] : [choice.engine, ...(choice.bound === "none" ? [] : [choice.bound])];

/** @param {Order} order */
function contentParts(order) {
  const { what, format, course, span, situation } = order;
  const { mode, step, answer } = situation;
  if (what === "search") return [...searchParts(situation), `steps ${span.from} to ${span.to}`];
  if (what === "moment") {
    if (mode === "search") return [...searchParts(situation), `step ${step}`];
    if (mode === "play") return step === 0 ? [] : [`after ${counted(step)}`];
    return [answer?.moves ? counted(answer.moves.length) : "", `step ${step}`];
  }
  const kind = isStrip(order) ? "strip" : format === "words" ? "in words" : "";
  return [what === "moves" ? "own" : "", counted(course?.length ?? 0), kind];
}

/**
 * The name of a file, which says what is inside.
 * @param {Order} order
 * @param {number} scale of pixels
 * @returns {string}
 */
export function nameOf(order, scale) {
  const { format, theme, situation } = order;
  const isDrawn = isPicture(order);
  const looks = isDrawn
    ? [theme === "dark" ? "dark" : "", format === "png" && scale !== 1 ? `${Number(scale.toFixed(2))}x` : ""]
    : [];
  return fileName({
    ...situation,
    parts: [...contentParts(order), formOf(order) ?? "", ...looks],
    ending: isDrawn ? `.${format}` : ".txt",
  });
}
