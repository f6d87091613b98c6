import { expect } from 'vitest';
import { createApp } from '../../../platform/src/app';
import { MAINTENANCE_ALL } from '../../../platform/src/services/play/games/maintenance';
import { setMaintenance, switchGame, switchProvider } from '../../../platform/src/services/play/games/switches';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { feedOf } from '../../support/play/game-provider';
import { gameTest } from '../../support/play/game-test';
import { addGames, GAME, moneyOf, play } from '../../support/play/wallet-caller';

const it = gameTest(feedOf('v1', []));
let player: TestPlayer;
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});
it.beforeEach(async ({ platform }) => {
  player = await makePlayer(platform, { game: 10_000n });
});

const launch = async (platform: TestPlatform, slug = GAME) => {
  const request = { method: 'POST' as const, url: `/games/${slug}/launch`, payload: { locale: 'uk' } };
  const answer = await platform.app.inject({ ...request, headers: player.bearer });
  return answer.json().errorCode ?? answer.statusCode;
};
const demo = async (platform: TestPlatform, slug = GAME) => {
  const payload = { locale: 'uk', currency: 'uah' };
  const answer = await platform.app.inject({ method: 'POST', url: `/games/${slug}/demo`, payload });
  return answer.json().errorCode ?? answer.statusCode;
};
const page = async (platform: TestPlatform, slug: string) =>
  (await platform.app.inject(`/games/${slug}`)).json().errorCode ?? 'offered';

it('a switch takes a game off the offer and puts it back, in every process, once', async ({ platform }) => {
  const { ctx } = platform;
  const other = await createApp(ctx);
  await other.ready();
  const offered = async () =>
    (await other.inject('/games')).json().items.some(({ slug }: { slug: string }) => slug === GAME);
  expect(await offered()).toBe(true);
  expect(await switchGame(ctx.db, { slug: GAME, enabled: false })).toMatchObject({ changed: true });
  expect(await switchGame(ctx.db, { slug: GAME, enabled: false })).toMatchObject({ changed: false });
  await expect.poll(offered).toBe(false);
  expect([await launch(platform), await demo(platform)]).toEqual(['GAME_UNAVAILABLE', 'GAME_UNAVAILABLE']);
  await expect.poll(() => page(platform, GAME)).toBe('GAME_UNAVAILABLE');
  expect(await page(platform, 'nothing-at-all')).toBe('NOT_FOUND');
  await switchGame(ctx.db, { slug: GAME, enabled: true });
  expect([await launch(platform), await demo(platform)]).toEqual([201, 201]);
  await expect.poll(async () => [await offered(), await page(platform, GAME)]).toEqual([true, 'offered']);
  await expect(switchGame(ctx.db, { slug: 'nothing', enabled: false })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await other.close();
});

it('a switch of a provider switches the whole of it', async ({ platform }) => {
  const { db } = platform.ctx;
  expect(await switchProvider(db, { slug: 'north', enabled: false })).toMatchObject({ changed: true });
  expect([await launch(platform), await launch(platform, 'gold-rush')]).toEqual([
    'GAME_UNAVAILABLE',
    'GAME_UNAVAILABLE',
  ]);
  expect(await switchProvider(db, { slug: 'north', enabled: true })).toMatchObject({ changed: true });
  expect(await launch(platform)).toBe(201);
  await expect(switchProvider(db, { slug: 'nobody', enabled: true })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('a switch whose transaction fails does nothing', async ({ platform }) => {
  const { db } = platform.ctx;
  const failing = db.transaction(async (tx) => {
    await switchGame(tx, { slug: GAME, enabled: false });
    await setMaintenance(tx, { provider: null, kind: 'PLANNED' });
    throw new Error('the record could not be written');
  });
  await expect(failing).rejects.toThrow('the record');
  expect(await launch(platform)).toBe(201);
});

it.for([
  ['for all', null],
  ['for its provider', 'north'],
] as const)(
  'a game takes no stake and opens nothing during technical work %s, and pays every win and refund',
  async ([_, slug], { platform }) => {
    const { db } = platform.ctx;
    const game = await play(platform, player);
    await game.bet('r1', 'b1', '10.00');
    await game.bet('r2', 'b2', '5.00');
    expect(await setMaintenance(db, { provider: slug, kind: 'PLANNED' })).toMatchObject({ changed: true });
    expect(await setMaintenance(db, { provider: slug, kind: 'PLANNED' })).toMatchObject({ changed: false });
    expect(await setMaintenance(db, { provider: slug, kind: 'INCIDENT' })).toMatchObject({ changed: true });
    expect([await launch(platform), await demo(platform)]).toEqual(['TECHNICAL_WORK', 'TECHNICAL_WORK']);
    expect(await game.bet('r3', 'b3', '1.00')).toMatchObject({ status: 400, body: { error: 'TECHNICAL_WORK' } });
    expect((await game.win('r1', 'w1', '30.00')).status).toBe(200);
    expect((await game.refund('r2', 'f2', 'b2')).status).toBe(200);
    expect(await moneyOf(platform, player)).toEqual({ game: 9_000n, electronic: 3_000n, bonus: 0n });
    // The games stay on the list, and others than that provider's stay open.
    expect(await page(platform, GAME)).toBe('offered');
    const others = await launch(platform, 'strange-game');
    expect(others).toBe(slug === null ? 'TECHNICAL_WORK' : 'GAME_NOT_WORKING');

    expect(await setMaintenance(db, { provider: slug, kind: null })).toMatchObject({ changed: true });
    expect(await setMaintenance(db, { provider: slug, kind: null })).toMatchObject({ changed: false });
    expect(await launch(platform)).toBe(201);
    expect((await game.bet('r4', 'b4', '1.00')).status).toBe(200);
    // What was refused stays refused: the game was told no.
    expect((await game.bet('r3', 'b3', '1.00')).body.error).toBe('TECHNICAL_WORK');
  },
);

it('technical work is of no other kind, and of no provider that is none', async ({ platform }) => {
  const { db } = platform.ctx;
  await expect(setMaintenance(db, { provider: 'nobody', kind: 'PLANNED' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const sql = 'insert into settings (tag, code, value) values ($1, $2, $3)';
  const slip = db.$client.query(sql, ['MAINTENANCE', MAINTENANCE_ALL, 'soon']);
  await expect(slip).rejects.toThrow('settings_maintenance_check');
});

it('a game says that it does not work when its provider is down, and nothing else', async ({
  startPlatform,
  provider,
}) => {
  provider.state.up = false;
  const down = await startPlatform({ STUDIO_URL: provider.url });
  await addGames(down);
  const body = { locale: 'uk', currency: 'uah' };
  const answer = await down.app.inject({ method: 'POST', url: `/games/${GAME}/demo`, body });
  expect([answer.statusCode, answer.json().errorCode]).toEqual([503, 'GAME_NOT_WORKING']);
  provider.state.up = true;
});
