import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { protectionSchema, SELF_EXCLUSION_LENGTHS } from '../protection';

const moment = z.nullable(z.string());

/** All that keeps a player from playing, as operators see it; `state` and `until` are what counts of it now. */
export const operatorProtectionSchema = z.object({
  player: z.string(),
  ...protectionSchema.shape,
  timed_out_until: moment,
  self_excluded_from: moment,
  self_excluded_until: moment.check(z.describe('Null while self_excluded_from is set: for ever.')),
  suspended_at: moment,
  suspended_for: z.nullable(z.string()).check(z.describe('For operators alone.')),
  closed_at: moment,
  barred_from: moment.check(z.describe('Set where the same person is excluded elsewhere.')),
  barred_until: moment.check(z.describe('Null while barred_from is set: for ever.')),
  barred_by: z
    .nullable(z.enum(['phone', 'email', 'card', 'document', 'register']))
    .check(z.describe('By what the person was known again; which account has the same stands in the audit log.')),
});
export type OperatorProtection = z.infer<typeof operatorProtectionSchema>;

const common = {
  tag: 'players',
  auth: 'operator',
  params: z.object({ id: z.uuid() }),
  responses: { 200: operatorProtectionSchema },
} as const;
const reason = z
  .string()
  .check(z.trim(), z.minLength(5), z.maxLength(500), z.describe('For the audit log; the player does not read it.'));

export const getOperatorProtection = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/players/{id}/protection',
  permission: 'players.read',
  summary: 'What keeps a player from playing',
  errors: ['NOT_FOUND'],
});

export const suspendPlayer = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/players/{id}/suspend',
  permission: 'players.suspend',
  summary: 'Suspends a player until it is lifted: no sign-in, no stakes, no payments. Wins that are due are still paid',
  body: z.object({ reason }),
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const liftSuspension = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/players/{id}/lift-suspension',
  permission: 'players.suspend',
  summary: 'Lifts a suspension. A time-out or self-exclusion of the player goes on: nobody lifts those',
  body: z.object({ reason }),
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const excludeForPlayer = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/players/{id}/self-exclusion',
  permission: 'players.protect',
  summary: 'Excludes a player who has asked support for it. Nobody shortens it',
  body: z.object({ length: z.enum(SELF_EXCLUSION_LENGTHS), reason }),
  errors: ['NOT_FOUND'],
});

export const liftBarring = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/players/{id}/lift-barring',
  permission: 'players.suspend',
  summary:
    'Says that a player who was taken for an excluded person is somebody else, as two of a family who share a card are: what they have in common is not asked about for this player any more. Refused for who stands in a register: that entry is removed',
  body: z.object({ reason }),
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});
