import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { currencySchema, moneySchema } from '../money';
import { pageQuery, paginated } from '../pagination';

/** PENDING: waits for two operators to pay it, or for one to deny it. WITHDRAWN: the provider took it back before. */
export const HELD_WIN_STATUSES = ['PENDING', 'APPROVED', 'DENIED', 'WITHDRAWN'] as const;
export const heldWinStatusSchema = z.enum(HELD_WIN_STATUSES);
export const heldWinReasonSchema = z.enum(['above_multiplier', 'above_setting', 'after_close']);

export const operatorHeldWinSchema = z.object({
  id: z.string(),
  player: z.string(),
  provider: z.string().check(z.describe('Slug.')),
  game: z.string().check(z.describe('Slug.')),
  round: z.string(),
  transaction: z.string().check(z.describe("The provider's id of the win.")),
  amount: moneySchema,
  currency: currencySchema,
  stake: moneySchema.check(z.describe('Of the round, when the win came.')),
  won_before: moneySchema.check(z.describe('What the round had been paid by then.')),
  bound: z.nullable(moneySchema.check(z.describe('What all wins of the round may be; null with after_close.'))),
  reason: heldWinReasonSchema,
  status: heldWinStatusSchema,
  held_at: z.string(),
  proposed_by: z.nullable(z.string().check(z.describe("The operator's name who would pay it."))),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  note: z.nullable(z.string().check(z.describe('With DENIED: what the player reads.'))),
});
export type OperatorHeldWin = z.infer<typeof operatorHeldWinSchema>;

const params = z.object({ id: z.uuid() });
const common = { tag: 'wins', auth: 'operator', permission: 'wins.decide' } as const;

export const listHeldWins = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/held-wins',
  permission: 'money.read',
  summary: "Providers' wins that were held for an operator; those that wait the oldest first, all others newest first",
  query: z.object({ ...pageQuery, status: z.optional(heldWinStatusSchema), player: z.optional(z.uuid()) }),
  responses: { 200: paginated(operatorHeldWinSchema) },
  errors: [],
});

export const approveHeldWin = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/held-wins/{id}/approve',
  stepUp: true,
  params,
  summary:
    'Pays a held win to where it would have gone, whatever has become of the player since. The first operator’s call proposes it (202); the same call by another pays it (200), once',
  responses: { 200: operatorHeldWinSchema, 202: operatorHeldWinSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT', 'SECOND_PERSON_NEEDED', 'AMOUNT_ABOVE_PERMISSION'],
});

export const denyHeldWin = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/held-wins/{id}/deny',
  stepUp: true,
  params,
  summary: 'Does not pay a held win, and tells the player why. The round ends without it',
  body: z.object({
    note: z.string().check(z.trim(), z.minLength(3), z.maxLength(200), z.describe('Why, as the player reads it.')),
  }),
  responses: { 200: operatorHeldWinSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT', 'AMOUNT_ABOVE_PERMISSION'],
});
