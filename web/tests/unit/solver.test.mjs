// The parts of a solver, each against a made-up other side.

import assert from "node:assert/strict";
import { describe, mock, test } from "node:test";
import { Worker as Thread } from "node:worker_threads";
import { Fewest, FreedError, ModuleError, WorkerError } from "../../api.js";
import { Pace } from "../../pace.js";
import { SolverHost } from "../../solver-host.js";
import { SolverLink } from "../../solver-link.js";
import { RETAINED_BYTES, SolverPool } from "../../solver-pool.js";
import { serveSolver } from "../../solver-serve.js";

/**
 * @typedef {import("../../solver-protocol.js").Reply} Reply
 * @typedef {import("../../solver-protocol.js").Request} Request
 */

const moduleUrl = new URL("../../../build/wasm/core.wasm", import.meta.url);
const fewest = await Fewest.load({ url: moduleUrl });
const sample = "2 3\n10 2 10 10 2 6\n3 12 11 14 9 4\n13 15 3 6 15 13\n14 11 12 9 14 11\n0 0\n";

const loadGenerating = () => import("../../solver-generate.js");
const { Trial } = await loadGenerating();

/** A port whose other side is the test. */
function fakePort() {
  const port = {
    /** @type {any[]} */
    posted: [],
    /** @type {boolean[]} */
    busy: [],
    isClosed: false,
    /** @type {(reply: Reply) => void} */
    reply: () => {},
    /** @type {(error: unknown) => void} */
    fail: () => {},
    /** @param {Request} message */
    post(message) {
      port.posted.push(message);
    },
    /** @type {import("../../solver-protocol.js").Port["listen"]} */
    listen(receive, fail) {
      port.reply = receive;
      port.fail = fail;
    },
    /** @param {boolean} isBusy */
    keepAlive(isBusy) {
      port.busy.push(isBusy);
    },
    close() {
      port.isClosed = true;
    },
  };
  return port;
}

/** A browser's worker, run on this thread; what is posted is cloned, except for the module. */
class FakeWorker {
  /** @type {((event: any) => void) | null} */
  onmessage = null;
  onmessageerror = null;
  /** @type {((event: any) => void) | null} */
  onerror = null;
  isTerminated = false;
  #host = new SolverHost({
    post: (reply) => {
      const data = structuredClone(reply);
      queueMicrotask(() => this.onmessage?.({ data }));
    },
    letGo: () =>
      new Promise((resolve) => {
        setImmediate(resolve);
      }),
    loadGenerating,
  });

  /** @param {Request} message */
  postMessage(message) {
    const request = message.type === "load" ? message : structuredClone(message);
    queueMicrotask(() => this.#host.receive(request));
  }

  terminate() {
    this.isTerminated = true;
  }
}

/** @param {unknown} worker @returns {Worker} */
const asWorker = (worker) => /** @type {Worker} */ (worker);

/** What a call for a number of nodes says of the time. */
const untimed = { milliseconds: Infinity };

