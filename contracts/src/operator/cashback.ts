import * as z from 'zod/mini';
import { CASHBACK_KINDS } from '../cashback';
import { operatorEndpoint } from '../endpoint';
import { currencySchema, moneySchema } from '../money';

const common = { auth: 'operator', tag: 'cashback' } as const;

const monday = z
  .string()
  .check(z.regex(/^20\d\d-\d\d-\d\d$/), z.describe("The Monday it begins with, YYYY-MM-DD, in the currency's zone."));
const week = z.object({ currency: currencySchema, monday });

export const operatorCashbackWeekSchema = z.object({
  currency: currencySchema,
  monday,
  from: z.string(),
  to: z.string(),
  started_at: z.nullable(z.string()),
  completed_at: z.nullable(z.string()).check(z.describe('null: not counted for all players yet.')),
  players: z
    .int()
    .check(z.describe('Players with settled rounds of real money that began in the week, as the rounds are now.')),
  missing: z.int().check(z.describe('Those of them whose week is not counted; some wait for a round that is open.')),
  changed: z
    .int()
    .check(z.describe('Those whose rounds have changed since theirs was counted: it is not counted anew.')),
  kinds: z.array(
    z.object({
      kind: z.enum(CASHBACK_KINDS),
      players: z.int(),
      paid: z.int().check(z.describe('Players who got something.')),
      staked: moneySchema,
      won: moneySchema,
      net_loss: moneySchema,
      amount: moneySchema,
    }),
  ),
});
export type OperatorCashbackWeek = z.infer<typeof operatorCashbackWeekSchema>;

export const getCashbackWeek = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/cashback/{currency}/{monday}',
  permission: 'promotions.read',
  summary: 'The sums of a week’s cashback, and whether the rounds still say the same',
  params: week,
  responses: { 200: operatorCashbackWeekSchema },
  errors: ['NOT_FOUND'],
});

export const rerunCashbackWeek = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/cashback/{currency}/{monday}/rerun',
  permission: 'promotions.run',
  summary: 'Counts an ended week again for whoever is missing in it; nobody is paid twice',
  params: week,
  responses: {
    200: z.object({ counted: z.int(), paid: z.int(), amount: moneySchema, week: operatorCashbackWeekSchema }),
  },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});
