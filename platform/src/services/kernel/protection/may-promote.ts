import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { harmCases } from '../../../db/schema/harm';
import { jurisdictionOf } from '../jurisdictions/places';
import { refusalOfPlace } from '../jurisdictions/rules';
import { readProtection } from './require-may';
import { refusalOfState } from './rules';

/** Whether the player may be called to the site at all, by whatever: their state lets them, and no case of harm is open about them. */
export async function mayCallTo(ctx: Context, db: Queryable, userId: string): Promise<boolean> {
  if (refusalOfState(await readProtection(db, userId), ctx.now(), 'promotion')) return false;
  const open = await db
    .select({ id: harmCases.id })
    .from(harmCases)
    .where(and(eq(harmCases.userId, userId), isNull(harmCases.closedAt)));
  return open.length === 0;
}

/** Whether the player may be told of an offer: they may be called, and where they are promotions are not closed. */
export async function mayPromoteTo(ctx: Context, db: Queryable, userId: string): Promise<boolean> {
  if (refusalOfPlace(await jurisdictionOf(ctx, db, userId), 'promotion')) return false;
  return mayCallTo(ctx, db, userId);
}
