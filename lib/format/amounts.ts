/** An amount in ten-thousandths of its unit, so that decimal strings compare without floats. */
function scaled(amount: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(amount);
  if (!match) throw new RangeError(`Not a decimal amount: "${amount}"`);
  const [, minus = '', digits = '0', fraction = ''] = match;
  const value = BigInt(digits + fraction.padEnd(4, '0').slice(0, 4));
  return minus ? -value : value;
}

/** Whether a decimal amount is as large as another. @throws RangeError when one is not a decimal amount */
export function isAtLeast(amount: string, other: string): boolean {
  return scaled(amount) >= scaled(other);
}

/** How much of `total` is reached, 0 to 100; a total of nothing is reached. Both decimal strings. */
export function shareOf(amount: string, total: string): number {
  const whole = scaled(total);
  if (whole <= 0n) return 100;
  return Math.min(100, Math.max(0, Number((scaled(amount) * 10_000n) / whole) / 100));
}
