import { describe, expect } from 'vitest';
import { jackpotStakes } from '../../../platform/src/db/schema/jackpots';
import { drainSettlements } from '../../../platform/src/services/play/settlements/dispatch-settlements';
import { runEndedWeeks } from '../../../platform/src/services/rewards/cashback/run-weeks';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';
import { keepProfiles, makeProfile, playerUnder } from '../../support/profiles';
import { callAsPlayer } from '../../support/protection';
import { makeBonus, purseOf, subscribe, userBonusesOf } from '../../support/rewards/bonuses';
import { cashbackOf, claim, playRound, setStars, weeksOf } from '../../support/rewards/cashback';
import { addJackpots, missingTo, openPotOf, queueStake, roundOf } from '../../support/rewards/jackpots';

const it = platformTest({ JURISDICTIONS: 'UA,KZ,EU,US,RU', PUBLIC_URL: 'http://localhost:3000' });
it.beforeAll(async ({ platform }) => {
  await addJackpots(platform);
  // All that a trial has, but for what these tests are about.
  await makeProfile(platform, 'US', ({ promotions }) => ({
    promotions: { ...promotions, cashback: false, jackpots: false },
    wager_cap: 10,
  }));
});

const goTo = (platform: TestPlatform, moment: string) => {
  platform.clock.now = new Date(moment);
};
/** The names of what the player's list of bonuses offers. */
const offeredTo = async (platform: TestPlatform, player: Parameters<typeof callAsPlayer>[1]) =>
  (await callAsPlayer(platform, player, '/bonuses')).body.items.map(({ name }: { name: string }) => name);
const WEEKLY = { groupId: 6, type: 'PERCENTAGE', amount: 10_000n, maxAmount: 500_000n, wager: 300 } as const;
const IN_THIS_COUNTRY = { errorCode: 'BONUS_NOT_ALLOWED', details: { reason: 'country' } };

describe('cashback', () => {
  it('a week brings nothing to whoever is where there is no cashback, and what another was given there is not taken', async ({
    platform,
  }) => {
    goTo(platform, '2026-03-04T10:00:00Z');
    const players = {
      here: await playerUnder(platform, 'TRIAL'),
      there: await playerUnder(platform, 'US'),
      abroad: await playerUnder(platform, 'TRIAL', 'US'),
    };
    for (const player of Object.values(players)) {
      await playRound(platform, player, '1000.00', '0');
      await setStars(platform, player, 5);
    }
    goTo(platform, '2026-03-08T22:01:00Z');
    await runEndedWeeks(platform.ctx);
    const credited = await Promise.all(Object.values(players).map((player) => cashbackOf(platform, player)));
    expect(credited).toEqual([1_604n, 0n, 0n]);
    expect(await weeksOf(platform, players.there)).toMatchObject([{ kind: 'Cashback', staked: 100_000n, amount: 0n }]);
    await keepProfiles(platform, players.here, 'US');
    expect((await claim(platform, players.here)).body.errorCode).toBe('PROMOTION_CLOSED');
    expect(await cashbackOf(platform, players.here)).toBe(1_604n);
  });

  it('a weekly cashback is neither shown, told of nor taken where there is none', async ({ platform }) => {
    const { id } = await makeBonus(platform, { ...WEEKLY, name: 'Weekly Hand' });
    const [here, there] = [await playerUnder(platform, 'TRIAL'), await playerUnder(platform, 'US')];
    expect(await offeredTo(platform, here)).toContain('Weekly Hand');
    expect(await offeredTo(platform, there)).not.toContain('Weekly Hand');
    expect(await subscribe(platform, there, id)).toMatchObject({ code: 403, body: IN_THIS_COUNTRY });
    expect((await subscribe(platform, here, id)).code).toBe(201);
  });

  it('a weekly cashback that was taken before ends with nothing where there is none on its Monday', async ({
    platform,
  }) => {
    goTo(platform, '2026-03-11T10:00:00Z');
    const { id } = await makeBonus(platform, { ...WEEKLY, name: 'All Back' });
    const [stays, leaves] = [await playerUnder(platform, 'TRIAL'), await playerUnder(platform, 'TRIAL')];
    for (const player of [stays, leaves]) {
      expect((await subscribe(platform, player, id)).code).toBe(201);
      await playRound(platform, player, '1000.00', '0');
    }
    await keepProfiles(platform, leaves, 'TRIAL', 'US');
    goTo(platform, '2026-03-15T22:01:00Z');
    await runEndedWeeks(platform.ctx);
    expect((await purseOf(platform, stays)).bonus).toBeGreaterThan(0n);
    expect((await purseOf(platform, leaves)).bonus).toBe(0n);
    expect(await userBonusesOf(platform, leaves)).toMatchObject([{ status: 'CANCELED', endReason: 'ended' }]);
  });
});

