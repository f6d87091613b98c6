import { expect } from 'vitest';
import { GAMES, hasNoGames, startImports } from '../../../platform/src/services/play/games/start-imports';
import type { TestPlatform } from '../../support/platform';
import { feedGame, feedOf } from '../../support/play/game-provider';
import { gameTest } from '../../support/play/game-test';

const it = gameTest(null);

const ready = async (platform: TestPlatform) => {
  const answer = await platform.app.inject('/ready');
  return [answer.statusCode, answer.json().reason];
};

it('the platform is not ready before its first games have come, and waits for none at the next start', async ({
  platform,
  provider,
}) => {
  if (await hasNoGames(platform.ctx)) platform.app.waitingFor.add(GAMES);
  const stop = startImports(platform.ctx, platform.app.waitingFor);
  expect(await ready(platform)).toEqual([503, 'games']);
  await expect.poll(() => provider.state.asked.length).toBeGreaterThan(0);
  provider.state.feed = feedOf('v1', [feedGame('lucky-fox')]);
  await expect.poll(() => ready(platform)).toEqual([200, undefined]);
  expect((await platform.app.inject('/games')).json().total).toBe(1);
  await stop();

  provider.state.feed = null;
  expect(await hasNoGames(platform.ctx)).toBe(false);
  const stopAgain = startImports(platform.ctx, platform.app.waitingFor);
  expect(await ready(platform)).toEqual([200, undefined]);
  await stopAgain();
});
