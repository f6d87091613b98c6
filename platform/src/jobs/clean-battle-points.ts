import { inArray, lt } from 'drizzle-orm';
import type { Context } from '../context';
import { battlePoints, battles } from '../db/schema/battles';
import { after } from '../services/kernel/time/after';

const KEPT_SECONDS = 90 * 24 * 3600;

/** Removes the single rounds of battles that were closed over 90 days ago; places, scores and prizes stay. @returns rows deleted */
export async function cleanBattlePoints(ctx: Context): Promise<number> {
  const old = ctx.db
    .select({ id: battles.id })
    .from(battles)
    .where(lt(battles.closedAt, after(ctx.now(), -KEPT_SECONDS)));
  const { rowCount } = await ctx.db.delete(battlePoints).where(inArray(battlePoints.battleId, old));
  return rowCount ?? 0;
}
