import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { amountSchema, currencySchema, moneySchema } from './money';
import { pageQuery, paginated } from './pagination';
import { SECOND_FACTOR_REFUSALS, secondFactorCodeSchema } from './second-factor';

/**
 * AWAITING_CARD: money is on hold, the player is to give a card on the gateway's page. WAITING_FOR_APPROVAL: an operator
 * looks at it. PAYING: approved, the gateway pays it out. Spec §4, "waiting for approval", "success", "denied".
 */
export const withdrawalStatusSchema = z.enum(['AWAITING_CARD', 'WAITING_FOR_APPROVAL', 'PAYING', 'SUCCESS', 'DENIED']);
export type WithdrawalStatus = z.infer<typeof withdrawalStatusSchema>;

/** Why an operator denies; the site has a sentence for each. */
export const operatorDenialSchema = z.enum([
  'identity_not_proved',
  'recipient_mismatch',
  'suspected_fraud',
  'rules_broken',
  'payments_disputed',
]);
export type OperatorDenial = z.infer<typeof operatorDenialSchema>;

/** Why a withdrawal was denied: no card came, an operator said so, or the gateway could not pay. The money is back. */
export const withdrawalReasonSchema = z.enum([
  'card_not_given',
  'cancelled_by_payer',
  ...operatorDenialSchema.options,
  'card_declined',
  'card_expired',
  'limit_exceeded',
  'bank_unavailable',
]);
export type WithdrawalReason = z.infer<typeof withdrawalReasonSchema>;

const minutesRange = z.object({
  earliest: z.number().check(z.int(), z.describe('Minutes.')),
  latest: z.number().check(z.int(), z.describe('Minutes.')),
  basis: z
    .enum(['median', 'published'])
    .check(
      z.describe(
        'median: from the median and the 90th percentile of the last 30 days; published: spec §4, where fewer than five ended.',
      ),
    ),
});

export const withdrawalSchema = z.object({
  id: z.string(),
  amount: moneySchema,
  currency: currencySchema,
  recipient_name: z.string(),
  card: z
    .nullable(z.object({ brand: z.enum(['visa', 'mastercard']), mask: z.string() }))
    .check(z.describe("As the gateway's page took it: brand and last four digits; null before.")),
  status: withdrawalStatusSchema,
  reason: z.nullable(withdrawalReasonSchema).check(z.describe('With DENIED.')),
  steps: z
    .array(z.object({ status: withdrawalStatusSchema, at: z.string() }))
    .check(z.describe('Every state it has been in with its moment, oldest first.')),
  expected: z
    .nullable(z.object({ earliest: z.string(), latest: z.string(), basis: minutesRange.shape.basis }))
    .check(z.describe('When the present state should end; null while it waits for the player, and at the end.')),
  card_url: z
    .nullable(z.string())
    .check(z.describe("The gateway's page for the card, while AWAITING_CARD; null before the gateway has answered.")),
  card_until: z.nullable(z.string()).check(z.describe('While AWAITING_CARD: after this the money goes back.')),
  created_at: z.string(),
  settled_at: z.nullable(z.string()),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** Why this player can't ask for a withdrawal now, whatever the amount. */
export const withdrawalBlockSchema = z.enum([
  'PAYOUT_RATING_TOO_LOW',
  'PAYOUT_RATING_UNKNOWN',
  'PAYOUTS_ON_HOLD',
  'WITHDRAWALS_PER_DAY_REACHED',
  'WITHDRAWAL_ABOVE_24H_LIMIT',
  'NOTHING_TO_WITHDRAW',
]);
export type WithdrawalBlock = z.infer<typeof withdrawalBlockSchema>;

export const withdrawalTermsSchema = z.object({
  currency: currencySchema,
  available: moneySchema.check(
    z.describe(
      'The digital balance; nothing else can be withdrawn (spec §1), but with `unplayed_included` also what was paid in and not played.',
    ),
  ),
  unplayed_included: z
    .boolean()
    .check(
      z.describe(
        'True for who has excluded themselves, has closed the account, or has it in a country where nobody plays for money.',
      ),
    ),
  minimum: moneySchema,
  maximum_24h: moneySchema.check(z.describe('Sum of withdrawals asked for within 24 hours, denied ones not counted.')),
  left_24h: moneySchema,
  maximum_per_day: z
    .number()
    .check(z.int(), z.describe("Withdrawals of one calendar day in the currency's own zone, denied ones not counted.")),
  left_per_day: z.number().check(z.int()),
  frees_at: z.nullable(z.string()).check(z.describe('With a limit that is used up: when it next has room.')),
  rating: z.number().check(z.int(), z.describe("The player's stars.")),
  min_rating: z
    .number()
    .check(
      z.int(),
      z.describe(
        "Stars a payout needs: PAYOUT_MIN_RATING, or the player's rating plus one where it is not set (spec §6).",
      ),
    ),
  block: z.nullable(withdrawalBlockSchema).check(z.describe('The first thing that stands in the way, or null.')),
  approval: minutesRange,
  payout: minutesRange,
  burns: z
    .nullable(z.object({ bonus_id: z.string(), name: z.string(), amount: moneySchema }))
    .check(z.describe('The running bonus that a withdrawal would end, and the bonus money that is lost then.')),
});
export type WithdrawalTerms = z.infer<typeof withdrawalTermsSchema>;

export const getWithdrawalTerms = endpoint({
  method: 'GET',
  path: '/payments/withdrawals/terms',
  tag: 'payments',
  auth: 'bearer',
  summary: 'What the player can withdraw now, the limits, and how long it usually takes (spec §4, §6, §9)',
  responses: { 200: withdrawalTermsSchema },
  errors: [],
});

/** At least two words of letters; spec §5. */
export const recipientNameSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(80),
    z.regex(/^[\p{L}\p{M}'’.-]+(?:\s+[\p{L}\p{M}'’.-]+)+$/u),
    z.describe('As on the card: at least two words (spec §5).'),
  );

