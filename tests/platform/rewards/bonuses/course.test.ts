import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { bonuses } from '../../../../platform/src/db/schema/bonuses';
import { bearerOf, makePlayer, type TestPlayer } from '../../../support/funded-player';
import { payIn } from '../../../support/money/payments';
import { paymentsTest } from '../../../support/money/payments-test';
import type { TestPlatform } from '../../../support/platform';
import { addGames, play } from '../../../support/play/wallet-caller';
import { activeBonus, makeBonus, purseOf, subscribe, userBonusesOf } from '../../../support/rewards/bonuses';

const it = paymentsTest();
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

const fox = (platform: TestPlatform, player: TestPlayer) => play(platform, player);

describe('the course of a bonus', () => {
  it('a bonus is given at once, counts settled stakes, and moves to digital when all is wagered', async ({
    platform,
  }) => {
    const player = await makePlayer(platform);
    const { id } = await makeBonus(platform);
    expect(await activeBonus(platform, player)).toBeNull();
    const taken = await subscribe(platform, player, id);
    expect(taken).toMatchObject({ code: 201, body: { status: 'ACTIVE', progress: 0, wager_amount: '100.00' } });
    expect(await purseOf(platform, player)).toEqual({ game: 0n, electronic: 0n, bonus: 5_000n });

    const game = await fox(platform, player);
    await game.bet('1', 'b1', '40.00');
    expect(await activeBonus(platform, player)).toMatchObject({ progress: 0, bonus_amount: '10.00' });
    await game.win('1', 'w1', '60.00');
    expect(await activeBonus(platform, player)).toMatchObject({
      progress: 40,
      wager_amount: '60.00',
      bonus_amount: '70.00',
    });
    await game.bet('2', 'b2', '60.00');
    await game.win('2', 'w2', '30.00');
    expect(await activeBonus(platform, player)).toBeNull();
    expect(await purseOf(platform, player)).toEqual({ game: 0n, electronic: 4_000n, bonus: 0n });
    expect(await userBonusesOf(platform, player)).toMatchObject([
      { status: 'COMPLETED', endReason: 'wagered', released: 4_000n, forfeited: 0n },
    ]);
  });

  it('a bonus tells every move of its money in the history and in its own list', async ({ platform }) => {
    const player = await makePlayer(platform);
    const { id } = await makeBonus(platform, { wager: 100, maxWin: 2_000n });
    await subscribe(platform, player, id);
    const game = await fox(platform, player);
    await game.bet('3', 'b3', '50.00');
    await game.win('3', 'w3', '50.00');
    const headers = await bearerOf(platform, player.id, platform.clock.now);
    const history = (await platform.app.inject({ url: '/history', headers })).json();
    expect(history.items.map(({ kind, amount }: Record<string, string>) => [kind, amount])).toEqual([
      ['bonus_release', '-30.00'],
      ['win', '50.00'],
      ['bet', '-50.00'],
      ['bonus_credit', '50.00'],
    ]);
    const own = (await platform.app.inject({ url: '/users/bonuses', headers })).json();
    expect(own).toMatchObject({
      total: 1,
      items: [{ status: 'COMPLETED', end_reason: 'wagered', released: '20.00', forfeited: '30.00' }],
    });
    expect(own.items[0].events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'subscribed',
      'activated',
      'credited',
      'released',
      'forfeited',
    ]);
  });

  it('a bonus goes to digital at once without a wager, within its cap', async ({ platform }) => {
    const player = await makePlayer(platform);
    const { id } = await makeBonus(platform, { wager: 0, maxWin: 5_000n, winAmountType: 'PERCENTAGES' });
    expect((await subscribe(platform, player, id)).code).toBe(201);
    expect(await purseOf(platform, player)).toEqual({ game: 0n, electronic: 2_500n, bonus: 0n });
    expect(await activeBonus(platform, player)).toBeNull();
  });

  it('a bonus counts live tables at a tenth, and takes an undone round off again', async ({ platform }) => {
    const player = await makePlayer(platform, { game: 100_000n });
    const { id } = await makeBonus(platform);
    await platform.ctx.db.execute(`update games set contribution = 10 where slug = 'gold-rush'`);
    await subscribe(platform, player, id);
    const live = await play(platform, player, 'gold-rush');
    await live.bet('4', 'b4', '100.00');
    await live.win('4', 'w4', '0');
    expect(await activeBonus(platform, player)).toMatchObject({ progress: 10 });
    await live.rollback('4', 'rb4', 'w4');
    expect(await activeBonus(platform, player)).toMatchObject({ progress: 0 });
    await platform.ctx.db.execute(`update games set contribution = 100 where slug = 'gold-rush'`);
  });

  it('a bonus refuses a stake over its limit by an error of its own, also in several bets of a round', async ({
    platform,
  }) => {
    const player = await makePlayer(platform, { game: 100_000n });
    const { id } = await makeBonus(platform, { maxBet: 2_000n });
    await subscribe(platform, player, id);
    const game = await fox(platform, player);
    expect((await game.bet('5', 'b5', '20.01')).body.error).toBe('BONUS_MAX_BET');
    expect((await game.bet('5', 'b5a', '15.00')).status).toBe(200);
    expect((await game.bet('5', 'b5b', '5.01')).body.error).toBe('BONUS_MAX_BET');
    expect((await game.bet('5', 'b5c', '5.00')).status).toBe(200);
  });

  it('a bonus is lost when its money is gone and no round is open, and burns when little is left', async ({
    platform,
  }) => {
    const player = await makePlayer(platform);
    const { id } = await makeBonus(platform, { wager: 1_000 });
    await subscribe(platform, player, id);
    const game = await fox(platform, player);
    await game.bet('6', 'b6', '50.00');
    expect(await activeBonus(platform, player)).toMatchObject({ bonus_amount: '0.00' });
    await game.win('6', 'w6', '0');
    expect(await activeBonus(platform, player)).toBeNull();
    expect((await userBonusesOf(platform, player)).at(-1)).toMatchObject({ status: 'CANCELED', endReason: 'lost' });

    const { id: other } = await makeBonus(platform, { wager: 1_000, burningAmount: 100n });
    await subscribe(platform, player, other);
    await game.bet('7', 'b7', '49.50');
    await game.win('7', 'w7', '0');
    expect(await purseOf(platform, player)).toEqual({ game: 0n, electronic: 0n, bonus: 0n });
    expect((await userBonusesOf(platform, player)).at(-1)).toMatchObject({ endReason: 'burned_low', forfeited: 50n });
  });
});

