import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { deposits } from '../../../platform/src/db/schema/payments';
import { checkLimits } from '../../../platform/src/services/admin/limit-check/check-limits';
import { bearerOf, makePlayer, type TestPlayer } from '../../support/funded-player';
import { payIn } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import type { TestPlatform } from '../../support/platform';
import { askLimits, limitsOf, passHours, setLimitOf } from '../../support/play/limits-caller';
import { addGames, moneyOf, play } from '../../support/play/wallet-caller';

const it = paymentsTest();
it.beforeAll(({ platform }) => addGames(platform));
// A Wednesday in the middle of its month, in the middle of its day.
it.beforeEach(({ platform }) => {
  platform.clock.now = new Date('2026-11-18T10:00:00Z');
});
it.afterEach(async ({ platform }) => {
  expect(await checkLimits(platform.ctx.db)).toEqual([]);
});

async function deposit(platform: TestPlatform, player: TestPlayer, amount: string) {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/payments/deposits',
    headers: await bearerOf(platform, player.id, platform.clock.now),
    body: { method: 'visa', amount, idempotency_key: randomUUID(), return_path: '/' },
  });
  return { status: answer.statusCode, body: answer.json() };
}

describe('setting', () => {
  it('a limit holds at once, is lowered at once, and is raised by a wait and a confirmation', async ({ platform }) => {
    const player = await makePlayer(platform);
    expect((await setLimitOf(platform, player, 'stake', 'week', '100')).body).toMatchObject({
      currency: 'uah',
      items: [{ kind: 'stake', period: 'week', amount: '100.00', used: '0.00', left: '100.00', change: null }],
    });
    await setLimitOf(platform, player, 'stake', 'week', '50.00');
    const raised = await setLimitOf(platform, player, 'stake', 'week', '80.00');
    const from = new Date(platform.clock.now.getTime() + 24 * 3_600_000).toISOString();
    expect(raised.body.items).toMatchObject([{ amount: '50.00', change: { amount: '80.00', confirm_from: from } }]);

    passHours(platform, 23);
    const early = await askLimits(platform, player, 'POST', '/stake/week/confirm');
    expect([early.status, early.body.errorCode, early.body.details]).toEqual([
      409,
      'LIMIT_CHANGE_WAITS',
      { confirm_from: from },
    ]);
    passHours(platform, 1);
    expect((await limitsOf(platform, player))[0].amount).toBe('50.00');
    expect((await askLimits(platform, player, 'POST', '/stake/week/confirm')).body.items).toMatchObject([
      { amount: '80.00', change: null },
    ]);
    const again = await askLimits(platform, player, 'POST', '/stake/week/confirm');
    expect([again.status, again.body.errorCode]).toEqual([404, 'NOT_FOUND']);
    const log = await platform.ctx.db
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.subject, player.id), eq(auditLog.action, 'player_limit_changed')));
    expect(log.map(({ details }) => [details.before, details.after, details.waits])).toEqual([
      ['none', '100.00', undefined],
      ['100.00', '50.00', undefined],
      ['50.00', '50.00', '80.00'],
      ['50.00', '80.00', undefined],
    ]);
  });

  it('a limit is taken away by the same wait, a change is dropped, and one not confirmed in time is forgotten', async ({
    platform,
  }) => {
    const player = await makePlayer(platform);
    await setLimitOf(platform, player, 'deposit', 'day', '500');
    await askLimits(platform, player, 'DELETE', '/deposit/day');
    expect((await askLimits(platform, player, 'DELETE', '/deposit/day/change')).body.items).toMatchObject([
      { change: null },
    ]);
    await askLimits(platform, player, 'DELETE', '/deposit/day');
    passHours(platform, 24 * 8);
    expect((await askLimits(platform, player, 'POST', '/deposit/day/confirm')).status).toBe(404);
    await askLimits(platform, player, 'DELETE', '/deposit/day');
    passHours(platform, 25);
    expect((await askLimits(platform, player, 'POST', '/deposit/day/confirm')).body.items).toEqual([]);
    expect((await askLimits(platform, player, 'DELETE', '/deposit/day')).status).toBe(404);
  });

  it.for(['0', '-5', '1.001', 'many', ''])(
    'a limit of "%s" is refused, and names what is wrong',
    async (amount, { platform }) => {
      const player = await makePlayer(platform);
      const answer = await setLimitOf(platform, player, 'loss', 'day', amount);
      expect([answer.status, answer.body.errorCode, answer.body.fields[0].path]).toEqual([
        422,
        'VALIDATION_ERROR',
        'amount',
      ]);
    },
  );
});

