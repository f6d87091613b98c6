import type { Network } from './networks';

/** Networks that are remembered; the one unheard of for longest is forgotten, and begins anew. */
const MAX_KNOWN = 100_000;

type Bucket = { tokens: number; at: number };

/**
 * Token buckets of networks: so many tokens a second, so many at once, times the network's share.
 * `now` in milliseconds.
 */
export function createBudgets({ perSecond, burst, now }: { perSecond: number; burst: number; now: () => number }) {
  const buckets = new Map<string, Bucket>();

  function bucketOf({ key, share }: Network): Bucket {
    const at = now();
    const known = buckets.get(key);
    buckets.delete(key);
    const gained = known ? (Math.max(0, at - known.at) * perSecond * share) / 1_000 : 0;
    const bucket = { tokens: known ? Math.min(burst * share, known.tokens + gained) : burst * share, at };
    buckets.set(key, bucket);
    for (const oldest of buckets.keys()) {
      if (buckets.size <= MAX_KNOWN) break;
      buckets.delete(oldest);
    }
    return bucket;
  }

  return {
    /** Takes a cost from every network of a caller, or from none. @returns 0, or whole seconds to wait before it can be paid */
    take(networks: readonly Network[], cost: number): number {
      const found = networks.map((network) => ({
        bucket: bucketOf(network),
        perMs: (perSecond * network.share) / 1_000,
      }));
      const wait = Math.max(...found.map(({ bucket, perMs }) => (cost - bucket.tokens) / perMs));
      if (wait > 0) return Math.ceil(wait / 1_000);
      for (const { bucket } of found) bucket.tokens -= cost;
      return 0;
    },
  };
}

/** Counts what networks hold at once: at most so many times the network's share. */
export function createHolds(most: number) {
  const held = new Map<string, number>();
  const change = (key: string, by: number) => {
    const count = (held.get(key) ?? 0) + by;
    if (count > 0) held.set(key, count);
    else held.delete(key);
  };
  return {
    /** @returns how to let go, once; null when a network holds all it may */
    take(networks: readonly Network[]): (() => void) | null {
      if (networks.some(({ key, share }) => (held.get(key) ?? 0) >= most * share)) return null;
      for (const { key } of networks) change(key, 1);
      let over = false;
      return () => {
        if (over) return;
        over = true;
        for (const { key } of networks) change(key, -1);
      };
    },
  };
}
