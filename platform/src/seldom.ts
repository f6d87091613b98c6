const EVERY_MS = 5_000;

/**
 * Reports what may happen a thousand times a second, at most every five seconds.
 * @param report gets the one of now, and how many were passed over since the last
 */
export function seldom<T>(
  report: (value: T, missed: number) => void,
  now: () => number = Date.now,
): (value: T) => void {
  let last = Number.NEGATIVE_INFINITY;
  let missed = 0;
  return (value) => {
    if (now() - last < EVERY_MS) {
      missed += 1;
      return;
    }
    last = now();
    report(value, missed);
    missed = 0;
  };
}
