// Properties of the solver: whatever is asked of a search elsewhere, in whatever order, it answers as a search here.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import fc from "fast-check";
import { Fewest } from "../web/api.js";
import { boardsOf, choicesOf } from "./arbitraries.mjs";
import { comparable, fewest, places } from "./support.mjs";

/** @typedef {import("../web/api.js").Search} Search */
/** @typedef {import("../web/api.js").RemoteSearch} RemoteSearch */
/** @typedef {{ name: string, ask: (search: Search | RemoteSearch) => unknown }} Question */

/** @param {any} value that a search answers with, made fit to be compared */
const plain = (value) => (value !== null && typeof value === "object" && "path" in value ? comparable(value) : value);

/** @param {string} name @param {Question["ask"]} ask @returns {Question} */
const question = (name, ask) => ({ name, ask });
/** Steps that there may be, early ones more often, and some that there are not. */
const steps = fc.oneof(fc.integer({ min: -1, max: 12 }), fc.integer({ min: -1, max: 120 }));

/** One thing to ask of a search; some are out of range, so that errors are compared as well. */
const questions = fc.oneof(
  fc.integer({ min: 0, max: 60 }).map((nodes) => question(`step ${nodes}`, (search) => search.step(nodes))),
  fc.integer({ min: 0, max: 60 }).map((nodes) => question(`run ${nodes}`, (search) => search.run({ nodes }))),
  fc
    .tuple(steps, fc.boolean())
    .map(([step, census]) => question(`show ${step} ${census}`, (search) => search.show(step, { census }))),
  steps.map((step) => question(`seek ${step}`, (search) => search.seek(step))),
  fc.tuple(steps, steps).map(([from, to]) => question(`trace ${from} ${to}`, (search) => search.trace(from, to))),
  fc.constant(question("snapshot", (search) => search.snapshot())),
  fc.constant(question("progress", (search) => search.progress())),
  fc.constant(question("census", (search) => search.census())),
  fc.constant(question("stop", (search) => search.stop())),
);

/** @param {Question} question @param {Search | RemoteSearch} search what it answers, or the error that it throws */
async function answer({ name, ask }, search) {
  try {
    return [name, plain(await ask(search)), search.status];
  } catch (error) {
    assert.ok(error instanceof RangeError, String(error));
    return [name, error.message, search.status];
  }
}

for (const [place, options] of places) {
  describe(`searches that run in: ${place}`, () => {
    /** @type {import("../web/api.js").RemoteFewest} */
    let remote;
    before(async () => {
      remote = await Fewest.worker({ module: fewest.module, ...options });
    });
    after(() => remote.close());

    for (const [name, boards] of boardsOf) {
      test(`answer any questions in any order as the module does, on any board of ${name}`, () =>
        fc.assert(
          fc.asyncProperty(
            boards,
            choicesOf(name),
            fc.array(questions, { minLength: 4, maxLength: 24 }),
            async (board, choice, asked) => {
              const limits = { nodes: 2000 };
              const [local] = fewest.parse(name, board.text, board.size);
              const [puzzle] = await remote.parse(name, board.text, board.size);
              const here = local.search({ ...choice, limits });
              const there = await puzzle.search({ ...choice, limits });
              assert.deepEqual([there.engine, there.bound], [here.engine, here.bound]);
              for (const question of asked) {
                assert.deepEqual(await answer(question, there), await answer(question, here));
              }
              await there.free();
              local.free();
              puzzle.free();
            },
          ),
          { numRuns: 40 },
        ));

      test(`give the module's answer to any board of ${name}`, () =>
        fc.assert(
          fc.asyncProperty(boards, choicesOf(name), async (board, choice) => {
            const limits = { nodes: 5000 };
            const [local] = fewest.parse(name, board.text, board.size);
            const [puzzle] = await remote.parse(name, board.text, board.size);
            for (const wish of [{ ...choice, limits }, { limits }]) {
              const { milliseconds: here, ...expected } = local.solve(wish);
              const { milliseconds: there, ...given } = await puzzle.solve(wish);
              assert.ok(here >= 0 && there >= 0);
              assert.deepEqual(given, expected);
            }
            local.free();
            puzzle.free();
          }),
          { numRuns: 30 },
        ));
    }
  });
}
