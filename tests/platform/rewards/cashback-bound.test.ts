import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { games } from '../../../platform/src/db/schema/games';
import { runEndedWeeks } from '../../../platform/src/services/rewards/cashback/run-weeks';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames, GAME } from '../../support/play/wallet-caller';
import { enter, makeBattle } from '../../support/rewards/battles';
import { makeBonus, purseOf, subscribe } from '../../support/rewards/bonuses';
import { cashbackOf, playerWithStars, playRound, setStars, statementOf, weeksOf } from '../../support/rewards/cashback';

it.beforeAll(async ({ platform }) => {
  // Of 1 000.00 the house keeps 40.00 on average, of which jackpots give back 7.92.
  await addGames(platform, { rtp: '96.00' });
});

const goTo = (platform: TestPlatform, moment: string) => {
  platform.clock.now = new Date(moment);
};

it('one high stake of a week brings half of what is left of the edge, not a share of the loss, and says how', async ({
  platform,
}) => {
  goTo(platform, '2026-03-04T10:00:00Z');
  const player = await playerWithStars(platform, 5);
  await playRound(platform, player, '1000.00', '0');
  await setStars(platform, player, 5);
  const counted = { net_loss: '1000.00', percent: '12.00', theoretical_loss: '40.00', bound: '16.04', amount: '16.04' };
  expect((await statementOf(platform, player)).current).toMatchObject(counted);
  goTo(platform, '2026-03-08T22:01:00Z');
  await runEndedWeeks(platform.ctx);
  expect(await cashbackOf(platform, player)).toBe(1_604n);
  expect((await statementOf(platform, player)).weeks.items).toMatchObject([counted]);
});

it('the percent of the stars holds where the loss is as large as the stakes let expect', async ({ platform }) => {
  goTo(platform, '2026-03-11T10:00:00Z');
  const player = await playerWithStars(platform, 3);
  for (let round = 0; round < 10; round += 1) await playRound(platform, player, '1000.00', '960.00');
  await setStars(platform, player, 3);
  goTo(platform, '2026-03-15T22:01:00Z');
  await runEndedWeeks(platform.ctx);
  expect(await weeksOf(platform, player)).toMatchObject([{ theoreticalLoss: 40_000n, bound: 16_041n, amount: 2_800n }]);
});

it('two accounts on opposite bets get less than the stakes of both cost them', async ({ platform }) => {
  goTo(platform, '2026-03-18T10:00:00Z');
  const [red, black] = [await playerWithStars(platform, 5), await playerWithStars(platform, 5)];
  for (const [player, win] of [
    [red, '1920.00'],
    [black, '0'],
  ] as const) {
    await playRound(platform, player, '1000.00', win);
    await setStars(platform, player, 5);
  }
  goTo(platform, '2026-03-22T22:01:00Z');
  await runEndedWeeks(platform.ctx);
  // Together they have lost 80.00 for certain.
  expect([await cashbackOf(platform, red), await cashbackOf(platform, black)]).toEqual([0n, 1_604n]);
});

it('a stake that counts in a battle leaves less, one outside its bracket or before the entry does not', async ({
  platform,
}) => {
  goTo(platform, '2026-03-25T10:00:00Z');
  const player = await playerWithStars(platform, 5);
  await playRound(platform, player, '1000.00', '0');
  const battle = await makeBattle(platform, { minStake: 50_000n, maxStake: null });
  goTo(platform, '2026-03-25T10:00:01Z');
  expect((await enter(platform, player, battle)).statusCode).toBe(200);
  await playRound(platform, player, '400.00', '0');
  await setStars(platform, player, 5);
  expect((await statementOf(platform, player)).current).toMatchObject({ bound: '22.45' });
  await playRound(platform, player, '1000.00', '0');
  await setStars(platform, player, 5);
  expect((await statementOf(platform, player)).current).toMatchObject({ theoretical_loss: '96.00', bound: '30.16' });
});

it('weekly cashback has a bound of its own, and both together stay below the edge', async ({ platform }) => {
  goTo(platform, '2026-04-01T10:00:00Z');
  const player = await playerWithStars(platform, 5);
  const terms = { groupId: 6, name: 'All Back', type: 'PERCENTAGE', amount: 10_000n, maxAmount: 500_000n } as const;
  await subscribe(platform, player, (await makeBonus(platform, { ...terms, wager: 300 })).id);
  await playRound(platform, player, '1000.00', '0');
  await setStars(platform, player, 5);
  goTo(platform, '2026-04-05T21:01:00Z');
  await runEndedWeeks(platform.ctx);
  expect((await purseOf(platform, player)).bonus).toBe(802n);
  expect(await cashbackOf(platform, player)).toBe(1_604n);
});

it('another RTP of a game changes nothing of what was staked in it before', async ({ platform }) => {
  goTo(platform, '2026-04-08T10:00:00Z');
  const player = await playerWithStars(platform, 5);
  await playRound(platform, player, '1000.00', '0');
  await platform.ctx.db.update(games).set({ rtp: '99.90' }).where(eq(games.slug, GAME));
  await setStars(platform, player, 5);
  expect((await statementOf(platform, player)).current).toMatchObject({ bound: '16.04' });
  // From now on this game has nothing to give back.
  await playRound(platform, player, '1000.00', '0');
  await setStars(platform, player, 5);
  expect((await statementOf(platform, player)).current).toMatchObject({ theoretical_loss: '41.00', bound: '16.04' });
});
