import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { playerDays } from '../../../platform/src/db/schema/protection';
import { settlements } from '../../../platform/src/db/schema/settlements';
import { checkLedger } from '../../../platform/src/ledger/check';
import { getHouseBalance } from '../../../platform/src/ledger/house';
import { post } from '../../../platform/src/ledger/post';
import { checkLimits } from '../../../platform/src/services/admin/limit-check/check-limits';
import { bearerOf, type TestPlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { feedOf } from '../../support/play/game-provider';
import { gameTest } from '../../support/play/game-test';
import { addGames, callsOf, callWallet, GAME, moneyOf, play, roundsOf } from '../../support/play/wallet-caller';
import { keepProfiles, playerUnder } from '../../support/profiles';
import { callAsPlayer, takeTimeOut } from '../../support/protection';
import { PASSWORD, registerPlayer } from '../../support/registration';
import { makeBonus } from '../../support/rewards/bonuses';

const it = gameTest(feedOf('v1', []), ({ url }) => ({
  STUDIO_URL: url,
  JURISDICTIONS: 'UA,KZ,EU,US,RU',
  PUBLIC_URL: 'http://localhost:3000',
}));
it.beforeAll(({ platform }) => addGames(platform));

const creditsOf = async (platform: TestPlatform, player: Pick<TestPlayer, 'id'>) =>
  (await callAsPlayer(platform, player, '/credits')).body;
const refill = (platform: TestPlatform, player: Pick<TestPlayer, 'id'>) =>
  callAsPlayer(platform, player, '/credits/refill', {});

/** A game as the site opens it, and what its provider is told of the session. */
async function openGame(platform: TestPlatform, player: TestPlayer, game = GAME) {
  const launched = await callAsPlayer(platform, player, `/games/${game}/launch`, { locale: 'uk' });
  const token = new URL(launched.body.launch_url).searchParams.get('token');
  const { body } = await callWallet(platform, 'authenticate', { token });
  return { told: body, ...callsOf(platform, launched.body.session_id) };
}

describe('credits', () => {
  it('who registers where nobody plays for money has the first credits, once however often they come back', async ({
    platform,
  }) => {
    const { userId, phone } = await registerPlayer(platform.app, 'kzt');
    expect((await creditsOf(platform, { id: userId })).balance).toBe('10000.00');
    const logIn = () =>
      platform.app.inject({ method: 'POST', url: '/auth/web', body: { username: phone, password: PASSWORD } });
    const answers = await Promise.all([logIn(), logIn()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await creditsOf(platform, { id: userId })).toEqual({ balance: '10000.00', version: 1 });
    const { userId: other } = await registerPlayer(platform.app);
    expect(await creditsOf(platform, { id: other })).toEqual({ balance: '0.00', version: 0 });
  });

  it('a game there is opened and played for credits, and no money moves, in both ways that a stake is made', async ({
    platform,
  }) => {
    const player = await playerUnder(platform, 'KZ');
    const game = await openGame(platform, player);
    expect(game.told).toMatchObject({
      currency: 'crd',
      mode: 'real',
      min_bet: '1.00',
      max_bet: '1000.00',
      balance: '10000.00',
    });
    expect((await game.bet('r1', 'b1', '100.00')).body).toMatchObject({ balance: '9900.00', currency: 'crd' });
    expect((await game.win('r1', 'w1', '250.00')).body).toMatchObject({ balance: '10150.00', currency: 'crd' });
    const both = [
      { action: 'bet', transaction_id: 'b2', amount: '50.00' },
      { action: 'win', transaction_id: 'w2', amount: '0.00', round_closed: true },
    ];
    expect((await game.play('r2', both)).body).toMatchObject({ balance: '10100.00' });
    await game.bet('r3', 'b3', '30.00');
    expect((await game.refund('r3', 'f3', 'b3')).body).toMatchObject({ balance: '10100.00' });
    expect((await game.rollback('r1', 'o1', 'w1')).body).toMatchObject({ balance: '9850.00' });
    expect((await game.bet('r4', 'b4', '1000.01')).body.error).toBe('BET_LIMIT');
    expect(await creditsOf(platform, player)).toMatchObject({ balance: '9850.00' });
    expect(await moneyOf(platform, player)).toEqual({ game: 100_000n, electronic: 0n, bonus: 0n });
    const { items } = await roundsOf(platform, player);
    expect(items.map((round: { currency: string; stake: string }) => [round.currency, round.stake])).toEqual([
      ['crd', '0.00'],
      ['crd', '50.00'],
      ['crd', '100.00'],
    ]);
    expect((await checkLedger(platform.ctx.db)).violations).toEqual([]);
  });

  it('nothing follows from what is played for credits but its time', async ({ platform }) => {
    const player = await playerUnder(platform, 'KZ');
    const game = await openGame(platform, player);
    for (const round of ['r1', 'r2']) {
      await game.bet(round, `b-${round}`, '1000.00');
      // A win above the operator's largest sum is paid at once, and no provider is switched off for it.
      expect((await game.win(round, `w-${round}`, '5000000.00')).body.status).toBeUndefined();
    }
    const session = (await callAsPlayer(platform, player, '/protection/session')).body;
    expect(session.running).toMatchObject({ staked: '0.00', won: '0.00', net: '0.00' });
    const days = await platform.ctx.db.select().from(playerDays).where(eq(playerDays.userId, player.id));
    expect(days.every(({ staked, won }) => staked === 0n && won === 0n)).toBe(true);
    expect(await platform.ctx.db.select().from(settlements).where(eq(settlements.userId, player.id))).toEqual([]);
    const [user] = await platform.ctx.db.select().from(users).where(eq(users.id, player.id));
    expect(user?.rating).toBe(0);
    const wins = (await platform.app.inject({ url: '/big-wins' })).json();
    expect(wins.items).toEqual([]);
    expect(await checkLimits(platform.ctx.db)).toEqual([]);
  });

  it('a limit of time holds, those of money do not, and a reality check is due', async ({ platform }) => {
    const player = await playerUnder(platform, 'KZ');
    const headers = await bearerOf(platform, player.id, platform.clock.now);
    const limit = (url: string, body: object) => platform.app.inject({ method: 'PUT', url, headers, body });
    await limit('/protection/limits/loss/day', { amount: '1' });
    await limit('/protection/limits/time/day', { minutes: 60 });
    const game = await openGame(platform, player);
    for (let minute = 0; minute < 60; minute += 10) {
      expect((await game.bet(`r${minute}`, `b${minute}`, '100.00')).status).toBe(200);
      platform.clock.now = new Date(platform.clock.now.getTime() + 600_000);
    }
    expect((await game.bet('late', 'late', '100.00')).body).toMatchObject({
      error: 'LIMIT_REACHED',
      limit: { kind: 'time', amount: '60', used: '60' },
    });
    expect(await checkLimits(platform.ctx.db)).toEqual([]);
  });

  it('a bonus that runs has no part in it', async ({ platform }) => {
    const player = await playerUnder(platform, 'TRIAL');
    const offer = await makeBonus(platform, { currency: player.currency });
    await callAsPlayer(platform, player, `/bonuses/${offer.id}/subscribe`, {});
    await keepProfiles(platform, player, 'UA', 'KZ');
    const headers = await bearerOf(platform, player.id, platform.clock.now);
    await platform.app.inject({
      method: 'PUT',
      url: '/protection/limits/time/day',
      headers,
      body: { minutes: 600 },
    });
    const game = await openGame(platform, player);
    const before = await moneyOf(platform, player);
    expect((await game.bet('r1', 'b1', '1000.00')).status).toBe(200);
    expect((await game.win('r1', 'w1', '0.00')).status).toBe(200);
    expect(await moneyOf(platform, player)).toEqual(before);
  });
});

describe('a refill', () => {
  it('a refill fills credits up once few are left, and who asks twice at once gets it once', async ({ platform }) => {
    const player = await playerUnder(platform, 'KZ');
    const game = await openGame(platform, player);
    const early = await refill(platform, player);
    expect([early.status, early.body.errorCode, early.body.details]).toEqual([
      409,
      'CREDITS_LEFT',
      { below: '1000.00' },
    ]);
    for (let n = 0; n < 9; n += 1) await game.bet(`r${n}`, `b${n}`, '1000.00');
    expect((await refill(platform, player)).body.errorCode).toBe('CREDITS_LEFT');
    await game.bet('last', 'last', '1.00');
    const both = await Promise.all([refill(platform, player), refill(platform, player)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await creditsOf(platform, player)).balance).toBe('10000.00');
    expect((await checkLedger(platform.ctx.db)).violations).toEqual([]);
    expect(await getHouseBalance(platform.ctx.db, 'credits', 'crd')).toBeLessThan(0n);
  });

  it('a refill is not for who has stopped playing, nor where nothing is offered', async ({ platform }) => {
    const stopped = await playerUnder(platform, 'KZ');
    await takeTimeOut(platform, stopped, 1);
    expect((await refill(platform, stopped)).body.errorCode).toBe('PLAYER_TIMED_OUT');
    const abroad = await playerUnder(platform, 'UA', 'RU');
    expect((await refill(platform, abroad)).body.errorCode).toBe('CLOSED_IN_COUNTRY');
  });
});

describe('money and credits', () => {
  it('a round belongs to what it was begun for: a session of the other is told so, and nothing moves', async ({
    platform,
  }) => {
    const player = await playerUnder(platform, 'TRIAL');
    const forMoney = await play(platform, player);
    await forMoney.bet('r1', 'b1', '10.00');
    await keepProfiles(platform, player, 'KZ');
    const forCredits = await openGame(platform, player);
    const named = { session_id: forCredits.session_id, round_id: forMoney.id('r1') };
    const stray = [
      await callWallet(platform, 'bet', { ...named, transaction_id: randomUUID(), amount: '5.00' }),
      await callWallet(platform, 'win', { ...named, transaction_id: randomUUID(), amount: '5.00', round_closed: true }),
      await callWallet(platform, 'refund', {
        ...named,
        transaction_id: randomUUID(),
        bet_transaction_id: forMoney.id('b1'),
      }),
    ];
    expect(stray.map(({ body }) => body.error)).toEqual(['INVALID_REQUEST', 'INVALID_REQUEST', 'INVALID_REQUEST']);
    // What is due is paid where it belongs, though nobody stakes money there any more.
    const another = await play(platform, player, 'gold-rush');
    expect((await another.bet('r1', 'b1', '1.00')).body.error).toBe('PLAYER_STOPPED');
    expect((await forMoney.win('r1', 'w1', '30.00')).status).toBe(200);
    expect(await moneyOf(platform, player)).toMatchObject({ game: 99_000n, electronic: 3_000n });
    expect((await creditsOf(platform, player)).balance).toBe('10000.00');
  });

  it('who comes back to where they play for money opens games for money again, and keeps their credits', async ({
    platform,
  }) => {
    const player = await playerUnder(platform, 'TRIAL', 'KZ');
    expect((await openGame(platform, player)).told.currency).toBe('crd');
    await keepProfiles(platform, player, 'TRIAL');
    expect((await openGame(platform, player)).told).toMatchObject({ currency: 'uah', balance: '1000.00' });
    expect((await creditsOf(platform, player)).balance).toBe('10000.00');
  });

  it('a posting of the one never touches an account of the other', async ({ platform }) => {
    const player = await playerUnder(platform, 'KZ');
    const stray = (currency: 'uah' | 'crd', from: 'gateway_clearing' | 'credits') =>
      post(platform.ctx.db, {
        key: randomUUID(),
        kind: 'test',
        currency,
        legs: [{ from: { house: from }, to: { player: player.id, wallet: 'game' }, amount: 1n }],
      });
    await expect(stray('crd', 'gateway_clearing')).rejects.toThrow(/not of it/);
    await expect(stray('uah', 'credits')).rejects.toThrow(/not of it/);
  });

  it('what was paid in before is taken out, played or not, by whoever may not play for money at home', async ({
    platform,
  }) => {
    const player = await playerUnder(platform, 'TRIAL', 'KZ');
    const legs = [
      { from: { house: 'gateway_clearing' }, to: { player: player.id, wallet: 'game' }, amount: 70_000n },
    ] as const;
    await post(platform.ctx.db, { key: randomUUID(), kind: 'deposit', currency: player.currency, legs });
    const game = await openGame(platform, player);
    await game.bet('r1', 'b1', '500.00');
    await game.refund('r1', 'f1', 'b1');
    const terms = async () => (await callAsPlayer(platform, player, '/payments/withdrawals/terms')).body;
    // At home they play for money: once they are there, what was paid in is for playing.
    expect((await terms()).available).toBe('0.00');
    await keepProfiles(platform, player, 'KZ');
    expect(await terms()).toMatchObject({ available: '700.00', unplayed_included: true, block: null });
  });
});
