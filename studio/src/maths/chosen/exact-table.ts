import { type Ratio, ratio } from '../decisions/ratio';
import { RETURN } from '../decisions/terms';

/** Ways to choose k of n. */
export function waysOf(n: number, k: number): bigint {
  let ways = 1n;
  for (let step = 0; step < k; step += 1) ways = (ways * BigInt(n - step)) / BigInt(step + 1);
  return ways;
}

/** A pay of a table: in how many of all equally likely cases it comes, and what it pays in hundredths of a stake. */
export type Pay = { ways: bigint; hundredths: number };

/**
 * What the one pay that is left open must be, in stakes, for a table to return exactly what the house returns. `all`: how many cases there
 * are; `open`: in how many of them that pay comes.
 */
export function openPay(all: bigint, open: bigint, others: readonly Pay[]): Ratio {
  const paid = others.reduce((sum, { ways, hundredths }) => sum + ways * BigInt(hundredths), 0n);
  const due = RETURN.top * all * 100n - paid * RETURN.under;
  return ratio(due, open * 100n * RETURN.under);
}
