import type { StuckItem } from '@kozyr/contracts/operator/stuck';
import { differenceInSeconds } from 'date-fns';
import { and, asc, count, eq, lt, min, sql } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { battles } from '../../../../db/schema/battles';
import { settlements } from '../../../../db/schema/settlements';
import { stuckBefore } from '../rules';
import { MAX_OF_A_KIND } from './stuck-money';

const nobodys = { player: null, amount: null, currency: null } as const;

/** The queue of settled rounds, when its oldest waits too long. */
export async function waitingSettlements(ctx: Context): Promise<StuckItem[]> {
  const now = ctx.now();
  const [queue] = await ctx.db
    .select({ waiting: count(), oldest: min(settlements.queuedAt) })
    .from(settlements)
    .where(lt(settlements.queuedAt, stuckBefore('settlement', now)));
  if (!queue?.oldest) return [];
  const seconds = differenceInSeconds(now, queue.oldest, { roundingMethod: 'round' });
  return [
    {
      kind: 'settlements_waiting',
      id: 'settlements',
      since: queue.oldest.toISOString(),
      ...nobodys,
      what: `${queue.waiting} settled rounds wait over a minute for jackpots and battles, the oldest ${seconds} s. Nothing is lost; is a platform process running? See its log.`,
    },
  ];
}

/** Battles that should have been closed. */
export async function battlesPastGrace(ctx: Context): Promise<StuckItem[]> {
  const over = sql<Date>`${battles.endsAt} + make_interval(secs => ${battles.graceSeconds})`.mapWith(battles.endsAt);
  const rows = await ctx.db
    .select({ id: battles.id, over })
    .from(battles)
    .where(and(eq(battles.state, 'open'), sql`${over} < ${stuckBefore('battle', ctx.now()).toISOString()}`))
    .orderBy(asc(battles.endsAt))
    .limit(MAX_OF_A_KIND);
  return rows.map((row) => ({
    kind: 'battle_past_grace',
    id: row.id,
    since: row.over.toISOString(),
    ...nobodys,
    what: 'Its end and its grace are over, and it is not closed: no prize of it is paid. Do settled rounds wait? See the job finish_battles.',
  }));
}
