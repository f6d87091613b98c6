import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { playerEvents } from '../../../platform/src/db/schema/events';
import { playerTurnover } from '../../../platform/src/db/schema/rating';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames, play } from '../../support/play/wallet-caller';

it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

const starsOf = async (platform: TestPlatform, player: TestPlayer): Promise<number> =>
  (await platform.app.inject({ url: '/users', headers: player.bearer })).json().rating;
const stakedBy = async (platform: TestPlatform, { id }: TestPlayer) =>
  (await platform.ctx.db.select().from(playerTurnover).where(eq(playerTurnover.userId, id)))[0]?.staked ?? 0n;

it('the rating counts a stake when its round is settled, and gives the star from 1 000 UAH on', async ({
  platform,
}) => {
  const player = await makePlayer(platform, { game: 500_000n });
  const fox = await play(platform, player);
  await fox.bet('1', 'b1', '999.99');
  expect(await stakedBy(platform, player)).toBe(0n);
  await fox.win('1', 'w1', '0');
  expect(await stakedBy(platform, player)).toBe(99_999n);
  expect(await starsOf(platform, player)).toBe(0);
  await fox.bet('2', 'b2', '1.00');
  await fox.win('2', 'w2', '5.00');
  expect(await stakedBy(platform, player)).toBe(100_099n);
  expect(await starsOf(platform, player)).toBe(1);
  const told = await platform.ctx.db.select().from(playerEvents).where(eq(playerEvents.userId, player.id));
  expect(told.filter(({ payload }) => payload.type === 'rating').map(({ payload }) => payload)).toEqual([
    { type: 'rating', rating: 1 },
  ]);
});

it('the rating counts nothing twice, nothing given back, and takes off what is undone', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 500_000n });
  const fox = await play(platform, player);
  await fox.bet('3', 'b3', '1000.00');
  await fox.win('3', 'w3', '0');
  await fox.win('3', 'w3', '0');
  expect(await stakedBy(platform, player)).toBe(100_000n);
  expect(await starsOf(platform, player)).toBe(1);
  await fox.bet('4', 'b4', '500.00');
  await fox.refund('4', 'r4', 'b4');
  expect(await stakedBy(platform, player)).toBe(100_000n);
  await fox.rollback('3', 'rb3', 'w3');
  expect(await stakedBy(platform, player)).toBe(0n);
  expect(await starsOf(platform, player)).toBe(0);
});
