// The program `fewest`, run as its users run it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { fewest, lines, program, root } from "./program.mjs";
import { misled } from "../../wasm_tests/boards.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const vectors = join(here, "vectors/wall-pushers");

const solve = (/** @type {string[]} */ ...args) => ["solve", "wall-pushers", ...args];
const draw = (/** @type {string[]} */ ...args) => ["draw", "wall-pushers", ...args];
const vector = (/** @type {string} */ name) => join(vectors, name);

/**
 * The board that a judge's case tells, and the rules once more.
 * @param {number[]} numbers x, y, then the cells
 */
function board(numbers, rows = 4, columns = 6) {
  const [x, y, ...cells] = numbers;
  let [row, column] = [y - 1, x - 1];
  const steps = { E: [0, 1, 4, 1], N: [-1, 0, 2, 8], S: [1, 0, 8, 2], W: [0, -1, 1, 4] };
  const inside = (/** @type {number} */ r, /** @type {number} */ c) => r >= 0 && r < rows && c >= 0 && c < columns;
  const at = (/** @type {number} */ r, /** @type {number} */ c) => r * columns + c;
  return {
    isOut: () => !inside(row, column),
    /** @param {string} letter */
    play(letter) {
      const [down, right, near, far] = steps[/** @type {"E"} */ (letter)];
      const [toRow, toColumn] = [row + down, column + right];
      assert.ok(inside(row, column), "nobody moves outside");
      if (cells[at(row, column)] & near) {
        assert.ok(inside(toRow, toColumn), "the outline stands fast");
        assert.ok(!(cells[at(toRow, toColumn)] & near), "one wall is pushed, not two");
        cells[at(row, column)] -= near;
        cells[at(toRow, toColumn)] += near - far;
        if (inside(toRow + down, toColumn + right)) cells[at(toRow + down, toColumn + right)] += far;
      }
      [row, column] = [toRow, toColumn];
    },
  };
}

describe("solve", () => {
  for (const name of ["sample", "longest", "random", "walllist"])
    test(`answers ${name}.in with shortest solutions`, () => {
      const lengths = lines(readFileSync(vector(`${name}.len`), "utf8")).map(Number);
      const { status, stdout, stderr } = fewest(solve(vector(`${name}.in`)));
      const answers = lines(stdout);
      assert.deepEqual(
        answers.map((answer) => (answer === "no solution" ? -1 : answer.length)),
        lengths,
      );
      assert.equal(status, lengths.includes(-1) ? 1 : 0);
      assert.equal(stderr, "");
    });

  test("prints moves that lead out by the rules", () => {
    for (const name of ["sample", "longest", "random"]) {
      const numbers = readFileSync(vector(`${name}.in`), "utf8")
        .trim()
        .split(/\s+/)
        .map(Number);
      lines(fewest(solve(vector(`${name}.in`))).stdout).forEach((answer, index) => {
        const played = board(numbers.slice(26 * index, 26 * (index + 1)));
        if (answer === "no solution") return;
        for (const letter of answer) {
          assert.ok(!played.isOut());
          played.play(letter);
        }
        assert.ok(played.isOut());
      });
    }
  });

  test("answers the same by every engine and bound", () => {
    for (const engine of ["auto", "bfs", "iddfs", "ida*", "a*"])
      for (const bound of ["none", "manhattan", "reach", "carry"]) {
        const { status, stdout } = fewest(solve("--engine", engine, `--bound=${bound}`, vector("sample.in")));
        assert.equal(status, 0);
        assert.equal(stdout.trim().length, 16);
      }
  });

  test("reads standard input where no file is named, or -", () => {
    const text = readFileSync(vector("sample.in"));
    const expected = fewest(solve(vector("sample.in")));
    assert.deepEqual(fewest(solve(), text), expected);
    assert.deepEqual(fewest(solve("-"), text), expected);
  });

  test("takes options before and after the file, and a file whose name looks like an option after --", () => {
    assert.equal(fewest(solve(vector("sample.in"), "--engine", "a*")).status, 0);
    assert.match(fewest(solve("--", "--stats")).stderr, /^fewest: cannot open --stats: /);
  });

  test("reads boards of other sizes, and a start that the text does not tell", () => {
    assert.deepEqual(fewest(solve("--size", "1x1"), "1 1\n11\n0 0\n"), { status: 0, stdout: "E\n", stderr: "" });
    assert.equal(
      fewest(solve("--size=1x2", "--start=2,1"), "x 1 0 1\ny 1 0 1\ny 1 1 2\ny 2 0 1\ny 2 1 2\n").stdout,
      "E\n",
    );
  });

  test("says that there is no solution, and exits with 1", () => {
    assert.deepEqual(fewest(solve("--size", "1x1"), "1 1\n15\n0 0\n"), {
      status: 1,
      stdout: "no solution\n",
      stderr: "",
    });
  });

  test("says what is proved where a limit ends the search, and exits with 1", () => {
    const { status, stdout } = fewest(
      solve("--engine", "ida*", "--bound", "none", "--max-nodes", "50", vector("longest.in")),
    );
    assert.equal(status, 1);
    assert.equal(lines(stdout).length, 5);
    for (const answer of lines(stdout)) {
      assert.match(answer, /^at least \d+$/);
      const proved = Number(answer.slice(9));
      assert.ok(proved >= 1 && proved <= 24);
    }
  });

  test("does not call the fewest what was found in a way that proves nothing, and exits with 1", () => {
    // The bound of the root proves 8, and there are 8 moves: north as far as it goes, or with the bound doubled, are 10.
    const ways = [
      ["bound", "--engine", "ida*", "--bound", "doubled"],
      ["bound", "--engine", "a*", "--bound", "doubled"],
      ["engine", "--engine", "dfs"],
    ];
    for (const [reason, ...way] of ways) {
      const { status, stdout, stderr } = fewest(solve("--stats", ...way), misled);
      assert.equal(status, 1);
      assert.equal(stdout, "at least 8, found 10\n");
      const stats = JSON.parse(stderr);
      assert.deepEqual(
        [stats.status, stats.reason, stats.length, stats.lower, stats.upper],
        ["limit", reason, null, 8, 10],
      );
    }
    // Where the bound of the root proves as much as was found, that is the answer.
    assert.match(fewest(solve("--bound", "doubled", vector("sample.in"))).stdout, /^[ENSW]{16}\n$/);
  });

  test("stops where memory or time runs out", () => {
    const memory = fewest(solve("--engine", "bfs", "--max-mib", "1", "--stats", vector("longest.in")));
    assert.equal(memory.status, 1);
    assert.equal(JSON.parse(lines(memory.stderr)[3]).reason, "memory");
    const time = fewest(solve("--engine", "iddfs", "--max-seconds", "1e-6", "--stats", vector("longest.in")));
    assert.equal(time.status, 1);
    assert.equal(JSON.parse(lines(time.stderr)[0]).reason, "time");
  });

  test("takes --moves, which adds nothing to letters", () => {
    assert.deepEqual(fewest(solve("--moves", vector("sample.in"))), fewest(solve(vector("sample.in"))));
  });
});

