import assert from "node:assert/strict";
import { test } from "node:test";
import { beginning, excerpt } from "../../page/excerpt.js";

test("an excerpt is the line of the error, cut to what is near it", () => {
  assert.deepEqual(excerpt("1 2\n3 x 4\n5", { offset: 6, length: 1 }), { before: "3 ", found: "x", after: " 4" });
  const { before, found, after } = excerpt(`${"a".repeat(1e6)}x${"b".repeat(1e6)}`, { offset: 1e6, length: 1 });
  assert.equal(before, `…${"a".repeat(24)}`);
  assert.equal(found, "x");
  assert.equal(after, `${"b".repeat(24)}…`);
});

test("the beginning of a text is a few lines, however long they are", () => {
  assert.equal(beginning("1 2\n".repeat(1000)), `${"1 2\n".repeat(6)}1 2…`);
  assert.equal(beginning("x".repeat(1e6)).length, 601);
});
