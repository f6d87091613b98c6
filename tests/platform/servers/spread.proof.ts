import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { checkLedger } from '../../../platform/src/ledger/check';
import { checkRounds } from '../../../platform/src/services/play/rounds/check-rounds';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import { startPlatform, type TestPlatform } from '../../support/platform';
import { addGames, callWallet, openSession } from '../../support/play/wallet-caller';
import { figures, percentile, sizeOf } from '../../support/prove';
import { type SpreadCluster, startSpreadCluster } from '../../support/spread/cluster';
import { makeSpreadDatabase } from '../../support/spread/database';

const PLAYERS = 16;
const SHARDS = 32;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let cluster: SpreadCluster;
beforeAll(async () => {
  cluster = await startSpreadCluster(2, { durable: true });
});
afterAll(() => cluster.stop());

type Seat = { player: TestPlayer; session: string };

/** A platform whose players lie on some of the workers, with players at a game. */
async function platformOn(workers: number): Promise<{ platform: TestPlatform; seats: Seat[]; url: string }> {
  const servers = [cluster.coordinator, ...cluster.workers.slice(0, workers)].map(({ url }) => url);
  const name = `kozyr_spread_${workers}_${randomUUID().slice(0, 8)}`;
  await makeSpreadDatabase(servers, name, SHARDS);
  const url = `${servers[0]}/${name}`;
  const limits = { DATABASE_STATEMENT_TIMEOUT_MS: '5000', DATABASE_CONNECTION_TIMEOUT_MS: '5000' };
  const platform = await startPlatform({ DATABASE_URL: url, ...limits });
  await addGames(platform);
  const seats: Seat[] = [];
  for (let one = 0; one < PLAYERS; one += 1) {
    const player = await makePlayer(platform, { game: 100_000_000n });
    seats.push({ player, session: await openSession(platform, player) });
  }
  return { platform, seats, url };
}

type Bet = { session_id: string; round_id: string; transaction_id: string; amount: string };
/** What was acknowledged, each bet's time, and how many were told to come again. */
type Tally = { made: { bet: Bet; text: string }[]; times: number[]; failed: number };
const newTally = (): Tally => ({ made: [], times: [], failed: 0 });

/** Every seat bets, one bet after another, until told to stop. */
async function betUntil(
  platform: TestPlatform,
  seats: readonly Seat[],
  isOver: () => boolean,
  tally = newTally(),
): Promise<Tally> {
  await Promise.all(
    seats.map(async ({ session }) => {
      while (!isOver()) {
        const id = randomUUID();
        const bet = { session_id: session, round_id: id, transaction_id: id, amount: '1.00' };
        const began = performance.now();
        const { status, text } = await callWallet(platform, 'bet', bet);
        if (status === 200) {
          tally.made.push({ bet, text });
          tally.times.push(performance.now() - began);
        } else {
          tally.failed += 1;
          expect(status).toBe(503);
          await pause(100);
        }
      }
    }),
  );
  return tally;
}

/** How a round goes on after its bet: lost, won, given back, or its win and its bet undone. */
const ENDINGS: readonly ((id: string) => [verb: string, rest: object][])[] = [
  () => [['win', { amount: '0.00', round_closed: true }]],
  () => [['win', { amount: '2.50', round_closed: true }]],
  (id) => [['refund', { bet_transaction_id: id }]],
  (id) => [
    ['win', { amount: '2.50', round_closed: true }],
    ['rollback', { original_transaction_id: `${id}-0` }],
    ['rollback', { original_transaction_id: id }],
  ],
];

/** Every seat plays whole rounds, one after another and each ending in its turn, until told to stop. @returns how many */
async function playUntil(platform: TestPlatform, seats: readonly Seat[], isOver: () => boolean): Promise<number> {
  let played = 0;
  await Promise.all(
    seats.map(async ({ session }) => {
      while (!isOver()) {
        const id = randomUUID();
        const [nth, round] = [played, { session_id: session, round_id: id }];
        played += 1;
        const calls = ENDINGS[nth % ENDINGS.length]?.(id) ?? [];
        for (const [verb, rest, transaction_id] of [
          ['bet', { amount: '1.00' }, id] as const,
          ...calls.map(([verb, rest], place) => [verb, rest, `${id}-${place}`] as const),
        ]) {
          const { status, text } = await callWallet(platform, verb, { ...round, transaction_id, ...rest });
          expect(status, `${verb}: ${text}`).toBe(200);
        }
      }
    }),
  );
  return played;
}

