// @vitest-environment jsdom
import type { PlayerState } from '@kozyr/contracts/protection';
import type { Withdrawal as Asked, WithdrawalBlock, WithdrawalTerms } from '@kozyr/contracts/withdrawals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import { useModalQueue } from '@/lib/modal-queue/modal-queue';
import { openOf } from '@/lib/modal-queue/modals-of-kind';
import en from '@/messages/en.json';
import { type Answer, answerCalls, noAnswer, refusal, signIn } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { wireUser } from '@/tests/support/rewards/bonus-wire';
import { Withdrawal } from './withdrawal';

// jsdom goes nowhere.
const { leaveTo } = vi.hoisted(() => ({ leaveTo: vi.fn() }));
vi.mock('@/lib/navigation/use-leaving', () => ({ useLeaving: () => ({ leaving: false, leaveTo }) }));

const t = en.cashbox.withdrawal;
const terms: WithdrawalTerms = {
  currency: 'uah',
  available: '1000.00',
  unplayed_included: false,
  minimum: '100.00',
  maximum_24h: '50000.00',
  left_24h: '50000.00',
  maximum_per_day: 3,
  left_per_day: 2,
  frees_at: null,
  rating: 1,
  min_rating: 1,
  block: null,
  approval: { earliest: 10, latest: 1440, basis: 'published' },
  payout: { earliest: 12, latest: 31, basis: 'median' },
  burns: null,
};
const asked: Asked = {
  id: '7f0c1f0e-6a4e-4c53-9a54-0b8f1c1b2a3d',
  amount: '250.50',
  currency: 'uah',
  recipient_name: 'Taras Shevchenko',
  card: null,
  status: 'AWAITING_CARD',
  reason: null,
  steps: [{ status: 'AWAITING_CARD', at: '2026-11-20T10:00:00.000Z' }],
  expected: null,
  card_url: 'http://gateway/card/1',
  card_until: '2026-11-20T10:30:00.000Z',
  created_at: '2026-11-20T10:00:00.000Z',
  settled_at: null,
};

type Body = {
  amount: string;
  recipient_name: string;
  idempotency_key: string;
  return_path: string;
  confirm_burning: boolean;
};
const bodies: Body[] = [];
let create: () => Answer;
let notices: Notice[];
let stopNotices: () => void;

function show(change: Partial<WithdrawalTerms> = {}, state: PlayerState = 'active') {
  answerCalls((call, { body }) => {
    if (call === 'GET /users') return [200, { ...wireUser, protection: { state, until: null } }];
    if (call === 'POST /payments/withdrawals') {
      bodies.push(body as Body);
      return create();
    }
    if (call === 'GET /payments/withdrawals/terms') return [200, { ...terms, ...change }];
    return [200, { items: [], total: 0, page: 1, pageSize: 20 }];
  });
  renderApp(<Withdrawal />);
}

async function send(amount: string, recipient: string) {
  fireEvent.change(await screen.findByLabelText(en.cashbox.amount), { target: { value: amount } });
  fireEvent.change(screen.getByLabelText(t.recipient), { target: { value: recipient } });
  fireEvent.click(screen.getByRole('button', { name: t.submit }));
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response());
  leaveTo.mockClear();
  signIn();
  useModalQueue.setState(useModalQueue.getInitialState());
  bodies.length = 0;
  create = () => [201, asked];
  notices = [];
  stopNotices = onNotice((notice) => notices.push(notice));
});
afterEach(() => stopNotices());

