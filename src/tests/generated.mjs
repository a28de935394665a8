// The lines of vectors/generated.txt: wishes, and the boards that they lead to everywhere. For the tests in JavaScript.
import { readFileSync } from "node:fs";

/**
 * @typedef {object} Wish with Infinity where there is no limit
 * @property {string} puzzle
 * @property {number} rows
 * @property {number} columns
 * @property {number[]} parameters in the order of the puzzle's
 * @property {number} minimum of the fewest moves
 * @property {number} maximum
 * @property {number} minimumEffort
 * @property {number} maximumEffort
 * @property {number} seed
 * @property {number} boards at most tried
 *
 * @typedef {object} CameTo
 * @property {"found" | "limit"} status
 * @property {number} boards
 * @property {number} climbs
 * @property {number} nodes
 * @property {number} peakBytes
 * @property {number | null} length null: no board has a solution
 * @property {number | null} effort
 * @property {string | null} board in the form of a link
 */

/** @param {string} text */
const moves = (text) => (text === "4294967295" ? Infinity : Number(text));
/** @param {string} text */
const effort = (text) => (text === "9007199254740991" ? Infinity : Number(text));
/** @param {string} text */
const limit = (text) => (text === "0" ? Infinity : Number(text));
/** @param {string} text */
const found = (text) => (text === "-" ? null : Number(text));

/** @type {{ wish: Wish, cameTo: CameTo }[]} */
export const generated = readFileSync(new URL("vectors/generated.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const words = line.split(" ");
    const [puzzle, rows, columns, first, second, ...wished] = words;
    return {
      wish: {
        puzzle,
        rows: Number(rows),
        columns: Number(columns),
        parameters: [Number(first), Number(second)],
        minimum: moves(wished[0]),
        maximum: moves(wished[1]),
        minimumEffort: Number(wished[2]),
        maximumEffort: effort(wished[3]),
        seed: Number(wished[4]),
        boards: limit(wished[5]),
      },
      cameTo: {
        status: /** @type {CameTo["status"]} */ (words[11]),
        boards: Number(words[12]),
        climbs: Number(words[13]),
        nodes: Number(words[14]),
        peakBytes: Number(words[15]),
        length: found(words[16]),
        effort: found(words[17]),
        board: words[18] === "-" ? null : words[18],
      },
    };
  });
