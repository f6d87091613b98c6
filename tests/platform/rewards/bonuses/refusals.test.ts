import { BONUS_GROUPS } from '@kozyr/contracts/bonuses';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { phoneProofs, users } from '../../../../platform/src/db/schema/accounts';
import { bonusGroups, bonusSettings } from '../../../../platform/src/db/schema/bonuses';
import { bearerOf, makePlayer, type TestPlayer } from '../../../support/funded-player';
import { paymentsTest } from '../../../support/money/payments-test';
import type { TestPlatform } from '../../../support/platform';
import { addGames } from '../../../support/play/wallet-caller';
import { cancel, makeBonus, purseOf, subscribe } from '../../../support/rewards/bonuses';

const it = paymentsTest();
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

const at = (platform: TestPlatform, iso: string) => {
  platform.clock.now = new Date(iso);
};

describe('what stands in the way', () => {
  const refusal = async (platform: TestPlatform, player: TestPlayer, id: string, code?: string) => {
    const { body } = await subscribe(platform, player, id, code);
    return { errorCode: body.errorCode, message: body.message, reason: body.details?.reason };
  };

  it('what stands in the way of a bonus is told by its own code', async ({ platform }) => {
    const player = await makePlayer(platform);
    const of = async (more: Parameters<typeof makeBonus>[1]) =>
      (await refusal(platform, player, (await makeBonus(platform, more)).id)).errorCode;
    const hour = 3_600_000;
    expect((await refusal(platform, player, crypto.randomUUID())).errorCode).toBe('BONUS_NOT_FOUND');
    expect(await of({ status: 'DRAFT' })).toBe('BONUS_NOT_FOUND');
    expect(await of({ status: 'INACTIVE' })).toBe('BONUS_INVALID');
    expect(await of({ status: 'COMPLETED' })).toBe('BONUS_EXPIRED');
    expect(await of({ startsAt: new Date(platform.clock.now.getTime() + hour) })).toBe('BONUS_IS_NOT_STARTED');
    expect(await of({ endsAt: new Date(platform.clock.now.getTime() - 1) })).toBe('BONUS_EXPIRED');
    expect(await of({ type: 'PROMO_CODE', code: 'ONE' })).toBe('BONUS_INVALID_ACTIVATION_CODE');
    expect(await of({ currency: 'kzt' })).toBe('BONUS_NOT_ALLOWED');
    expect(await of({ minRating: 2 })).toBe('BONUS_NOT_ALLOWED');
    expect(await purseOf(platform, player)).toMatchObject({ bonus: 0n });
  });

  it('a bonus that needs stars tells how many are needed', async ({ platform }) => {
    const player = await makePlayer(platform);
    const { id } = await makeBonus(platform, { minRating: 3 });
    expect((await subscribe(platform, player, id)).body.details).toEqual({
      reason: 'rating',
      min_rating: '3',
      rating: '0',
    });
  });

  it('a bonus of a group that is switched off is refused, and the list leaves it out', async ({ platform }) => {
    const player = await makePlayer(platform);
    const { id } = await makeBonus(platform, { groupId: 5, name: 'Off' });
    const names = async (query = '') => {
      const headers = await bearerOf(platform, player.id, platform.clock.now);
      const answer = await platform.app.inject({ url: `/bonuses?pageSize=100${query}`, headers });
      return answer.json().items.map(({ name }: { name: string }) => name);
    };
    expect(await names()).toContain('Off');
    await platform.ctx.db.update(bonusGroups).set({ enabled: false }).where(eq(bonusGroups.id, 5));
    expect(await refusal(platform, player, id)).toMatchObject({ errorCode: 'BONUS_NOT_ALLOWED', reason: 'group' });
    expect(await names()).not.toContain('Off');
    expect(await names('&enabled=false')).toContain('Off');
    await platform.ctx.db.update(bonusGroups).set({ enabled: true }).where(eq(bonusGroups.id, 5));
  });

  it('a bonus is refused while another runs, until that is cancelled; the same one is answered as it is', async ({
    platform,
  }) => {
    const player = await makePlayer(platform);
    const [one, two] = [await makeBonus(platform, { name: 'One' }), await makeBonus(platform, { name: 'Two' })];
    await subscribe(platform, player, one.id);
    expect((await subscribe(platform, player, two.id)).body).toMatchObject({
      errorCode: 'NEEDS_USER_CONFIRMATION',
      details: { bonus_id: one.id, name: 'One' },
    });
    expect((await subscribe(platform, player, one.id)).code).toBe(201);
    expect(await purseOf(platform, player)).toMatchObject({ bonus: 5_000n });
    await cancel(platform, player, one.id);
    expect((await subscribe(platform, player, two.id)).code).toBe(201);
  });

  it('a bonus is refused after an earlier activation: for ever, or of the day in Kyiv across the change of the clocks', async ({
    platform,
  }) => {
    const player = await makePlayer(platform);
    const once = await makeBonus(platform, { maxUniqueActivations: 1 });
    await subscribe(platform, player, once.id);
    await cancel(platform, player, once.id);
    expect((await refusal(platform, player, once.id)).errorCode).toBe('BONUS_ALREADY_USED');

    // Clocks in Kyiv go back an hour on 25 October 2026: the day has 25 hours.
    at(platform, '2026-10-24T21:30:00Z');
    const daily = await makeBonus(platform, { isDailyActivation: true, maxUniqueActivations: 1 });
    await subscribe(platform, player, daily.id);
    await cancel(platform, player, daily.id);
    at(platform, '2026-10-25T21:59:00Z');
    expect((await refusal(platform, player, daily.id)).errorCode).toBe('BONUS_ALREADY_USED');
    at(platform, '2026-10-25T22:00:00Z');
    expect((await subscribe(platform, player, daily.id)).code).toBe(201);
  });

  it('a bonus is refused outside the weekday and the hours of the settings, in the zone of the currency', async ({
    platform,
  }) => {
    const [uah, kzt] = [await makePlayer(platform), await makePlayer(platform, {}, { currency: 'kzt', country: 'KZ' })];
    const open = { enabled: true, time_from: '10:00', time_to: '22:00' };
    for (const currency of ['uah', 'kzt'] as const)
      await platform.ctx.db
        .insert(bonusSettings)
        .values({ code: 'PercentDeposit', currency, daysOfWeekActive: { friday: open }, wager: 20 });
    const friday = { groupId: 2, activeOnDays: [5] };
    const [inKyiv, inAlmaty] = [
      await makeBonus(platform, friday),
      await makeBonus(platform, { ...friday, currency: 'kzt' }),
    ];
    // Friday 19:59 in Kyiv is Friday 22:59 in Almaty.
    at(platform, '2026-11-20T17:59:00Z');
    expect(await refusal(platform, kzt, inAlmaty.id)).toMatchObject({ errorCode: 'BONUS_NOT_ALLOWED', reason: 'day' });
    expect((await subscribe(platform, uah, inKyiv.id)).code).toBe(201);
    at(platform, '2026-11-20T05:00:00Z');
    expect((await subscribe(platform, kzt, inAlmaty.id)).code).toBe(201);
    const headers = await bearerOf(platform, uah.id, platform.clock.now);
    expect((await platform.app.inject({ url: '/bonuses/settings', headers })).json()).toMatchObject({
      items: [
        {
          code: 'PercentDeposit',
          wager: 20,
          options: { days_of_week_active: { friday: open, monday: { enabled: false } } },
        },
      ],
    });
    await platform.ctx.db.delete(bonusSettings);
  });

  it('a bonus is refused to a phone that no call has proved, by the four messages of the specification', async ({
    platform,
  }) => {
    const player = await makePlayer(platform);
    const { db } = platform.ctx;
    const { id } = await makeBonus(platform, { isVerificationRequired: true });
    expect(await refusal(platform, player, id)).toMatchObject({
      errorCode: 'NOVERIFIED_USER_ERROR',
      message: 'Verification is required step',
    });
    await db.update(users).set({ phoneVerifiedAt: platform.clock.now }).where(eq(users.id, player.id));
    expect((await refusal(platform, player, id)).message).toBe("User didn't verify action");
    const [user] = await db.select().from(users).where(eq(users.id, player.id));
    const phone = user?.phone ?? '';
    const sentAt = platform.clock.now;
    const proof = { userId: player.id, channel: 'call', action: 'BONUS_ACTIVATION', phone } as const;
    await db.insert(phoneProofs).values({ ...proof, codeHash: 'x', triesLeft: 3, sentAt, expiresAt: sentAt });
    expect((await refusal(platform, player, id)).message).toBe('Verification is not finished');
    await db.update(phoneProofs).set({ verifiedAt: sentAt }).where(eq(phoneProofs.userId, player.id));
    expect((await subscribe(platform, player, id)).code).toBe(201);
    await cancel(platform, player, id);
    await db
      .update(users)
      .set({ phone: null, email: `${player.id}@kozyr.test` })
      .where(eq(users.id, player.id));
    expect((await refusal(platform, player, id)).message).toBe('User has no phone');
  });

  it('a promo code is refused that is not equal to the letter', async ({ platform }) => {
    const player = await makePlayer(platform);
    const { id } = await makeBonus(platform, { type: 'PROMO_CODE', code: 'TRUMP7' });
    const headers = await bearerOf(platform, player.id, platform.clock.now);
    const validate = async (query: string) =>
      (await platform.app.inject({ url: `/bonuses/validate?${query}`, headers })).json();
    expect(await validate('code=TRUMP7')).toMatchObject({ id, type: 'PROMO_CODE', code: 'TRUMP7' });
    expect(await validate('code=trump7')).toMatchObject({ errorCode: 'BONUS_INVALID_ACTIVATION_CODE' });
    expect(await validate(`id=${id}`)).toMatchObject({ errorCode: 'BONUS_NOT_FOUND' });
    expect((await refusal(platform, player, id, 'TRUMP')).errorCode).toBe('BONUS_INVALID_ACTIVATION_CODE');
    expect((await subscribe(platform, player, id, 'TRUMP7')).code).toBe(201);
  });
});

it('there are sixteen groups of bonuses and no seventeenth (spec §9)', async ({ platform }) => {
  const { db } = platform.ctx;
  expect(BONUS_GROUPS).toBe(16);
  const insert = (id: number) => db.insert(bonusGroups).values({ id, name: 'Cashback' }).onConflictDoNothing();
  await expect(insert(17)).rejects.toThrow();
  await expect(insert(16)).resolves.toBeTruthy();
});
