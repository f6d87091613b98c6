// @vitest-environment jsdom
import type { ReceivedBonus } from '@kozyr/contracts/received-bonuses';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, noAnswer, signIn } from '@/tests/support/api-wire';
import { newQueryClient, renderApp } from '@/tests/support/render-app';
import { RECEIVED_REST_MS } from '../../constants';
import { receivedBonusesQuery } from '../queries';
import { ReceivedBonusListener } from './received-bonus-listener';

const [FIRST, SECOND, ONLY] = [1, 2, 3].map((nth) => `00000000-0000-4000-8000-00000000000${nth}`);
const record = (id = ''): ReceivedBonus => ({
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
  waiting = [record(FIRST), record(SECOND)];
  seen = [];
  signIn();
  answerCalls((call) => {
    const closed = /^POST \/users\/bonuses\/received\/(.+)\/seen$/.exec(call)?.[1];
    if (closed === undefined) return [200, { items: waiting }];
    seen.push(closed);
    waiting = waiting.filter(({ id }) => id !== closed);
    return [204];
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const watch = (quiet: boolean) => (
  <ReceivedBonusListener
    quiet={quiet}
    show={(received, onClose) => (
      <button type="button" onClick={onClose}>
        {received.id}
      </button>
    )}
  />
);

test('received bonuses are told one after the other, and the platform learns which of them were closed', async () => {
  renderApp(watch(false));
  fireEvent.click(await screen.findByRole('button', { name: FIRST }));
  expect(screen.queryByRole('button', { name: FIRST })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: SECOND }));
  expect(screen.queryByRole('button')).toBeNull();
  await waitFor(() => expect(seen).toEqual([FIRST, SECOND]));
});

test('a received bonus goes when it was closed on another device', async () => {
  const { client } = renderApp(watch(false));
  await screen.findByRole('button', { name: FIRST });
  waiting = [];
  client.invalidateQueries({ queryKey: receivedBonusesQuery.queryKey });
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(seen).toEqual([]);
});

test('a received bonus does not open again when the platform could not be told', async () => {
  answerCalls((call) => (call.endsWith('/seen') ? noAnswer() : [200, { items: [record(ONLY)] }]));
  const { client } = renderApp(watch(false));
  fireEvent.click(await screen.findByRole('button', { name: ONLY }));
  await act(() => client.invalidateQueries({ queryKey: receivedBonusesQuery.queryKey }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('a received bonus covers nothing that must be seen, and comes a moment after it has come to rest', async () => {
  const client = newQueryClient();
  await client.prefetchQuery(receivedBonusesQuery);
  vi.useFakeTimers();
  const { rerender } = renderApp(watch(true), { client });
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(watch(false));
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void vi.advanceTimersByTime(RECEIVED_REST_MS));
  expect(screen.getByRole('button', { name: FIRST })).toBeDefined();
});
