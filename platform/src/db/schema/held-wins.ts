import type { Currency } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { games, providers, rounds } from './games';
import { operators } from './operators';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const minor = (name: string) => bigint(name, { mode: 'bigint' }).notNull();
const currency = () => text().$type<Currency>().notNull();

export type HeldWinStatus = 'PENDING' | 'APPROVED' | 'DENIED' | 'WITHDRAWN';
/** Why a win was held: above the game's greatest multiplier, above the operator's largest sum, in a round that was closed. */
export type HeldWinReason = 'above_multiplier' | 'above_setting' | 'after_close';

/**
 * A provider's win that is accepted and not paid before an operator has looked at it. Two people pay it, one denies it. It names
 * the call it came by: integration and transaction id of a seamless call of action win.
 */
export const heldWins = pgTable(
  'held_wins',
  {
    id: uuid().primaryKey().defaultRandom(),
    integration: text().notNull(),
    transactionId: text('transaction_id').notNull(),
    roundId: uuid('round_id')
      .notNull()
      .references(() => rounds.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    game: text()
      .notNull()
      .references(() => games.slug),
    currency: currency(),
    amount: minor('amount'),
    /** The stake of the round and what else it had won, when this win came. */
    stake: minor('stake'),
    wonBefore: minor('won_before'),
    /** The bound it went over, minor units; null for one that came after the round was closed. */
    bound: bigint({ mode: 'bigint' }),
    reason: text().$type<HeldWinReason>().notNull(),
    status: text().$type<HeldWinStatus>().notNull().default('PENDING'),
    heldAt: moment('held_at').notNull(),
    proposedBy: uuid('proposed_by').references(() => operators.id),
    proposedAt: moment('proposed_at'),
    decidedBy: uuid('decided_by').references(() => operators.id),
    decidedAt: moment('decided_at'),
    /** With DENIED: what the player reads. */
    note: text(),
  },
  (t) => [
    unique('held_wins_call').on(t.integration, t.transactionId),
    index('held_wins_round_index').on(t.roundId),
    index('held_wins_newest').on(t.heldAt.desc(), t.id.desc()),
    index('held_wins_pending').on(t.heldAt).where(sql`${t.status} = 'PENDING'`),
    check('held_wins_amount_check', sql`${t.amount} > 0`),
    check('held_wins_status_check', sql`${t.status} in ('PENDING', 'APPROVED', 'DENIED', 'WITHDRAWN')`),
    check('held_wins_decided_check', sql`(${t.status} = 'PENDING') = (${t.decidedAt} is null)`),
    check('held_wins_note_check', sql`(${t.status} = 'DENIED') = (${t.note} is not null)`),
    // Whatever the code does, nobody pays one alone.
    check(
      'held_wins_second_person',
      sql`${t.status} <> 'APPROVED' or coalesce(${t.decidedBy} <> ${t.proposedBy}, false)`,
    ),
  ],
);

/**
 * What a provider's players won less what they staked, by the day of the currency's zone, in settled rounds and wins of open ones.
 * In several stripes, one of which each player writes, so that players of one provider seldom wait for each other.
 */
export const providerDays = pgTable(
  'provider_days',
  {
    day: date({ mode: 'string' }).notNull(),
    provider: text()
      .notNull()
      .references(() => providers.slug),
    currency: currency(),
    stripe: smallint().notNull(),
    net: minor('net'),
  },
  (t) => [primaryKey({ columns: [t.day, t.provider, t.currency, t.stripe] })],
);

/** A provider that was switched off because its net wins of a day went over the limit; it stands until an operator switches it on. */
export const providerStops = pgTable('provider_stops', {
  provider: text()
    .primaryKey()
    .references(() => providers.slug),
  day: date({ mode: 'string' }).notNull(),
  currency: currency(),
  net: minor('net'),
  limit: minor('limit'),
  stoppedAt: moment('stopped_at').notNull(),
});
