import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { amountSchema, currencySchema, moneySchema } from '../money';
import { RULE_OUTCOMES } from '../promotions/withdrawal-rules';
import { withdrawalSchema, withdrawalStatusSchema } from '../withdrawals';
import { rulingSchema } from './withdrawal-rules';
import { withdrawalCaseSchema } from './withdrawals';

/**
 * Why a person should look twice at a withdrawal: none of them decides anything.
 * stake_below_deposit: less was staked since the last deposit than was paid in by it.
 * other_card_than_deposited: no deposit came from the card, and nothing was paid to it before.
 * shared_card: another player has paid in or was paid by the same card.
 * shared_device: another player signed in by the same browser within 180 days.
 * shared_address: another player signed in from the same network address within 30 days.
 * velocity: many withdrawals within 24 hours.
 * young_account: it was asked for soon after the registration.
 * identity_not_checked: no check of identity of theirs is approved.
 * open_risk_case: a case of risk about them is open.
 * open_harm_case: somebody sees to whether playing harms them.
 * open_chargeback: they owe for a deposit that a bank took back.
 */
export const RISK_HINTS = [
  'stake_below_deposit',
  'other_card_than_deposited',
  'shared_card',
  'shared_device',
  'shared_address',
  'velocity',
  'young_account',
  'identity_not_checked',
  'open_risk_case',
  'open_harm_case',
  'open_chargeback',
] as const;
export const riskHintCodeSchema = z.enum(RISK_HINTS);
export type RiskHintCode = z.infer<typeof riskHintCodeSchema>;

const others = z.int().check(z.describe('How many other players.'));
const players = z.array(z.string()).check(z.describe('Their ids, five at most.'));

/** A hint with the numbers it comes from, in the currency of the withdrawal. */
export const riskHintSchema = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('stake_below_deposit'),
    staked: moneySchema.check(z.describe('Settled stakes of real money since the deposit.')),
    deposited: moneySchema.check(z.describe('The last deposit before the withdrawal.')),
    deposited_at: z.string(),
  }),
  z.object({
    code: z.literal('other_card_than_deposited'),
    known_cards: z.int().check(z.describe('Other cards that deposits came from, or that were paid before.')),
  }),
  z.object({ code: z.literal('shared_card'), others, players }),
  z.object({ code: z.literal('shared_device'), others, players }),
  z.object({ code: z.literal('shared_address'), others, players }),
  z.object({
    code: z.literal('velocity'),
    withdrawals: z
      .int()
      .check(z.describe('Asked for in the 24 hours until this one, it included; none that was denied.')),
    sum: moneySchema,
  }),
  z.object({ code: z.literal('young_account'), hours: z.int().check(z.describe('From registration to withdrawal.')) }),
  z.object({
    code: z.literal('identity_not_checked'),
    waiting: z.boolean().check(z.describe('A check is under way.')),
  }),
  z.object({ code: z.literal('open_risk_case'), case: z.string(), since: z.string() }),
  z.object({ code: z.literal('open_harm_case'), case: z.string(), since: z.string() }),
  z.object({ code: z.literal('open_chargeback'), chargebacks: z.int(), owed: moneySchema }),
]);
export type RiskHint = z.infer<typeof riskHintSchema>;

/** How the queue may be ordered: by when it was asked for, or by amount. */
export const queueSortSchema = z.enum(['age', 'amount']);

/** A withdrawal in the queue. Its player goes by id and nickname: contacts are opened with a reason, elsewhere. */
export const queuedWithdrawalSchema = z.object({
  id: z.string(),
  player: z.object({ id: z.string(), nickname: z.nullable(z.string()), rating: z.int() }),
  amount: moneySchema,
  currency: currencySchema,
  rail: z
    .nullable(z.enum(['visa', 'mastercard']))
    .check(z.describe('The brand of the card it goes to; null before one is given.')),
  status: withdrawalStatusSchema,
  created_at: z.string(),
  status_since: z.string(),
  waited_seconds: z.int().check(z.describe('From when it was asked for until now, or until it was settled.')),
  hints: z.array(riskHintSchema).check(z.describe('In the order of RISK_HINTS; none: nothing speaks against it.')),
  ruling: z
    .nullable(rulingSchema)
    .check(z.describe('What the rules said of it; null: there were none, or they have not looked yet.')),
});
export type QueuedWithdrawal = z.infer<typeof queuedWithdrawalSchema>;