describe("solve --stats", () => {
  const keys =
    "case status reason length lower upper engine bound steps expanded generated duplicates cut peak_frontier peak_bytes seconds";

  test("prints one JSON object for each case on standard error", () => {
    const { stdout, stderr } = fewest(solve("--stats", vector("random.in")));
    const answers = lines(stdout);
    const objects = lines(stderr).map((line) => JSON.parse(line));
    assert.equal(objects.length, answers.length);
    objects.forEach((stats, index) => {
      const solved = answers[index] !== "no solution";
      assert.equal(Object.keys(stats).join(" "), keys);
      assert.equal(stats.case, index + 1);
      assert.equal(stats.status, solved ? "solved" : "no-solution");
      assert.equal(stats.reason, null);
      assert.equal(stats.length, solved ? answers[index].length : null);
      assert.equal(stats.lower, stats.length);
      assert.equal(stats.upper, stats.length);
      for (const key of ["steps", "expanded", "generated", "duplicates", "cut", "peak_frontier", "peak_bytes"])
        assert.ok(Number.isInteger(stats[key]) && stats[key] >= 0, key);
      assert.ok(stats.seconds >= 0 && stats.seconds < 60);
    });
  });

  test("names the engine and the bound that were at work", () => {
    const of = (/** @type {string[]} */ ...args) => {
      const { engine, bound } = JSON.parse(fewest(solve("--stats", ...args, vector("sample.in"))).stderr);
      return `${engine} ${bound}`;
    };
    assert.equal(of("--engine", "bfs", "--bound", "carry"), "bfs none");
    assert.equal(of("--engine", "a*"), "a* carry");
    assert.equal(of("--engine", "ida*", "--bound", "reach"), "ida* reach");
    assert.notEqual(of("--engine", "auto").split(" ")[0], "auto");
  });
});

