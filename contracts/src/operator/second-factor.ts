import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { secondFactorSchema } from '../second-factor';

export const resetSecondFactor = operatorEndpoint({
  tag: 'players',
  auth: 'operator',
  permission: 'players.reset-factor',
  method: 'POST',
  path: '/operator/players/{id}/reset-second-factor',
  summary:
    'Turns the second factor of a player off who has lost the app and the recovery codes, and signs them out everywhere. Know who asks first',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    reason: z
      .string()
      .check(z.trim(), z.minLength(5), z.maxLength(500), z.describe('For the audit log; the player does not read it.')),
  }),
  responses: { 200: secondFactorSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});
