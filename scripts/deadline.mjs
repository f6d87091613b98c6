// How long a script waits for an answer. The parts have the same in contracts/src/deadline.ts, which plain Node cannot load.

/**
 * Runs work that ends after so long whatever it waits for: a compressed body that is cut off while it is read never ends in
 * Node's fetch, signal or not.
 * @template T
 * @param {number} ms
 * @param {(signal: AbortSignal) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withDeadline(ms, work) {
  const controller = new AbortController();
  let timer;
  const passed = new Promise((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException(`no answer within ${ms} ms`, 'TimeoutError');
      reject(error);
      controller.abort(error);
    }, ms);
  });
  try {
    return await Promise.race([work(controller.signal), passed]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks for bodies as they are. */
export const PLAIN_BODY = { 'accept-encoding': 'identity' };
