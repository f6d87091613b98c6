import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { currencySchema, moneySchema } from './money';
import { pageQuery, paginated } from './pagination';
import { PLACE_REFUSALS, STATE_REFUSALS } from './protection';

/** Weekly cashback is a bonus of its own, which a player takes beforehand. Spec §1. */
export const CASHBACK_KINDS = ['Cashback', 'WeeklyCashback'] as const;

/** How a week's cashback came about; everything needed to check the sum. */
export const cashbackWeekSchema = z.object({
  kind: z.enum(CASHBACK_KINDS),
  from: z.string().check(z.describe('Monday 00:00 of the currency’s zone, ISO 8601.')),
  to: z.string().check(z.describe('The next Monday 00:00, not included.')),
  currency: currencySchema,
  rounds: z
    .number()
    .check(
      z.int(),
      z.describe('Settled rounds with a real-money stake that began in the week; WeeklyCashback: since it was taken.'),
    ),
  staked: moneySchema.check(z.describe('Real-money stakes of those rounds.')),
  won: moneySchema.check(z.describe('What those stakes won in real money.')),
  net_loss: moneySchema.check(z.describe('staked - won, never below 0.00.')),
  stars: z.number().check(z.int()),
  percent: z.string().check(z.describe('"3.00"')),
  most: z
    .nullable(moneySchema)
    .check(z.describe('The most it may be: by stars, or as the offer of WeeklyCashback says. null: no limit.')),
  theoretical_loss: z
    .nullable(moneySchema)
    .check(
      z.describe('What the house keeps of such stakes on average: stake x (100 % - RTP). null: counted before bound.'),
    ),
  bound: z
    .nullable(moneySchema)
    .check(
      z.describe(
        'The most it may be by theoretical_loss, less what jackpots and battles give back of it: 50 % of that, 25 % for WeeklyCashback.',
      ),
    ),
  amount: moneySchema.check(z.describe('net_loss x percent, cut to whole minor units, to most and to bound.')),
  credited_at: z.nullable(z.string()).check(z.describe('null: not counted yet.')),
});
export type CashbackWeek = z.infer<typeof cashbackWeekSchema>;

export const getCashback = endpoint({
  method: 'GET',
  path: '/cashback',
  tag: 'cashback',
  auth: 'bearer',
  summary: 'What can be claimed now, this week so far, and the weeks before (spec §1, §2)',
  query: z.object(pageQuery),
  responses: {
    200: z.object({
      balance: moneySchema.check(z.describe('The cashback wallet: what a claim moves to the game balance.')),
      currency: currencySchema,
      stars: z.number().check(z.int()),
      percents: z.array(z.number()).check(z.describe('Percent of the net loss by stars, from no star on.')),
      mosts: z.array(moneySchema).check(z.describe('The most a week brings by stars, from no star on.')),
      current: cashbackWeekSchema.check(z.describe('This week so far; it may still change.')),
      awaited: z
        .nullable(cashbackWeekSchema)
        .check(z.describe('The week before, where it is over and not counted yet.')),
      open_rounds: z
        .number()
        .check(
          z.int(),
          z.describe(
            'Rounds that awaited waits for: begun in it, still open. It is counted without them 48 h after its end.',
          ),
        ),
      weeks: paginated(cashbackWeekSchema),
    }),
  },
  errors: [],
});

export const claimCashback = endpoint({
  method: 'POST',
  path: '/cashback/claim',
  tag: 'cashback',
  auth: 'bearer',
  summary: 'Moves the whole cashback balance to the game balance, once for each key',
  body: z.object({ idempotency_key: z.uuid() }),
  responses: { 200: z.object({ claimed: moneySchema }) },
  errors: [...STATE_REFUSALS, ...PLACE_REFUSALS, 'NOTHING_TO_CLAIM'],
});
