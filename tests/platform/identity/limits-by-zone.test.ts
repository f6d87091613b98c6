import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { deposits } from '../../../platform/src/db/schema/payments';
import { checkLimits } from '../../../platform/src/services/admin/limit-check/check-limits';
import { reconcileDeposits } from '../../../platform/src/services/money/payments/reconcile-deposits';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import { payIn } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import type { TestPlatform } from '../../support/platform';
import { askLimits, limitsOf, passHours, setLimitOf } from '../../support/play/limits-caller';
import { addGames, play } from '../../support/play/wallet-caller';
import { beginDeposit } from '../../support/protection';

const it = paymentsTest();
it.beforeAll(({ platform }) => addGames(platform));
it.afterEach(async ({ platform }) => {
  expect(await checkLimits(platform.ctx.db)).toEqual([]);
});

const at = (platform: TestPlatform, moment: string) => {
  platform.clock.now = new Date(moment);
};
const usedBy = async (platform: TestPlatform, player: TestPlayer) => (await limitsOf(platform, player))[0].used;

// The last of November 2026: a Monday; in Almaty its day ends at 19:00 UTC, in Kyiv at 22:00.
describe.each([
  ['kzt', '2026-11-30T18:59:00Z', '2026-11-30T19:01:00Z'],
  ['uah', '2026-11-30T21:59:00Z', '2026-11-30T22:01:00Z'],
] as const)('of an account in %s', (currency, before, after) => {
  const country = currency === 'kzt' ? 'KZ' : 'UA';

  it.for(['day', 'month'] as const)(
    'the limit of a %s ends at midnight of its own zone, for stakes alone and in one call',
    async (period, { platform }) => {
      at(platform, before);
      const player = await makePlayer(platform, { game: 100_000n }, { currency, country });
      await setLimitOf(platform, player, 'stake', period, '10');
      const game = await play(platform, player);
      expect((await game.bet('r1', 'b1', '10.00')).status).toBe(200);
      expect((await game.bet('r2', 'b2', '1.00')).body.error).toBe('LIMIT_REACHED');
      expect(await usedBy(platform, player)).toBe('10.00');

      at(platform, after);
      expect(await usedBy(platform, player)).toBe('0.00');
      const both = await game.play('r3', [
        { action: 'bet', transaction_id: 'b3', amount: '4.00' },
        { action: 'bet', transaction_id: 'b4', amount: '6.00' },
      ]);
      expect(both.status).toBe(200);
      expect((await game.bet('r4', 'b5', '1.00')).body.error).toBe('LIMIT_REACHED');
      expect(await usedBy(platform, player)).toBe('10.00');
    },
  );

  it('the week goes on over that midnight, and ends with its Sunday', async ({ platform }) => {
    at(platform, before);
    const player = await makePlayer(platform, { game: 100_000n }, { currency, country });
    await setLimitOf(platform, player, 'loss', 'week', '10');
    const game = await play(platform, player);
    await game.bet('r1', 'b1', '10.00');
    at(platform, after);
    expect((await game.bet('r2', 'b2', '1.00')).body.error).toBe('LIMIT_REACHED');
    at(platform, before.replace('11-30', '12-06'));
    expect((await (await play(platform, player)).bet('r3', 'b3', '1.00')).body.error).toBe('LIMIT_REACHED');
    at(platform, after.replace('11-30', '12-06'));
    expect((await (await play(platform, player)).bet('r4', 'b4', '1.00')).status).toBe(200);
  });

  it('time that was played before midnight counts for the day that is over', async ({ platform }) => {
    at(platform, before);
    passHours(platform, -10 / 60);
    const player = await makePlayer(platform, { game: 100_000n }, { currency, country });
    await askLimits(platform, player, 'PUT', '/time/day', { minutes: 5 });
    const game = await play(platform, player);
    await game.bet('r1', 'b1', '1.00');
    passHours(platform, 4 / 60);
    await game.bet('r2', 'b2', '1.00');
    passHours(platform, 2 / 60);
    expect((await game.bet('r3', 'b3', '1.00')).body.error).toBe('LIMIT_REACHED');
    // A pause later, in the new day: of the four minutes of the old one none counts.
    at(platform, after);
    passHours(platform, 20 / 60);
    expect((await game.bet('r4', 'b4', '1.00')).status).toBe(200);
    passHours(platform, 2 / 60);
    expect((await game.bet('r5', 'b5', '1.00')).status).toBe(200);
    expect(await usedBy(platform, player)).toBe('2');
  });

  it('the deposits of a day are those of its own zone', async ({ platform }) => {
    at(platform, before);
    const player = await makePlayer(platform, {}, { currency, country });
    await setLimitOf(platform, player, 'deposit', 'day', '500');
    expect((await beginDeposit(platform, player)).status).toBe(201);
    expect((await beginDeposit(platform, player)).body.errorCode).toBe('LIMIT_REACHED');
    at(platform, after);
    expect((await beginDeposit(platform, player)).status).toBe(201);
  });
});

