import type { Game } from '@kozyr/contracts/games';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchBigWins, fetchGame, fetchGamePage, fetchGames, fetchProviders, fetchRelatedGames } from './catalogue';

vi.hoisted(() => vi.stubEnv('PLATFORM_URL', 'http://platform.test'));

type Asked = { next?: { revalidate: number; tags: string[] } };
const fetching = vi.fn<(url: string, asked: Asked) => Promise<Response>>();
const answer = (body: unknown, status = 200) =>
  fetching.mockImplementation(async () => Response.json(body, { status }));
beforeEach(() => {
  fetching.mockReset();
  answer(null, 404);
  vi.stubGlobal('fetch', fetching);
});
afterEach(() => vi.unstubAllGlobals());

const game: Game = {
  slug: 'lucky-fox',
  title: 'Lucky Fox',
  provider: { slug: 'amber-forge', name: 'Amber Forge' },
  category: 'slots',
  tags: ['retro'],
  theme: 'cards',
  rtp: '96.00',
  volatility: 'low',
  min_bet: { uah: '1.00', kzt: '10.00' },
  max_bet: { uah: '100.00', kzt: '1000.00' },
  released_on: '2026-01-05',
  popularity: 500,
  contribution: 100,
  image: '/art/lucky-fox',
};

it('every answer of the platform is kept for 120 s', async () => {
  await fetchGames({ page: 2, provider: undefined, sort: 'new' });
  await fetchGame('a/b');
  expect(await fetchProviders()).toBeNull();
  expect(await fetchBigWins()).toBeNull();
  expect(fetching.mock.calls.map(([url]) => url)).toEqual([
    'http://platform.test/games?page=2&sort=new',
    'http://platform.test/games/a%2Fb',
    'http://platform.test/providers',
    'http://platform.test/big-wins',
  ]);
  expect(fetching.mock.calls.map(([, { next }]) => next)).toEqual(
    Array(4).fill({ revalidate: 120, tags: ['catalogue'] }),
  );
});

it('a game that is not on offer now is told from one that there is not', async () => {
  expect(await fetchGamePage('lucky fox')).toBeNull();
  answer({ errorCode: 'GAME_UNAVAILABLE', message: 'no' }, 409);
  expect(await fetchGamePage('lucky fox')).toBe('unavailable');
  answer(game);
  expect(await fetchGamePage('lucky fox')).toEqual(game);
  expect(new Set(fetching.mock.calls.map(([url]) => url))).toEqual(new Set(['http://platform.test/games/lucky%20fox']));
});

it('a game has no related ones where the platform has none', async () => {
  expect(await fetchRelatedGames('x')).toEqual([]);
  answer({ items: [game] });
  expect(await fetchRelatedGames('x')).toEqual([game]);
});
