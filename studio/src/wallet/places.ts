/** There is no place and no room to wait for one: the call was not sent. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
}

/** `settles` ends a movement already begun and may wait for as long as it takes; anything else is turned away when too many wait, or too long. */
export type Places = { run<T>(kind: 'settles' | 'asks', call: () => Promise<T>): Promise<T> };

/**
 * Bounds the calls under way to one wallet, so that a crowd opens no more connections than the other side can look after.
 * Who settles goes first, then by arrival; anything else waits for at most `waitMs`, milliseconds.
 */
export function createPlaces({ atOnce, waiting, waitMs }: { atOnce: number; waiting: number; waitMs: number }): Places {
  const queues = { settles: new Set<() => void>(), asks: new Set<() => void>() };
  let taken = 0;

  /** @throws OverloadedError */
  async function take(kind: 'settles' | 'asks'): Promise<void> {
    if (taken < atOnce) {
      taken += 1;
      return;
    }
    const queue = queues[kind];
    if (kind === 'asks' && queue.size >= waiting) throw new OverloadedError();
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        queue.delete(proceed);
        reject(new OverloadedError());
      };
      const timer = kind === 'asks' ? setTimeout(leave, waitMs) : undefined;
      const proceed = () => {
        clearTimeout(timer);
        queue.delete(proceed);
        resolve();
      };
      queue.add(proceed);
    });
  }

  /** Passes the place from hand to hand, so that nobody slips in between. */
  function give(): void {
    const [next] = queues.settles.size > 0 ? queues.settles : queues.asks;
    if (next) next();
    else taken -= 1;
  }

  return {
    async run(kind, call) {
      await take(kind);
      try {
        return await call();
      } finally {
        give();
      }
    },
  };
}
