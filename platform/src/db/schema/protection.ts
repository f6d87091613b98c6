import type { RealityCheckEvery } from '@kozyr/contracts/gaming-session';
import type { LimitKind, LimitPeriod } from '@kozyr/contracts/player-limits';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts';
import type { MarkKind } from './person-marks';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** By what an excluded person was known again: a mark that two accounts have, or a register of excluded people. */
export type BarredBy = MarkKind | 'register';

/**
 * What keeps a player from playing: one row for each player who ever asked for it, or was kept by an operator. Several may hold at
 * once; services/kernel/protection/rules says which counts. Written by setProtection alone, each change with its entry in the audit log.
 */
export const playerProtection = pgTable(
  'player_protection',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    timedOutUntil: moment('timed_out_until'),
    selfExcludedFrom: moment('self_excluded_from'),
    /** Null while selfExcludedFrom is set: for ever. */
    selfExcludedUntil: moment('self_excluded_until'),
    suspendedAt: moment('suspended_at'),
    /** For operators; the player is told to write to support. */
    suspendedFor: text('suspended_for'),
    closedAt: moment('closed_at'),
    /** An exclusion that holds here since the same person is excluded elsewhere: at another account, or in a register. */
    barredFrom: moment('barred_from'),
    /** Null while barredFrom is set: for ever. */
    barredUntil: moment('barred_until'),
    /** How the person was known again. */
    barredBy: text('barred_by').$type<BarredBy>(),
  },
  (t) => [
    check('player_protection_barred_check', sql`(${t.barredFrom} is null) = (${t.barredBy} is null)`),
    check('player_protection_barred_until_check', sql`${t.barredUntil} is null or ${t.barredUntil} > ${t.barredFrom}`),
    check(
      'player_protection_excluded_check',
      sql`${t.selfExcludedUntil} is null or ${t.selfExcludedUntil} > ${t.selfExcludedFrom}`,
    ),
    check('player_protection_suspended_check', sql`(${t.suspendedAt} is null) = (${t.suspendedFor} is null)`),
  ],
);

/**
 * A player's own bounds: money in minor units, time in seconds. A change that waits stands beside what is in force; changeAmount null
 * while changeFrom is set: the limit is to be taken away. Every change has its entry in the audit log.
 */
export const playerLimits = pgTable(
  'player_limits',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text().$type<LimitKind>().notNull(),
    period: text().$type<LimitPeriod>().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    since: moment('since').notNull(),
    changeAmount: bigint('change_amount', { mode: 'bigint' }),
    changeFrom: moment('change_from'),
    changeUntil: moment('change_until'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.period] }),
    check('player_limits_kind_check', sql`${t.kind} in ('deposit', 'loss', 'stake', 'time')`),
    check('player_limits_period_check', sql`${t.period} in ('day', 'week', 'month')`),
    check('player_limits_amount_check', sql`${t.amount} >= 0`),
    check('player_limits_change_check', sql`(${t.changeFrom} is null) = (${t.changeUntil} is null)`),
    // A lower one never waits.
    check('player_limits_raise_check', sql`${t.changeAmount} is null or ${t.changeAmount} > ${t.amount}`),
  ],
);

/**
 * What a player staked and won in a day of their currency's zone, minor units: what limits count. A stake counts on the day it was taken
 * and a win on the day it was paid; what is undone is taken off the day it counted on. `npm run limits:check` counts it anew.
 */
export const playerDays = pgTable(
  'player_days',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    day: date().notNull(),
    /** Of whatever money. */
    staked: bigint({ mode: 'bigint' }).notNull(),
    /** Of game and digital balance alone. */
    ownStaked: bigint('own_staked', { mode: 'bigint' }).notNull(),
    /** What rounds paid, whatever the money. */
    won: bigint({ mode: 'bigint' }).notNull(),
    /** Of it, to the digital balance. */
    ownWon: bigint('own_won', { mode: 'bigint' }).notNull(),
    /** How long was played: from each stake to the next of the same gaming session. */
    seconds: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);

/**
 * The gaming session that a player is in, or was in last: over all games, from a first stake until a quarter of an hour has passed without
 * one. Written with the player's lock held, in the transaction of what it counts.
 */
export const gamingSessions = pgTable(
  'gaming_sessions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Null: nothing was ever staked. */
    beganAt: moment('began_at'),
    /** Of the last stake. */
    stakedAt: moment('staked_at'),
    /** When the player last answered a reality check; the beginning counts as one. */
    checkedAt: moment('checked_at'),
    /** Minor units, since it began. */
    staked: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    won: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /** How often the player is reminded of the time, minutes; null: never. */
    checkEvery: smallint('check_every').$type<RealityCheckEvery>().default(60),
  },
  (t) => [
    check('gaming_sessions_every_check', sql`${t.checkEvery} is null or ${t.checkEvery} in (15, 30, 60, 120)`),
    check(
      'gaming_sessions_moments_check',
      sql`(${t.beganAt} is null) = (${t.stakedAt} is null) and (${t.beganAt} is null) = (${t.checkedAt} is null)`,
    ),
  ],
);