describe('stakes', () => {
  it('a stake limit counts every stake of its period, names itself in the refusal, and begins anew with the next', async ({
    platform,
  }) => {
    const player = await makePlayer(platform, { game: 100_000n });
    await setLimitOf(platform, player, 'stake', 'day', '30.00');
    const game = await play(platform, player);
    expect((await game.bet('r1', 'b1', '20.00')).status).toBe(200);
    await game.win('r1', 'w1', '500.00');
    const refused = await game.bet('r2', 'b2', '10.01');
    expect([refused.status, refused.body]).toEqual([
      400,
      {
        error: 'LIMIT_REACHED',
        message: "The player's stake limit of a day takes no such stake.",
        limit: {
          kind: 'stake',
          period: 'day',
          amount: '30.00',
          used: '20.00',
          left: '10.00',
          frees_at: '2026-11-18T22:00:00.000Z',
        },
      },
    ]);
    expect((await game.bet('r3', 'b3', '10.00')).status).toBe(200);
    expect((await game.bet('r4', 'b4', '1.00')).body.error).toBe('LIMIT_REACHED');
    passHours(platform, 12);
    const tomorrow = await play(platform, player);
    expect((await tomorrow.bet('r5', 'b5', '30.00')).status).toBe(200);
  });

  it('a loss limit counts stakes in full until their win comes, and a stake given back not at all', async ({
    platform,
  }) => {
    const player = await makePlayer(platform, { game: 100_000n });
    await setLimitOf(platform, player, 'loss', 'week', '50.00');
    const game = await play(platform, player);
    expect((await game.bet('r1', 'b1', '50.00')).status).toBe(200);
    expect((await game.bet('r2', 'b2', '1.00')).body.error).toBe('LIMIT_REACHED');
    expect((await game.win('r1', 'w1', '20.00')).status).toBe(200);
    expect((await game.bet('r3', 'b3', '20.01')).body.error).toBe('LIMIT_REACHED');
    expect((await game.bet('r4', 'b4', '20.00')).status).toBe(200);
    expect((await game.refund('r4', 'f4', 'b4')).status).toBe(200);
    expect(await limitsOf(platform, player)).toMatchObject([{ used: '30.00', left: '20.00' }]);
    expect((await game.rollback('r1', 'x1', 'w1')).status).toBe(200);
    expect(await limitsOf(platform, player)).toMatchObject([{ used: '50.00', left: '0.00' }]);
  });

  it('a stake given back the next day frees the day it was taken on, and not the next', async ({ platform }) => {
    const player = await makePlayer(platform, { game: 100_000n });
    await setLimitOf(platform, player, 'stake', 'day', '30.00');
    const game = await play(platform, player);
    await game.bet('r1', 'b1', '30.00');
    passHours(platform, 13);
    await game.refund('r1', 'f1', 'b1');
    const tomorrow = await play(platform, player);
    expect((await tomorrow.bet('r2', 'b2', '30.01')).body.error).toBe('LIMIT_REACHED');
    expect((await tomorrow.bet('r3', 'b3', '30.00')).status).toBe(200);
  });

  it('bonus money that is staked counts as staked and not as lost', async ({ platform }) => {
    const player = await makePlayer(platform, { game: 1_000n, bonus: 5_000n });
    await setLimitOf(platform, player, 'loss', 'day', '10.00');
    const game = await play(platform, player);
    expect((await game.bet('r1', 'b1', '15.00')).status).toBe(200);
    expect((await game.bet('r2', 'b2', '5.00')).status).toBe(200);
    await setLimitOf(platform, player, 'stake', 'day', '20.00');
    expect((await game.bet('r3', 'b3', '1.00')).body.limit).toMatchObject({ kind: 'stake', used: '20.00' });
  });

  it('of several actions in one call the first that passes a limit ends it, and what came before stands', async ({
    platform,
  }) => {
    const player = await makePlayer(platform, { game: 100_000n });
    await setLimitOf(platform, player, 'stake', 'day', '10.00');
    const game = await play(platform, player);
    const bet = (transaction_id: string) => ({ action: 'bet', transaction_id, amount: '6.00' });
    const answer = await game.play('r', [bet('b1'), bet('b2')]);
    expect(answer.status).toBe(200);
    const { results } = JSON.parse(answer.text);
    expect(results.map(({ error }: { error?: string }) => error ?? 'made')).toEqual(['made', 'LIMIT_REACHED']);
    expect(await moneyOf(platform, player)).toMatchObject({ game: 99_400n });
  });

  it('of 50 stakes at once as many are taken as the limit holds, and none more', async ({ platform }) => {
    const player = await makePlayer(platform, { game: 100_000n });
    await setLimitOf(platform, player, 'stake', 'day', '10.50');
    const games = await Promise.all([play(platform, player), play(platform, player, 'gold-rush')]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => games[n % 2]?.bet(`r${n}`, `b${n}`, '1.00')),
    );
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(10);
    expect(await limitsOf(platform, player)).toMatchObject([{ used: '10.00', left: '0.50' }]);
  });

  it('a limit that is lowered below what is used refuses from then on', async ({ platform }) => {
    const player = await makePlayer(platform, { game: 100_000n });
    const game = await play(platform, player);
    await game.bet('r1', 'b1', '50.00');
    expect((await setLimitOf(platform, player, 'stake', 'month', '20.00')).body.items).toMatchObject([
      { used: '50.00', left: '0.00' },
    ]);
    expect((await game.bet('r2', 'b2', '1.00')).body.limit).toMatchObject({ left: '0.00' });
    expect((await game.win('r1', 'w1', '1.00')).status).toBe(200);
  });
});

