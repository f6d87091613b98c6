import type { Game } from '@kozyr/contracts/games';
import type { StakeCurrency } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { sessions, users } from './accounts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const minor = (name: string) => bigint(name, { mode: 'bigint' }).notNull().default(sql`0`);
const currency = () => text().$type<StakeCurrency>().notNull();
/** Where the operator does not offer it: countries by ISO code, or EU. */
const areas = () => text('closed_in').array().notNull().default(sql`'{}'::text[]`);

/** The version of every integration's feed that the catalogue holds. */
export const gameFeeds = pgTable('game_feeds', {
  integration: text().primaryKey(),
  version: text().notNull(),
  importedAt: moment('imported_at').notNull(),
});

/** enabled and closedIn are the operator's and survive every import; integration says who answers for the provider's games. */
export const providers = pgTable('providers', {
  slug: text().primaryKey(),
  integration: text().notNull(),
  name: text().notNull(),
  enabled: boolean().notNull().default(true),
  closedIn: areas(),
});

/** available: the feed still has it. enabled and closedIn: the operator's; countriesBlocked: the feed's. A game is offered while both hold. Never deleted. */
export const games = pgTable(
  'games',
  {
    slug: text().primaryKey(),
    provider: text()
      .notNull()
      .references(() => providers.slug),
    /** What its integration calls it; null: the slug. */
    code: text(),
    title: text().notNull(),
    category: text().$type<Game['category']>().notNull(),
    tags: text().array().notNull(),
    theme: text().notNull(),
    rtp: text().notNull(),
    volatility: text().$type<Game['volatility']>().notNull(),
    minBet: jsonb('min_bet').$type<Game['min_bet']>().notNull(),
    maxBet: jsonb('max_bet').$type<Game['max_bet']>().notNull(),
    /** The most a round can win, in hundredths of its stake; null: imported before feeds told it. */
    maxWinHundredths: integer('max_win_hundredths'),
    countriesBlocked: text('countries_blocked').array().notNull(),
    devices: text().array().notNull(),
    releasedOn: date('released_on', { mode: 'string' }).notNull(),
    popularity: doublePrecision().notNull(),
    contribution: smallint().notNull(),
    available: boolean().notNull().default(true),
    enabled: boolean().notNull().default(true),
    closedIn: areas(),
  },
  (t) => [
    index('games_provider_index').on(t.provider),
    // Operators search by the beginning of a title.
    index('games_beginning').on(sql`lower(${t.title}) text_pattern_ops`),
    check('games_category_check', sql`${t.category} in ('slots', 'instant', 'live')`),
    check('games_max_win_check', sql`${t.maxWinHundredths} > 0`),
    check('games_contribution_check', sql`${t.contribution} between 0 and 100`),
  ],
);

/** Why a session takes no stakes any more: the player left it, or opened the same game anew. */
export type CloseReason = 'player' | 'replaced' | 'stopped';

/**
 * One row per launch for money or credits. The token is kept as its SHA-256 and spent once. playId and playSince: the first session
 * of those that belong to one stretch of play at the game, and when it began; a reload goes on with its clock and its result.
 */
