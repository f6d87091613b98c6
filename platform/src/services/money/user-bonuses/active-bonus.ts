import type { ActiveUserBonus } from '@kozyr/contracts/bonuses';
import type { Queryable } from '../../../db/database';
import { getBalances } from '../../../ledger/balances';
import type { UserBonusRow } from './bonus-view';
import { readOwnUserBonuses } from './read-own';
import { runningBonus } from './running-bonus';
import { userBonusView } from './user-bonus-view';

/** The player's running bonus with what the wallet holds of it, or null. */
export async function activeBonusOf(db: Queryable, userId: string): Promise<ActiveUserBonus | null> {
  const row = await runningBonus(db, userId);
  if (!row) return null;
  return viewOf(db, row);
}

/** A user bonus just made or ended, as its player sees it. */
export async function viewOf(db: Queryable, row: UserBonusRow): Promise<ActiveUserBonus> {
  const { bonus } = await getBalances(db, row.userId, row.currency);
  const own = await readOwnUserBonuses(db, row.userId, [row.bonusId]);
  // This one is told as it is here, which may be newer than what is written.
  return userBonusView(
    row,
    bonus,
    own.map((each) => (each.id === row.id ? row : each)),
  );
}
