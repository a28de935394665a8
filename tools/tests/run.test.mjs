import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { run, which } from "../run.mjs";

describe("a program that is run", () => {
  test("gives its output and whether it went well", async () => {
    assert.deepEqual(await run("sh", ["-c", "echo out; echo err >&2"]), { ok: true, output: "out\nerr\n" });
    assert.equal((await run("sh", ["-c", "exit 3"])).ok, false);
  });

  test("does not go well where it does not exist", async () => {
    const { ok, output } = await run("fewest-no-such-program", []);
    assert.equal(ok, false);
    assert.match(output, /ENOENT/);
  });

  test("is ended with all that it started when its time is over", async () => {
    // The output ends with the last of those who hold it: were `sleep` alive, this would take a minute.
    const started = performance.now();
    const { ok, output } = await run("sh", ["-c", "sleep 60 & wait"], { seconds: 0.5 });
    assert.equal(ok, false);
    assert.match(output, /sh was stopped: it ran for more than 0\.5 seconds/);
    assert.ok(performance.now() - started < 30_000);
  });
});

test("a program is looked for on PATH, under each of its names", () => {
  assert.match(which("fewest-no-such-program", "sh") ?? "", /\/sh$/);
  assert.equal(which("fewest-no-such-program"), undefined);
});
