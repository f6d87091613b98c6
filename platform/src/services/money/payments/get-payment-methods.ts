import { type Currency, fromMinor } from '@kozyr/contracts/money';
import { and, desc, eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { deposits } from '../../../db/schema/payments';
import { type PaymentGateways, paymentGateways } from '../../../gateways/payments/gateways';
import { currencyOf } from '../../kernel/players/currency-of';
import { readRestrictions } from '../../kernel/settings/registry';
import { methodsFor, type PaymentMethod } from './rules';

/** The methods open to players of this currency that its gateway takes, within the limits that are set now. */
export async function openMethods(
  db: Queryable,
  gateways: PaymentGateways,
  currency: Currency,
): Promise<PaymentMethod[]> {
  const { depositMinimum, depositMaximum } = await readRestrictions(db);
  const { methods } = gateways.for('deposits', currency).can;
  return methodsFor(currency, { minimum: depositMinimum[currency], maximum: depositMaximum[currency] }, methods);
}

async function lastDeposit(db: Queryable, userId: string) {
  const [last] = await db
    .select({ kind: deposits.method, amount: deposits.amount })
    .from(deposits)
    .where(and(eq(deposits.userId, userId), eq(deposits.status, 'SUCCESS')))
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(1);
  return last ? { kind: last.kind, amount: fromMinor(last.amount) } : null;
}

/** The methods this player can deposit with, in their currency, and their last deposit, which the cashbox proposes again. */
export async function getPaymentMethods(ctx: Context, caller: Caller) {
  const gateways = await paymentGateways(ctx);
  const currency = await currencyOf(ctx.db, caller.userId);
  return {
    currency,
    last: await lastDeposit(ctx.db, caller.userId),
    items: (await openMethods(ctx.db, gateways, currency)).map(({ kind, minimum, maximum, presets }) => ({
      kind,
      minimum: fromMinor(minimum),
      maximum: fromMinor(maximum),
      presets: presets.map(fromMinor),
    })),
  };
}
