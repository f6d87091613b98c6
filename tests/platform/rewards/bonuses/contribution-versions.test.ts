import { BUILT_IN_CONTRIBUTION, type ContributionRules } from '@kozyr/contracts/promotions/contribution';
import { addMinutes } from 'date-fns';
import { expect } from 'vitest';
import { makePlayer } from '../../../support/funded-player';
import type { TestPlatform } from '../../../support/platform';
import { it } from '../../../support/platform-test';
import { addGames, play } from '../../../support/play/wallet-caller';
import { activeBonus, makeBonus, subscribe } from '../../../support/rewards/bonuses';
import { holdRules } from '../../../support/rewards/promotion-rules';

it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

const slots = (percent: number): ContributionRules => ({
  ...BUILT_IN_CONTRIBUTION,
  categories: { ...BUILT_IN_CONTRIBUTION.categories, slots: percent },
});
const wait = (platform: TestPlatform) => {
  platform.clock.now = addMinutes(platform.clock.now, 1);
};
/** A player with a bonus of 50.00 that is to be staked ten times, and its game. */
async function taker(platform: TestPlatform) {
  const player = await makePlayer(platform, { game: 100_000n });
  const { id } = await makeBonus(platform, { wager: 1_000 });
  expect((await subscribe(platform, player, id)).code).toBe(201);
  const game = await play(platform, player);
  const stake = async (name: string, amount: string) => {
    await game.bet(name, `b${name}`, amount);
    await game.win(name, `w${name}`, '0.00');
  };
  const left = async () => (await activeBonus(platform, player))?.wager_amount;
  return { game, stake, left };
}

it('a bonus that was taken before stakes counted for less goes on by what its player was told, one taken later by the new rules', async ({
  platform,
}) => {
  const early = await taker(platform);
  wait(platform);
  await holdRules(platform, 'contribution', { value: slots(20), from: platform.clock.now });
  const late = await taker(platform);
  await early.stake('1', '100.00');
  await late.stake('1', '100.00');
  expect([await early.left(), await late.left()]).toEqual(['400.00', '480.00']);

  // More than was told helps every bonus: it is what the game says now.
  wait(platform);
  await holdRules(platform, 'contribution', { value: slots(50), from: platform.clock.now });
  await late.stake('2', '100.00');
  expect(await late.left()).toBe('430.00');
});

it('a round counts by what held when it began, so that undoing it takes off what it brought', async ({ platform }) => {
  await holdRules(platform, 'contribution', { value: slots(20), from: platform.clock.now });
  const { game, left } = await taker(platform);
  await game.bet('3', 'b3', '100.00');
  wait(platform);
  await holdRules(platform, 'contribution', { value: slots(100), from: platform.clock.now });
  await game.win('3', 'w3', '0.00');
  expect(await left()).toBe('480.00');
  await game.rollback('3', 'r3', 'w3');
  await game.refund('3', 'f3', 'b3');
  expect(await left()).toBe('500.00');
});