describe("bad input", () => {
  const malformed = [
    ["", "1:1: there is no board in the text"],
    ["1 1\n16\n", "2:1: '16' is out of range: a number from 0 to 15 belongs here"],
    ["1 1\nx\n", "2:1: expected a number from 0 to 15, found 'x'"],
    ["2 1\n3\n", "1:1: the start lies outside of the board, which has 1 column and 1 row"],
    ["1 1\n", "2:1: the text ends before row 1, column 1 of the board"],
    ["1 1\n3\n0 0\n9", "4:1: the list of boards has ended, but '9' follows"],
    ["1 1\n\x07\n", "2:1: the byte 0x07 is in no form of a board"],
    ["x 1 1 1", "1:7: a wall stands between two neighbours, and 1 and 1 are none", ["--start", "1,1"]],
    ["+---+\n|   |\n+---+\n", "1:1: the drawn board has no start"],
    ["+---+\n|S  |\n+---+\n", "2:2: expected ' ', found 'S'"],
    [
      "1 1\n15 14\n",
      "2:4: row 1, column 2 and its neighbour in the west disagree about the wall between them",
      ["--size", "1x2"],
    ],
    ["1 1\n3 6 1\n9 12\n", "2:5: row 1 has 3 values instead of 2", ["--size", "2x2"]],
    ["1 1\n", "1:1: the board is too large: at most 64 rows and 64 columns", ["--size", "65x1"]],
    [
      "+---+---+\n| S   S |\n+---+---+\n",
      "2:7: the board has a second start; the first is in line 2, column 3",
      ["--size", "1x2"],
    ],
    ["+---+\n| S |\n+---+\n", "1:1: the board is not of the size asked for, 1 x 2 (rows x columns)", ["--size", "1x2"]],
  ];
  for (const [text, message, args = ["--size", "1x1"]] of malformed)
    test(`is told with its place: ${message}`, () => {
      for (const command of [solve, draw])
        assert.deepEqual(fewest(command(.../** @type {string[]} */ (args)), /** @type {string} */ (text)), {
          status: 2,
          stdout: "",
          stderr: `<stdin>:${message}\n`,
        });
    });

  test("is told with the name of the file", () => {
    const folder = mkdtempSync(join(tmpdir(), "fewest-"));
    const file = join(folder, "bad.in");
    writeFileSync(file, "1 1\n16\n");
    const { status, stderr } = fewest(solve("--size", "1x1", file));
    rmSync(folder, { recursive: true });
    assert.equal(status, 2);
    assert.ok(stderr.startsWith(`${file}:2:1: `), stderr);
  });

  test("of ten megabytes is refused soon", { timeout: 10000 }, () => {
    const { status, stderr } = fewest(solve(), Buffer.alloc(10_000_000, 0xff));
    assert.equal(status, 2);
    assert.equal(stderr, "<stdin>:1:1: the byte 0xff is in no form of a board\n");
  });

  test("cannot be a folder or a file that is not there", () => {
    assert.match(fewest(solve(here)).stderr, /^fewest: cannot (open|read) /);
    assert.match(fewest(solve(join(here, "no such file"))).stderr, /^fewest: cannot open .*no such file: /);
    assert.equal(fewest(solve(here)).status, 2);
  });
});

describe("a command line that is wrong", () => {
  const wrong = /** @type {[string[], RegExp][]} */ ([
    [[], /say what to do: solve, draw or generate/],
    [["win"], /unknown command 'win'; the commands are: solve draw generate/],
    [["solve"], /say which puzzle: wall-pushers escape flood\n/],
    [["solve", "chess"], /unknown puzzle 'chess'; the puzzles are: wall-pushers escape flood\n/],
    [solve("--fast"), /solve has no option '--fast'; its options are: --size /],
    [solve("--play", "E"), /solve has no option '--play'/],
    [draw("--stats"), /draw has no option '--stats'; its options are: --size --start --play/],
    [solve("--engine", "best"), /unknown engine 'best'; the engines are: auto bfs iddfs ida\* a\*; not optimal: dfs\n/],
    [
      solve("--bound", "best"),
      /unknown bound 'best'; the bounds of wall-pushers are: none manhattan reach carry; not admissible: doubled\n/,
    ],
    [["solve", "escape", "--bound", "doubled"], /unknown bound 'doubled'; the bounds of escape are: none manhattan/],
    [solve("--size", "4,6"), /--size wants rows and columns, such as 4x6, not '4,6'/],
    [solve("--size", "0x6"), /--size wants/],
    [solve("--start", "2"), /--start wants a column and a row, such as 2,3, not '2'/],
    [solve("--max-mib", "0"), /--max-mib wants a whole number from 1 to \d+, not '0'/],
    [solve("--max-nodes", "many"), /--max-nodes wants a whole number from 1, not 'many'/],
    [solve("--max-nodes", "18446744073709551616"), /--max-nodes wants/],
    [solve("--max-seconds", "-1"), /--max-seconds wants a number above 0, such as 0.5, not '-1'/],
    [solve("--max-seconds", "nan"), /--max-seconds wants/],
    [solve("--engine"), /--engine wants a value/],
    [solve("--stats=yes"), /--stats takes no value/],
    [solve("a", "b"), /one FILE can be read, not both 'a' and 'b'/],
  ]);
  for (const [args, message] of wrong)
    test(`is told in one line: ${args.join(" ") || "(nothing)"}`, () => {
      const { status, stdout, stderr } = fewest(args);
      assert.equal(status, 2);
      assert.equal(stdout, "");
      assert.match(stderr, message);
      assert.match(stderr, /^fewest: [^\n]*\n$/);
    });
});

