import { listOperators } from '@kozyr/contracts/operator/operators';
import { expect, it } from 'vitest';
import { keyOf, pagesQuery } from './endpoint-query';

const query = pagesQuery<number>(listOperators, { status: 'open' }, async () => ({ items: [] }));
const next = (page: Parameters<typeof query.getNextPageParam>[0]) => query.getNextPageParam(page, [], {}, []);

it('a query is kept under its call, so that whatever was asked of it can be made stale at once', () => {
  expect(query.queryKey.slice(0, 2)).toEqual([...keyOf(listOperators)]);
});

it('a query goes on by what a page answers as the next', () => {
  expect(next({ items: [1], next: 'c1' })).toEqual({ after: 'c1' });
  expect(next({ items: [1], next: null })).toBeUndefined();
});

it('a query goes on by numbers where a list counts', () => {
  expect(next({ items: [1], total: 30, page: 1, pageSize: 24 })).toEqual({ page: '2' });
  expect(next({ items: [1], total: 30, page: 2, pageSize: 24 })).toBeUndefined();
});
