// Works of a start that keep no two cores busy alone.
import os from 'node:os';

/** Memory that one build finds room in, beside what runs meanwhile, bytes. */
const ROOM = 3e9;

/**
 * How many builds go on at once: one a core, as far as memory reaches. Two keep two cores busy, and a third would only make both end later.
 * @param {{memory: number, cores: number}} machine memory in bytes
 */
export const buildsAtOnce = ({ memory, cores }) => Math.max(1, Math.min(cores, Math.floor(memory / ROOM)));

/**
 * Begins works in their order, each as soon as fewer than `most` are under way, also after one that failed.
 * @template T
 * @param {(() => Promise<T>)[]} works
 * @param {number} most
 * @returns {Promise<T>[]} of each work: its failure is told where it is waited for
 */
export function beginAll(works, most = buildsAtOnce({ memory: os.totalmem(), cores: os.availableParallelism() })) {
  const settle = [];
  const results = works.map((_, place) => new Promise((...both) => Object.assign(settle, { [place]: both })));
  for (const result of results) result.catch(() => undefined);
  let next = 0;
  const lane = async () => {
    while (next < works.length) {
      const place = next;
      next += 1;
      await works[place]().then(...settle[place]);
    }
  };
  for (let i = 0; i < most; i += 1) lane();
  return results;
}
