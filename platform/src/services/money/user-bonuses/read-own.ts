import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { userBonuses } from '../../../db/schema/bonuses';
import type { UserBonusRow } from './bonus-view';

/** The player's own user bonuses of these bonuses, newest first. */
export async function readOwnUserBonuses(
  db: Queryable,
  userId: string,
  bonusIds: readonly string[],
): Promise<UserBonusRow[]> {
  if (bonusIds.length === 0) return [];
  return db
    .select()
    .from(userBonuses)
    .where(and(inArray(userBonuses.bonusId, [...bonusIds]), eq(userBonuses.userId, userId)))
    .orderBy(desc(userBonuses.subscribedAt), desc(userBonuses.id));
}