describe("a link", () => {
  const owner = {};
  /** @type {(search: number) => import("../../solver-protocol.js").Call} */
  const snapshot = (search) => ({ type: "snapshot", search });

  test("matches answers to calls in whatever order they come", async () => {
    const port = fakePort();
    const link = new SolverLink(port);
    const calls = [link.call(snapshot(1), owner), link.call(snapshot(2), owner)];
    const [first, second] = port.posted;
    port.reply({ call: second.call, value: "two" });
    port.reply({ call: first.call, value: "one" });
    assert.deepEqual(await Promise.all(calls), ["one", "two"]);
    assert.deepEqual(port.busy, [true, true, false]);
  });

  test("revives errors and goes on after those of the caller's making", async () => {
    const port = fakePort();
    const link = new SolverLink(port);
    const call = link.call(snapshot(1), owner);
    port.reply({ call: port.posted[0].call, error: { name: "RangeError", message: "no such step" } });
    await assert.rejects(call, { name: "RangeError", message: "no such step" });
    assert.ok(link.isOpen);
  });

  test("is closed by a trap, and everything waiting is told", async () => {
    const port = fakePort();
    const link = new SolverLink(port);
    const calls = [link.call(snapshot(1), owner), link.call(snapshot(2), owner)];
    port.reply({ call: port.posted[0].call, error: { name: "RuntimeError", message: "unreachable" } });
    for (const call of calls) await assert.rejects(call, { name: "WorkerError", message: /unreachable/ });
    await link.closed;
    assert.ok(port.isClosed && !link.isOpen);
    await assert.rejects(link.call(snapshot(3), owner), WorkerError);
    link.tell({ type: "interrupt", search: 1 });
    assert.equal(port.posted.length, 2);
  });

  test("is closed when the other side ends", async () => {
    const port = fakePort();
    const link = new SolverLink(port);
    const call = link.call(snapshot(1), owner);
    const end = new WorkerError("out of memory");
    port.fail(end);
    await assert.rejects(call, (error) => error === end);
    assert.ok(!link.isOpen);
  });

  test("gives up a call whose signal is aborted, tells the other side, and listens no longer", async () => {
    const port = fakePort();
    const link = new SolverLink(port);
    const [first, second] = [new AbortController(), new AbortController()];
    const given = link.call(snapshot(1), owner, first.signal);
    const kept = link.call(snapshot(1), owner, second.signal);
    const [{ call }, { call: other }] = port.posted;
    const reason = new Error("enough");
    first.abort(reason);
    await assert.rejects(given, (error) => error === reason);
    assert.deepEqual(port.posted.slice(2), [{ type: "cancel", call }]);
    port.reply({ call, value: null });
    port.reply({ call: other, value: "kept" });
    assert.equal(await kept, "kept");
    second.abort();
    assert.equal(port.posted.length, 3);
    await assert.rejects(link.call(snapshot(1), owner, first.signal), (error) => error === reason);
    assert.equal(port.posted.length, 3);
  });

  test("abandons one owner's calls and ignores answers that come late", async () => {
    const port = fakePort();
    const link = new SolverLink(port);
    const other = {};
    const abandoned = link.call(snapshot(1), owner);
    const kept = link.call(snapshot(2), other);
    link.abandon(owner, new Error("cancelled"));
    await assert.rejects(abandoned, { message: "cancelled" });
    port.reply({ call: port.posted[0].call, value: "late" });
    port.reply({ call: port.posted[1].call, value: "kept" });
    assert.equal(await kept, "kept");
  });

  test("rejects a call that cannot be posted", async () => {
    const port = fakePort();
    port.post = () => {
      throw new DOMException("a module cannot be cloned here", "DataCloneError");
    };
    const link = new SolverLink(port);
    await assert.rejects(link.call({ type: "load", module: fewest.module }, owner), { name: "DataCloneError" });
    assert.deepEqual(port.busy, []);
  });
});

describe("a pool", () => {
  /** @param {number} most */
  function poolOf(most) {
    /** @type {{ port: ReturnType<typeof fakePort>, link: SolverLink }[]} */
    const opened = [];
    const pool = new SolverPool(async () => {
      const port = fakePort();
      const link = new SolverLink(port);
      opened.push({ port, link });
      return link;
    }, most);
    return { pool, opened };
  }

  test("gives every search a worker of its own as long as there are enough, then the least busy one", async () => {
    const { pool, opened } = poolOf(2);
    const [first, second] = [pool.acquire(), pool.acquire()];
    assert.notEqual(first, second);
    const third = pool.acquire();
    assert.ok(third === first || third === second);
    const fourth = pool.acquire();
    assert.notEqual(fourth, third);
    assert.equal(opened.length, 2);
  });

  test("uses an idle worker again", async () => {
    const { pool, opened } = poolOf(4);
    await pool.warmUp();
    for (let round = 0; round < 3; round++) pool.release(pool.acquire(), 1000);
    assert.equal(opened.length, 1);
  });

  test("retires a worker with much memory after its last search", async () => {
    const { pool, opened } = poolOf(1);
    const [first, second] = [pool.acquire(), pool.acquire()];
    assert.equal(first, second);
    pool.release(first, RETAINED_BYTES + 1);
    await first.link;
    assert.equal(opened[0].port.isClosed, false);
    const third = pool.acquire();
    assert.notEqual(third, first);
    pool.release(second, 0);
    await opened[0].link.closed;
    assert.ok(opened[0].port.isClosed);
    pool.release(third, RETAINED_BYTES);
    assert.equal(pool.acquire(), third);
  });

  test("forgets a worker that has ended", async () => {
    const { pool, opened } = poolOf(1);
    await pool.acquire().link;
    opened[0].port.fail(new WorkerError("crashed"));
    await opened[0].link.closed;
    await Promise.resolve();
    pool.acquire();
    assert.equal(opened.length, 2);
  });

  test("closes all workers and gives out none after that", async () => {
    const { pool, opened } = poolOf(2);
    await Promise.all([pool.acquire().link, pool.acquire().link]);
    pool.close();
    await Promise.all(opened.map(({ link }) => link.closed));
    assert.ok(opened.every(({ port }) => port.isClosed));
    assert.throws(() => pool.acquire(), FreedError);
  });
});

