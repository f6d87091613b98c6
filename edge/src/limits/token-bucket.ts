import type { Network } from '../http/networks';

interface Bucket {
  tokens: number;
  at: number;
}

export interface Limiter {
  /**
   * Takes `cost` tokens for a client, by the networks it is in. 0 = allowed; else whole seconds to wait. Whoever has something left
   * may take more than that, and owes it: what a request costs is not always a part of what is saved up.
   */
  take(networks: readonly Network[], cost?: number): number;
  readonly size: number;
}

/**
 * A token bucket for each network: `perSecond` on average, `burst` at once, times the network's share. Remembers at most `maximum`;
 * the one seen longest ago is forgotten first (its bucket is full again by then unless somebody floods from many addresses; then the
 * wider network they are in is remembered). `now` in milliseconds.
 */
export function createLimiter({
  perSecond,
  burst,
  maximum,
  now,
}: {
  perSecond: number;
  burst: number;
  maximum: number;
  now: () => number;
}): Limiter {
  const buckets = new Map<string, Bucket>();

  /** The network's bucket as it is now, moved behind all others. */
  function refilled({ key, share }: Network, time: number): Bucket {
    const most = burst * share;
    const held = buckets.get(key);
    if (held === undefined) forgetOldest();
    else buckets.delete(key);
    const bucket = held ?? { tokens: most, at: time };
    bucket.tokens = Math.min(most, bucket.tokens + (Math.max(0, time - bucket.at) * perSecond * share) / 1000);
    bucket.at = time;
    buckets.set(key, bucket);
    return bucket;
  }

  function forgetOldest(): void {
    if (buckets.size < maximum) return;
    const oldest = buckets.keys().next();
    if (!oldest.done) buckets.delete(oldest.value);
  }

  function take(networks: readonly Network[], cost = 1): number {
    const time = now();
    const held = networks.map((network) => ({ ...network, bucket: refilled(network, time) }));
    const empty = held.filter(({ bucket }) => bucket.tokens <= 0);
    if (empty.length > 0)
      return Math.max(1, ...empty.map(({ bucket, share }) => Math.ceil(-bucket.tokens / (perSecond * share))));
    for (const { bucket } of held) bucket.tokens -= cost;
    return 0;
  }

  return {
    take,
    get size() {
      return buckets.size;
    },
  };
}
