import { beforeEach, expect, it, vi } from 'vitest';
import { fetchBigWins, fetchGame, fetchGames, fetchProviders } from './catalogue';

const { fetchParsed } = vi.hoisted(() => ({ fetchParsed: vi.fn() }));
vi.mock('server-only', () => ({}));
vi.mock('@/lib/env/server', () => ({ serverEnv: { PLATFORM_URL: 'http://platform.test' } }));
vi.mock('@/lib/server/fetch-parsed', () => ({ fetchParsed }));

beforeEach(() => fetchParsed.mockReset().mockResolvedValue(null));

it('keeps every answer of the platform for 120 s', async () => {
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
