import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { GAMES_CHANGED_CHANNEL } from '../../../platform/src/services/play/games/import-feed';
import { switchGame } from '../../../platform/src/services/play/games/switches';
import { feedOf } from '../../support/play/game-provider';
import { gameTest } from '../../support/play/game-test';
import { addGames, GAME } from '../../support/play/wallet-caller';

const it = gameTest(feedOf('v1', []));
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

it('the catalogue that is held goes on serving while no new one can be made, and gives way to the next that can', async ({
  platform: { app, ctx },
}) => {
  const offered = async () => {
    const answer = await app.inject('/games');
    const { items = [] } = answer.json();
    return [answer.statusCode, items.some(({ slug }: { slug: string }) => slug === GAME)];
  };
  expect(await offered()).toEqual([200, true]);
  const failed = vi.spyOn(ctx.log, 'error');
  const stayed = vi.spyOn(ctx.log, 'warn');

  await ctx.db.execute(sql`alter table games rename to games_elsewhere`);
  await ctx.db.execute(sql`select pg_notify(${GAMES_CHANGED_CHANNEL}, 'of whatever version')`);
  await expect
    .poll(() => failed.mock.calls.map(([, message]) => message))
    .toContain('the catalogue could not be renewed');
  for (let time = 0; time < 3; time += 1) expect(await offered()).toEqual([200, true]);
  expect(stayed).toHaveBeenCalledWith(
    expect.anything(),
    'the catalogue could not be made anew: what is held goes on serving',
  );

  await ctx.db.execute(sql`alter table games_elsewhere rename to games`);
  await switchGame(ctx.db, { slug: GAME, enabled: false });
  await expect.poll(offered).toEqual([200, false]);
});
