import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { harmCases } from '../../../db/schema/harm';
import { refusalOf } from './require-may';

/** Whether the player may be told of an offer: their state lets them, and no case of harm is open about them. */
export async function mayPromoteTo(ctx: Context, db: Queryable, userId: string): Promise<boolean> {
  if (await refusalOf(ctx, db, userId, 'promotion')) return false;
  const open = await db
    .select({ id: harmCases.id })
    .from(harmCases)
    .where(and(eq(harmCases.userId, userId), isNull(harmCases.closedAt)));
  return open.length === 0;
}
