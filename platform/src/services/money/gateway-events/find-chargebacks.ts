import { and, eq, gte, inArray, isNull, min } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../context';
import { chargebacks } from '../../../db/schema/chargebacks';
import { deposits } from '../../../db/schema/payments';
import { DomainError } from '../../../errors';
import { paymentGateways } from '../../../gateways/payments/gateways';
import { GatewayUnavailable, type PaymentGateway } from '../../../gateways/payments/port';
import { dayBefore, daysEarlier, utcDayOf } from '../../kernel/time/days';
import { receiveEvent } from './receive-event';

/** So long after a payment a bank may take it back, days. */
const DAYS_BACK = 120;

const paidAt = (gateway: string) => and(eq(deposits.gateway, gateway), eq(deposits.status, 'SUCCESS'));

/** The days on which what was paid at a gateway may have begun, the newest first. */
async function daysOf(ctx: Context, gateway: string): Promise<string[]> {
  const since = gte(deposits.createdAt, daysEarlier(ctx.now(), DAYS_BACK));
  const [first] = await ctx.db
    .select({ at: min(deposits.createdAt) })
    .from(deposits)
    .where(and(paidAt(gateway), since));
  if (!first?.at) return [];
  const begun = utcDayOf(first.at);
  const days: string[] = [];
  for (let day = utcDayOf(ctx.now()); day >= begun; day = dayBefore(day)) days.push(day);
  return days;
}

/** Those of these deposits that were paid at this gateway, and of which no chargeback is known. */
async function unknownOf(ctx: Context, gateway: string, references: readonly string[]): Promise<string[]> {
  const ids = references.filter((reference) => z.uuid().safeParse(reference).success);
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({ id: deposits.id })
    .from(deposits)
    .leftJoin(chargebacks, and(eq(chargebacks.depositId, deposits.id), eq(chargebacks.userId, deposits.userId)))
    .where(and(paidAt(gateway), inArray(deposits.id, ids), isNull(chargebacks.id)));
  return rows.map(({ id }) => id);
}

async function findAt(ctx: Context, { name, reversals }: PaymentGateway): Promise<number> {
  if (!reversals) return 0;
  let found = 0;
  for (const day of await daysOf(ctx, name))
    for (const id of await unknownOf(ctx, name, await reversals.begunOn(day))) {
      const event = await reversals.eventOf(id);
      if (!event) continue;
      try {
        await receiveEvent(ctx, name, event);
        found += 1;
      } catch (error) {
        // A part that was given back, or other money: it stands in the log, and keeps no other waiting.
        if (!(error instanceof DomainError)) throw error;
      }
    }
  return found;
}

/**
 * Takes in what banks took back and no webhook told of, at gateways whose statements name no chargebacks. For a job, once a day.
 * @throws DomainError PAYMENT_GATEWAY_UNAVAILABLE, after all others
 */
export async function findChargebacks(ctx: Context): Promise<{ found: number }> {
  let found = 0;
  const silent: GatewayUnavailable[] = [];
  for (const gateway of (await paymentGateways(ctx)).all()) {
    try {
      found += await findAt(ctx, gateway);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      silent.push(error);
    }
  }
  if (silent[0]) throw new DomainError('PAYMENT_GATEWAY_UNAVAILABLE', silent[0].message);
  return { found };
}
