import type { Currency } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, numeric, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rounds } from './games';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const minor = (name: string) => bigint(name, { mode: 'bigint' }).notNull();

/**
 * Settled rounds that jackpots, battles and the feed of wins have not counted yet: a queue, emptied within a second. A row holds how
 * a round stands now; one that was undone, or won more later, has a second row. Minor units.
 */
export const settlements = pgTable('settlements', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  roundId: uuid('round_id').notNull(),
  userId: uuid('user_id').notNull(),
  game: text().notNull(),
  currency: text().$type<Currency>().notNull(),
  /** The whole stake; 0: the round no longer counts. */
  staked: minor('staked'),
  /** All that it won, real and bonus money; what was forfeited too. */
  won: minor('won'),
  /** Won in real money. */
  paid: minor('paid'),
  /** By how much the real-money part of the stake grew since the last row of this round; below zero when it was undone. */
  realChange: minor('real_change'),
  /** The real-money part of the stake; 0: the round no longer counts. */
  real: minor('real'),
  /** Its whole stake and all it won as its last row had them; noughts when this is its first. */
  stakedBefore: minor('staked_before').default(sql`0`),
  wonBefore: minor('won_before').default(sql`0`),
  /** When the round began: its first bet. */
  begunAt: moment('begun_at').notNull(),
  settledAt: moment('settled_at').notNull(),
  /** By the clock of the database: of a round that was undone settledAt is long ago. */
  queuedAt: moment('queued_at').notNull().defaultNow(),
  /** The traceparent of what settled it, so that what follows leads back to it; null where its trace is not kept. */
  trace: text(),
});

const exact = (name: string) => numeric(name, { mode: 'bigint' }).notNull();

/**
 * Settled rounds for money of a game by the day they began, in the zone of the currency: how many, what they staked and won, and the sums
 * of products from which the spread of their results follows. Minor units and their squares, of any size. See play/game-days.
 */
export const gameDays = pgTable(
  'game_days',
  {
    day: date({ mode: 'string' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    game: text().notNull(),
    rounds: minor('rounds'),
    staked: exact('staked'),
    won: exact('won'),
    stakedStaked: exact('staked_staked'),
    stakedWon: exact('staked_won'),
    wonWon: exact('won_won'),
  },
  (t) => [primaryKey({ columns: [t.day, t.currency, t.game] })],
);

/**
 * Rounds that were settled 48 hours or more after they began, each written with its settlement: few, and found by when they were settled,
 * which no index of rounds can tell (0152). settledAt null: it was a day old and still open when this table was made, and may have been
 * settled late by a process that did not know the table. Whoever reads asks the round itself when it was settled.
 */
export const lateRounds = pgTable(
  'late_rounds',
  {
    roundId: uuid('round_id')
      .primaryKey()
      .references(() => rounds.id),
    userId: uuid('user_id').notNull(),
    settledAt: moment('settled_at'),
  },
  (t) => [index('late_rounds_user_index').on(t.userId, t.settledAt)],
);

/**
 * Rounds that may stand in the lists of wins: they paid more real money than their stake when they were counted. How they stand now is
 * read from the round. big: it may stand among the big wins, and is kept for as long as those are shown; of the others the newest stay.
 */
export const recentWins = pgTable(
  'recent_wins',
  {
    roundId: uuid('round_id').primaryKey(),
    settledAt: moment('settled_at').notNull(),
    big: boolean().notNull(),
  },
  (t) => [
    index('recent_wins_settled_index').on(t.settledAt),
    index('recent_wins_big_index').on(t.settledAt).where(sql`${t.big}`),
  ],
);
