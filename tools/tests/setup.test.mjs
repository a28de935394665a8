import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { root } from "../run.mjs";

describe("on a machine where something is missing", () => {
  /** @type {string} a folder that is the whole PATH */
  let bin;

  before(() => {
    bin = mkdtempSync(join(tmpdir(), "fewest-setup-"));
    symlinkSync(process.execPath, join(bin, "node"));
    for (const name of ["env", "sh"]) symlinkSync(`/usr/bin/${name}`, join(bin, name));
  });

  after(() => rmSync(bin, { recursive: true }));

  /**
   * Puts a program on PATH that prints a text and fails.
   * @param {string} name
   * @param {string} text
   */
  function fake(name, text) {
    writeFileSync(join(bin, name), `#!/bin/sh\necho "$@" >> ${bin}/log\necho '${text}'\nexit 100\n`);
    chmodSync(join(bin, name), 0o755);
  }

  /** Runs `npm start` there. */
  function start() {
    // Whoever runs the tests, sudo is there: the fake one hands over to its arguments.
    writeFileSync(join(bin, "sudo"), '#!/bin/sh\n[ "$1" = --non-interactive ] && shift\nexec "$@"\n');
    chmodSync(join(bin, "sudo"), 0o755);
    const env = { PATH: bin, HOME: bin };
    const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/start.mjs"], {
      cwd: root,
      env,
      encoding: "utf8",
    });
    return { status, stdout, lines: stderr.trim().split("\n") };
  }

  test("one sentence says what is missing where there is no apt-get", () => {
    const { status, lines } = start();
    assert.equal(status, 1);
    assert.equal(lines.length, 1);
    assert.match(lines[0], /^Missing: CMake 3\.25 or later, Ninja, Emscripten .*; this machine has no apt-get/);
  });

  test("what will be installed is said before it is, and a dead network is told as such", () => {
    fake("apt-get", "E: Failed to fetch http://deb.debian.org/x Temporary failure resolving deb.debian.org");
    const { status, stdout, lines } = start();
    assert.equal(status, 1);
    assert.match(stdout, /^Installing with apt-get.*: cmake ninja-build emscripten gcc libc6-dev/m);
    assert.match(lines.at(-1) ?? "", /^Could not install cmake .*: the package servers cannot be reached/);
    const log = readFileSync(join(bin, "log"), "utf8").trim().split("\n");
    assert.equal(log.filter((text) => /\bupdate$/.test(text)).length, 1);
    assert.equal(log.filter((text) => /\binstall --yes --no-install-recommends cmake\b/.test(text)).length, 1);
  });

  test("a package that the system does not know is named", () => {
    fake("apt-get", "E: Unable to locate package emscripten");
    const { lines } = start();
    assert.match(lines.at(-1) ?? "", /this system's sources have no package emscripten\.$/);
  });
});
