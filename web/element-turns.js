/**
 * Boards that are to open at the same time take turns, so that the page stays at hand: as many as fit into a frame, then
 * the next ones in the frame after it.
 */

import { nextTask } from "./next-task.js";

/** How much of a frame boards that open may take, in milliseconds; what they have drawn is laid out in the rest. */
const share = 8;
/** In a frame that is not shown there are none: no longer is waited for the next one than this, in milliseconds. */
const longestFrame = 100;

/** @type {(() => void)[]} */
const waiting = [];
let isServing = false;
let isPrinting = false;

/** @returns {Promise<void>} */
const nextFrame = () =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, longestFrame);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // After the frame, not in it.
      void nextTask().then(resolve);
    });
  });

async function serve() {
  isServing = true;
  let began = performance.now();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    next();
    // What a turn is taken for goes on in microtasks: by the next task it is done.
    await nextTask();
    if (performance.now() - began < share || document.hidden) continue;
    await nextFrame();
    began = performance.now();
  }
  isServing = false;
}

/** @returns {Promise<void>} resolved when it is one's turn: at once, where nobody else is at work */
export function turn() {
  if (isPrinting) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (!isServing) void serve();
  });
}

/** Before the page is printed there is no other frame: nobody waits any more. */
export function hurry() {
  isPrinting = true;
  for (const next of waiting.splice(0)) next();
  requestAnimationFrame(() => {
    isPrinting = false;
  });
}