describe("a host", () => {
  const create = { type: /** @type {const} */ ("create"), puzzle: "wall-pushers", text: "4x6,2,3,A1e6r-x7P8" };

  /** A host with the module loaded, whose turns are given by the test. */
  async function hostInHand({ load = loadGenerating } = {}) {
    /** @type {Reply[]} */
    const replies = [];
    /** @type {(() => void)[]} */
    const turns = [];
    const host = new SolverHost({
      post: (reply) => replies.push(reply),
      letGo: () =>
        new Promise((resolve) => {
          turns.push(resolve);
        }),
      loadGenerating: load,
    });
    host.receive({ type: "load", module: fewest.module, call: 1 });
    while (replies.length === 0) {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    assert.deepEqual(replies.shift(), { call: 1, value: null });
    return { host, replies, turns };
  }

  test("answers that the module is not loaded, or that it is no module of Fewest's", async () => {
    /** @type {any[]} */
    const replies = [];
    const host = new SolverHost({ post: (reply) => replies.push(reply), letGo: async () => {}, loadGenerating });
    host.receive({ ...create, search: 1, options: {}, call: 1 });
    assert.equal(replies[0].error.name, "RangeError");
    const empty = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
    host.receive({ type: "load", module: empty, call: 2 });
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
    assert.deepEqual([replies[1].call, replies[1].error.name], [2, "ModuleError"]);
  });

  test("answers that there is no such search, and what is wrong with a board", async () => {
    const { host, replies } = await hostInHand();
    host.receive({ type: "snapshot", search: 7, call: 2 });
    host.receive({ ...create, text: "4x6,9,9,A", search: 1, options: {}, call: 3 });
    host.receive({ ...create, search: 1, options: { engine: "x" }, call: 4 });
    const errors = /** @type {any[]} */ (replies).map(({ call, error }) => [call, error.name]);
    assert.deepEqual(errors, [
      [2, "RangeError"],
      [3, "TextError"],
      [4, "RangeError"],
    ]);
  });

  test("drops a call that is cancelled, answers it with nothing, and goes on with the others", async () => {
    const { host, replies, turns } = await hostInHand();
    for (const search of [1, 2]) host.receive({ ...create, search, options: { engine: "iddfs" }, call: search });
    // The first slice is the other search's, so that nothing of this one is done before it is cancelled.
    host.receive({ type: "step", search: 2, nodes: 1, ...untimed, call: 3 });
    replies.length = 0;
    host.receive({ type: "step", search: 1, nodes: 1e9, ...untimed, call: 4 });
    host.receive({ type: "trace", search: 1, from: 1, to: 9, call: 5 });
    host.receive({ type: "step", search: 1, nodes: 2, ...untimed, call: 6 });
    for (const call of [4, 5, 99]) host.receive({ type: "cancel", call });
    assert.deepEqual(replies.splice(0), [
      { call: 4, value: null },
      { call: 5, value: null },
    ]);
    turns.shift()?.();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    const [step, ...none] = /** @type {any[]} */ (replies);
    assert.deepEqual([step.call, step.value.value, none.length], [6, "running", 0]);
    replies.length = 0;
    host.receive({ type: "progress", search: 1, call: 7 });
    assert.equal(/** @type {any} */ (replies[0]).value.value.lastStep, 2);
  });

  test("lets its searches take turns, and looks at one without waiting", async (t) => {
    const { host, replies, turns } = await hostInHand();
    // No slice ends by the clock, however busy the machine is.
    t.mock.method(performance, "now", () => 0);
    for (const search of [1, 2]) host.receive({ ...create, search, options: { engine: "iddfs" }, call: search });
    assert.deepEqual(replies.splice(0), [
      { call: 1, value: { engine: "iddfs", bound: "none" } },
      { call: 2, value: { engine: "iddfs", bound: "none" } },
    ]);
    host.receive({ type: "step", search: 1, nodes: 2, ...untimed, call: 3 });
    host.receive({ type: "step", search: 1, nodes: 3, ...untimed, call: 4 });
    host.receive({ type: "step", search: 2, nodes: 1, ...untimed, call: 5 });
    host.receive({ type: "snapshot", search: 2, call: 6 });
    const [step, look, ...none] = /** @type {any[]} */ (replies.splice(0));
    assert.deepEqual([step.call, step.value.value], [3, "running"]);
    assert.deepEqual([look.call, look.value.value.lastStep, none.length], [6, 0, 0]);
    const order = [];
    while (turns.length > 0) {
      turns.shift()?.();
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      order.push(...replies.splice(0).map(({ call }) => call));
    }
    assert.deepEqual(order, [5, 4]);
    host.receive({ type: "snapshot", search: 1, call: 7 });
    assert.equal(/** @type {any} */ (replies[0]).value.value.lastStep, 5);
  });

  test("ends what runs in a search that is interrupted or freed, and answers it", async () => {
    const { host, replies, turns } = await hostInHand();
    host.receive({ ...create, search: 1, options: { engine: "iddfs" }, call: 2 });
    host.receive({ ...create, search: 2, options: { engine: "iddfs" }, call: 3 });
    replies.length = 0;
    host.receive({ type: "step", search: 2, nodes: 1, ...untimed, call: 4 });
    host.receive({ type: "advance", search: 1, milliseconds: 1e6, snapshot: false, census: false, call: 5 });
    host.receive({ type: "interrupt", search: 1 });
    host.receive({ type: "interrupt", search: 99 });
    host.receive({ type: "step", search: 1, nodes: 1e9, ...untimed, call: 6 });
    host.receive({ type: "free", search: 1, call: 7 });
    const answers = /** @type {any[]} */ (replies);
    assert.deepEqual(
      answers.map(({ call }) => call),
      [4, 5, 6, 7],
    );
    const { value: advance, milliseconds } = answers[1].value;
    assert.deepEqual([advance.progress.status, advance.moment, milliseconds], ["running", null, 0]);
    assert.equal(answers[2].value.value, "running");
    assert.ok(answers[3].value > 0);
    turns.shift()?.();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    assert.equal(turns.length, 0);
  });

  const generate = { type: /** @type {const} */ ("generate"), options: { puzzle: "escape", minimum: 1000 } };

  const soon = () =>
    new Promise((resolve) => {
      setImmediate(resolve);
    });

  test("tells searches from generators", async () => {
    const { host, replies } = await hostInHand();
    host.receive({ ...create, search: 1, options: {}, call: 2 });
    host.receive({ ...generate, search: 2, call: 3 });
    await soon();
    replies.length = 0;
    host.receive({ type: "try", search: 1, nodes: 1, milliseconds: 1, call: 4 });
    host.receive({ type: "snapshot", search: 2, call: 5 });
    host.receive({ type: "try", search: 2, nodes: 1, milliseconds: NaN, call: 6 });
    host.receive({ ...generate, search: 3, options: { puzzle: "chess" }, call: 7 });
    await soon();
    const errors = /** @type {any[]} */ (replies).map(({ call, error }) => [call, error.name]);
    assert.deepEqual(
      errors,
      [4, 5, 6, 7].map((call) => [call, "RangeError"]),
    );
    host.receive({ type: "free", search: 3, call: 8 });
    assert.equal(/** @type {any} */ (replies.at(-1)).error.name, "RangeError");
  });

  test("begins no generator that is freed while its code is loading", async () => {
    let made = 0;
    class Counted extends Trial {
      /** @param {ConstructorParameters<typeof Trial>} means */
      constructor(...means) {
        super(...means);
        made++;
      }
    }
    const { host, replies } = await hostInHand({ load: async () => ({ Trial: Counted }) });
    host.receive({ ...generate, search: 1, call: 2 });
    host.receive({ type: "try", search: 1, nodes: 1, milliseconds: 1, call: 3 });
    host.receive({ type: "free", search: 1, call: 4 });
    await soon();
    host.receive({ type: "try", search: 1, nodes: 1, milliseconds: 1, call: 5 });
    const failed = /** @type {any[]} */ (replies).flatMap(({ call, error }) => (error ? [call] : []));
    assert.deepEqual([failed, made, replies.length], [[3, 5], 0, 4]);
    host.receive({ ...generate, search: 2, call: 6 });
    await soon();
    assert.equal(made, 1);
  });

  test("answers that the code of generators does not come", async () => {
    const { host, replies } = await hostInHand({ load: () => Promise.reject(new TypeError("offline")) });
    host.receive({ ...generate, search: 1, call: 2 });
    await soon();
    assert.deepEqual(replies, [{ call: 2, error: { name: "TypeError", message: "offline" } }]);
  });
});

describe("a solver", () => {
  test("tries one way to start a worker after the other", async () => {
    const refused = new FakeWorker();
    refused.postMessage = () => {
      queueMicrotask(() => refused.onerror?.({ message: "blocked", preventDefault: () => {} }));
    };
    const good = new FakeWorker();
    const remote = await Fewest.worker({
      module: fewest.module,
      createWorker: [
        () => {
          throw new Error("not allowed");
        },
        () => asWorker(refused),
        () => asWorker(good),
      ],
    });
    assert.equal(remote.kind, "worker");
    assert.ok(refused.isTerminated);
    const [puzzle] = await remote.parse("wall-pushers", sample);
    assert.equal((await puzzle.solve()).moves?.length, 16);
    const search = await puzzle.search({ engine: "bfs" });
    await search.step(3);
    assert.equal((await search.snapshot()).stats.steps, 3);
    remote.close();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    assert.ok(good.isTerminated);
  });

  test("does without a worker that keeps silent", async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    const silent = new FakeWorker();
    silent.postMessage = () => {};
    const starting = Fewest.worker({ module: fewest.module, createWorker: () => asWorker(silent) });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    mock.timers.tick(10_000);
    mock.timers.reset();
    const remote = await starting;
    assert.equal(remote.kind, "main");
    assert.ok(silent.isTerminated);
    remote.close();
  });

  test("rejects a search whose worker breaks down, and starts another worker for the next", async () => {
    /** @type {FakeWorker[]} */
    const workers = [];
    const remote = await Fewest.worker({
      module: fewest.module,
      createWorker: () => asWorker(workers[workers.push(new FakeWorker()) - 1]),
      workers: 1,
    });
    const [puzzle] = await remote.parse("wall-pushers", sample);
    const search = await puzzle.search();
    const step = search.step();
    workers[0].onerror?.({ message: "out of memory", preventDefault: () => {} });
    await assert.rejects(step, { name: "WorkerError", message: "out of memory" });
    await assert.rejects(search.snapshot(), WorkerError);
    await search.free();
    assert.equal((await puzzle.solve()).status, "solved");
    assert.equal(workers.length, 2);
    remote.close();
  });
});

