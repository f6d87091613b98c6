import type { Bucket } from './bucket';
import { BucketError, type BucketProblem } from './bucket-error';

/** Where it is said; a request's own logger. */
type Log = { error: (message: string) => void; info: (message: string) => void };

/** How long an answer about the bucket is good for: whoever balances load asks each process every few seconds. */
const GOOD_FOR_MS = 5_000;
const PATIENCE_MS = 1_000;

export type BucketWatch = {
  /** What is wrong with the bucket, or null; asked at most every five seconds. */
  problem: (log: Log) => Promise<BucketProblem | null>;
  /** Passes on what a call to the bucket found, and logs when that is not what the one before it found. */
  noticing: <T>(log: Log, work: Promise<T>) => Promise<T>;
};

/** Knows how a bucket is, and says so in the log when it goes and when it comes back, not with every picture. */
export function watchBucket(bucket: Pick<Bucket, 'label' | 'probe'>, now: () => number): BucketWatch {
  let last: { problem: BucketProblem | null; at: number } | null = null;
  let asking: Promise<BucketProblem | null> | null = null;

  function notice(log: Log, error: BucketError | null): BucketProblem | null {
    const problem = error?.code ?? null;
    const before = last?.problem ?? null;
    last = { problem, at: now() };
    if (problem !== before) {
      if (error) log.error(`Pictures can not be read or kept: ${error.message}`);
      else log.info(`${bucket.label} answers again`);
    }
    return problem;
  }

  async function noticing<T>(log: Log, work: Promise<T>): Promise<T> {
    try {
      const found = await work;
      notice(log, null);
      return found;
    } catch (error) {
      if (error instanceof BucketError) notice(log, error);
      throw error;
    }
  }

  async function ask(log: Log): Promise<BucketProblem | null> {
    try {
      await noticing(log, bucket.probe(PATIENCE_MS));
    } catch (error) {
      if (!(error instanceof BucketError)) throw error;
    }
    return last?.problem ?? null;
  }

  return {
    noticing,
    problem: async (log) => {
      if (last && now() - last.at < GOOD_FOR_MS) return last.problem;
      asking ??= ask(log).finally(() => {
        asking = null;
      });
      return asking;
    },
  };
}
