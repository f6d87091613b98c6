import * as z from 'zod/mini';
import { countryCodeSchema } from '../countries';
import { operatorEndpoint } from '../endpoint';
import { currencySchema, moneySchema } from '../money';

const walletsSchema = z.object({
  game: moneySchema,
  electronic: moneySchema,
  bonus: moneySchema,
  cashback: moneySchema,
  holds: moneySchema.check(z.describe('Set aside for withdrawals.')),
});

/** A player as operators see them. */
export const operatorPlayerSchema = z.object({
  id: z.string(),
  phone: z.nullable(z.string()),
  phone_verified_at: z.nullable(z.string()),
  email: z.nullable(z.string()),
  currency: currencySchema,
  country: countryCodeSchema,
  profiles: z
    .array(z.string())
    .check(
      z.describe(
        'Which profiles of law hold for them, as their last sign-in or renewal found: their country’s, then that of their network where it is another.',
      ),
    ),
  rating: z.int(),
  created_at: z.string(),
  erased_at: z.nullable(z.string()).check(z.describe('Their personal data is gone since; null: it is there.')),
  second_factor: z.nullable(z.string()).check(z.describe('Since when a second factor is on; null: none is.')),
  balances: walletsSchema,
});
export type OperatorPlayer = z.infer<typeof operatorPlayerSchema>;

export const findPlayers = operatorEndpoint({
  method: 'GET',
  path: '/operator/players',
  tag: 'players',
  auth: 'operator',
  permission: 'players.read',
  summary:
    'Players by id, by whole phone in any form, by email, or by the last four digits of a phone and more; 20 at most',
  query: z.object({ find: z.string().check(z.trim(), z.minLength(4), z.maxLength(254)) }),
  responses: { 200: z.object({ items: z.array(operatorPlayerSchema) }) },
  errors: [],
});