describe('at the edge', () => {
  it.beforeEach(({ platform }) => at(platform, '2026-11-18T10:00:00Z'));

  it('of 50 stakes at once as many are taken as the limit of losses holds, and none more', async ({ platform }) => {
    const player = await makePlayer(platform, { game: 100_000n });
    await setLimitOf(platform, player, 'loss', 'day', '10.50');
    const games = await Promise.all([play(platform, player), play(platform, player, 'gold-rush')]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => games[n % 2]?.bet(`r${n}`, `b${n}`, '1.00')),
    );
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(10);
    expect(await limitsOf(platform, player)).toMatchObject([{ used: '10.00', left: '0.50' }]);
  });

  it('of 50 stakes at once none begins a round once the time is used up, and those that run go on', async ({
    platform,
  }) => {
    const player = await makePlayer(platform, { game: 100_000n });
    await askLimits(platform, player, 'PUT', '/time/day', { minutes: 5 });
    const game = await play(platform, player);
    await game.bet('running', 'b', '1.00');
    passHours(platform, 5 / 60);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => game.bet(n % 2 ? 'running' : `r${n}`, `b${n}`, '1.00')),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, n) => (n % 2 ? 200 : 400)));
  });

  it('among stakes that come at once a lower limit holds from when it is set', async ({ platform }) => {
    const player = await makePlayer(platform, { game: 100_000n });
    await setLimitOf(platform, player, 'stake', 'day', '40');
    const game = await play(platform, player);
    const bets = Array.from({ length: 50 }, (_, n) => game.bet(`r${n}`, `b${n}`, '1.00'));
    const [answers] = await Promise.all([Promise.all(bets), setLimitOf(platform, player, 'stake', 'day', '20')]);
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(taken).toBeLessThanOrEqual(40);
    expect(await usedBy(platform, player)).toBe(`${taken}.00`);
    expect((await game.bet('late', 'late', '1.00')).status).toBe(taken < 20 ? 200 : 400);
  });

  it('money that comes after its deposit expired is credited, and counts on the day it was begun', async ({
    platform,
    payments,
  }) => {
    const player = await makePlayer(platform);
    await setLimitOf(platform, player, 'deposit', 'day', '700');
    const { deposit } = (await beginDeposit(platform, player)).body;
    const statusOf = async () =>
      (await platform.ctx.db.select().from(deposits).where(eq(deposits.id, deposit.id)))[0]?.status;
    // The gateway waits longer for the payer's bank than we do.
    await payments.gateway.db.query(
      `update payments set expires_at = expires_at + interval '1 year' where merchant_reference = $1`,
      [deposit.id],
    );
    passHours(platform, 1);
    await reconcileDeposits(platform.ctx);
    expect(await statusOf()).toBe('EXPIRED');
    expect(await usedBy(platform, player)).toBe('0.00');
    expect((await beginDeposit(platform, player)).status).toBe(201);
    await payments.gateway.db.query('update payments set answer_at = created_at where merchant_reference = $1', [
      deposit.id,
    ]);
    await expect.poll(statusOf).toBe('SUCCESS');
    expect(await limitsOf(platform, player)).toMatchObject([{ used: '1000.00', left: '0.00' }]);
    expect((await beginDeposit(platform, player)).body.errorCode).toBe('LIMIT_REACHED');
    passHours(platform, 24);
    expect(await usedBy(platform, player)).toBe('0.00');
  });

  it('a deposit that was declined frees its sum', async ({ platform, payments }) => {
    const player = await makePlayer(platform);
    await setLimitOf(platform, player, 'deposit', 'day', '500');
    await payIn(payments, player, '500.00', 'card_declined');
    expect(await usedBy(platform, player)).toBe('0.00');
    expect((await beginDeposit(platform, player)).status).toBe(201);
    expect((await beginDeposit(platform, player)).body.errorCode).toBe('LIMIT_REACHED');
  });
});
