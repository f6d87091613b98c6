import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { currencySchema, moneySchema } from '../money';
import { pageQuery, paginated } from '../pagination';
import { operatorDenialSchema, withdrawalReasonSchema, withdrawalSchema, withdrawalStatusSchema } from '../withdrawals';
import { operatorPlayerSchema } from './players';

/** A withdrawal in a list. */
export const operatorWithdrawalSchema = z.object({
  id: z.string(),
  player: z.string(),
  contact: z.string().check(z.describe('Phone, or email without one.')),
  rating: z.int(),
  amount: moneySchema,
  currency: currencySchema,
  recipient_name: z.string(),
  card: withdrawalSchema.shape.card,
  status: withdrawalStatusSchema,
  status_since: z.string(),
  reason: z.nullable(withdrawalReasonSchema),
  payout_id: z.nullable(z.string().check(z.describe("The payout's id at the gateway, once it has answered."))),
  created_at: z.string(),
  settled_at: z.nullable(z.string()),
});
export type OperatorWithdrawal = z.infer<typeof operatorWithdrawalSchema>;

const common = { tag: 'withdrawals', auth: 'operator' } as const;
const params = z.object({ id: z.uuid() });
const note = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500), z.describe('For us alone.')));

export const listOperatorWithdrawals = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/withdrawals',
  permission: 'withdrawals.read',
  summary: 'Withdrawals: open ones in the order they came in, others newest first',
  query: z.object({
    ...pageQuery,
    status: z.optional(withdrawalStatusSchema),
    player: z.optional(z.uuid()),
  }),
  responses: { 200: paginated(operatorWithdrawalSchema) },
  errors: [],
});

export const withdrawalCaseSchema = z.object({
  withdrawal: operatorWithdrawalSchema,
  steps: withdrawalSchema.shape.steps,
  player: operatorPlayerSchema,
  account_age_days: z.int(),
  sums: z.object({
    deposited: moneySchema.check(z.describe('Settled deposits of all time.')),
    deposits: z.int(),
    withdrawn: moneySchema.check(z.describe('Withdrawals paid, of all time.')),
    withdrawals: z.int(),
    staked: moneySchema.check(z.describe('Settled stakes of all time.')),
    owed: moneySchema.check(z.describe('For deposits that banks took back.')),
  }),
  /** What operators wrote about it. */
  notes: z.array(z.object({ at: z.string(), operator: z.string(), action: z.string(), text: z.string() })),
  earlier: z.array(operatorWithdrawalSchema).check(z.describe('The last ten before it, newest first.')),
});
export type WithdrawalCase = z.infer<typeof withdrawalCaseSchema>;

export const getOperatorWithdrawal = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/withdrawals/{id}',
  permission: 'withdrawals.read',
  params,
  summary: 'One withdrawal with what a decision needs: the player, sums in and out, card, notes, earlier ones',
  responses: { 200: withdrawalCaseSchema },
  errors: ['NOT_FOUND'],
});

export const approveOperatorWithdrawal = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/withdrawals/{id}/approve',
  permission: 'withdrawals.decide',
  stepUp: true,
  params,
  summary: 'Approves a withdrawal that waits for it and sends it to the gateway',
  body: z.object({ note }),
  responses: { 200: operatorWithdrawalSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT', 'AMOUNT_ABOVE_PERMISSION'],
});

export const denyOperatorWithdrawal = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/withdrawals/{id}/deny',
  permission: 'withdrawals.decide',
  stepUp: true,
  params,
  summary: 'Denies a withdrawal that waits for approval; the money is back with the player in the same moment',
  body: z.object({ reason: operatorDenialSchema.check(z.describe('The player reads a sentence for it.')), note }),
  responses: { 200: operatorWithdrawalSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});
