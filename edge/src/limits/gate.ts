/** There is no more room: a caller is asked at once to come back, instead of waiting for an answer that comes too late. */
export class Overloaded extends Error {
  readonly code = 'OVERLOADED';

  constructor(what: string) {
    super(`too much is asked of ${what} at once`);
  }
}

export interface Gate {
  /**
   * Resolves when there is room, to the function that makes room again (calling it twice is one call).
   * @throws Overloaded at once when the queue is full
   */
  enter(): Promise<() => void>;
  /** Like enter, and never waits; null when there is no room. */
  enterNow(): (() => void) | null;
  /** Runs work inside. @throws Overloaded */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** How much is under way now, and how much waits. */
  load(): { running: number; waiting: number };
}

/** Lets `running` pieces of work run at a time and `waiting` more wait, first come first served. `name` says of what. */
export function createGate({ name, running, waiting }: { name: string; running: number; waiting: number }): Gate {
  const queue: ((leave: () => void) => void)[] = [];
  let inside = 0;

  function admitted(): () => void {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = queue.shift();
      // Whoever is next takes the place over, so nobody slips in between.
      if (next === undefined) inside -= 1;
      else next(admitted());
    };
  }

  function enterNow(): (() => void) | null {
    if (inside >= running) return null;
    inside += 1;
    return admitted();
  }

  async function enter(): Promise<() => void> {
    const leave = enterNow();
    if (leave !== null) return leave;
    if (queue.length >= waiting) throw new Overloaded(name);
    return new Promise((resolve) => queue.push(resolve));
  }

  return {
    enter,
    enterNow,
    load: () => ({ running: inside, waiting: queue.length }),
    async run(work) {
      const leave = await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
