import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { createPlayer, fastest, reach, send, slowest, track } from "../../player.js";

/** @typedef {import("../../player.js").Player} Player @typedef {import("../../player.js").PlayerEvent} PlayerEvent */

/** @param {Player} player @param {...PlayerEvent} events */
const after = (player, ...events) => events.reduce(send, player);

/** @param {string} moves @returns {PlayerEvent[]} */
const byHand = (moves) => [...moves].map((move) => ({ type: "move", move, goal: false }));

const fresh = createPlayer();
const searching = after(fresh, { type: "search" });
const solved = after(searching, { type: "answer", moves: ["N", "E", "S"] });

/** One player for each phase. @type {Record<import("../../player.js").Phase, Player>} */
const players = {
  idle: after(fresh, ...byHand("NE"), { type: "back" }),
  searching,
  playing: after(solved, { type: "play" }),
  paused: after(solved, { type: "forward" }),
  done: after(solved, { type: "end" }),
  failed: after(searching, { type: "fail" }),
};

/** @type {Record<PlayerEvent["type"], PlayerEvent>} */
const events = {
  load: { type: "load" },
  search: { type: "search" },
  answer: { type: "answer", moves: ["N", "E", "S"] },
  draft: { type: "draft", moves: ["E", "E"] },
  fail: { type: "fail" },
  play: { type: "play" },
  pause: { type: "pause" },
  tick: { type: "tick" },
  goOn: { type: "goOn" },
  move: { type: "move", move: "W", goal: false },
  rehearse: { type: "rehearse", moves: ["N", "W"], complete: false },
  back: { type: "back" },
  forward: { type: "forward" },
  start: { type: "start" },
  end: { type: "end" },
  seek: { type: "seek", index: 2 },
  mode: { type: "mode", mode: "solution" },
  speed: { type: "speed", speed: 4 },
  until: { type: "until", until: 2 },
  eager: { type: "eager", eager: true },
};

/** The phase that follows; what is not listed means nothing in that phase. */
const expected = {
  idle: {
    load: "idle",
    search: "searching",
    rehearse: "playing",
    goOn: "playing",
    move: "idle",
    back: "idle",
    forward: "idle",
    start: "idle",
    end: "idle",
    seek: "idle",
    mode: "idle",
    speed: "idle",
    until: "idle",
    eager: "idle",
  },
  searching: {
    load: "idle",
    search: "searching",
    rehearse: "playing",
    answer: "paused",
    draft: "playing",
    fail: "failed",
    move: "idle",
    mode: "idle",
    speed: "searching",
    until: "searching",
    eager: "searching",
  },
  playing: {
    load: "idle",
    search: "searching",
    rehearse: "playing",
    pause: "paused",
    tick: "playing",
    move: "idle",
    back: "paused",
    forward: "paused",
    start: "paused",
    end: "done",
    seek: "playing",
    mode: "paused",
    speed: "playing",
    until: "playing",
    eager: "playing",
  },
  paused: {
    load: "idle",
    search: "searching",
    rehearse: "playing",
    play: "playing",
    move: "idle",
    back: "paused",
    forward: "paused",
    start: "paused",
    end: "done",
    seek: "paused",
    mode: "paused",
    speed: "paused",
    until: "paused",
    eager: "paused",
  },
  done: {
    load: "idle",
    search: "searching",
    rehearse: "playing",
    play: "playing",
    move: "idle",
    back: "paused",
    forward: "done",
    start: "paused",
    end: "done",
    seek: "paused",
    mode: "done",
    speed: "done",
    until: "done",
    eager: "done",
  },
  failed: {
    load: "idle",
    search: "searching",
    rehearse: "playing",
    move: "idle",
    mode: "idle",
    speed: "failed",
    until: "failed",
    eager: "failed",
  },
};

describe("every phase answers every event as listed, and only those", () => {
  for (const [phase, player] of Object.entries(players)) {
    const listed = /** @type {Record<string, string>} */ (expected[/** @type {keyof typeof expected} */ (phase)]);
    for (const [type, event] of Object.entries(events)) {
      test(`${phase} on ${type}: ${listed[type] ?? "nothing"}`, () => {
        assert.equal(player.phase, phase);
        const next = send(player, event);
        if (listed[type] === undefined) assert.equal(next, player);
        else assert.equal(next.phase, listed[type]);
      });
    }
  }
});

