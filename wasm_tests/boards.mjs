// Random boards, the same for the same seed.

/**
 * A generator of numbers from 0 up to 1, the same for the same seed: Marsaglia's xorshift with 32 bits.
 * @param {number} seed
 * @returns {() => number}
 */
export function randomNumbers(seed) {
  // Multiplied, because small seeds begin with small numbers; never 0, which stays 0.
  let state = Math.imul(seed, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/**
 * A random board of Wall Pushers as the judge writes it, a complete list.
 * @param {object} wish
 * @param {number} wish.rows
 * @param {number} wish.columns
 * @param {number} wish.inner how many of the inner walls there are, 0 to 1
 * @param {number} wish.outline how many of the outline's
 * @param {number} wish.seed
 * @returns {string}
 */
export function randomBoard({ rows, columns, inner, outline, seed }) {
  const random = randomNumbers(seed);
  /** @param {boolean} isOutline */
  const wall = (isOutline) => random() < (isOutline ? outline : inner);
  const below = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns }, () => wall(row === 0 || row === rows)),
  );
  const beside = Array.from({ length: rows }, () =>
    Array.from({ length: columns + 1 }, (_, column) => wall(column === 0 || column === columns)),
  );
  const cells = beside.map((sides, row) =>
    Array.from(
      { length: columns },
      (_, column) =>
        Number(sides[column]) +
        2 * Number(below[row][column]) +
        4 * Number(sides[column + 1]) +
        8 * Number(below[row + 1][column]),
    ).join(" "),
  );
  const start = [1 + Math.floor(random() * columns), 1 + Math.floor(random() * rows)];
  return `${start.join(" ")}\n${cells.join("\n")}\n0 0\n`;
}

/**
 * A random board of Escape, drawn.
 * @param {object} wish
 * @param {number} wish.rows
 * @param {number} wish.columns
 * @param {number} wish.bad how many of the cells are bad, 0 to 1
 * @param {number} wish.seed
 * @returns {string}
 */
export function randomEscape({ rows, columns, bad, seed }) {
  const random = randomNumbers(seed);
  const row = () => Array.from({ length: columns }, () => (random() < bad ? "#" : ".")).join("");
  return Array.from({ length: rows }, () => `${row()}\n`).join("");
}

/**
 * A random board of Flood, drawn.
 * @param {object} wish
 * @param {number} wish.rows
 * @param {number} wish.columns
 * @param {number} wish.colours up to 36
 * @param {number} wish.seed
 * @returns {string}
 */
export function randomFlood({ rows, columns, colours, seed }) {
  const random = randomNumbers(seed);
  const row = () => Array.from({ length: columns }, () => Math.floor(random() * colours).toString(36)).join("");
  return Array.from({ length: rows }, () => `${row()}\n`).join("");
}

/**
 * Boards whose searches take up to some hundreds of steps, by puzzle, drawn, and the lengths of their answers.
 * @type {Readonly<Record<string, { text: string, length: number }>>}
 */
export const small = Object.freeze({
  "wall-pushers": {
    text: `+---+---+
| S     |
+---+   +
|       |
+   +---+
`,
    length: 4,
  },
  escape: { text: "###.##\n#.#.##\n#....#\n#..##.\n###.##\n", length: 8 },
  flood: { text: "3122\n1010\n3020\n", length: 6 },
});

/**
 * Boards on which a search takes long, by puzzle.
 * @type {Readonly<Record<string, { text: string, size: { rows: number, columns: number } }>>}
 */
export const huge = Object.freeze({
  "wall-pushers": {
    text: randomBoard({ rows: 24, columns: 24, inner: 0.4, outline: 0.985, seed: 1 }),
    size: { rows: 24, columns: 24 },
  },
  escape: {
    text: randomEscape({ rows: 24, columns: 24, bad: 0.2, seed: 3 }),
    size: { rows: 24, columns: 24 },
  },
  flood: {
    text: randomFlood({ rows: 40, columns: 40, colours: 8, seed: 1 }),
    size: { rows: 40, columns: 40 },
  },
});

/**
 * Eight moves lead out. A bound that is doubled cuts the first of them and finds ten, and depth-first search, which goes
 * north as far as it can, ten others.
 */
export const misled = `+---+---+---+   +
|   |           |
+   +   +   +   +
|   |   |   |   |
+   +---+   +   +
| S |   |       |
+   +   +---+---+
|       |   |   |
+---+---+---+---+
`;
