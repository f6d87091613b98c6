import type { WEEKDAYS } from '@kozyr/contracts/bonus-settings';
import type { Bonus, BonusLabel, BonusNames, ListedBonus, UserBonusStatus, WagerType } from '@kozyr/contracts/bonuses';
import type { Currency } from '@kozyr/contracts/money';
import type { OwnBonus } from '@kozyr/contracts/own-bonuses';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { operators } from './operators';
import { deposits } from './payments';
import { playerGroups } from './player-groups';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const minor = (name: string) => bigint(name, { mode: 'bigint' }).notNull().default(sql`0`);
const currency = () => text().$type<Currency>().notNull();

/** Kinds of bonuses; a disabled one gives nothing. At most 16, spec §9. */
export const bonusGroups = pgTable(
  'bonus_groups',
  {
    id: smallint().primaryKey(),
    name: text().$type<BonusLabel>().notNull().unique(),
    enabled: boolean().notNull().default(true),
  },
  (t) => [check('bonus_groups_id_check', sql`${t.id} between 1 and 16`)],
);

/** Bonuses as operators offer them, fields of spec §3; money in minor units, percents in hundredths. */
export const bonuses = pgTable(
  'bonuses',
  {
    id: uuid().primaryKey(),
    groupId: smallint('group_id')
      .notNull()
      .references(() => bonusGroups.id),
    name: text().notNull(),
    /** By language; where one is missing, name stands for it. */
    names: jsonb().$type<BonusNames>().notNull().default({}),
    currency: currency(),
    type: text().$type<Bonus['type']>().notNull(),
    /** PROMO_CODE only; unique without regard to capitals among bonuses of one currency. */
    code: text(),
    status: text().$type<Bonus['status']>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    /** Money, or hundredths of a percent of the deposit for PERCENTAGE. */
    amount: minor('amount'),
    /** PERCENTAGE only. */
    maxAmount: minor('max_amount'),
    minDeposit: minor('min_deposit'),
    activationsOffset: integer('activations_offset').notNull().default(0),
    isDailyActivation: boolean('is_daily_activation').notNull().default(false),
    wagerType: text('wager_type').$type<WagerType>().notNull(),
    /** Hundredths of a time: 3 000 is 30 times. */
    wager: integer().notNull(),
    maxDailyActivations: integer('max_daily_activations').notNull().default(0),
    maxUniqueActivations: integer('max_unique_activations').notNull().default(0),
    activeOnDays: smallint('active_on_days').array().notNull(),
    minRating: smallint('min_rating').notNull().default(0),
    /** Money for ABSOLUTE, hundredths of a percent for PERCENTAGES; 0: no cap. */
    maxWin: minor('max_win'),
    winAmountType: text('win_amount_type').$type<Bonus['win_amount_type']>().notNull(),
    burningOnWithdrawal: boolean('burning_on_withdrawal').notNull().default(false),
    burningAmount: minor('burning_amount'),
    burningOnTimeout: boolean('burning_on_timeout').notNull().default(false),
    burningOnDeposit: boolean('burning_on_deposit').notNull().default(false),
    /** The operator who last said its terms; null: they came with the product. */
    proposedBy: uuid('proposed_by').references(() => operators.id),
    optIn: boolean('opt_in').notNull().default(true),
    isPublic: boolean('is_public').notNull().default(true),
    isRepeatedActivation: boolean('is_repeated_activation').notNull().default(false),
    isVerificationRequired: boolean('is_verification_required').notNull().default(false),
    maxBet: bigint('max_bet', { mode: 'bigint' }),
    /** Only its players see the bonus and may take it; null: everybody. */
    playerGroupId: uuid('player_group_id').references(() => playerGroups.id),
    /** Codes of one use were made for it: its own code opens it no more. */
    singleUse: boolean('single_use').notNull().default(false),
  },
  (t) => [
    uniqueIndex('bonuses_code').on(t.currency, sql`upper(${t.code})`).where(sql`${t.code} is not null`),
    index('bonuses_offered').on(t.currency, t.startsAt).where(sql`${t.status} = 'ACTIVE'`),
    check('bonuses_type_check', sql`${t.type} in ('GAME', 'PROMO_CODE', 'PERCENTAGE')`),
    check('bonuses_code_check', sql`(${t.type} = 'PROMO_CODE') = (${t.code} is not null)`),
    check('bonuses_status_check', sql`${t.status} in ('ACTIVE', 'DRAFT', 'COMPLETED', 'INACTIVE', 'PENDING')`),
    check('bonuses_currency_check', sql`${t.currency} in ('uah', 'kzt')`),
    check('bonuses_wager_type_check', sql`${t.wagerType} in ('CLASSIC', 'VERSION2')`),
    check('bonuses_win_type_check', sql`${t.winAmountType} in ('ABSOLUTE', 'PERCENTAGES')`),
    check(
      'bonuses_numbers_check',
      sql`${t.amount} > 0 and ${t.maxAmount} >= 0 and ${t.minDeposit} >= 0 and ${t.wager} >= 0 and ${t.maxWin} >= 0
        and ${t.burningAmount} >= 0 and ${t.minRating} between 0 and 5 and ${t.activationsOffset} >= 0
        and ${t.maxDailyActivations} >= 0 and ${t.maxUniqueActivations} >= 0 and coalesce(${t.maxBet}, 1) > 0`,
    ),
    // A share of a deposit needs the deposit; that of a week's net loss, in the group WeeklyCashback, none.
    check(
      'bonuses_percentage_check',
      sql`${t.type} <> 'PERCENTAGE' or (${t.maxAmount} > 0 and (${t.minDeposit} > 0) = (${t.groupId} <> 6))`,
    ),
    check('bonuses_single_use_check', sql`not ${t.singleUse} or ${t.type} = 'PROMO_CODE'`),
    check('bonuses_weekly_check', sql`${t.groupId} <> 6 or ${t.type} = 'PERCENTAGE'`),
  ],
);

