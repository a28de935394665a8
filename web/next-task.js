/** Letting go of the thread for a moment. */

/** @type {(() => void)[]} */
const waiting = [];
/** @type {MessageChannel | null} */
let channel = null;

/**
 * Goes on in a task of its own, at once: a timer would wait for some milliseconds, and for a second in a tab that is in
 * the background.
 * @returns {Promise<void>}
 */
export function nextTask() {
  return new Promise((resolve) => {
    // In node an open channel would keep the process alive.
    if (typeof globalThis.setImmediate === "function") {
      globalThis.setImmediate(resolve);
      return;
    }
    if (channel === null) {
      channel = new MessageChannel();
      channel.port1.onmessage = () => waiting.shift()?.();
    }
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
}
