// `fewest generate`, run as its users run it.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { generated } from "./generated.mjs";
import { fewest, lines } from "./program.mjs";

/** @type {Readonly<Record<string, string[]>>} */
const parameters = { "wall-pushers": ["density", "outline"], escape: ["density"], flood: ["colours"] };

/** @param {string} puzzle @param {...string} args */
const generate = (puzzle, ...args) => fewest(["generate", puzzle, ...args]);

/** @param {string} stderr */
const stats = (stderr) => lines(stderr).map((line) => JSON.parse(line));

describe("generate", () => {
  for (const { wish, cameTo } of generated) {
    const { puzzle, rows, columns, seed } = wish;
    const size = `${rows}x${columns}`;
    const args = ["--size", size, "--seed", String(seed), "--min", String(wish.minimum), "--stats"];
    if (wish.maximum < Infinity) args.push("--max", String(wish.maximum));
    if (wish.minimumEffort > 0) args.push("--min-effort", String(wish.minimumEffort));
    if (wish.maximumEffort < Infinity) args.push("--max-effort", String(wish.maximumEffort));
    if (wish.boards < Infinity) args.push("--max-boards", String(wish.boards));
    parameters[puzzle].forEach((name, index) => args.push(`--${name}=${wish.parameters[index]}`));

    test(`makes the known board: ${puzzle} ${args.join(" ")}`, () => {
      const { status, stdout, stderr } = generate(puzzle, ...args);
      const [told] = stats(stderr);
      assert.equal(status, cameTo.status === "found" ? 0 : 1);
      assert.equal(told.status, cameTo.status);
      assert.equal(told.reason, cameTo.status === "found" ? null : "boards");
      assert.equal(told.boards, cameTo.boards);
      assert.equal(told.climbs, cameTo.climbs);
      assert.equal(told.generated, cameTo.nodes);
      assert.equal(told.peak_bytes, cameTo.peakBytes);
      assert.equal(told.length, cameTo.length);
      assert.equal(told.seed, seed);
      assert.equal(told.effort, cameTo.effort);
      if (cameTo.board === null) {
        assert.equal(told.moves, null);
        assert.equal(stdout, "");
        return;
      }
      const pictures = [stdout, cameTo.board].map((text) => fewest(["draw", puzzle, "--size", size], text));
      assert.equal(pictures[0].status, 0);
      assert.equal(pictures[0].stdout, pictures[1].stdout);
      const solved = fewest(["solve", puzzle, "--size", size, "--stats"], stdout);
      assert.equal(solved.status, 0);
      assert.equal(stats(solved.stderr)[0].length, cameTo.length);
      assert.equal(stats(solved.stderr)[0].generated, cameTo.effort);
    });
  }

  test("tells moves that solve the board", () => {
    const { stdout, stderr } = generate("wall-pushers", "--min", "12", "--stats");
    const [{ moves, length }] = stats(stderr);
    assert.equal(moves.length, length);
    const captions = fewest(["draw", "wall-pushers", "--play", moves], stdout).stdout.match(/^\(.*\)$/gm);
    assert.equal(captions?.length, length + 1);
    assert.match(captions?.at(-1) ?? "", /\((0|7) \d\)|\(\d (0|5)\)/);
  });

  for (const [puzzle, minimum] of /** @type {const} */ ([
    ["wall-pushers", 15],
    ["escape", 12],
    ["flood", 14],
  ]))
    test(`makes a list of boards of ${puzzle} that solve reads back, each with the seed after the one before`, () => {
      const args = ["--min", String(minimum), "--max", String(minimum + 1)];
      const list = generate(puzzle, ...args, "--seed", "7", "--count", "3");
      assert.equal(list.status, 0);
      const told = lines(list.stderr).map((line) =>
        line.match(/^board (\d): (\d+) moves; seed (\d+), \d+ boards? tried$/),
      );
      assert.deepEqual(
        told.map((match) => [match?.[1], match?.[3]]),
        [
          ["1", "7"],
          ["2", "8"],
          ["3", "9"],
        ],
      );
      const solved = stats(fewest(["solve", puzzle, "--stats"], list.stdout).stderr);
      assert.deepEqual(
        solved.map(({ length }) => String(length)),
        told.map((match) => match?.[2]),
      );
      for (const { length } of solved) assert.ok(length >= minimum && length <= minimum + 1);
      const last = generate(puzzle, ...args, "--seed=9").stdout;
      assert.ok(list.stdout.endsWith(last));
      assert.deepEqual(generate(puzzle, ...args, "--seed", "7", "--count", "3"), list);
    });

  test("prints the nearest to the wish where a limit ends it, and exits with 1", () => {
    const { status, stdout, stderr } = generate("wall-pushers", "--min", "24", "--max-boards", "200");
    assert.equal(status, 1);
    assert.match(stderr, /^board 1: \d+ moves, the nearest to what was wished; seed 1, 200 boards tried\n$/);
    assert.equal(
      lines(fewest(["solve", "wall-pushers"], stdout).stdout)[0].length,
      Number(stderr.match(/: (\d+)/)?.[1]),
    );
  });

  test("stops where nodes, memory or time run out", () => {
    const reason = (/** @type {string[]} */ ...args) =>
      stats(generate("escape", "--min=99", "--stats", ...args).stderr)[0].reason;
    assert.equal(reason("--max-nodes", "500"), "nodes");
    assert.equal(reason("--max-mib", "1", "--size", "64x64", "--density", "5"), "memory");
    assert.equal(reason("--max-seconds", "0.2"), "time");
  });

  test("prints no board where none has a solution, and goes on with the next", () => {
    const args = ["--density", "100", "--outline", "100", "--max-boards", "2", "--count", "2"];
    assert.deepEqual(generate("wall-pushers", ...args), {
      status: 1,
      stdout: "",
      stderr:
        "board 1: none with a solution; seed 1, 2 boards tried\nboard 2: none with a solution; seed 2, 2 boards tried\n",
    });
  });

  const wrong = /** @type {[string[], RegExp][]} */ ([
    [["wall-pushers", "--min", "25"], /no board of 4x6 needs more than 24 moves/],
    [["flood", "--size", "1x1"], /no board of 1x1 needs more than 0 moves/],
    [["escape", "--min", "9", "--max", "8"], /--min is above --max/],
    [["escape", "--min-effort", "9", "--max-effort", "8"], /--min-effort is above --max-effort/],
    [["escape", "--min", "0"], /--min wants a number of moves from 1, not '0'/],
    [["escape", "--max", "-3"], /--max wants a number of moves from 1, not '-3'/],
    [["escape", "--max-effort", "x"], /--max-effort wants a number of nodes from 1, not 'x'/],
    [["escape", "--size", "65x3"], /boards have at most 64 rows and 64 columns/],
    [["escape", "--density", "101"], /--density wants a whole number from 0 to 100, not '101'/],
    [["flood", "--colours", "0"], /--colours wants a whole number from 1 to 36, not '0'/],
    [["flood", "--density", "10"], /generate has no option '--density'; its options are: .* --colours$/m],
    [["flood", "--engine", "bfs"], /generate has no option '--engine'/],
    [["flood", "--count", "0"], /--count wants a whole number from 1 to 1000000, not '0'/],
    [["flood", "--seed", "9007199254740992"], /--seed wants a whole number from 0 to 9007199254740991, not/],
    [["flood", "--max-boards", "0"], /--max-boards wants a whole number from 1, not '0'/],
    [["flood", "board.txt"], /generate reads no file, such as 'board.txt'/],
  ]);
  for (const [args, message] of wrong)
    test(`is told in one line: ${args.join(" ")}`, () => {
      const { status, stdout, stderr } = fewest(["generate", ...args]);
      assert.equal(status, 2);
      assert.equal(stdout, "");
      assert.match(stderr, message);
      assert.match(stderr, /^fewest: [^\n]*\n$/);
    });
});
