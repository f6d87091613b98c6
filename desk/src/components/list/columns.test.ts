import { expect, it } from 'vitest';
import { ariaSort, hiddenColumns, nextSort } from './columns';

const sort = { up: 'seen_asc', down: 'seen_desc' };

it('a list sorts by the largest first, and turns round at the next press', () => {
  expect(nextSort(sort, undefined)).toBe('seen_desc');
  expect(nextSort(sort, 'seen_desc')).toBe('seen_asc');
  expect(nextSort(sort, 'seen_asc')).toBe('seen_desc');
  expect(nextSort({ down: 'age_desc' }, 'age_desc')).toBe('age_desc');
});

it('a list tells how a column is sorted', () => {
  expect(ariaSort(sort, 'seen_asc')).toBe('ascending');
  expect(ariaSort(sort, 'seen_desc')).toBe('descending');
  expect(ariaSort(sort, 'rating_desc')).toBe('none');
  expect(ariaSort(undefined, 'seen_asc')).toBeUndefined();
});

it('a list hides what was chosen, and at first what asks for it', () => {
  const columns = [
    { id: 'a', title: 'A', cell: () => null },
    { id: 'b', title: 'B', cell: () => null, hiddenAtFirst: true },
  ];
  expect([...hiddenColumns(columns, null)]).toEqual(['b']);
  expect([...hiddenColumns(columns, '')]).toEqual([]);
  expect([...hiddenColumns(columns, 'a,gone')]).toEqual(['a']);
});