describe('a bonus for a deposit', () => {
  it('a bonus for a deposit waits, is activated by enough money, and requires bonus and deposit by VERSION2', async ({
    platform,
    payments,
  }) => {
    const player = await makePlayer(platform);
    const { id } = await makeBonus(platform, {
      groupId: 2,
      type: 'PERCENTAGE',
      amount: 5_000n,
      maxAmount: 20_000n,
      minDeposit: 10_000n,
      wagerType: 'VERSION2',
      wager: 300,
    });
    expect((await subscribe(platform, player, id)).body).toMatchObject({ status: 'PENDING', deposit_amount: '100.00' });
    await payIn(payments, player, '99.99');
    expect(await activeBonus(platform, player)).toMatchObject({ status: 'PENDING' });
    await payIn(payments, player, '300');
    expect(await activeBonus(platform, player)).toMatchObject({
      status: 'ACTIVE',
      bonus_initial_amount: '150.00',
      deposit_amount: '300.00',
      wager_total: '1350.00',
    });
    expect(await purseOf(platform, player)).toEqual({ game: 39_999n, electronic: 0n, bonus: 15_000n });
  });

  it('a bonus of the first deposit gives 300 % up to its most, once, and burns by the next deposit', async ({
    platform,
    payments,
  }) => {
    const player = await makePlayer(platform);
    const { id } = await makeBonus(platform, {
      groupId: 1,
      type: 'PERCENTAGE',
      amount: 30_000n,
      maxAmount: 25_000n,
      minDeposit: 10_000n,
      maxUniqueActivations: 1,
      burningOnDeposit: true,
    });
    await subscribe(platform, player, id);
    await payIn(payments, player, '100');
    expect(await activeBonus(platform, player)).toMatchObject({ bonus_initial_amount: '250.00' });
    await payIn(payments, player, '50');
    expect(await activeBonus(platform, player)).toBeNull();
    expect(await userBonusesOf(platform, player)).toMatchObject([{ endReason: 'burned_deposit', forfeited: 25_000n }]);
    expect((await subscribe(platform, player, id)).body).toMatchObject({
      errorCode: 'BONUS_NOT_ALLOWED',
      details: { reason: 'first_deposit' },
    });
  });

  it('a bonus that is not to be asked for comes with the deposit by itself', async ({ platform, payments }) => {
    const player = await makePlayer(platform, {}, { currency: 'kzt', country: 'KZ' });
    const offer = await makeBonus(platform, {
      currency: 'kzt',
      optIn: false,
      minDeposit: 100_000n,
      amount: 7_700n,
      isRepeatedActivation: false,
    });
    await payIn(payments, player, '999');
    expect(await activeBonus(platform, player)).toBeNull();
    await payIn(payments, player, '1000');
    expect(await activeBonus(platform, player)).toMatchObject({ bonus_id: offer.id, bonus_initial_amount: '77.00' });
    await platform.ctx.db.update(bonuses).set({ status: 'INACTIVE' }).where(eq(bonuses.id, offer.id));
  });
});
