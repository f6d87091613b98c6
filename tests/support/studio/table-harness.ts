import { randomUUID } from 'node:crypto';
import type { Currency } from '@kozyr/contracts/money';
import { and, eq, isNull } from 'drizzle-orm';
import type pg from 'pg';
import { games, providers, rounds, seamlessCalls } from '../../../platform/src/db/schema/games';
import { type TableDefinition, tableOf } from '../../../studio/src/catalogue/tables';
import { migrateDatabase, openDatabase } from '../../../studio/src/db/database';
import { breaksAfter, CAP } from '../../../studio/src/maths/crash/curve';
import { openSession as openStudioSession, type Session } from '../../../studio/src/sessions/sessions';
import type { TableDeps } from '../../../studio/src/tables/deps';
import { driveBet } from '../../../studio/src/tables/drive-bet';
import type { LiveBet } from '../../../studio/src/tables/live-rows';
import { sweepMoney } from '../../../studio/src/tables/money-loop';
import { ownEntries } from '../../../studio/src/tables/own-entries';
import { currentRound } from '../../../studio/src/tables/rounds-of-table';
import { stepTable } from '../../../studio/src/tables/runner';
import { createShownNames, type ShownNames } from '../../../studio/src/tables/shown-names';
import { readTable } from '../../../studio/src/tables/table-state';
import { takeBet } from '../../../studio/src/tables/take-bet';
import { BEAT_MS } from '../../../studio/src/tables/watched-run';
import { seamlessWallet } from '../../../studio/src/wallet/seamless-wallet';
import type { Movements, WalletResult } from '../../../studio/src/wallet/wallet';
import { emptyDatabase } from '../database';
import { makePlayer, type TestPlayer } from '../funded-player';
import { startPlatform, type TestPlatform } from '../platform';
import { moneyOf, openSession } from '../play/wallet-caller';
import { SECRET } from './studio';

function definition(slug: string): TableDefinition {
  const found = tableOf(slug);
  if (!found) throw new Error(`There is no table ${slug}`);
  return found;
}

export const WHEEL = definition('velvet-roulette');
export const CURVE = definition('visit-outer-dark');

/** Chips on places of the wheel, in whole units of money. */
export const chips = (...list: [spot: string, units: number][]) => ({
  chips: list.map(([spot, units]) => ({ spot, amount: BigInt(units) * 100n })),
});

/** A stake on the curve in whole units of money, and where it leaves by itself, in hundredths. */
export const stake = (units: number, target: number | null = null) => ({ stake: BigInt(units) * 100n, target });

/** More than any round has, one that goes up to the cap in steps of a beat included. */
const MAX_STEPS = 60 + Math.ceil(breaksAfter(CAP) / BEAT_MS);

/** What is done with a call of the wallet instead of making it plainly; `make` makes it. */
type Meddle = (action: keyof Movements, make: () => Promise<WalletResult>) => Promise<WalletResult>;

export type Seated = { player: TestPlayer; session: Session };

/** Gives a platform the two tables as games of the house. */
async function addTables({ ctx }: TestPlatform): Promise<void> {
  await ctx.db.insert(providers).values({ slug: 'north', integration: 'house', name: 'North Star' });
  const rest = { tags: [], theme: '', rtp: '97.00', countriesBlocked: [], devices: [], releasedOn: '2026-01-01' };
  const limits = { minBet: { uah: '1.00', kzt: '10.00' }, maxBet: { uah: '10000.00', kzt: '100000.00' } };
  const game = { ...rest, ...limits, provider: 'north', volatility: 'low', popularity: 1, contribution: 10 } as const;
  await ctx.db.insert(games).values([
    { ...game, slug: WHEEL.slug, title: 'Velvet Roulette', category: 'live' },
    { ...game, slug: CURVE.slug, title: 'Visit Outer Dark', category: 'instant' },
  ]);
}

