// A reporter for node's test runner: what failed in full, what passed as a number. Its last line is for tools/test.mjs.

import { inspect } from "node:util";

/** Before the last line, a JSON object of type Counts. */
export const mark = "fewest-counts ";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {Record<string, Outcome>} failing the same of each file in which something failed
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Outcome
 */

/**
 * Counts the leaves of the tree of tests. A group counts only where it fails by itself, in a hook.
 * @param {AsyncIterable<any>} events
 * @returns {AsyncGenerator<string>} text
 */
export async function* reporter(events) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  /** @type {Map<string, Outcome>} */
  const byFile = new Map();
  const count = (/** @type {string} */ file, /** @type {keyof Outcome} */ outcome) => {
    counts[outcome]++;
    const own = byFile.get(file) ?? { passed: 0, failed: 0, skipped: 0 };
    byFile.set(file, { ...own, [outcome]: own[outcome] + 1 });
  };
  /** @type {Map<string, string[]>} what a file printed, told only if something in it fails */
  const printed = new Map();
  // A test is reported after the tests inside it: whether one was seen a level deeper tells a group from a leaf.
  /** @type {boolean[]} */
  const seen = [];
  // What the test being reported is called and is in: known from its start, which is reported from the outside in.
  /** @type {string[]} */
  const titles = [];

  for await (const { type, data } of events) {
    if (type === "test:stdout" || type === "test:stderr") {
      const pieces = printed.get(data.file) ?? [];
      pieces.push(data.message);
      printed.set(data.file, pieces);
    } else if (type === "test:start") {
      titles.length = data.nesting;
      titles.push(data.name);
    } else if (type === "test:pass" || type === "test:fail") {
      const isGroup = Boolean(seen[data.nesting + 1]) || data.details.type === "suite";
      seen.length = data.nesting;
      seen[data.nesting] = true;

      // A file that breaks is reported as a test named by its path.
      const file = data.file ?? data.name;
      const isSkipped = data.skip !== undefined || data.todo !== undefined;
      // The runner reports a file without any test as one test named by its path.
      const isEmptyFile = !isGroup && data.nesting === 0 && data.file?.endsWith(data.name) && type === "test:pass";
      if (isSkipped && !isGroup) {
        count(file, "skipped");
      } else if (isEmptyFile) {
        count(file, "failed");
        yield `not ok: ${data.name}\n    no test in this file\n`;
      } else if (type === "test:pass") {
        if (!isGroup) count(file, "passed");
      } else if (data.details.error?.failureType !== "subtestsFailed") {
        count(file, "failed");
        const title = [...titles.slice(0, data.nesting), data.name].join(" > ");
        yield `not ok: ${title}\n${indent(explain(data.details.error))}\n`;
        const output = printed.get(data.file)?.join("").trim();
        if (output) yield `${indent(`printed by ${data.file}:\n${output}`)}\n`;
        printed.delete(data.file);
      }
    }
  }
  const failing = Object.fromEntries([...byFile].filter(([, { failed }]) => failed > 0));
  yield `${mark}${JSON.stringify({ ...counts, failing })}\n`;
}

/** @param {any} error the runner wraps what the test threw */
function explain(error) {
  const cause = error?.cause ?? error;
  return cause?.stack ?? inspect(cause);
}

/** @param {string} text */
function indent(text) {
  return text.replace(/^/gm, "    ");
}

// The runner takes its reporter from the default export: the one place where this project needs one.
export { reporter as default };
