import { BUILT_IN_JACKPOTS, type JackpotRules } from '@kozyr/contracts/promotions/jackpots';
import { addHours, addMilliseconds } from 'date-fns';
import { expect } from 'vitest';
import { checkJackpots } from '../../../../platform/src/services/rewards/jackpots/check-jackpots';
import { readJackpotsReturn } from '../../../../platform/src/services/rewards/jackpots/read-return';
import { makePlayer } from '../../../support/funded-player';
import { it } from '../../../support/platform-test';
import { addJackpots, dropClubs, openPotOf } from '../../../support/rewards/jackpots';
import { holdRules } from '../../../support/rewards/promotion-rules';

const SMALLER: JackpotRules = {
  ...BUILT_IN_JACKPOTS,
  uah: { ...BUILT_IN_JACKPOTS.uah, clubs: { seed: '200.00', ceiling: '900.00', share: '0.10' } },
};
const OLD = { seed: 50_000n, ceiling: 250_000n, share: 2_000 };
const NEW = { seed: 20_000n, ceiling: 90_000n, share: 1_000 };

it.beforeAll(async ({ platform }) => {
  await addJackpots(platform);
});

it('a jackpot that has begun keeps its conditions, and the next one begins by the rules that hold at its begin', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  const begins = addHours(platform.clock.now, 1);
  await holdRules(platform, 'jackpots', { value: SMALLER, from: begins });

  platform.clock.now = addMilliseconds(begins, -1);
  await dropClubs(platform, player);
  expect(await openPotOf(platform, 'clubs')).toMatchObject(OLD);

  platform.clock.now = begins;
  expect(await openPotOf(platform, 'clubs')).toMatchObject(OLD);
  await dropClubs(platform, player);
  expect(await openPotOf(platform, 'clubs')).toMatchObject(NEW);
  expect(await openPotOf(platform, 'clubs', 'kzt')).toMatchObject({ seed: 500_000n, ceiling: 2_500_000n });
  expect((await checkJackpots(platform.ctx.db)).violations).toEqual([]);

  const { items } = (await platform.app.inject('/jackpots')).json();
  expect(items[0]).toMatchObject({ level: 'clubs', currency: 'uah', seed: '200.00', ceiling: '900.00', share: '0.10' });
});

it('what cashback leaves of an edge counts the most generous jackpot of each level that was open in its week', async ({
  platform,
}) => {
  const { db } = platform.ctx;
  const now = platform.clock.now;
  // Both of clubs were open in the last hours: the old one at 0.3000 %, the new one at 0.1572 %.
  expect(await readJackpotsReturn(db, 'uah', { from: addHours(now, -2), to: addHours(now, 1) })).toBe(7_917n);
  expect(await readJackpotsReturn(db, 'uah', { from: addMilliseconds(now, 1), to: addHours(now, 1) })).toBe(6_489n);
  expect(await readJackpotsReturn(db, 'kzt', { from: now, to: addHours(now, 1) })).toBe(7_917n);
});
