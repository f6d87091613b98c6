import { and, eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { battleEntries, battles } from '../../../platform/src/db/schema/battles';
import { drainSettlements } from '../../../platform/src/services/play/settlements/dispatch-settlements';
import { finishBattles } from '../../../platform/src/services/rewards/battles/finish-battles';
import { scheduleBattles } from '../../../platform/src/services/rewards/battles/schedule-battles';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames } from '../../support/play/wallet-caller';
import {
  enter,
  makeBattle,
  makeFighter,
  pass,
  prizesOf,
  qualify,
  settle,
  undo,
  winBy,
} from '../../support/rewards/battles';

const HOUR = 3_600;
const DAY = 24 * HOUR;

it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

// How many play is counted over the whole house: each test begins with nobody.
it.beforeEach(async ({ platform }) => {
  await platform.ctx.db.execute('truncate battles, battle_entries, battle_points, battle_prizes, settlements cascade');
  await platform.ctx.db.execute(`delete from settings where code like 'BATTLES_%'`);
});

const set = async (platform: TestPlatform, code: string, value: string | null) => {
  const admin = await makeOperator(platform, 'admin');
  return callAs(platform, admin, `/operator/settings/${code}`, { method: 'PUT', body: { value } });
};

async function sizing(platform: TestPlatform, currency = 'uah') {
  const { items } = (
    await callAs(platform, await makeOperator(platform, 'support'), '/operator/battles/sizing')
  ).json();
  return items.find((one: { currency: string }) => one.currency === currency);
}

const scheduled = async ({ ctx }: TestPlatform) =>
  (
    await ctx.db
      .select()
      .from(battles)
      .where(and(eq(battles.scheduled, true), eq(battles.currency, 'uah')))
      .orderBy(battles.startsAt, battles.minStake)
  ).map((one) => ({ ...one, hours: (one.endsAt.getTime() - one.startsAt.getTime()) / HOUR / 1000 }));

/** Players who qualify in a battle, one stake each more than that. */
async function fighters(platform: TestPlatform, count: number): Promise<{ battle: string; players: TestPlayer[] }> {
  const battle = await makeBattle(platform, { seconds: 60 });
  const players: TestPlayer[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const player = await makeFighter(platform, battle);
    await qualify(platform, player);
    players.push(player);
  }
  await drainSettlements(platform.ctx);
  return { battle, players };
}

it('where nobody plays one battle of a day is open, from the least stake on and without an upper bound', async ({
  platform,
}) => {
  await scheduleBattles(platform.ctx);
  const made = await scheduled(platform);
  expect(made).toMatchObject([
    { tier: 'bronze', hours: 24, minStake: 500n, maxStake: null },
    { tier: 'bronze', hours: 24, minStake: 500n, maxStake: null },
  ]);
  const told = (await platform.app.inject(`/battles/${made[0]?.id}`)).json();
  expect(told.battle.sizing).toEqual({ players: 0, tiers: 1, from: [20, 40, 80, 160], by: 'players' });
});

it('who took part is who qualified and had a stake counted in seven days, once each, in their currency', async ({
  platform,
}) => {
  const { battle, players } = await fighters(platform, 2);
  const [one] = players;
  if (!one) throw new Error('two players');
  const looker = await makeFighter(platform, battle);
  for (let stake = 1; stake < 20; stake += 1) await settle(platform, looker);
  await drainSettlements(platform.ctx);
  expect(await sizing(platform)).toMatchObject({ players: 2 });
  pass(platform, 60);
  const again = await makeBattle(platform, { seconds: HOUR });
  await enter(platform, one, again);
  pass(platform, 1);
  const more = await qualify(platform, one);
  await drainSettlements(platform.ctx);
  expect(await sizing(platform)).toMatchObject({ players: 2 });
  expect(await sizing(platform, 'kzt')).toMatchObject({ players: 0 });

  // A stake counts for seven days from its settling, to the moment.
  pass(platform, 7 * DAY - 61);
  expect(await sizing(platform)).toMatchObject({ players: 2 });
  pass(platform, 0.001);
  expect(await sizing(platform)).toMatchObject({ players: 1 });
  await undo(platform, one, more[0] ?? '');
  await drainSettlements(platform.ctx);
  expect(await sizing(platform)).toMatchObject({ players: 0 });
});

it('a tier more opens with the player that reaches its number, and none with one fewer', async ({ platform }) => {
  await set(platform, 'BATTLES_SECOND_TIER_FROM', '3');
  await set(platform, 'BATTLES_THIRD_TIER_FROM', '4');
  await fighters(platform, 2);
  expect(await sizing(platform)).toMatchObject({ players: 2, tiers: 1 });
  await fighters(platform, 1);
  expect(await sizing(platform)).toMatchObject({ players: 3, tiers: 2, from: [3, 4, 80, 160] });
  await scheduleBattles(platform.ctx);
  expect((await scheduled(platform)).slice(0, 2)).toMatchObject([
    { tier: 'bronze', hours: 24, minStake: 500n, maxStake: 2_000n },
    { tier: 'silver', hours: 24, minStake: 2_000n, maxStake: null, sizing: { players: 3, tiers: 2 } },
  ]);
});

