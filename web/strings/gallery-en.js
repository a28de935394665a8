/** The words of the gallery; loaded with it. `gallery-zh-Hans.js` has the same keys. */

import { count, number } from "./grammar.js";

/** @typedef {{ title: string, line: string }} ExhibitWords what a board is called, and what it teaches */

/** @type {Readonly<Record<string, Readonly<Record<string, ExhibitWords>>>>} */
const boards = Object.freeze({
  "wall-pushers": {
    door: {
      title: "At the door",
      line: "The gap is beside the start: one move. Who looks for the exit only after a first step misses it.",
    },
    push: {
      title: "A first push",
      line: "The wall in the east slides one cell further, and the player walks after it: one move.",
    },
    "two-walls": {
      title: "Two walls in a row",
      line: "South, then west would be two moves, but there is no room behind the wall in the south.",
    },
    closing: {
      title: "The closed exit",
      line: "The exit is two steps to the west. Pushing the wall that way closes it for good.",
    },
    "column-first": {
      title: "Column first",
      line: "The judge writes the start as column, then row. Who reads row, then column, begins in another cell.",
    },
    "both-sides": {
      title: "A wall has two sides",
      line: "Who notes a pushed wall on the near side only finds it gone when coming from beyond, and says 9.",
    },
    "second-case": {
      title: "The exits of the case before",
      line: "The second board of a text. Who still has the exits of the first one in a list walks through a wall.",
    },
    "shut-in": { title: "Shut in", line: "A gap, but two walls in a row before it: no move is possible at all." },
    "no-way": {
      title: "No way out",
      line: "Walls can be pushed to and fro here: 307 positions, and none lets anybody out. A search has to notice.",
    },
    judge: { title: "The judge’s own", line: "The sample of UVa 10384: sixteen moves, and several ways to make them." },
    bounds: {
      title: "What a bound is worth",
      line: "IDA* expands 4,062 nodes here without a bound, 815 with the Manhattan distance, 409 with Reach, 39 with Carry.",
    },
    near: {
      title: "Four steps from a gap",
      line: "The nearest exit is four steps away, the way out takes 22 moves. Breadth-first search expands 81,225 nodes to know.",
    },
    unpushed: {
      title: "Not a single push",
      line: "Any wall may be tried, and yet one of the shortest ways pushes none: 23 moves, one less than the most on 4 by 6.",
    },
    "every-cell": {
      title: "Every cell once",
      line: "A shortest way enters no cell twice, so 24 cells allow 23 steps and the one that leaves: 24 is the most.",
    },
    threshold: {
      title: "Threshold by threshold",
      line: "Every cell once again. With the Manhattan distance IDA* begins at 8 and raises its threshold eight times.",
    },
  },
  escape: {
    nothing: {
      title: "Nothing to do",
      line: "All good cells lie on the outermost ring: out already. The word is empty.",
    },
    one: {
      title: "One command",
      line: "One place to leave, and four commands do it. East comes first in the alphabet.",
    },
    "two-ways": {
      title: "There and back",
      line: "One leaves in the east, the other in the west: a command that looks as if it undid the one before helps.",
    },
    judge: {
      title: "The judge’s own",
      line: "Who is out stays out. A program that lets walkers on the ring come back needs four commands here.",
    },
    undoing: {
      title: "Undoing is not undoing",
      line: "Blocked walkers stay where they are, so south after north is no way back. Who forbids it needs four.",
    },
    "shut-in": {
      title: "Shut in",
      line: "No word frees the cell in the middle, so none frees a walker from everywhere.",
    },
    corridor: {
      title: "One corridor",
      line: "Two bends, and walkers all along it: each command moves some and leaves others waiting.",
    },
    straight: {
      title: "Straight to the end",
      line: "Two of the places need 13 commands together, and 13 are enough for all: with that bound IDA* never turns back.",
    },
    distances: {
      title: "A bound that sees little",
      line: "The largest distance in the set is 4, and 16 commands are needed: IDA* with it expands millions of sets. Pairs say 8.",
    },
    groups: {
      title: "Two, three, four together",
      line: "One place needs 15 commands, two together 17, three 18, four 19. No longer word was found on 7 by 7, which proves nothing.",
    },
    "twenty-seven": {
      title: "Twenty-seven commands",
      line: "The longest word that 1.3 million tries on 8 by 8 have come to: the walkers meet only after long detours.",
    },
  },
  flood: {
    done: {
      title: "Nothing to do",
      line: "One colour from the beginning: no move. Who counts from one is wrong at once.",
    },
    "one-cell": { title: "One cell", line: "A board all the same." },
    judge: { title: "The judge’s own", line: "The second board of the sample: three colours, three moves." },
    touching: {
      title: "Only what touches",
      line: "The own colour, and one that does not touch the region, change nothing. Here there is one move to make each time.",
    },
    missing: {
      title: "Colours by name",
      line: "The colours on a board need not be neighbours in the alphabet: 1, 4 and z.",
    },
    greedy: {
      title: "Greed loses by three",
      line: "Who always takes the colour that gains most cells needs eight moves; five are enough.",
    },
    greedier: {
      title: "Greed loses by four",
      line: "Three colours, 6 by 6: ten moves for the greedy, six for who looks ahead.",
    },
    twelve: {
      title: "Twelve, not fifteen",
      line: "A well-known program needs fifteen moves here. A proof says when to stop looking.",
    },
    nineteen: {
      title: "Nineteen",
      line: "Hard for 8 by 8 with six colours: most boards of this size need 12 to 14 moves.",
    },
  },
});

export const galleryEn = Object.freeze({
  title: "Gallery",
  intro: "From the first step to the hardest. Each number is proved; what you solve yourself is kept in this browser.",
  fewest: (/** @type {number | null} */ moves) => (moves === null ? "no solution" : count(moves, "move")),
  /** How somebody solved it best. @param {number} moves @param {number} fewest */
  solved: (moves, fewest) => (moves === fewest ? "solved in the fewest" : `solved in ${number(moves)}`),
  summary: (/** @type {number} */ solved, /** @type {number} */ all) => `${number(solved)} of ${number(all)} solved.`,
  clear: "Forget what I solved",
  cleared: "Forgotten.",
  unkept: "This browser keeps nothing: what you solve is known until the page is closed.",
  boards,
});