test("a script that finds itself in a worker of a browser serves its global scope", async () => {
  const scope = /** @type {any} */ (globalThis);
  /** @type {unknown[]} */
  const replies = [];
  scope.postMessage = (/** @type {unknown} */ reply) => replies.push(reply);
  serveSolver();
  scope.onmessage({ data: { type: "load", module: fewest.module, call: 1 } });
  while (replies.length === 0) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  assert.deepEqual(replies, [{ call: 1, value: null }]);
  delete scope.postMessage;
  delete scope.onmessage;
});

test("the next task comes without a timer also where there is no setImmediate", async () => {
  const script = `
    const { parentPort } = require("node:worker_threads");
    delete globalThis.setImmediate;
    globalThis.setTimeout = undefined;
    import(${JSON.stringify(new URL("../../next-task.js", import.meta.url))}).then(async ({ nextTask }) => {
      const order = [];
      await Promise.all([1, 2, 3].map((number) => nextTask().then(() => order.push(number))));
      parentPort.postMessage(order);
    });
  `;
  const thread = new Thread(script, { eval: true });
  const order = await new Promise((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
  });
  await thread.terminate();
  assert.deepEqual(order, [1, 2, 3]);
});

describe("the pace", () => {
  test("doubles while it is over too soon to be measured, and no further than a coarse clock allows", () => {
    const pace = new Pace();
    assert.equal(pace.nodes, 1);
    pace.note(0);
    pace.note(0.4);
    assert.equal(pace.nodes, 4);
    for (let round = 0; round < 100; round++) pace.note(0);
    assert.ok(pace.nodes <= 65_536);
  });

  test("stays where it is right, and halves when it takes long, down to a single node", () => {
    const pace = new Pace();
    for (let round = 0; round < 4; round++) pace.note(0);
    pace.note(2);
    assert.equal(pace.nodes, 16);
    pace.note(9);
    assert.equal(pace.nodes, 8);
    for (let round = 0; round < 10; round++) pace.note(100);
    assert.equal(pace.nodes, 1);
  });
});

test("errors have names of their own", () => {
  for (const error of [new FreedError("x"), new ModuleError("x"), new WorkerError("x", { cause: 1 })]) {
    assert.ok(error instanceof Error);
    assert.equal(error.name, error.constructor.name);
    assert.equal(error.message, "x");
  }
});