export type EndReason = NonNullable<OwnBonus['end_reason']>;

/**
 * A bonus that a player took: at most one is PENDING or ACTIVE (spec §4). Money in minor units.
 */
export const userBonuses = pgTable(
  'user_bonuses',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    bonusId: uuid('bonus_id')
      .notNull()
      .references(() => bonuses.id),
    currency: currency(),
    status: text().$type<UserBonusStatus>().notNull(),
    /** The bonus with its group as the player was shown it at that moment: what holds to the end, whatever is edited later. */
    terms: jsonb().$type<ListedBonus>().notNull(),
    subscribedAt: moment('subscribed_at').notNull(),
    activatedAt: moment('activated_at'),
    completedAt: moment('completed_at'),
    updatedAt: moment('updated_at'),
    expiresAt: moment('expires_at'),
    depositId: uuid('deposit_id').references(() => deposits.id),
    depositAmount: minor('deposit_amount'),
    initialAmount: minor('initial_amount'),
    wagerTotal: minor('wager_total'),
    wagerDone: minor('wager_done'),
    /** Most that may reach digital; null: no cap. */
    cap: bigint({ mode: 'bigint' }),
    released: minor('released'),
    forfeited: minor('forfeited'),
    endReason: text('end_reason').$type<EndReason>(),
  },
  (t) => [
    uniqueIndex('user_bonuses_one_running').on(t.userId).where(sql`${t.status} in ('PENDING', 'ACTIVE')`),
    index('user_bonuses_of_user').on(t.userId, t.subscribedAt.desc()),
    index('user_bonuses_of_bonus').on(t.bonusId, t.subscribedAt),
    index('user_bonuses_expiry').on(t.expiresAt).where(sql`${t.status} in ('PENDING', 'ACTIVE')`),
    check('user_bonuses_status_check', sql`${t.status} in ('PENDING', 'ACTIVE', 'COMPLETED', 'CANCELED')`),
    check(
      'user_bonuses_ended_check',
      sql`(${t.status} in ('COMPLETED', 'CANCELED')) = (${t.endReason} is not null)
        and (${t.status} in ('COMPLETED', 'CANCELED')) = (${t.completedAt} is not null)`,
    ),
    check('user_bonuses_active_check', sql`${t.status} <> 'ACTIVE' or ${t.activatedAt} is not null`),
    check(
      'user_bonuses_numbers_check',
      sql`${t.wagerDone} >= 0 and ${t.wagerTotal} >= 0 and ${t.released} >= 0 and ${t.forfeited} >= 0
        and (${t.cap} is null or ${t.released} <= ${t.cap})`,
    ),
  ],
);

export type BonusEventKind = OwnBonus['events'][number]['kind'] | 'wagered';

/** What happened to a user bonus, in order: every move of its money with the transfer that made it. Append-only by trigger. */
export const userBonusEvents = pgTable(
  'user_bonus_events',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userBonusId: uuid('user_bonus_id')
      .notNull()
      .references(() => userBonuses.id),
    at: moment('at').notNull(),
    kind: text().$type<BonusEventKind>().notNull(),
    /** Minor units; null where no money moved. */
    amount: bigint({ mode: 'bigint' }),
    transferId: text('transfer_id'),
  },
  (t) => [index('user_bonus_events_of').on(t.userBonusId, t.id)],
);

type DayWindow = { enabled: boolean; time_from: string; time_to: string };

/** On which days and at which hours the bonuses of a group are given; spec §3, bonus settings. */
export const bonusSettings = pgTable(
  'bonus_settings',
  {
    code: text().$type<BonusLabel>().notNull(),
    currency: currency(),
    daysOfWeekActive: jsonb('days_of_week_active')
      .$type<Partial<Record<(typeof WEEKDAYS)[number], DayWindow>>>()
      .notNull(),
    /** Told to players; what a bonus takes is its own wager. */
    wager: numeric({ precision: 6, scale: 2, mode: 'number' }).notNull().default(1),
    /** One more with every change, so that nobody replaces what they have not seen. */
    version: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.code, t.currency] }), check('bonus_settings_wager_check', sql`${t.wager} >= 1`)],
);
