// @vitest-environment jsdom
import type { QueuedWithdrawal, QueuedWithdrawalCase, RiskHint } from '@kozyr/contracts/operator/withdrawal-queue';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerDesk, drawDesk } from '../../../../tests/support/desk-screen';
import withdrawals from '../../../messages/en/withdrawals.json';
import { WithdrawalScreen } from './withdrawal-screen';

const ID = '0b6f0a52-58f8-4f0b-9c57-8f0f5b8ad0a1';
const NEXT = '1b6f0a52-58f8-4f0b-9c57-8f0f5b8ad0a2';
const OTHER = '77777777-9d0c-4f43-8f0a-0d6f0c1f7a11';
const HINTS: RiskHint[] = [
  { code: 'stake_below_deposit', staked: '100.00', deposited: '300.00', deposited_at: '2026-11-20T07:00:00.000Z' },
  { code: 'other_card_than_deposited', known_cards: 2 },
  { code: 'shared_card', others: 1, players: [OTHER] },
  { code: 'shared_address', others: 7, players: [OTHER] },
  { code: 'velocity', withdrawals: 3, sum: '1234.50' },
  { code: 'young_account', hours: 49 },
  { code: 'identity_not_checked', waiting: true },
  { code: 'open_harm_case', case: OTHER, since: '2026-11-20T07:00:00.000Z' },
  { code: 'open_chargeback', chargebacks: 1, owed: '300.00' },
];
const QUEUED: QueuedWithdrawal = {
  id: ID,
  player: { id: '6a0f3a2e-9d0c-4f43-8f0a-0d6f0c1f7a11', nickname: 'Kalyna', rating: 2 },
  amount: '500.00',
  currency: 'uah',
  rail: 'visa',
  status: 'WAITING_FOR_APPROVAL',
  created_at: '2026-11-20T08:00:00.000Z',
  status_since: '2026-11-20T08:01:00.000Z',
  waited_seconds: 120,
  hints: HINTS,
  ruling: null,
};
const CASE: QueuedWithdrawalCase = {
  withdrawal: QUEUED,
  recipient_name: 'Olena Koval',
  card: { brand: 'visa', mask: '•••• 4242' },
  reason: null,
  payout_id: null,
  steps: [{ status: 'WAITING_FOR_APPROVAL', at: '2026-11-20T08:01:00.000Z' }],
  sums: { deposited: '300.00', deposits: 1, withdrawn: '0.00', withdrawals: 0, staked: '100.00', owed: '300.00' },
  account_age_days: 2,
  staked_since_deposit: '100.00',
  deposits: [
    {
      id: OTHER,
      amount: '300.00',
      currency: 'uah',
      status: 'SUCCESS',
      rail: 'applepay',
      created_at: '2026-11-20T06:59:00.000Z',
      settled_at: '2026-11-20T07:00:00.000Z',
    },
  ],
  withdrawals: [],
  notes: [],
};

const answers = (queue: QueuedWithdrawal[] = [QUEUED, { ...QUEUED, id: NEXT }]) =>
  answerDesk((call) => {
    if (call === 'GET /operator/withdrawal-queue') return { status: 200, body: { items: queue, next: null } };
    if (call === `GET /operator/withdrawal-queue/${ID}`) return { status: 200, body: CASE };
    const { hints: _, player, waited_seconds: __, rail: ___, ...shared } = QUEUED;
    const decided = { contact: '', rating: 2, recipient_name: '', card: null, payout_id: null, settled_at: null };
    const status = call.endsWith('approve') ? 'PAYING' : 'DENIED';
    return { status: 200, body: { ...shared, ...decided, player: player.id, status, reason: null } };
  });
const draw = (role: 'support' | 'payments' = 'payments') =>
  drawDesk(<WithdrawalScreen id={ID} />, { withdrawals }, { role, search: 'status=WAITING_FOR_APPROVAL&currency=uah' });
const press = async (name: string, place: HTMLElement = document.body) =>
  userEvent.click(await within(place).findByRole('button', { name }));
afterEach(() => vi.unstubAllGlobals());

it('every hint is read with its numbers and where to look', async () => {
  answers();
  draw();
  const hints = await screen.findByRole('region', { name: withdrawals.part.hints });
  expect(
    within(hints)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual([
    expect.stringContaining('only 100.00 ₴ were staked'),
    expect.stringContaining('2 other cards are known'),
    expect.stringContaining('1 other player has paid in'),
    expect.stringContaining('7 other players signed in'),
    expect.stringContaining('3 withdrawals were asked for within 24 hours, 1 234.50 ₴ in all'),
    expect.stringContaining('2 days after the registration'),
    expect.stringContaining('A check of identity is under way'),
    expect.stringContaining('read the case first'),
    expect.stringContaining('300.00 ₴ is owed'),
  ]);
  expect(within(hints).getAllByRole('link', { name: '77777777' })[0]?.getAttribute('href')).toBe(
    `/en/players/${OTHER}`,
  );
});

it('an approval goes with its note, and leads to the next of the same queue', async () => {
  const calls = answers();
  const { router } = draw();
  await press(withdrawals.approve.open);
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('9 hints speak against it.');
  await userEvent.type(within(dialog).getByLabelText(withdrawals.approve.note), ' Seen ');
  await press(withdrawals.approve.submit, dialog);
  await waitFor(() => expect(router.push).toHaveBeenCalled());
  expect(router.push.mock.calls[0]?.[0]).toBe(`/en/withdrawals/${NEXT}?status=WAITING_FOR_APPROVAL&currency=uah`);
  expect(calls.find(({ call }) => call.endsWith('/approve'))?.body).toEqual({ note: 'Seen' });
  expect(calls.find(({ call }) => call === 'GET /operator/withdrawal-queue')?.query).toContain('currency=uah');
});

it('a denial needs the reason that the player reads; after the last one the queue is shown', async () => {
  const calls = answers([QUEUED]);
  const { router } = draw();
  await press(withdrawals.deny.open);
  const dialog = screen.getByRole('dialog');
  await press(withdrawals.deny.submit, dialog);
  expect((await within(dialog).findByRole('alert')).textContent).toBe(withdrawals.deny.missing);
  await userEvent.selectOptions(within(dialog).getByLabelText(withdrawals.deny.reason), 'suspected_fraud');
  await press(withdrawals.deny.submit, dialog);
  await waitFor(() => expect(router.push).toHaveBeenCalled());
  expect(router.push.mock.calls[0]?.[0]).toBe('/en/withdrawals?status=WAITING_FOR_APPROVAL&currency=uah');
  expect(calls.find(({ call }) => call.endsWith('/deny'))?.body).toEqual({ reason: 'suspected_fraud' });
});

it('who may not decide reads all of it and is offered nothing', async () => {
  answers();
  draw('support');
  expect(await screen.findByText('Olena Koval')).toBeTruthy();
  expect(screen.queryByRole('button', { name: withdrawals.approve.open })).toBeNull();
  expect(screen.queryByRole('button', { name: withdrawals.deny.open })).toBeNull();
});
