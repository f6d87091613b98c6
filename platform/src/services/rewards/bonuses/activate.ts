import type { Queryable } from '../../../db/database';
import { getBalances } from '../../../ledger/balances';
import type { UserBonusRow } from '../../money/user-bonuses/bonus-view';
import { moveUserBonus } from '../../money/user-bonuses/move-user-bonus';
import { activationOf, type PaidBy } from './internal/activation';

/**
 * Makes a PENDING user bonus ACTIVE and gives its money, by the terms it was taken on; with the player locked. A bonus
 * without a wager is released in the same moment. @returns the user bonus as it is then
 */
export async function activate(tx: Queryable, now: Date, waiting: UserBonusRow, paid: PaidBy): Promise<UserBonusRow> {
  const { bonus: wallet } = await getBalances(tx, waiting.userId, waiting.currency);
  return moveUserBonus(tx, waiting, activationOf(waiting, { at: now, wallet, ...paid }));
}
