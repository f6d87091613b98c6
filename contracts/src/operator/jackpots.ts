import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { jackpotLevelSchema, jackpotSchema } from '../jackpots';
import { amountSchema, currencySchema } from '../money';

export const listOperatorJackpots = operatorEndpoint({
  method: 'GET',
  path: '/operator/jackpots',
  tag: 'jackpots',
  auth: 'operator',
  permission: 'promotions.read',
  summary: 'The four jackpots of both currencies, as everybody reads them',
  responses: { 200: z.object({ items: z.array(jackpotSchema) }) },
  errors: [],
});

export const topUpJackpot = operatorEndpoint({
  method: 'POST',
  path: '/operator/jackpots/{level}/{currency}/top-up',
  tag: 'jackpots',
  auth: 'operator',
  permission: 'jackpots.top-up',
  summary:
    'Adds money of the house to a jackpot, at most the ceiling it began with: its value, its hidden value and its ceiling grow alike, so no chance changes. The same key again changes nothing',
  params: z.object({ level: jackpotLevelSchema, currency: currencySchema }),
  body: z.object({
    amount: amountSchema,
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500), z.describe('For us alone.')),
    idempotency_key: z.string().check(z.minLength(8), z.maxLength(64), z.describe('Once per intent.')),
  }),
  responses: { 200: jackpotSchema },
  errors: ['BAD_REQUEST', 'IDEMPOTENCY_CONFLICT', 'STATE_CONFLICT', 'AMOUNT_ABOVE_PERMISSION'],
});
