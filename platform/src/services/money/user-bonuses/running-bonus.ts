import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { ownRow } from '../../../db/own-row';
import { userBonuses } from '../../../db/schema/bonuses';
import type { UserBonusRow } from './bonus-view';

/** The condition for a player's PENDING or ACTIVE user bonus: there is one at most. */
export const runs = (userId: string) =>
  and(eq(userBonuses.userId, userId), inArray(userBonuses.status, ['PENDING', 'ACTIVE']));

/** The player's PENDING or ACTIVE user bonus, if any. */
export async function runningBonus(db: Queryable, userId: string): Promise<UserBonusRow | null> {
  const [row] = await db.select().from(userBonuses).where(runs(userId));
  return row ?? null;
}

/** A bonus of this player's, by its id. */
export async function findUserBonus(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<UserBonusRow | null> {
  const [row] = await db.select().from(userBonuses).where(ownRow(userBonuses, { id, userId }));
  return row ?? null;
}
