import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { GAMES, hasNoGames, startImports } from '../../../platform/src/services/play/games/start-imports';
import { startPlatform, type TestPlatform } from '../../support/platform';
import { type FakeProvider, feedGame, feedOf, startProvider } from '../../support/play/game-provider';

let provider: FakeProvider;
let platform: TestPlatform;
beforeAll(async () => {
  provider = await startProvider(null);
  platform = await startPlatform({ STUDIO_URL: provider.url });
});
afterAll(async () => {
  await platform.stop();
  await provider.stop();
});

const ready = async () => {
  const answer = await platform.app.inject('/ready');
  return [answer.statusCode, answer.json().reason];
};

it('the platform is not ready before its first games have come, and waits for none at the next start', async () => {
  if (await hasNoGames(platform.ctx)) platform.app.waitingFor.add(GAMES);
  const stop = startImports(platform.ctx, platform.app.waitingFor);
  expect(await ready()).toEqual([503, 'games']);
  await vi.waitFor(() => expect(provider.state.asked.length).toBeGreaterThan(0));
  provider.state.feed = feedOf('v1', [feedGame('lucky-fox')]);
  await vi.waitFor(async () => expect(await ready()).toEqual([200, undefined]), { timeout: 10_000 });
  expect((await platform.app.inject('/games')).json().total).toBe(1);
  await stop();

  provider.state.feed = null;
  expect(await hasNoGames(platform.ctx)).toBe(false);
  const stopAgain = startImports(platform.ctx, platform.app.waitingFor);
  expect(await ready()).toEqual([200, undefined]);
  await stopAgain();
});