it('the terms stand before the form: limits, rating, and how long it takes by what', async () => {
  show();
  expect((await screen.findByTestId('withdrawable')).textContent).toMatch(/1.000\.00/);
  const term = (key: string) => document.querySelector(`[data-term=${key}] dd`)?.textContent;
  expect(term('left-today')).toBe('2 of 3');
  expect(term('rating')).toBe('1; you have 1');
  expect(term('approval')).toBe(`10 min – 24 h${t.terms.basis.published}`);
  expect(term('payout')).toBe(`12 min – 31 min${t.terms.basis.median}`);
  const form = screen.getByLabelText(t.recipient);
  expect(screen.getByTestId('withdrawable').compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('the terms call what can be withdrawn the digital balance, or all the money where what was not played goes out too', async () => {
  show();
  expect(await screen.findByText(t.terms.availableText)).toBeTruthy();
  cleanup();
  show({ unplayed_included: true });
  expect(await screen.findByText(t.terms.availableAllText)).toBeTruthy();
  expect(screen.queryByText(t.terms.availableText)).toBeNull();
});

describe('the form', () => {
  it.each([
    ['250', '', t.problem.required],
    ['250', 'Taras', "The Recipient's name must contain at least two words"],
    ['250', 'T. Shevchenko', 'Please enter the full name'],
    ['250', 'Taras 007', t.problem.notValid],
    ['250.', 'Taras Shevchenko', 'Please enter the full value'],
    ['', 'Taras Shevchenko', 'Please fill out this field'],
  ])('a withdrawal of %j to %j is refused', async (amount, recipient, problem) => {
    show();
    await send(amount, recipient);
    expect((await screen.findByRole('alert')).textContent).toBe(problem);
    expect(bodies).toEqual([]);
  });

  it('a withdrawal is asked for once and leads to the gateway’s page for the card', async () => {
    show();
    await send('250,5', '  Taras   Shevchenko ');
    await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith('http://gateway/card/1'));
    expect(bodies).toMatchObject([
      { amount: '250.50', recipient_name: 'Taras Shevchenko', return_path: '/en/cashbox?action=withdrawal' },
    ]);
  });

  it('a withdrawal is asked for again with the code of the second factor, as the same one', async () => {
    create = () => (bodies.length === 1 ? refusal('SECOND_FACTOR_NEEDED', { status: 403 }) : [201, asked]);
    show();
    await send('250.50', 'Taras Shevchenko');
    await waitFor(() => expect(openOf('second-factor')).toBeDefined());
    await openOf('second-factor')?.request.attempt('123456');
    await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith('http://gateway/card/1'));
    expect(bodies).toEqual([bodies[0], { ...bodies[0], code: '123456' }]);
    expect(notices).toEqual([]);
  });

  it('a withdrawal that needs a proof of identity leads to it, and is asked for again afterwards', async () => {
    create = () => refusal('IDENTITY_NEEDED', { status: 403, details: { level: '2', action: 'withdraw' } });
    show();
    await send('250.50', 'Taras Shevchenko');
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain(en.cashbox.identityNeeded.text);
    const way = screen.getByRole('link', { name: en.cashbox.identityNeeded.action });
    expect(way.getAttribute('href')).toBe('/en/profile?tab=profile#identity');
    create = () => [201, asked];
    fireEvent.click(screen.getByRole('button', { name: t.submit }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledOnce());
    expect(screen.queryByText(en.cashbox.identityNeeded.text)).toBeNull();
    expect(notices).toEqual([]);
  });

  it('a withdrawal leads to the tracker while the gateway has not answered', async () => {
    create = () => [201, { ...asked, card_url: null }];
    show();
    await send('250.50', 'Taras Shevchenko');
    const path = `/en/cashbox?action=withdrawal&withdrawal=${asked.id}`;
    await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith(path));
  });

  it('the same intent is sent by the same key after a lost answer, and another one by another', async () => {
    create = noAnswer;
    show();
    await send('250.50', 'Taras Shevchenko');
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatchObject({ message: en.cashbox.error.withdrawalNetwork });
    await send('250.5', 'Taras Shevchenko');
    await waitFor(() => expect(bodies).toHaveLength(2));
    await waitFor(() => expect(notices).toHaveLength(2));
    await send('300', 'Taras Shevchenko');
    await waitFor(() => expect(bodies).toHaveLength(3));
    const keys = bodies.map((body) => body.idempotency_key);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('a running bonus that would be lost has to be agreed to first', async () => {
    show({ burns: { bonus_id: 'b1', name: 'Welcome', amount: '80.00' } });
    await send('250', 'Taras Shevchenko');
    expect((await screen.findByRole('alert')).textContent).toBe(t.problem.notAgreed);
    expect(screen.getByText(/80\.00.* of bonus money is lost/)).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: t.burns.agree }));
    fireEvent.click(screen.getByRole('button', { name: t.submit }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]?.confirm_burning).toBe(true);
  });

  it('a press fills in a half or all of what can be withdrawn', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: /^Half · 500\.00/ }));
    expect(screen.getByLabelText(en.cashbox.amount)).toHaveProperty('value', '500.00');
    fireEvent.click(screen.getByRole('button', { name: /^All · 1.000\.00/ }));
    expect(screen.getByLabelText(en.cashbox.amount)).toHaveProperty('value', '1000.00');
  });
});

describe('in place of the form', () => {
  it.each([
    'PAYOUT_RATING_UNKNOWN',
    'PAYOUTS_ON_HOLD',
    'WITHDRAWALS_PER_DAY_REACHED',
    'WITHDRAWAL_ABOVE_24H_LIMIT',
  ] satisfies WithdrawalBlock[])(
    'a withdrawal that is blocked by %s stands as such in place of the form',
    async (block) => {
      show({ block, frees_at: block.includes('24H') ? '2026-11-21T10:00:00.000Z' : null });
      expect(await screen.findByRole('heading', { name: t.obstacle[block].title })).toBeTruthy();
      expect(screen.queryByLabelText(t.recipient)).toBeNull();
      expect(screen.queryByText(/There is room again from/) !== null).toBe(block.includes('24H'));
    },
  );

  it('a player without funds reads so in place of the form, and the way to play', async () => {
    show({ block: 'NOTHING_TO_WITHDRAW', available: '0.00' });
    expect(await screen.findByRole('heading', { name: 'No funds for withdrawal' })).toBeTruthy();
    expect((await screen.findByRole('link', { name: en.cashbox.play })).getAttribute('href')).toBe('/en/games');
  });

  it('who may not play any more and has nothing left reads so, without a way to play', async () => {
    show({ block: 'NOTHING_TO_WITHDRAW', available: '0.00', unplayed_included: true });
    expect(await screen.findByText(t.obstacle.NOTHING_LEFT.text)).toBeTruthy();
    expect(screen.queryByRole('link', { name: en.cashbox.play })).toBeNull();
  });

  it('who has taken a break and has nothing to withdraw is not sent to the games', async () => {
    show({ block: 'NOTHING_TO_WITHDRAW', available: '0.00' }, 'timed_out');
    expect(await screen.findByRole('heading', { name: 'No funds for withdrawal' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: en.cashbox.play })).toBeNull());
  });

  it('a rating that is too low is named in place of the form, and the status modal tells of it when it is pressed', async () => {
    show({ block: 'PAYOUT_RATING_TOO_LOW', rating: 0, min_rating: 2 });
    expect(await screen.findByText(/needs a rating of 2; you have 0/)).toBeTruthy();
    expect(useModalQueue.getState().modals).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: t.whyRating }));
    const shows = { key: 'user-rating-is-less-than-required', variables: { min_rating: '2' } };
    expect(useModalQueue.getState().modals).toMatchObject([{ kind: 'status', request: { shows } }]);
  });
});
