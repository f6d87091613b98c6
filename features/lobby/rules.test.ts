import { expect, it } from 'vitest';
import { isUnfiltered, readFilters, readSearch, writeFilters } from './rules';

it('begins a search at 3 characters, not counting spaces around', () => {
  expect(readSearch('   ')).toEqual({ state: 'none' });
  expect(readSearch(' ab ')).toEqual({ state: 'short' });
  expect(readSearch(' a  b ')).toEqual({ state: 'search', q: 'a b' });
  expect(readSearch('қаз')).toEqual({ state: 'search', q: 'қаз' });
});

it('reads and writes filters without loss, and leaves defaults out of the address', () => {
  const filters = { provider: 'velvet-suit', tag: 'new', sort: 'title' } as const;
  expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
  expect(writeFilters({ sort: 'popular' })).toBe('');
});

it('takes an unknown sort for the default', () => {
  expect(isUnfiltered(readFilters(new URLSearchParams('sort=drop-table')))).toBe(true);
});
