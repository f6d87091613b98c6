import type { Queryable } from '../../../db/database';
import type { UserBonusRow } from './bonus-view';
import { moveUserBonus } from './move-user-bonus';
import { lateWinOf } from './movements';
import { splitAfterEnd } from './rules';

/**
 * What of a win belongs to a bonus that ended while its round was open: within the cap of a wagered one it is released, all
 * else is forfeited. Written into the user bonus; the caller's posting of the win pays it. Minor units.
 */
export async function recordLateWin(
  tx: Queryable,
  now: Date,
  row: UserBonusRow,
  money: bigint,
): Promise<{ released: bigint; forfeited: bigint }> {
  const split = splitAfterEnd(money, row);
  await moveUserBonus(tx, row, lateWinOf(row, { at: now, split }));
  return split;
}