it('what is announced stays though players go, and what opens waits until no stake could count twice', async ({
  platform,
}) => {
  platform.clock.now = new Date('2026-11-25T10:00:00Z');
  await scheduleBattles(platform.ctx);
  const one = await scheduled(platform);
  await set(platform, 'BATTLES_TIERS_UAH', '2');
  // Two days of bronze for all stakes are announced: silver waits for them.
  expect(await scheduleBattles(platform.ctx)).toBe(0);
  expect(await scheduled(platform)).toEqual(one);
  platform.clock.now = new Date('2026-11-26T00:10:00Z');
  expect(await scheduleBattles(platform.ctx)).toBe(3);
  const two = await scheduled(platform);
  expect(two.slice(2)).toMatchObject([
    { tier: 'bronze', startsAt: new Date('2026-11-27T00:00:00Z'), maxStake: 2_000n, sizing: { by: 'operator' } },
    { tier: 'silver', startsAt: new Date('2026-11-27T00:00:00Z'), maxStake: null },
  ]);
  // Back to one: silver is announced and stays, with the bound of bronze beside it.
  await set(platform, 'BATTLES_TIERS_UAH', 'auto');
  await scheduleBattles(platform.ctx);
  expect(await scheduled(platform)).toEqual(two);
  platform.clock.now = new Date('2026-11-27T00:10:00Z');
  await scheduleBattles(platform.ctx);
  expect((await scheduled(platform)).slice(4)).toMatchObject([
    { tier: 'bronze', startsAt: new Date('2026-11-28T00:00:00Z'), maxStake: null, sizing: { by: 'players' } },
  ]);
});

it('a schedule whose process died before it was whole is made anew by the next, by the players of then', async ({
  platform,
}) => {
  const { transaction } = platform.ctx.db;
  const broken = vi.spyOn(platform.ctx.db, 'transaction');
  broken.mockImplementation((work, config) =>
    transaction.call(
      platform.ctx.db,
      async (tx) => {
        await work(tx);
        throw new Error('the process died');
      },
      config,
    ),
  );
  await expect(scheduleBattles(platform.ctx)).rejects.toThrow('the process died');
  broken.mockRestore();
  expect(await scheduled(platform)).toEqual([]);
  await set(platform, 'BATTLES_TIERS_UAH', '3');
  const runs = await Promise.all(Array.from({ length: 4 }, () => scheduleBattles(platform.ctx)));
  expect(runs.filter((made) => made > 0)).toHaveLength(1);
  expect((await scheduled(platform)).map(({ tier }) => tier)).toEqual([
    ...['bronze', 'silver', 'gold'],
    ...['bronze', 'silver', 'gold'],
  ]);
});

it('an operator is refused numbers of players that go down, and tiers that are none', async ({ platform }) => {
  const refused = async (code: string, value: string) => (await set(platform, code, value)).json().errorCode;
  expect(await refused('BATTLES_SECOND_TIER_FROM', '41')).toBe('VALIDATION_ERROR');
  expect(await refused('BATTLES_THIRD_TIER_FROM', '0')).toBe('VALIDATION_ERROR');
  expect(await refused('BATTLES_TIERS_UAH', '6')).toBe('VALIDATION_ERROR');
  const settings = (await platform.app.inject('/settings/RESTRICTION')).body;
  expect(settings).not.toContain('BATTLES_');
});

it('a battle pays what its table showed, with equal scores and fewer players than places', async ({ platform }) => {
  const prizes = [50_000n, 30_000n, 20_000n, 10_000n];
  const battle = await makeBattle(platform, { seconds: 600, prizes, fullStakes: 6_600_000n });
  const players: TestPlayer[] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const player = await makeFighter(platform, battle);
    await qualify(platform, player);
    players.push(player);
  }
  // The second and the third reach the same score, one after the other.
  for (const [nth, multiplier] of [300, 200, 200].entries()) {
    const player = players[nth];
    if (player) await winBy(platform, player, multiplier);
  }
  await drainSettlements(platform.ctx);
  const shown = (await platform.app.inject(`/battles/${battle}`)).json();
  const table = shown.leaders.map(({ prize }: { prize: string }) => prize);
  // 630.00 of the 66 000.00 that pay in full were staked.
  expect(table).toEqual(['4.77', '2.86', '1.90']);
  pass(platform, 700);
  expect(await finishBattles(platform.ctx)).toEqual({ finished: 1, paid: 3 });
  expect(await prizesOf(platform, battle)).toEqual(
    players.map(({ id }, at) => ({ place: at + 1, userId: id, amount: [477n, 286n, 190n][at], paid: true })),
  );
  const { leaders } = (await platform.app.inject(`/battles/${battle}`)).json();
  expect(leaders.map(({ prize }: { prize: string }) => prize)).toEqual(table);
  expect(await platform.ctx.db.select().from(battleEntries).where(eq(battleEntries.battleId, battle))).toHaveLength(3);
});

it('prizes of few players stay below a sixtieth of their stakes, though one holds all the accounts', async ({
  platform,
}) => {
  await scheduleBattles(platform.ctx);
  const [daily] = await scheduled(platform);
  if (!daily) throw new Error('a battle of the day');
  const accounts = await Promise.all(Array.from({ length: 2 }, () => makePlayer(platform)));
  let staked = 0n;
  for (const player of accounts) {
    await enter(platform, player, daily.id);
    for (let round = 0; round <= 20; round += 1) {
      await settle(platform, player, { staked: 100_000n, won: round === 20 ? 200_000n : 0n });
      staked += 100_000n;
    }
  }
  pass(platform, 2 * DAY);
  await finishBattles(platform.ctx);
  const paid = await prizesOf(platform, daily.id);
  expect(paid).toHaveLength(2);
  expect(paid.reduce((sum, { amount }) => sum + amount, 0n) * 60n).toBeLessThanOrEqual(staked);
});
