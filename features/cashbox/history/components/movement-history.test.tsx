// @vitest-environment jsdom
import type { HistoryEntry } from '@kozyr/contracts/history';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import en from '@/messages/en.json';
import { type Answer, answerCalls, noAnswer, type Sent, signIn } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { wireUser } from '@/tests/support/rewards/bonus-wire';
import { MovementHistory } from './movement-history';

const t = en.cashbox;
const none = { game: '0.00', electronic: '0.00', bonus: '0.00', cashback: '0.00', holds: '0.00' };
const win: HistoryEntry = {
  id: '12',
  at: '2026-11-20T10:00:00.000Z',
  kind: 'win',
  currency: 'uah',
  amount: '75.00',
  changes: { ...none, electronic: '75.00' },
  balances: { ...none, game: '4000.00', electronic: '712.50' },
  reference: { round: 'r1', game: { slug: 'red-fox', title: 'Red Fox' } },
};
const hold: HistoryEntry = {
  ...win,
  id: '13',
  kind: 'withdrawal_hold',
  amount: '-100.00',
  changes: { ...none, electronic: '-100.00', holds: '100.00' },
  balances: { ...none, game: '4000.00', electronic: '612.50', holds: '100.00' },
  reference: { withdrawal: 'w1' },
};

let sent: Sent[];
let file: () => Answer | Promise<Answer>;
/** What the browser was given to keep: address and name. */
let saved: [string, string][];
let notices: Notice[];
let stopNotices: () => void;

function show(items: HistoryEntry[], filter: { group?: 'games'; from?: string; to?: string } = {}) {
  sent = answerCalls((call) => {
    if (call === 'GET /history/export') return file();
    if (call === 'GET /users') return [200, wireUser];
    return [200, { items, total: items.length, page: 1, pageSize: 20 }];
  });
  renderApp(<MovementHistory page={1} filter={{ group: undefined, from: undefined, to: undefined, ...filter }} />);
}
const queries = (call: string) => sent.filter((one) => one.call === call).map(({ query }) => query);
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  signIn();
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push([this.href, this.download]);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:the-file', revokeObjectURL: () => undefined });
  notices = [];
  stopNotices = onNotice((notice) => notices.push(notice));
});
afterEach(() => {
  stopNotices();
  vi.restoreAllMocks();
});

it('each movement stands with the balance of every wallet after it, and with what is set aside while there is some', async () => {
  show([hold, win]);
  const [first, second] = within(await screen.findByRole('list', { name: t.history.all })).getAllByRole('listitem');
  const balances = (row: Element | undefined) =>
    [...(row?.querySelectorAll('[data-balance]') ?? [])].map((cell) => cell.textContent?.replaceAll(/\s/g, ''));
  expect(first?.textContent).toContain(t.kind.withdrawal_hold);
  expect(balances(first)).toEqual(['Digital612.50₴', 'Game4000.00₴', 'Bonus0.00₴', 'Cashback0.00₴', 'Setaside100.00₴']);
  expect(second?.textContent).toContain('Red Fox');
  expect(balances(second)).toEqual(['Digital712.50₴', 'Game4000.00₴', 'Bonus0.00₴', 'Cashback0.00₴']);
});

it('a movement opens to what changed in each wallet and the way to what it belongs to', async () => {
  show([win, hold]);
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(t.kind.win) }));
  expect(screen.getByRole('row', { name: /^Digital \+75\.00/ })).toBeTruthy();
  expect(href(t.history.toRound)).toContain('r1');
  expect(href(t.history.toGame)).toBe('/en/games/red-fox');
  fireEvent.click(screen.getByRole('button', { name: new RegExp(t.kind.withdrawal_hold) }));
  expect(href(t.history.toWithdrawal)).toBe('/en/cashbox?action=withdrawal&withdrawal=w1');
  expect(screen.queryByRole('link', { name: t.history.toRound })).toBeNull();
});

it('the history is asked for as the address narrows it, and the days stay when the group changes', async () => {
  show([], { group: 'games', from: '2026-01-01' });
  expect(await screen.findByText(t.history.noneFound)).toBeTruthy();
  expect(queries('GET /history')[0]).toEqual({ page: '1', pageSize: '20', group: 'games', from: '2026-01-01' });
  expect(href(t.group.bonuses)).toBe(
    '/en/cashbox?action=history&history=all&history-group=bonuses&history-from=2026-01-01',
  );
  expect(screen.getByRole('link', { name: t.group.games }).getAttribute('aria-current')).toBe('true');
});

