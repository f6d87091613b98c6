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
};

export type TokenBuckets = {
  /** Takes a cost from every one a caller counts as, or from none. @returns 0, or whole seconds to wait before it may be taken */
  take(counted: readonly Counted[], cost?: number): number;
  readonly size: number;
};

type Bucket = { tokens: number; at: number };

/** A token bucket for each key, in the memory of this process. */
export function createTokenBuckets({ perSecond, burst, maximum, mayOwe, now }: BucketTerms): TokenBuckets {
  const buckets = new Map<string, Bucket>();

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
    const bucket = kept ?? { tokens: full, at: time };
    bucket.tokens = Math.min(full, bucket.tokens + (Math.max(0, time - bucket.at) * perSecond * share) / 1000);
    bucket.at = time;
    buckets.set(key, bucket);
    return bucket;
  }

  /** How many tokens are missing for the cost; null when it may be taken. */
  function missing({ tokens }: Bucket, cost: number): number | null {
    if (mayOwe) return tokens > 0 ? null : -tokens;
    return tokens >= cost ? null : cost - tokens;
  }

  return {
    take(counted, cost = 1) {
      const time = now();
      const held = counted.map((one) => ({ rate: perSecond * one.share, bucket: refilled(one, time) }));
      let wait = 0;
      for (const { rate, bucket } of held) {
        const tokens = missing(bucket, cost);
        if (tokens !== null) wait = Math.max(wait, 1, Math.ceil(tokens / rate));
      }
      if (wait === 0) for (const { bucket } of held) bucket.tokens -= cost;
      return wait;
    },
    get size() {
      return buckets.size;
    },
  };
}
