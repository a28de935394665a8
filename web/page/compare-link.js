/**
 * The searches side by side as text, for the address:
 *
 *     ida*:manhattan@1204;bfs@10130;iddfs::none@30;time
 *
 * Two or three searches, each ENGINE, ENGINE:BOUND or ENGINE:BOUND:none (a cell may be entered twice), with the step
 * that is shown behind an @; then "time" where they go on by time. Without it they go on by nodes taken.
 */

/**
 * @typedef {"steps" | "time"} Lockstep
 *
 * @typedef {object} Entry one of the searches
 * @property {string} engine
 * @property {string} bound empty: what suits the board, or none where the engine knows none
 * @property {"path" | "none"} prune
 * @property {number} step the moment shown
 *
 * @typedef {object} Compared
 * @property {readonly Entry[]} entries
 * @property {Lockstep} lockstep
 *
 * @typedef {object} Names those that the text may use
 * @property {readonly string[]} engines
 * @property {readonly string[]} bounds
 */

/** How many searches there are side by side. */
export const fewestLanes = 2;
export const mostLanes = 3;

/** A count that is exact as a number. */
const entryForm = /^([\w*]{1,20})(?::([\w-]{0,40})(?::(none))?)?(?:@(\d{1,15}))?$/;

/**
 * @param {string} text
 * @param {Names} known
 * @returns {Entry | null}
 */
function entryOf(text, { engines, bounds }) {
  const [, engine = "", bound = "", none, step = "0"] = entryForm.exec(text) ?? [];
  if (!engines.includes(engine) || !(bound === "" || bounds.includes(bound))) return null;
  return { engine, bound, prune: none === undefined ? "path" : "none", step: Number(step) };
}

/**
 * Reads what `writeCompare` writes. It never throws.
 * @param {string} text
 * @param {Names} known
 * @returns {Compared | null} null where the text is something else
 */
export function readCompare(text, known) {
  const parts = text.split(";");
  const isTimed = parts[parts.length - 1] === "time";
  if (isTimed) parts.pop();
  if (parts.length < fewestLanes || parts.length > mostLanes) return null;
  const entries = parts.flatMap((part) => entryOf(part, known) ?? []);
  return entries.length === parts.length ? { entries, lockstep: isTimed ? "time" : "steps" } : null;
}

/**
 * @param {Compared} compared
 * @returns {string}
 */
export function writeCompare({ entries, lockstep }) {
  const parts = entries.map(({ engine, bound, prune, step }) => {
    const rule = prune === "none" ? `:${bound}:none` : bound === "" ? "" : `:${bound}`;
    return `${engine}${rule}${step === 0 ? "" : `@${step}`}`;
  });
  return [...parts, ...(lockstep === "time" ? ["time"] : [])].join(";");
}
