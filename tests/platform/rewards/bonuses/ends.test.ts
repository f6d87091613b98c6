import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '../../../../platform/src/db/schema/accounts';
import { bonuses, userBonuses } from '../../../../platform/src/db/schema/bonuses';
import { burnExpired } from '../../../../platform/src/services/rewards/bonuses/burn-expired';
import { seedTrialBonuses } from '../../../../platform/src/services/rewards/bonuses/trial-bonuses';
import { makePlayer, type TestPlayer } from '../../../support/funded-player';
import { paymentsTest } from '../../../support/money/payments-test';
import { askForWithdrawal } from '../../../support/money/withdrawals';
import type { TestPlatform } from '../../../support/platform';
import { addGames, play } from '../../../support/play/wallet-caller';
import { activeBonus, cancel, makeBonus, purseOf, subscribe, userBonusesOf } from '../../../support/rewards/bonuses';

const it = paymentsTest();
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

const pass = (platform: TestPlatform, hours: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + hours * 3_600_000);
};
const fox = (platform: TestPlatform, player: TestPlayer) => play(platform, player);

describe('the end that nobody wants', () => {
  it('a cancelled bonus names what is lost and kept, and money won later in an open round is not the player’s', async ({
    platform,
  }) => {
    const player = await makePlayer(platform, { electronic: 1_000n });
    const { id } = await makeBonus(platform);
    await subscribe(platform, player, id);
    const game = await fox(platform, player);
    await game.bet('8', 'b8', '20.00');
    expect(await cancel(platform, player, id)).toMatchObject({ code: 200, body: { lost: '40.00', kept: '0.00' } });
    await game.win('8', 'w8', '100.00');
    // Half of the stake was bonus money: half of the win is gone with it.
    expect(await purseOf(platform, player)).toEqual({ game: 0n, electronic: 5_000n, bonus: 0n });
    expect((await cancel(platform, player, id)).body.errorCode).toBe('BONUS_NOT_ACTIVE');
    expect((await cancel(platform, player, crypto.randomUUID())).body.errorCode).toBe('BONUS_NOT_FOUND');
  });

  it('bonus money that a refund brings back after the end goes to nobody', async ({ platform }) => {
    const player = await makePlayer(platform);
    const { id } = await makeBonus(platform);
    await subscribe(platform, player, id);
    const game = await fox(platform, player);
    await game.bet('9', 'b9', '20.00');
    await cancel(platform, player, id);
    await game.refund('9', 'r9', 'b9');
    expect(await purseOf(platform, player)).toEqual({ game: 0n, electronic: 0n, bonus: 0n });
  });

  it('a bonus that is out of time burns what is left, at the hour that was told', async ({ platform }) => {
    const player = await makePlayer(platform);
    const { id } = await makeBonus(platform, { burningOnTimeout: true, activationsOffset: 24 });
    const { body } = await subscribe(platform, player, id);
    expect(Date.parse(body.expires_at ?? '') - platform.clock.now.getTime()).toBe(24 * 3_600_000);
    pass(platform, 23.9);
    await burnExpired(platform.ctx);
    expect(await activeBonus(platform, player)).not.toBeNull();
    pass(platform, 0.2);
    await burnExpired(platform.ctx);
    expect(await userBonusesOf(platform, player)).toMatchObject([{ status: 'CANCELED' }]);
    expect(await activeBonus(platform, player)).toBeNull();
    expect(await userBonusesOf(platform, player)).toMatchObject([{ endReason: 'burned_timeout', forfeited: 5_000n }]);
  });

  it('a bonus is out of time for whoever looks at the end of its countdown, before the clock of the jobs', async ({
    platform,
  }) => {
    const player = await makePlayer(platform);
    const { id } = await makeBonus(platform, { burningOnTimeout: true, activationsOffset: 1 });
    await subscribe(platform, player, id);
    pass(platform, 1);
    const looks = await Promise.all([activeBonus(platform, player), activeBonus(platform, player)]);
    expect(looks).toEqual([null, null]);
    expect(await userBonusesOf(platform, player)).toMatchObject([{ endReason: 'burned_timeout', forfeited: 5_000n }]);
  });

  it('a withdrawal burns a bonus only once the player has said yes', async ({ platform, payments }) => {
    const player = await makePlayer(platform, { electronic: 50_000n });
    await platform.ctx.db.update(users).set({ rating: 1 }).where(eq(users.id, player.id));
    const { id } = await makeBonus(platform, { burningOnWithdrawal: true });
    await subscribe(platform, player, id);
    expect((await askForWithdrawal(payments, player)).answer).toMatchObject({
      errorCode: 'NEEDS_USER_CONFIRMATION',
      details: { name: 'Test Hand' },
    });
    expect(await purseOf(platform, player)).toMatchObject({ electronic: 50_000n, bonus: 5_000n });
    expect((await askForWithdrawal(payments, player, { confirm_burning: true })).code).toBe(201);
    expect(await purseOf(platform, player)).toMatchObject({ electronic: 0n, bonus: 0n });
  });
});

describe('races', () => {
  it('a bonus gives ten places to exactly ten of 60 players', async ({ platform }) => {
    const { id } = await makeBonus(platform, { maxDailyActivations: 10 });
    const players = await Promise.all(Array.from({ length: 60 }, () => makePlayer(platform)));
    const answers = await Promise.all(players.map((player) => subscribe(platform, player, id)));
    expect(answers.filter(({ code }) => code === 201)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.errorCode === 'BONUS_ACTIVATION_LIMIT_REACHED')).toHaveLength(50);
  });

  it('one player gets one of 40 bonuses asked for at once, and its money once', async ({ platform }) => {
    const player = await makePlayer(platform);
    const offers = await Promise.all(Array.from({ length: 40 }, () => makeBonus(platform)));
    const answers = await Promise.all(offers.map(({ id }) => subscribe(platform, player, id)));
    expect(answers.filter(({ code }) => code === 201)).toHaveLength(1);
    expect(await purseOf(platform, player)).toMatchObject({ bonus: 5_000n });
  });

  it('a bonus ends once by the clock, by the player and by the last stake at once', async ({ platform }) => {
    const player = await makePlayer(platform);
    const { id } = await makeBonus(platform, { wager: 100, burningOnTimeout: true, activationsOffset: 1 });
    await subscribe(platform, player, id);
    const game = await fox(platform, player);
    await game.bet('10', 'b10', '50.00');
    pass(platform, 1);
    await Promise.all([game.win('10', 'w10', '80.00'), burnExpired(platform.ctx), cancel(platform, player, id)]);
    const [taken] = await userBonusesOf(platform, player);
    const { electronic, bonus } = await purseOf(platform, player);
    expect(bonus).toBe(0n);
    expect(electronic).toBe(taken?.status === 'COMPLETED' ? 8_000n : 0n);
    expect(await platform.ctx.db.select().from(userBonuses).where(eq(userBonuses.userId, player.id))).toHaveLength(1);
  });
});

it('a trial seeds the bonuses that it offers once, and keeps what operators made of them', async ({ platform }) => {
  const { db } = platform.ctx;
  await seedTrialBonuses(db, platform.clock.now);
  const count = await db.$count(bonuses);
  await db.update(bonuses).set({ status: 'INACTIVE' }).where(eq(bonuses.name, 'Four Stars'));
  await seedTrialBonuses(db, platform.clock.now);
  expect(await db.$count(bonuses)).toBe(count);
  const kept = await db.select().from(bonuses).where(eq(bonuses.name, 'Four Stars'));
  expect(kept.map(({ status }) => status)).toEqual(['INACTIVE', 'INACTIVE']);
});
