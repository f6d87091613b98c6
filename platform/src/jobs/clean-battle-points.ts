import { inArray, lt } from 'drizzle-orm';
import type { Context } from '../context';
import { battlePoints, battles } from '../db/schema/battles';
import { daysEarlier } from '../services/kernel/time/days';

const KEPT_DAYS = 90;

/** Removes the single rounds of battles that were closed over 90 days ago; places, scores and prizes stay. @returns rows deleted */
export async function cleanBattlePoints(ctx: Context): Promise<number> {
  const old = ctx.db
    .select({ id: battles.id })
    .from(battles)
    .where(lt(battles.closedAt, daysEarlier(ctx.now(), KEPT_DAYS)));
  const { rowCount } = await ctx.db.delete(battlePoints).where(inArray(battlePoints.battleId, old));
  return rowCount ?? 0;
}
