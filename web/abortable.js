/** Waiting that can be given up. */

/**
 * @template Value
 * @param {Promise<Value>} promise
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<Value>} the same, but rejected with the signal's reason as soon as it is aborted
 */
export function abortable(promise, signal) {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
