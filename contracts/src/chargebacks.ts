import * as z from 'zod/mini';
import { currencySchema, moneySchema } from './money';
import { chargebackReasonSchema } from './payment-gateway';

/** waiting: the deposit is not settled yet. open: the player owes outstanding. */
export const chargebackStatusSchema = z.enum(['waiting', 'open', 'recovered', 'written_off']);
export type ChargebackStatus = z.infer<typeof chargebackStatusSchema>;

/** A deposit that the payer's bank took back, as an operator sees it. */
export const chargebackSchema = z.object({
  id: z.string(),
  deposit_id: z.string(),
  user_id: z.string(),
  currency: currencySchema,
  amount: moneySchema,
  recovered: moneySchema.check(z.describe("What came out of the player's wallets so far.")),
  outstanding: moneySchema.check(z.describe('What the player still owes; 0.00 once written off.')),
  reason: chargebackReasonSchema,
  status: chargebackStatusSchema,
  created_at: z.string(),
  closed_at: z.nullable(z.string()),
});
export type Chargeback = z.infer<typeof chargebackSchema>;
