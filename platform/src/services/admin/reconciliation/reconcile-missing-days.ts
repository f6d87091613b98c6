import { and, eq, gte, min } from 'drizzle-orm';
import type { Context } from '../../../context';
import { deposits } from '../../../db/schema/payments';
import { reconciliations } from '../../../db/schema/reconciliations';
import { withdrawals } from '../../../db/schema/withdrawals';
import { DomainError } from '../../../errors';
import { ENVIRONMENT_GATEWAY, paymentGateways } from '../../../gateways/payments/gateways';
import { dayBefore, utcDayOf } from '../../kernel/time/days';
import { reconcileDay } from './reconcile-day';

/** So far back is made up for what was missed, days. */
const DAYS_BACK = 7;

/** When something first began at a gateway; null: nothing ever did. */
async function firstBegun(ctx: Context, gateway: string): Promise<Date | null> {
  const [paid] = await ctx.db
    .select({ at: min(deposits.createdAt) })
    .from(deposits)
    .where(eq(deposits.gateway, gateway));
  if (paid?.at) return paid.at;
  const [taken] = await ctx.db
    .select({ at: min(withdrawals.createdAt) })
    .from(withdrawals)
    .where(eq(withdrawals.gateway, gateway));
  return taken?.at ?? null;
}

/** The full days of the last week, since a gateway was first used, that have not been reconciled with it; the oldest first. */
async function missingDays(ctx: Context, gateway: string): Promise<string[]> {
  const first = await firstBegun(ctx, gateway);
  if (!first) return [];
  const begun = utcDayOf(first);
  const days: string[] = [];
  for (let day = dayBefore(utcDayOf(ctx.now())); days.length < DAYS_BACK && day >= begun; day = dayBefore(day))
    days.unshift(day);
  const done = await ctx.db
    .select({ day: reconciliations.day })
    .from(reconciliations)
    .where(
      and(
        eq(reconciliations.gateway, gateway),
        eq(reconciliations.complete, true),
        gte(reconciliations.day, days[0] ?? begun),
      ),
    );
  const known = new Set(done.map(({ day }) => day));
  return days.filter((day) => !known.has(day));
}

/**
 * Reconciles every full day of the last week that has not been, the oldest first, gateway by gateway; days before the first deposit have
 * nothing to compare. For a job, once an hour: a day that fails, because its gateway does not answer, is tried again with the next run, and
 * keeps no other gateway waiting.
 * @throws DomainError PAYMENT_GATEWAY_UNAVAILABLE, after all others
 */
export async function reconcileMissingDays(ctx: Context): Promise<{ reconciled: string[] }> {
  const reconciled: string[] = [];
  const silent: DomainError[] = [];
  for (const { name: gateway } of (await paymentGateways(ctx)).all()) {
    try {
      for (const day of await missingDays(ctx, gateway)) {
        await reconcileDay(ctx, null, { day, gateway });
        reconciled.push(gateway === ENVIRONMENT_GATEWAY ? day : `${day} ${gateway}`);
      }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      silent.push(error);
    }
  }
  if (silent[0]) throw silent[0];
  return { reconciled };
}