const after = (ms: number) => {
  const end = performance.now() + ms;
  return () => performance.now() > end;
};

const counted = z.tuple([z.object({ transactions: z.number(), statements: z.number() })]);

/**
 * What concerned several servers at once by now: transactions, by what the coordinator notes of each until it is cleared up, and
 * statements that asked more than one part of the players.
 */
async function countOfMany(url: string): Promise<z.infer<typeof counted>[0]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(`select (select count(*) from pg_dist_transaction)::int as transactions,
      (select sum(query_execution_multi_shard) from citus_stat_counters where name = current_database())::int as statements`);
    return counted.parse(rows)[0];
  } finally {
    await client.end();
  }
}

async function requireLawful({ ctx }: TestPlatform): Promise<void> {
  expect((await checkLedger(ctx.db)).violations).toEqual([]);
  expect(await checkRounds(ctx.db)).toEqual([]);
}

it('a round lies on one server: none of the transactions of its bet, win, refund or rollbacks is one of several servers', async () => {
  for (const workers of [1, 2]) {
    const { platform, seats, url } = await platformOn(workers);
    try {
      // Nothing clears the notes away meanwhile.
      await platform.ctx.db.$client.query('alter system set citus.recover_2pc_interval = -1');
      await platform.ctx.db.$client.query('select pg_reload_conf()');
      await betUntil(platform, seats, after(2_000));
      const before = await countOfMany(url);
      const seconds = sizeOf('SECONDS', 10);
      const { made, times, failed } = await betUntil(platform, seats, after(seconds * 1_000));
      expect(failed).toBe(0);
      expect(made.length).toBeGreaterThan(0);
      expect(await countOfMany(url)).toEqual(before);
      expect(await playUntil(platform, seats, after(seconds * 1_000))).toBeGreaterThan(ENDINGS.length);
      expect(await countOfMany(url)).toEqual(before);
      const rate = Math.round(made.length / seconds);
      figures(
        `${workers} workers: ${rate} bets a second of ${PLAYERS} players, half within ${percentile(times, 0.5).toFixed(0)} ms, 99 of 100 within ${percentile(times, 0.99).toFixed(0)} ms; none in a transaction of several servers`,
      );
      await requireLawful(platform);
    } finally {
      await platform.stop();
    }
  }
});

it('a worker that is killed takes no acknowledged bet with it, and holds up none of the other’s players', async () => {
  const { platform, seats } = await platformOn(2);
  try {
    const [gone] = cluster.workers;
    if (!gone) throw new Error('There are two workers.');
    let over = false;
    const tally = newTally();
    const bets = betUntil(platform, seats, () => over, tally);
    let kills = 0;
    for (; kills < sizeOf('KILLS', 3); kills += 1) {
      await pause(2_000);
      await gone.kill();
      // Those under way end before it counts.
      await pause(500);
      const before = tally.made.length;
      await pause(2_000);
      expect(tally.made.length).toBeGreaterThan(before);
      await gone.start();
    }
    await pause(3_000);
    over = true;
    await bets;
    const { made, failed } = tally;
    for (const { bet, text } of made.slice(-500)) {
      const again = await callWallet(platform, 'bet', bet);
      expect(again.status).toBe(200);
      expect(again.text).toBe(text);
    }
    const { rows } = await platform.ctx.db.$client.query('select transaction_id from seamless_calls');
    const kept = new Set(rows.map(({ transaction_id: id }) => id));
    expect(made.filter(({ bet }) => !kept.has(bet.transaction_id))).toEqual([]);
    await requireLawful(platform);
    figures(`a worker killed ${kills} times: ${made.length} bets acknowledged, 0 lost, ${failed} told to come again`);
  } finally {
    await platform.stop();
  }
});
