interface Bucket {
  tokens: number;
  at: number;
}

export interface Limiter {
  /** Takes one token. 0 = allowed; else whole seconds to wait before the next one. */
  take(client: string): number;
  readonly size: number;
}

/**
 * A token bucket for each client: `perSecond` on average, `burst` at once. Remembers at most `maximum` clients; the one
 * seen longest ago is forgotten first (its bucket is full again by then unless somebody floods from many addresses).
 * `now` in milliseconds.
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

  function take(client: string): number {
    const time = now();
    let bucket = buckets.get(client);
    if (bucket === undefined) {
      bucket = { tokens: burst, at: time };
      if (buckets.size >= maximum) {
        for (const oldest of buckets.keys()) {
          buckets.delete(oldest);
          break;
        }
      }
    } else {
      buckets.delete(client);
      bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, time - bucket.at) * perSecond) / 1000);
      bucket.at = time;
    }
    buckets.set(client, bucket);
    if (bucket.tokens >= 1) {
      bucket.tokens -= 1;
      return 0;
    }
    return Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
  }

  return {
    take,
    get size() {
      return buckets.size;
    },
  };
}
