import type { JackpotLevel } from '@kozyr/contracts/jackpots';
import type { Currency } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { games } from './games';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const minor = (name: string) => bigint(name, { mode: 'bigint' });
const currency = () => text().$type<Currency>().notNull();

/**
 * Every jackpot there is or was; of each level and currency one is open. value counts millionths of a minor unit, so that no
 * fraction of a stake's share is lost; the other amounts are minor units.
 */
export const jackpotPots = pgTable(
  'jackpot_pots',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    level: text().$type<JackpotLevel>().notNull(),
    currency: currency(),
    seed: minor('seed').notNull(),
    ceiling: minor('ceiling').notNull(),
    /** What the house has added: to its value, its trigger and its ceiling alike, so that nobody's chance changes. */
    toppedUp: minor('topped_up').notNull().default(sql`0`),
    /** Parts per million of a real-money stake: a minor unit of stake adds so many millionths. */
    share: integer().notNull(),
    value: minor('value').notNull(),
    /** Hidden until it was paid: the value at which it drops but for top-ups, and the seed that decided it and the cards. */
    trigger: minor('trigger').notNull(),
    drawSeed: text('draw_seed').notNull(),
    drawHash: text('draw_hash').notNull(),
    begunAt: moment('begun_at').notNull(),
    droppedAt: moment('dropped_at'),
  },
  (t) => [
    // What has dropped lately, and what is kept no more: read by currency in the order of time.
    index('jackpot_pots_dropped').on(t.currency, t.droppedAt),
    uniqueIndex('jackpot_pots_open').on(t.level, t.currency).where(sql`${t.droppedAt} is null`),
    check('jackpot_pots_bounds', sql`${t.seed} > 0 and ${t.trigger} > ${t.seed} and ${t.trigger} <= ${t.ceiling}`),
    check('jackpot_pots_ceiling', sql`${t.value} > 0 and ${t.value} <= (${t.ceiling} + ${t.toppedUp}) * 1000000`),
    check('jackpot_pots_topped_up', sql`${t.toppedUp} >= 0`),
  ],
);

export type PotEntryKind = 'contribution' | 'returned' | 'carried' | 'top_up';

/** Why a pot is worth what it is: with what it began with they sum to its value. Millionths of a minor unit, signed. */
export const jackpotEntries = pgTable(
  'jackpot_entries',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    potId: minor('pot_id')
      .notNull()
      .references(() => jackpotPots.id),
    kind: text().$type<PotEntryKind>().notNull(),
    amount: minor('amount').notNull(),
    /** What was staked, or given back, in the batch of settled rounds that this sums up; minor units. */
    staked: minor('staked').notNull(),
    at: moment('at').notNull(),
    /** Of a top-up: its idempotency key. */
    key: text(),
  },
  (t) => [
    index('jackpot_entries_of_pot').on(t.potId),
    uniqueIndex('jackpot_entries_key').on(t.key).where(sql`${t.key} is not null`),
    check('jackpot_entries_amount', sql`${t.amount} <> 0`),
  ],
);

/** What a round's real money went to, so that a round that is undone takes back what it gave, and from where. */
export const jackpotStakes = pgTable(
  'jackpot_stakes',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    roundId: uuid('round_id').notNull(),
    /** The pots that were open then. */
    pots: bigint({ mode: 'bigint' }).array().notNull(),
    /** What of it still counts, minor units. */
    staked: minor('staked').notNull(),
  },
  (t) => [index('jackpot_stakes_of_round').on(t.roundId), check('jackpot_stakes_staked', sql`${t.staked} >= 0`)],
);

/** A jackpot that dropped, and the round of cards by which its player is paid, however late they play it. */
export const jackpotRounds = pgTable(
  'jackpot_rounds',
  {
    id: uuid().primaryKey(),
    potId: minor('pot_id')
      .notNull()
      .references(() => jackpotPots.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    currency: currency(),
    level: text().$type<JackpotLevel>().notNull(),
    amount: minor('amount').notNull(),
    /** All 12 suits in the order in which they are turned. */
    cards: text().array().$type<JackpotLevel[]>().notNull(),
    /** Positions turned so far, in their order. */
    turned: smallint().array().notNull(),
    /** The real-money part of the stake that brought it, and in which game. */
    stake: minor('stake').notNull(),
    game: text().references(() => games.slug),
    begunAt: moment('begun_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (t) => [
    uniqueIndex('jackpot_rounds_pot').on(t.potId),
    index('jackpot_rounds_open').on(t.userId, t.begunAt).where(sql`${t.paidAt} is null`),
    index('jackpot_rounds_paid').on(t.paidAt).where(sql`${t.paidAt} is not null`),
    check('jackpot_rounds_amount', sql`${t.amount} > 0`),
    check('jackpot_rounds_cards', sql`cardinality(${t.cards}) = 12 and cardinality(${t.turned}) <= 12`),
  ],
);
