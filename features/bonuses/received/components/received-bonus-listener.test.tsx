// @vitest-environment jsdom
import type { ReceivedBonus } from '@kozyr/contracts/received-bonuses';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RECEIVED_REST_MS } from '../../constants';
import { receivedBonusesQuery } from '../queries';
import { ReceivedBonusListener } from './received-bonus-listener';

const call = vi.hoisted(() => vi.fn());
vi.mock('@/lib/api/call', () => ({ call }));

const record = (id: string): ReceivedBonus => ({
  id,
  user_id: '00000000-0000-4000-8000-000000000009',
  currency: 'uah',
  game_uuid: null,
  image: null,
  amount: '10.00',
  label: 'WheelFortune',
  wallet: 'game',
  received_at: '2026-03-02T10:00:00.000Z',
});
let waiting: ReceivedBonus[];
let seen: unknown[];

beforeEach(() => {
  waiting = [record('first'), record('second')];
  seen = [];
  call.mockImplementation(async (endpoint: { path: string }, asked: { params?: { id: string } }) => {
    if (!endpoint.path.endsWith('/seen')) return { items: waiting };
    seen.push(asked.params?.id);
    waiting = waiting.filter(({ id }) => id !== asked.params?.id);
    return undefined;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const watch = (client: QueryClient, quiet: boolean) => (
  <QueryClientProvider client={client}>
    <ReceivedBonusListener
      quiet={quiet}
      show={(received, onClose) => (
        <button type="button" onClick={onClose}>
          {received.id}
        </button>
      )}
    />
  </QueryClientProvider>
);
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

test('received bonuses are told one after the other, and the platform learns which of them were closed', async () => {
  render(watch(newClient(), false));
  fireEvent.click(await screen.findByRole('button', { name: 'first' }));
  expect(screen.queryByRole('button', { name: 'first' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'second' }));
  expect(screen.queryByRole('button')).toBeNull();
  await waitFor(() => expect(seen).toEqual(['first', 'second']));
});

test('a received bonus goes when it was closed on another device', async () => {
  const client = newClient();
  render(watch(client, false));
  await screen.findByRole('button', { name: 'first' });
  waiting = [];
  client.invalidateQueries({ queryKey: receivedBonusesQuery.queryKey });
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(seen).toEqual([]);
});

test('a received bonus does not open again when the platform could not be told', async () => {
  call.mockImplementation(async (endpoint: { path: string }) => {
    if (endpoint.path.endsWith('/seen')) throw new Error('no connection');
    return { items: [record('only')] };
  });
  const client = newClient();
  render(watch(client, false));
  fireEvent.click(await screen.findByRole('button', { name: 'only' }));
  await act(() => client.invalidateQueries({ queryKey: receivedBonusesQuery.queryKey }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('a received bonus covers nothing that must be seen, and comes a moment after it has come to rest', async () => {
  const client = newClient();
  await client.prefetchQuery(receivedBonusesQuery);
  vi.useFakeTimers();
  const { rerender } = render(watch(client, true));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(watch(client, false));
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void vi.advanceTimersByTime(RECEIVED_REST_MS));
  expect(screen.getByRole('button', { name: 'first' })).toBeDefined();
});
