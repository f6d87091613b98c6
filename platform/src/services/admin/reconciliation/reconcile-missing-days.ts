import { and, eq, gte, min } from 'drizzle-orm';
import type { Context } from '../../../context';
import { deposits } from '../../../db/schema/payments';
import { reconciliations } from '../../../db/schema/reconciliations';
import { dayBefore, utcDayOf } from '../../kernel/time/days';
import { reconcileDay } from './reconcile-day';

/** So far back is made up for what was missed, days. */
const DAYS_BACK = 7;

/**
 * Reconciles every full day of the last week that has not been, the oldest first; days before the first deposit have nothing to
 * compare. For a job, once an hour: a day that fails, because the gateway does not answer, is tried again with the next run.
 * @throws DomainError PAYMENT_GATEWAY_UNAVAILABLE
 */
export async function reconcileMissingDays(ctx: Context): Promise<{ reconciled: string[] }> {
  const [first] = await ctx.db.select({ at: min(deposits.createdAt) }).from(deposits);
  const reconciled: string[] = [];
  if (!first?.at) return { reconciled };
  const begun = utcDayOf(first.at);
  const days: string[] = [];
  for (let day = dayBefore(utcDayOf(ctx.now())); days.length < DAYS_BACK && day >= begun; day = dayBefore(day))
    days.unshift(day);
  const done = await ctx.db
    .select({ day: reconciliations.day })
    .from(reconciliations)
    .where(and(eq(reconciliations.complete, true), gte(reconciliations.day, days[0] ?? begun)));
  const known = new Set(done.map(({ day }) => day));
  for (const day of days) {
    if (known.has(day)) continue;
    await reconcileDay(ctx, null, day);
    reconciled.push(day);
  }
  return { reconciled };
}
