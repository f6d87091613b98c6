import { randomUUID } from 'node:crypto';
import { providerTablesSchema } from '@kozyr/contracts/live';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { games, providers } from '../../../../platform/src/db/schema/games';
import type { TableDefinition } from '../../../../studio/src/catalogue/tables';
import { emptyDatabase } from '../../../support/database';
import { startPlatform, type TestPlatform } from '../../../support/platform';
import { expectKeptLedger } from '../../../support/platform-test';
import { startWallet } from '../../../support/studio/studio';
import { CURVE, WHEEL } from '../../../support/studio/table-harness';
import { startTableProcess, type TableProcess } from '../../../support/studio/table-process';
import { type Followed, follow } from '../../../support/studio/table-stream';

// So long that a busy machine stakes in time, and sees a result before it is gone.
const quick = { open: 2_500, closing: 150, run: 400, result: 1_000, settleAfter: 0 };
const wheel: TableDefinition = { ...WHEEL, pace: quick, seats: 2 };
const shut: TableDefinition = { ...CURVE, pace: quick };

let database: string;
let wallet: Awaited<ReturnType<typeof startWallet>>;
const studios: TableProcess[] = [];
const followed: Followed[] = [];
let platform: TestPlatform;

const startProcess = async () =>
  studios.push(
    await startTableProcess({
      ...{ databaseUrl: database, walletUrl: wallet.url },
      ...{ tables: [wheel, shut], shut: [shut.slug] },
    }),
  );

beforeAll(async () => {
  database = await emptyDatabase();
  wallet = await startWallet();
  await startProcess();
  await startProcess();
  platform = await startPlatform({ STUDIO_URL: studios[0]?.url ?? '' });
});
afterAll(async () => {
  for (const { stop } of followed) stop();
  await Promise.all(studios.map((studio) => studio.stop()));
  await wallet.stop();
  await expectKeptLedger(platform);
  await platform.stop();
});

async function sit(studio: TableProcess, player: string, game = wheel.slug) {
  const body = { mode: 'real', game, token: wallet.token(player, game), exchange: randomUUID(), locale: 'uk' };
  const opened = await studio.call('POST', '/session', '', body);
  expect(opened.status).toBe(201);
  return String(opened.body.secret);
}

async function watch(studio: TableProcess, secret: string): Promise<Followed> {
  const stream = await follow(studio.url, secret);
  followed.push(stream);
  return stream;
}

const process = (index: number): TableProcess => {
  const studio = studios[index];
  if (!studio) throw new Error('There are two processes');
  return studio;
};

const bet = (round: string, spot = 'red') => ({
  ...{ bet_id: randomUUID(), round_id: round, client_seed: 'a-seed' },
  chips: [{ spot, amount: '10.00' }],
});

