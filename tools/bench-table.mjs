// The table of `npm run bench`: what its columns are, and what each set is measured against. Nothing here measures.

/**
 * What the native bench says of a set, a line of its JSON.
 * @typedef {object} Measured
 * @property {string} set
 * @property {string} puzzle
 * @property {number} rows 0 where the texts say the size
 * @property {number} columns
 * @property {number} max_seconds a search gets
 * @property {number} max_mib a search gets
 * @property {number} passes
 * @property {number} cases
 * @property {number} solved a solution is known
 * @property {number} proved the solution is proved to be shortest, or that there is none
 * @property {number} moves of the proved solutions
 * @property {number} nodes
 * @property {number} most_nodes of one case
 * @property {number} peak_bytes of one case
 * @property {number} median_ms
 * @property {number} p95_ms
 * @property {number} max_ms
 * @property {number} seconds
 * @property {([number, number] | null)[]} each milliseconds and nodes of every case; null where it is not settled
 */

/**
 * The same boards in the module.
 * @typedef {object} Module
 * @property {number} seconds of the cases that both settled
 * @property {number} nativeSeconds of the same cases
 */

/**
 * What a set is to reach. Limits of time and memory that are not named are those that its searches get.
 * @typedef {object} Target
 * @property {number} [part] of the boards are proved, each in less than `milliseconds`
 * @property {number} [milliseconds]
 * @property {number} [nodes] at most, of every board
 * @property {number} [boardsASecond]
 * @property {number} [moves] of all boards
 * @property {number} [seconds] at most, for all boards
 */

/** @type {Record<string, Target>} */
export const targets = {
  "wall-4x6": { part: 1, milliseconds: 1, nodes: 300 },
  "wall-16x16-40": { part: 0.995 },
  "wall-16x16-50": { part: 0.995 },
  "wall-32x32-40": { part: 0.995 },
  "escape-hard": { part: 1, milliseconds: 20 },
  "escape-8x8": { part: 1, milliseconds: 20 },
  "escape-12x12-20": { part: 0.95, milliseconds: 1000 },
  "escape-12x12-30": { part: 0.95, milliseconds: 1000 },
  "escape-16x16-20": { part: 0.75 },
  "flood-random8": { boardsASecond: 5000 },
  "flood-8x8": { boardsASecond: 5000 },
  "flood-pc19": { moves: 20086, seconds: 4 },
  "flood-problems50": { part: 0.9 },
};

/** What the module's time may be, as a multiple of the program's. */
export const largestRatio = 1.4;

/** A search that takes less is about the calls from JavaScript as much: the ratio of such a set is shown, not judged. */
const briefestMilliseconds = 1;

/** @param {number} milliseconds */
const time = (milliseconds) => (milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`);

/** @param {Target} target @param {Measured} row */
function describeTarget(target, row) {
  const words = [];
  if (target.part !== undefined) {
    const memory = row.max_mib < 1024 ? `${row.max_mib} MiB` : `${row.max_mib / 1024} GiB`;
    const limits = target.milliseconds === undefined ? `${row.max_seconds} s, ${memory}` : time(target.milliseconds);
    words.push(`${target.part * 100} % within ${limits}`);
  }
  if (target.nodes !== undefined) words.push(`≤ ${target.nodes} nodes`);
  if (target.boardsASecond !== undefined) words.push(`${target.boardsASecond} boards/s`);
  if (target.moves !== undefined) words.push(`${target.moves} moves`);
  if (target.seconds !== undefined) words.push(`≤ ${target.seconds} s`);
  return words.join(", ");
}

/** @param {Target} target @param {Measured} row */
function isMet(target, row) {
  const milliseconds = target.milliseconds ?? row.max_seconds * 1000;
  const within = row.each.filter((one) => one !== null && one[0] < milliseconds).length;
  return (
    within >= (target.part ?? 0) * row.cases &&
    row.most_nodes <= (target.nodes ?? Infinity) &&
    row.cases >= (target.boardsASecond ?? 0) * row.seconds &&
    row.moves === (target.moves ?? row.moves) &&
    row.seconds <= (target.seconds ?? Infinity)
  );
}

/** @param {boolean} yes */
const said = (yes) => (yes ? "yes" : "no");

/** @param {Module} module */
const ratioOf = ({ seconds, nativeSeconds }) => seconds / nativeSeconds;

/** @type {[name: string, cell: (row: Measured, module: Module | null, target: Target | undefined) => string | number][]} */
const columns = [
  ["set", (row) => row.set],
  ["boards", (row) => row.cases],
  ["solved", (row) => row.solved],
  ["proved", (row) => row.proved],
  ["moves", (row) => row.moves],
  ["nodes", (row) => row.nodes],
  ["most nodes", (row) => row.most_nodes],
  ["peak bytes", (row) => row.peak_bytes],
  ["median ms", (row) => row.median_ms.toFixed(3)],
  ["p95 ms", (row) => row.p95_ms.toFixed(3)],
  ["max ms", (row) => row.max_ms.toFixed(3)],
  ["seconds", (row) => row.seconds.toFixed(3)],
  ["target", (row, _, target) => (target ? describeTarget(target, row) : "-")],
  ["met", (row, _, target) => (target ? said(isMet(target, row)) : "-")],
  ["WASM s", (_, module) => module?.seconds.toFixed(3) ?? "-"],
  ["WASM/native", (_, module) => (module ? ratioOf(module).toFixed(2) : "-")],
  [
    `≤ ${largestRatio}`,
    (row, module) => (module && row.median_ms >= briefestMilliseconds ? said(ratioOf(module) <= largestRatio) : "-"),
  ],
];

/** Columns of words; the others are numbers. */
const isWords = columns.map(([name]) => ["set", "target", "met", `≤ ${largestRatio}`].includes(name));

/** The names of the columns. */
export const header = columns.map(([name]) => name);

/**
 * @param {Measured} row
 * @param {Module | null} module null where it was not measured
 * @param {Target} [target] what the set is judged by, if it is
 * @returns {string[]} a cell for each column
 */
export function cellsOf(row, module, target) {
  return columns.map(([, cell]) => String(cell(row, module, target)));
}

/**
 * @param {string[][]} rows without the header
 * @returns {string} a table in Markdown
 */
export function markdownTable(rows) {
  const widths = header.map((name, i) => Math.max(3, name.length, ...rows.map((row) => row[i].length)));
  /** @param {string[]} cells */
  const line = (cells) =>
    `| ${cells.map((cell, i) => (isWords[i] ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(" | ")} |`;
  const rule = widths.map((width, i) => (isWords[i] ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(header), line(rule), ...rows.map(line)].join("\n");
}

const plainWidths = [18, 8, 8, 8, 8, 11, 11, 12, 11, 11, 11, 9, 30, 5, 9, 13, 7];

/**
 * @param {string[]} cells
 * @returns {string} a line for the terminal, where each is printed before the next set is measured
 */
export function plainLine(cells) {
  const [set, ...rest] = cells.map((cell, i) =>
    isWords[i] ? cell.padEnd(plainWidths[i]) : cell.padStart(plainWidths[i]),
  );
  return [set, ...rest.map((cell, i) => (isWords[i + 1] ? `  ${cell}` : cell))].join("").trimEnd();
}
