import { type Place, tracedForAll, tracing } from '@kozyr/tracing/active';

/** Calls of one transaction at most. */
const AT_ONCE = 64;

/** What came of a call of a batch: its answer, or that nothing was done. */
export type Outcome<A> = { kind: 'answered'; answers: A } | { kind: 'alone' } | { kind: 'again' };

export type BatchTerms<C, A> = {
  /** Batches that are made side by side. */
  lanes: number;
  /** Whose call it is, as far as is known before it is read: two with the same key are never in batches at one time. */
  keyOf(call: C): string;
  /** Makes calls together. @throws when none of them was made */
  together(calls: readonly C[]): Promise<Outcome<A>[]>;
  /** Makes one call by itself. */
  alone(call: C): Promise<A>;
  /** Is told why a batch failed. */
  failed(error: unknown): void;
};

/** from: where in its trace it waits. */
type Waiting<C, A> = { call: C; key: string; answer: (answers: A | Promise<A>) => void; from: Place | undefined };

export type Batches<C, A> = {
  /** Makes a call, together with whatever else waits. */
  make(call: C): Promise<A>;
};

/**
 * Makes calls in batches: whenever a lane is free, whatever waits goes, so that a lone call waits for nobody and many share one
 * transaction. A batch that fails is undone, and each of its calls is made by itself: a bad one harms nobody.
 */
export function createBatches<C, A>({ lanes, keyOf, together, alone, failed }: BatchTerms<C, A>): Batches<C, A> {
  let waiting: Waiting<C, A>[] = [];
  const busy = new Set<string>();
  let running = 0;

  /** The calls that may go now, the oldest first, one of each key. */
  function take(): Waiting<C, A>[] {
    const taken: Waiting<C, A>[] = [];
    const left: Waiting<C, A>[] = [];
    for (const one of waiting) {
      const goes = taken.length < AT_ONCE && !busy.has(one.key);
      if (goes) busy.add(one.key);
      (goes ? taken : left).push(one);
    }
    waiting = left;
    return taken;
  }

  async function run(taken: readonly Waiting<C, A>[]): Promise<void> {
    const callers = taken.map(({ from }) => from);
    const make = () => together(taken.map(({ call }) => call));
    const outcomes = await tracedForAll('wallet batch', callers, make).catch((error) => {
      failed(error);
      return null;
    });
    const again: Waiting<C, A>[] = [];
    for (const [place, one] of taken.entries()) {
      busy.delete(one.key);
      const outcome = outcomes?.[place] ?? { kind: 'alone' };
      if (outcome.kind === 'answered') one.answer(outcome.answers);
      else if (outcome.kind === 'again') again.push(one);
      else one.answer(one.from ? one.from.run(() => alone(one.call)) : alone(one.call));
    }
    waiting = [...again, ...waiting];
  }

  function pump(): void {
    while (running < lanes && waiting.length > 0) {
      const taken = take();
      if (taken.length === 0) return;
      running += 1;
      void run(taken).finally(() => {
        running -= 1;
        pump();
      });
    }
  }

  return {
    make: (call) =>
      new Promise<A>((resolve) => {
        waiting.push({ call, key: keyOf(call), answer: resolve, from: tracing()?.here() });
        pump();
      }),
  };
}
