import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { SECOND_FACTOR_REFUSALS, secondFactorCodeSchema } from './second-factor';

/** What an erasure waits for; details.waits_for of ERASURE_WAITS. */
export const ERASURE_WAITS_FOR = ['payments', 'rounds', 'wins', 'debt'] as const;
export type ErasureWaitsFor = (typeof ERASURE_WAITS_FOR)[number];

export const eraseAccount = endpoint({
  method: 'POST',
  path: '/users/erasure',
  tag: 'users',
  auth: 'bearer',
  summary:
    'Erases the personal data of a player whose account is closed, at once and for ever; books stay under a number alone, documents that proved the identity for five years after the closing. MONEY_LEFT has details.available, the amount to withdraw first; ERASURE_WAITS has details.waits_for: payments, rounds, wins or debt',
  body: z.object({
    password: z.string().check(z.minLength(1), z.maxLength(254)),
    code: z.optional(secondFactorCodeSchema),
  }),
  responses: {
    200: z.object({ erased_at: z.string().check(z.describe('ISO 8601, UTC.')) }),
  },
  errors: [
    ...SECOND_FACTOR_REFUSALS,
    'PASSWORD_WRONG',
    'ACCOUNT_NOT_CLOSED',
    'MONEY_LEFT',
    'ERASURE_WAITS',
    'SERVICE_UNAVAILABLE',
  ],
});
