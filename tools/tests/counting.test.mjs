// The counts that `npm test` ends with: no failure may get lost on the way to them.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { tally } from "../ctest.mjs";
import { runNode } from "../node-tests.mjs";
import { mark } from "../reporter.mjs";
import { root } from "../run.mjs";

/**
 * What ctest --verbose tells of one program.
 * @param {string[]} lines printed by it
 * @param {string} end what ctest makes of it
 */
function program(lines, end = "   Passed") {
  const printed = ["Test command: /b/test_arena", "Working Directory: /b", ...lines].map((text) => `7: ${text}`);
  return ["test 7", "    Start  7: arena", "", ...printed, `1/1 Test  #7: arena ......${end}    0.02 sec`].join("\n");
}

/** @param {string} output */
function countsOf(output) {
  const { passed, failed, skipped } = tally(output, { cases: true });
  return { passed, failed, skipped };
}

describe("cases of C programs", () => {
  test("are counted by their outcome, in every group of a program", () => {
    const output = program(["1..2", "ok 1 - a", "ok 2 - b", "# ok - one", "1..2", "ok 1 - c", "not ok 2 # SKIP d"]);
    assert.deepEqual(countsOf(output), { passed: 3, failed: 0, skipped: 1 });
  });

  test("that fail are counted, and all that the program printed is shown", () => {
    const result = tally(program(["1..2", "ok 1 - a", "not ok 2 - b", "# 0x1 != 0x2"], "***Failed"), { cases: true });
    assert.deepEqual([result.passed, result.failed], [1, 1]);
    assert.match(result.output, /not ok: arena\n {4}1\.\.2\n {4}ok 1 - a\n {4}not ok 2 - b\n {4}# 0x1 != 0x2/);
  });

  test("that were announced and not reported are failures, whatever the exit code", () => {
    assert.deepEqual(countsOf(program(["1..3", "ok 1 - a"])), { passed: 1, failed: 2, skipped: 0 });
  });

  test("may all pass in a program that fails at its end, by a leak for example", () => {
    const output = program(["1..1", "ok 1 - a", "ERROR: LeakSanitizer: detected memory leaks"], "***Failed");
    assert.deepEqual(countsOf(output), { passed: 1, failed: 1, skipped: 0 });
  });

  test("are missed where a program has none, does not start or does not end", () => {
    assert.equal(countsOf(program([])).failed, 1);
    assert.equal(countsOf(program([], "***Not Run (Disabled)")).failed, 1);
    assert.equal(countsOf(program([], "***Exception: SegFault")).failed, 1);
    assert.equal(countsOf(program([], "***Timeout")).failed, 1);
    assert.equal(countsOf("No tests were found!!!").failed, 1);
  });

  test("of programs that run side by side are told apart", () => {
    const output = [
      ...["    Start 1: a", "    Start 2: b", "1: 1..1", "2: 1..1", "2: not ok 1 - y", "1: ok 1 - x"],
      ...["1/2 Test #2: b ....***Failed    0.1 sec", "2/2 Test #1: a ....   Passed    0.1 sec"],
    ].join("\n");
    const result = tally(output, { cases: true });
    assert.deepEqual([result.passed, result.failed], [1, 1]);
    assert.doesNotMatch(result.output, /not ok: a|ok 1 - x/);
  });
});

describe("cases of node's runner", () => {
  /**
   * Runs test files and counts them.
   * @param {...string} bodies one for each file
   */
  function runFiles(...bodies) {
    const folder = mkdtempSync(join(tmpdir(), "fewest-counting-"));
    const files = bodies.map((_, i) => join(folder, `${i}.test.mjs`));
    const head = 'import { after, before, describe, test } from "node:test";\n';
    bodies.forEach((body, i) => writeFileSync(files[i], head + body));
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
    const reporter = `--test-reporter=${join(root, "tools/reporter.mjs")}`;
    const { stdout } = spawnSync(process.execPath, ["--test", reporter, ...files], { env, encoding: "utf8" });
    rmSync(folder, { recursive: true });
    const [text, last] = stdout.split(mark);
    const { failing, ...counts } = JSON.parse(last);
    return { text, counts, failing };
  }

  test("are the leaves, not their groups", () => {
    const { counts } = runFiles(
      'describe("g", () => { test("a", () => {}); describe("h", () => test("b", () => {})); });',
      'test("c", async (t) => { await t.test("d", () => {}); });',
    );
    assert.deepEqual(counts, { passed: 3, failed: 0, skipped: 0 });
  });

  test("that fail are shown with where they are and what their file printed", () => {
    const { counts, text, failing } = runFiles(
      'describe("g", () => { test("a", () => {}); test("b", () => { console.log("said"); throw new Error("why"); }); });',
    );
    assert.deepEqual(counts, { passed: 1, failed: 1, skipped: 0 });
    assert.deepEqual(Object.values(failing), [counts]);
    assert.match(text, /^not ok: g > b\n {4}Error: why/);
    assert.match(text, /^ {4}said$/m);
  });

  test("that are skipped are neither", () => {
    const { counts } = runFiles('test("a", () => {}); test.skip("b", () => {}); test.todo("c");');
    assert.deepEqual(counts, { passed: 1, failed: 0, skipped: 2 });
  });

  test("do not hide a hook that fails, a file that breaks, has no test or leaves early", () => {
    assert.equal(
      runFiles('describe("g", () => { after(() => { throw 1; }); test("a", () => {}); });').counts.failed,
      1,
    );
    assert.equal(runFiles('test("a", () => {});', "syntax error(").counts.failed, 1);
    assert.equal(runFiles('test("a", () => {});', "before(() => {});").counts.failed, 1);
    assert.ok(runFiles('test("a", () => process.exit(0)); test("b", () => {});').counts.failed > 0);
  });
});

describe("files that are run again where something failed", () => {
  /** @type {string} */
  let folder;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), "fewest-again-"));
  });
  after(() => rmSync(folder, { recursive: true }));

  /**
   * @param {string} name @param {string} body
   * @returns {string} a test file; `times` in it tells how often it has run
   */
  function file(name, body) {
    const path = join(folder, `${name}.test.mjs`);
    const log = JSON.stringify(join(folder, name));
    const head = [
      'import assert from "node:assert/strict";',
      'import { appendFileSync, readFileSync } from "node:fs";',
      'import { test } from "node:test";',
      `appendFileSync(${log}, "x");`,
      `const times = readFileSync(${log}, "utf8").length;`,
    ];
    writeFileSync(path, [...head, body].join("\n"));
    return path;
  }
  const steady = 'test("steady", () => {});';

  test("count by their second run, and are named with what failed in the first", async () => {
    const late = file("late", `${steady} test("late", () => assert.equal(times, 2));`);
    const calm = file("calm", `${steady} test("once", () => assert.equal(times, 1));`);
    const { passed, failed, note } = await runNode([late, calm], { again: true });
    assert.deepEqual([passed, failed], [4, 0]);
    assert.match(note ?? "", /late\.test\.mjs/);
    assert.match(note ?? "", /not ok: late/);
    assert.doesNotMatch(note ?? "", /calm/);
  });

  test("have failed where they fail again", async () => {
    const wrong = file("wrong", `${steady} test("wrong", () => assert.equal(times, 0));`);
    const { passed, failed, output } = await runNode([wrong], { again: true });
    assert.deepEqual([passed, failed], [1, 1]);
    assert.match(output, /not ok: wrong/);
  });

  test("run once where that is not asked for, and where many fail", async () => {
    const bodies = Array.from({ length: 5 }, (_, i) => file(`many-${i}`, 'test("one", () => assert.equal(times, 2));'));
    assert.equal((await runNode(bodies, { again: true })).failed, 5);
    assert.equal((await runNode([file("unasked", 'test("one", () => assert.equal(times, 2));')])).failed, 1);
  });
});
