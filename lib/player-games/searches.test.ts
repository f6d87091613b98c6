import { expect, it } from 'vitest';
import { forgetSearch, forgetSearches, noteSearch, readSearches } from './searches';

function storage(held: Record<string, string> = {}) {
  const kept = new Map(Object.entries(held));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  };
}

const closed = () => {
  throw new DOMException('The storage is closed', 'SecurityError');
};

it('searches are remembered newest first, each once however its letters are cased', () => {
  const here = storage();
  for (const text of ['gold', 'Фортуна', 'fox', 'GOLD', 'фортуна']) noteSearch(text, () => here);
  expect(readSearches(() => here)).toEqual(['фортуна', 'GOLD', 'fox']);
});

it('no more than eight searches are remembered, and none that is empty or too long', () => {
  const here = storage();
  for (let turn = 1; turn <= 10; turn += 1) noteSearch(`search ${turn}`, () => here);
  for (const text of ['', '  ', 'x'.repeat(65)]) expect(noteSearch(text, () => here)).toHaveLength(8);
  expect(readSearches(() => here)[0]).toBe('search 10');
  expect(readSearches(() => here).at(-1)).toBe('search 3');
});

it('a forgotten search leaves the others, and the last one leaves nothing behind', () => {
  const here = storage();
  for (const text of ['fox', 'gold', 'sun']) noteSearch(text, () => here);
  expect(forgetSearch('gold', () => here)).toEqual(['sun', 'fox']);
  expect(forgetSearch('never searched for', () => here)).toEqual(['sun', 'fox']);
  expect(forgetSearches(() => here)).toEqual([]);
  expect(here.kept.size).toBe(0);
});

it.each(['{', '{"a":1}', '[1,null,"",["fox"]]', '"fox"'])('no search is read out of %s', (text) => {
  expect(readSearches(() => storage({ 'kozyr:searches': text }))).toEqual([]);
});

it('of what stands in the storage, doubles and what is too much are passed over', () => {
  const many = ['fox', 'Fox', 'x'.repeat(65), ...Array.from({ length: 12 }, (_, place) => `search ${place}`)];
  const here = storage({ 'kozyr:searches': JSON.stringify(many) });
  expect(readSearches(() => here)).toEqual(['fox', ...Array.from({ length: 7 }, (_, place) => `search ${place}`)]);
});

it('without a storage nothing is remembered, and nothing breaks', () => {
  expect([
    readSearches(closed),
    noteSearch('fox', closed),
    forgetSearch('fox', closed),
    forgetSearches(closed),
  ]).toEqual([[], ['fox'], [], []]);
});
