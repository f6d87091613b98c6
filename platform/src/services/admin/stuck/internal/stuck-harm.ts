import type { StuckItem } from '@kozyr/contracts/operator/stuck';
import { asc, eq, isNull, max, sql } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { harmCases, harmSteps } from '../../../../db/schema/harm';
import { stuckBefore } from '../rules';
import { MAX_OF_A_KIND } from './stuck-money';

/** Cases of harm in which nobody did anything for a day. */
export async function waitingHarmCases(ctx: Context): Promise<StuckItem[]> {
  const touched = sql`coalesce(${max(harmSteps.at)}, ${harmCases.openedAt})`.mapWith(harmCases.openedAt);
  const rows = await ctx.db
    .select({ row: harmCases, touched })
    .from(harmCases)
    .leftJoin(harmSteps, eq(harmSteps.caseId, harmCases.id))
    .where(isNull(harmCases.closedAt))
    .groupBy(harmCases.id)
    .having(sql`${touched} < ${stuckBefore('harmCase', ctx.now()).toISOString()}::timestamptz`)
    .orderBy(asc(touched))
    .limit(MAX_OF_A_KIND);
  return rows.map(({ row, touched: since }) => ({
    kind: 'harm_case_waiting',
    id: row.id,
    since: since.toISOString(),
    player: row.userId,
    amount: null,
    currency: null,
    what: `Nobody has done anything about this case of harm for a day: ${row.reason}. Write to the player, then: harm step.`,
  }));
}
