// @vitest-environment jsdom
import type { CashbackWeek } from '@kozyr/contracts/cashback';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import en from '@/messages/en.json';
import { type Answer, answerCalls, noAnswer, refusal, signIn } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { CashbackStatement } from './cashback-statement';

const t = en.cashback;
const week: CashbackWeek = {
  kind: 'Cashback',
  from: '2026-03-01T22:00:00.000Z',
  to: '2026-03-08T22:00:00.000Z',
  currency: 'uah',
  rounds: 4,
  staked: '1100.33',
  won: '100.00',
  net_loss: '1000.33',
  stars: 1,
  percent: '3.00',
  most: '1000.00',
  theoretical_loss: '150.00',
  bound: '60.00',
  amount: '30.00',
  credited_at: null,
};
const statement = {
  balance: '41.50',
  currency: 'uah',
  stars: 1,
  percents: [0, 3, 5, 7, 10, 12],
  mosts: ['0.00', '1000.00', '2500.00', '5000.00', '10000.00', '20000.00'],
  current: week,
  awaited: null,
  open_rounds: 0,
  weeks: { items: [], total: 0, page: 1, pageSize: 8 },
};

/** Shows what the platform answers; claims are taken down and answered by `claim`. */
function show(
  given: Partial<Record<keyof typeof statement, unknown>> = {},
  claim: () => Answer = () => [200, { claimed: '0.00' }],
) {
  const keys: string[] = [];
  const pages: number[] = [];
  answerCalls((call, { query, body }) => {
    if (call === 'GET /cashback') {
      pages.push(Number(query.page));
      return [200, { ...statement, ...given }];
    }
    keys.push((body as { idempotency_key: string }).idempotency_key);
    return claim();
  });
  renderApp(<CashbackStatement />);
  return { keys, pages };
}
const claimButton = () => screen.findByRole('button', { name: t.claim });

let notices: Notice[];
let stopNotices: () => void;
beforeEach(() => {
  signIn();
  notices = [];
  stopNotices = onNotice((notice) => notices.push(notice));
});
afterEach(() => stopNotices());
/** Waits until a toast says so. */
const isTold = (part: Partial<Notice>) => waitFor(() => expect(notices).toContainEqual(expect.objectContaining(part)));

it('this week’s sum is explained line by line, and the player’s own percent is marked', async () => {
  show();
  const sum = await screen.findByTestId('cashback-week');
  for (const text of ['02.03–08.03.2026', '1 100.33', '100.00', '1 000.33', '3%', '30.00'])
    expect(sum.textContent?.replaceAll(/\s/g, ' ')).toContain(text);
  expect(sum.textContent).toContain('March 9, 2026');
  const own = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'true');
  expect(own.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    `1 star3%${t.yours}1 000 ₴ at most`,
  ]);
});

it('a week that has come to what its stakes let it bring at most says so', async () => {
  show({ current: { ...week, bound: '16.04', amount: '16.04' } });
  const sum = await screen.findByTestId('cashback-week');
  expect(sum.textContent?.replaceAll(/\s/g, ' ')).toContain(`${t.bound}16.04`);
  expect(within(sum).getByText(t.boundReached)).toBeTruthy();
});

it('a bound that is not reached is not said to be, and a week counted before there was one has none', async () => {
  show({ awaited: { ...week, bound: null, theoretical_loss: null } });
  const [counted, so] = [await screen.findByTestId('cashback-awaited'), screen.getByTestId('cashback-week')];
  expect(counted.textContent).not.toContain(t.bound);
  expect(so.textContent).toContain(t.bound);
  expect(screen.queryByText(t.boundReached)).toBeNull();
});

it('a past week that the bound cut names it', async () => {
  const cut = { ...week, bound: '16.04', amount: '16.04', credited_at: '2026-03-08T22:01:00.000Z' };
  show({ weeks: { items: [cut], total: 1, page: 1, pageSize: 8 } });
  const row = await screen.findByRole('row', { name: /16\.04 ₴ at most|16\.04/ });
  expect(row.textContent?.replaceAll(/\s/g, ' ')).toContain('16.04 ₴ at most');
});

it('a week that brings nothing says why', async () => {
  show({ current: { ...week, won: '2000.00', net_loss: '0.00', amount: '0.00' } });
  expect(await screen.findByText(t.ahead)).toBeTruthy();
  expect(screen.queryByText(t.noStars)).toBeNull();
});

it('a week that is over and not counted yet stands beside the one that runs', async () => {
  show({ awaited: { ...week, amount: '7.00' } });
  expect(within(await screen.findByTestId('cashback-awaited')).getByText(t.awaitedText)).toBeTruthy();
});

it('a week that is over says which open rounds it waits for', async () => {
  const none = { rounds: 0, staked: '0.00', won: '0.00', net_loss: '0.00', amount: '0.00' };
  show({ awaited: { ...week, ...none }, open_rounds: 2 });
  const awaited = within(await screen.findByTestId('cashback-awaited'));
  expect(awaited.getByText(/2 rounds begun in that week are still open/)).toBeTruthy();
  expect(awaited.queryByText(t.noRounds)).toBeNull();
});

it('a player with nothing to claim has nothing to press', async () => {
  show({ balance: '0.00' });
  expect(await screen.findByRole('button', { name: t.nothing })).toHaveProperty('disabled', true);
  expect(screen.getByText(t.noPast)).toBeTruthy();
});

it('a double click claims once, and how much came is said', async () => {
  const { keys } = show({}, () => [200, { claimed: '41.50' }]);
  const button = await claimButton();
  fireEvent.click(button);
  fireEvent.click(button);
  await isTold({ kind: 'success' });
  expect(keys).toHaveLength(1);
  expect(notices[0]?.message).toContain('41.50');
});

it('a claim whose answer was lost is sent again as the same claim, and another one as another', async () => {
  let lost = true;
  const { keys } = show({}, () => {
    if (!lost) return [200, { claimed: '41.50' }];
    lost = false;
    return noAnswer();
  });
  fireEvent.click(await claimButton());
  await isTold({ message: t.claimFailed });
  fireEvent.click(await claimButton());
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
  await isTold({ kind: 'success' });
  fireEvent.click(await claimButton());
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[2]).not.toBe(keys[0]);
});

it('a statement is asked for anew where another device has claimed it already', async () => {
  const { pages } = show({}, () => refusal('NOTHING_TO_CLAIM'));
  fireEvent.click(await claimButton());
  await isTold({ message: t.nothing });
  expect(pages.length).toBeGreaterThan(1);
});

it('the weeks before are turned page by page', async () => {
  const items = [{ ...week, credited_at: '2026-03-08T22:01:00.000Z' }];
  const { pages } = show({ weeks: { items, total: 9, page: 1, pageSize: 8 } });
  expect(await screen.findByRole('row', { name: /02\.03–08\.03\.2026/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: t.newer })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: t.older }));
  await waitFor(() => expect(pages).toContain(2));
});

it('a statement that fails to load shows an error of its own', async () => {
  answerCalls(noAnswer);
  renderApp(<CashbackStatement />);
  expect(await screen.findByText(en.ui.errorTitle)).toBeTruthy();
});
