import { randomUUID } from 'node:crypto';
import type { MostPlayedStudio } from '@kozyr/contracts/player-games';
import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { games, providers, rounds } from '../../../platform/src/db/schema/games';
import { gameDemos } from '../../../platform/src/db/schema/player-games';
import { loadCatalogue } from '../../../platform/src/services/play/games/load-catalogue';
import { getMostPlayedStudio } from '../../../platform/src/services/play/player-games/most-played-studio';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { openSession } from '../../support/play/wallet-caller';

/** Two studios, Velvet with four games and Amber with two; the more popular a game, the earlier it stands here. */
const STUDIOS = { velvet: ['plush', 'satin', 'damask', 'corduroy'], amber: ['resin', 'fossil'] };

it.beforeAll(async ({ platform: { ctx } }) => {
  await ctx.db.insert(providers).values([
    { slug: 'velvet', integration: 'house', name: 'Velvet' },
    { slug: 'amber', integration: 'house', name: 'Amber' },
  ]);
  const limits = { minBet: { uah: '1.00', kzt: '1.00' }, maxBet: { uah: '9.00', kzt: '9.00' } };
  const rest = { tags: [], theme: '', rtp: '96.00', countriesBlocked: [], devices: [], releasedOn: '2026-01-01' };
  const game = { ...limits, ...rest, category: 'slots', volatility: 'low', contribution: 100 } as const;
  for (const [provider, slugs] of Object.entries(STUDIOS)) {
    await ctx.db
      .insert(games)
      .values(slugs.map((slug, place) => ({ ...game, slug, title: slug, provider, popularity: 100 - place })));
  }
});

type Played = {
  game: string;
  /** So many rounds on each of these days, counted back from today. */
  count: number;
  days: readonly number[];
  currency?: 'uah' | 'crd';
  status?: 'settled' | 'open' | 'refunded';
};
/** Rounds of a player as their movements would have left them. */
async function addRounds(platform: TestPlatform, { id: userId }: TestPlayer, played: readonly Played[]): Promise<void> {
  const { ctx, clock } = platform;
  for (const { game, count, days, currency = 'uah', status = 'settled' } of played) {
    const sessionId = await openSession(platform, { id: userId, currency }, { game });
    const moments = days.flatMap((day) => Array<Date>(count).fill(addDays(clock.now, -day)));
    const round = { integration: 'house', userId, sessionId, game, currency, status, stakeGame: 100n };
    await ctx.db.insert(rounds).values(
      moments.map((at) => ({
        ...round,
        providerRound: randomUUID(),
        createdAt: at,
        settledAt: status === 'open' ? null : at,
      })),
    );
  }
}

const askedOf = async ({ ctx }: TestPlatform, { id: userId }: TestPlayer): Promise<MostPlayedStudio['studio']> =>
  (await getMostPlayedStudio(ctx, await loadCatalogue(ctx), { userId, sessionId: randomUUID() })).studio;
const slugOf = async (platform: TestPlatform, player: TestPlayer) => (await askedOf(platform, player))?.slug ?? null;

it('the studio with most of a player’s rounds is told with the most played of its games that they have not opened', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  await addRounds(platform, player, [
    { game: 'plush', count: 6, days: [1, 2] },
    { game: 'corduroy', count: 6, days: [2, 3] },
    { game: 'resin', count: 10, days: [0, 1] },
  ]);
  const { app, ctx, clock } = platform;
  const answer = await app.inject({ url: '/users/most-played-studio', headers: player.bearer });
  const told = ['satin', 'damask'].map((slug) => ({ slug, title: slug, image: `/art/${slug}` }));
  expect(answer.json()).toEqual({ studio: { slug: 'velvet', name: 'Velvet', games: told } });

  // A demo is no round, but what was opened as one is known.
  await ctx.db.insert(gameDemos).values({ userId: player.id, game: 'satin', playedAt: clock.now });
  expect((await askedOf(platform, player))?.games.map(({ slug }) => slug)).toEqual(['damask']);
  await openSession(platform, player, { game: 'damask' });
  expect(await askedOf(platform, player)).toBeNull();
});

it.for([
  ['fewer than 20 rounds', [{ game: 'plush', count: 19, days: [1] }], null],
  ['20 rounds on one day', [{ game: 'plush', count: 20, days: [1] }], null],
  ['20 rounds on two days', [{ game: 'plush', count: 10, days: [1, 2] }], 'velvet'],
  ['40 rounds that began more than 30 days ago', [{ game: 'plush', count: 20, days: [31, 32] }], null],
  [
    '20 rounds of two studios',
    [
      { game: 'plush', count: 6, days: [1, 2] },
      { game: 'resin', count: 4, days: [1, 2] },
    ],
    null,
  ],
] as const)(
  'a player with %s has a studio they play most only once there is enough to tell it by',
  async ([, played, told], { platform }) => {
    const player = await makePlayer(platform);
    await addRounds(platform, player, played);
    expect(await slugOf(platform, player)).toBe(told);
  },
);

it('of two studios with as many rounds the one played last is told', async ({ platform }) => {
  const [one, other] = [await makePlayer(platform), await makePlayer(platform)];
  const amber = { game: 'resin', count: 10, days: [2, 1] };
  const velvet = { game: 'plush', count: 10, days: [2, 1] };
  await addRounds(platform, one, [amber, velvet]);
  await addRounds(platform, other, [velvet, amber]);
  expect(await slugOf(platform, one)).toBe('velvet');
  expect(await slugOf(platform, other)).toBe('amber');
});

it('rounds for credits, open or given back, and those of other players are not counted', async ({ platform }) => {
  const [player, stranger] = [await makePlayer(platform), await makePlayer(platform)];
  const days = [1, 2];
  await addRounds(platform, player, [
    { game: 'resin', count: 50, days, currency: 'crd' },
    { game: 'resin', count: 50, days, status: 'open' },
    { game: 'resin', count: 50, days, status: 'refunded' },
  ]);
  await addRounds(platform, stranger, [{ game: 'resin', count: 50, days }]);
  expect(await slugOf(platform, player)).toBeNull();
  await addRounds(platform, player, [{ game: 'plush', count: 10, days }]);
  expect(await slugOf(platform, player)).toBe('velvet');
});

it('whoever has played 5000 rounds within a day is told of no studio, since no older ones are read', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  await addRounds(platform, player, [
    { game: 'plush', count: 20, days: [2, 3] },
    { game: 'plush', count: 4_990, days: [1] },
  ]);
  expect(await slugOf(platform, player)).toBe('velvet');
  await addRounds(platform, player, [{ game: 'plush', count: 10, days: [1] }]);
  expect(await slugOf(platform, player)).toBeNull();
});

it('games that are off, or closed where the player is, are not told of', async ({ platform }) => {
  const player = await makePlayer(platform);
  await addRounds(platform, player, [{ game: 'plush', count: 10, days: [1, 2] }]);
  expect((await askedOf(platform, player))?.games.map(({ slug }) => slug)).toEqual(['satin', 'damask']);
  const { db } = platform.ctx;
  await db
    .update(games)
    .set({ closedIn: ['UA'] })
    .where(eq(games.slug, 'satin'));
  await db.update(games).set({ enabled: false }).where(eq(games.slug, 'damask'));
  expect((await askedOf(platform, player))?.games.map(({ slug }) => slug)).toEqual(['corduroy']);
  await db.update(providers).set({ enabled: false }).where(eq(providers.slug, 'velvet'));
  expect(await askedOf(platform, player)).toBeNull();
});