describe("moves that somebody brings along", () => {
  const begun = after(solved, { type: "rehearse", moves: ["N", "W"], complete: false });

  test("are played from the start in the place of the game by hand, and rest at their end", () => {
    assert.deepEqual([begun.mode, begun.phase, track(begun).index], ["play", "playing", 0]);
    const end = after(begun, { type: "tick" }, { type: "tick" });
    assert.deepEqual([end.phase, track(end).index], ["idle", 2]);
    assert.deepEqual(end.solution, solved.solution);
  });

  test("are paused and gone on with; at the end there is nothing to go on with", () => {
    const paused = after(begun, { type: "tick" }, { type: "pause" });
    assert.deepEqual([paused.phase, track(paused).index], ["idle", 1]);
    assert.equal(after(paused, { type: "goOn" }).phase, "playing");
    const end = after(paused, { type: "end" });
    assert.equal(after(end, { type: "goOn" }), end);
  });

  test("may solve the board, and may be none", () => {
    const solves = after(fresh, { type: "rehearse", moves: ["N"], complete: true }, { type: "tick" });
    assert.equal(solves.phase, "done");
    assert.equal(after(fresh, { type: "rehearse", moves: [], complete: false }).phase, "idle");
  });
});

describe("the best so far of a search that is still at work", () => {
  const draft = after(searching, { type: "draft", moves: ["E", "E", "N", "N"] });

  test("plays from its start", () => {
    assert.deepEqual([draft.mode, draft.phase, draft.isDraft, track(draft).index], ["solution", "playing", true, 0]);
    assert.equal(after(draft, { type: "end" }).phase, "done");
  });

  test("gives way to a better one", () => {
    const better = after(draft, { type: "tick" }, { type: "pause" }, { type: "draft", moves: ["E", "N"] });
    assert.deepEqual([track(better).moves, track(better).index, better.phase], [["E", "N"], 0, "playing"]);
  });

  test("is watched on where it turns out to be the answer", () => {
    const watched = after(draft, { type: "tick" });
    const confirmed = after(watched, { type: "answer", moves: ["E", "E", "N", "N"] });
    assert.deepEqual(confirmed, { ...watched, isDraft: false });
  });

  test("is replaced by another answer, from its start", () => {
    const answered = after(draft, { type: "tick" }, { type: "answer", moves: ["N", "N"] });
    assert.deepEqual(track(answered), { moves: ["N", "N"], index: 0, complete: true });
    assert.deepEqual([answered.phase, answered.isDraft], ["paused", false]);
  });

  test("is forgotten when somebody plays by hand or begins anew: nothing proves it", () => {
    for (const event of /** @type {PlayerEvent[]} */ ([
      { type: "move", move: "W", goal: false },
      { type: "mode", mode: "play" },
      { type: "rehearse", moves: ["N"], complete: false },
      { type: "search" },
    ])) {
      const next = after(draft, event);
      assert.deepEqual([next.solution, next.isDraft], [null, false], event.type);
    }
  });

  test("an answer stays: neither a draft nor another answer takes its place", () => {
    assert.equal(after(solved, { type: "draft", moves: ["E"] }), solved);
    assert.equal(after(solved, { type: "answer", moves: ["E"] }), solved);
  });
});

describe("the game by hand", () => {
  test("undo and redo walk along the moves made, without limit at either end", () => {
    const played = after(fresh, ...byHand("NES"));
    const undone = after(played, { type: "back" }, { type: "back" }, { type: "back" }, { type: "back" });
    assert.deepEqual(track(undone), { moves: ["N", "E", "S"], index: 0, complete: false });
    assert.equal(track(after(undone, { type: "forward" }, { type: "forward" })).index, 2);
    assert.equal(track(after(undone, { type: "end" }, { type: "forward" })).index, 3);
  });

  test("starting over can be taken back", () => {
    const reset = after(fresh, ...byHand("NE"), { type: "start" });
    assert.deepEqual(reach(reset), { back: false, forward: true });
    assert.equal(track(after(reset, { type: "end" })).index, 2);
  });

  test("another move after undoing forgets what was undone", () => {
    const changed = after(fresh, ...byHand("NES"), { type: "back" }, { type: "back" }, ...byHand("W"));
    assert.deepEqual(track(changed).moves, ["N", "W"]);
    assert.deepEqual(reach(changed), { back: true, forward: false });
  });

  test("reaching the goal is done; taking it back is not", () => {
    const out = after(fresh, ...byHand("N"), { type: "move", move: "W", goal: true });
    assert.equal(out.phase, "done");
    assert.equal(send(out, { type: "back" }).phase, "idle");
    assert.equal(after(out, { type: "back" }, { type: "forward" }).phase, "done");
  });

  test("is still there after the solution was watched", () => {
    const played = after(fresh, ...byHand("NE"));
    const watched = after(played, { type: "search" }, { type: "answer", moves: ["S"] }, { type: "end" });
    assert.deepEqual(track(watched).moves, ["S"]);
    assert.deepEqual(track(send(watched, { type: "mode", mode: "play" })), track(played));
  });
});

