import type { Currency } from '@kozyr/contracts/money';
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
  /** When the round began: its first bet. */
  begunAt: moment('begun_at').notNull(),
  settledAt: moment('settled_at').notNull(),
  /** By the clock of the database: of a round that was undone settledAt is long ago. */
  queuedAt: moment('queued_at').notNull().defaultNow(),
});
