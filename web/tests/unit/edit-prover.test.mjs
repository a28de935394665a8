import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { Prover, rest } from "../../edit/prover.js";

/** @typedef {import("../../types.js").Answer} Answer */
/** @typedef {import("../../edit/prover.js").Task} Task */

/** @param {number} length @returns {Answer} */
const solved = (length) =>
  /** @type {Answer} */ (
    /** @type {unknown} */ ({ status: "solved", moves: Array(length).fill("E"), lowerBound: length, stats: {} })
  );

/** A clock that is moved by hand. */
class Hours {
  #now = 0;
  /** @type {{ at: number, act: () => void }[]} */
  #timers = [];

  after = (/** @type {() => void} */ act, /** @type {number} */ delay) => {
    const timer = { at: this.#now + delay, act };
    this.#timers.push(timer);
    return timer;
  };

  cancel = (/** @type {unknown} */ timer) => {
    this.#timers = this.#timers.filter((other) => other !== timer);
  };

  /** @param {number} milliseconds */
  async pass(milliseconds) {
    const end = this.#now + milliseconds;
    for (;;) {
      const due = this.#timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (due === undefined) break;
      this.cancel(due);
      this.#now = due.at;
      due.act();
      await settled();
    }
    this.#now = end;
    await settled();
  }
}

/** What was promised before has come. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A worker that takes a while for each search. @param {number} duration */
function scene(duration) {
  const time = new Hours();
  /** @type {Task[]} */
  const begun = [];
  /** @type {string[]} */
  const cancelled = [];
  /** @type {Answer[]} */
  const answers = [];
  const prover = new Prover(
    {
      solve: (task, { signal, onProgress }) => {
        begun.push(task);
        return new Promise((resolve, reject) => {
          const progress = /** @type {any} */ ({ lowerBound: 1, best: null });
          time.after(() => onProgress?.(progress), duration / 2);
          time.after(() => resolve(solved(Number(task.text))), duration);
          signal?.addEventListener("abort", () => {
            cancelled.push(task.text);
            reject(signal.reason);
          });
        });
      },
      changed: () => {},
      answered: (answer) => answers.push(answer),
    },
    time,
  );
  const ask = (/** @type {string} */ text, options = {}) => prover.ask({ puzzle: "flood", text }, options);
  return { time, prover, begun, cancelled, answers, ask };
}

describe("what is proved while a board is drawn", () => {
  test("a board that was not drawn just now is searched at once", async () => {
    const { time, prover, ask, begun } = scene(10);
    ask("7", { isFirst: true });
    await time.pass(0);
    assert.equal(begun.length, 1);
    await time.pass(10);
    assert.equal(prover.finding.answer?.lowerBound, 7);
  });

  test("a change is searched once the drawing rests", async () => {
    const { time, ask, begun } = scene(10);
    ask("7");
    await time.pass(rest - 1);
    assert.equal(begun.length, 0);
    await time.pass(1);
    assert.equal(begun.length, 1);
  });

  test("the next change cancels a search, and what comes of it is never shown", async () => {
    const { time, prover, ask, cancelled, answers } = scene(1000);
    ask("7", { isFirst: true });
    await time.pass(900);
    ask("8");
    assert.deepEqual(cancelled, ["7"]);
    await time.pass(200);
    assert.deepEqual(answers, []);
    await time.pass(2000);
    assert.equal(prover.finding.answer?.lowerBound, 8);
    assert.deepEqual(
      answers.map(({ lowerBound }) => lowerBound),
      [8],
    );
  });

  test("the answer to the board before is taken away with the board", async () => {
    const { time, prover, ask } = scene(10);
    ask("7", { isFirst: true });
    await time.pass(10);
    ask("8");
    assert.equal(prover.finding.progress, null);
    assert.equal(prover.finding.answer, null);
  });

  test("how far a search has come is told of the board that is there", async () => {
    const { time, prover, ask } = scene(1000);
    ask("7", { isFirst: true });
    await time.pass(600);
    assert.equal(prover.finding.progress?.lowerBound, 1);
    ask("8");
    assert.equal(prover.finding.progress, null);
    await time.pass(rest + 400);
    assert.equal(prover.finding.progress, null);
  });

  test("drawing without a rest begins no search but that of the last board", async () => {
    const { time, prover, ask, begun, cancelled } = scene(1000);
    for (let change = 0; change < 60; change += 1) {
      ask(String(change));
      await time.pass(rest / 3);
    }
    await time.pass(5000);
    assert.deepEqual(
      begun.map(({ text }) => text),
      ["59"],
    );
    assert.deepEqual(cancelled, []);
    assert.equal(prover.finding.answer?.lowerBound, 59);
  });

  test("asking about the same board again changes nothing", async () => {
    const { time, ask, begun, cancelled } = scene(1000);
    ask("7", { isFirst: true });
    await time.pass(500);
    ask("7");
    await time.pass(2000);
    ask("7", { isFirst: true });
    await time.pass(2000);
    assert.equal(begun.length, 1);
    assert.deepEqual(cancelled, []);
  });

  test("nothing is searched any more once it is stopped, until a board is asked about again", async () => {
    const { time, prover, ask, begun, cancelled } = scene(1000);
    ask("7", { isFirst: true });
    await time.pass(100);
    prover.stop();
    assert.deepEqual(cancelled, ["7"]);
    await time.pass(5000);
    assert.equal(begun.length, 1);
    ask("7", { isFirst: true });
    await time.pass(1000);
    assert.equal(prover.finding.answer?.lowerBound, 7);
  });

  test("what breaks down is told, and the next board is searched", async () => {
    const time = new Hours();
    let fails = true;
    const prover = new Prover(
      {
        solve: (task) => (fails ? Promise.reject(new Error("gone")) : Promise.resolve(solved(Number(task.text)))),
        changed: () => {},
        answered: () => {},
      },
      time,
    );
    prover.ask({ puzzle: "flood", text: "7" }, { isFirst: true });
    await time.pass(0);
    assert.match(String(prover.finding.error), /gone/);
    fails = false;
    prover.ask({ puzzle: "flood", text: "8" });
    await time.pass(rest);
    assert.equal(prover.finding.answer?.lowerBound, 8);
  });

  test("whatever the pace of the drawing and of the searches, the last board gets its answer and no other", () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3000 }),
        fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 0, max: 900 })), { minLength: 1, maxLength: 30 }),
        async (duration, changes) => {
          const { time, prover, ask, begun } = scene(duration);
          for (const [text, pause] of changes) {
            ask(String(text));
            const known = () => prover.finding.answer?.lowerBound ?? text;
            assert.equal(known(), text);
            await time.pass(pause);
            assert.equal(known(), text);
          }
          await time.pass(rest + duration);
          assert.equal(prover.finding.answer?.lowerBound, changes[changes.length - 1][0]);
          assert.ok(begun.length <= changes.length);
        },
      ),
      { numRuns: 60 },
    ));
});
