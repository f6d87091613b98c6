import { addHours } from 'date-fns';
import type { UserBonusRow } from '../../../money/user-bonuses/bonus-view';
import { endOf, inTurn, type Movement } from '../../../money/user-bonuses/movements';
import { termsRow } from '../../../money/user-bonuses/terms-row';
import { sumsOf } from '../rules';

/** What a bonus is given for. */
export type PaidBy = {
  /** The deposit that its terms ask for, minor units. */
  deposit?: { id: string; amount: bigint };
  /** What it gives where that is counted otherwise, minor units. */
  share?: bigint;
};

/**
 * What activating a user bonus does by its terms: its money is given, and released at once where nothing has to be wagered.
 * wallet: what the bonus wallet holds right before, minor units.
 */
export function activationOf(
  taken: UserBonusRow,
  { at, wallet, deposit, share }: PaidBy & { at: Date; wallet: bigint },
): Movement {
  const terms = termsRow(taken.terms);
  const paid = deposit?.amount ?? 0n;
  const sums = sumsOf(terms, { paid, share });
  const { initialAmount: given } = sums;
  const burns = terms.burningOnTimeout && terms.activationsOffset > 0;
  const change = {
    ...sums,
    status: 'ACTIVE',
    activatedAt: at,
    updatedAt: at,
    expiresAt: burns ? addHours(at, terms.activationsOffset) : null,
    depositId: deposit?.id ?? null,
    depositAmount: paid,
  } as const;
  const credit = {
    key: `bonus-credit:${taken.id}`,
    kind: 'bonus_credit',
    currency: taken.currency,
    legs: [{ from: { house: 'promotions' }, to: { player: taken.userId, wallet: 'bonus' }, amount: given }],
    memo: { user_bonus: taken.id, bonus: taken.bonusId },
  } as const;
  const grant: Movement = {
    at,
    change,
    steps: [{ posting: credit, events: [{ kind: 'activated' }, { kind: 'credited', amount: given }] }],
  };
  if (sums.wagerTotal > 0n) return grant;
  return inTurn(grant, endOf({ ...taken, ...change }, { at, reason: 'wagered', wallet: wallet + given }));
}
