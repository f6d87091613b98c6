/** Whom something is counted for: a network, a player, everybody. `share`: how many ordinary budgets they have. */
export type Counted = { readonly key: string; readonly share: number };

export type BucketTerms = {
  /** Tokens a second, and at once, times the share. */
  perSecond: number;
  burst: number;
  /** How many are remembered; the one unheard of for longest is forgotten first, and begins anew. */
  maximum: number;
  /** Whoever has something left may take more than that, and owes it: a cost is not always a part of what is saved up. */
  mayOwe: boolean;
  /** Milliseconds. */
  now: () => number;
  /**
   * What has been spent is remembered for other processes once it is this part of a whole bucket; less is not worth a message. Unset: there
   * are no others.
   */
  toldFrom?: number | undefined;
};

/** What one of them has spent, in tokens. */
export type Spent = Counted & { readonly cost: number };

export type TokenBuckets = {
  /** Takes a cost from every one a caller counts as, or from none. @returns 0, or whole seconds to wait before it may be taken */
  take(counted: readonly Counted[], cost?: number): number;
  /** What has been spent here since it was last asked for, of `most` at most: the others keep for the next time. */
  takeSpent(most: number): Spent[];
  /** What was spent elsewhere: it is taken off, and owed where there is less. Nobody owes more than one whole bucket by that. */
  owe(spent: readonly Spent[]): void;
  readonly size: number;
};

type Bucket = { tokens: number; at: number; untold: number };

/** A token bucket for each key, in the memory of this process. */
export function createTokenBuckets({ perSecond, burst, maximum, mayOwe, now, toldFrom }: BucketTerms): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  /** Those who have spent enough to be told of, with their shares. */
  const worthTelling = new Map<string, number>();

  function forgetOldest(): void {
    if (buckets.size < maximum) return;
    const oldest = buckets.keys().next();
    if (!oldest.done) buckets.delete(oldest.value);
  }

  /** The bucket as it is now, moved behind all others. */
  function refilled({ key, share }: Counted, time: number): Bucket {
    const full = burst * share;
    const kept = buckets.get(key);
    if (kept === undefined) forgetOldest();
    else buckets.delete(key);
    const bucket = kept ?? { tokens: full, at: time, untold: 0 };
    const earned = (Math.max(0, time - bucket.at) * perSecond * share) / 1000;
    bucket.tokens = Math.min(full, bucket.tokens + earned);
    // What was not worth telling is paid back in time, as everywhere.
    if (bucket.tokens === full && !worthTelling.has(key)) bucket.untold = 0;
    bucket.at = time;
    buckets.set(key, bucket);
    return bucket;
  }

  /** How many tokens are missing for the cost; null when it may be taken. */
  function missing({ tokens }: Bucket, cost: number): number | null {
    if (mayOwe) return tokens > 0 ? null : -tokens;
    return tokens >= cost ? null : cost - tokens;
  }

  function spend(bucket: Bucket, { key, share }: Counted, cost: number): void {
    bucket.tokens -= cost;
    if (toldFrom === undefined) return;
    bucket.untold += cost;
    if (bucket.untold >= toldFrom * burst * share) worthTelling.set(key, share);
  }

  return {
    take(counted, cost = 1) {
      const time = now();
      const held = counted.map((one) => ({ one, rate: perSecond * one.share, bucket: refilled(one, time) }));
      let wait = 0;
      for (const { rate, bucket } of held) {
        const tokens = missing(bucket, cost);
        if (tokens !== null) wait = Math.max(wait, 1, Math.ceil(tokens / rate));
      }
      if (wait === 0) for (const { bucket, one } of held) spend(bucket, one, cost);
      return wait;
    },
    takeSpent(most) {
      const spent: Spent[] = [];
      for (const [key, share] of worthTelling) {
        if (spent.length === most) break;
        worthTelling.delete(key);
        const bucket = buckets.get(key);
        if (bucket === undefined) continue;
        spent.push({ key, share, cost: bucket.untold });
        bucket.untold = 0;
      }
      return spent;
    },
    owe(spent) {
      const time = now();
      for (const one of spent) {
        const bucket = refilled(one, time);
        bucket.tokens = Math.min(bucket.tokens, Math.max(-burst * one.share, bucket.tokens - one.cost));
      }
    },
    get size() {
      return buckets.size;
    },
  };
}