/** The platform as a wallet over HTTP, with whose calls a test may meddle. */
function walletOf(platform: TestPlatform, platformUrl: string) {
  const meddling: { meddle: Meddle } = { meddle: (_action, make) => make() };
  // A busy machine is no trouble of the wallet's: what is to go unanswered is said by `meddle`.
  const real = seamlessWallet({
    ...{ platformUrl, secret: SECRET, timeoutMs: 60_000, maxCalls: 200 },
    now: () => platform.clock.now.getTime(),
  });
  const wallet: Movements = {
    bet: (input) => meddling.meddle('bet', () => real.bet(input)),
    win: (input) => meddling.meddle('win', () => real.win(input)),
    refund: (input) => meddling.meddle('refund', () => real.refund(input)),
  };
  return { meddling, wallet, names: () => createShownNames(real) };
}

/** Players of whom a test wants to know nothing but that they are there. */
const SOMEBODY: ShownNames['nameOf'] = () => ({ name: '•••• 00', avatar: null });

/** Players who sit down at a table, and what became of their money. */
function playersAt(platform: TestPlatform, deps: TableDeps) {
  const { db } = platform.ctx;
  return {
    async seat(table: TableDefinition, game_ = 100_000n, currency: Currency = 'uah'): Promise<Seated> {
      const player = await makePlayer(platform, { game: game_ }, { currency });
      const walletSession = await openSession(platform, player, { game: table.slug });
      const { session } = await openStudioSession(deps.pool, randomUUID(), {
        ...{ mode: 'real', wallet_session: walletSession, player: player.id, game: table.slug, currency, locale: 'uk' },
        ...{ min_bet: 100n, max_bet: 1_000_000n, round_seconds: 0, may_hurry: true, may_autoplay: false },
      });
      return { player, session };
    },
    /** The same player at the table for credits. Their movements are answered by whatever meddles with the wallet. */
    async credits({ player }: Seated, table: TableDefinition): Promise<Session> {
      const { session } = await openStudioSession(deps.pool, randomUUID(), {
        ...{ mode: 'real', wallet_session: 'of-credits', player: player.id, game: table.slug, currency: 'crd' },
        ...{ locale: 'uk', min_bet: 100n, max_bet: 1_000_000n, round_seconds: 0, may_hurry: true, may_autoplay: false },
      });
      return session;
    },
    async demo(table: TableDefinition): Promise<Session> {
      const { session } = await openStudioSession(deps.pool, randomUUID(), {
        ...{ mode: 'demo', wallet_session: null, player: null, game: table.slug, currency: 'uah', locale: 'uk' },
        ...{ min_bet: 100n, max_bet: 1_000_000n, round_seconds: 0, may_hurry: true, may_autoplay: false },
      });
      return session;
    },
    /** Game, digital and bonus together, minor units. */
    async balanceOf({ player }: Seated): Promise<bigint> {
      const money = await moneyOf(platform, player);
      return money.game + money.electronic + money.bonus;
    },
    /**
     * What the platform did for a player, in one entry or in all, sorted: its clock stands still, so they have no order.
     * Refused calls are left out.
     */
    async movesOf({ player }: Seated, entry?: { id: string }): Promise<string[]> {
      const ofPlayer = and(eq(seamlessCalls.userId, player.id), isNull(seamlessCalls.refused));
      const ofEntry = entry && eq(rounds.providerRound, entry.id);
      const calls = await db
        .select({ action: seamlessCalls.action })
        .from(seamlessCalls)
        .leftJoin(rounds, and(eq(rounds.id, seamlessCalls.roundId), eq(rounds.userId, seamlessCalls.userId)))
        .where(and(ofPlayer, ofEntry));
      return calls.map(({ action }) => action).sort();
    },
    async entryOf({ session }: { session: Session }) {
      const [entry] = await ownEntries(deps.pool, session, 1);
      if (!entry) throw new Error('The player has no entry');
      return entry;
    },
  };
}