export const gameSessions = pgTable(
  'game_sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    game: text()
      .notNull()
      .references(() => games.slug),
    integration: text().notNull(),
    currency: currency(),
    locale: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    tokenExpiresAt: moment('token_expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    openedAt: moment('opened_at'),
    closedAt: moment('closed_at'),
    closeReason: text('close_reason').$type<CloseReason>(),
    playId: uuid('play_id'),
    playSince: moment('play_since'),
    /** The sign-in it was launched from: once that has ended, no stake is taken any more. */
    signInId: uuid('sign_in_id').references(() => sessions.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('game_sessions_user_index').on(t.userId),
    index('game_sessions_game_index').on(t.userId, t.game, t.createdAt),
    index('game_sessions_play_index').on(t.playId),
    check(
      'game_sessions_close_check',
      sql`${t.closeReason} is null or ${t.closeReason} in ('player', 'replaced', 'stopped')`,
    ),
  ],
);

export type RoundStatus = 'open' | 'settled' | 'refunded';

/**
 * A round as its movements left it. Stakes are those of bets that stand, wins those that stand; closed: a win that stands
 * said so. A round never holds a paid win without a stake that stands. ordinal: the order of the player's history.
 *
 * It refers to its player, session, game and bonus without foreign keys: each of them would be looked up and locked again for every bet,
 * by whose transaction it was just read. checkRounds proves that they are there, and that they are the same player's (0149).
 */
export const rounds = pgTable(
  'rounds',
  {
    id: uuid().primaryKey().defaultRandom(),
    ordinal: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    integration: text().notNull(),
    providerRound: text('provider_round').notNull(),
    userId: uuid('user_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    game: text().notNull(),
    currency: currency(),
    status: text().$type<RoundStatus>().notNull(),
    closed: boolean().notNull().default(false),
    stakeGame: minor('stake_game'),
    stakeElectronic: minor('stake_electronic'),
    stakeBonus: minor('stake_bonus'),
    winElectronic: minor('win_electronic'),
    winBonus: minor('win_bonus'),
    /** The part of wins that belonged to a bonus no longer running: paid to nobody. */
    winForfeited: minor('win_forfeited'),
    /** Wins that wait for an operator: paid to nobody yet. A round that was not settled before stays open for them. */
    held: minor('held'),
    /** The bonus that was running at its first bet: its stakes count for that one, and what they won is its. */
    userBonusId: uuid('user_bonus_id'),
    /** What the house keeps of its stake on average, hundredths of a percent, by the game's RTP at its first bet: it never changes. */
    houseEdge: integer('house_edge').notNull().default(0),
    balanceGame: minor('balance_game'),
    balanceElectronic: minor('balance_electronic'),
    balanceBonus: minor('balance_bonus'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (t) => [
    unique('rounds_provider_round_unique').on(t.integration, t.providerRound),
    index('rounds_user_index').on(t.userId, t.ordinal),
    index('rounds_session_index').on(t.sessionId, t.ordinal),
    // A player's week, for cashback: the rounds that began in it.
    index('rounds_begun_index').on(t.userId, t.createdAt),
    // Who plays now: costs a bet next to nothing, since rows come in the order of time. What is not summarized yet would be read whole.
    index('rounds_created_index').using('brin', t.createdAt).with({ autosummarize: true, pages_per_range: 16 }),
    // No index has a column that settling changes: so the row is changed within its page, and no index is touched (0152).
    check('rounds_house_edge_check', sql`${t.houseEdge} between 0 and 10000`),
    check('rounds_status_check', sql`${t.status} in ('open', 'settled', 'refunded')`),
    check(
      'rounds_stake_check',
      sql`${t.stakeGame} >= 0 and ${t.stakeElectronic} >= 0 and ${t.stakeBonus} >= 0 and ${t.winElectronic} >= 0 and ${t.winBonus} >= 0`,
    ),
    check('rounds_held_check', sql`${t.held} >= 0`),
    check(
      'rounds_win_has_stake_check',
      sql`${t.winElectronic} + ${t.winBonus} + ${t.held} = 0 or ${t.stakeGame} + ${t.stakeElectronic} + ${t.stakeBonus} > 0`,
    ),
  ],
);

/**
 * Every answered call of a provider's that moves money, for ever: the key of idempotency and the first answer. refused: the
 * error a bet was answered with; undoneBy: the refund or rollback that gave it back. answer is json, not jsonb, to keep it
 * as it was sent.
 */
export const seamlessCalls = pgTable(
  'seamless_calls',
  {
    integration: text().notNull(),
    action: text().$type<'bet' | 'win' | 'refund' | 'rollback'>().notNull(),
    transactionId: text('transaction_id').notNull(),
    bodyHash: text('body_hash').notNull(),
    userId: uuid('user_id').notNull(),
    roundId: uuid('round_id'),
    transferId: text('transfer_id'),
    game: minor('game'),
    electronic: minor('electronic'),
    bonus: minor('bonus'),
    forfeited: minor('forfeited'),
    closes: boolean().notNull().default(false),
    refused: text(),
    undoneBy: text('undone_by'),
    answer: json().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.integration, t.action, t.transactionId] }),
    index('seamless_calls_round_index').on(t.roundId),
  ],
);

/** Transactions that a refund (bets only) or a rollback (bets and wins) forbids, whether or not they have arrived. */
export const seamlessBlocks = pgTable(
  'seamless_blocks',
  {
    integration: text().notNull(),
    userId: uuid('user_id').notNull(),
    transactionId: text('transaction_id').notNull(),
    action: text().$type<'bet' | 'win'>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.integration, t.userId, t.transactionId, t.action] })],
);
