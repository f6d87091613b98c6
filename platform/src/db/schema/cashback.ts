import type { Currency } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { userBonuses } from './bonuses';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const minor = (name: string) => bigint(name, { mode: 'bigint' }).notNull();
const currency = () => text().$type<Currency>().notNull();

/**
 * What a week brought a player who played in it, and the sums it came from: written once, with the money, and never changed.
 * A week that brought nothing has a row too: it says why. Minor units; percent in hundredths.
 */
export const cashbackWeeks = pgTable(
  'cashback_weeks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text().$type<'Cashback' | 'WeeklyCashback'>().notNull(),
    weekFrom: moment('week_from').notNull(),
    weekTo: moment('week_to').notNull(),
    currency: currency(),
    rounds: integer().notNull(),
    staked: minor('staked'),
    won: minor('won'),
    stars: smallint().notNull(),
    percent: integer().notNull(),
    /** The most it might be: by stars, or as the offer of WeeklyCashback says. */
    most: bigint({ mode: 'bigint' }),
    /** Stakes times the edges of their games; null, and no bound: it was counted before there was one. */
    theoreticalLoss: bigint('theoretical_loss', { mode: 'bigint' }),
    /** What it might be at most by the part of the theoretical loss that promotions may give back. */
    bound: bigint({ mode: 'bigint' }),
    amount: minor('amount'),
    /** WeeklyCashback: the user bonus it was given to. */
    userBonusId: uuid('user_bonus_id').references(() => userBonuses.id),
    creditedAt: moment('credited_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.weekFrom] }),
    index('cashback_weeks_week_index').on(t.currency, t.weekFrom),
    check('cashback_weeks_kind_check', sql`${t.kind} in ('Cashback', 'WeeklyCashback')`),
    check(
      'cashback_weeks_numbers_check',
      sql`${t.amount} >= 0 and ${t.staked} >= 0 and ${t.won} >= 0 and ${t.amount} <= greatest(${t.staked} - ${t.won}, 0)
        and ${t.amount} <= coalesce(${t.bound}, ${t.amount}) and ${t.weekFrom} < ${t.weekTo}`,
    ),
  ],
);

/** Which weeks are counted for all players; one without an end was broken off and is gone on with. */
export const cashbackRuns = pgTable(
  'cashback_runs',
  {
    currency: currency(),
    weekFrom: moment('week_from').notNull(),
    startedAt: moment('started_at').notNull(),
    completedAt: moment('completed_at'),
  },
  (t) => [primaryKey({ columns: [t.currency, t.weekFrom] })],
);

/** Claims by the player's own key: the same key answers the same claim. */
export const cashbackClaims = pgTable(
  'cashback_claims',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    idempotencyKey: uuid('idempotency_key').notNull(),
    amount: minor('amount'),
    currency: currency(),
    claimedAt: moment('claimed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.idempotencyKey] }),
    check('cashback_claims_amount_check', sql`${t.amount} > 0`),
  ],
);