it('a group that was chosen a moment ago, which the address has before the screen, is kept', async () => {
  window.history.replaceState(null, '', '/en/cashbox?action=history&history=all&history-group=games');
  document.documentElement.lang = 'en';
  show([]);
  const days = within(await screen.findByRole('group', { name: t.history.days }));
  fireEvent.change(days.getByLabelText(t.history.from), { target: { value: '2026-01-31' } });
  expect(window.location.search).toBe('?action=history&history=all&history-group=games&history-from=2026-01-31');
});

it('whole days go into the address while a date is typed, and all of them out again', async () => {
  window.history.replaceState(null, '', '/en/cashbox?action=history');
  document.documentElement.lang = 'en';
  show([]);
  const [from] = await screen.findAllByLabelText(t.history.from);
  if (!from) throw new Error('no field');
  const address = () => `${window.location.pathname}${window.location.search}`;
  for (const half of ['0002-01-31', '0020-01-31', '0202-01-31']) {
    fireEvent.change(from, { target: { value: half } });
    expect(address()).toBe('/en/cashbox?action=history&history=all');
  }
  fireEvent.change(from, { target: { value: '2026-01-31' } });
  expect(address()).toBe('/en/cashbox?action=history&history=all&history-from=2026-01-31');
  const [to] = screen.getAllByLabelText(t.history.to);
  if (to) fireEvent.change(to, { target: { value: '2026-01-30' } });
  expect((await screen.findByRole('alert')).textContent).toBe(t.history.wrongOrder);
  expect(address()).toBe('/en/cashbox?action=history&history=all&history-from=2026-01-31');
  fireEvent.click(screen.getByRole('button', { name: t.history.anyDay }));
  expect(address()).toBe('/en/cashbox?action=history&history=all');
});

it('any 12 months are downloaded under a name that says which', async () => {
  show([win], { group: 'games' });
  file = () => [200, new Blob(['file'])];
  fireEvent.click(await screen.findByRole('button', { name: t.export.open }));
  const form = screen.getByRole('button', { name: t.export.download }).closest('form');
  const field = (name: string) => within(form ?? document.body).getByLabelText(name);
  fireEvent.change(field(t.history.from), { target: { value: '2025-01-01' } });
  fireEvent.change(field(t.history.to), { target: { value: '2026-11-20' } });
  fireEvent.click(screen.getByRole('button', { name: t.export.download }));
  expect((await screen.findByRole('alert')).textContent).toBe(t.export.problem.tooLong);
  expect(queries('GET /history/export')).toEqual([]);
  fireEvent.change(field(t.history.to), { target: { value: '2025-12-31' } });
  fireEvent.click(screen.getByRole('button', { name: t.export.download }));
  await waitFor(() => expect(saved).toEqual([['blob:the-file', 'kozyr-history-2025-01-01-2025-12-31.csv']]));
  expect(queries('GET /history/export')).toEqual([
    { from: '2025-01-01', to: '2025-12-31', group: 'games', locale: 'en' },
  ]);
});

it('the file of today ends with the day of the money’s zone, and is not asked for before that zone is known', async () => {
  // In Kyiv the next day has begun, in UTC it has not.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T22:30:00Z') });
  show([win]);
  file = () => [200, new Blob(['file'])];
  fireEvent.click(await screen.findByRole('button', { name: t.export.open }));
  const download = screen.getByRole('button', { name: t.export.download });
  fireEvent.click(download);
  await waitFor(() => expect(download).toHaveProperty('disabled', false));
  expect(queries('GET /history/export')).toEqual([]);
  fireEvent.click(download);
  await waitFor(() => expect(queries('GET /history/export')).toMatchObject([{ to: '2026-11-27' }]));
  vi.useRealTimers();
});

it('a download that fails says so and saves nothing', async () => {
  show([win]);
  file = noAnswer;
  fireEvent.click(await screen.findByRole('button', { name: t.export.open }));
  const download = screen.getByRole('button', { name: t.export.download });
  await waitFor(() => expect(download).toHaveProperty('disabled', false));
  fireEvent.click(download);
  await waitFor(() => expect(notices).toMatchObject([{ message: t.error.exportNetwork }]));
  expect(saved).toEqual([]);
});