describe('bonuses', () => {
  it('one that has to be wagered more often than the law lets it is neither shown nor taken, one that has as often is', async ({
    platform,
  }) => {
    const much = await makeBonus(platform, { name: 'Eleven Times', wager: 1_001 });
    const right = await makeBonus(platform, { name: 'Ten Times', wager: 1_000 });
    const [here, there] = [await playerUnder(platform, 'TRIAL'), await playerUnder(platform, 'US')];
    expect(await offeredTo(platform, here)).toEqual(expect.arrayContaining(['Eleven Times', 'Ten Times']));
    const offered = await offeredTo(platform, there);
    expect(offered).toContain('Ten Times');
    expect(offered).not.toContain('Eleven Times');
    expect(await subscribe(platform, there, much.id)).toMatchObject({ code: 403, body: IN_THIS_COUNTRY });
    expect((await subscribe(platform, there, right.id)).code).toBe(201);
    expect((await subscribe(platform, here, much.id)).code).toBe(201);
  });
});

describe('jackpots', () => {
  it('they take nothing from the stakes of whoever is where there are none, and all from those of others', async ({
    platform,
  }) => {
    await drainSettlements(platform.ctx);
    const known = async () => ({
      value: (await openPotOf(platform, 'clubs')).value,
      stakes: (await platform.ctx.db.select().from(jackpotStakes)).length,
    });
    const before = await known();
    await playRound(platform, await playerUnder(platform, 'US'), '100.00', '0');
    await drainSettlements(platform.ctx);
    expect(await known()).toEqual(before);
    await playRound(platform, await playerUnder(platform, 'TRIAL'), '100.00', '0');
    await drainSettlements(platform.ctx);
    expect(await known()).toEqual({ value: before.value + 20_000_000n, stakes: before.stakes + 1 });
  });

  it('nobody takes part in a round of where they are not: the next stake from elsewhere begins it', async ({
    platform,
  }) => {
    const [there, here] = [await playerUnder(platform, 'US'), await playerUnder(platform, 'TRIAL')];
    await queueStake(platform, await playerUnder(platform, 'TRIAL'), missingTo(await openPotOf(platform, 'clubs')));
    await drainSettlements(platform.ctx);
    await playRound(platform, there, '10.00', '0');
    await drainSettlements(platform.ctx);
    expect(await roundOf(platform, there)).toBeNull();
    await playRound(platform, here, '10.00', '0');
    await drainSettlements(platform.ctx);
    expect(await roundOf(platform, here)).toMatchObject({ status: 'open' });
  });

  it('what a stake gave is taken back with it, also once its player is where there are none', async ({ platform }) => {
    const before = (await openPotOf(platform, 'spades')).value;
    const player = await playerUnder(platform, 'TRIAL');
    const round = await queueStake(platform, player, 10_000n);
    await drainSettlements(platform.ctx);
    expect((await openPotOf(platform, 'spades')).value).toBeGreaterThan(before);
    await keepProfiles(platform, player, 'US');
    await queueStake(platform, player, -10_000n, round);
    await drainSettlements(platform.ctx);
    expect((await openPotOf(platform, 'spades')).value).toBe(before);
  });
});
