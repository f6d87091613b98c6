import type { GameFeed } from '@kozyr/contracts/games';
import { sign } from '@kozyr/kit/signature';
import { asc, eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { auditLog } from '../../../../platform/src/db/schema/audit';
import { games, providers } from '../../../../platform/src/db/schema/games';
import { providerStops } from '../../../../platform/src/db/schema/held-wins';
import { fixedIntegrations, knownGames } from '../../../../platform/src/gateways/providers/integrations';
import { importFeed } from '../../../../platform/src/services/play/games/import-feed';
import { loadCatalogue } from '../../../../platform/src/services/play/games/load-catalogue';
import { liveTables } from '../../../../platform/src/services/play/live/live-tables';
import { makePlayer, type TestPlayer } from '../../../support/funded-player';
import { callAs, makeOperator } from '../../../support/operators';
import type { TestPlatform } from '../../../support/platform';
import { feedGame, feedOf } from '../../../support/play/game-provider';
import { gameTest } from '../../../support/play/game-test';
import { integrators } from '../../../support/play/integrations';
import { callWallet, openSession } from '../../../support/play/wallet-caller';

const NAME = 'second-studio';
const FOX = feedGame('second-fox');
const WOLF = feedGame('second-wolf', { provider: 'steppe' });
const TABLE = feedGame('second-table', { category: 'live' });
const LIMIT = '100.00';

let secret = '';
const it = gameTest(null, () => ({}));
it.beforeAll(async ({ platform, provider }) => {
  const { one, make, addKey, turnOn } = await integrators(platform);
  await make(NAME, {
    protocol: 'kozyr-games',
    address: provider.url,
    public_address: provider.url,
    currencies: ['uah'],
  });
  ({ secret } = await addKey(one, NAME, { use: 'shared' }));
  await turnOn(NAME);
  await take(platform, feedOf('v1', [FOX, WOLF, TABLE]));
  const body = { value: LIMIT };
  await callAs(platform, one, '/operator/settings/PROVIDER_DAILY_LOSS_MAXIMUM_UAH', { method: 'PUT', body });
});

/** Takes a feed as that of an integration. */
async function take({ ctx }: TestPlatform, feed: GameFeed, name = NAME): Promise<void> {
  const integration = (await knownGames(ctx).current()).get(name);
  if (!integration) throw new Error(`no integration ${name}`);
  await importFeed(ctx, { ...integration, fetchFeed: async () => feed });
}

/** The same feed with providers of other names. */
const underNames = (feed: GameFeed, slugs: readonly string[]): GameFeed => ({
  ...feed,
  providers: slugs.map((slug) => ({ slug, name: slug })),
});

/** Calls the wallet for a session of a game. */
async function seat(platform: TestPlatform, player: TestPlayer, game: string, integration = NAME) {
  const session_id = await openSession(platform, player, { game, integration });
  let serial = 0;
  const call = (action: string, body: object) => {
    const payload = JSON.stringify({ session_id, ...body });
    const path = `/seamless/${integration}/${action}`;
    const by = integration === NAME ? secret : platform.ctx.env.WALLET_SECRET;
    const signature = sign(by, { method: 'POST', path, body: payload }, platform.ctx.now());
    return callWallet(platform, action, payload, { provider: integration, signature });
  };
  /** A round that wins so much more than its stake of 10. @returns how its bet was answered */
  return async (net: number) => {
    serial += 1;
    const ids = (what: string) => ({
      round_id: `${session_id}-${serial}`,
      transaction_id: `${session_id}-${what}${serial}`,
    });
    const bet = await call('bet', { ...ids('b'), amount: '10.00' });
    if (bet.status === 200) await call('win', { ...ids('w'), amount: (10 + net).toFixed(2), round_closed: true });
    return bet.status === 200 ? 'taken' : bet.body.error;
  };
}

const providersOf = async ({ ctx }: TestPlatform, integration = NAME) =>
  Object.fromEntries(
    (
      await ctx.db.select().from(providers).where(eq(providers.integration, integration)).orderBy(asc(providers.slug))
    ).map(({ slug, enabled }) => [slug, enabled]),
  );
const providerOf = async ({ ctx }: TestPlatform, slug: string) =>
  (await ctx.db.select().from(games).where(eq(games.slug, slug)))[0]?.provider ?? null;

it('the providers of a studio from the desk share one limit of a day, and those of the house have each their own', async ({
  platform,
}) => {
  const player = await makePlayer(platform, { game: 100_000n });
  await take(
    platform,
    underNames(feedOf('h1', [feedGame('own-fox', { provider: 'east' }), feedGame('own-wolf', { provider: 'west' })]), [
      'east',
      'west',
    ]),
    'house',
  );
  for (const game of ['own-fox', 'own-wolf'])
    expect(await (await seat(platform, player, game, 'house'))(60)).toBe('taken');
  expect(await providersOf(platform, 'house')).toEqual({ east: true, west: true });

  const fox = await seat(platform, player, 'second-fox');
  const wolf = await seat(platform, player, 'second-wolf');
  expect(await fox(60)).toBe('taken');
  expect(await providersOf(platform)).toEqual({ north: true, steppe: true });
  expect(await wolf(60)).toBe('taken');
  expect(await providersOf(platform)).toEqual({ north: false, steppe: false });
  expect(await fox(0)).toBe('GAME_UNAVAILABLE');
  expect(await wolf(0)).toBe('GAME_UNAVAILABLE');
  expect(await providersOf(platform, 'house')).toEqual({ east: true, west: true });
});

it('what is stopped stays stopped under new names of a feed, until an operator switches it on', async ({
  platform,
}) => {
  const moved = [FOX, WOLF, TABLE, feedGame('second-new')].map((game) => ({ ...game, provider: 'renamed' }));
  await take(platform, underNames(feedOf('v2', moved), ['renamed']));
  expect(await providerOf(platform, 'second-fox')).toBe('north');
  expect(await providerOf(platform, 'second-wolf')).toBe('steppe');
  expect(await providersOf(platform)).toEqual({ north: false, renamed: false, steppe: false });
  const deeds = await platform.ctx.db.select().from(auditLog).where(eq(auditLog.subject, 'renamed'));
  expect(deeds).toMatchObject([{ action: 'provider_switched', details: { after: 'off' } }]);

  const admin = await makeOperator(platform, 'admin');
  await callAs(platform, admin, '/operator/providers/north', { method: 'PUT', body: { enabled: true } });
  const player = await makePlayer(platform, { game: 100_000n });
  const fox = await seat(platform, player, 'second-fox');
  // Counted anew: with what was won before the first of these would go over the limit.
  for (const net of [50, 49]) expect(await fox(net)).toBe('taken');
  expect(await fox(2)).toBe('taken');
  expect(await fox(0)).toBe('GAME_UNAVAILABLE');
  for (const slug of ['north', 'steppe', 'renamed'])
    await callAs(platform, admin, `/operator/providers/${slug}`, { method: 'PUT', body: { enabled: true } });
  expect(await platform.ctx.db.select().from(providerStops)).toEqual([]);
  await take(platform, underNames(feedOf('v3', moved), ['renamed']));
  expect(await providerOf(platform, 'second-fox')).toBe('renamed');
});

it('a feed takes no slug of another studio, nor one that an aggregator will have, and what it leaves out is logged', async ({
  platform,
}) => {
  const { make } = await integrators(platform);
  const drafted = await make('hub', {
    protocol: 'hub88',
    address: 'http://127.0.0.1:9',
    operator_id: 1,
    frames: ['https://games.example'],
    currencies: ['uah'],
    min_bet: '1.00',
    max_bet: '500.00',
    max_win_multiplier: '5000',
  });
  expect(drafted.status).toBe(201);
  const warn = vi.spyOn(platform.ctx.log, 'warn');
  const squatted = [
    FOX,
    feedGame('own-fox'),
    feedGame('hub-dragon'),
    feedGame('second-other', { provider: 'hub-caleta' }),
    feedGame('hubris'),
  ];
  await take(platform, underNames(feedOf('v4', squatted), ['north', 'hub-caleta']));
  expect(await providerOf(platform, 'own-fox')).toBe('east');
  expect(await providerOf(platform, 'hub-dragon')).toBeNull();
  expect(await providerOf(platform, 'second-other')).toBeNull();
  expect(await providerOf(platform, 'hubris')).toBe('north');
  expect(await providersOf(platform)).not.toHaveProperty('hub-caleta');
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ integration: NAME, slugs: ['hub-caleta', 'own-fox', 'hub-dragon', 'second-other'] }),
    expect.stringContaining('left out'),
  );
  warn.mockRestore();
});

