import type { Currency } from '@kozyr/contracts/money';
import type { Queryable } from '../../../../db/database';
import { readRestrictions } from '../../../kernel/settings/registry';
import { methodsFor, type PaymentMethod } from '../rules';

/** The methods open to players of this currency, within the limits that are set now. */
export async function openMethods(db: Queryable, currency: Currency): Promise<PaymentMethod[]> {
  const { depositMinimum, depositMaximum } = await readRestrictions(db);
  return methodsFor(currency, { minimum: depositMinimum[currency], maximum: depositMaximum[currency] });
}
