import { expect } from 'vitest';
import { runEndedWeeks } from '../../../platform/src/services/rewards/cashback/run-weeks';
import { bearerOf, type TestPlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames } from '../../support/play/wallet-caller';
import { cashbackOf, claim, playerWithStars, playRound, setStars } from '../../support/rewards/cashback';

it.beforeAll(async ({ platform }) => {
  // So much stays with the house that no share of a loss meets its bound here: cashback-bound.test.ts has that.
  await addGames(platform, { rtp: '10.00' });
});

async function withCashback(platform: TestPlatform): Promise<TestPlayer> {
  const player = await playerWithStars(platform, 0, 100_000n);
  await playRound(platform, player, '1000.00', '0');
  await setStars(platform, player, 5);
  platform.clock.now = new Date(platform.clock.now.getTime() + 7 * 86_400_000);
  await runEndedWeeks(platform.ctx);
  expect(await cashbackOf(platform, player)).toBe(12_000n);
  return player;
}

it('a claim of cashback moves all of it to game, once for a key, and is in the history', async ({ platform }) => {
  platform.clock.now = new Date('2026-06-30T10:00:00Z');
  const player = await withCashback(platform);
  const key = crypto.randomUUID();
  expect(await claim(platform, player, key)).toEqual({ code: 200, body: { claimed: '120.00' } });
  expect(await claim(platform, player, key.toUpperCase())).toEqual({ code: 200, body: { claimed: '120.00' } });
  expect(await claim(platform, player)).toMatchObject({ code: 409, body: { errorCode: 'NOTHING_TO_CLAIM' } });
  expect(await cashbackOf(platform, player)).toBe(0n);
  const headers = await bearerOf(platform, player.id, platform.clock.now);
  const { items } = (await platform.app.inject({ url: '/history?group=cashback', headers })).json();
  expect(items.map(({ kind, amount }: Record<string, string>) => [kind, amount])).toEqual([
    ['cashback_claim', '0.00'],
    ['cashback_credit', '120.00'],
  ]);
  expect(items[0].changes).toMatchObject({ game: '120.00', cashback: '-120.00' });
});

it('a claim of cashback raced by many moves it once', async ({ platform }) => {
  platform.clock.now = new Date('2026-07-14T10:00:00Z');
  const player = await withCashback(platform);
  const answers = await Promise.all(Array.from({ length: 12 }, () => claim(platform, player)));
  expect(answers.filter(({ code }) => code === 200)).toEqual([{ code: 200, body: { claimed: '120.00' } }]);
  expect(answers.filter(({ code }) => code === 409)).toHaveLength(11);
  expect(await cashbackOf(platform, player)).toBe(0n);
});

it('a claim of cashback needs a key that is one', async ({ platform }) => {
  const player = await playerWithStars(platform, 0);
  expect(await claim(platform, player, 'again')).toMatchObject({ code: 422 });
});
