import type { Queryable } from '../../../db/database';
import type { UserBonusRow } from './bonus-view';
import { moveUserBonus } from './move-user-bonus';
import { returnOf } from './movements';

/**
 * Bonus money that came back to the wallet by a refund when its bonus was over: a wagered one releases it within its cap, any
 * other has lost it. `key` names the refund. money: minor units.
 */
export async function settleReturned(
  tx: Queryable,
  now: Date,
  row: UserBonusRow,
  returned: { money: bigint; key: string },
): Promise<void> {
  await moveUserBonus(tx, row, returnOf(row, { at: now, ...returned }));
}
