import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { settings } from '../../../platform/src/db/schema/settings';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames, play } from '../../support/play/wallet-caller';

it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

const ratingOf = async (platform: TestPlatform, player: TestPlayer) =>
  (await platform.app.inject({ url: '/rating', headers: player.bearer })).json();
const stars = async (platform: TestPlatform) => (await platform.app.inject({ url: '/rating/stars' })).json().currencies;

it('the rating tells everybody what each star takes and brings, in both currencies', async ({ platform }) => {
  const { uah, kzt } = await stars(platform);
  expect(uah).toEqual([
    { stars: 0, turnover: '0.00', cashback_percent: '0.00', payouts: false, wheel: false },
    { stars: 1, turnover: '1000.00', cashback_percent: '3.00', payouts: true, wheel: true },
    { stars: 2, turnover: '10000.00', cashback_percent: '5.00', payouts: true, wheel: true },
    { stars: 3, turnover: '50000.00', cashback_percent: '7.00', payouts: true, wheel: true },
    { stars: 4, turnover: '250000.00', cashback_percent: '10.00', payouts: true, wheel: true },
    { stars: 5, turnover: '1000000.00', cashback_percent: '12.00', payouts: true, wheel: true },
  ]);
  expect(kzt[1]).toMatchObject({ stars: 1, turnover: '10000.00' });
});

it('the rating tells a player their own stars and turnover, as their rounds settle', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 500_000n });
  expect(await ratingOf(platform, player)).toMatchObject({ rating: 0, currency: 'uah', turnover: '0.00' });
  const fox = await play(platform, player);
  await fox.bet('1', 'b1', '1000.00');
  await fox.win('1', 'w1', '0');
  const rating = await ratingOf(platform, player);
  expect(rating).toMatchObject({ rating: 1, turnover: '1000.00' });
  expect(rating.stars).toEqual((await stars(platform)).uah);
});

it('the rating follows what the operator asks of a payout, and says that it is not known while nothing is set', async ({
  platform,
}) => {
  const { db } = platform.ctx;
  const asked = eq(settings.code, 'PAYOUT_MIN_RATING');
  const [before] = await db.select().from(settings).where(asked);
  await db.update(settings).set({ value: '3' }).where(asked);
  const open = async () => (await stars(platform)).uah.filter(({ payouts }: { payouts: boolean }) => payouts).length;
  expect(await open()).toBe(3);
  await db.delete(settings).where(asked);
  expect((await stars(platform)).uah.map(({ payouts }: { payouts: boolean | null }) => payouts)).toEqual(
    Array(6).fill(null),
  );
  if (before) await db.insert(settings).values(before);
  expect(await open()).toBe(5);
});