/**
 * Tables of the studio on a database of their own, with the real platform as their wallet over HTTP, and a clock that the
 * test moves. Nothing moves by itself: `until` conducts, `pay` sweeps.
 */
export async function startTableHarness(start = Date.parse('2026-11-20T16:00:00Z')) {
  const platform = await startPlatform({ WALLET_SECRET: SECRET });
  const platformUrl = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  await addTables(platform);
  const databaseUrl = await emptyDatabase();
  const clock = { now: start };
  const pools: pg.Pool[] = [];
  const { meddling, wallet, names } = walletOf(platform, platformUrl);

  /** One process of the studio, as far as its tables go. */
  async function process(shut: readonly string[] = []): Promise<TableDeps> {
    const pool = openDatabase(databaseUrl);
    pools.push(pool);
    await migrateDatabase(databaseUrl);
    return { pool, wallet, tables: [WHEEL, CURVE], shut: new Set(shut), now: () => clock.now, warn: () => undefined };
  }
  const deps = await process();

  async function roundOf(table: TableDefinition) {
    const round = await currentRound(deps, table.slug);
    if (!round) throw new Error(`${table.slug} has no round`);
    return round;
  }

  type Stake = Parameters<typeof takeBet>[3]['staked'];
  /** A player's bet in the current round, as the API takes and drives it. @throws Failure */
  async function bet(
    table: TableDefinition,
    session: Session,
    staked: Stake,
    {
      betId = String(randomUUID()),
      by = deps,
      roundId = '',
      receivedAt = clock.now,
    }: { betId?: string; by?: TableDeps; roundId?: string; receivedAt?: number } = {},
  ): Promise<LiveBet> {
    const id = roundId || (await roundOf(table)).id;
    const seed = session.holder.replaceAll(/[^a-z0-9]/g, '').slice(-16);
    const request = { betId, roundId: id, clientSeed: seed, staked, receivedAt };
    const taken = await takeBet(by, table, session, request);
    return taken.state === 'sent' ? driveBet(by, taken.id, false) : taken;
  }

  return {
    platform,
    clock,
    databaseUrl,
    deps,
    process,
    ...playersAt(platform, deps),
    bet,
    roundOf,
    meddling,
    wallet,
    /** The names of players as a process asks the platform for them. */
    names,
    /** A table as a process reads it that knows these names. */
    read: (table: TableDefinition, nameOf = SOMEBODY) => readTable(deps, table, nameOf),
    /** Moves the clock to the end of each phase and conducts, until the table's round is in this phase. */
    async until(table: TableDefinition, phase: string, by: TableDeps | (() => Promise<TableDeps>) = deps) {
      for (let step = 0; step < MAX_STEPS; step += 1) {
        const round = await currentRound(deps, table.slug);
        if (round?.phase === phase && (phase !== 'result' || round.settled_at)) return round;
        const wait = await stepTable(typeof by === 'function' ? await by() : by, table);
        clock.now += Math.max(0, Math.ceil(wait));
      }
      throw new Error(`${table.slug} does not come to ${phase}`);
    },
    /** Makes every movement that is due, whatever the pauses between repeats. */
    async pay(by: TableDeps = deps): Promise<void> {
      for (const table of ['live_bets', 'live_entries'])
        await by.pool.query(`update ${table} set next_attempt_at = now()`);
      await sweepMoney(by);
      await sweepMoney(by);
    },
    /** As if the processes that held leases had died half a minute ago. */
    async expireLeases(): Promise<void> {
      for (const table of ['live_bets', 'live_entries']) {
        await deps.pool.query(`update ${table} set lease_until = now() - interval '1 second' where lease is not null`);
      }
    },
    async stop(): Promise<void> {
      await Promise.all(pools.map((pool) => pool.end()));
      await platform.stop();
    },
  };
}

export type TableHarness = Awaited<ReturnType<typeof startTableHarness>>;
