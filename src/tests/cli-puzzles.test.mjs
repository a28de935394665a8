// The program `fewest` on Escape and Flood: answers as their judges want them, pictures, moves by hand.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { fewest, lines, root } from "./program.mjs";

const engines = ["auto", "bfs", "iddfs", "ida*", "a*"];

/** @param {string} puzzle @param {string} name */
const vector = (puzzle, name) => join(root, "src/tests/vectors", puzzle, name);

/** @param {string} puzzle @param {string} name */
const answers = (puzzle, name) => readFileSync(vector(puzzle, `${name}.out`), "utf8");

describe("solve escape", () => {
  for (const name of ["sample", "random", "hard"])
    test(`prints the words of ${name}.in byte for byte`, () => {
      assert.deepEqual(fewest(["solve", "escape", vector("escape", `${name}.in`)]), {
        status: 0,
        stdout: answers("escape", name),
        stderr: "",
      });
    });

  test("prints the same by every engine and bound", () => {
    for (const engine of engines)
      for (const bound of ["none", "manhattan", "distance", "pairs", "triples", "fours"]) {
        const { stdout } = fewest(
          ["solve", "escape", "--engine", engine, "--bound", bound],
          "4\n1001\n0101\n0001\n1011\n",
        );
        assert.equal(stdout, "east\nnorth\nnorth\n", `${engine} ${bound}`);
      }
  });

  test("prints the same with and without --moves", () => {
    const file = vector("escape", "random.in");
    assert.deepEqual(fewest(["solve", "escape", "--moves", file]), fewest(["solve", "escape", file]));
  });

  test("prints nothing for the empty word, and an empty line between cases", () => {
    const text = "1\n0\n3\n000\n000\n000\n2\n00\n00\n2\n11\n11\n3\n000\n000\n000\n";
    assert.deepEqual(fewest(["solve", "escape"], text), {
      status: 0,
      stdout: "\neast\n\n\n\neast\n",
      stderr: "",
    });
  });

  test("says that there is no solution, in its place among the others", () => {
    const text = "3\n000\n000\n000\n3\n111\n101\n111\n3\n000\n000\n000\n";
    for (const engine of engines)
      assert.deepEqual(fewest(["solve", "escape", "--engine", engine], text), {
        status: 1,
        stdout: "east\n\nno solution\n\neast\n",
        stderr: "",
      });
  });

  test("says what is proved where a limit ends the search", () => {
    const { status, stdout } = fewest([
      ...["solve", "escape", "--engine", "iddfs", "--max-nodes", "100"],
      vector("escape", "hard.in"),
    ]);
    assert.equal(status, 1);
    const said = lines(stdout).filter((line) => line !== "");
    assert.equal(said.length, 4);
    for (const line of said) assert.match(line, /^at least \d+$/);
  });

  test("reads the other judge's letters, pictures and links alike", () => {
    const texts = ["4\nOO.O\n...O\nOO..\nO..O\n", "##.#\n...#\n##..\n#..#\n", "4x4,0ck\n"];
    for (const text of texts) assert.equal(fewest(["solve", "escape"], text).stdout, "east\nnorth\n");
  });

  test("answers a link from the middle of play for the walkers who are left", () => {
    assert.deepEqual(fewest(["solve", "escape"], "4x4,0ck,CAA\n"), { status: 0, stdout: "", stderr: "" });
    assert.deepEqual(fewest(["solve", "escape"], "4x4,0ck,BAA\n"), { status: 0, stdout: "west\n", stderr: "" });
  });
});

describe("solve flood", () => {
  for (const name of ["sample", "random8", "hard"])
    test(`prints the numbers of ${name}.in byte for byte`, () => {
      assert.deepEqual(fewest(["solve", "flood", vector("flood", `${name}.in`)]), {
        status: 0,
        stdout: answers("flood", name),
        stderr: "",
      });
    });

  test("prints the colours on a line of their own with --moves", () => {
    const { status, stdout } = fewest(["solve", "flood", "--moves", vector("flood", "random8.in")]);
    const [numbers, moves] = [0, 1].map((parity) => lines(stdout).filter((_, index) => index % 2 === parity));
    assert.equal(status, 0);
    assert.equal(numbers.join("\n") + "\n", answers("flood", "random8"));
    moves.forEach((colours, index) => {
      assert.match(colours, /^[0-5]*$/);
      assert.equal(colours.length, Number(numbers[index]));
    });
  });

  test("prints an empty line for the colours of a board that needs none", () => {
    assert.equal(fewest(["solve", "flood", "--moves"], "2\n3 3\n3 3\n1\n0\n0\n").stdout, "0\n\n0\n\n");
  });

  test("proves the same number by every engine and bound", () => {
    for (const engine of engines)
      for (const bound of ["none", "colours", "layers", "finish-or-expand"]) {
        const { stdout } = fewest(["solve", "flood", "--engine", engine, "--bound", bound], "0101\n2100\n");
        assert.equal(stdout, "4\n", `${engine} ${bound}`);
      }
  });

  test("says what is proved where a limit ends the search", () => {
    const { status, stdout } = fewest([
      ...["solve", "flood", "--moves", "--engine", "bfs", "--max-nodes", "100"],
      vector("flood", "hard.in"),
    ]);
    assert.equal(status, 1);
    assert.equal(lines(stdout).length, 3);
    for (const line of lines(stdout)) assert.match(line, /^at least \d+$/);
  });
});

