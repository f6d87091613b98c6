// Works of a start that keep no two cores busy alone.
import os from 'node:os';

/** Memory that two builds at once find room in, bytes. */
const ROOMY = 6e9;

/**
 * Begins works at once; where memory is short, each after the one before has ended, well or badly.
 * @template T
 * @param {(() => Promise<T>)[]} works
 * @param {number} memory of this machine, bytes
 * @returns {Promise<T>[]} of each work: its failure is told where it is waited for
 */
export function beginAll(works, memory = os.totalmem()) {
  let before = Promise.resolve();
  return works.map((work) => {
    const one = memory >= ROOMY ? work() : before.then(work);
    before = one.catch(() => undefined);
    return one;
  });
}