it('a studio tells of no tables but its own, and opens no others', async ({ platform, provider }) => {
  await take(platform, underNames(feedOf('v5', [FOX, TABLE]), ['north']));
  await take(
    platform,
    underNames(feedOf('h2', [feedGame('own-table', { provider: 'east', category: 'live' })]), ['east']),
    'house',
  );
  const { ctx } = platform;
  const table = (game: string) => ({
    game,
    kind: 'crash' as const,
    dealer: null,
    languages: [],
    seats: { taken: 0, limit: 1 },
    open: true,
    hours: null,
    changes_at: null,
    limits: { uah: { min: '1.00', max: '2.00' }, kzt: { min: '1.00', max: '2.00' } },
    phase: null,
    phase_ends_at: null,
    last_results: [],
  });
  const studio = (await knownGames(ctx).current()).get(NAME);
  if (!studio) throw new Error('The studio is known.');
  const fetchTables = async () => ({
    now: ctx.now().toISOString(),
    tables: [table('second-table'), table('own-table')],
  });
  const catalogue = { current: () => loadCatalogue(ctx) };
  const told = await liveTables(ctx, catalogue, fixedIntegrations(new Map([[NAME, { ...studio, fetchTables }]])))();
  expect(told.items.map(({ game }) => game.slug)).toEqual(['second-table']);

  const admin = await makeOperator(platform, 'admin');
  const reopen = async (slug: string) =>
    (await callAs(platform, admin, `/operator/tables/${slug}/reopen`, { method: 'POST' })).json().errorCode;
  provider.state.asked = [];
  await reopen('own-table');
  expect(await reopen('nobodys-table')).toBe('NOT_FOUND');
  expect(provider.state.asked).not.toContain('/tables/reopen');
  expect(await reopen('second-table')).toBe('GAME_NOT_WORKING');
  expect(provider.state.asked).toContain('/tables/reopen');
});
