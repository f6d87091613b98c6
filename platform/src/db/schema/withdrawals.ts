import type { WithdrawalReason, WithdrawalStatus } from '@kozyr/contracts/withdrawals';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { ledgerHolds } from './ledger';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * A player's request to be paid out. Its id is the merchant reference of card and payout at the gateway. The money is on the
 * hold from the first moment; the hold is posted with SUCCESS and voided with DENIED, in the same transaction.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The caller's, once per intent. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** Minor units. */
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    currency: text('currency', { enum: ['uah', 'kzt'] }).notNull(),
    recipientName: text('recipient_name').notNull(),
    status: text('status').$type<WithdrawalStatus>().notNull(),
    reason: text('reason').$type<WithdrawalReason>(),
    holdId: uuid('hold_id')
      .notNull()
      .unique()
      .references(() => ledgerHolds.id),
    gateway: text('gateway').notNull(),
    returnPath: text('return_path').notNull(),
    locale: text('locale').notNull(),
    /** Unset until the gateway has answered; a repeated call or the job asks it again. */
    cardId: text('card_id'),
    cardUrl: text('card_url'),
    cardToken: text('card_token'),
    cardBrand: text('card_brand', { enum: ['visa', 'mastercard'] }),
    cardMask: text('card_mask'),
    /** By which the gateway knows the card again. */
    cardFingerprint: text('card_fingerprint'),
    payoutId: text('payout_id'),
    createdAt: moment('created_at').notNull(),
    /** After it no card is taken any more. */
    cardUntil: moment('card_until').notNull(),
    /** When the present status began. */
    statusSince: moment('status_since').notNull(),
    settledAt: moment('settled_at'),
    /** When the gateway was last asked about it. */
    askedAt: moment('asked_at'),
  },
  (table) => [
    unique('withdrawals_intent').on(table.userId, table.idempotencyKey),
    index('withdrawals_of_user').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('withdrawals_open').on(table.status, table.createdAt).where(sql`${table.settledAt} is null`),
    // Operators search by the reference of the gateway.
    index('withdrawals_reference').on(table.payoutId).where(sql`${table.payoutId} is not null`),
    index('withdrawals_settled').on(table.settledAt).where(sql`${table.settledAt} is not null`),
    check('withdrawals_amount_check', sql`${table.amount} > 0`),
    check('withdrawals_currency_check', sql`${table.currency} in ('uah', 'kzt')`),
    check(
      'withdrawals_status_check',
      sql`${table.status} in ('AWAITING_CARD', 'WAITING_FOR_APPROVAL', 'PAYING', 'SUCCESS', 'DENIED')`,
    ),
    check(
      'withdrawals_settled_check',
      sql`(${table.status} in ('SUCCESS', 'DENIED')) = (${table.settledAt} is not null)`,
    ),
    check('withdrawals_reason_check', sql`(${table.status} = 'DENIED') = (${table.reason} is not null)`),
    check(
      'withdrawals_card_check',
      sql`${table.status} in ('AWAITING_CARD', 'DENIED') or ${table.cardToken} is not null`,
    ),
  ],
);

/** Every status a withdrawal has been in: what the tracker shows and the usual times are computed from. Rows are added only. */
export const withdrawalSteps = pgTable(
  'withdrawal_steps',
  {
    withdrawalId: uuid('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id),
    status: text('status').$type<WithdrawalStatus>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.withdrawalId, table.status] }),
    index('withdrawal_steps_at').on(table.status, table.at),
  ],
);
