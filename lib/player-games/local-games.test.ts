import { expect, it } from 'vitest';
import { keepLocalGames, readLocalGames, withGame } from './local-games';

function storage(held: Record<string, string> = {}) {
  const kept = new Map(Object.entries(held));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  };
}

it('local games are kept newest first, each once', () => {
  const here = storage();
  const first = withGame([], 'fox', new Date('2026-01-01T00:00:00Z'));
  const second = withGame(
    withGame(first, 'gold', new Date('2026-01-02T00:00:00Z')),
    'fox',
    new Date('2026-01-03T00:00:00Z'),
  );
  keepLocalGames('recent', second, () => here);
  expect(readLocalGames('recent', () => here)).toEqual([
    { slug: 'fox', at: '2026-01-03T00:00:00.000Z' },
    { slug: 'gold', at: '2026-01-02T00:00:00.000Z' },
  ]);
});

it('no more local games are kept than can be merged, and nothing of an empty list', () => {
  const here = storage();
  const many = Array.from({ length: 300 }, (_, place) => ({ slug: `game-${place}`, at: '2026-01-01T00:00:00Z' }));
  keepLocalGames('favourites', many, () => here);
  expect(readLocalGames('favourites', () => here)).toEqual(many.slice(0, 200));
  keepLocalGames('favourites', [], () => here);
  expect(here.kept.size).toBe(0);
});

it.each(['{', '{"a":1}', '[1,{"slug":""},{"slug":"a","at":"never"}]'])('no local game is read out of %s', (text) => {
  expect(readLocalGames('favourites', () => storage({ 'kozyr:favourites': text }))).toEqual([]);
});

it('local games do no harm where nothing may be kept', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  expect(readLocalGames('recent', forbidden)).toEqual([]);
  expect(() => keepLocalGames('recent', [], forbidden)).not.toThrow();
});
