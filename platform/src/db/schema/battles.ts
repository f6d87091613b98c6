import type { BattleSizing, BattleTier } from '@kozyr/contracts/battles';
import type { Currency } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const minor = (name: string) => bigint(name, { mode: 'bigint' });

/** Tournaments of players with like stakes. Money in minor units. */
export const battles = pgTable(
  'battles',
  {
    id: uuid().primaryKey(),
    tier: text().$type<BattleTier>().notNull(),
    currency: text().$type<Currency>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** How long after its end rounds that were settled before it still count. */
    graceSeconds: integer('grace_seconds').notNull(),
    minStake: minor('min_stake').notNull(),
    /** Stakes below it count; null: no bound. */
    maxStake: minor('max_stake'),
    /** First place first. */
    prizes: minor('prizes').array().notNull(),
    /** Counted stakes of all players from which on prizes are paid in full; below it in that proportion. */
    fullStakes: minor('full_stakes').notNull(),
    /** open: nothing is paid yet, whether it has begun or ended by the clock. */
    state: text().$type<'open' | 'finished' | 'cancelled'>().notNull().default('open'),
    closedAt: moment('closed_at'),
    scheduled: boolean().notNull().default(false),
    /** Why so many tiers were open when the schedule made it; null of all others. */
    sizing: jsonb().$type<BattleSizing>(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    // Two processes that make the schedule at once make each battle once.
    uniqueIndex('battles_slot').on(t.tier, t.currency, t.startsAt).where(sql`${t.scheduled}`),
    index('battles_open').on(t.endsAt).where(sql`${t.state} = 'open'`),
    index('battles_over').on(t.endsAt).where(sql`${t.state} <> 'open'`),
    check('battles_tier_check', sql`${t.tier} in ('bronze', 'silver', 'gold', 'platinum', 'brilliant')`),
    check('battles_currency_check', sql`${t.currency} in ('uah', 'kzt')`),
    check('battles_state_check', sql`${t.state} in ('open', 'finished', 'cancelled')`),
    check('battles_closed_check', sql`(${t.state} = 'open') = (${t.closedAt} is null)`),
    check(
      'battles_numbers_check',
      sql`${t.startsAt} < ${t.endsAt} and ${t.graceSeconds} > 0 and ${t.minStake} > 0
        and coalesce(${t.maxStake} > ${t.minStake}, true) and cardinality(${t.prizes}) between 1 and 50 and ${t.fullStakes} > 0`,
    ),
  ],
);

/** A player in a battle, and what their points make. */
export const battleEntries = pgTable(
  'battle_entries',
  {
    battleId: uuid('battle_id')
      .notNull()
      .references(() => battles.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    enteredAt: moment('entered_at').notNull(),
    /** Stakes that counted. */
    stakes: integer().notNull().default(0),
    /** What they add up to. */
    countedStakes: minor('counted_stakes').notNull().default(sql`0`),
    /** In hundredths. */
    score: minor('score').notNull().default(sql`0`),
    /** When this score was reached, and by which of all settled rounds: of equal scores the earlier stands higher. */
    reachedAt: moment('reached_at'),
    reachedBy: minor('reached_by'),
  },
  (t) => [
    primaryKey({ columns: [t.battleId, t.userId] }),
    index('battle_entries_of').on(t.userId, t.enteredAt),
    index('battle_entries_board')
      .on(t.battleId, t.score.desc(), t.reachedAt, t.reachedBy)
      .where(sql`${t.reachedAt} is not null`),
  ],
);

/** Rounds that count in a battle; ordinal: the order in which they were counted. */
export const battlePoints = pgTable(
  'battle_points',
  {
    battleId: uuid('battle_id').notNull(),
    roundId: uuid('round_id').notNull(),
    userId: uuid('user_id').notNull(),
    ordinal: minor('ordinal').notNull(),
    game: text().notNull(),
    /** The real-money part of the round's stake. */
    stake: minor('stake').notNull(),
    won: minor('won').notNull(),
    /** won by the whole stake in hundredths, cut off. */
    multiplier: minor('multiplier').notNull(),
    settledAt: moment('settled_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.battleId, t.roundId] }),
    index('battle_points_order').on(t.battleId, t.userId, t.ordinal),
    index('battle_points_best').on(t.battleId, t.userId, t.multiplier.desc(), t.ordinal),
    index('battle_points_round').on(t.roundId),
  ],
);

/** Prizes of a finished battle, written with its end and paid each in a transaction of its own. */
export const battlePrizes = pgTable(
  'battle_prizes',
  {
    battleId: uuid('battle_id')
      .notNull()
      .references(() => battles.id),
    place: smallint().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    amount: minor('amount').notNull(),
    paidAt: moment('paid_at'),
    /** When the player closed its modal. */
    seenAt: moment('seen_at'),
  },
  (t) => [
    primaryKey({ columns: [t.battleId, t.place] }),
    uniqueIndex('battle_prizes_player').on(t.battleId, t.userId),
    index('battle_prizes_owed').on(t.battleId).where(sql`${t.paidAt} is null`),
    index('battle_prizes_unseen').on(t.userId).where(sql`${t.seenAt} is null`),
  ],
);
