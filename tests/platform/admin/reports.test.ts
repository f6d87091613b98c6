import { fromMinor, toMinor } from '@kozyr/contracts/money';
import type { getDayReport, getGameReport } from '@kozyr/contracts/operator/reports';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect } from 'vitest';
import type * as z from 'zod/mini';
import { checkDays } from '../../../platform/src/ledger/day-totals';
import { readDayReport } from '../../../platform/src/services/admin/reports/read-reports';
import { houseStatement } from '../../../platform/src/services/admin/statements/read-statements';
import { fund, makePlayer } from '../../support/funded-player';
import { payIn } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import { makePayee } from '../../support/money/withdrawals';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { addGames, play } from '../../support/play/wallet-caller';
import { AROUND_TODAY as SPAN, sumUp } from '../../support/reports';

type DayReport = z.infer<(typeof getDayReport)['responses'][200]>;
type GameReport = z.infer<(typeof getGameReport)['responses'][200]>;

const it = paymentsTest();
let finance: TestOperator;
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
  finance = await makeOperator(platform, 'finance');
});

const read = async (platform: TestPlatform, report: string, query: Record<string, string> = {}) =>
  callAs(platform, finance, `/operator/reports/${report}?${new URLSearchParams({ ...SPAN, ...query })}`);
const daysOf = async (platform: TestPlatform): Promise<DayReport> => (await read(platform, 'days')).json();
const gamesBy = async (platform: TestPlatform, by: 'game' | 'studio'): Promise<GameReport> =>
  (await read(platform, 'games', { by })).json();

/** By how much each sum of money, or number of bets, grew; what stayed is left out. */
function growth(before: Record<string, unknown> | undefined, after: Record<string, unknown> | undefined) {
  const grown = Object.entries(after ?? {}).flatMap(([name, value]) => {
    const was = before?.[name];
    if (typeof value === 'number') return value === (was ?? 0) ? [] : [[name, value - Number(was ?? 0)]];
    if (typeof value !== 'string' || !/^-?\d+\.\d\d$/.test(value)) return [];
    const minor = toMinor(value) - toMinor(typeof was === 'string' ? was : '0');
    return minor === 0n ? [] : [[name, fromMinor(minor)]];
  });
  return Object.fromEntries(grown);
}

it('a report by days is what the ledger holds of them, to the last minor unit', async ({ platform, payments }) => {
  const player = await makePayee(payments, 500_000n);
  await sumUp(platform);
  const before = await daysOf(platform);
  await payIn(payments, player, '700');
  const game = await play(platform, player);
  await game.bet('r1', 'b1', '100.00');
  await game.win('r1', 'w1', '25.10');
  await game.bet('r2', 'b2', '50.00');
  await game.refund('r2', 'f2', 'b2');
  await sumUp(platform);
  const after = await daysOf(platform);
  expect(growth(before.total, after.total)).toEqual({
    bets: 2,
    stakes: '100.00',
    wins: '25.10',
    ggr: '74.90',
    ngr: '74.90',
    deposits: '700.00',
  });
  expect(after.up_to).toEqual(expect.any(String));
  // What is owed at the end of the last day is what every wallet holds now.
  const held = await platform.ctx.db.execute(
    sql`select sum(game)::text as game, sum(electronic)::text as electronic from ledger_balances where currency = 'uah'`,
  );
  expect(after.items).toHaveLength(3);
  expect(after.items.at(-1)).toMatchObject({ bets: 0, ggr: '0.00' });
  for (const wallet of ['game', 'electronic'] as const)
    expect(after.items.at(-1)?.liabilities[wallet]).toBe(fromMinor(BigInt(String(held.rows[0]?.[wallet]))));
  expect(await checkDays(platform.ctx.db)).toMatchObject({ violations: [] });
});

it('every transfer is summed once, however many jobs run at once and however small their steps', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  await fund(platform, player, { game: 100_000n });
  const game = await play(platform, player);
  await sumUp(platform);
  const before = await daysOf(platform);
  for (const round of ['a', 'b', 'c', 'd']) await game.bet(round, round, '10.00');
  await sumUp(platform, 1, 2, 3);
  expect(growth(before.total, (await daysOf(platform)).total)).toMatchObject({ bets: 4, stakes: '40.00' });
  expect(await checkDays(platform.ctx.db)).toMatchObject({ violations: [] });
});

