import { count, max, min } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { ledgerDays } from '../../../platform/src/db/schema/ledger';
import { deposits } from '../../../platform/src/db/schema/payments';
import { reconciliations } from '../../../platform/src/db/schema/reconciliations';
import { fill, whyNotFilled } from '../../../platform/src/demo-data/fill';
import { getBalances } from '../../../platform/src/ledger/balances';
import { post } from '../../../platform/src/ledger/post';
import { makePlayer } from '../../support/funded-player';
import { it } from '../../support/platform-test';
import { addGames } from '../../support/play/wallet-caller';

/** Goes on from the clock of the test. */
const realOf = (from: Date) => {
  const since = performance.now();
  return () => from.getTime() + (performance.now() - since);
};

it('demo data lives through the real verbs: the laws of the ledger hold, and each day is reconciled and reported', async ({
  platform,
}) => {
  const { ctx, clock } = platform;
  expect(await whyNotFilled(ctx.db)).toContain('no games');
  await addGames(platform);
  const outside = { say: vi.fn(), log: ctx.log, real: realOf(clock.now) };
  const filled = await fill(ctx.env, { players: 10, days: 4, seed: 'test' }, outside);
  expect(filled.violations).toEqual([]);
  expect(filled.players).toBeGreaterThan(5);
  expect(filled.rounds).toBeGreaterThan(20);

  const [came] = await ctx.db.select({ first: min(users.createdAt), last: max(users.createdAt) }).from(users);
  expect(came?.first?.getTime()).toBeGreaterThanOrEqual(Date.parse('2026-02-26T00:00:00Z'));
  expect(came?.last?.getTime()).toBeLessThan(clock.now.getTime());
  const [paid] = await ctx.db.select({ all: count() }).from(deposits);
  expect(paid?.all).toBeGreaterThan(0);
  const days = await ctx.db
    .select({ day: ledgerDays.day })
    .from(ledgerDays)
    .groupBy(ledgerDays.day)
    .orderBy(ledgerDays.day);
  expect(days.length).toBeGreaterThan(1);
  const agreed = await ctx.db.select({ mismatched: reconciliations.mismatched }).from(reconciliations);
  expect(agreed.length).toBeGreaterThan(0);
  expect(agreed.every(({ mismatched }) => mismatched === 0)).toBe(true);
  expect(await whyNotFilled(ctx.db)).toContain('has players');
}, 240_000);

it('whoever moves money after the demo data does so by the clock of the database again', async ({ platform }) => {
  const player = await makePlayer(platform);
  const legs = [
    { from: { house: 'gateway_clearing' as const }, to: { player: player.id, wallet: 'game' as const }, amount: 100n },
  ];
  await post(platform.ctx.db, { key: `after:${player.id}`, kind: 'test_funds', currency: 'uah', legs });
  const { rows } = await platform.ctx.db.execute<{ recent: boolean }>(
    `select max(created_at) > now() - interval '1 hour' as recent from ledger_transfers`,
  );
  expect(rows[0]?.recent).toBe(true);
  expect((await getBalances(platform.ctx.db, player.id, 'uah')).game).toBe(100n);
});
