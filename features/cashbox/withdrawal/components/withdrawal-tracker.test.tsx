// @vitest-environment jsdom

import type { Withdrawal } from '@kozyr/contracts/withdrawals';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { keys } from '@/lib/query/keys';
import en from '@/messages/en.json';
import { type Answer, answerCalls, refusal, signIn } from '@/tests/support/api-wire';
import { newQueryClient, renderApp } from '@/tests/support/render-app';
import { WithdrawalTracker } from './withdrawal-tracker';

const t = en.cashbox.withdrawal;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const base: Withdrawal = {
  id: 'w1',
  amount: '250.50',
  currency: 'uah',
  recipient_name: 'Taras Shevchenko',
  card: { brand: 'visa', mask: '•••• 4242' },
  status: 'WAITING_FOR_APPROVAL',
  reason: null,
  steps: [
    { status: 'AWAITING_CARD', at: '2026-11-20T10:00:00.000Z' },
    { status: 'WAITING_FOR_APPROVAL', at: '2026-11-20T10:05:00.000Z' },
  ],
  expected: null,
  card_url: null,
  card_until: null,
  created_at: '2026-11-20T10:00:00.000Z',
  settled_at: null,
};

function show(change: Partial<Withdrawal>, answer: Answer = [200, { ...base, ...change }]) {
  answerCalls(() => answer);
  const client = newQueryClient();
  client.setQueryData(keys.wallet(), 'as it was before');
  renderApp(<WithdrawalTracker id="w1" />, { client });
  return client;
}
const steps = async () => within(await screen.findByRole('list', { name: t.way })).getAllByRole('listitem');

beforeEach(signIn);

it('a withdrawal is marked where it is, with the moments of what is behind and what is still ahead', async () => {
  show({});
  const all = await steps();
  expect(all.map((step) => step.getAttribute('data-step'))).toEqual([
    'AWAITING_CARD',
    'WAITING_FOR_APPROVAL',
    'PAYING',
    'SUCCESS',
  ]);
  expect(all.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  expect(all.map((step) => step.querySelector('time')?.dateTime ?? null)).toEqual([
    '2026-11-20T10:00:00.000Z',
    '2026-11-20T10:05:00.000Z',
    null,
    null,
  ]);
  expect(screen.getByText(/Visa •••• 4242/)).toBeTruthy();
  expect(screen.getByText('Taras Shevchenko')).toBeTruthy();
});

it('the end of a withdrawal is expected by how long others really took, which is named', async () => {
  show({ status: 'PAYING', expected: { earliest: inMinutes(10), latest: inMinutes(40), basis: 'median' } });
  expect(await screen.findByText(/^Usually by .*\d\d:\d\d, nine in ten by .*\d\d:\d\d$/)).toBeTruthy();
  expect(screen.getByText(t.terms.basis.median)).toBeTruthy();
  expect(screen.getByText(t.expects.PAYING)).toBeTruthy();
});

it('a withdrawal promises nothing any more when the time has passed', async () => {
  show({ expected: { earliest: inMinutes(-90), latest: inMinutes(-30), basis: 'published' } });
  expect(await screen.findByText(t.overdue)).toBeTruthy();
  expect(screen.queryByText(/^Between/)).toBeNull();
  expect(screen.getByRole('button', { name: en.cashbox.support })).toBeTruthy();
});

it('a withdrawal without a card leads on to the card page and says until when', async () => {
  const waiting = { status: 'AWAITING_CARD', card: null, card_until: inMinutes(20) } as const;
  show({ ...waiting, steps: base.steps.slice(0, 1), card_url: 'http://gateway/card/1' });
  expect((await screen.findByRole('link', { name: t.toCard })).getAttribute('href')).toBe('http://gateway/card/1');
  expect(screen.getByText(/^Give the card by .*\d\d:\d\d/)).toBeTruthy();
  expect(screen.getByText(t.noCard)).toBeTruthy();
});

it('a withdrawal waits for the card page where the gateway has not answered yet', async () => {
  show({ status: 'AWAITING_CARD', card: null, card_until: inMinutes(20), steps: base.steps.slice(0, 1) });
  expect(await screen.findByText(t.cardComing)).toBeTruthy();
  expect(screen.queryByRole('link', { name: t.toCard })).toBeNull();
});

it('a denial says why and that the money is back, and the balances are asked for anew', async () => {
  const end = { status: 'DENIED' as const, at: '2026-11-20T10:30:00.000Z' };
  const client = show({ status: 'DENIED', reason: 'card_expired', steps: [...base.steps, end] });
  expect(await screen.findByText(t.reason.card_expired)).toBeTruthy();
  expect(screen.getByText(t.moneyBack)).toBeTruthy();
  expect((await steps()).map((step) => step.getAttribute('data-step')).at(-1)).toBe('DENIED');
  expect(screen.getByRole('link', { name: t.again }).getAttribute('href')).toBe('/en/cashbox?action=withdrawal');
  expect(client.getQueryState(keys.wallet())?.isInvalidated).toBe(true);
});

it('a withdrawal has nothing to press that would take it back', async () => {
  show({});
  await steps();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a withdrawal of somebody else is unknown', async () => {
  show({}, refusal('NOT_FOUND', { status: 404 }));
  expect(await screen.findByText(t.unknownTitle)).toBeTruthy();
});
