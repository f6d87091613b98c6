import type { BonusRow } from '../../money/user-bonuses/bonus-view';

type Terms = Pick<
  BonusRow,
  | 'type'
  | 'amount'
  | 'maxAmount'
  | 'isDailyActivation'
  | 'isRepeatedActivation'
  | 'maxUniqueActivations'
  | 'maxDailyActivations'
>;

/** The most that one activation gives, minor units: what it costs at most, since every stake of it loses on average. */
export const maxGiven = ({ type, amount, maxAmount }: Pick<Terms, 'type' | 'amount' | 'maxAmount'>): bigint =>
  type === 'PERCENTAGE' ? maxAmount : amount;

export type Pace = { times: number; per: 'ever' | 'day' | 'week' };

/**
 * How often one player may take a bonus at most, as canActivate says; null: without any bound, so that nobody can say what it may
 * cost. A weekly cashback waits for its Monday, so there is one a week.
 */
export function paceOf(bonus: Omit<Terms, 'type' | 'amount' | 'maxAmount'>, group: string): Pace | null {
  if (group === 'WeeklyCashback') return { times: 1, per: 'week' };
  if (bonus.maxUniqueActivations > 0)
    return bonus.isDailyActivation ? { times: bonus.maxUniqueActivations, per: 'day' } : { times: 1, per: 'ever' };
  if (!bonus.isRepeatedActivation) return { times: 1, per: 'ever' };
  return bonus.maxDailyActivations > 0 ? { times: bonus.maxDailyActivations, per: 'day' } : null;
}
