import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { recordRun } from '../../../platform/src/jobs/record-run';
import { expireHolds } from '../../../platform/src/ledger/holds';
import { utcDayOf } from '../../../platform/src/services/kernel/time/days';
import { dispatchSettlements } from '../../../platform/src/services/play/settlements/dispatch-settlements';
import { freePort } from '../../../scripts/postgres.mjs';
import { openStream } from '../../support/event-stream';
import { makePlayer } from '../../support/funded-player';
import { scrape } from '../../support/metrics';
import { platformTest } from '../../support/platform-test';
import { addGames, callWallet, play } from '../../support/play/wallet-caller';

const PORT = String(await freePort());
const it = platformTest({ METRICS_PORT: PORT });

it.beforeAll(({ platform }) => addGames(platform));

it('the platform tells bets and wins by action and outcome, their batches, and how long a round took', async ({
  platform,
}) => {
  const before = await scrape(PORT);
  const fox = await play(platform, await makePlayer(platform, { game: 3_000n }));
  const begun = platform.clock.now;
  await fox.bet('1', 'b1', '10.00');
  platform.clock.now = new Date(begun.getTime() + 20_000);
  await fox.win('1', 'w1', '5.00');
  await fox.bet('2', 'b2', '900.00');
  const waiting = await scrape(PORT);
  const wallet = (action: string, outcome: string) =>
    waiting.sum('kozyr_wallet_call_seconds_count', { action, outcome }) -
    before.sum('kozyr_wallet_call_seconds_count', { action, outcome });
  expect([wallet('bet', 'ok'), wallet('win', 'ok'), wallet('bet', 'INSUFFICIENT_FUNDS')]).toEqual([1, 1, 1]);
  expect(waiting.sum('kozyr_wallet_batch_calls_count')).toBeGreaterThan(before.sum('kozyr_wallet_batch_calls_count'));
  expect(waiting.of('kozyr_wallet_batches_undone_total')).toBe(0);
  expect(waiting.of('kozyr_queue_depth', { queue: 'settlements' })).toBe(1);

  await dispatchSettlements(platform.ctx);
  const after = await scrape(PORT);
  expect(after.of('kozyr_queue_depth', { queue: 'settlements' })).toBe(0);
  expect(after.of('kozyr_queue_oldest_seconds', { queue: 'settlements' })).toBe(0);
  const more = (name: string) => after.sum(name) - waiting.sum(name);
  expect([more('kozyr_round_seconds_count'), more('kozyr_settlement_lag_seconds_count')]).toEqual([1, 1]);
  expect(more('kozyr_round_seconds_sum')).toBeCloseTo(20, 6);
});

it('the platform tells requests by the pattern of their route, refusals by their code, and nothing of who asked', async ({
  platform,
}) => {
  const before = await scrape(PORT);
  const { id } = await makePlayer(platform, { game: 100n });
  await platform.app.inject({ url: '/games/no-such-game?player=somebody' });
  await platform.app.inject({ url: '/nothing/of/this' });
  await callWallet(platform, 'balance', {}, { signature: 't=1,v1=wrong' });
  const after = await scrape(PORT);
  const more = (name: string, labels: Record<string, string>) => after.sum(name, labels) - before.sum(name, labels);
  const requests = (method: string, route: string, status: string) =>
    more('kozyr_http_requests_total', { method, route, status });
  expect(requests('GET', '/games/:slug', '4xx')).toBe(1);
  expect(requests('other', 'none', '4xx')).toBe(1);
  expect(requests('POST', '/seamless/:provider/balance', '4xx')).toBe(1);
  expect(more('kozyr_http_request_seconds_count', { method: 'GET', route: '/games/:slug' })).toBe(1);
  expect([
    more('kozyr_refusals_total', { code: 'NOT_FOUND' }),
    more('kozyr_refusals_total', { code: 'INVALID_SIGNATURE' }),
  ]).toEqual([2, 1]);
  for (const personal of [id, 'no-such-game', 'somebody', 'nothing/of']) expect(after.text).not.toContain(personal);
});

it('the platform tells the last run of each job, and what has to be nought', async ({ startPlatform }) => {
  const port = String(await freePort());
  const { ctx, clock } = await startPlatform({ METRICS_PORT: port });
  await recordRun(ctx, 'expire_holds', () => expireHolds(ctx.db, ctx.now()));
  await expect(recordRun(ctx, 'pay_cashback', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const figures = await scrape(port);
  const job = (name: string, job_name: string) => figures.of(name, { job_name });
  expect(job('kozyr_job_succeeded_timestamp_seconds', 'expire_holds')).toBe(clock.now.getTime() / 1000);
  expect([job('kozyr_job_failures', 'expire_holds'), job('kozyr_job_failures', 'pay_cashback')]).toEqual([0, 1]);
  expect(job('kozyr_job_succeeded_timestamp_seconds', 'pay_cashback')).toBeUndefined();
  expect(figures.of('kozyr_stuck', { kind: 'job_failing' })).toBe(1);
  expect(figures.of('kozyr_stuck', { kind: 'reconciliation_mismatch' })).toBe(0);
  expect(figures.of('kozyr_ledger_imbalance_minor_units', { currency: 'uah' })).toBe(0);

  // As if an entry had been lost on the way into the sums.
  await ctx.db.execute(sql`
    insert into ledger_days (day, currency, kind, account, game, amount, transfers)
    values (${utcDayOf(clock.now)}, 'uah', 'bet', 'game', '', -250, 1)`);
  const off = await scrape(port);
  expect(off.of('kozyr_ledger_imbalance_minor_units', { currency: 'uah' })).toBe(250);
  expect(off.of('kozyr_ledger_imbalance_minor_units', { currency: 'kzt' })).toBe(0);
});

it('the platform tells its pools, its requests in work and its open streams', async ({ platform }) => {
  const url = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await openStream(url, {}, '?topics=jackpots');
  const figures = await scrape(PORT);
  expect(figures.of('kozyr_open_streams', { kind: 'guest' })).toBe(1);
  expect(figures.of('kozyr_open_streams', { kind: 'player' })).toBe(0);
  expect(figures.of('kozyr_requests_in_work', { state: 'working' })).toBe(0);
  expect(figures.of('kozyr_database_waiting', { pool: 'requests' })).toBe(0);
  expect(figures.of('kozyr_database_connections', { pool: 'wallet', state: 'used' })).toBe(0);
  expect(figures.of('process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(figures.kinds.get('nodejs_eventloop_lag_p99_seconds')).toBe('gauge');
  stream.leave();
  await expect.poll(async () => (await scrape(PORT)).of('kozyr_open_streams', { kind: 'guest' })).toBe(0);
});

it('figures of tables that cannot be read are left out, and the failure is told', async ({ startPlatform }) => {
  const port = String(await freePort());
  const { ctx } = await startPlatform({ METRICS_PORT: port });
  expect((await scrape(port)).of('kozyr_queue_depth', { queue: 'messages' })).toBe(0);
  await ctx.db.execute(sql`alter table outbox_messages rename to outbox_messages_elsewhere`);
  const figures = await scrape(port);
  expect(figures.of('kozyr_queue_depth', { queue: 'messages' })).toBeUndefined();
  expect(figures.of('kozyr_readings_failed_total', { reading: 'queues' })).toBe(1);
  expect(figures.of('kozyr_job_overdue', { job_name: 'expire_holds' })).toBe(0);
});
