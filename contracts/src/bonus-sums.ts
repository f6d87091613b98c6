import type { WagerType } from './bonuses';

const HUNDREDTHS_OF_PERCENT = 10_000n;

/** Of a bonus that gives a share of a deposit: minor units. `share` is hundredths of a percent; rounded down, at most `max`. */
export function shareGiven({ share, max }: { share: bigint; max: bigint }, deposit: bigint): bigint {
  const given = (deposit * share) / HUNDREDTHS_OF_PERCENT;
  return given < max ? given : max;
}

/**
 * What has to be staked for a bonus (spec §3): CLASSIC bonus x wager, VERSION2 (bonus + deposit) x wager. Minor units, rounded
 * up; `wager` in hundredths.
 */
export function wagerTotal(
  { type, wager }: { type: WagerType; wager: bigint },
  given: bigint,
  deposit: bigint,
): bigint {
  const base = type === 'VERSION2' ? given + deposit : given;
  return (base * wager + 99n) / 100n;
}