describe('deposits', () => {
  it('a deposit limit counts what came and what is on its way, and a refusal says how much is left and until when', async ({
    platform,
    payments,
  }) => {
    const player = await makePlayer(platform);
    await setLimitOf(platform, player, 'deposit', 'day', '1000');
    await payIn(payments, player, '600.00');
    expect((await deposit(platform, player, '300')).status).toBe(201);
    const refused = await deposit(platform, player, '100.01');
    expect([refused.status, refused.body.errorCode, refused.body.details]).toEqual([
      409,
      'LIMIT_REACHED',
      {
        kind: 'deposit',
        period: 'day',
        amount: '1000.00',
        used: '900.00',
        left: '100.00',
        frees_at: '2026-11-18T22:00:00.000Z',
      },
    ]);
    expect((await deposit(platform, player, '100')).status).toBe(201);
    passHours(platform, 12);
    expect((await deposit(platform, player, '1000')).status).toBe(201);
  });

  it('of 50 deposits at once as many are begun as the limit holds', async ({ platform }) => {
    const player = await makePlayer(platform);
    await setLimitOf(platform, player, 'deposit', 'week', '250');
    const answers = await Promise.all(Array.from({ length: 50 }, () => deposit(platform, player, '100')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(new Set(answers.map(({ body }) => body.errorCode))).toEqual(new Set([undefined, 'LIMIT_REACHED']));
    expect(await platform.ctx.db.$count(deposits, eq(deposits.userId, player.id))).toBe(2);
  });
});
