// @vitest-environment jsdom

import type { DeclineReason, Deposit } from '@kozyr/contracts/payments';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepOpenGame, leaveGameToPay } from '@/lib/navigation/reopen-game';
import { keys } from '@/lib/query/keys';
import en from '@/messages/en.json';
import { answerCalls, signIn } from '@/tests/support/api-wire';
import { wireDeposit } from '@/tests/support/money/deposit-wire';
import { newQueryClient, renderApp } from '@/tests/support/render-app';
import { DepositStatus } from './deposit-status';

const deposit = wireDeposit();

function show(answer: Partial<Deposit>) {
  answerCalls(() => [200, { ...deposit, ...answer }]);
  const client = newQueryClient();
  client.setQueryData(keys.wallet(), 'as it was before');
  renderApp(<DepositStatus id="d1" />, { client });
  return client;
}
const denied = (decline_reason: DeclineReason) => show({ status: 'DENIED', decline_reason });
const target = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

beforeEach(() => {
  signIn();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a deposit that came leads to the games, by Play', async () => {
  show({});
  expect(await target(en.cashbox.play)).toBe('/en/games');
  expect(screen.getByText(en.cashbox.statusText.SUCCESS)).toBeTruthy();
});

it('a deposit that came for a game leads back to the game', async () => {
  keepOpenGame({ slug: 'lucky-fox', mode: 'real' });
  leaveGameToPay();
  show({});
  expect(await target(en.cashbox.backToGame)).toBe('/en/games/lucky-fox');
  expect(screen.queryByRole('link', { name: en.cashbox.play })).toBeNull();
});

it('over a game the way back closes the cashbox, and the game stays', async () => {
  keepOpenGame({ slug: 'lucky-fox', mode: 'real' });
  window.history.replaceState(null, '', '/en/games/lucky-fox?cashbox=show&action=deposit&deposit=d1');
  show({});
  fireEvent.click(await screen.findByRole('button', { name: en.cashbox.backToGame }));
  expect(`${window.location.pathname}${window.location.search}`).toBe('/en/games/lucky-fox');
});

it('a declined payment says what can be done, and leads back to the form', async () => {
  denied('card_declined');
  expect(await screen.findByText('Something went wrong and your payment was declined.')).toBeTruthy();
  expect(screen.getByText('Try again or use another card. If in doubt, contact support.')).toBeTruthy();
  expect(await target(en.cashbox.tryAgain)).toBe('/en/cashbox?action=deposit&deposit-amount=500.00');
  expect(screen.queryByRole('link', { name: en.cashbox.play })).toBeNull();
});

it('a player whom the bank did not trust is sent to support', async () => {
  denied('suspected_fraud');
  expect(await screen.findByText(/Contact support or use another card/)).toBeTruthy();
});

it('a deposit promises nothing while the bank is silent', async () => {
  show({ status: 'AWAITING_DEPOSIT', settled_at: null });
  expect(await screen.findByText(en.cashbox.status.AWAITING_DEPOSIT)).toBeTruthy();
  expect(screen.queryByRole('link', { name: en.cashbox.play })).toBeNull();
});

it('the balance is asked for again once the money is there, and not before', async () => {
  const waiting = show({ status: 'AWAITING_DEPOSIT', settled_at: null });
  await screen.findByText(en.cashbox.status.AWAITING_DEPOSIT);
  expect(waiting.getQueryState(keys.wallet())?.isInvalidated).toBe(false);
  const arrived = show({});
  await screen.findByText(en.cashbox.status.SUCCESS);
  expect(arrived.getQueryState(keys.wallet())?.isInvalidated).toBe(true);
});

it('an open payment page can be gone back to, and says for how long', async () => {
  const until = new Date(Date.now() + 600_000).toISOString();
  show({ status: 'AWAITING_DEPOSIT', settled_at: null, payment_url: 'http://gateway/pay/1', pay_until: until });
  expect(await target(en.cashbox.backToPayment)).toBe('http://gateway/pay/1');
  expect(screen.getByText(/The payment page is open until \d\d:\d\d/)).toBeTruthy();
});

it('a deposit is told as unknown once the time to pay is over and nobody has said more', async () => {
  const until = '2026-11-20T10:30:00.000Z';
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-20T10:31:00.000Z'));
  show({ status: 'AWAITING_DEPOSIT', settled_at: null, payment_url: 'http://gateway/pay/1', pay_until: until });
  expect(await screen.findByText(en.cashbox.status.UNKNOWN)).toBeTruthy();
  expect(screen.getByText(/Until it is known, do not pay again/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: en.cashbox.backToPayment })).toBeNull();
  expect(screen.getByRole('button', { name: en.cashbox.support })).toBeTruthy();
});

it('a payment page at which nobody answers is said to be out of reach, and a press leads there once somebody does', async () => {
  let there = false;
  const ask = vi.fn(async () => {
    if (!there) throw new TypeError('Failed to fetch');
    return new Response();
  });
  vi.stubGlobal('fetch', ask);
  show({ status: 'AWAITING_DEPOSIT', settled_at: null, payment_url: 'https://pay.example/pay/p1' });
  expect((await screen.findByRole('alert')).textContent).toContain(en.cashbox.error.gateway);
  const link = screen.getByRole('link', { name: en.cashbox.backToPayment });
  link.focus();
  expect(fireEvent.click(link)).toBe(false);
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  there = true;
  fireEvent.click(link);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('a deposit whose bonus had ended says that the money came without it, and one that it brought says how much', async () => {
  show({ bonus: { name: 'Friday Ace', given: null } });
  expect(await screen.findByText(/no longer open when the money came/)).toBeTruthy();
  cleanup();
  show({ bonus: { name: 'Friday Ace', given: '250.00' } });
  expect((await screen.findByText(/“Friday Ace”/)).textContent?.replace(/\u00a0/g, ' ')).toContain('250 ₴');
});
