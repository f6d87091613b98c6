import type { StakeCurrency } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const minor = () => bigint({ mode: 'bigint' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const currency = () => text().$type<StakeCurrency>().notNull();

/** The owner of transfers between accounts of the house alone. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

// Written by the SQL functions of the ledger only. Nothing here refers to players' own table: a ledger outlives accounts.

/** One row per player and currency; the lock of a posting. Credits of play money are never anywhere but in game and electronic. */
export const ledgerBalances = pgTable(
  'ledger_balances',
  {
    player: uuid().notNull(),
    currency: currency(),
    game: minor().notNull().default(sql`0`),
    electronic: minor().notNull().default(sql`0`),
    bonus: minor().notNull().default(sql`0`),
    cashback: minor().notNull().default(sql`0`),
    holds: minor().notNull().default(sql`0`),
    version: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.player, t.currency] }),
    check('ledger_balances_currency', sql`${t.currency} in ('uah', 'kzt', 'crd')`),
    check(
      'ledger_balances_credits',
      sql`${t.currency} <> 'crd' or (${t.bonus} = 0 and ${t.cashback} = 0 and ${t.holds} = 0)`,
    ),
    check(
      'ledger_balances_not_negative',
      sql`${t.game} >= 0 and ${t.electronic} >= 0 and ${t.bonus} >= 0 and ${t.cashback} >= 0 and ${t.holds} >= 0`,
    ),
  ],
);

/** One row per posting, for ever. balances: [game, electronic, bonus, cashback, holds, version] by player, right after it. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The player whose rows it lies with: the first of those that it moves money of, NOBODY when there is none. */
    owner: uuid().notNull().default(NOBODY),
    key: text().notNull(),
    bodyHash: bytea('body_hash').notNull(),
    kind: text().notNull(),
    currency: currency(),
    memo: jsonb().$type<Record<string, string>>().notNull(),
    reverses: bigint({ mode: 'bigint' }),
    balances: jsonb().notNull(),
    /** When it was posted, not when its transaction began: numbers and times go together. */
    createdAt: moment('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('ledger_transfers_key').on(t.key),
    // For statements of a span of days: costs a posting next to nothing, since rows come in the order of time.
    index('ledger_transfers_created').using('brin', t.createdAt),
    uniqueIndex('ledger_transfers_reverses').on(t.reverses).where(sql`${t.reverses} is not null`),
    check('ledger_transfers_currency', sql`${t.currency} in ('uah', 'kzt', 'crd')`),
  ],
);

/**
 * Double entry: the rows of a transfer, and of each of its legs, sum to zero. Append-only by trigger. Partitioned by ranges of transfer_id,
 * which drizzle can't say: ledger/partitions.ts makes new ones and lets old ones leave. The last has no end, so that every posting has a place.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    transferId: bigint('transfer_id', { mode: 'bigint' }).notNull(),
    ordinal: smallint().notNull(),
    leg: smallint().notNull(),
    /** Its transfer's. */
    owner: uuid().notNull().default(NOBODY),
    player: uuid(),
    account: text().notNull(),
    amount: minor().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.transferId, t.ordinal] }),
    // A player's history and statement.
    // For statements. game_providers has an entry for every bet and is left out: an index there would be paid for by each.
    index('ledger_entries_of_house')
      .on(t.account, t.transferId)
      .where(sql`${t.player} is null and ${t.account} <> 'game_providers'`),
    index('ledger_entries_of_player').on(t.player, t.transferId).where(sql`${t.player} is not null`),
    check('ledger_entries_amount', sql`${t.amount} <> 0`),
    check(
      'ledger_entries_account',
      sql`case when ${t.player} is null
        then ${t.account} in ('gateway_clearing', 'game_providers', 'promotions', 'chargebacks_receivable', 'adjustments', 'write_offs', 'jackpots', 'credits')
        else ${t.account} in ('game', 'electronic', 'bonus', 'cashback', 'holds') end`,
    ),
  ],
);

export type HoldState = 'pending' | 'posted' | 'voided' | 'expired';

