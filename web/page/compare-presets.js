/**
 * What to set side by side with one press: the comparison that the page makes, and the ways in which published solutions
 * of these puzzles search, each beside the strongest way of this project.
 */

/**
 * @typedef {import("./compare-lane.js").Choice} Choice
 * @typedef {{ name: string, choices: readonly Choice[] }} Preset `name`: a key of the words
 */

/** @param {string} engine @param {string} [bound] @param {"path" | "none"} [prune] @returns {Choice} */
const choice = (engine, bound = "", prune = "path") => ({ engine, bound, prune });
const own = choice("auto");

/** @type {Readonly<Record<string, readonly Preset[]>>} */
const presets = Object.freeze({
  "wall-pushers": [
    { name: "memory", choices: [choice("bfs"), choice("ida*", "manhattan"), choice("a*", "manhattan")] },
    { name: "deepening", choices: [choice("iddfs", "", "none"), own] },
    { name: "nearest", choices: [choice("ida*", "manhattan"), own] },
    { name: "nearestTwice", choices: [choice("ida*", "manhattan", "none"), own] },
  ],
  escape: [
    { name: "memory", choices: [choice("bfs"), choice("ida*", "distance"), choice("a*", "distance")] },
    { name: "farthest", choices: [choice("ida*", "distance"), own] },
    { name: "farthestManhattan", choices: [choice("ida*", "manhattan"), own] },
  ],
  flood: [
    { name: "memory", choices: [choice("bfs"), choice("ida*", "layers"), choice("a*", "layers")] },
    { name: "coloursLeft", choices: [choice("ida*", "colours"), own] },
  ],
});

/** @param {string} puzzle @returns {readonly Preset[]} the first one is what a comparison begins with */
export const presetsOf = (puzzle) =>
  presets[puzzle] ?? [{ name: "memory", choices: [choice("bfs"), choice("ida*"), choice("a*")] }];
