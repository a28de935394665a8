import assert from "node:assert/strict";
import { test } from "node:test";
import { Limits, mostMib } from "../../link/limits.js";

test("nothing typed is no limit of one's own", () => {
  const limits = new Limits();
  assert.deepEqual(limits.value, {});
  assert.deepEqual(limits.link, { nodes: null, mib: null });
});

test("whole numbers are limits, memory in MiB", () => {
  const limits = new Limits();
  limits.nodes = "5000";
  limits.mib = "64";
  assert.deepEqual(limits.value, { nodes: 5000, bytes: 67108864 });
});

test("anything else is no limit", () => {
  for (const text of ["0", "-1", "1.5", "1e3", "many", " ", "9".repeat(16)]) {
    const limits = new Limits();
    limits.nodes = text;
    limits.mib = text;
    assert.deepEqual(limits.value, {}, text);
  }
});

test("more memory than a module can address is cut to what it can", () => {
  const limits = new Limits();
  limits.mib = "999999";
  assert.deepEqual(limits.value, { bytes: mostMib * 2 ** 20 });
  limits.link = { nodes: null, mib: 999999 };
  assert.equal(limits.mib, String(mostMib));
});

test("what a link had is written as it was typed", () => {
  const limits = new Limits();
  limits.link = { nodes: 7, mib: null };
  assert.equal(limits.nodes, "7");
  assert.equal(limits.mib, "");
  assert.deepEqual(limits.link, { nodes: 7, mib: null });
});