const common = { tag: 'withdrawals', auth: 'operator', permission: 'withdrawals.read' } as const;

/** What the rules said of a withdrawal, as the queue is narrowed by it. none: there were no rules, or they have not looked yet. */
export const QUEUE_RULINGS = [...RULE_OUTCOMES, 'none'] as const;
export const queueRulingSchema = z.enum(QUEUE_RULINGS);

/** Whether whoever asks may approve so much at once: within what their role allows, or above it. */
export const queueBoundSchema = z.enum(['within', 'above']);

/** Withdrawals looked through at most for a page of one hint. */
export const QUEUE_LOOKED_THROUGH = 500;

export const listWithdrawalQueue = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/withdrawal-queue',
  summary: 'Withdrawals with hints of risk and the numbers behind them, by age or amount, page by page',
  query: z.object({
    cursor: z.optional(z.string().check(z.maxLength(200), z.describe('The next of the page before.'))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 50),
    sort: z._default(queueSortSchema, 'age'),
    order: z._default(z.enum(['asc', 'desc']), 'asc').check(z.describe('asc: the oldest, or the smallest, first.')),
    status: z.optional(withdrawalStatusSchema),
    currency: z.optional(currencySchema),
    rail: z.optional(z.enum(['visa', 'mastercard'])),
    amount_from: z.optional(amountSchema),
    amount_to: z.optional(amountSchema),
    waiting_minutes: z.optional(
      z.coerce
        .number()
        .check(z.int(), z.minimum(1), z.maximum(525_600), z.describe('Asked for at least so many minutes ago.')),
    ),
    hint: z.optional(riskHintCodeSchema),
    ruling: z.optional(queueRulingSchema),
    bound: z.optional(queueBoundSchema),
    player: z.optional(z.uuid()),
  }),
  responses: {
    200: z.object({
      items: z.array(queuedWithdrawalSchema),
      next: z
        .nullable(z.string())
        .check(
          z.describe(
            'The cursor of the next page; null: this is the last. Of one hint a page may hold fewer than asked for, or none, and go on.',
          ),
        ),
    }),
  },
  errors: ['BAD_REQUEST'],
});

/** A deposit or withdrawal as it stands beside the one that is decided about. */
const movementSchema = z.object({
  id: z.string(),
  amount: moneySchema,
  currency: currencySchema,
  status: z.string(),
  rail: z.nullable(z.string()).check(z.describe('applepay, googlepay, visa or mastercard.')),
  created_at: z.string(),
  settled_at: z.nullable(z.string()),
});

/** A withdrawal with everything that a decision about it needs; contacts are left out. */
export const queuedWithdrawalCaseSchema = z.object({
  withdrawal: queuedWithdrawalSchema,
  recipient_name: z.string(),
  card: withdrawalSchema.shape.card,
  reason: withdrawalSchema.shape.reason,
  payout_id: z.nullable(z.string()),
  steps: withdrawalSchema.shape.steps,
  sums: withdrawalCaseSchema.shape.sums,
  account_age_days: z.int(),
  /** Of real money, in rounds that began since the last deposit before it; null: they never paid in. */
  staked_since_deposit: z.nullable(moneySchema),
  deposits: z.array(movementSchema).check(z.describe('The last ten that arrived before now, newest first.')),
  withdrawals: z.array(movementSchema).check(z.describe('The last ten others, newest first.')),
  notes: withdrawalCaseSchema.shape.notes,
});
export type QueuedWithdrawalCase = z.infer<typeof queuedWithdrawalCaseSchema>;

export const getQueuedWithdrawal = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/withdrawal-queue/{id}',
  params: z.object({ id: z.uuid() }),
  summary: 'One withdrawal with its hints and their reasons, the last deposits and withdrawals, and what was staked',
  responses: { 200: queuedWithdrawalCaseSchema },
  errors: ['NOT_FOUND'],
});