/** Money set aside; transfer_id moved it to the player's holds, resolution_id moved it on. */
export const ledgerHolds = pgTable(
  'ledger_holds',
  {
    id: uuid().primaryKey(),
    transferId: bigint('transfer_id', { mode: 'bigint' }).notNull(),
    player: uuid().notNull(),
    currency: currency(),
    amount: minor().notNull(),
    state: text().$type<HoldState>().notNull().default('pending'),
    resolutionId: bigint('resolution_id', { mode: 'bigint' }),
    expiresAt: moment('expires_at'),
  },
  (t) => [
    uniqueIndex('ledger_holds_transfer').on(t.transferId),
    uniqueIndex('ledger_holds_resolution').on(t.resolutionId).where(sql`${t.resolutionId} is not null`),
    index('ledger_holds_expiry').on(t.expiresAt).where(sql`${t.state} = 'pending'`),
    check('ledger_holds_amount', sql`${t.amount} > 0`),
    check('ledger_holds_state', sql`${t.state} in ('pending', 'posted', 'voided', 'expired')`),
    check('ledger_holds_resolved', sql`(${t.state} = 'pending') = (${t.resolutionId} is null)`),
  ],
);

/**
 * What all entries up to a transfer did to each account, for those whose partition leaves: with the entries after it they are what each account
 * holds. player: null for accounts of the house.
 */
export const ledgerCarried = pgTable(
  'ledger_carried',
  { player: uuid(), account: text().notNull(), currency: currency(), amount: minor().notNull() },
  (t) => [unique('ledger_carried_unique').on(t.player, t.account, t.currency).nullsNotDistinct()],
);

/**
 * The single row that says up to which transfer entries are carried, and since when; up to which they have left; and through which day, by the
 * latest of the zones, transfers were posted whose entries have left.
 */
export const ledgerCarriedState = pgTable(
  'ledger_carried_state',
  {
    id: smallint().primaryKey(),
    upTo: bigint('up_to', { mode: 'bigint' }).notNull(),
    carriedAt: moment('carried_at'),
    leftUpTo: bigint('left_up_to', { mode: 'bigint' }).notNull(),
    leftThrough: date('left_through', { mode: 'string' }),
  },
  (t) => [
    check('ledger_carried_one_row', sql`${t.id} = 1`),
    check('ledger_carried_before_it_left', sql`${t.leftUpTo} <= ${t.upTo}`),
  ],
);

/** Sums of house entries up to a transfer that nothing before can still commit under; see ledger_roll_up. */
export const ledgerHouseTotals = pgTable(
  'ledger_house_totals',
  { account: text().notNull(), currency: currency(), total: minor().notNull() },
  (t) => [primaryKey({ columns: [t.account, t.currency] })],
);

/** The single row that says how far the totals go, and how far they may go once older transactions have ended. */
export const ledgerRollUp = pgTable(
  'ledger_roll_up_state',
  {
    id: smallint().primaryKey(),
    upTo: bigint('up_to', { mode: 'bigint' }).notNull(),
    candidate: bigint({ mode: 'bigint' }).notNull(),
    candidateXmax: text('candidate_xmax').notNull(),
  },
  (t) => [check('ledger_roll_up_one_row', sql`${t.id} = 1`)],
);

/**
 * What a day's transfers did to each account, by kind and game, up to a transfer that nothing before can still commit under; see
 * ledger/day-totals.ts. Players' wallets are summed over all players. day: of the currency's zone. game: the slug, empty where a transfer
 * belongs to no game. transfers: those whose first entry is in this account, so that over all accounts each counts once.
 */
export const ledgerDays = pgTable(
  'ledger_days',
  {
    day: date({ mode: 'string' }).notNull(),
    currency: currency(),
    kind: text().notNull(),
    account: text().notNull(),
    game: text().notNull(),
    amount: minor().notNull(),
    transfers: minor().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.currency, t.kind, t.account, t.game] })],
);

/**
 * What a day's transfers did to all wallets of a player together, by kind, summed in the same pass as ledger_days. Credits are left out.
 * Of a kind and day, all players together are what their wallets are in ledger_days. transfers: those that took from the player first, so
 * of bets each counts once.
 */
export const ledgerPlayerDays = pgTable(
  'ledger_player_days',
  {
    day: date({ mode: 'string' }).notNull(),
    currency: currency(),
    player: uuid().notNull(),
    kind: text().notNull(),
    amount: minor().notNull(),
    transfers: minor().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.currency, t.player, t.kind] })],
);

/** The single row that says up to which transfer the days are summed, and when that one was posted. */
export const ledgerDaysState = pgTable(
  'ledger_days_state',
  {
    id: smallint().primaryKey(),
    upTo: bigint('up_to', { mode: 'bigint' }).notNull(),
    postedAt: moment('posted_at'),
  },
  (t) => [check('ledger_days_one_row', sql`${t.id} = 1`)],
);
