import type { ListedBonus } from '@kozyr/contracts/bonuses';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A player's intent to pay in. Its id is the merchant reference at the gateway and, as deposit:<id>, the key in the ledger. */
export const deposits = pgTable(
  'deposits',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The caller's, once per intent. */
    idempotencyKey: text('idempotency_key').notNull(),
    method: text('method', { enum: ['applepay', 'googlepay', 'visa', 'mastercard'] }).notNull(),
    /** Minor units. */
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    currency: text('currency', { enum: ['uah', 'kzt'] }).notNull(),
    status: text('status', { enum: ['AWAITING_DEPOSIT', 'SUCCESS', 'DENIED', 'EXPIRED'] }).notNull(),
    declineReason: text('decline_reason', {
      enum: [
        'insufficient_funds',
        'card_declined',
        'suspected_fraud',
        'limit_exceeded',
        'expired_card',
        'cancelled_by_payer',
        'timeout',
      ],
    }),
    gateway: text('gateway').notNull(),
    returnPath: text('return_path').notNull(),
    locale: text('locale').notNull(),
    /** Both unset until the gateway has answered; a repeated call or the reconciliation asks it again. */
    gatewayPaymentId: text('gateway_payment_id'),
    redirectUrl: text('redirect_url'),
    /** Whether the player asked that the card be saved. */
    keepCard: boolean('keep_card').notNull().default(false),
    /** The saved card it goes by; no key, since the deposit stays when its card is forgotten. */
    savedCardId: uuid('saved_card_id'),
    /** What the player chose to come with it; null: they were not asked. */
    bonusChoice: text('bonus_choice', { enum: ['without', 'bonus'] }),
    /** The terms of the bonus that was chosen, as they were then; of one that came unasked, its own. */
    bonusTerms: jsonb('bonus_terms').$type<ListedBonus>(),
    /** What that bonus gave, minor units; null: nothing yet, or nothing at all. */
    bonusGiven: bigint('bonus_given', { mode: 'bigint' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    settledAt: moment('settled_at'),
    /** When the gateway was last asked about it. */
    askedAt: moment('asked_at'),
    /** Whether it was the first of its player to arrive; spec §9, first deposit bonus. */
    first: boolean('first').notNull().default(false),
  },
  (table) => [
    uniqueIndex('deposits_first').on(table.userId).where(sql`${table.first}`),
    check('deposits_first_check', sql`not ${table.first} or ${table.status} = 'SUCCESS'`),
    unique('deposits_intent').on(table.userId, table.idempotencyKey),
    index('deposits_of_user').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('deposits_credited').on(table.settledAt).where(sql`${table.status} = 'SUCCESS'`),
    // Operators search by the reference of the gateway.
    index('deposits_reference').on(table.gatewayPaymentId).where(sql`${table.gatewayPaymentId} is not null`),
    index('deposits_awaiting').on(table.createdAt).where(sql`${table.status} = 'AWAITING_DEPOSIT'`),
    check(
      'deposits_bonus_check',
      sql`(${table.bonusChoice} is distinct from 'without' or ${table.bonusTerms} is null)
        and (${table.bonusChoice} is distinct from 'bonus' or ${table.bonusTerms} is not null)
        and (${table.bonusGiven} is null or (${table.bonusTerms} is not null and ${table.status} = 'SUCCESS'))`,
    ),
    check('deposits_bonus_choice_check', sql`${table.bonusChoice} in ('without', 'bonus')`),
    check('deposits_amount_check', sql`${table.amount} > 0`),
    check('deposits_currency_check', sql`${table.currency} in ('uah', 'kzt')`),
    check('deposits_status_check', sql`${table.status} in ('AWAITING_DEPOSIT', 'SUCCESS', 'DENIED', 'EXPIRED')`),
    check('deposits_settled_check', sql`(${table.status} = 'AWAITING_DEPOSIT') = (${table.settledAt} is null)`),
  ],
);

/** What an event changed here. contradiction: nothing, and a person has to look. */
export type EventOutcome = 'settled' | 'nothing_new' | 'contradiction';

/** Every event a gateway told us, once; outcome says what it changed, so that a contradiction is found by looking here. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    gateway: text('gateway').notNull(),
    eventId: text('event_id').notNull(),
    type: text('type', { enum: ['payment', 'card', 'payout', 'chargeback'] })
      .notNull()
      .default('payment'),
    /** The deposit it speaks of; of a card or a payout, none. */
    depositId: uuid('deposit_id').references(() => deposits.id),
    outcome: text('outcome', { enum: ['settled', 'nothing_new', 'contradiction'] })
      .$type<EventOutcome>()
      .notNull(),
    /** As it came, without the token of a card. */
    body: jsonb('body').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gateway, table.eventId] }),
    index('payment_events_of_deposit').on(table.depositId),
    index('payment_events_contradictions').on(table.receivedAt).where(sql`${table.outcome} = 'contradiction'`),
  ],
);
