import { type Currency, fromMinor } from '@kozyr/contracts/money';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { currencyOf } from '../../kernel/players/currency-of';
import { readRestrictions } from '../../kernel/settings/registry';
import { methodsFor, type PaymentMethod } from './rules';

/** The methods open to players of this currency, within the limits that are set now. */
export async function openMethods(db: Queryable, currency: Currency): Promise<PaymentMethod[]> {
  const { depositMinimum, depositMaximum } = await readRestrictions(db);
  return methodsFor(currency, { minimum: depositMinimum[currency], maximum: depositMaximum[currency] });
}

/** The methods this player can deposit with, in their currency. */
export async function getPaymentMethods(ctx: Context, caller: Caller) {
  const currency = await currencyOf(ctx.db, caller.userId);
  return {
    currency,
    items: (await openMethods(ctx.db, currency)).map(({ kind, minimum, maximum, presets }) => ({
      kind,
      minimum: fromMinor(minimum),
      maximum: fromMinor(maximum),
      presets: presets.map(fromMinor),
    })),
  };
}
