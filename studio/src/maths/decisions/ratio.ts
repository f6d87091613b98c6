/** An exact fraction. Multipliers are kept so, because a rounded one would pay another return than the published one. */
export type Ratio = { top: bigint; under: bigint };

export const ratio = (top: bigint | number, under: bigint | number): Ratio => ({
  top: BigInt(top),
  under: BigInt(under),
});

export const times = (left: Ratio, right: Ratio): Ratio => ({
  top: left.top * right.top,
  under: left.under * right.under,
});

export const isEqual = (left: Ratio, right: Ratio): boolean => left.top * right.under === right.top * left.under;

export const isAtMost = (left: Ratio, right: Ratio): boolean => left.top * right.under <= right.top * left.under;

/** What a stake becomes, in minor units, rounded down: the only rounding there is. */
export const payout = (stakeMinor: bigint, multiplier: Ratio): bigint =>
  (stakeMinor * multiplier.top) / multiplier.under;

/** A fraction as a decimal text, cut and never rounded up: 97/96 with 4 places is "1.0104". */
export function decimal({ top, under }: Ratio, places: number): string {
  const digits = ((top * 10n ** BigInt(places)) / under).toString().padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
