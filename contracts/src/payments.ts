import * as z from 'zod/mini';
import { cardBrandSchema, cardMonthSchema, lastFourSchema } from './cards';
import { endpoint } from './endpoint';
import { amountSchema, currencySchema, moneySchema } from './money';
import { pageQuery, paginated } from './pagination';
import { PLACE_REFUSALS, STATE_REFUSALS } from './protection';

/** Payment method kinds, spec §3. */
export const paymentMethodKindSchema = z.enum(['applepay', 'googlepay', 'visa', 'mastercard']);
export type PaymentMethodKind = z.infer<typeof paymentMethodKindSchema>;

export const depositStatusSchema = z.enum(['AWAITING_DEPOSIT', 'SUCCESS', 'DENIED', 'EXPIRED']);
export type DepositStatus = z.infer<typeof depositStatusSchema>;

/** Why a gateway declined, in its own closed vocabulary; the site has a sentence for each. */
export const declineReasonSchema = z.enum([
  'insufficient_funds',
  'card_declined',
  'suspected_fraud',
  'limit_exceeded',
  'expired_card',
  'cancelled_by_payer',
  'timeout',
]);
export type DeclineReason = z.infer<typeof declineReasonSchema>;

/** A bonus that goes with a deposit. */
export const depositBonusSchema = z.object({
  name: z.string().check(z.describe('In the language in which the deposit was begun.')),
  given: z
    .nullable(moneySchema)
    .check(
      z.describe(
        'What it gave to the bonus balance. null while the deposit is awaited; with SUCCESS: the bonus could not be given any more, and the money came without it.',
      ),
    ),
});
export type DepositBonus = z.infer<typeof depositBonusSchema>;

export const depositSchema = z.object({
  id: z.string(),
  method: paymentMethodKindSchema,
  amount: moneySchema,
  currency: currencySchema,
  status: depositStatusSchema,
  decline_reason: z.nullable(declineReasonSchema),
  payment_url: z
    .nullable(z.string())
    .check(z.describe("The gateway's page, while AWAITING_DEPOSIT; null before the gateway has answered.")),
  pay_until: z
    .nullable(z.string())
    .check(z.describe('While AWAITING_DEPOSIT: until then the payment page is open; after it the outcome is unknown.')),
  created_at: z.string(),
  settled_at: z.nullable(z.string()),
  first: z.boolean().check(z.describe("It has arrived, and was the first of its player's deposits to do so.")),
  bonus: z
    .nullable(depositBonusSchema)
    .check(z.describe('The bonus that the player chose for it, or that came with it; null: none.')),
});
export type Deposit = z.infer<typeof depositSchema>;

export const getPaymentMethods = endpoint({
  method: 'GET',
  path: '/payments/methods',
  tag: 'payments',
  auth: 'bearer',
  summary: 'Methods the player can deposit with, and their limits',
  responses: {
    200: z.object({
      currency: currencySchema,
      items: z.array(
        z.object({
          kind: paymentMethodKindSchema,
          minimum: moneySchema,
          maximum: moneySchema,
          presets: z.array(moneySchema),
        }),
      ),
      last: z
        .nullable(z.object({ kind: paymentMethodKindSchema, amount: moneySchema }))
        .check(
          z.describe('What the last deposit that arrived was paid by, and how much it was; null before the first.'),
        ),
    }),
  },
  errors: [],
});

export const createDeposit = endpoint({
  method: 'POST',
  path: '/payments/deposits',
  tag: 'payments',
  auth: 'bearer',
  summary: 'Starts a deposit; send the player to redirect_url. The same idempotency_key answers the same deposit',
  body: z.object({
    method: paymentMethodKindSchema,
    amount: amountSchema,
    idempotency_key: z
      .string()
      .check(z.minLength(8), z.maxLength(64), z.describe('Made by the caller once per intent.')),
    return_path: z
      ._default(z.string().check(z.maxLength(512), z.regex(/^\/(?![/\\])[^\s\\]*$/)), '/')
      .check(z.describe('Path of the site the gateway returns to; deposit=<id> is added to its query.')),
    keep_card: z
      .optional(z.boolean())
      .check(z.describe('The player asks that the card be saved for later deposits. For visa and mastercard alone.')),
    saved_card: z
      .optional(z.uuid())
      .check(
        z.describe(
          'Pays by this saved card of the player, at once and without a page unless its bank asks for their word. `method` is its brand then.',
        ),
      ),
    bonus: z
      .optional(z.nullable(z.uuid()))
      .check(
        z.describe(
          'The bonus that the player chose for this deposit, by its id: a bonus on offer, or the one of theirs that waits for a deposit. It alone can come with the deposit then, on the terms of now. null: they chose none, and none comes; one that waits goes on waiting. Left out: they were not asked, and what waits for a deposit or is given by itself comes.',
        ),
      ),
  }),
  responses: {
    201: z.object({
      deposit: depositSchema,
      redirect_url: z
        .nullable(z.string())
        .check(
          z.describe(
            'Hosted page of the gateway; null when the deposit is already settled, as one by a saved card mostly is.',
          ),
        ),
    }),
  },
  errors: [
    'LIMITS_NEEDED',
    'IDENTITY_NEEDED',
    'LIMIT_REACHED',
    ...STATE_REFUSALS,
    ...PLACE_REFUSALS,
    'DEPOSIT_BELOW_MINIMUM',
    'DEPOSIT_ABOVE_MAXIMUM',
    'PAYMENT_METHOD_UNAVAILABLE',
    'SAVED_CARD_UNAVAILABLE',
    'BONUS_NOT_FOR_DEPOSIT',
    'DEPOSIT_BELOW_BONUS_MINIMUM',
    'PAYMENT_GATEWAY_UNAVAILABLE',
    'IDEMPOTENCY_CONFLICT',
  ],
});

export const savedCardSchema = z.object({
  id: z.string(),
  brand: cardBrandSchema,
  last_four: lastFourSchema,
  good_until: cardMonthSchema,
  expired: z.boolean().check(z.describe('That month is over: the card takes no deposits, and can be forgotten.')),
  save_again: z
    .boolean()
    .check(
      z.describe(
        'What the gateway knows it by can be read here no more, since a secret was exchanged: it takes no deposits before it is saved again, and can be forgotten.',
      ),
    ),
});
export type SavedCard = z.infer<typeof savedCardSchema>;

export const listSavedCards = endpoint({
  method: 'GET',
  path: '/payments/cards',
  tag: 'payments',
  auth: 'bearer',
  summary: 'Cards that the player asked to save, the one used last first. No number is kept, here or on the way',
  responses: { 200: z.object({ items: z.array(savedCardSchema) }) },
  errors: [],
});

export const forgetSavedCard = endpoint({
  method: 'DELETE',
  path: '/payments/cards/{id}',
  tag: 'payments',
  auth: 'bearer',
  summary: 'Forgets a saved card, here at once and at the gateway as soon as it answers',
  params: z.object({ id: z.uuid() }),
  responses: { 204: null },
  errors: ['NOT_FOUND'],
});

export const getDeposit = endpoint({
  method: 'GET',
  path: '/payments/deposits/{id}',
  tag: 'payments',
  auth: 'bearer',
  summary: 'One deposit of the player',
  params: z.object({ id: z.uuid() }),
  responses: { 200: depositSchema },
  errors: ['NOT_FOUND'],
});

export const listDeposits = endpoint({
  method: 'GET',
  path: '/payments/deposits',
  tag: 'payments',
  auth: 'bearer',
  summary: "The player's deposits, newest first",
  query: z.object(pageQuery),
  responses: { 200: paginated(depositSchema) },
  errors: [],
});