describe("the solution", () => {
  test("plays step by step to its end, and then again from the start", () => {
    const end = after(solved, { type: "play" }, { type: "tick" }, { type: "tick" }, { type: "tick" });
    assert.equal(end.phase, "done");
    assert.equal(track(end).index, 3);
    const again = send(end, { type: "play" });
    assert.equal(again.phase, "playing");
    assert.equal(track(again).index, 0);
  });

  test("stops by itself at `until`, and goes on from there", () => {
    const stopped = after(solved, { type: "until", until: 2 }, { type: "play" }, { type: "tick" }, { type: "tick" });
    assert.equal(stopped.phase, "paused");
    assert.equal(track(stopped).index, 2);
    assert.equal(after(stopped, { type: "play" }, { type: "tick" }).phase, "done");
  });

  test("starts to play at once when that was asked for, but only that once", () => {
    const eager = after(fresh, { type: "search" }, { type: "eager", eager: true }, { type: "answer", moves: ["N"] });
    assert.equal(eager.phase, "playing");
    assert.equal(after(eager, { type: "search" }, { type: "answer", moves: ["N"] }).phase, "paused");
  });

  test("of no moves is done and has nothing to play", () => {
    const empty = after(searching, { type: "answer", moves: [] });
    assert.equal(empty.phase, "done");
    assert.equal(send(empty, { type: "play" }).phase, "done");
  });

  test("is taken over by a move at the step shown", () => {
    const over = after(solved, { type: "seek", index: 2 }, { type: "move", move: "W", goal: false });
    assert.equal(over.mode, "play");
    assert.deepEqual(track(over), { moves: ["N", "E", "W"], index: 3, complete: false });
    assert.deepEqual(over.solution?.moves, ["N", "E", "S"]);
  });

  test("seeking goes nowhere outside of it", () => {
    assert.equal(track(send(solved, { type: "seek", index: -5 })).index, 0);
    assert.equal(track(send(solved, { type: "seek", index: 99 })).index, 3);
  });
});

test("speed stays within its limits", () => {
  assert.equal(send(fresh, { type: "speed", speed: 0 }).speed, slowest);
  assert.equal(send(fresh, { type: "speed", speed: 1e9 }).speed, fastest);
});

test("loading another board forgets both tracks and keeps how one watches", () => {
  const watched = after(solved, ...byHand("N"), { type: "speed", speed: 8 }, { type: "mode", mode: "solution" });
  const loaded = send(watched, { type: "load" });
  assert.deepEqual(track(loaded).moves, []);
  assert.equal(loaded.solution, null);
  assert.deepEqual([loaded.speed, loaded.mode, loaded.phase], [8, "solution", "idle"]);
});

test("whatever happens: the place is on its track, and no player is ever changed in place", () => {
  const anyEvent = fc.oneof(
    fc.constantFrom(...Object.values(events)),
    fc.record({ type: fc.constant("seek"), index: fc.integer({ min: -3, max: 9 }) }),
    fc.record({ type: fc.constant("move"), move: fc.constantFrom("E", "N"), goal: fc.boolean() }),
    fc.record({ type: fc.constant("mode"), mode: fc.constantFrom("play", "solution") }),
  );
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (list) => {
      let player = createPlayer();
      for (const event of list) {
        const before = JSON.stringify(player);
        const next = send(player, /** @type {PlayerEvent} */ (event));
        assert.equal(JSON.stringify(player), before);
        const { moves, index } = track(next);
        assert.ok(index >= 0 && index <= moves.length);
        if (next.phase === "playing") assert.ok(index < moves.length);
        if (next.phase === "done") assert.equal(index, moves.length);
        player = next;
      }
    }),
  );
});
