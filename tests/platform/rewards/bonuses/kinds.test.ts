import { eq, gte, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { phoneProofs, users } from '../../../../platform/src/db/schema/accounts';
import { bonuses } from '../../../../platform/src/db/schema/bonuses';
import { seedTrialBonuses } from '../../../../platform/src/services/rewards/bonuses/trial-bonuses';
import { bearerOf, makePlayer, type TestPlayer } from '../../../support/funded-player';
import { payIn } from '../../../support/money/payments';
import { paymentsTest } from '../../../support/money/payments-test';
import type { TestPlatform } from '../../../support/platform';
import { addGames, play } from '../../../support/play/wallet-caller';
import { activeBonus, cancel, makeBonus, purseOf, subscribe, userBonusesOf } from '../../../support/rewards/bonuses';

const it = paymentsTest();
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
  // A Friday noon in Kyiv: the hours of the percentage are open.
  platform.clock.now = new Date('2026-11-20T10:00:00Z');
  await seedTrialBonuses(platform.ctx.db, platform.clock.now);
  // A tenth of the large wagers: thousands would take a hundred rounds each.
  await platform.ctx.db
    .update(bonuses)
    .set({ wager: sql`${bonuses.wager} / 10` })
    .where(gte(bonuses.wager, 1_000));
});

/** A seeded bonus of the hryvnia, as operators see it. */
async function seededBonus(platform: TestPlatform, name: string) {
  const rows = await platform.ctx.db.select().from(bonuses).where(eq(bonuses.name, name));
  const found = rows.find(({ currency }) => currency === 'uah');
  if (!found) throw new Error(`${name} is not seeded`);
  return found;
}

/** Stakes what is left to wager, in rounds that give back what they take, each at most the bonus's own limit. */
async function wagerAll(platform: TestPlatform, player: TestPlayer): Promise<void> {
  const game = await play(platform, player);
  const running = await activeBonus(platform, player);
  const { game: own, electronic, bonus } = await purseOf(platform, player);
  const most = Math.min(Number(running?.bonus.max_bet_amount ?? 1_000), Number(own + electronic + bonus) / 100, 200);
  let left = Number(running?.wager_amount);
  for (let round = 0; left > 0; round += 1) {
    const stake = Math.min(most, left).toFixed(2);
    await game.bet(`${round}`, `b${round}`, stake);
    await game.win(`${round}`, `w${round}`, stake);
    left -= Number(stake);
  }
  expect(await activeBonus(platform, player)).toBeNull();
}

const proveByCall = async (platform: TestPlatform, player: TestPlayer) => {
  const { db } = platform.ctx;
  const at = platform.clock.now;
  const [user] = await db.select().from(users).where(eq(users.id, player.id));
  const proof = { userId: player.id, channel: 'call', action: 'BONUS_ACTIVATION', phone: user?.phone ?? '' } as const;
  await db
    .insert(phoneProofs)
    .values({ ...proof, codeHash: 'x', triesLeft: 3, sentAt: at, expiresAt: at, verifiedAt: at });
};

