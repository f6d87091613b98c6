// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import messages from '@/messages/en.json';
import { answerCalls, signIn } from '@/tests/support/api-wire';
import { answerEvents, tellEvent } from '@/tests/support/events-wire';
import { newQueryClient, renderApp } from '@/tests/support/render-app';
import { wireActive, wireOwn } from '@/tests/support/rewards/bonus-wire';
import { useWagered, wageredClosed } from '../../store';
import { activeBonusQuery } from '../queries';
import { BonusEndListener } from './bonus-end-listener';
import { BonusWageredModal } from './bonus-wagered-modal';

let notices: Notice[];
let stopNotices: () => void;
beforeEach(() => {
  useWagered.setState([], true);
  signIn();
  answerEvents();
  notices = [];
  stopNotices = onNotice((notice) => notices.push(notice));
});
afterEach(() => {
  stopNotices();
  vi.unstubAllGlobals();
});

/** A player whose bonus runs; their own list will say `end` of it. */
function listen(end: Parameters<typeof wireOwn>[0], active = wireActive()) {
  const sent = answerCalls((call) =>
    call === 'GET /users/bonuses' ? [200, { items: [wireOwn(end)], page: 1, pageSize: 20, total: 1 }] : [204],
  );
  const client = newQueryClient();
  client.setQueryData(activeBonusQuery.queryKey, active);
  renderApp(<BonusEndListener />, { client });
  return () => sent.filter(({ call }) => call === 'GET /users/bonuses');
}

test('a bonus that was wagered is told once, until its modal is closed', async () => {
  listen({ status: 'COMPLETED', end_reason: 'wagered', released: '18.40' });
  await tellEvent({ type: 'bonus', bonus: null });
  await waitFor(() => expect(useWagered.getState()).toHaveLength(1));
  await tellEvent({ type: 'bonus', bonus: null });
  const [bonus] = useWagered.getState();
  expect(useWagered.getState()).toEqual([expect.objectContaining({ released: '18.40', name: 'Evening Hand' })]);
  if (bonus) wageredClosed(bonus);
  expect(useWagered.getState()).toEqual([]);
});

test('a bonus whose time ran out is told in passing', async () => {
  listen({ status: 'COMPLETED', end_reason: 'burned_timeout' });
  await tellEvent({ type: 'bonus', bonus: null });
  const message = messages.bonusNotices.end.burned_timeout.replace('{name}', 'Evening Hand');
  await waitFor(() => expect(notices).toEqual([{ kind: 'info', message, id: 'bonus-end' }]));
  expect(useWagered.getState()).toEqual([]);
});

test.each([
  ['a bonus that runs on', wireActive(), wireActive({ progress: 60 })],
  ['the end of a bonus that only waited', wireActive({ status: 'PENDING' }), null],
])('of %s nothing is asked and nothing told', async (_, before, bonus) => {
  const asked = listen({ end_reason: 'burned_timeout' }, before);
  await tellEvent({ type: 'bonus', bonus });
  expect(asked()).toEqual([]);
  expect(notices).toEqual([]);
});

const BONUS = { id: 'one', name: 'Evening Hand', released: '18.40', forfeited: '0.00', currency: 'uah' } as const;
const text = () => document.body.textContent?.replace(/[\u00a0\u202f]/g, ' ');

test('the moment of a wagered bonus says what can be withdrawn, and leads there', () => {
  renderApp(<BonusWageredModal bonus={BONUS} onClose={() => undefined} />);
  expect(screen.getByRole('dialog', { name: messages.bonusModals.wagered.title })).toBeDefined();
  expect(text()).toContain('18.40 ₴');
  expect(text()).not.toContain('maximal win');
  const link = screen.getByRole('link', { name: messages.bonusModals.wagered.withdraw });
  expect(link.getAttribute('href')).toContain('action=withdrawal');
});

test('what was over the maximal win is said beside what was paid', () => {
  renderApp(<BonusWageredModal bonus={{ ...BONUS, forfeited: '6.00' }} onClose={() => undefined} />);
  expect(text()).toContain('6.00 ₴ was over the maximal win');
});

test('a wagered bonus of which nothing is left celebrates no amount and leads to no withdrawal', () => {
  renderApp(<BonusWageredModal bonus={{ ...BONUS, released: '0.00' }} onClose={() => undefined} />);
  expect(screen.getByText(messages.bonusModals.wagered.nothing)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
  expect(text()).not.toContain('0.00');
});
