import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { parseLink, plainLink, writeLink } from "../../link/link.js";

const known = {
  puzzles: ["wall-pushers", "flood"],
  modes: ["play", "solution", "search", "edit"],
  engines: ["auto", "bfs", "iddfs", "ida*", "a*"],
};

const sample = {
  ...plainLink,
  puzzle: "wall-pushers",
  board: "4x6,2,3,AbC-_9",
  mode: "solution",
  engine: "ida*",
  bound: "carry",
  step: 3,
};

/** @param {string} fragment */
function fault(fragment) {
  const parsed = parseLink(fragment, known);
  return parsed !== null && "fault" in parsed ? parsed.fault : parsed;
}

test("a link is short, plain and starts with its version", () => {
  assert.equal(writeLink(sample), "#v1/wall-pushers/4x6,2,3,AbC-_9?mode=solution&engine=ida*&bound=carry&step=3");
});

test("a link to a moment of a search holds its limits, the searches beside it and the version of its steps", () => {
  const moment = { ...sample, mode: "search", step: 1204, nodes: 50000, mib: 64, compare: "ida*:carry;bfs", trace: 1 };
  assert.equal(
    writeLink(moment),
    "#v1/wall-pushers/4x6,2,3,AbC-_9?mode=search&engine=ida*&bound=carry&step=1204&nodes=50000&mib=64&compare=ida*:carry;bfs&trace=1",
  );
});

test("an empty fragment asks for nothing", () => {
  assert.equal(parseLink("", known), null);
  assert.equal(parseLink("#", known), null);
});

test("what is written is read back as the same link", () => {
  const anyLink = fc.record(
    {
      puzzle: fc.constantFrom(...known.puzzles),
      board: fc.stringMatching(/^[\w,.-]{1,80}$/),
      mode: fc.constantFrom(...known.modes),
      engine: fc.constantFrom("", ...known.engines),
      bound: fc.stringMatching(/^[a-z-]{0,20}$/),
      moves: fc.stringMatching(/^[\da-zA-Z]{0,60}$/),
      step: fc.option(fc.integer({ min: 0, max: 1e15 - 1 })),
      nodes: fc.option(fc.integer({ min: 1, max: 1e15 - 1 })),
      mib: fc.option(fc.integer({ min: 1, max: 1e6 })),
      compare: fc.oneof(fc.constant(""), fc.stringMatching(/^[\w*:@;,-]{1,60}$/)),
      trace: fc.option(fc.nat({ max: 1000 })),
    },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(anyLink, (link) => {
      const fragment = writeLink(link);
      assert.deepEqual(parseLink(fragment, known), { link });
      // As a browser hands it on after somebody else has encoded it.
      assert.deepEqual(parseLink(`#${encodeURIComponent(fragment.slice(1)).replaceAll("%2F", "/")}`, known), { link });
    }),
  );
});

test("keys may be left out", () => {
  assert.deepEqual(parseLink("#v1/flood/4x6,ABC", known), {
    link: { ...plainLink, puzzle: "flood", board: "4x6,ABC" },
  });
});

test("keys of a later day are passed over", () => {
  const parsed = parseLink("#v1/flood/A?mode=play&colour=2&limits=5,6&constructor=bfs", known);
  assert.ok(parsed !== null && "link" in parsed);
});

describe("hostile fragments get the name of what is wrong", () => {
  for (const [fragment, expected] of [
    ["#v2/wall-pushers/4x6,A", "version"],
    ["#v1", "form"],
    ["#v1/", "form"],
    ["#v1/wall-pushers", "form"],
    ["#v1/wall-pushers/", "form"],
    ["#v1/wall-pushers/a/b", "form"],
    ["#v1/wall-pushers/a?b?c", "form"],
    ["#v1/wall-pushers/%E0%A4%A", "form"],
    ["#v1/wall-pushers/<script>alert(1)</script>", "form"],
    ["#javascript:alert(1)", "form"],
    ["#section", "form"],
    ["#v1/constructor/A", "puzzle"],
    ["#v1/__proto__/A", "puzzle"],
    ["#v1/flood/A?mode=watch", "mode"],
    ["#v1/flood/A?mode=toString", "mode"],
    ["#v1/flood/A?engine=quantum", "engine"],
    ["#v1/flood/A?bound=%3Cimg%20src%3Dx%3E", "bound"],
    ["#v1/flood/A?moves=N%20E", "moves"],
    ["#v1/flood/A?step=-1", "step"],
    ["#v1/flood/A?step=1e9", "step"],
    ["#v1/flood/A?step=99999999999999999999", "step"],
    ["#v1/flood/A?nodes=0", "limit"],
    ["#v1/flood/A?nodes=many", "limit"],
    ["#v1/flood/A?mib=-5", "limit"],
    ["#v1/flood/A?compare=<b>", "compare"],
    ["#v1/flood/A?compare", "compare"],
    ["#v1/flood/A?trace=1.5", "trace"],
    ["#v1/flood/A?step", "step"],
    [`#v1/flood/${"A".repeat(30000)}`, "long"],
  ]) {
    test(`${fragment.slice(0, 50)}: ${expected}`, () => assert.equal(fault(fragment), expected));
  }
});

test("no text at all makes the reader throw, and no part that is shown is long", () => {
  const near = fc.tuple(fc.constantFrom("", "#", "#v1/", "#v1/flood/", "#v1/flood/A?"), fc.string({ unit: "binary" }));
  fc.assert(
    fc.property(near, ([head, tail]) => {
      const parsed = parseLink(head + tail, known);
      if (parsed !== null && "fault" in parsed) assert.ok(parsed.part.length <= 41);
    }),
    { numRuns: 2000 },
  );
});