describe('every kind that a trial seeds goes from activation to release', () => {
  it('the welcome promo code without a deposit is taken by its code and a call, wagered, and released up to its cap', async ({
    platform,
  }) => {
    const player = await makePlayer(platform);
    const bonus = await seededBonus(platform, 'Welcome Card');
    expect((await subscribe(platform, player, bonus.id, 'WELCOME')).body.errorCode).toBe('NOVERIFIED_USER_ERROR');
    await proveByCall(platform, player);
    expect((await subscribe(platform, player, bonus.id, 'WELCOME')).body).toMatchObject({
      status: 'ACTIVE',
      bonus_initial_amount: '100.00',
      wager_total: '400.00',
      deposit_amount: null,
    });
    const game = await play(platform, player);
    expect((await game.bet('over', 'over', '50.01')).status).not.toBe(200);
    await wagerAll(platform, player);
    expect(await purseOf(platform, player)).toEqual({ game: 0n, electronic: 10_000n, bonus: 0n });
    expect((await subscribe(platform, player, bonus.id, 'WELCOME')).body.errorCode).toBe('BONUS_ALREADY_USED');
  });

  it.for([
    ['a promo code', 'Kozyr Fifty', 'KOZYR50', 5_000n],
    ['a game bonus', 'Evening Hand', undefined, 2_000n],
  ] as const)('the bonus %s goes at once from activation to release', async ([_, name, code, given], { platform }) => {
    const player = await makePlayer(platform);
    const { id } = await seededBonus(platform, name);
    expect((await subscribe(platform, player, id, code)).body.status).toBe('ACTIVE');
    await wagerAll(platform, player);
    expect(await purseOf(platform, player)).toEqual({ game: 0n, electronic: given, bonus: 0n });
    expect(await userBonusesOf(platform, player)).toMatchObject([{ status: 'COMPLETED', endReason: 'wagered' }]);
  });

  it('the first deposit and the percentage of a Friday come one after the other, never beside each other', async ({
    platform,
    payments,
  }) => {
    const player = await makePlayer(platform);
    const [first, friday] = [await seededBonus(platform, 'First Trump 300'), await seededBonus(platform, 'Friday Ace')];
    await subscribe(platform, player, first.id);
    // Spec §4: a percentage bonus is received only after the previous bonus is used.
    const refused = async () => (await subscribe(platform, player, friday.id)).body.errorCode;
    expect(await refused()).toBe('NEEDS_USER_CONFIRMATION');
    await payIn(payments, player, '100.00');
    expect(await activeBonus(platform, player)).toMatchObject({ bonus_initial_amount: '300.00', status: 'ACTIVE' });
    expect(await refused()).toBe('NEEDS_USER_CONFIRMATION');
    await wagerAll(platform, player);
    expect(await userBonusesOf(platform, player)).toMatchObject([{ endReason: 'wagered', released: 30_000n }]);

    expect((await subscribe(platform, player, friday.id)).body).toMatchObject({ status: 'PENDING' });
    await payIn(payments, player, '100.00');
    expect(await activeBonus(platform, player)).toMatchObject({
      bonus_initial_amount: '50.00',
      wager_total: '300.00',
    });
    await wagerAll(platform, player);
    const [, second] = await userBonusesOf(platform, player);
    expect(second).toMatchObject({ endReason: 'wagered', released: 5_000n, depositAmount: 10_000n });
    // Two a day, and no third.
    await subscribe(platform, player, friday.id);
    await cancel(platform, player, friday.id);
    expect((await subscribe(platform, player, friday.id)).body.status).toBe('PENDING');
  });

  it('a percentage that comes by itself stays away while another bonus runs, and comes after it', async ({
    platform,
    payments,
  }) => {
    const player = await makePlayer(platform);
    const share = { type: 'PERCENTAGE', amount: 1_000n, maxAmount: 5_000n, minDeposit: 10_000n } as const;
    const { id } = await makeBonus(platform, { ...share, optIn: false, isPublic: false, name: 'By itself' });
    const other = await makeBonus(platform);
    await subscribe(platform, player, other.id);
    await payIn(payments, player, '100.00');
    expect((await userBonusesOf(platform, player)).map(({ bonusId }) => bonusId)).toEqual([other.id]);
    await cancel(platform, player, other.id);
    await payIn(payments, player, '100.00');
    expect((await userBonusesOf(platform, player)).map(({ bonusId }) => bonusId)).toEqual([other.id, id]);
    await platform.ctx.db.update(bonuses).set({ status: 'INACTIVE' }).where(eq(bonuses.id, id));
  });
});

it('every kind of bonus is labelled by its group, in the list and in the player’s own', async ({ platform }) => {
  const player = await makePlayer(platform);
  const headers = await bearerOf(platform, player.id, platform.clock.now);
  const { items } = (await platform.app.inject({ url: '/bonuses?pageSize=100', headers })).json();
  const labels = new Set(items.map((bonus: { bonus_group: { name: string } }) => bonus.bonus_group.name));
  expect([...labels]).toEqual(expect.arrayContaining(['WelcomeDeposit', 'PercentDeposit', 'WheelFortune']));
  // Promo codes are not listed: whoever knows one finds it by it.
  expect(JSON.stringify(items)).not.toContain('KOZYR50');
});
