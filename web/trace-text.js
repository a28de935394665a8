/**
 * A search's trace as text, in two forms. Both are written piece by piece: `begin`, then `add` for each part of the
 * trace, then `end`.
 *
 * ## JSON lines (`traceLines`)
 *
 * Each line is a JSON object. The first one says what the trace is of:
 *
 *     {"format":"fewest-trace","version":1,"trace":1,"puzzle":"wall-pushers","board":"...","engine":"ida*",
 *      "bound":"manhattan","steps":543,"complete":true}
 *
 * `version` is that of this form; `trace` that of the searches, with which the steps may move; `board` is in the form of
 * a link; `steps` is how many lines follow, and `complete` whether the search ended with the last of them. Each further
 * line is a step, a node taken, in order:
 *
 *     {"step":2,"id":2,"parentId":1,"move":"E","g":1,"h":7,"f":8,"threshold":8,"children":[
 *       {"move":"N","g":2,"h":6,"f":8,"verdict":"kept"},{"move":"W","g":2,"h":null,"f":null,"verdict":"path"},
 *       {"move":"S","g":2,"h":null,"f":null,"verdict":"illegal","reason":"two-walls"}]}
 *
 * `parentId` and `move` are null at a root. `h` and `f` of a child are null where the bound was not asked. A distance
 * that is infinite, because no goal can be reached, is the text "infinity". Names and numbers are those of the API.
 *
 * ## The search trace of Posthoc (`posthocTrace`)
 *
 * An object with `version` "1.4.0" and `events`, as Posthoc, a visualiser of searches, reads it
 * (https://posthoc.pathfinding.ai/docs/search-trace; the types are in ShortestPathLab/posthoc-app, protocol/Trace-v140.ts).
 * Events, a line each, have a `type`, an `id`, the parent's `pId`, and `g`, `h` and `f`, which are left out where they are
 * infinite or unknown, and what only this project tells: `move`, `step`, `threshold`.
 *
 * - "source": a root; the deepening engines begin at one with each iteration.
 * - "expanding": a node is taken and its children are made. "closing": they are.
 * - "generating": a child was made and kept. "cut" and "duplicate": it was made and not kept.
 * - "destination": a goal is taken.
 *
 * Ids number the nodes in the order in which they were made. What was not made, because the rules refuse it or because
 * it enters its own path again, is no event.
 */

/**
 * The shapes of the API, as far as they are needed here.
 * @typedef {object} Child
 * @property {string} move
 * @property {number} g
 * @property {number | null} h
 * @property {number | null} f
 * @property {string} verdict
 * @property {string | null} reason
 *
 * @typedef {object} Step
 * @property {number} step
 * @property {number} id
 * @property {number | null} parentId
 * @property {string | null} move
 * @property {number} g
 * @property {number} h
 * @property {number} f
 * @property {number} threshold
 * @property {readonly Child[]} children
 *
 * @typedef {object} About what a trace is of
 * @property {number} trace version of the searches
 * @property {string} puzzle
 * @property {string} board in the form of a link
 * @property {string} engine
 * @property {string} bound
 * @property {number} steps that are written
 * @property {boolean} complete whether the search has ended with the last of them
 *
 * @typedef {object} TraceText
 * @property {string} ending of a file's name
 * @property {string} type of a file's content
 * @property {() => string} begin
 * @property {(steps: Iterable<Step>) => string} add
 * @property {() => string} end
 */

/** @param {number | null} value */
const distance = (value) => (value === Infinity ? "infinity" : value);

/**
 * @param {About} about
 * @returns {TraceText}
 */
export function traceLines({ trace, puzzle, board, engine, bound, steps, complete }) {
  const line = (/** @type {object} */ value) => `${JSON.stringify(value)}\n`;
  return {
    ending: ".trace.jsonl",
    type: "application/jsonl",
    begin: () => line({ format: "fewest-trace", version: 1, trace, puzzle, board, engine, bound, steps, complete }),
    add: (steps) =>
      Array.from(steps, ({ step, id, parentId, move, g, h, f, threshold, children }) =>
        line({
          ...{ step, id, parentId, move, g, h: distance(h), f: distance(f), threshold: distance(threshold) },
          children: children.map(({ move, g, h, f, verdict, reason }) => ({
            ...{ move, g, h: distance(h), f: distance(f), verdict },
            ...(reason === null ? {} : { reason }),
          })),
        }),
      ).join(""),
    end: () => "",
  };
}

/** What becomes of a child that is made, as an event. @type {Readonly<Record<string, string>>} */
const made = Object.freeze({ kept: "generating", goal: "generating", cut: "cut", duplicate: "duplicate" });

/** @param {string} name @param {number | null} value */
const known = (name, value) => (value === null || value === Infinity ? {} : { [name]: value });

/** @returns {TraceText} */
export function posthocTrace() {
  /** How many nodes were made. */
  let nodes = 0;
  let isFirst = true;
  /** Numbers of nodes that wait, by their parents' numbers and moves; a goal's is negative. @type {Map<string, number>} */
  const waiting = new Map();
  /** Numbers of nodes taken, by their ids. @type {Map<number, number>} */
  const taken = new Map();

  const event = (/** @type {object} */ value) => {
    const text = `${isFirst ? "" : ",\n"}${JSON.stringify(value)}`;
    isFirst = false;
    return text;
  };

  /** @param {Step} step */
  function* events({ step, id, parentId, move, g, h, f, threshold, children }) {
    const parent = parentId === null ? undefined : taken.get(parentId);
    const key = `${parent} ${move}`;
    const found = parent === undefined ? undefined : waiting.get(key);
    waiting.delete(key);
    const node = found === undefined ? nodes++ : Math.abs(found);
    taken.set(id, node);
    const numbers = { g, ...known("h", h), ...known("f", f) };
    const about = { id: node, pId: parent ?? null, ...numbers, ...(move === null ? {} : { move }), step };
    if (parentId === null) yield { type: "source", ...about, ...known("threshold", threshold) };
    // A root without children has nothing to look for.
    const isGoal = found === undefined ? parentId === null && children.length === 0 : found < 0;
    if (isGoal) {
      yield { type: "destination", ...about };
      return;
    }
    yield { type: "expanding", ...about, ...known("threshold", threshold) };
    for (const child of children) {
      const type = made[child.verdict];
      if (type === undefined) continue;
      const number = nodes++;
      if (type === "generating") waiting.set(`${node} ${child.move}`, child.verdict === "goal" ? -number : number);
      const { g, h, f, move } = child;
      yield { type, id: number, pId: node, g, ...known("h", h), ...known("f", f), move, step };
    }
    yield { type: "closing", ...about };
  }

  return {
    ending: ".trace.json",
    type: "application/json",
    begin: () => `{"version":"1.4.0","events":[\n`,
    add: (steps) => {
      let text = "";
      for (const step of steps) for (const one of events(step)) text += event(one);
      return text;
    },
    end: () => "\n]}\n",
  };
}