it('games and studios have what was played in them, a stake that was given back too, and add up to the whole', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  await fund(platform, player, { game: 100_000n });
  await sumUp(platform);
  const before = await Promise.all([gamesBy(platform, 'game'), gamesBy(platform, 'studio')]);
  const fox = await play(platform, player);
  await fox.bet('f1', 'fb1', '100.00');
  await fox.win('f1', 'fw1', '96.53');
  await fox.bet('f2', 'fb2', '30.00');
  await fox.refund('f2', 'ff2', 'fb2');
  const rush = await play(platform, player, 'gold-rush');
  await rush.bet('g1', 'gb1', '20.00');
  await sumUp(platform);
  const after = await Promise.all([gamesBy(platform, 'game'), gamesBy(platform, 'studio')]);
  const grown = (at: 0 | 1, wanted: string) => {
    const rowOf = (report: GameReport) => report.items.find(({ id }) => id === wanted);
    const { bets, stakes, wins, ggr } = { ...growth(rowOf(before[at]), rowOf(after[at])) };
    return { bets, stakes, wins, ggr };
  };
  expect(grown(0, 'lucky-fox')).toEqual({ bets: 2, stakes: '100.00', wins: '96.53', ggr: '3.47' });
  expect(grown(0, 'gold-rush')).toEqual({ bets: 1, stakes: '20.00', wins: undefined, ggr: '20.00' });
  expect(grown(1, 'north')).toEqual({ bets: 3, stakes: '120.00', wins: '96.53', ggr: '23.47' });
  expect(after[0].items.find(({ id }) => id === 'gold-rush')).toMatchObject({
    title: 'Gold Rush',
    studio: 'North Star',
    rtp: '0.00',
    expected_rtp: '96.00',
  });
  expect(after[1].items.find(({ id }) => id === 'north')).toMatchObject({ title: 'North Star', expected_rtp: null });
  expect(after[0].total).toEqual(after[1].total);
  expect((await daysOf(platform)).total).toMatchObject(after[0].total);
});

it('a total that is not the ledger’s is found', async ({ platform }) => {
  const player = await makePlayer(platform);
  await fund(platform, player, { game: 100_000n });
  await (await play(platform, player)).bet('r', 'b', '10.00');
  await sumUp(platform);
  await platform.ctx.db.execute(
    sql`update ledger_days set amount = amount + 1 where account = 'game_providers' and kind = 'bet'`,
  );
  const { violations } = await checkDays(platform.ctx.db);
  expect(violations.map(({ law }) => law)).toEqual([
    'each sum of a day equals its entries',
    'all accounts of a day and kind sum to zero',
  ]);
});

it('a span that is turned round or too long is refused with what to do', async ({ platform }) => {
  const turned = await read(platform, 'days', { from: '2026-02-01', to: '2026-01-01' });
  expect(turned.statusCode).toBe(400);
  expect(turned.json()).toMatchObject({ errorCode: 'BAD_REQUEST' });
  const long = await read(platform, 'days', { from: '2024-01-01', to: '2026-01-01' });
  expect(long.json().message).toContain('366');
});

it('reports and statements are read by a connection of their own where there is one, and say up to when', async ({
  platform,
}) => {
  const { ctx } = platform;
  const before = Date.now();
  const refuses = { ...ctx, db: drizzle({ client: new pg.Pool({ host: 'localhost', port: 1 }) }), reads: ctx.db };
  const { as_of, read_from } = await readDayReport(refuses, { currency: 'uah', from: '2026-01-01', to: '2026-01-02' });
  expect(read_from).toBe('database');
  expect(new Date(as_of).getTime()).toBeGreaterThan(before - 60_000);
  const days = { from: '2026-01-01', to: '2026-01-02', page: 1, pageSize: 5 };
  const statement = await houseStatement(refuses, { account: 'promotions', currency: 'uah', ...days });
  expect(statement).toMatchObject({ as_of: expect.any(String), read_from: 'database', total: 0 });
});
