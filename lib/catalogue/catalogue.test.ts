import { beforeEach, expect, it, vi } from 'vitest';
import { fetchBigWins, fetchGame, fetchGamePage, fetchGames, fetchProviders, fetchRelatedGames } from './catalogue';

const { fetchParsed } = vi.hoisted(() => ({ fetchParsed: vi.fn() }));
vi.mock('@/lib/env/server', () => ({ serverEnv: { PLATFORM_URL: 'http://platform.test' } }));
vi.mock('@/lib/server/fetch-parsed', () => ({ fetchParsed }));

beforeEach(() => fetchParsed.mockReset().mockResolvedValue(null));

it('every answer of the platform is kept for 120 s', async () => {
  await fetchGames({ page: 2, provider: undefined, sort: 'new' });
  await fetchGame('a/b');
  expect(await fetchProviders()).toBeNull();
  expect(await fetchBigWins()).toBeNull();
  const [urls, lives] = [1, 2].map((place) => fetchParsed.mock.calls.map((call) => call[place]));
  expect(urls).toEqual([
    'http://platform.test/games?page=2&sort=new',
    'http://platform.test/games/a%2Fb',
    'http://platform.test/providers',
    'http://platform.test/big-wins',
  ]);
  expect(lives).toEqual(Array(4).fill({ seconds: 120, tags: ['catalogue'] }));
});

it('a game that is not on offer now is told from one that there is not', async () => {
  expect(await fetchGamePage('lucky fox')).toBeNull();
  fetchParsed.mockResolvedValue({ errorCode: 'GAME_UNAVAILABLE', message: 'no' });
  expect(await fetchGamePage('lucky fox')).toBe('unavailable');
  fetchParsed.mockResolvedValue({ slug: 'lucky-fox' });
  expect(await fetchGamePage('lucky fox')).toEqual({ slug: 'lucky-fox' });
  const [, url, { readStatuses }] = fetchParsed.mock.calls.at(-1) ?? [];
  expect([url, readStatuses]).toEqual(['http://platform.test/games/lucky%20fox', [409]]);
});

it('a game has no related ones where the platform has none', async () => {
  expect(await fetchRelatedGames('x')).toEqual([]);
  fetchParsed.mockResolvedValue({ items: [{ slug: 'y' }] });
  expect(await fetchRelatedGames('x')).toEqual([{ slug: 'y' }]);
});
