import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { userBonuses } from '../../../platform/src/db/schema/bonuses';
import { harmCases } from '../../../platform/src/db/schema/harm';
import { tellOfEndingBonuses } from '../../../platform/src/services/rewards/bonuses/tell-of-ending';
import { tellOfWheelTurns } from '../../../platform/src/services/rewards/wheel/tell-of-turns';
import { bearerOf, makePlayer, type TestPlayer } from '../../support/funded-player';
import { newsOf, unreadOf } from '../../support/notifications';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { putInto } from '../../support/protection';
import { cancel, makeBonus, subscribe, userBonusesOf } from '../../support/rewards/bonuses';
import { creditedDeposit, makeSpinner, spin } from '../../support/rewards/wheel';

const later = ({ clock }: TestPlatform, hours: number) => {
  clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
};
const told = async (platform: TestPlatform, player: TestPlayer) =>
  newsOf(platform, { bearer: await bearerOf(platform, player.id, platform.clock.now) });
const unread = async (platform: TestPlatform, player: TestPlayer) =>
  unreadOf(platform, { bearer: await bearerOf(platform, player.id, platform.clock.now) });

async function withBonus(platform: TestPlatform, hours: number): Promise<TestPlayer> {
  const player = await makePlayer(platform);
  const { id } = await makeBonus(platform, { activationsOffset: hours, burningOnTimeout: true });
  expect((await subscribe(platform, player, id ?? '')).code).toBe(201);
  return player;
}

it('a bonus is told of once in its last 24 hours, and not one that never had more, has ended, or is of who may not be told', async ({
  platform,
}) => {
  const [player, short, ended, stopped, harmed] = [
    await withBonus(platform, 48),
    await withBonus(platform, 24),
    await withBonus(platform, 48),
    await withBonus(platform, 48),
    await withBonus(platform, 48),
  ];
  later(platform, 23);
  expect(await tellOfEndingBonuses(platform.ctx)).toEqual({ told: 0 });
  const [running] = await userBonusesOf(platform, ended);
  expect((await cancel(platform, ended, running?.bonusId ?? '')).code).toBeLessThan(300);
  await putInto(platform, stopped, 'self_excluded');
  const opened = { openedAt: platform.clock.now, reason: 'a test', signalsFrom: '2026-01-01' };
  await platform.ctx.db.insert(harmCases).values({ userId: harmed.id, ...opened });
  later(platform, 1);
  const runs = await Promise.all([tellOfEndingBonuses(platform.ctx), tellOfEndingBonuses(platform.ctx)]);
  expect(runs.reduce((sum, run) => sum + run.told, 0)).toBe(1);
  later(platform, 12);
  expect(await tellOfEndingBonuses(platform.ctx)).toEqual({ told: 0 });
  const [own] = await userBonusesOf(platform, player);
  const ends_at = own?.expiresAt?.toISOString();
  expect(await told(platform, player)).toEqual([{ kind: 'bonus', user_bonus_id: own?.id, name: 'Test Hand', ends_at }]);
  for (const other of [short, ended, stopped, harmed]) expect(await told(platform, other)).toEqual([]);
  // Given up before its end, it is read: nobody is told any more that it will end.
  expect(await unread(platform, player)).toBe(1);
  expect((await cancel(platform, player, own?.bonusId ?? '')).code).toBeLessThan(300);
  expect(await unread(platform, player)).toBe(0);
});

it('a bonus that has no end is not told of', async ({ platform }) => {
  const player = await withBonus(platform, 48);
  await platform.ctx.db.update(userBonuses).set({ expiresAt: null }).where(eq(userBonuses.userId, player.id));
  later(platform, 30);
  expect(await tellOfEndingBonuses(platform.ctx)).toEqual({ told: 0 });
});

it('a turn of the wheel is told once for each deposit that earned it, and to nobody who lacks a star or may not be told', async ({
  platform,
}) => {
  platform.clock.now = new Date('2026-03-10T08:00:00Z');
  const start = platform.clock.now;
  const [player, stopped] = [await makeSpinner(platform), await makeSpinner(platform)];
  await makeSpinner(platform, { deposited: false });
  await creditedDeposit(platform, await makePlayer(platform), start);
  await putInto(platform, stopped, 'timed_out');
  const runs = await Promise.all([tellOfWheelTurns(platform.ctx), tellOfWheelTurns(platform.ctx)]);
  expect(runs.reduce((sum, run) => sum + run.told, 0)).toBe(1);
  const until = new Date(start.getTime() + 24 * 3_600_000).toISOString();
  expect(await told(platform, player)).toEqual([{ kind: 'wheel', until }]);
  expect(await told(platform, stopped)).toEqual([]);

  // Spun today: another deposit earns the turn of tomorrow, and is told then.
  expect(await unread(platform, player)).toBe(1);
  expect((await spin(platform, player)).code).toBe(200);
  expect(await unread(platform, player)).toBe(0);
  await creditedDeposit(platform, player, new Date(start.getTime() + 3_600_000));
  later(platform, 2);
  expect(await tellOfWheelTurns(platform.ctx)).toEqual({ told: 0 });
  platform.clock.now = new Date('2026-03-10T22:00:00Z');
  expect(await tellOfWheelTurns(platform.ctx)).toEqual({ told: 1 });
  expect(await tellOfWheelTurns(platform.ctx)).toEqual({ told: 0 });
  expect(await told(platform, player)).toHaveLength(2);
});
