import { BUILT_IN_PERCENTAGES, type PercentageRules } from '@kozyr/contracts/promotions/percentages';
import { addMilliseconds } from 'date-fns';
import { expect } from 'vitest';
import { bonusSettings } from '../../../../platform/src/db/schema/bonuses';
import { bearerOf, makePlayer } from '../../../support/funded-player';
import type { TestPlatform } from '../../../support/platform';
import { it } from '../../../support/platform-test';
import { addGames } from '../../../support/play/wallet-caller';
import { makeBonus, subscribe } from '../../../support/rewards/bonuses';
import { holdRules } from '../../../support/rewards/promotion-rules';

/** Friday 20:30 in Kyiv. */
const BEGINS = new Date('2026-11-20T18:30:00Z');
const EARLY = { enabled: true, time_from: '08:00', time_to: '12:00' };
const MORNINGS: PercentageRules = {
  ...BUILT_IN_PERCENTAGES,
  uah: { wager: 7.5, days: { ...BUILT_IN_PERCENTAGES.uah.days, friday: EARLY } },
};

it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

async function told(platform: TestPlatform, playerId: string): Promise<unknown[]> {
  const headers = await bearerOf(platform, playerId, platform.clock.now);
  return (await platform.app.inject({ url: '/bonuses/settings', headers })).json().items;
}

it('days and hours of the percentage on deposit are those of the version in force, from its very moment on, in the same answer', async ({
  platform,
}) => {
  platform.clock.now = addMilliseconds(BEGINS, -1);
  const offer = {
    groupId: 2,
    type: 'PERCENTAGE',
    amount: 2_500n,
    maxAmount: 50_000n,
    minDeposit: 10_000n,
    activeOnDays: [5],
  } as const;
  const friday = await makeBonus(platform, { ...offer, activeOnDays: [5] });
  const player = await makePlayer(platform);
  const next = await makePlayer(platform);
  // What was set before there were versions holds until one begins.
  const open = { enabled: true, time_from: '18:00', time_to: '23:00' };
  await platform.ctx.db
    .insert(bonusSettings)
    .values({ code: 'PercentDeposit', currency: 'uah', daysOfWeekActive: { friday: open }, wager: 20 });
  await holdRules(platform, 'percentages', { value: MORNINGS, from: BEGINS });

  expect(await told(platform, player.id)).toMatchObject([
    { code: 'PercentDeposit', wager: 20, options: { days_of_week_active: { friday: open } } },
  ]);
  expect((await subscribe(platform, player, friday.id)).code).toBe(201);

  platform.clock.now = BEGINS;
  expect(await told(platform, next.id)).toEqual([
    {
      code: 'PercentDeposit',
      wager: 7.5,
      options: { days_of_week_active: MORNINGS.uah.days },
      percents: { friday: '25.00' },
    },
  ]);
  expect((await subscribe(platform, next, friday.id)).body.errorCode).toBe('BONUS_NOT_ALLOWED');

  platform.clock.now = new Date('2026-11-27T09:59:00Z');
  expect((await subscribe(platform, next, friday.id)).code).toBe(201);
});
