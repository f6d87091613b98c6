import type { StakeCurrency } from '@kozyr/contracts/money';
import { isWithin } from '../catalogue/hours';
import { stakedAs } from '../catalogue/stakes';
import { KIND_SHARE, type Limits, type TableDefinition } from '../catalogue/tables';
import { CAP, MIN_TARGET } from '../maths/crash/curve';
import { type Chip, spotOf } from '../maths/roulette/bets';

export type StakeError = { code: 'BET_NOT_OFFERED' | 'BET_LIMIT'; message: string };

const stakeError = (code: StakeError['code'], message: string): StakeError => ({ code, message });

const UNIT = 100n;

/** The most that fits on one place of a table, whole units of money. */
export function stakedOn(limits: Limits, spot: string): bigint {
  const place = spotOf(spot);
  if (!place) return 0n;
  const share = (limits.maxPlace * KIND_SHARE[place.kind]) / 100n;
  const whole = (share / UNIT) * UNIT;
  return whole > limits.min ? whole : limits.min;
}

/** Chips of one place put together. */
export function merged(chips: readonly Chip[]): Chip[] {
  const sums = new Map<string, bigint>();
  for (const { spot, amount } of chips) sums.set(spot, (sums.get(spot) ?? 0n) + amount);
  return [...sums].map(([spot, amount]) => ({ spot, amount }));
}

/** Why these chips can't be added to those that lie there already; null when they can. */
export function checkChips(limits: Limits, lying: readonly Chip[], added: readonly Chip[]): StakeError | null {
  for (const { spot, amount } of added) {
    if (!spotOf(spot)) return stakeError('BET_NOT_OFFERED', `There is no place ${spot}`);
    if (amount < limits.min || amount % UNIT !== 0n) return stakeError('BET_NOT_OFFERED', 'This amount is not offered');
  }
  const all = merged([...lying, ...added]);
  if (all.some(({ spot, amount }) => amount > stakedOn(limits, spot))) {
    return stakeError('BET_LIMIT', 'This is over the limit of a place');
  }
  const total = all.reduce((sum, { amount }) => sum + amount, 0n);
  return total > limits.maxRound ? stakeError('BET_LIMIT', 'This is over the limit of a round') : null;
}

/** Why a stake on the curve, leaving at `target` hundredths or by hand, can't be taken; null when it can. */
export function checkStake(limits: Limits, stake: bigint, target: number | null): StakeError | null {
  if (stake < limits.min || stake % UNIT !== 0n) return stakeError('BET_NOT_OFFERED', 'This amount is not offered');
  if (stake > limits.maxRound) return stakeError('BET_LIMIT', 'This is over the limit of a round');
  if (target !== null && (target < MIN_TARGET || target > CAP)) {
    return stakeError('BET_NOT_OFFERED', 'This target is not offered');
  }
  return null;
}

/** What may be staked at a table in what is played for. */
export const limitsOf = (table: TableDefinition, currency: StakeCurrency): Limits => table.limits[stakedAs(currency)];

/** Whether new rounds begin at a table: its hours say so and no operator has shut it. */
export const isOpen = (table: TableDefinition, shut: ReadonlySet<string>, at: number): boolean =>
  !shut.has(table.slug) && isWithin(table.hours, at);
