/**
 * The shelf: boards worth knowing, from the first step to the hardest that are known here. What each of them teaches is
 * said in the words of the gallery, under the same names.
 *
 * `web/tests/unit/gallery.test.mjs` proves every number again, and runs the faulty programs that `mistaken` tells of.
 */

import { showcase } from "./showcase.js";

/**
 * @typedef {object} Exhibit
 * @property {string} name among its puzzle's; also the key of its words
 * @property {string} text in any form that can be read
 * @property {string} [size] where the text does not say it, as the element's attribute has it
 * @property {number} [case] which of the text's boards, from 1; the first unless given
 * @property {number | null} fewest moves, proved; null: proved to have no solution
 * @property {number} [mistaken] how many moves a program says that gets wrong what the exhibit teaches
 */

/** @type {readonly Exhibit[]} */
const wallPushers = Object.freeze([
  {
    name: "door",
    text: `+---+---+
|     S
+---+---+
`,
    fewest: 1,
  },
  {
    name: "push",
    text: `+---+---+---+
| S |       |
+---+   +   +
|
+---+---+---+
`,
    fewest: 4,
  },
  {
    name: "two-walls",
    text: `+---+---+---+
| S         |
+---+---+---+
            |
+---+---+   +
`,
    fewest: 6,
    mistaken: 2,
  },
  {
    name: "closing",
    text: `+---+---+---+
    | S     |
+   +---+---+
|   |   |   |
+   +   +   +
|   |       |
+   +   +   +
|           |
+---+---+---+
`,
    fewest: 10,
    mistaken: 2,
  },
  { name: "column-first", text: "1 2\n7 3\n13 5\n", size: "2x2", fewest: 4, mistaken: 1 },
  {
    name: "both-sides",
    text: `+---+---+---+---+---+
|           |     S |
+   +---+---+---+---+
|           |       |
+   +---+   +---+   +
|               |
+   +   +---+   +---+
|   |       |       |
+---+---+---+---+---+
`,
    fewest: 11,
    mistaken: 9,
  },
  {
    name: "second-case",
    text: `+---+---+---+
  S         |
+---+---+---+

+---+---+---+
| S
+---+---+---+
`,
    case: 2,
    fewest: 3,
    mistaken: 1,
  },
  {
    name: "shut-in",
    text: `+---+---+---+
| S |   |
+---+---+---+
`,
    fewest: null,
  },
  {
    name: "no-way",
    text: `+---+---+---+---+
|               |
+   +---+---+---+
|           | S |
+   +---+   +   +
        |   |   |
+---+---+---+---+
`,
    fewest: null,
  },
  {
    name: "judge",
    text: `2 3
10 2 10 10 2 6
3 12 11 14 9 4
13 15 3 6 15 13
14 11 12 9 14 11
0 0
`,
    fewest: 16,
  },
  {
    name: "bounds",
    text: `1 2
3 2 14 3 2 6
9 4 11 12 5 5
3 4 3 6 13 5
9 8 12 13 11 8
0 0
`,
    fewest: 18,
  },
  {
    name: "near",
    text: `3 1
3 10 14 3 10 2
9 6 11 12 11 4
3 12 7 3 14 13
9 14 9 8 10 14
0 0
`,
    fewest: 22,
  },
  {
    name: "unpushed",
    text: `6 3
3 6 3 10 10 6
5 5 5 3 10 12
5 9 12 9 10 14
9 10 10 10 6 15
0 0
`,
    fewest: 23,
  },
  {
    name: "every-cell",
    text: `4 2
3 6 3 10 10 6
5 5 5 15 11 4
5 1 12 11 6 5
5 9 10 10 8 12
0 0
`,
    fewest: 24,
  },
  { name: "threshold", text: showcase.text, fewest: 24 },
]);

/** @type {readonly Exhibit[]} */
const escape = Object.freeze([
  { name: "nothing", text: "...\n.#.\n...\n", fewest: 0 },
  { name: "one", text: "...\n...\n...\n", fewest: 1 },
  { name: "two-ways", text: "####\n..##\n.#..\n.#.#\n", fewest: 2 },
  { name: "judge", text: "4\n1101\n0001\n1100\n1001\n", fewest: 2, mistaken: 4 },
  { name: "undoing", text: "#...#\n#...#\n#.#..\n##.##\n.#.#.\n", fewest: 3, mistaken: 4 },
  { name: "shut-in", text: ".....\n.###.\n.#.#.\n.###.\n.....\n", fewest: null },
  { name: "corridor", text: "#.###\n#...#\n###.#\n#...#\n#####\n", fewest: 7 },
  {
    name: "straight",
    text: `6
001010
100101
010001
101101
100001
011110
`,
    fewest: 13,
  },
  {
    name: "distances",
    text: `8
00101111
01000001
10000110
01011011
01010001
01001100
10000001
01011110
`,
    fewest: 16,
  },
  {
    name: "groups",
    text: `7
0110110
1001000
1100011
1001101
1010001
1000101
1111110
`,
    fewest: 19,
  },
  {
    name: "twenty-seven",
    text: `8
01011110
10100001
10101010
10101001
10000101
10111001
10010010
11110100
`,
    fewest: 27,
  },
]);

/** @type {readonly Exhibit[]} */
const flood = Object.freeze([
  { name: "done", text: "2\n0 0\n0 0\n0\n", fewest: 0 },
  { name: "one-cell", text: "1\n3\n0\n", fewest: 0 },
  { name: "judge", text: "3\n0 1 2\n1 1 2\n2 2 1\n0\n", fewest: 3 },
  { name: "touching", text: "01213\n", fewest: 4 },
  { name: "missing", text: "1z4\n4z1\nz14\n", fewest: 4 },
  { name: "greedy", text: "01100\n01001\n22210\n01021\n10120\n", fewest: 5, mistaken: 8 },
  { name: "greedier", text: "201012\n011220\n222121\n200010\n100200\n222222\n", fewest: 6, mistaken: 10 },
  {
    name: "twelve",
    text: `8
0 5 4 1 0 0 3 2
3 5 2 4 0 0 4 3
2 5 5 3 3 1 5 2
5 0 2 1 3 3 1 4
2 4 1 2 5 3 1 1
4 1 3 0 3 2 2 3
1 5 4 0 1 0 1 1
0 4 2 5 3 1 3 3
0
`,
    fewest: 12,
  },
  {
    name: "nineteen",
    text: `8
4 5 0 5 2 3 2 3
3 2 4 3 4 0 3 4
5 0 2 5 1 5 1 3
2 1 5 4 5 2 5 1
5 3 0 3 2 5 4 5
2 0 1 2 0 2 5 0
3 1 0 0 2 4 2 4
0 5 4 3 0 2 0 1
0
`,
    fewest: 19,
  },
]);

/** By the names of the puzzles. @type {Readonly<Record<string, readonly Exhibit[]>>} */
export const shelves = Object.freeze({ "wall-pushers": wallPushers, escape, flood });
