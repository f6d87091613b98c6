import { BUILT_IN_CASHBACK } from '@kozyr/contracts/promotions/cashback';
import { BUILT_IN_STARS, type StarsRules } from '@kozyr/contracts/promotions/stars';
import { BUILT_IN_WHEEL, type WheelRules } from '@kozyr/contracts/promotions/wheel';
import { addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { runEndedWeeks } from '../../../platform/src/services/rewards/cashback/run-weeks';
import { followStarRules } from '../../../platform/src/services/rewards/rating/follow-star-rules';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames } from '../../support/play/wallet-caller';
import { makeRules } from '../../support/promotion-rules';
import { playerWithStars, playRound, statementOf, weeksOf } from '../../support/rewards/cashback';
import { makeSpinner, readTurn } from '../../support/rewards/wheel';

/** A Wednesday; the Mondays around it, in Kyiv. */
const START = new Date('2026-03-04T10:00:00Z');
const NEXT_MONDAY = new Date('2026-03-08T22:00:00Z');
const MONDAY_AFTER = new Date('2026-03-15T22:00:00Z');

it.beforeAll(async ({ platform }) => {
  platform.clock.now = START;
  await addGames(platform);
});
it.beforeEach(({ platform }) => {
  platform.clock.now = START;
});

const starsOf = async ({ ctx }: TestPlatform, { id }: TestPlayer) =>
  (await ctx.db.select({ rating: users.rating }).from(users).where(eq(users.id, id)))[0]?.rating;
const preview = async (platform: TestPlatform, rules: object) =>
  (
    await callAs(platform, await makeOperator(platform, 'support'), '/operator/promotion-settings/preview', {
      body: { rules },
    })
  ).json();

it('a week of cashback is counted by the rules that held on its Monday, not by those that came in the week', async ({
  platform,
}) => {
  const player = await playerWithStars(platform, 1);
  const percents = ['0.00', '6.00', '6.00', '7.00', '10.00', '12.00'];
  await makeRules(platform, { kind: 'cashback', value: { ...BUILT_IN_CASHBACK, percents } }, addSeconds(START, 3600));
  platform.clock.now = addSeconds(START, 7200);
  await playRound(platform, player, '100.00', '0');
  expect((await statementOf(platform, player)).percents).toEqual([0, 3, 5, 7, 10, 12]);
  expect((await statementOf(platform, player)).current).toMatchObject({ percent: '3.00' });
  platform.clock.now = addSeconds(NEXT_MONDAY, 3600);
  expect((await statementOf(platform, player)).percents).toEqual([0, 6, 6, 7, 10, 12]);
  expect((await statementOf(platform, player)).awaited).toMatchObject({ percent: '3.00' });
  await playRound(platform, player, '100.00', '0');
  await runEndedWeeks(platform.ctx);
  platform.clock.now = addSeconds(MONDAY_AFTER, 3600);
  await runEndedWeeks(platform.ctx);
  expect((await weeksOf(platform, player)).map(({ stars, percent }) => [stars, percent])).toEqual([
    [1, 300],
    [1, 600],
  ]);
  const { currencies } = await preview(platform, {
    kind: 'cashback',
    value: { ...BUILT_IN_CASHBACK, percents: ['0.00', '3.00', '5.00', '7.00', '10.00', '12.00'] },
  });
  const [, , first, second] = currencies.uah.weeks;
  const [one, two] = await weeksOf(platform, player);
  // By the losses that were counted: what holds now would have given the first week what it gave the second.
  expect(first).toMatchObject({
    from: '2026-03-02',
    players: 1,
    given: text(one?.amount),
    proposed: text(one?.amount),
  });
  expect(second).toMatchObject({ from: '2026-03-09', given: text(two?.amount), now: text(two?.amount) });
});

const text = (minor: bigint | undefined) => (Number(minor ?? 0n) / 100).toFixed(2);

it('the wheel of a day is that of its midnight, and another one begins with the next day', async ({ platform }) => {
  const [first, second, ...rest] = BUILT_IN_WHEEL.sectors;
  if (!first || !second) throw new Error('There are eight sectors.');
  const swapped: WheelRules = { stars_needed: 2, sectors: [second, first, ...rest] };
  const player = await makeSpinner(platform);
  await makeRules(platform, { kind: 'wheel', value: swapped }, addSeconds(START, 3600));
  const idsOf = async () => (await readTurn(platform, player)).sectors.map(({ id }) => id);
  const own = BUILT_IN_WHEEL.sectors.map(({ id }) => id);
  platform.clock.now = new Date('2026-03-04T21:59:59Z');
  expect(await idsOf()).toEqual(own);
  expect((await readTurn(platform, player)).needs.stars.needed).toBe(1);
  platform.clock.now = new Date('2026-03-04T22:00:00Z');
  expect(await idsOf()).toEqual([own[1], own[0], ...own.slice(2)]);
  expect((await readTurn(platform, player)).needs.stars).toMatchObject({ needed: 2 });
  const wheels = (await platform.app.inject({ url: '/wheel' })).json().currencies;
  expect(wheels.uah.sectors[0]).toMatchObject({ id: 'twenty-five', amount: '25.00' });
});

it('rules of the wheel are previewed by the exact prize of a spin and of thirty days', async ({ platform }) => {
  const sectors = BUILT_IN_WHEEL.sectors.map((sector) =>
    sector.id === 'five-hundred' ? { ...sector, amounts: { uah: '500.01', kzt: '5000.00' } } : sector,
  );
  const { currencies } = await preview(platform, { kind: 'wheel', value: { stars_needed: 1, sectors } });
  expect(currencies.uah).toEqual({
    per_spin: { now: '6.43', proposed: '6.43001' },
    per_30_days: { now: '192.90', proposed: '192.9003' },
  });
  expect(currencies.kzt.per_spin).toEqual({ now: '64.30', proposed: '64.30' });
});

const HALVED: StarsRules = {
  thresholds: { ...BUILT_IN_STARS.thresholds, uah: ['500.00', '10000.00', '50000.00', '250000.00', '1000000.00'] },
};

it('new rules of stars hold for stakes from their date on, and give all players their stars soon after it', async ({
  platform,
}) => {
  const [before, after] = [
    await makePlayer(platform, { game: 500_000n }),
    await makePlayer(platform, { game: 500_000n }),
  ];
  await playRound(platform, before, '600.00', '0');
  const counted = await preview(platform, { kind: 'stars', value: HALVED });
  const { now: hadOne, proposed: wouldHaveOne } = counted.currencies.uah.stars[1];
  expect(wouldHaveOne - hadOne).toBe(counted.currencies.uah.rising);
  expect(counted.currencies.uah.rising).toBeGreaterThanOrEqual(1);
  const date = addSeconds(START, 60);
  const { version } = await makeRules(platform, { kind: 'stars', value: HALVED }, date);
  platform.clock.now = date;
  await playRound(platform, after, '600.00', '0');
  expect(await starsOf(platform, after)).toBe(1);
  expect(await starsOf(platform, before)).toBe(0);
  // What was begun by the rules of before is waited for.
  await followStarRules(platform.ctx);
  expect(await starsOf(platform, before)).toBe(0);
  platform.clock.now = addSeconds(date, 30);
  expect(await followStarRules(platform.ctx)).toMatchObject({ version });
  expect(await starsOf(platform, before)).toBe(1);
  expect(await followStarRules(platform.ctx)).toEqual({ version, changed: 0 });
  const stars = (await platform.app.inject({ url: '/rating/stars' })).json().currencies.uah;
  expect(stars[1]).toMatchObject({ stars: 1, turnover: '500.00' });
});
