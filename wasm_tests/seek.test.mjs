// Looking back and forth in a search.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { comparable, everyMoment, fewest, waysOf, smallPuzzle, vector } from "./support.mjs";

describe("seek", () => {
  const [puzzle, ...others] = fewest.parse("wall-pushers", vector("wall-pushers", "longest").text);
  for (const other of others) other.free();

  for (const { name } of fewest.puzzles) {
    const board = name === puzzle.name ? puzzle : smallPuzzle(name);
    for (const { engine, bound } of waysOf(name)) {
      test(`shows any step of ${engine} with ${bound} on a board of ${name} exactly as it was`, () => {
        const { search, moments } = everyMoment(board, { engine, bound });
        const { lastStep } = search.snapshot();
        const stride = Math.max(1, Math.floor(moments.length / 60));
        const steps = moments.map((_, step) => step).filter((step) => step % stride === 0);
        for (const step of [...steps, ...steps.reverse()]) {
          assert.equal(search.seek(step), true);
          const shown = comparable(search.snapshot());
          assert.deepEqual(shown, { ...moments[step], lastStep });
        }
        search.free();
      });
    }
  }

  test("does not disturb what comes after", () => {
    const straight = everyMoment(puzzle, { engine: "a*", bound: "manhattan" });
    const search = puzzle.search({ engine: "a*", bound: "manhattan" });
    search.step(20);
    search.seek(3);
    assert.equal(search.snapshot().step, 3);
    search.step();
    assert.deepEqual(comparable(search.snapshot()), straight.moments[21]);
    search.seek(0);
    assert.equal(search.run(), "solved");
    assert.deepEqual(comparable(search.snapshot()), straight.moments.at(-1));
    search.seek(0);
    assert.equal(search.status, "solved");
    assert.equal(search.snapshot().status, "running");
    assert.equal(search.step(), "solved");
    assert.equal(search.snapshot().step, search.snapshot().lastStep);
    straight.search.free();
    search.free();
  });

  test("refuses a step that was not computed", () => {
    const search = puzzle.search();
    search.step(2);
    for (const step of [3, -1, 0.5, NaN]) {
      assert.throws(() => search.seek(step), { name: "RangeError", message: /from 0 to 2/ });
    }
    search.free();
  });
});
