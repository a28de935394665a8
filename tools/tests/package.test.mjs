import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../run.mjs";

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), "utf8");
const manifest = JSON.parse(read("package.json"));
const lock = JSON.parse(read("package-lock.json"));

test("the package and the program have one version", () => {
  const [, version] = /project\(fewest VERSION ([\d.]+)/.exec(read("CMakeLists.txt")) ?? [];
  assert.equal(version, manifest.version);
});

test("every dependency is pinned to one version", () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  assert.deepEqual(
    versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version)),
    [],
  );
});

test("the lock file names no place to load from, so everybody's own registry serves", () => {
  const places = Object.values(lock.packages).flatMap(({ resolved }) => resolved ?? []);
  assert.deepEqual(places, []);
});
