import type { Database } from './database';

type Held<T> = { value: T; readAt: number };

/** What a process knows of rows that are asked for all the time and changed seldom, for each database. */
export type ProcessMemory<C, T> = {
  /** Reads it now: at the start, or when this process has just changed it. */
  learn: (ctx: C) => Promise<T>;
  /** What is known, read anew where it is too old; whoever asks meanwhile waits for the same reading. */
  recall: (ctx: C) => Promise<T>;
  /** What is known, however old; undefined before the first reading. */
  known: (ctx: C) => T | undefined;
};

/**
 * @param freshMs how old what is known may be, ms by the process's own clock
 * @param read the rows as they are. What fails is thrown to whoever waits, and what was known stays
 */
export function processMemory<C extends { db: Database }, T>(
  freshMs: number,
  read: (ctx: C) => Promise<T>,
): ProcessMemory<C, T> {
  const held = new WeakMap<Database, Held<T>>();
  const reading = new WeakMap<Database, Promise<T>>();

  async function learn(ctx: C): Promise<T> {
    const readAt = performance.now();
    const value = await read(ctx);
    const before = held.get(ctx.db);
    // What was asked for later and came first stays.
    if (before && before.readAt > readAt) return before.value;
    held.set(ctx.db, { value, readAt });
    return value;
  }

  return {
    learn,
    known: ({ db }) => held.get(db)?.value,
    async recall(ctx) {
      const before = held.get(ctx.db);
      if (before && performance.now() - before.readAt < freshMs) return before.value;
      const running = reading.get(ctx.db) ?? learn(ctx).finally(() => reading.delete(ctx.db));
      reading.set(ctx.db, running);
      return running;
    },
  };
}