describe("draw escape", () => {
  const board = "##.#\n...#\n##..\n#..#\n";
  const start = "3\n##.#\n.oo#\n##o.\n#..#\n";

  test("prints what reads back as the same boards", () => {
    const once = fewest(["draw", "escape", vector("escape", "random.in")]);
    assert.equal(once.status, 0);
    assert.deepEqual(fewest(["draw", "escape"], once.stdout), once);
    assert.equal(fewest(["solve", "escape"], once.stdout).stdout, answers("escape", "random"));
  });

  test("--play shows where walkers may still be after each command, in letters or words", () => {
    const moments = `${start}\n1\n##.#\n..o#\n##..\n#..#\n\n0\n${board}`;
    for (const play of ["EN", "east north", "East\nN"])
      assert.deepEqual(fewest(["draw", "escape", "--play", play], board), { status: 0, stdout: moments, stderr: "" });
  });

  test("--play takes a command that changes nothing", () => {
    const moment = "1\n###\n#o#\n#.#\n";
    assert.deepEqual(fewest(["draw", "escape", "--play", "N"], "###\n#.#\n#.#\n"), {
      status: 0,
      stdout: `${moment}\n${moment}`,
      stderr: "",
    });
  });

  test("--play refuses commands after the last walker is out, and what is none", () => {
    const play = (/** @type {string} */ moves) => fewest(["draw", "escape", "--play", moves], board);
    assert.equal(play("ENE").status, 2);
    assert.equal(play("ENE").stderr, "fewest: move 3 of --play (E) is illegal: the puzzle is solved already\n");
    assert.deepEqual(play("east up"), { status: 2, stdout: "", stderr: "--play:1:6: 'u' is no move\n" });
  });
});

describe("draw flood", () => {
  const board = "012\n112\n221\n";

  test("prints what reads back as the same boards", () => {
    const once = fewest(["draw", "flood", vector("flood", "random8.in")]);
    assert.equal(once.status, 0);
    assert.deepEqual(fewest(["draw", "flood"], once.stdout), once);
    assert.equal(fewest(["solve", "flood"], once.stdout).stdout, answers("flood", "random8"));
  });

  test("--play shows the board and the number of flooded cells after each colour", () => {
    const moments = `1\n${board}\n4\n112\n112\n221\n\n8\n222\n222\n221\n\n9\n111\n111\n111\n`;
    for (const play of ["121", "1 2 1"])
      assert.deepEqual(fewest(["draw", "flood", "--play", play], board), { status: 0, stdout: moments, stderr: "" });
  });

  test("--play plays what solve --moves printed", () => {
    const [number, moves] = lines(fewest(["solve", "flood", "--moves"], board).stdout);
    const { stdout } = fewest(["draw", "flood", "--play", moves], board);
    assert.equal(number, "3");
    assert.match(stdout, /\n9\n(.)\1\1\n\1\1\1\n\1\1\1\n$/);
  });

  test("--play refuses moves that do nothing, with the reason, and what is none", () => {
    const play = (/** @type {string} */ moves) => fewest(["draw", "flood", "--play", moves], board).stderr;
    assert.equal(play("11"), "fewest: move 2 of --play (1) is illegal: the region has this colour already\n");
    assert.equal(play("2"), "fewest: move 1 of --play (2) is illegal: no cell of this colour touches the region\n");
    assert.equal(play("1211"), "fewest: move 4 of --play (1) is illegal: the puzzle is solved already\n");
    assert.equal(play("1x"), "--play:1:2: 'x' is no move\n");
  });
});

describe("bad input", () => {
  const malformed = [
    ["escape", "3\n012\n", "2:3: expected '0' or '1', found '2'"],
    ["escape", "3\n01\n", "2:1: row 1 has 2 values instead of 3"],
    ["escape", "65\n", "1:1: the board is too large: at most 64 rows and 64 columns"],
    ["escape", "..\n.x\n", "2:2: expected '.' or '#', found 'x'"],
    ["flood", "2\n0 1\n0 36\n", "3:3: '36' is out of range: a number from 0 to 35 belongs here"],
    ["flood", "2\n0 1\n", "3:1: the text ends before row 2, column 1 of the board"],
    ["flood", "1\n0\n0\n7\n", "4:1: the list of boards has ended, but '7' follows"],
    ["flood", "012\n012\n01\n", "3:1: row 3 has 2 values instead of 3"],
  ];
  for (const [puzzle, text, message] of malformed)
    test(`is told with its place: ${puzzle}, ${message}`, () => {
      for (const command of ["solve", "draw"])
        assert.deepEqual(fewest([command, puzzle], text), { status: 2, stdout: "", stderr: `<stdin>:${message}\n` });
    });
});
