import { beforeEach, expect, it, vi } from 'vitest';
import { readProvider } from './provider';

const { fetchGames, fetchProviders, getProviderPage } = vi.hoisted(() => ({
  fetchGames: vi.fn(),
  fetchProviders: vi.fn(),
  getProviderPage: vi.fn(),
}));
vi.mock('./catalogue', () => ({ fetchGames, fetchProviders }));
vi.mock('../content/content', () => ({ getProviderPage }));

beforeEach(() => {
  fetchProviders.mockReset().mockResolvedValue([{ slug: 'amber-forge', name: 'Amber Forge', games: 30 }]);
  fetchGames.mockReset().mockResolvedValue({ items: [], total: 30, page: 1, pageSize: 24 });
  getProviderPage.mockReset().mockResolvedValue(null);
});

it('a studio that only the catalogue knows is shown', async () => {
  expect(await readProvider('amber-forge', 'kk')).toMatchObject({ name: 'Amber Forge', description: '', total: 30 });
  expect(getProviderPage).toHaveBeenCalledWith('amber-forge', 'kk');
});

it('a studio that only the content service knows is shown', async () => {
  fetchGames.mockResolvedValue(null);
  getProviderPage.mockResolvedValue({ slug: 'new', name: 'New One', keywords: ['cards'], description: '<p>Soon.</p>' });
  expect(await readProvider('new', 'uk')).toEqual({
    slug: 'new',
    name: 'New One',
    description: '<p>Soon.</p>',
    keywords: ['cards'],
    games: [],
    total: 0,
  });
});

it('a studio that neither knows is none', async () => {
  expect(await readProvider('nobody', 'uk')).toBeNull();
  fetchProviders.mockResolvedValue(null);
  expect(await readProvider('nobody', 'uk')).toBeNull();
});