describe("draw", () => {
  const picture = "+---+   +---+\n|   | S     |\n+   +---+---+\n|           |\n+---+---+---+\n";

  test("prints what reads back as the same boards", () => {
    const once = fewest(draw(vector("random.in")));
    assert.equal(once.status, 0);
    assert.deepEqual(fewest(draw(), once.stdout), once);
    assert.deepEqual(fewest(solve(), once.stdout), fewest(solve(vector("random.in"))));
  });

  test("prints boards of any form as pictures, with an empty line between them", () => {
    assert.equal(fewest(draw("--size", "2x3"), "2 1\n7 9 14\n9 10 14\n0 0\n").stdout, picture);
    assert.equal(fewest(draw(), `${picture}\n\n${picture}`).stdout, `${picture}\n${picture}`);
  });

  test("--play prints each moment with the player's column and row, the last one outside", () => {
    const { status, stdout } = fewest(draw("--play", "N"), picture);
    assert.equal(status, 0);
    assert.equal(stdout, `(2 1)\n${picture}\n(2 0)\n${picture.replace("S", " ")}`);
  });

  test("--play walks the known way out of the sample, told as a wall list", () => {
    const { stdout } = fewest(draw("--play", "NESESEENNWNWWWWW", vector("walllist.in")));
    const walk = stdout.match(/^\(.*\)$/gm);
    assert.equal(
      walk?.join(" "),
      "(2 3) (2 2) (3 2) (3 3) (4 3) (4 4) (5 4) (6 4) (6 3) (6 2) (5 2) (5 1) (4 1) (3 1) (2 1) (1 1) (0 1)",
    );
  });

  test("--play moves walls in the picture", () => {
    const before = "+---+---+---+\n| S |        \n+---+---+---+\n";
    const after = "+---+---+---+\n|     S |    \n+---+---+---+\n";
    assert.equal(fewest(draw("--play", "E"), before).stdout, `(1 1)\n${before}\n(2 1)\n${after}`);
  });

  test("--play plays on the first board only", () => {
    assert.equal(fewest(draw("--play", "N"), `${picture}\n${picture}`).stdout.match(/^\(/gm)?.length, 2);
  });

  test("--play refuses an illegal move, with its number and the reason", () => {
    const play = (/** @type {string} */ moves) => fewest(draw("--play", moves), picture);
    assert.equal(play("S").status, 2);
    assert.equal(play("S").stderr, "fewest: move 1 of --play (S) is illegal: there is a second wall behind the wall\n");
    assert.equal(play("EE").stderr, "fewest: move 2 of --play (E) is illegal: a wall on the outline never moves\n");
    assert.equal(play("NN").stderr, "fewest: move 2 of --play (N) is illegal: the puzzle is solved already\n");
    assert.equal(play("Ex").stderr, "--play:1:2: 'x' is no move\n");
  });
});

describe("the program", () => {
  test("--help tells the commands, the options, and what there is to choose from", () => {
    for (const args of [["--help"], ["solve", "--help"], ["draw", "wall-pushers", "--help"]]) {
      const { status, stdout, stderr } = fewest(args);
      assert.equal(status, 0);
      assert.equal(stderr, "");
      for (const word of [
        "fewest solve PUZZLE",
        "fewest draw PUZZLE",
        "fewest generate PUZZLE",
        "--size",
        "--start",
        "--engine",
        "--bound",
        "--max-mib",
        "--max-nodes",
        "--max-seconds",
        "--moves",
        "--stats",
        "--play",
        "auto bfs iddfs ida* a*; not optimal: dfs",
        "wall-pushers: none manhattan reach carry; not admissible: doubled",
        "escape: none manhattan distance pairs triples fours",
        "flood: none colours layers finish-or-expand",
        "Exit status",
      ])
        assert.ok(stdout.includes(word), word);
      assert.ok(lines(stdout).every((line) => line.length <= 80));
    }
  });

  test("--version is the package's", () => {
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    assert.deepEqual(fewest(["--version"]), { status: 0, stdout: `fewest ${version}\n`, stderr: "" });
  });

  test("says when its output cannot be written", { skip: process.platform !== "linux" }, () => {
    const { status, stderr } = spawnSync(
      "sh",
      ["-c", '"$0" solve wall-pushers "$1" > /dev/full', program, vector("sample.in")],
      {
        encoding: "utf8",
      },
    );
    assert.equal(status, 2);
    assert.match(stderr, /^fewest: cannot write the output: /);
  });
});
