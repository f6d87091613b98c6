import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { currencySchema, moneySchema } from '../money';
import { newBonusSchema } from './bonuses';

/** Bonuses of the same kind have to have ended so often before what they cost says what the next one will. */
export const ENDED_ENOUGH = 20;

/**
 * What a bonus may cost before it is on offer, money in its currency. Nothing of it is a promise: the worst case is a bound, what is
 * expected is an average.
 */
export const bonusForecastSchema = z.object({
  currency: currencySchema,
  per_taker: z.object({
    deposit: moneySchema.check(z.describe('The deposit it is reckoned with; 0.00: it needs none.')),
    given: moneySchema,
    to_stake: moneySchema,
    expected_cost: moneySchema.check(z.describe('What reaches the digital balance on average.')),
    by: z
      .enum(['history', 'theory'])
      .check(
        z.describe(
          'history: by what reached digital of bonuses like it. theory: what is given, less what the house keeps of what has to be staked.',
        ),
      ),
  }),
  worst: z.object({
    per_taking: moneySchema.check(
      z.describe('Everything it can give at once reaches digital: no more than its cap of winnings.'),
    ),
    times: z.nullable(z.int()).check(z.describe('How often one player may take it; null: without a bound.')),
    per: z.nullable(z.enum(['ever', 'day', 'week'])),
    all_per_day: z
      .nullable(moneySchema)
      .check(z.describe('By all players in one day, where the terms bound it; else by all who could take it once.')),
  }),
  players: z.object({
    could_take: z.int().check(z.describe('Of those whose state, country, stars and group let them take it today.')),
    of: z.int().check(z.describe('All players of the currency.')),
  }),
  like: z.object({
    bonuses: z.int().check(z.describe('Bonuses of the same kind and currency that were taken.')),
    taken: z.int(),
    ended: z.int(),
    given: moneySchema,
    released: moneySchema,
  }),
});
export type BonusForecast = z.infer<typeof bonusForecastSchema>;

export const forecastBonus = operatorEndpoint({
  method: 'POST',
  path: '/operator/bonus-forecast',
  tag: 'bonuses',
  auth: 'operator',
  permission: 'promotions.read',
  summary: 'What a bonus of these terms may cost, and whom it is for; nothing is made',
  body: z.strictObject({ draft: newBonusSchema }),
  responses: { 200: bonusForecastSchema },
  errors: ['NOT_FOUND'],
});
