import type { Queryable } from '../../../db/database';
import type { EndReason } from '../../../db/schema/bonuses';
import { getBalances } from '../../../ledger/balances';
import type { UserBonusRow } from './bonus-view';
import { moveUserBonus } from './move-user-bonus';
import { endOf } from './movements';

/**
 * Ends a running user bonus, with the player locked. Wagered: the bonus wallet moves to digital up to the cap, once. For any
 * other reason it is lost. @returns the user bonus as it is then
 */
export async function endBonus(tx: Queryable, now: Date, row: UserBonusRow, reason: EndReason): Promise<UserBonusRow> {
  const { bonus: wallet } = await getBalances(tx, row.userId, row.currency);
  return moveUserBonus(tx, row, endOf(row, { at: now, reason, wallet }));
}
