/** Wishes for boards, checked and with all defaults filled in. */

import { numberOf } from "./board.js";
import { duration } from "./search-options.js";

/** What a caller may wish that no number is given for: counts cross as doubles, exact up to here. */
const LARGEST_COUNT = Number.MAX_SAFE_INTEGER;
/** The largest number of moves that the core tells apart from "no matter". */
const LARGEST_MOVES = 0xfffffffe;

/**
 * @typedef {import("./types-generate.js").GeneratorOptions} GeneratorOptions
 * @typedef {import("./types-generate.js").GeneratorSize} GeneratorSize
 */

/**
 * @param {unknown} value
 * @param {string} name
 * @param {number} least
 * @param {number} most
 * @returns {number}
 * @throws {RangeError}
 */
function whole(value, name, least, most) {
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) {
    throw new RangeError(`${name} must be a whole number from ${least} to ${most}, not ${String(value)}.`);
  }
  return value;
}

/**
 * @param {number | undefined} value
 * @param {string} name
 * @returns {number} 0 where there is no limit
 */
function limit(value, name) {
  return value === undefined || value === Infinity ? 0 : whole(value, name, 1, LARGEST_COUNT);
}

/**
 * @param {number | undefined} value
 * @param {string} name
 * @param {number} least
 * @param {number} most
 * @returns {number | null} null: no matter
 */
function upTo(value, name, least, most) {
  return value === undefined || value === Infinity ? null : whole(value, name, least, most);
}

/**
 * @param {import("./core.js").Core} core
 * @param {GeneratorSize} size
 * @returns {import("./core-generators.js").CoreSize}
 * @throws {RangeError} an unknown puzzle, a size or a parameter that its boards cannot have
 */
export function resolveSize(core, size) {
  const names = core.puzzles.map((kind) => kind.name);
  const puzzle = numberOf(names, size.puzzle, "a puzzle", "puzzles");
  const { name, making } = core.puzzles[puzzle];
  const given = /** @type {Record<string, unknown>} */ ({ ...size });
  const known = making.parameters.map((parameter) => parameter.name);
  for (const other of core.puzzles.flatMap((kind) => kind.making.parameters)) {
    if (given[other.name] !== undefined) numberOf(known, other.name, `a parameter of ${name}`, "parameters");
  }
  return {
    puzzle,
    rows: whole(size.rows ?? making.rows, "rows", 1, making.mostSide),
    columns: whole(size.columns ?? making.columns, "columns", 1, making.mostSide),
    parameters: making.parameters.map((each) =>
      whole(given[each.name] ?? each.usual, each.name, each.least, each.most),
    ),
  };
}

/**
 * @param {import("./core.js").Core} core
 * @param {GeneratorOptions} options
 * @param {import("./core-generators.js").CoreGenerators} generators of the core
 * @returns {import("./core-generators.js").CoreWish & { milliseconds: number }} Infinity where there is no limit of time
 * @throws {RangeError} an unknown name, a number out of range, or more moves than any board of the size needs
 */
export function resolveWish(core, options, generators) {
  const { minimum = 1, maximum, minimumEffort = 0, maximumEffort, seed = 0, limits = {} } = options;
  const size = resolveSize(core, options);
  const least = whole(minimum, "minimum", 0, LARGEST_MOVES);
  const most = generators.mostMoves(size);
  if (least > most) throw new RangeError(`No board of ${size.rows} x ${size.columns} needs more than ${most} moves.`);
  const leastEffort = whole(minimumEffort, "minimumEffort", 0, LARGEST_COUNT);
  return {
    ...size,
    minimum: least,
    maximum: upTo(maximum, "maximum", least, LARGEST_MOVES),
    minimumEffort: leastEffort,
    maximumEffort: upTo(maximumEffort, "maximumEffort", leastEffort, LARGEST_COUNT),
    seed: whole(seed, "seed", 0, LARGEST_COUNT),
    boards: limit(limits.boards, "limits.boards"),
    nodes: limit(limits.nodes, "limits.nodes"),
    boardNodes: limit(limits.boardNodes, "limits.boardNodes"),
    bytes: limit(limits.bytes, "limits.bytes"),
    milliseconds: limits.milliseconds === undefined ? Infinity : duration(limits.milliseconds, "limits.milliseconds"),
  };
}
