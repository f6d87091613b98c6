import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { currencySchema, moneySchema } from './money';

/** What a star takes and brings. */
export const starSchema = z.object({
  stars: z.number().check(z.int(), z.minimum(0), z.maximum(5)),
  turnover: moneySchema.check(z.describe('Lifetime turnover of settled stakes from which it is given.')),
  cashback_percent: z.string().check(z.describe('Of the week’s net loss: "5.00".')),
  payouts: z
    .nullable(z.boolean())
    .check(
      z.describe(
        'Whether withdrawals are open (setting PAYOUT_MIN_RATING, spec §6); null: it is not set, so not known.',
      ),
    ),
  wheel: z.boolean(),
});
export type Star = z.infer<typeof starSchema>;

export const listStars = endpoint({
  method: 'GET',
  path: '/rating/stars',
  tag: 'rating',
  auth: 'none',
  summary: 'What each star takes and brings, in both currencies',
  responses: { 200: z.object({ currencies: z.record(currencySchema, z.array(starSchema)) }) },
  errors: [],
});

export const getRating = endpoint({
  method: 'GET',
  path: '/rating',
  tag: 'rating',
  auth: 'bearer',
  summary: "The player's stars and how far the next one is (spec §1, §2)",
  responses: {
    200: z.object({
      rating: z.number().check(z.int()),
      currency: currencySchema,
      turnover: moneySchema.check(z.describe('Lifetime, of settled stakes.')),
      stars: z.array(starSchema),
    }),
  },
  errors: [],
});
