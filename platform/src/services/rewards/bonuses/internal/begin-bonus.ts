import { randomUUID } from 'node:crypto';
import type { ListedBonus } from '@kozyr/contracts/bonuses';
import type { Queryable } from '../../../../db/database';
import { getBalances } from '../../../../ledger/balances';
import { type BonusRow, type GroupRow, termsView, type UserBonusRow } from '../../../money/user-bonuses/bonus-view';
import { beginUserBonus } from '../../../money/user-bonuses/move-user-bonus';
import { inTurn, subscriptionAt } from '../../../money/user-bonuses/movements';
import { waitsUntil } from '../rules';
import { activationOf, type PaidBy } from './activation';

/** Which bonus is taken, and by whom; today: which one of the day it is, among all players'; terms: those of an earlier moment, if it was chosen then. */
type Taken = { bonus: BonusRow; group: GroupRow; userId: string; today: number; terms?: ListedBonus };

const NOTHING_YET = {
  activatedAt: null,
  completedAt: null,
  updatedAt: null,
  depositId: null,
  depositAmount: 0n,
  initialAmount: 0n,
  wagerTotal: 0n,
  wagerDone: 0n,
  cap: null,
  released: 0n,
  forfeited: 0n,
  endReason: null,
};

/** A user bonus that waits, with the terms as they are now or were when it was chosen. */
const waitingRow = (now: Date, { bonus, group, userId, today, terms }: Taken): UserBonusRow => ({
  ...NOTHING_YET,
  id: randomUUID(),
  userId,
  bonusId: bonus.id,
  currency: bonus.currency,
  status: 'PENDING',
  terms: terms ?? termsView(bonus, group, { own: [], today }),
  subscribedAt: now,
  expiresAt: waitsUntil(bonus, now),
});

/**
 * Makes a bonus the player's, who is locked, by one movement: it waits, or for what is paid its money is given at once.
 * @returns the user bonus as it is then
 */
export async function beginBonus(
  tx: Queryable,
  now: Date,
  taken: Taken,
  paid: Pick<PaidBy, 'deposit'> | null,
): Promise<UserBonusRow> {
  const row = waitingRow(now, taken);
  const { bonus: wallet } = await getBalances(tx, row.userId, row.currency);
  const subscribed = subscriptionAt(now);
  const movement = paid ? inTurn(subscribed, activationOf(row, { at: now, wallet, ...paid })) : subscribed;
  return beginUserBonus(tx, row, movement);
}
