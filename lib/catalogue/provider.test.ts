import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readProvider } from './provider';

vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }));

/** What each service answers; nothing: a 404. */
let platform: { providers: unknown; games: unknown };
let content: unknown;
let asked: string[];
beforeEach(() => {
  platform = {
    providers: { items: [{ slug: 'amber-forge', name: 'Amber Forge', games: 30 }] },
    games: { items: [], total: 30, page: 1, pageSize: 24 },
  };
  content = null;
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, search } = new URL(url);
    asked.push(`${pathname}${search}`);
    const body = pathname === '/providers' ? platform.providers : pathname === '/games' ? platform.games : content;
    return Response.json(body, { status: body === null ? 404 : 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a studio that only the catalogue knows is shown', async () => {
  expect(await readProvider('amber-forge', 'kk')).toMatchObject({ name: 'Amber Forge', description: '', total: 30 });
  expect(asked).toContain('/api/v1/providers/amber-forge?language=kz');
});

it('a studio that only the content service knows is shown', async () => {
  platform.games = null;
  content = { slug: 'new', name: 'New One', keywords: ['cards'], description: '<p>Soon.</p>' };
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
  platform.providers = null;
  expect(await readProvider('nobody', 'uk')).toBeNull();
});
