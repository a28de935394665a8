// The solver with every puzzle: boards cross to the worker as they stand in the middle of play.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { Fewest, TextError } from "../web/api.js";
import { huge as hugeBoards, small as smallBoards } from "./boards.mjs";
import { comparable, fewest, pairingsOf, places, play, smallPuzzle } from "./support.mjs";
import { timeOf, within } from "./within.mjs";

const { module } = fewest;

for (const [place, options] of places) {
  describe(`searches that run in: ${place}`, () => {
    /** @type {import("../web/api.js").RemoteFewest} */
    let remote;
    before(async () => {
      remote = await Fewest.worker({ module, ...options });
      assert.equal(remote.kind, place);
    });
    after(() => remote.close());

    for (const { name } of fewest.puzzles) {
      test(`give the module's answers on a board of ${name}, from every state of one of them`, async () => {
        const local = smallPuzzle(name);
        const { moves } = local.solve();
        assert.ok(moves);
        for (let made = 0; made < moves.length; made++) {
          const [later] = await remote.parse(name, play(local, moves.slice(0, made)).write("link"));
          const answers = await Promise.all([{}, ...pairingsOf(name)].map((choice) => later.solve(choice)));
          for (const answer of answers) assert.equal(answer.moves?.length, moves.length - made);
          later.free();
        }
        local.free();
      });

      test(`show the module's snapshots on a board of ${name}`, async () => {
        const local = smallPuzzle(name);
        const [puzzle] = await remote.parse(name, smallBoards[name].text);
        const [expected, search] = [local.search({ engine: "a*" }), await puzzle.search({ engine: "a*" })];
        for (let status = "running"; status === "running";) {
          expected.step(3);
          status = await search.step(3);
          assert.deepEqual(comparable(await search.snapshot()), comparable(expected.snapshot()));
        }
        await search.free();
        local.free();
        puzzle.free();
      });
    }

    for (const name of ["escape", "flood"]) {
      test(`are cancelled at once on a large board of ${name}`, async () => {
        const { text, size } = hugeBoards[name];
        const [puzzle] = await remote.parse(name, text, size);
        for (const engine of ["auto", "ida*", "bfs"]) {
          await within(`cancelling ${engine}`, 100, async () => {
            const controller = new AbortController();
            const solving = puzzle.solve({ engine, signal: controller.signal });
            await wait(100);
            return timeOf(() => {
              controller.abort();
              return assert.rejects(solving, { name: "AbortError" });
            });
          });
        }
        puzzle.free();
      });
    }

    test("leave this thread free while a costly bound is made ready", async () => {
      const { text, size } = hugeBoards.escape;
      const [puzzle] = await remote.parse("escape", text, size);
      await within("the longest pause of this thread", 150, async () => {
        let longest = 0;
        let last = performance.now();
        const timer = setInterval(() => {
          longest = Math.max(longest, performance.now() - last);
          last = performance.now();
        }, 1);
        const { reason } = await puzzle.solve({ engine: "a*", bound: "pairs", limits: { milliseconds: 300 } });
        clearInterval(timer);
        assert.equal(reason, "time");
        return longest;
      });
      puzzle.free();
    });

    test("belong to puzzles that write and read answers here", async () => {
      const [puzzle] = await remote.parse("escape", smallBoards.escape.text);
      assert.equal(puzzle.writeAnswer(["N", "E"]), "north\neast\n");
      assert.deepEqual(puzzle.readAnswer("north e"), ["N", "E"]);
      assert.throws(() => puzzle.readAnswer("?"), TextError);
      puzzle.free();
    });
  });
}
