import { gameIndexSchema } from '@kozyr/contracts/game-index';
import { NOTHING_CLOSED } from '@kozyr/contracts/promotions/closed-games';
import { BUILT_IN_CONTRIBUTION } from '@kozyr/contracts/promotions/contribution';
import { addSeconds } from 'date-fns';
import { expect } from 'vitest';
import { gameIntegrations } from '../../../platform/src/gateways/providers/integrations';
import { importFeed } from '../../../platform/src/services/play/games/import-feed';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { feedGame, feedOf } from '../../support/play/game-provider';
import { gameTest } from '../../support/play/game-test';
import { play } from '../../support/play/wallet-caller';
import { holdRules } from '../../support/rewards/promotion-rules';

const FEED = feedOf('v1', [
  feedGame('lucky-fox', { title: 'Lucky Fox' }),
  feedGame('gold-rush', { title: 'Gold Rush', provider: 'steppe' }),
  feedGame('thin-ice', { title: 'Thin Ice', provider: 'steppe', rtp: '99.00' }),
]);
const it = gameTest(FEED, ({ url }) => ({ STUDIO_URL: url, STUDIO_PUBLIC_URL: 'http://games.example:4200' }));
let here: TestPlayer;
let there: TestPlayer;
it.beforeAll(async ({ platform }) => {
  const house = gameIntegrations(platform.ctx.env).get('house');
  if (!house) throw new Error('no house integration');
  await importFeed(platform.ctx, house);
});
it.beforeEach(async ({ platform }) => {
  here = await makePlayer(platform, { game: 10_000n });
  there = await makePlayer(platform, { game: 10_000n }, { currency: 'kzt', country: 'KZ' });
});

const launch = async (platform: TestPlatform, player: TestPlayer, slug: string) => {
  const request = { method: 'POST' as const, url: `/games/${slug}/launch`, payload: { locale: 'uk' } };
  const answer = await platform.app.inject({ ...request, headers: player.bearer });
  return answer.json().errorCode ?? answer.statusCode;
};
const indexOf = async (platform: TestPlatform) => {
  const { closed, title, contribution } = gameIndexSchema.parse((await platform.app.inject('/games/index')).json());
  return Object.fromEntries(
    title.map((name, place) => [name, { counts: contribution[place], closed: closed?.[String(place)] ?? [] }]),
  );
};

it('games that rules close are open until their moment, and from then on are closed there and nowhere else', async ({
  platform,
}) => {
  const value = {
    ...NOTHING_CLOSED,
    providers: [{ slug: 'steppe', areas: ['KZ'] }],
    games: [{ slug: 'lucky-fox', areas: ['EU'] }],
  };
  await holdRules(platform, 'closed-games', { value, from: addSeconds(platform.clock.now, 60) });
  expect([await launch(platform, there, 'gold-rush'), await launch(platform, here, 'gold-rush')]).toEqual([201, 201]);
  expect((await indexOf(platform))['Gold Rush']?.closed).toEqual([]);
  platform.clock.now = addSeconds(platform.clock.now, 60);
  expect(await launch(platform, there, 'gold-rush')).toBe('GAME_NOT_AVAILABLE_IN_COUNTRY');
  expect([await launch(platform, here, 'gold-rush'), await launch(platform, there, 'lucky-fox')]).toEqual([201, 201]);
  expect(await indexOf(platform)).toMatchObject({
    'Gold Rush': { closed: ['KZ'] },
    'Lucky Fox': { closed: ['EU'] },
    'Thin Ice': { closed: ['KZ'] },
  });

  // A switch opens nothing that rules close; other rules do, at their own moment.
  const admin = await makeOperator(platform, 'admin');
  await callAs(platform, admin, '/operator/providers/steppe/closed-in', { method: 'PUT', body: { closed_in: [] } });
  expect(await launch(platform, there, 'gold-rush')).toBe('GAME_NOT_AVAILABLE_IN_COUNTRY');
  const { items } = (await callAs(platform, admin, '/operator/games?state=closed')).json();
  expect(items.map(({ slug, closed_by_rules }: Record<string, unknown>) => [slug, closed_by_rules])).toEqual([
    ['gold-rush', ['KZ']],
    ['lucky-fox', ['EU']],
    ['thin-ice', ['KZ']],
  ]);
  await holdRules(platform, 'closed-games', { value: NOTHING_CLOSED, from: addSeconds(platform.clock.now, 60) });
  platform.clock.now = addSeconds(platform.clock.now, 60);
  expect(await launch(platform, there, 'gold-rush')).toBe(201);
  expect((await indexOf(platform))['Gold Rush']?.closed).toEqual([]);
});

it('a game that rules close while a player has it open takes no stake of theirs, alone, in a batch or in a play, and pays what is due', async ({
  platform,
}) => {
  const [mine, theirs] = [await play(platform, here), await play(platform, there)];
  expect((await theirs.bet('r1', 'b1', '20.00')).status).toBe(200);
  const value = { ...NOTHING_CLOSED, categories: { ...NOTHING_CLOSED.categories, slots: ['KZ'] } };
  await holdRules(platform, 'closed-games', { value, from: platform.clock.now });
  const refused = await Promise.all([theirs.bet('r2', 'b2', '20.00'), theirs.bet('r3', 'b3', '20.00')]);
  expect(refused.map(({ body }) => [body.error, body.message])).toEqual(
    Array(2).fill(['GAME_UNAVAILABLE', "This game is not offered in the player's country."]),
  );
  const played = await theirs.play('r4', [{ action: 'bet', transaction_id: 'b4', amount: '20.00' }]);
  expect(played.body.error).toBe('GAME_UNAVAILABLE');
  expect((await theirs.win('r1', 'w1', '50.00')).status).toBe(200);
  expect((await mine.bet('r5', 'b5', '5.00')).status).toBe(200);
  await holdRules(platform, 'closed-games', { value: NOTHING_CLOSED, from: platform.clock.now });
  expect((await theirs.bet('r6', 'b6', '20.00')).status).toBe(200);
});

it('what games are said to count follows the rules from their moment on, the most particular first, and no rule raises one that keeps too little', async ({
  platform,
}) => {
  const counts = async () =>
    Object.fromEntries(Object.entries(await indexOf(platform)).map(([title, { counts: percent }]) => [title, percent]));
  expect(await counts()).toEqual({ 'Gold Rush': 100, 'Lucky Fox': 100, 'Thin Ice': 10 });
  const value = {
    categories: { ...BUILT_IN_CONTRIBUTION.categories, slots: 80 },
    providers: [{ slug: 'steppe', percent: 60 }],
    games: [{ slug: 'gold-rush', percent: 0 }],
  };
  await holdRules(platform, 'contribution', { value, from: addSeconds(platform.clock.now, 60) });
  expect(await counts()).toMatchObject({ 'Gold Rush': 100 });
  platform.clock.now = addSeconds(platform.clock.now, 60);
  expect(await counts()).toEqual({ 'Gold Rush': 0, 'Lucky Fox': 80, 'Thin Ice': 10 });
  const card = (await platform.app.inject('/games/lucky-fox')).json();
  expect(JSON.stringify(card)).toContain('"contribution":80');
});