export const createWithdrawal = endpoint({
  method: 'POST',
  path: '/payments/withdrawals',
  tag: 'payments',
  auth: 'bearer',
  summary:
    'Sets the amount aside and opens the page of the gateway that takes the card. The same idempotency_key answers the same withdrawal',
  body: z.object({
    amount: amountSchema,
    recipient_name: recipientNameSchema,
    idempotency_key: z
      .string()
      .check(z.minLength(8), z.maxLength(64), z.describe('Made by the caller once per intent.')),
    return_path: z
      ._default(z.string().check(z.maxLength(512), z.regex(/^\/(?![/\\])[^\s\\]*$/)), '/')
      .check(z.describe('Path of the site the gateway returns to; withdrawal=<id> is added to its query.')),
    confirm_burning: z
      ._default(z.boolean(), false)
      .check(z.describe('The player has read which bonus this ends; without it NEEDS_USER_CONFIRMATION.')),
    code: z
      .optional(secondFactorCodeSchema)
      .check(z.describe('Of the second factor; a repeated call needs no new one.')),
  }),
  responses: { 201: withdrawalSchema },
  errors: [
    'IDENTITY_NEEDED',
    ...SECOND_FACTOR_REFUSALS,
    'PLAYER_SUSPENDED',
    'WITHDRAWAL_BELOW_MINIMUM',
    ...withdrawalBlockSchema.options,
    'NOT_ENOUGH_BALANCE',
    'NEEDS_USER_CONFIRMATION',
    'PAYMENT_GATEWAY_UNAVAILABLE',
    'IDEMPOTENCY_CONFLICT',
  ],
});

export const getWithdrawal = endpoint({
  method: 'GET',
  path: '/payments/withdrawals/{id}',
  tag: 'payments',
  auth: 'bearer',
  summary: 'One withdrawal of the player',
  params: z.object({ id: z.uuid() }),
  responses: { 200: withdrawalSchema },
  errors: ['NOT_FOUND'],
});

export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/payments/withdrawals',
  tag: 'payments',
  auth: 'bearer',
  summary: "The player's withdrawals, newest first",
  query: z.object(pageQuery),
  responses: { 200: paginated(withdrawalSchema) },
  errors: [],
});
