import { randomUUID } from 'node:crypto';
import { addHours, addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { bearerOf, fund, type TestPlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';
import { addGames, GAME, moneyOf, play } from '../../support/play/wallet-caller';
import { keepProfiles, playerUnder } from '../../support/profiles';
import { beginDeposit, callAsPlayer } from '../../support/protection';
import { makeBattle } from '../../support/rewards/battles';
import { makeBonus } from '../../support/rewards/bonuses';

const it = platformTest({ JURISDICTIONS: 'UA,KZ,EU,US,RU', PUBLIC_URL: 'http://localhost:3000' });
it.beforeAll(({ platform }) => addGames(platform));

const pass = (platform: TestPlatform, minutes: number) => {
  platform.clock.now = addMinutes(platform.clock.now, minutes);
};

async function call(
  platform: TestPlatform,
  player: TestPlayer,
  method: 'PUT' | 'DELETE' | 'POST',
  url: string,
  body?: object,
) {
  const headers = await bearerOf(platform, player.id, platform.clock.now);
  const answer = await platform.app.inject({ method, url, headers, ...(body ? { body } : {}) });
  return { status: answer.statusCode, body: answer.json() };
}
const limit = (platform: TestPlatform, player: TestPlayer, kind: 'deposit' | 'loss', amount = '500') =>
  call(platform, player, 'PUT', `/protection/limits/${kind}/day`, { amount });
const timeLimit = (platform: TestPlatform, player: TestPlayer) =>
  call(platform, player, 'PUT', '/protection/limits/time/day', { minutes: 600 });
const WITHDRAWAL = () => ({
  amount: '500.00',
  recipient_name: 'Ada Lovelace',
  return_path: '/uk/cashbox',
  idempotency_key: randomUUID(),
});
const launch = (platform: TestPlatform, player: TestPlayer) =>
  callAsPlayer(platform, player, `/games/${GAME}/launch`, { locale: 'uk' });

describe('a mode', () => {
  it.for([
    [['KZ'], 'PLAY_MONEY_ONLY', 'PROMOTION_CLOSED'],
    [['UA', 'RU'], 'CLOSED_IN_COUNTRY', 'CLOSED_IN_COUNTRY'],
  ] as const)(
    'where %s hold nobody pays in or is given anything, and what is theirs they take out',
    async ([profiles, money, given], { platform }) => {
      const player = await playerUnder(platform, ...profiles);
      const { currency } = player;
      const offer = await makeBonus(platform, { currency });
      const calls = [
        await beginDeposit(platform, player),
        await callAsPlayer(platform, player, `/bonuses/${offer.id}/subscribe`, {}),
        await callAsPlayer(platform, player, `/battles/${await makeBattle(platform, { currency })}/enter`, {}),
      ];
      expect(calls.map(({ body }) => body.errorCode)).toEqual([money, given, given]);
      const out = await callAsPlayer(platform, player, '/payments/withdrawals', {
        amount: '500.00',
        recipient_name: 'Ada Lovelace',
        return_path: '/uk/cashbox',
        idempotency_key: randomUUID(),
      });
      // Nothing of digital is theirs; what is refused is that, not the place.
      expect(out.body.errorCode).not.toMatch(/COUNTRY|PLAY_MONEY/);
      expect((await callAsPlayer(platform, player, '/bonuses')).body.items).toEqual([]);
    },
  );

  it('a game that is open takes no stake once its player is where nobody plays for money, and a due win is paid', async ({
    platform,
  }) => {
    const player = await playerUnder(platform, 'UA');
    await limit(platform, player, 'deposit');
    await timeLimit(platform, player);
    const game = await play(platform, player);
    expect((await game.bet('r1', 'b1', '10.00')).status).toBe(200);
    await keepProfiles(platform, player, 'UA', 'RU');
    expect((await game.bet('r2', 'b2', '10.00')).body.error).toBe('PLAYER_STOPPED');
    const batch = await game.play('r3', [{ action: 'bet', transaction_id: 'b3', amount: '10.00' }]);
    expect(batch.body.error).toBe('PLAYER_STOPPED');
    expect((await game.win('r1', 'w1', '25.00')).status).toBe(200);
    expect(await moneyOf(platform, player)).toMatchObject({ game: 99_000n, electronic: 2_500n });
  });
});

describe('limits that the law asks for', () => {
  it('nobody pays in or plays before they have set them, and then as ever', async ({ platform }) => {
    const player = await playerUnder(platform, 'UA');
    const refused = await beginDeposit(platform, player);
    expect([refused.status, refused.body.errorCode, refused.body.details]).toEqual([
      409,
      'LIMITS_NEEDED',
      { kinds: 'deposit,time' },
    ]);
    expect((await launch(platform, player)).body.errorCode).toBe('LIMITS_NEEDED');
    const game = await play(platform, player);
    expect((await game.bet('r1', 'b1', '1.00')).body.error).toBe('PLAYER_STOPPED');
    expect((await limit(platform, player, 'deposit')).body.missing).toEqual(['time']);
    expect((await timeLimit(platform, player)).body.missing).toEqual([]);
    expect((await game.bet('r2', 'b2', '1.00')).status).toBe(200);
    expect((await beginDeposit(platform, player)).body.errorCode).not.toBe('LIMITS_NEEDED');
  });

  it('the last of a kind is not taken away, and a raise waits as long as the law has it', async ({ platform }) => {
    const player = await playerUnder(platform, 'UA', 'EU');
    const set = await limit(platform, player, 'loss', '100');
    expect(set.body.raise_wait_hours).toBe(168);
    const away = (period: string) => call(platform, player, 'DELETE', `/protection/limits/loss/${period}`);
    expect((await away('day')).body.errorCode).toBe('LIMITS_NEEDED');
    await call(platform, player, 'PUT', '/protection/limits/loss/week', { amount: '400' });
    expect((await away('day')).body.items[0].change).toMatchObject({
      amount: null,
      confirm_from: addHours(platform.clock.now, 168).toISOString(),
    });
    expect((await away('week')).body.errorCode).toBe('LIMITS_NEEDED');
    const raised = await limit(platform, player, 'loss', '200');
    expect(raised.body.items[0]).toMatchObject({ amount: '100.00', change: { amount: '200.00' } });
    // One whose raise waits stays, so the other of its kind may go.
    expect((await away('week')).body.items[1].change).toMatchObject({ amount: null });
  });
});

describe('identity that the law asks for', () => {
  it('nobody takes winnings out before they have proved who they are, and the player reads what it is needed for', async ({
    platform,
  }) => {
    const player = await playerUnder(platform, 'UA');
    await fund(platform, player, { electronic: 100_000n });
    await platform.ctx.db.update(users).set({ rating: 5 }).where(eq(users.id, player.id));
    const refused = await callAsPlayer(platform, player, '/payments/withdrawals', WITHDRAWAL());
    expect([refused.status, refused.body.errorCode, refused.body.details]).toEqual([
      403,
      'IDENTITY_NEEDED',
      { level: '2', action: 'withdraw' },
    ]);
    const { rules } = (await callAsPlayer(platform, player, '/users/identity')).body;
    expect(rules).toContainEqual({ action: 'withdraw', level: 2, over_30_days: null });
    const abroad = await playerUnder(platform, 'UA', 'EU');
    await limit(platform, abroad, 'deposit');
    await limit(platform, abroad, 'loss');
    await timeLimit(platform, abroad);
    expect((await beginDeposit(platform, abroad)).body.errorCode).toBe('IDENTITY_NEEDED');
  });
});

describe('time that the law bounds', () => {
  it('after two hours no round begins until a quarter of an hour has passed, and a round that runs goes on', async ({
    platform,
  }) => {
    const player = await playerUnder(platform, 'UA', 'EU');
    await limit(platform, player, 'deposit');
    await limit(platform, player, 'loss');
    await timeLimit(platform, player);
    const game = await play(platform, player);
    for (let gone = 0; gone < 120; gone += 10) {
      await callAsPlayer(platform, player, '/protection/session/check', {});
      expect((await game.bet(`r${gone}`, `b${gone}`, '1.00')).status).toBe(200);
      pass(platform, 10);
    }
    const until = addMinutes(platform.clock.now, 5).toISOString();
    const refused = await game.bet('new', 'new', '1.00');
    expect(refused.body).toMatchObject({ error: 'BREAK_DUE', break_until: until });
    expect((await game.play('batch', [{ action: 'bet', transaction_id: 'p', amount: '1.00' }])).body.error).toBe(
      'BREAK_DUE',
    );
    const session = (await callAsPlayer(platform, player, '/protection/session')).body;
    expect(session.break).toEqual({ after_minutes: 120, until });
    pass(platform, 5);
    expect((await game.bet('after', 'after', '1.00')).status).toBe(200);
  });

  it('a reality check comes as often as the law has it, whatever was chosen before', async ({ platform }) => {
    const player = await playerUnder(platform, 'TRIAL');
    const choose = (every: number | null) => call(platform, player, 'PUT', '/protection/session/check', { every });
    expect((await choose(null)).body.check).toEqual({ every: null, due_at: null, allowed: [15, 30, 60, 120, null] });
    await keepProfiles(platform, player, 'UA');
    const { check } = (await callAsPlayer(platform, player, '/protection/session')).body;
    expect([check.every, check.allowed]).toEqual([60, [15, 30, 60]]);
    expect((await choose(120)).status).toBe(422);
    expect((await choose(30)).body.check.every).toBe(30);
  });
});
