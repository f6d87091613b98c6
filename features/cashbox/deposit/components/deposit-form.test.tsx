// @vitest-environment jsdom

import type { SavedCard } from '@kozyr/contracts/payments';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepOpenGame } from '@/lib/navigation/reopen-game';
import en from '@/messages/en.json';
import { answerCalls, noAnswer, refusal, type Sent, signIn } from '@/tests/support/api-wire';
import { wireDeposit } from '@/tests/support/money/deposit-wire';
import { renderApp } from '@/tests/support/render-app';
import { wireActive, wireOffer } from '@/tests/support/rewards/bonus-wire';
import { DepositForm } from './deposit-form';

const card: SavedCard = {
  id: 'c1',
  brand: 'visa',
  last_four: '4242',
  good_until: '2028-04',
  expired: false,
  save_again: false,
};
const made = wireDeposit();
const limits = { minimum: '50.00', maximum: '50000.00', presets: ['200.00'] };
const methods = {
  currency: 'uah',
  items: [
    { kind: 'visa', ...limits },
    { kind: 'mastercard', ...limits },
  ],
  last: { kind: 'visa', amount: '500.00' },
};

let sent: Sent[];
const bodies = () => sent.filter(({ call }) => call === 'POST /payments/deposits').map(({ body }) => body);

const share = {
  ...wireOffer({ id: '00000000-0000-4000-8000-0000000000d1', name: 'Friday Ace', min_deposit_amount: '600.00' }),
  ...{ type: 'PERCENTAGE', bonus_amount: '50.00', max_bonus_amount: '5000.00' },
};

function show(cards: SavedCard[], answer: object = { deposit: made, redirect_url: null }, offers: object[] = []) {
  sent = answerCalls((call) => {
    if (call === 'GET /payments/methods') return [200, methods];
    if (call === 'GET /payments/cards') return [200, { items: cards }];
    if (call === 'GET /users/bonuses/active') return [204];
    if (call === 'GET /bonuses') return [200, { items: offers, total: offers.length, page: 1, pageSize: 100 }];
    if (call === 'POST /payments/deposits')
      return 'errorCode' in answer ? refusal('SAVED_CARD_UNAVAILABLE') : [201, answer];
    return [204, null];
  });
  renderApp(<DepositForm preset={null} />);
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  signIn();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async () => new Response());
  document.documentElement.lang = 'en';
  window.history.replaceState(null, '', '/en/cashbox?action=deposit');
});
afterEach(() => vi.unstubAllGlobals());

it('a saved card stands first and chosen, and pays without a page', async () => {
  show([card]);
  const [first] = await screen.findAllByRole('radio');
  expect(first).toHaveProperty('checked', true);
  expect(first?.closest('label')?.textContent).toContain('4242');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await press(en.cashbox.payByCard);
  await waitFor(() => expect(bodies()).toMatchObject([{ method: 'visa', saved_card: 'c1', keep_card: false }]));
  await waitFor(() => expect(window.location.search).toBe('?action=deposit&deposit=d1'));
});

it('over a game that is open the payment leads back there', async () => {
  keepOpenGame({ slug: 'lucky-fox', mode: 'real' });
  window.history.replaceState(null, '', '/en/games/lucky-fox?cashbox=show&action=deposit');
  show([card]);
  await screen.findAllByRole('radio');
  await press(en.cashbox.payByCard);
  await waitFor(() =>
    expect(bodies()).toMatchObject([{ return_path: '/en/games/lucky-fox?cashbox=show&action=deposit' }]),
  );
  await waitFor(() => expect(window.location.pathname).toBe('/en/games/lucky-fox'));
  expect(window.location.search).toContain('deposit=d1');
});

it('a card is remembered only when the player says so', async () => {
  show([]);
  const box = await screen.findByRole('checkbox', { name: en.cashbox.keepCard });
  expect(box).toHaveProperty('checked', false);
  fireEvent.click(box);
  expect(screen.getByText(en.cashbox.keepCardText)).toBeTruthy();
  await press(en.cashbox.goToPayment);
  await waitFor(() => expect(bodies()).toMatchObject([{ keep_card: true }]));
});

it('an expired card says so and pays nothing', async () => {
  show([{ ...card, expired: true }]);
  const [first] = await screen.findAllByRole('radio');
  expect(first).toHaveProperty('checked', false);
  act(() => first?.click());
  expect(screen.getByText(en.cashbox.cardExpired)).toBeTruthy();
  expect(screen.getByRole('button', { name: en.cashbox.payByCard })).toHaveProperty('disabled', true);
});

