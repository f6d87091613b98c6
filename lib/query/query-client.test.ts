import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client';

test('a mutation invalidates what its meta names, by prefix, and nothing else', async () => {
  const client = createQueryClient({ onQueryError: () => undefined });
  client.setQueryData(['wallets', 'summary'], 1);
  client.setQueryData(['games'], 1);
  const mutation = client
    .getMutationCache()
    .build(client, { mutationFn: async () => 'done', meta: { invalidates: [['wallets']] } });
  await mutation.execute(undefined);
  expect(client.getQueryState(['wallets', 'summary'])?.isInvalidated).toBe(true);
  expect(client.getQueryState(['games'])?.isInvalidated).toBe(false);
});

test('only a failed refresh of data on the screen is reported', async () => {
  const onQueryError = vi.fn();
  const client = createQueryClient({ onQueryError });
  const queryFn = () => Promise.reject(new Error('down'));
  await client.fetchQuery({ queryKey: ['fresh'], queryFn }).catch(() => undefined);
  expect(onQueryError).not.toHaveBeenCalled();

  client.setQueryData(['shown'], 1, { updatedAt: 1 });
  await client.fetchQuery({ queryKey: ['shown'], queryFn }).catch(() => undefined);
  expect(onQueryError).toHaveBeenCalledTimes(1);
});

test('a query is fresh for 60 s unless it says otherwise', () => {
  const client = createQueryClient({ onQueryError: () => undefined });
  const isStale = (age: number, options = {}) => {
    client.setQueryData(['games'], 1, { updatedAt: Date.now() - age });
    return new QueryObserver(client, { queryKey: ['games'], ...options }).getCurrentResult().isStale;
  };
  expect([isStale(50_000), isStale(60_000)]).toEqual([false, true]);
  expect(isStale(50_000, { staleTime: 15_000 })).toBe(true);
});
