import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { currencySchema, moneySchema } from '../money';
import { pageQuery, paginated } from '../pagination';

export const ADJUSTED_WALLETS = ['game', 'electronic', 'bonus', 'cashback'] as const;

/** PENDING: waits for another operator. */
export const adjustmentStatusSchema = z.enum(['PENDING', 'POSTED', 'REJECTED']);

/** What a caller may send: signed, not zero, at most two decimals. */
const signedAmountSchema = z
  .string()
  .check(
    z.regex(/^-?(?!0+(\.0{1,2})?$)(0|[1-9]\d{0,11})(\.\d{1,2})?$/),
    z.describe('Decimal string in major units, not zero: "50" is given to the player, "-12.50" is taken.'),
  );

export const adjustmentSchema = z.object({
  id: z.string(),
  player: z.string(),
  wallet: z.enum(ADJUSTED_WALLETS),
  currency: currencySchema,
  amount: moneySchema,
  note: z.string().check(z.describe('What the player reads in their history.')),
  reason: z.string().check(z.describe('For us alone.')),
  status: adjustmentStatusSchema,
  proposed_by: z.string().check(z.describe("An operator's name.")),
  proposed_at: z.string(),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
});
export type Adjustment = z.infer<typeof adjustmentSchema>;

const params = z.object({ id: z.uuid() });
const common = { tag: 'adjustments', auth: 'operator', permission: 'adjustments.confirm' } as const;

export const createAdjustment = operatorEndpoint({
  ...common,
  permission: 'adjustments.propose',
  method: 'POST',
  path: '/operator/adjustments',
  stepUp: true,
  summary: 'Proposes to put money right in one wallet. Nothing moves before another operator confirms it',
  body: z.object({
    player: z.uuid(),
    wallet: z.enum(ADJUSTED_WALLETS),
    amount: signedAmountSchema,
    note: z.string().check(z.trim(), z.minLength(3), z.maxLength(200), z.describe('For the player’s history.')),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500), z.describe('For us alone.')),
    idempotency_key: z.string().check(z.minLength(8), z.maxLength(64), z.describe('Once per intent.')),
  }),
  responses: { 201: adjustmentSchema },
  errors: ['NOT_FOUND', 'IDEMPOTENCY_CONFLICT', 'AMOUNT_ABOVE_PERMISSION'],
});

export const listAdjustments = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/adjustments',
  permission: 'money.read',
  summary: 'Adjustments, newest first',
  query: z.object({ ...pageQuery, status: z.optional(adjustmentStatusSchema), player: z.optional(z.uuid()) }),
  responses: { 200: paginated(adjustmentSchema) },
  errors: [],
});

export const confirmAdjustment = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/adjustments/{id}/confirm',
  stepUp: true,
  params,
  summary:
    'Posts an adjustment that another operator proposed. The same operator confirming again gets the same answer',
  responses: { 200: adjustmentSchema },
  errors: ['NOT_FOUND', 'SECOND_PERSON_NEEDED', 'STATE_CONFLICT', 'NOT_ENOUGH_BALANCE', 'AMOUNT_ABOVE_PERMISSION'],
});

export const rejectAdjustment = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/adjustments/{id}/reject',
  params,
  summary: 'Puts an adjustment aside, also by who proposed it. Nothing moves',
  responses: { 200: adjustmentSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});