it('a card is forgotten once the player has said so twice', async () => {
  show([card]);
  await screen.findAllByRole('radio');
  await press('Forget the card Visa ending in 4242');
  expect(sent.map(({ call }) => call)).not.toContain('DELETE /payments/cards/c1');
  await press(en.savedCards.yes);
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('DELETE /payments/cards/c1'));
});

it('no bonus stands chosen by itself, and what the typed amount brings is said by each', async () => {
  show([], undefined, [share]);
  const without = await screen.findByRole('radio', { name: new RegExp(en.cashbox.bonus.without) });
  expect(without).toHaveProperty('checked', true);
  const text = () => document.body.textContent?.replace(/[\u00a0\u202f]/g, ' ');
  expect(text()).toContain('It needs a deposit of at least 600.00 ₴.');
  await press(en.cashbox.goToPayment);
  await waitFor(() => expect(bodies()).toMatchObject([{ bonus: null }]));
});

it('the form stands once all that it shows is known, so that nothing moves under a press', async () => {
  let tell: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    tell = resolve;
  });
  sent = answerCalls(async (call) => {
    if (call === 'GET /payments/methods') return [200, methods];
    if (call === 'GET /payments/cards') return [200, { items: [] }];
    if (call === 'GET /users/bonuses/active') return [204];
    await held;
    return [200, { items: [share], total: 1, page: 1, pageSize: 100 }];
  });
  renderApp(<DepositForm preset={null} />);
  await waitFor(() => expect(sent.some(({ call }) => call === 'GET /bonuses')).toBe(true));
  expect(screen.queryByRole('button', { name: en.cashbox.goToPayment })).toBeNull();
  await act(async () => tell());
  expect(await screen.findByRole('button', { name: en.cashbox.goToPayment })).toBeTruthy();
  expect(screen.getByText(share.name)).toBeTruthy();
});

it('where bonuses can’t be had a deposit goes without asking for any, after one try', async () => {
  sent = answerCalls((call) => {
    if (call === 'GET /payments/methods') return [200, methods];
    if (call === 'GET /payments/cards') return [200, { items: [] }];
    if (call === 'GET /users/bonuses/active') return [204];
    if (call === 'GET /bonuses') return refusal('SERVICE_UNAVAILABLE', { status: 503 });
    return [201, { deposit: made, redirect_url: null }];
  });
  renderApp(<DepositForm preset={null} />);
  await screen.findByRole('button', { name: en.cashbox.goToPayment });
  expect(sent.filter(({ call }) => call === 'GET /bonuses')).toHaveLength(1);
  await press(en.cashbox.goToPayment);
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).not.toHaveProperty('bonus');
});

it('a bonus that is chosen goes with the deposit, once the amount is enough for it', async () => {
  show([], undefined, [share]);
  const bonus = await screen.findByRole('radio', { name: /Friday Ace/ });
  fireEvent.click(bonus);
  await press(en.cashbox.goToPayment);
  expect((await screen.findByRole('alert')).textContent).toContain('600.00');
  expect(bodies()).toEqual([]);
  fireEvent.change(screen.getByLabelText(en.cashbox.amount), { target: { value: '1000' } });
  expect(document.body.textContent?.replace(/[\u00a0\u202f]/g, ' ')).toContain(
    'Brings 500 ₴; 1 500.00 ₴ has to be staked.',
  );
  await press(en.cashbox.goToPayment);
  await waitFor(() => expect(bodies()).toMatchObject([{ amount: '1000.00', bonus: share.id }]));
});

it('after a lost answer the same deposit is sent again, though the bonus it brought runs by now', async () => {
  let active: object | null = null;
  sent = answerCalls((call) => {
    if (call === 'GET /payments/methods') return [200, methods];
    if (call === 'GET /payments/cards') return [200, { items: [card] }];
    if (call === 'GET /users/bonuses/active') return active ? [200, active] : [204];
    if (call === 'GET /bonuses') return [200, { items: active ? [] : [share], total: 1, page: 1, pageSize: 100 }];
    if (call !== 'POST /payments/deposits') return [204, null];
    if (active) return [201, { deposit: made, redirect_url: null }];
    active = wireActive({ status: 'ACTIVE' });
    return noAnswer();
  });
  const { client } = renderApp(<DepositForm preset="1000" />);
  fireEvent.click(await screen.findByRole('radio', { name: /Friday Ace/ }));
  await press(en.cashbox.payByCard);
  await waitFor(() => expect(bodies()).toHaveLength(1));
  await act(async () => client.invalidateQueries());
  await screen.findByText(/No other bonus|no other bonus/);
  await press(en.cashbox.payByCard);
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).toEqual(bodies()[0]);
});
