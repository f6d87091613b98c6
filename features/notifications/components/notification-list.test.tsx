// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import messages from '@/messages/en.json';
import { answerCalls, noAnswer, refusal, type Sent, signIn } from '@/tests/support/api-wire';
import { answerEvents } from '@/tests/support/events-wire';
import { renderApp } from '@/tests/support/render-app';
import { NotificationList } from './notification-list';

const t = messages.notifications;
const idOf = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const of = (nth: number, news: object, read = false) => ({
  id: idOf(nth),
  created_at: '2026-11-20T10:00:00.000Z',
  read,
  news,
});
const chat = (nth: number) => of(nth, { kind: 'chat', message_id: String(nth) });
const page = (items: object[], total = items.length, number = 1) => ({ items, total, page: number, pageSize: 20 });

beforeEach(() => {
  signIn();
  answerEvents();
});
afterEach(() => vi.unstubAllGlobals());

test('each kind is told in words, with sums as money is written, and leads to what it tells of', async () => {
  const ends = { name: 'Evening Hand', ends_at: '2026-11-21T10:00:00.000Z' };
  const over = { kind: 'battle', battle_id: idOf(9), tier: 'gold', currency: 'uah' };
  const paid = { kind: 'payout', withdrawal_id: idOf(8), amount: '1250.00', currency: 'uah' };
  answerCalls(() => [
    200,
    page([
      of(1, { ...paid, outcome: 'paid' }),
      of(2, { ...paid, outcome: 'declined' }, true),
      of(3, { ...over, place: 2, prize: '300.00' }),
      of(4, { ...over, place: 9, prize: null }),
      of(5, { ...over, place: null, prize: null }),
      of(6, { kind: 'bonus', user_bonus_id: idOf(7), ...ends }),
      of(7, { kind: 'wheel', until: ends.ends_at }),
      chat(8),
    ]),
  ]);
  renderApp(<NotificationList />);
  const rows = await screen.findAllByTestId('notification');
  const said = rows.map((row) => (row.textContent ?? '').replace(/[\u00a0\u202f]/g, ' '));
  expect(said[0]).toMatch(/Unread:.*Withdrawal paid.*1 250\.00 ₴ was sent/);
  expect(said[1]).toMatch(/^Withdrawal declined.*back on your balance/);
  expect(said[2]).toMatch(/Gold battle: the results.*Your place: 2\. Prize: 300\.00 ₴/);
  expect(said[3]).toContain('Your place: 9.');
  expect(said[4]).toContain(t.news.battle.unplaced);
  expect(said[5]).toMatch(/“Evening Hand” runs until 21\.11\.2026/);
  expect(said[6]).toMatch(/one spin, until 21\.11\.2026/);
  expect(said[7]).toContain(t.news.chat.text);
  const links = rows.map((row) => within(row).getByRole('link').getAttribute('href'));
  expect(links[0]).toContain(`withdrawal=${idOf(8)}`);
  expect(links[2]).toContain(`battle=${idOf(9)}`);
});

test('a player who was told nothing reads so, and one whose list is not to be had may try again', async () => {
  answerCalls(() => [200, page([])]);
  const { unmount } = renderApp(<NotificationList />);
  expect(await screen.findByText(t.empty)).toBeDefined();
  unmount();
  let answers = false;
  answerCalls(() => (answers ? [200, page([chat(1)])] : noAnswer()));
  renderApp(<NotificationList />);
  const again = await screen.findByRole('button', { name: messages.ui.retry });
  answers = true;
  fireEvent.click(again);
  expect(await screen.findAllByTestId('notification')).toHaveLength(1);
});

test('one is read by its button or its link, all by one button, and older ones are shown on demand', async () => {
  const read = new Set<string>();
  const all = Array.from({ length: 21 }, (_, nth) => chat(nth + 1));
  const answer = (call: string, { query }: Sent) => {
    const one = /^POST \/users\/notifications\/([\w-]+)\/read$/.exec(call)?.[1];
    if (one) read.add(one);
    if (call === 'POST /users/notifications/read') for (const { id } of all) read.add(id);
    if (call.startsWith('POST')) return [204] as const;
    const from = (Number(query.page) - 1) * 20;
    const items = all.slice(from, from + 20).map((item) => ({ ...item, read: read.has(item.id) }));
    return [200, page(items, 21, Number(query.page))] as const;
  };
  answerCalls(answer);
  renderApp(<NotificationList />);
  const unread = () => screen.getAllByTestId('notification').filter((row) => row.dataset.read === 'false');
  expect(await screen.findAllByTestId('notification')).toHaveLength(20);
  fireEvent.click(screen.getByRole('button', { name: t.more }));
  await waitFor(() => expect(screen.getAllByTestId('notification')).toHaveLength(21));
  const [button] = screen.getAllByRole('button', { name: t.markRead.replace('{title}', t.news.chat.title) });
  fireEvent.click(button as HTMLElement);
  await waitFor(() => expect(unread()).toHaveLength(20));
  const [link] = within(unread()[0] as HTMLElement).getAllByRole('link');
  // jsdom goes nowhere.
  link?.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link as HTMLElement);
  await waitFor(() => expect(unread()).toHaveLength(19));
  fireEvent.click(screen.getByRole('button', { name: t.readAll }));
  await waitFor(() => expect(unread()).toHaveLength(0));
  expect(screen.queryByRole('button', { name: t.readAll })).toBeNull();
});

test('what could not be marked is said, and stays unread', async () => {
  answerCalls((call) =>
    call.startsWith('POST') ? refusal('INTERNAL_SERVER_ERROR', { status: 500 }) : [200, page([chat(1)])],
  );
  renderApp(<NotificationList />);
  fireEvent.click(await screen.findByRole('button', { name: t.readAll }));
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', t.error);
  expect(screen.getByTestId('notification').dataset.read).toBe('false');
});

test('the focus stays in the row that was marked, and in the list once all were', async () => {
  const read = new Set<string>();
  answerCalls((call) => {
    const one = /^POST \/users\/notifications\/([\w-]+)\/read$/.exec(call)?.[1];
    for (const id of one ? [one] : call.startsWith('POST') ? [idOf(1), idOf(2)] : []) read.add(id);
    return call.startsWith('POST')
      ? [204]
      : [200, page([1, 2].map((nth) => of(nth, chat(nth).news, read.has(idOf(nth)))))];
  });
  renderApp(<NotificationList />);
  const [row] = await screen.findAllByTestId('notification');
  const mark = within(row as HTMLElement).getByRole('button');
  mark.focus();
  fireEvent.click(mark);
  await waitFor(() => expect(document.activeElement).toBe(row));
  const all = screen.getByRole('button', { name: t.readAll });
  all.focus();
  fireEvent.click(all);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: t.title })));
});
