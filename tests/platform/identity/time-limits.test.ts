import type { LimitPeriod } from '@kozyr/contracts/player-limits';
import { expect } from 'vitest';
import { checkLimits } from '../../../platform/src/services/admin/limit-check/check-limits';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { askLimits, limitsOf, passHours } from '../../support/play/limits-caller';
import { addGames, play } from '../../support/play/wallet-caller';

it.beforeAll(({ platform }) => addGames(platform));
// A Wednesday in the middle of its month, in the middle of its day.
it.beforeEach(({ platform }) => {
  platform.clock.now = new Date('2026-11-18T10:00:00Z');
});
it.afterEach(async ({ platform }) => {
  expect(await checkLimits(platform.ctx.db)).toEqual([]);
});

const setTime = (platform: TestPlatform, player: TestPlayer, period: LimitPeriod, minutes: number) =>
  askLimits(platform, player, 'PUT', `/time/${period}`, { minutes });

it('a limit of time counts from stake to stake over all games, without pauses; once it is used up no round begins and one that runs goes on', async ({
  platform,
}) => {
  const player = await makePlayer(platform, { game: 100_000n });
  expect((await setTime(platform, player, 'day', 20)).body.items).toMatchObject([
    { kind: 'time', period: 'day', amount: '20', used: '0', left: '20' },
  ]);
  const [fox, rush] = [await play(platform, player), await play(platform, player, 'gold-rush')];
  await fox.bet('r1', 'b1', '1.00');
  passHours(platform, 10 / 60);
  await rush.bet('r2', 'b2', '1.00');
  // A pause is no play.
  passHours(platform, 3);
  await fox.bet('r3', 'b3', '1.00');
  passHours(platform, 9.5 / 60);
  await fox.bet('r4', 'b4', '1.00');
  expect(await limitsOf(platform, player)).toMatchObject([{ used: '19', left: '1' }]);
  passHours(platform, 0.5 / 60);
  expect((await rush.bet('r5', 'b5', '1.00')).body).toEqual({
    error: 'LIMIT_REACHED',
    message: "The player's time limit of a day takes no such stake.",
    limit: { kind: 'time', period: 'day', amount: '20', used: '20', left: '0', frees_at: '2026-11-18T22:00:00.000Z' },
  });
  expect((await fox.bet('r4', 'b6', '1.00')).status).toBe(200);
  expect((await fox.win('r4', 'w4', '5.00')).status).toBe(200);
  passHours(platform, 12);
  expect((await (await play(platform, player)).bet('r6', 'b7', '1.00')).status).toBe(200);
});

it('a limit of time is shortened at once and made longer by a wait, as every limit', async ({ platform }) => {
  const player = await makePlayer(platform);
  await setTime(platform, player, 'week', 600);
  await setTime(platform, player, 'week', 300);
  expect((await setTime(platform, player, 'week', 400)).body.items).toMatchObject([
    { amount: '300', change: { amount: '400' } },
  ]);
  passHours(platform, 24);
  expect((await askLimits(platform, player, 'POST', '/time/week/confirm')).body.items).toMatchObject([
    { amount: '400' },
  ]);
  await askLimits(platform, player, 'DELETE', '/time/week');
  expect((await askLimits(platform, player, 'DELETE', '/time/week/change')).body.items).toMatchObject([
    { change: null },
  ]);
});

it.for([0, -5, 1.5, 44_641, '60', null])(
  'a limit of %j minutes is refused, and names what is wrong',
  async (minutes, { platform }) => {
    const player = await makePlayer(platform);
    const answer = await askLimits(platform, player, 'PUT', '/time/day', { minutes });
    expect([answer.status, answer.body.errorCode, answer.body.fields[0].path]).toEqual([
      422,
      'VALIDATION_ERROR',
      'minutes',
    ]);
  },
);

it('money is no time, and time no money', async ({ platform }) => {
  const player = await makePlayer(platform);
  expect((await askLimits(platform, player, 'PUT', '/stake/day', { minutes: 5 })).status).toBe(422);
  expect((await askLimits(platform, player, 'PUT', '/time/day', { amount: '5.00' })).status).toBe(422);
});
