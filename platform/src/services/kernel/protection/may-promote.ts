import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { harmCases } from '../../../db/schema/harm';
import { readProtection } from './require-may';
import { refusalOfState } from './rules';

/** Whether the player may be told of an offer: their state lets them, and no case of harm is open about them. */
export async function mayPromoteTo(db: Queryable, now: Date, userId: string): Promise<boolean> {
  if (refusalOfState(await readProtection(db, userId), now, 'promotion')) return false;
  const open = await db
    .select({ id: harmCases.id })
    .from(harmCases)
    .where(and(eq(harmCases.userId, userId), isNull(harmCases.closedAt)));
  return open.length === 0;
}
