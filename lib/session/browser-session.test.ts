// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { noteSearch, readSearches } from '../player-games/searches';

beforeEach(() => vi.resetModules());

it.each(['ended', 'lost'] as const)('a session that is %s leaves no search in this browser', async (why) => {
  const { session } = await import('./browser-session');
  noteSearch('fox');
  session.end(why);
  expect(readSearches()).toEqual([]);
});
