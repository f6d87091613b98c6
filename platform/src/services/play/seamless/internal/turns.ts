import limitTo from 'p-limit';

/** Does work of one key one after another, in the order in which it came; that of others goes on beside it. */
export type Turns = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;

export function createTurns(): Turns {
  const queues = new Map<string, ReturnType<typeof limitTo>>();
  return async (key, work) => {
    const queue = queues.get(key) ?? limitTo(1);
    queues.set(key, queue);
    try {
      return await queue(work);
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) queues.delete(key);
    }
  };
}