test('players of two processes see one table, one clock and each other', async () => {
  const [anna, boris] = [await sit(process(0), 'anna'), await sit(process(1), 'boris')];
  const [left, right] = [await watch(process(0), anna), await watch(process(1), boris)];
  expect([left.status, right.status]).toEqual([200, 200]);
  const avatar = { suit: 'spades', colour: 'gold', pattern: 'rays' } as const;
  wallet.names.set('anna', { name: 'Полин', avatar });
  wallet.names.set('boris', { name: '•••• 42', avatar: null });
  const open = await left.next(({ round }) => round?.phase === 'open' && round.closes_at - left.now() > 1_800);
  const round = open.round?.id ?? '';
  expect((await process(0).call('POST', '/table/bet', anna, bet(round))).status).toBe(200);
  expect((await process(1).call('POST', '/table/bet', boris, bet(round, 'black'))).status).toBe(200);
  for (const stream of [left, right]) {
    const seen = await stream.next((state) => state.round?.id === round && state.bets.length === 2);
    expect(seen).toMatchObject({ seats: { taken: 2, limit: 2 }, open: true, players: { money: 2, credits: 0 } });
    expect(seen.bets.map(({ ref: _, ...bet }) => bet)).toEqual([
      { name: 'Полин', avatar, currency: 'uah', amount: '10.00', spots: ['red'], more_spots: 0, left: null, win: null },
      {
        ...{ name: '•••• 42', avatar: null, currency: 'uah', amount: '10.00' },
        ...{ spots: ['black'], more_spots: 0, left: null, win: null },
      },
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/anna|boris/);
  }
  const ends = await Promise.all(
    [left, right].map((stream) => stream.next(({ round: now }) => now?.id === round && now.settled)),
  );
  expect(ends[0]?.round?.outcome).toBe(ends[1]?.round?.outcome);
  expect(ends[0]?.round?.server_seed).toMatch(/^[0-9a-f]{64}$/);
  const before = left.all.filter(
    (state) => state.round?.id === round && ['open', 'closing'].includes(state.round.phase),
  );
  expect(before.every((state) => state.round?.outcome === null && state.round.server_seed === null)).toBe(true);
  await expect
    .poll(async () => (await process(1).call('GET', '/table/mine', anna)).body.items[0])
    .toMatchObject({ round_id: round, state: 'settled', stake: '10.00' });
});

test('the third player of a table for two is told so, by stream and by bet, until a seat is free', async () => {
  const celia = await sit(process(0), 'celia');
  const refused = await watch(process(0), celia);
  expect([refused.status, refused.code]).toEqual([409, 'TABLE_FULL']);
  const answer = await process(0).call('POST', '/table/bet', celia, bet(randomUUID()));
  expect(answer).toMatchObject({ status: 409, body: { errorCode: 'TABLE_FULL' } });
  followed.shift()?.stop();
  await expect.poll(async () => (await watch(process(0), celia)).status).toBe(200);
});

test('a late bet is refused with its own code and never reaches the wallet', async () => {
  const stream = followed.find(({ status }) => status === 200);
  const boris = await sit(process(1), 'boris');
  const running = await stream?.next(({ round }) => round?.phase === 'run');
  wallet.calls = [];
  const late = await process(1).call('POST', '/table/bet', boris, bet(running?.round?.id ?? ''));
  expect(late).toMatchObject({ status: 409, body: { errorCode: 'BETS_CLOSED' } });
  expect(wallet.calls).not.toContain('bet');
  const wrong = await process(1).call('POST', '/table/bet', boris, { ...bet(randomUUID()), chips: [] });
  expect(wrong).toMatchObject({ status: 400, body: { errorCode: 'VALIDATION_ERROR' } });
  expect((await process(1).call('POST', '/table/bet', randomUUID(), bet(randomUUID()))).status).toBe(401);
});

test('play money looks on without a seat', async () => {
  const demo = { mode: 'demo', game: wheel.slug, currency: 'uah', exchange: randomUUID(), locale: 'uk' };
  const { secret } = (await process(0).call('POST', '/session', '', demo)).body;
  const stream = await watch(process(0), secret);
  expect(stream.status).toBe(200);
  const open = await stream.next(({ round }) => round?.phase === 'open' && round.closes_at - stream.now() > 1_500);
  wallet.calls = [];
  const placed = await process(0).call('POST', '/table/bet', secret, bet(open.round?.id ?? ''));
  expect(placed).toMatchObject({ status: 200, body: { state: 'accepted', balance: null } });
  expect(wallet.calls).not.toContain('bet');
});

test('the studio tells how its tables are, and the platform passes on those on offer, asked once in two seconds', async () => {
  const answer = await fetch(`${process(0).url}/tables`);
  const told = providerTablesSchema.parse(await answer.json());
  expect(told.tables.map(({ game, open }) => [game, open])).toEqual([
    [wheel.slug, true],
    [shut.slug, false],
  ]);
  expect(told.tables[0]?.last_results.length).toBeGreaterThan(0);

  const none = await platform.app.inject({ url: '/live/tables' });
  expect(none.json().items).toEqual([]);
  const { db } = platform.ctx;
  await db.insert(providers).values({ slug: 'velvet-suit', integration: 'house', name: 'Velvet Suit' });
  const limits = { minBet: { uah: '1.00', kzt: '10.00' }, maxBet: { uah: '500.00', kzt: '5000.00' } };
  const rest = { tags: [], theme: '', rtp: '97.30', countriesBlocked: [], devices: [], releasedOn: '2026-01-01' };
  const game = {
    ...limits,
    ...rest,
    provider: 'velvet-suit',
    volatility: 'low',
    popularity: 1,
    contribution: 10,
  } as const;
  await db.insert(games).values([
    { ...game, slug: wheel.slug, title: 'Velvet Roulette', category: 'live' },
    { ...game, slug: shut.slug, title: 'A curve', category: 'instant' },
  ]);
  await db.execute("select pg_notify('games_changed', '')");
  await vi.waitFor(async () => {
    const live = await platform.app.inject({ url: '/live/tables' });
    expect(live.headers['cache-control']).toBe('public, max-age=2');
    expect(live.json().items).toMatchObject([
      { game: { slug: wheel.slug, title: 'Velvet Roulette', rtp: '97.30' }, kind: 'roulette', seats: { limit: 2 } },
    ]);
  }, 30_000);
  await db.update(games).set({ enabled: false }).where(eq(games.slug, wheel.slug));
});

test('a process that stops ends its streams at once, and the other one carries the table on', async () => {
  const boris = await sit(process(1), 'boris');
  const stream = await watch(process(1), boris);
  const before = await stream.next(({ round }) => round !== null);
  const dying = studios.shift();
  await dying?.stop();
  const after = await stream.next(({ round }) => (round?.number ?? 0) > (before.round?.number ?? 0) + 1);
  expect(after.open).toBe(true);
});
