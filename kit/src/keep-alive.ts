/**
 * A connection over which nothing came for this long is asked by the kernel whether its other end is there: a machine that is gone says no
 * goodbye, and the kernel's own patience is two hours.
 */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;
